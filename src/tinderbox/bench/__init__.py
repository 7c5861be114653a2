"""Benchmarks, each compared with a reference that is measured in the same run."""
