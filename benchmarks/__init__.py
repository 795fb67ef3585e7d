"""Benchmarks, run by hand; every figure in the documents comes from one of them."""
