"""Measures speed and memory next to the peers' in one run: a benchmark, never a test."""

from escalera.bench.report import run

__all__ = ["run"]
