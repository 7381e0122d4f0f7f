"""Conversion of texts and numbers."""

from .errors import TextError


def encoded(text: str) -> bytes:
    """Returns a text for C. Refuses zero characters, at which it would end."""
    if not isinstance(text, str):
        raise TypeError(f"a text is a str, not {type(text).__name__}")
    if "\0" in text:
        raise TextError("a text cannot contain a zero character")
    return text.encode()


def shown(number: float) -> str:
    """Returns a number with at most six digits, and a zero without a sign."""
    return f"{number + 0.0:g}"
