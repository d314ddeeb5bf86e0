"""The notebooks in examples/ run from top to bottom, and are kept without outputs, so that none can be out of date."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.support.waiting import DEADLINE

nbformat: Any = pytest.importorskip("nbformat", reason="nbclient is not installed")
nbclient: Any = pytest.importorskip("nbclient", reason="nbclient is not installed")

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples").glob("*.ipynb"))
NEEDS = {"openspiel": "pyspiel"}  # where the library is not named as the notebook

every_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])


def test_every_adapter_has_a_notebook() -> None:
    adapters = Path(import_module("cosmodrome.adapters").__path__[0])
    libraries = {path.stem for path in adapters.glob("*.py")} - {"__init__", "observation"}
    assert libraries <= {path.stem for path in NOTEBOOKS}


@pytest.mark.slow
@every_notebook
def test_a_notebook_runs(path: Path, tmp_path: Path) -> None:
    pytest.importorskip("ipykernel", reason="ipykernel is not installed")
    pytest.importorskip(NEEDS.get(path.stem, path.stem), reason=f"what {path.name} is about is not installed")
    notebook = nbformat.read(path, as_version=4)
    nbclient.NotebookClient(notebook, timeout=int(3 * DEADLINE), resources={"metadata": {"path": tmp_path}}).execute()


@every_notebook
def test_notebook_is_stored_without_outputs(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert code
    assert all(not cell.outputs and cell.execution_count is None for cell in code)
