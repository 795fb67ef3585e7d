"""Benchmarks, run by hand; every measured figure in the documents comes from one of them."""
