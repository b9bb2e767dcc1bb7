"""Builds the library that a wheel, or a checkout, runs instead of Numba."""
