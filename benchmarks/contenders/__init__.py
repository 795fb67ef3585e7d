"""What this project is compared with: each is a program of its own, which the benchmarks start."""
