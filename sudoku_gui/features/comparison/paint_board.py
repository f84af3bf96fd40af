"""The boards of a comparison: what is chosen so far, and what differs, of either search.

A Sudoku's board shows digits alone, without candidates: small boards are read as patterns. A cell in which the two
searches have different digits has a dotted frame with a notch in its corner.
"""

from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from solver_core.cover import StackLevel
from solver_core.cover.choices import guess_numbers
from solver_core.problems.plans import Plan
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.render.board.geometry import BoardGeometry
from sudoku_gui.render.board.look import BoardLook, CellLook, Ink
from sudoku_gui.render.plan import PlanLook, look_of, pieces_of
from sudoku_gui.render.shapes import draw_with, paint_corner
from sudoku_gui.render.theme import Theme

_INSET: Final = 0.09
_NOTCH: Final = 0.26
SMALL: Final = 14.0  # sides of a cell below which the number in its corner could not be read


@dataclass(frozen=True, slots=True)
class SearchState:
    """Where one search stands: its stack, and the item of the dead end that it is at, or goes back from."""

    levels: tuple[StackLevel, ...]
    dead_item: int | None


@dataclass(frozen=True, slots=True)
class ComparisonHighlight:
    """Cells of a Sudoku in which the searches have different digits, and cells that are pointed at."""

    different: frozenset[int] = frozenset()
    highlighted: frozenset[int] = frozenset()


def digits(state: SearchState) -> dict[int, int]:
    """The digits in the cells, as far as they are chosen."""
    return dict(encoding.placement(level.option) for level in state.levels)


def differing(one: SearchState, other: SearchState) -> frozenset[int]:
    """The cells in which both have a digit, and not the same."""
    there = digits(other)
    return frozenset(cell for cell, digit in digits(one).items() if there.get(cell, digit) != digit)


def sudoku(state: SearchState, grid: Grid, *, shows_depths: bool = True) -> BoardLook:
    """A puzzle: givens, and digits with the way they came."""
    looks = list(_givens(grid))
    guesses = guess_numbers(state.levels)
    for depth, (level, guess) in enumerate(zip(state.levels, guesses, strict=True), 1):
        cell, digit = encoding.placement(level.option)
        ink = Ink.of(level)
        shown_depth = depth if ink is Ink.GUESS and shows_depths else None
        looks[cell] = _cell(digit, ink, shown_depth, depth == len(state.levels), guess)
    if state.dead_item is not None:
        for cell in encoding.item_cells(state.dead_item):
            looks[cell] = replace(looks[cell], dead=True)
    return BoardLook(tuple(looks))


@lru_cache(maxsize=8)
def _givens(grid: Grid) -> tuple[CellLook, ...]:
    return tuple(_cell(digit, Ink.PRINTED, None, False) if digit else CellLook() for digit in grid.digits)


@cache
def _cell(digit: int, ink: Ink, depth: int | None, newest: bool, guess: int = 0) -> CellLook:  # noqa: FBT001 - a key
    # One of some thousand looks: the same object each time, so that boards are quickly compared.
    return CellLook(digit, ink, depth, newest, guess=guess)


def plan(state: SearchState, plan: Plan, highlighted: frozenset[int] = frozenset()) -> PlanLook:
    """A problem with a board: pieces with the way they came."""
    look = look_of(plan, [level.option for level in state.levels], highlighted)
    return replace(look, pieces=pieces_of(plan, state.levels))


def paint_highlight(
    painter: QPainter, rect: QRectF, highlight: ComparisonHighlight, theme: Theme, ratio: float = 1.0
) -> None:
    """Mark the cells of a Sudoku's board that differ, and those that are pointed at."""
    if not (highlight.different or highlight.highlighted):
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    geometry = BoardGeometry.within(rect, ratio)

    def squares(cells: frozenset[int]) -> list[QRectF]:
        whole = (QRectF(geometry.square(cell)) for cell in cells)
        return [QRectF(square.topLeft() / ratio, square.size() / ratio) for square in whole]

    side = geometry.cell / ratio
    _paint_different(painter, squares(highlight.different), side, theme)
    width = max(1.5, 0.06 * side)
    draw_with(painter, QPen(theme.selection, width, Qt.PenStyle.DashLine))
    for square in squares(highlight.highlighted):
        painter.drawRoundedRect(square.adjusted(width, width, -width, -width), width, width)
    painter.restore()


def _paint_different(painter: QPainter, squares: list[QRectF], side: float, theme: Theme) -> None:
    """Paint a dotted frame and a notch in each of these squares."""
    inset = _INSET * side
    draw_with(painter, QPen(theme.chosen_column, max(1.2, 0.05 * side), Qt.PenStyle.DotLine))
    painter.drawRects([square.adjusted(inset, inset, -inset, -inset) for square in squares])
    for square in squares:
        paint_corner(painter, square.topRight(), -_NOTCH * side, _NOTCH * side, theme.chosen_column)
