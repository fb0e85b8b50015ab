"""Makes the pictures of this folder: `python docs/pictures/make.py`. A test fails when they are out of date."""

from pathlib import Path

from tumblestar import games

MOMENTS = {  # file: (what it is called, what it shows, the state)
    "twisty": (
        "Twisty",
        "Cubes, counters and four pawns on seven by seven squares. The triangle may steal a green cube on d3.",
        (
            "board=2ROdR1/OKG1BOs/RGPthYs/t1s1lK1/Yd1Ohhl/Bl1PKtP/1td1YP1 pawns=b7,d3,f2,f3 "
            "rows=YKRB.OPG,G.RYPKOB,B!.GKYPOR,G!.BOPRYK turn=3 turns=20"
        ),
    ),
    "twisty-won": (
        "Twisty, won",
        "The pawn of the triangle stands on the centre with all seven cubes.",
        (
            "board=1s1RYB1/1h3sP/2l1Ghl/td2d1K/6G/tR1t1t1/2dlhs1 pawns=e1,b6,d4,e2 "
            "rows=O!R!G!P!Y!.KB,Y!P!O!B!K!.RG,K!R!B!P!O!GY.,B!O!K.GPRY phase=over turn=3 landed=d4 turns=75 winner=3"
        ),
    ),
}


def pictures() -> dict[str, str]:
    """Every picture by the name of its file."""
    twisty = games.find("twisty")
    made: dict[str, str] = {}
    for name, (label, description, text) in MOMENTS.items():
        state = twisty.parse_state(text)
        legal = twisty.legal(state) if twisty.actor(state) >= 0 else []
        for theme in ("night", "dawn"):
            made[f"{name}-{theme}.svg"] = (
                twisty.picture.svg(state, legal=legal, theme=theme, label=label, description=description) + "\n"
            )
    return made


if __name__ == "__main__":
    for file, svg in pictures().items():
        Path(__file__).with_name(file).write_text(svg, encoding="utf-8")
