# pyright: basic
"""The k best candidates of a search, in order. In the compilable subset; `speed.bind` fills holes with it."""


def insert(ranked, count, most, worth, first, second):
    """Puts (worth, first, second) among the `most` best rows so far, after those of equal worth; returns how many."""
    if count == most and worth <= ranked[most - 1][0]:
        return count
    at = min(count, most - 1)
    while at > 0 and ranked[at - 1][0] < worth:
        for j in range(3):
            ranked[at][j] = ranked[at - 1][j]
        at -= 1
    ranked[at][0] = worth
    ranked[at][1] = first
    ranked[at][2] = second
    return min(count + 1, most)
