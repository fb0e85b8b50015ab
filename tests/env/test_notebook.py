"""The notebook from install to the curve of a learner: it runs as it stands, and the learner learns."""

from pathlib import Path

from tests.env import notebooks
from tests.marks import needs_numba, slow

NOTEBOOK = Path(__file__).parents[2] / "docs/notebooks/learner.ipynb"


@slow
@needs_numba
def test_the_notebook_runs_and_its_learner_learns() -> None:
    notebook, names = notebooks.run(NOTEBOOK)
    shares = [point[1] for point in names["curve"]]
    assert len(shares) == 7
    assert min(shares[-3:]) > shares[0] + 0.05
    drawn = [output for cell in notebook["cells"] for output in cell.get("outputs", []) if "data" in output]
    assert len(drawn) == 1
    assert (NOTEBOOK.parent / names["kept"]).exists(), "the kept curve is drawn beside it"
