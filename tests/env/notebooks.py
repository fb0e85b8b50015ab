"""Runs a notebook without Jupyter: its cells of code, one after the other, in one namespace.

python -m tests.env.notebooks docs/notebooks/learner.ipynb    writes what it prints and draws into the file
"""

import base64
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any


def run(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """The notebook with its outputs, and what its names stand for at the end. It runs in its own folder."""
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
    found: list[dict[str, Any]] = []
    if printed:
        found.append({"output_type": "stream", "name": "stdout", "text": printed.splitlines(keepends=True)})
    for number in pyplot.get_fignums():
        drawn = io.BytesIO()
        pyplot.figure(number).savefig(drawn, format="png", dpi=80, metadata={"Software": None})
        picture = base64.b64encode(drawn.getvalue()).decode()
        found.append({"output_type": "display_data", "metadata": {}, "data": {"image/png": picture}})
    pyplot.close("all")
    return found


if __name__ == "__main__":
    for name in sys.argv[1:]:
        notebook, _ = run(Path(name))
        Path(name).write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n")
