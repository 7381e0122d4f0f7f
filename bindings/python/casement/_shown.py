"""Numbers in messages and pictures of objects."""


def shown(number: float) -> str:
    """Returns a number with at most six digits, and a zero without a sign."""
    return f"{number + 0.0:g}"
