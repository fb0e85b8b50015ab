"""One figure of a bench with its limit."""


def figure(value: float, unit: str, limit: float, what: str = "the limit") -> dict[str, object]:
    """A measured value with its ratio to a limit; a ratio of at most 1 is within the limit."""
    return {
        "value": float(f"{value:.3g}"),
        "unit": unit,
        "ratio": float(f"{value / limit:.2g}"),
        "against": f"{what}, {limit:g} {unit}",
    }
