"""The notebook from install to the curve of a learner: it runs as it stands, and the learner learns.

python -m tests.env.test_notebook    writes what it prints and draws into the file
"""

import base64
import contextlib
import io
import json
from pathlib import Path
from typing import Any

from tests.marks import needs_numba, slow

NOTEBOOK = Path(__file__).parents[2] / "docs/notebooks/learner.ipynb"


def run(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """A notebook with its outputs, and what its names stand for at the end; without Jupyter, in its own folder."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot

    notebook = json.loads(path.read_text(encoding="utf-8"))
    names: dict[str, Any] = {"__name__": "__main__"}
    pyplot.show = lambda: None  # figures are kept until the cell is over
    with contextlib.chdir(path.parent):
        cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
        for number, cell in enumerate(cells, 1):
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                exec(compile("".join(cell["source"]), f"{path.name}[{number}]", "exec"), names)
            cell["execution_count"], cell["outputs"] = number, _outputs(printed.getvalue(), pyplot)
    return notebook, names


def _outputs(printed: str, pyplot: Any) -> list[dict[str, Any]]:
    """What a cell printed and drew, as notebooks have it."""
    outputs: list[dict[str, Any]] = []
    if printed:
        outputs.append({"output_type": "stream", "name": "stdout", "text": printed.splitlines(keepends=True)})
    for number in pyplot.get_fignums():
        drawn = io.BytesIO()
        pyplot.figure(number).savefig(drawn, format="png", dpi=80, metadata={"Software": None})
        picture = base64.b64encode(drawn.getvalue()).decode()
        outputs.append({"output_type": "display_data", "metadata": {}, "data": {"image/png": picture}})
    pyplot.close("all")
    return outputs


@slow
@needs_numba
def test_the_notebook_runs_and_its_learner_learns() -> None:
    notebook, names = run(NOTEBOOK)
    shares = [point[1] for point in names["curve"]]
    assert len(shares) == 7
    assert min(shares[-3:]) > shares[0] + 0.05
    drawn = [output for cell in notebook["cells"] for output in cell.get("outputs", []) if "data" in output]
    assert len(drawn) == 1
    assert (NOTEBOOK.parent / names["kept"]).exists(), "the kept curve is drawn beside it"


if __name__ == "__main__":
    text = json.dumps(run(NOTEBOOK)[0], indent=1, ensure_ascii=False)
    NOTEBOOK.write_text(text + "\n", encoding="utf-8", newline="\n")
