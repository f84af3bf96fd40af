"""Digits, candidates, notes and depths: everything on a board that is read.

Givens are bold, but small and pale while a search has not chosen them yet; entries are plain, and whatever the search
wrote leans, so that they can be distinguished in a grey print. Notes have a place each, or stand side by side in the middle;
a cell with both kinds makes space for them::

    alone            both
    1 2 .            1 2 6       as many above as below, in their order
    . . 6            [ 4 8 ]     the middle row, on a ground of its own
    7 . .            7
"""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from solver_core.sudoku.marks import digits_of
from sudoku_gui.render.board_fonts import DigitFace, PlacedDigit
from sudoku_gui.render.board_geometry import CANDIDATE_PITCH, Geometry, slot_offset
from sudoku_gui.render.board_look import BoardLook, CellLook, Ink
from sudoku_gui.render.theme import Theme

DEPTH_SHIFT = 0.05
"""How far a digit moves to the right for the depth in its corner."""
CANDIDATE_HEIGHT = 0.185
_DIGIT_HEIGHT = 0.6
_PRINTED_HEIGHT = 0.42
"""Of a given that the search has not chosen."""
_CENTRE_HEIGHT = 0.23
_CENTRE_WIDTH = 0.86
_EDGE_PITCH = 0.2
_GAP = 1.25
"""From the middle of a note in the middle to that of the next, in widths of a digit."""
_DEPTH_HEIGHT = 0.155
_DEPTH_MARGIN = 0.08
_READABLE = 4.0
"""Pixels: digits less high are specks."""
_BOLD = QFont.Weight.Bold


def paint_digits(painter: QPainter, geometry: Geometry, look: BoardLook, theme: Theme) -> None:
    """The digit of every cell that has one, in its writer's ink, red where it clashes."""
    inks = {
        Ink.GIVEN: theme.given,
        Ink.PRINTED: theme.candidate,
        Ink.ENTRY: theme.entry,
        Ink.FORCED: theme.forced,
        Ink.GUESS: theme.guess,
    }
    targets: dict[tuple[Ink, bool], list[PlacedDigit]] = {}
    for number, cell in enumerate(look.cells):
        if cell.digit:
            middle = geometry.middle(number)
            x = middle.x() + (0 if cell.depth is None else DEPTH_SHIFT * geometry.cell)
            targets.setdefault((cell.ink, cell.clashing), []).append((cell.digit, x, middle.y()))
    for (ink, clashing), places in targets.items():
        face = DigitFace(
            (_PRINTED_HEIGHT if ink is Ink.PRINTED else _DIGIT_HEIGHT) * geometry.cell,
            QFont.Weight.DemiBold if ink is Ink.GIVEN else QFont.Weight.Normal,
            leaning=ink in {Ink.FORCED, Ink.GUESS},
        )
        face.draw(painter, places, theme.conflict if clashing else inks[ink])


def paint_candidates(painter: QPainter, geometry: Geometry, look: BoardLook, theme: Theme) -> None:
    """The candidates of empty cells; bold where they equal the selected digit."""
    targets = [
        target
        for number, cell in enumerate(look.cells)
        if cell.candidates and not cell.digit
        for target in _in_slots(digits_of(cell.candidates), number, geometry)
    ]
    _draw_small(painter, targets, CANDIDATE_HEIGHT * geometry.cell, look.selected_digit, theme)


def paint_notes(painter: QPainter, geometry: Geometry, look: BoardLook, theme: Theme) -> None:
    """All notes of empty cells; bold where they equal the selected digit."""
    noted = [(number, cell) for number, cell in enumerate(look.cells) if not cell.digit]
    corners = [target for number, cell in noted for target in _corner_targets(cell, number, geometry)]
    _draw_small(painter, corners, CANDIDATE_HEIGHT * geometry.cell, look.selected_digit, theme)
    for number, cell in noted:
        if cell.centre:
            _paint_centre(painter, geometry, look, number, theme)


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


def _number(value: int, geometry: Geometry, cell: int, width: float) -> Iterator[PlacedDigit]:
    square, margin = geometry.square(cell), _DEPTH_MARGIN * geometry.cell
    middle = square.top() + margin + _DEPTH_HEIGHT / 2 * geometry.cell
    for index, digit in enumerate(str(value)):
        yield int(digit), square.left() + margin + (index + 0.5) * width, middle


def _in_slots(digits: Sequence[int], cell: int, geometry: Geometry) -> Iterator[PlacedDigit]:
    middle, pitch = geometry.middle(cell), CANDIDATE_PITCH * geometry.cell
    for digit in digits:
        right, down = slot_offset(digit, pitch)
        yield digit, middle.x() + right, middle.y() + down


def _in_row(digits: Sequence[int], x: float, y: float, pitch: float) -> Iterator[PlacedDigit]:
    for index, digit in enumerate(digits):
        yield digit, x + (index - (len(digits) - 1) / 2) * pitch, y


def _corner_targets(cell: CellLook, number: int, geometry: Geometry) -> Iterator[PlacedDigit]:
    digits = digits_of(cell.corner)
    if not cell.centre:
        yield from _in_slots(digits, number, geometry)
        return
    middle, pitch = geometry.middle(number), CANDIDATE_PITCH * geometry.cell
    above = (len(digits) + 1) // 2
    yield from _in_row(digits[:above], middle.x(), middle.y() - pitch, _EDGE_PITCH * geometry.cell)
    yield from _in_row(digits[above:], middle.x(), middle.y() + pitch, _EDGE_PITCH * geometry.cell)


def _paint_centre(painter: QPainter, geometry: Geometry, look: BoardLook, number: int, theme: Theme) -> None:
    """The more digits, the smaller; a fine line separates them from notes with places of their own."""
    digits = digits_of(look.cells[number].centre)
    height = _CENTRE_HEIGHT * geometry.cell
    width = DigitFace(height).width
    pitch = min(_CENTRE_WIDTH * geometry.cell / len(digits), _GAP * width)
    height = min(height, height * pitch / (1.05 * width))
    middle = geometry.middle(number)
    if look.cells[number].corner:
        wide, high = pitch * len(digits), 1.5 * height
        frame = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
        painter.setPen(QPen(theme.thin_line, geometry.thin))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame.adjusted(-1, 0, 1, 0), high / 3, high / 3)
    targets = list(_in_row(digits, middle.x(), middle.y(), pitch))
    _draw_small(painter, targets, height, look.selected_digit, theme)


def _draw_small(
    painter: QPainter, targets: list[PlacedDigit], height: float, selected: int, theme: Theme
) -> None:
    """Digits that may still go somewhere; bold where they equal the selected one."""
    plain = [target for target in targets if target[0] != selected]
    equal = [target for target in targets if target[0] == selected]
    _draw(painter, DigitFace(height), plain, theme.candidate)
    if equal:
        _draw(painter, DigitFace(height, _BOLD), equal, theme.given)


def _draw(painter: QPainter, face: DigitFace, targets: list[PlacedDigit], colour: QColor) -> None:
    if targets:
        face.draw(painter, targets, colour)
