"""Speed and memory, measured beside the peers in one run: a benchmark, never a test."""

from escalera.bench.report import run

__all__ = ["run"]
