"""Trains the learner of examples/ppo.py and keeps its curve; needs torch, the user's own.

    python -m bench.learner shizzle              as long as the budget of the example: 30 minutes of two cores
    python -m bench.learner shizzle --minutes 5  with other arguments of the example

Results go to bench/results/learner-GAME.json, with the commit that the run began at. A run that was broken off goes on
from its checkpoint in the folder for temporary files. `--draw` draws the kept curves into docs/pictures/learner.svg.
"""

import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from bench.__main__ import RESULTS, commit, write

EXAMPLES = Path(__file__).parents[1] / "examples"
PICTURE = Path(__file__).parents[1] / "docs/pictures/learner.svg"
GAMES = {"shizzle": ("Shizzle", 0.52), "twinkle_twinkle": ("Twinkle Twinkle", 0.6)}
"""The title of each game with a kept curve, and the share of the win that it is to reach."""


def draw() -> None:
    """Draws the shares of the win by processor time, with their intervals."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    mpl.rcParams.update({"svg.hashsalt": "tumblestar", "svg.fonttype": "none"})
    figure = Figure((8, 3.2), layout="constrained")
    for axes, (name, (title, goal)) in zip(figure.subplots(1, 2, sharey=True), GAMES.items(), strict=True):
        points: list[dict[str, Any]] = json.loads((RESULTS / f"learner-{name}.json").read_text("utf-8"))["points"]
        minutes = [point["processor_seconds"] / 60 for point in points]
        low, high, share = ([100 * point[key] for point in points] for key in ("low", "high", "share"))
        axes.fill_between(minutes, low, high, alpha=0.3, linewidth=0)
        axes.plot(minutes, share)
        axes.axhline(100 * goal, color="grey", linestyle=":")
        axes.set(title=title, xlabel="processor time, minutes", xlim=0, ylim=(0, 85))
        axes.set_ylabel("share against greedy, %")
        axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(PICTURE, metadata={"Date": None})


def main() -> None:
    """Trains and keeps, or draws."""
    if sys.argv[1:] == ["--draw"]:
        draw()
        return
    sys.path.insert(0, str(EXAMPLES))
    import ppo

    name = sys.argv[1]
    folder = Path(tempfile.gettempdir()) / f"tumblestar-learner-{name}"
    folder.mkdir(exist_ok=True)
    begun, out = folder / "commit", folder / "curve.json"
    if not out.exists():
        begun.write_text(commit(), "utf-8")
    ppo.main([*sys.argv[1:], "--out", str(out)])
    write(f"learner-{name}", "learner", json.loads(out.read_text("utf-8")), begun.read_text("utf-8"))
    shutil.rmtree(folder)


if __name__ == "__main__":
    main()
