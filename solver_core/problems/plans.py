"""Boards of problems: where the options of a problem lie, on squares or among points.

Nothing here is painted; a board says what there is to be painted.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

Square: TypeAlias = tuple[int, int]
Point: TypeAlias = tuple[float, float]


class Style(StrEnum):
    """The look of a board of squares."""

    TILES = "tiles"
    """Pieces that take several squares each."""
    CHESS = "chess"
    """Fields light and dark, with the numbers of ranks and files."""
    DIGITS = "digits"
    """A digit a square, with boxes, and candidates in small."""
    ARCS = "arcs"
    """One row, whose pairs are joined by arcs."""
    WORDS = "words"
    """Words, of which each square has a letter."""


@dataclass(frozen=True, eq=False)
class Plan:
    """A board of squares, and what each option puts on it.

    Attributes:
        rows, cols: the size of the board.
        squares: for each option the squares that it takes, as (row, col).
        labels: for each option what to write there.
        style: what it looks like.
        holes: squares that do not belong to the board.
        boxes: for each square its box, row by row; () for none.
        shaded: squares with a shade of their own, such as diagonals.
        given: squares whose label stands there from the start.
        reach: for each option the squares that it serves besides; () where it serves none.
    """

    rows: int
    cols: int
    squares: tuple[tuple[Square, ...], ...]
    labels: tuple[str, ...]
    style: Style = Style.TILES
    holes: frozenset[Square] = frozenset()
    boxes: tuple[int, ...] = ()
    shaded: frozenset[Square] = frozenset()
    given: Mapping[Square, str] = field(default_factory=dict)
    reach: tuple[tuple[Square, ...], ...] = ()

    def label(self, option: int, number: int) -> str:
        """The text on one of an option's squares, counted from 0."""
        return self.labels[option][number] if self.style is Style.WORDS else self.labels[option]


class Reach(StrEnum):
    """How an option serves points."""

    LINES = "lines"
    """Whatever it covers: a line leads there."""
    CIRCLE = "circle"
    """All points within a distance as the crow flies."""
    STREETS = "streets"
    """All points within a distance along streets, which makes a square on its corner."""


@dataclass(frozen=True, eq=False)
class Network:
    """Points, and options among them.

    Attributes:
        width, height: points lie between (0, 0) and this.
        items: for each item where its point lies, x to the right and y downward.
        options: the same for each option; an option may stand on an item's point.
        labels: for each item what to write there; "" for nothing.
        lines: pairs of items that a line joins, whatever is chosen.
        reach: how options serve.
        radius: how far.
        is_ring: the items stand on a circle, in order.
    """

    width: float
    height: float
    items: tuple[Point, ...]
    options: tuple[Point, ...]
    labels: tuple[str, ...]
    lines: tuple[tuple[int, int], ...] = ()
    reach: Reach = Reach.LINES
    radius: float = 0
    is_ring: bool = False


Board: TypeAlias = Plan | Network
