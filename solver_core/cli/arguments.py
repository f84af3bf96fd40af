"""Values of arguments that several commands take."""

from argparse import ArgumentTypeError


def natural(text: str) -> int:
    """A whole number from 1, for argparse."""
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return int(text)


def from_zero(text: str) -> int:
    """A whole number from 0, for argparse."""
    if not text.isdecimal():
        raise ArgumentTypeError(f"{text!r} is not a whole number from 0")
    return int(text)
