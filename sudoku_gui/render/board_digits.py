"""Digits, candidates and depths: everything on a board that is read.

Givens are bold, but small and pale while a search has not chosen them yet; entries are plain, and whatever the search
wrote leans, so that a grey print still tells them apart. A candidate has the same place in every cell, as on a telephone::

    1 2 3
    4 5 6
    7 8 9
"""

from collections.abc import Iterator

from PySide6.QtGui import QColor, QFont, QPainter

from sudoku_gui.render.board_fonts import DigitFace, Target
from sudoku_gui.render.board_geometry import Geometry
from sudoku_gui.render.board_look import BoardLook, Ink
from sudoku_gui.render.theme import Theme

DIGIT_HEIGHT = 0.6
_PRINTED_HEIGHT = 0.42
"""Of a given that the search has not chosen."""
DEPTH_SHIFT = 0.05
"""How far a digit steps aside, to the right, for the depth in its corner."""
CANDIDATE_HEIGHT = 0.185
CANDIDATE_PITCH = 0.295
_DEPTH_HEIGHT = 0.155
_DEPTH_MARGIN = 0.08
_READABLE = 4.0
"""Pixels: digits less high are specks."""
_BOLD, _PLAIN = QFont.Weight.DemiBold, QFont.Weight.Normal


def paint_digits(painter: QPainter, geometry: Geometry, look: BoardLook, theme: Theme) -> None:
    """The digit of every cell that has one, in its writer's ink, red where it clashes."""
    inks = {
        Ink.GIVEN: theme.given,
        Ink.PRINTED: theme.candidate,
        Ink.ENTRY: theme.entry,
        Ink.FORCED: theme.forced,
        Ink.GUESS: theme.guess,
    }
    targets: dict[tuple[Ink, bool], list[Target]] = {}
    for number, cell in enumerate(look.cells):
        if cell.digit:
            middle = geometry.middle(number)
            x = middle.x() + (0 if cell.depth is None else DEPTH_SHIFT * geometry.cell)
            targets.setdefault((cell.ink, cell.clashing), []).append((cell.digit, x, middle.y()))
    for (ink, clashing), places in targets.items():
        face = DigitFace(
            (_PRINTED_HEIGHT if ink is Ink.PRINTED else DIGIT_HEIGHT) * geometry.cell,
            _BOLD if ink is Ink.GIVEN else _PLAIN,
            leaning=ink in {Ink.FORCED, Ink.GUESS},
        )
        face.draw(painter, places, theme.conflict if clashing else inks[ink])


def paint_candidates(painter: QPainter, geometry: Geometry, look: BoardLook, theme: Theme) -> None:
    """The candidates of empty cells; bold where they equal the selected digit."""
    bold: list[Target] = []
    plain: list[Target] = []
    pitch = CANDIDATE_PITCH * geometry.cell
    places = [((digit - 1) % 3 * pitch - pitch, (digit - 1) // 3 * pitch - pitch) for digit in range(1, 10)]
    for number, cell in enumerate(look.cells):
        if not cell.candidates or cell.digit:
            continue
        middle = geometry.middle(number)
        x, y = middle.x(), middle.y()
        for digit in cell.candidate_digits:
            right, down = places[digit - 1]
            (bold if digit == look.selected_digit else plain).append((digit, x + right, y + down))
    height = CANDIDATE_HEIGHT * geometry.cell
    _draw(painter, DigitFace(height), plain, theme.candidate)
    _draw(painter, DigitFace(height, QFont.Weight.Bold), bold, theme.given)


def paint_depths(painter: QPainter, geometry: Geometry, look: BoardLook, theme: Theme) -> None:
    """The depth of each guess, in the upper left corner of its cell, where it is large enough to be read."""
    if _DEPTH_HEIGHT * geometry.cell < _READABLE:
        return
    face = DigitFace(max(5.0, _DEPTH_HEIGHT * geometry.cell))
    targets = [
        target
        for number, cell in enumerate(look.cells)
        if cell.depth is not None and cell.digit
        for target in _number(cell.depth, geometry, number, face.width)
    ]
    _draw(painter, face, targets, theme.guess)


def _number(value: int, geometry: Geometry, cell: int, width: float) -> Iterator[Target]:
    square, margin = geometry.square(cell), _DEPTH_MARGIN * geometry.cell
    middle = square.top() + margin + _DEPTH_HEIGHT / 2 * geometry.cell
    for index, digit in enumerate(str(value)):
        yield int(digit), square.left() + margin + (index + 0.5) * width, middle


def _draw(painter: QPainter, face: DigitFace, targets: list[Target], colour: QColor) -> None:
    if targets:
        face.draw(painter, targets, colour)
