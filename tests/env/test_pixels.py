"""Pictures as pixels."""

from tumblestar.env.episode import pixels


def test_a_picture_is_drawn_to_scale() -> None:
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path fill="#102030" d="M0 0H2V2H0Z"/></svg>'
    drawn = pixels(svg, 40)
    assert drawn.shape == (20, 40, 3)
    assert drawn[10, 5].tolist() == [16, 32, 48]
    assert drawn[10, 35].tolist() == [0, 0, 0]
