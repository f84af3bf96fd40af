"""Cuts bytes into written lines, in pieces of bounded size, creating objects for lines only on demand."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

PIECE = 1 << 16
"""Bytes processed together; a longer line is cut, and holds no puzzle."""

_COMMENT = rb"(?:#|//|;[^;\n]*(?:\n|\Z))"
_ODD = re.compile(rb"\n[^\S\n]*(?:\n|" + _COMMENT + rb"|\x1a|\Z|end[^\S\n]*(?:\n|\Z))", re.IGNORECASE)
"""The start of a line that is not a row."""
_MAY_BE_ODD = re.compile(rb"\n[^\S\n]*(?:[\n#/;\x1aeE]|\Z)")
"""A fast check before `_ODD`, which matters for lists of gigabytes."""
_NO_ROW = re.compile(rb"\s*(?:" + _COMMENT + rb".*|[\x1a\s]*)?", re.DOTALL)
COMMENT = re.compile(rb"^[^\S\n]*" + _COMMENT, re.MULTILINE)
"""The beginning of a line that is a comment, as in `reading`."""
_END = re.compile(rb"\s*end\s*", re.IGNORECASE)


class Flow(Protocol):
    """Where bytes come from, at most this many at a time; none at the end."""

    def read(self, most: int, /) -> bytes:
        """The bytes that are there, at least one before the end."""


class WrittenLines(NamedTuple):
    """The written lines in a piece, without line ends, and their numbers; and whether a line `end` follows."""

    lines: list[bytes]
    numbers: Sequence[int]
    ended: bool


class LineCount(NamedTuple):
    """How many written lines a piece has, how many lines in all, and whether it closes the list."""

    rows: int
    lines: int
    ended: bool


def complete(piece: bytes) -> bytes:
    """The whole lines at the beginning of a piece; all of it where not even one ends."""
    return piece[: piece.rfind(b"\n") + 1] or piece


def pieces(file: Flow, piece: bytes) -> Iterator[bytes]:
    """The rest of a file or pipe after this first piece, in whole lines; a very long line is cut."""
    for part, _ in placed_pieces(file, piece):
        yield part


def placed_pieces(file: Flow, piece: bytes, at: int = 0) -> Iterator[tuple[bytes, int]]:
    """The `pieces` of a file, each with the place where it ends, for a first piece that begins at this one.

    Complete lines are yielded before waiting for more.
    """
    while True:
        end = piece.rfind(b"\n") + 1
        if end:
            at += end
            yield piece[:end], at
            piece = piece[end:]
        if len(piece) < PIECE:
            more = file.read(PIECE)
            if not more:
                break
            piece += more
        elif b"\n" not in piece:
            beginning, seen = piece[:PIECE], len(piece)
            while (piece := file.read(PIECE)) and b"\n" not in piece:
                seen += len(piece)
            end = piece.find(b"\n") + 1
            at += seen + end
            yield beginning + b"\n", at
            piece = piece[end:]
    if piece:
        yield piece, at + len(piece)


def rows(piece: bytes, number: int) -> WrittenLines:
    """The written lines in a piece whose first line has this number."""
    if not piece.strip():
        return WrittenLines([], [], ended=False)
    lines = piece.removesuffix(b"\n").split(b"\n")
    if b"\r" in piece:
        lines = [line.removesuffix(b"\r") for line in lines]
    numbers = range(number, number + len(lines))
    if not _has_odd(piece):
        return WrittenLines(lines, numbers, ended=False)
    found: list[tuple[int, bytes]] = []
    for pair in zip(numbers, lines, strict=True):
        if _END.fullmatch(pair[1]):
            return WrittenLines([line for _, line in found], [at for at, _ in found], ended=True)
        if not _NO_ROW.fullmatch(pair[1]):
            found.append(pair)
    return WrittenLines([line for _, line in found], [at for at, _ in found], ended=False)


def count(piece: bytes) -> LineCount:
    """Count what `rows` would find, some ten times as fast."""
    lines = piece.count(b"\n") + (not piece.endswith(b"\n") and bool(piece))
    if not _has_odd(piece):
        return LineCount(lines, lines, ended=False)
    found = rows(piece, 1)
    return LineCount(len(found.lines), lines, found.ended)


def _has_odd(piece: bytes) -> bool:
    within = b"\n" + piece.removesuffix(b"\n")
    return _MAY_BE_ODD.search(within) is not None and _ODD.search(within) is not None
