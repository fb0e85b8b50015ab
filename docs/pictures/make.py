"""Makes the pictures of this folder: `python docs/pictures/make.py`. A test fails when they are out of date."""

from pathlib import Path

from tumblestar import games

MOMENTS = {  # file: (the game, what it is called, what it shows, the state)
    "twisty": (
        "twisty",
        "Twisty",
        "Cubes, counters and four pawns on seven by seven squares. The triangle may steal a green cube on d3.",
        (
            "board=2ROdR1/OKG1BOs/RGPthYs/t1s1lK1/Yd1Ohhl/Bl1PKtP/1td1YP1 pawns=b7,d3,f2,f3 "
            "rows=YKRB.OPG,G.RYPKOB,B!.GKYPOR,G!.BOPRYK turn=3 turns=20"
        ),
    ),
    "twisty-won": (
        "twisty",
        "Twisty, won",
        "The pawn of the triangle stands on the centre with all seven cubes.",
        (
            "board=1s1RYB1/1h3sP/2l1Ghl/td2d1K/6G/tR1t1t1/2dlhs1 pawns=e1,b6,d4,e2 "
            "rows=O!R!G!P!Y!.KB,Y!P!O!B!K!.RG,K!R!B!P!O!GY.,B!O!K.GPRY phase=over turn=3 landed=d4 turns=75 winner=3"
        ),
    ),
    "shizzle": (
        "shizzle",
        "Shizzle",
        "Five dice in line and a Shizzle pending. The circle may stop with eleven points, or roll the last die.",
        (
            "bank=22 scores=15,9,14 dice=B4,G4,G3,O5,G1,P4 line=G1,G3,G4,B4,P4 "
            "phase=choose turn=2 base=3 pending=1 turns=7"
        ),
    ),
    "twinkle_twinkle": (
        "twinkle_twinkle",
        "Twinkle Twinkle",
        (
            "A row with one tile left, the next row behind it, and the chart of the star with two constellations. "
            "The star is to place a tile with lines to two corners."
        ),
        (
            "seats=2 order=2121 current=W,@1,@1,@2,@2 next=P,sat,ast,gas held=V "
            "chart1=.,D,.,hole/A,L1,P,./J,I,gas,./L1,A1,sat,ring/.,.,D1,. "
            "chart2=hole,ast,ast,ast/.,ast,.,ast/T1,I*1,A*1,ast/J,.,.,D1/.,A3,Y3,. options=planets"
        ),
    ),
}


def pictures() -> dict[str, str]:
    """Every picture by the name of its file."""
    made: dict[str, str] = {}
    for name, (game_name, label, description, text) in MOMENTS.items():
        game = games.find(game_name)
        state = game.parse_state(text)
        legal = game.legal(state) if game.actor(state) >= 0 else []
        for theme in ("night", "dawn"):
            svg = game.picture.svg(state, legal=legal, theme=theme, label=label, description=description)
            made[f"{name}-{theme}.svg"] = svg + "\n"
    return made


if __name__ == "__main__":
    for file, svg in pictures().items():
        Path(__file__).with_name(file).write_text(svg, encoding="utf-8")
