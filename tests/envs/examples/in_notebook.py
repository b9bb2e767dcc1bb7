"""The notebook runs from its first cell to its last, with fewer rounds (`make test-envs`)."""

import os
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).parents[3]
NOTEBOOK = ROOT / "examples" / "first_steps.ipynb"
SAID, SMALL = "ROUNDS, EVERY = 15, 3", "ROUNDS, EVERY = 1, 1"


def test_the_notebook_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src")]))
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    changed = [cell for cell in notebook.cells if SAID in cell.source]
    assert len(changed) == 1
    changed[0].source = changed[0].source.replace(SAID, SMALL)
    where = {"metadata": {"path": str(NOTEBOOK.parent)}}
    NotebookClient(notebook, timeout=300, kernel_name="python3", resources=where).execute()
    told = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert sum("image/png" in output.get("data", {}) for output in told) == 2


def test_what_it_showed_is_kept_and_small() -> None:
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert sum(bool(cell.outputs) for cell in code) >= 5
    assert NOTEBOOK.stat().st_size < 100_000
