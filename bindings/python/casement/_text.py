"""Texts as C reads them."""

from .errors import TextError


def encoded(text: str) -> bytes:
    """The text for C, where it would end at the first zero character."""
    if not isinstance(text, str):
        raise TypeError(f"a text is a str, not {type(text).__name__}")
    if "\0" in text:
        raise TextError("a text cannot contain a zero character")
    return text.encode()


def shown(number: float) -> str:
    """A number for people: six digits at most, and a zero without a sign."""
    return f"{number + 0.0:g}"
