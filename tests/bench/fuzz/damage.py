"""Damages a text as disks, editors and attackers do: bits, pieces, and values in place of others."""

import random
from collections.abc import Callable
from typing import Any, Final

ATOMS: Final[tuple[Any, ...]] = (
    *("<img src='/dev/zero'>", "<b>x</b>", "&amp;x", "a&b", "\u202etxt", "W" * 100_000, "", "\0"),
    *("\ud800", "\n"),
    *("![a][1]\n\n[1]: /dev/zero", "{x}", "%s", "../../etc/passwd", "/dev/zero", "typed a b", "NaN", "r1c1"),
    *(0, -1, 1, 80, 81, 324, 729, 1 << 31, 1 << 53, (1 << 60) - 1, 1 << 63, -(1 << 63), 1 << 64),
    int("9" * 4000),
    *(0.5, 1e308, -0.0, float("inf"), float("nan"), True, False, None, [], {}, [[]], [None], {"": None}),
)
"""Values that are put in place of others."""

TOKENS: Final = (
    *("9" * 5000, "-", "1e999", "NaN", "Infinity", "null", "true", "[" * 2000, "{" * 2000),
    *('{"a":' * 2000, "]" * 50),
    *('"', "'", '"""', "\\", "\\ud800", "\\u0000", ".", "." * 500, "a." * 5000, "=", "#", "\n", "\r"),
    *("\0", "\u202e"),
    *("0x" + "f" * 5000, "1979-05-27T07:32:00Z", "9999-99-99", "[[a]]\n" * 500, "a = {" * 500, "]]>"),
    *("&", "%"),
)
"""Pieces of text that are put anywhere."""


def text(of: str, chance: random.Random) -> str:
    """A text with one to four wounds."""
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        of = chance.choice(_WOUNDS)(of, chance)
    return of


def value(of: Any, chance: random.Random) -> Any:
    """Plain data with one to three values that do not belong there."""
    for _ in range(chance.choice((1, 1, 2, 3))):
        of = _changed(of, chance)
    return of


def data(of: bytes, chance: random.Random) -> bytes:
    """Bytes with wrong ones, cut off, or with a run of zeros."""
    damaged = bytearray(of)
    kind = chance.randrange(4)
    if kind == 0:
        return of[: chance.randrange(len(of) + 1)]
    if kind == 1:
        start = chance.randrange(len(of))
        length = min(len(of) - start, chance.choice((1, 16, 512, 4096)))
        damaged[start : start + length] = bytes(length)
        return bytes(damaged)
    for _ in range(chance.choice((1, 4, 64))):
        damaged[chance.randrange(len(of))] = chance.randrange(256)
    return bytes(damaged)


# --- texts ----------------------------------------------------------------------------------------------


def _span(of: str, chance: random.Random) -> tuple[int, int]:
    start = chance.randrange(len(of) + 1)
    return start, min(len(of), start + chance.choice((1, 1, 5, 40, 400)))


def _cut(of: str, chance: random.Random) -> str:
    return of[: chance.randrange(len(of) + 1)]


def _without(of: str, chance: random.Random) -> str:
    start, stop = _span(of, chance)
    return of[:start] + of[stop:]


def _twice(of: str, chance: random.Random) -> str:
    start, stop = _span(of, chance)
    return of[:stop] + of[start:stop] * chance.choice((1, 2, 100)) + of[stop:]


def _with_token(of: str, chance: random.Random) -> str:
    start, stop = _span(of, chance)
    return of[:start] + chance.choice(TOKENS) + of[chance.choice((start, stop)) :]


def _other_letter(of: str, chance: random.Random) -> str:
    at = chance.randrange(len(of) + 1)
    return of[:at] + chr(chance.choice((chance.randrange(128), chance.randrange(0xD800)))) + of[at + 1 :]


_WOUNDS: Final[tuple[Callable[[str, random.Random], str], ...]] = (
    *(_cut, _without, _twice, _with_token, _with_token, _other_letter, _other_letter),
)

# --- plain data -----------------------------------------------------------------------------------------


def _changed(of: Any, chance: random.Random) -> Any:
    """One value anywhere inside is another, missing, doubled or deep."""
    if isinstance(of, dict) and of and chance.random() < 0.9:
        key = chance.choice(list(of))
        held = {k: v for k, v in of.items() if k != key}
        kind = chance.randrange(12)
        if kind == 0:
            return held
        if kind == 1:
            return held | {str(chance.choice(ATOMS))[:50]: of[key]}
        return held | {key: _changed(of[key], chance)}
    if isinstance(of, list) and of and chance.random() < 0.9:
        at = chance.randrange(len(of))
        kind = chance.randrange(12)
        if kind == 0:
            return of[:at] + of[at + 1 :]
        if kind == 1:
            return of[:at] + [of[at]] * chance.choice((2, 50, 2000)) + of[at + 1 :]
        return [*of[:at], _changed(of[at], chance), *of[at + 1 :]]
    if isinstance(of, str) and of and chance.random() < 0.5:
        return text(of, chance)[:200_000]
    return _deep(chance) if chance.random() < 0.1 else chance.choice(ATOMS)


def _deep(chance: random.Random) -> Any:
    held: Any = None
    for _ in range(chance.choice((10, 70, 400))):
        held = [held] if chance.random() < 0.5 else {"a": held}
    return held
