"""Digits, candidates, notes and numbers of guesses: everything on a board that is read.

Givens are bold, but small and pale while a search has not chosen them yet; entries are plain, and whatever the search
wrote is italic, so that they can be distinguished in a grey print. Corner notes have a place by digit each, or fill the
corners in their order, and then the sides; others stand side by side in the middle, and a cell with both kinds makes
space for them::

    by digit      both                                         in corners      both
    1 2 .         1 2 6     as many above as below             1 . 2           1 . 2
    . . 6         [ 4 8 ]   the middle row, in a frame         . . .           [ 4 8 ]
    7 . .         7                                            6 . 7           6 . 7
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from solver_core.sudoku.marks import digits_of
from sudoku_gui.render.board import colours
from sudoku_gui.render.board.fonts import GUESS, DigitFace, PlacedDigit
from sudoku_gui.render.board.geometry import CANDIDATE_PITCH, BoardDrawing, BoardGeometry
from sudoku_gui.render.board.look import CellLook, Ink
from sudoku_gui.render.shapes import draw_with
from sudoku_gui.render.theme import Theme

NUMBER_SHIFT = 0.05  # how far a digit moves to the right for the number in its corner
CANDIDATE_HEIGHT = 0.185
_DIGIT_HEIGHT = 0.6
_PRINTED_HEIGHT = 0.42  # of a given that the search has not chosen
_CENTRE_HEIGHT = 0.23
_CENTRE_WIDTH = 0.86
_EDGE_PITCH = 0.2
_CORNER = 0.325  # from the middle to a note in a corner, sideways; lower down are the shapes of colours
_CORNERS = tuple(
    (right * _CORNER, down * CANDIDATE_PITCH)
    for right, down in ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, -1), (0, 1), (-1, 0), (1, 0), (0, 0))
)
"""The places of notes in corners, in the order in which they are filled; as SudokuPad has them."""
_BESIDE_CENTRE = 6  # that have a place where others stand in the middle
_STRIKE, _STRIKE_WIDTH = 0.6, 0.12  # of the stroke through a note, in heights of the digit
_GAP = 1.25  # from the middle of a note in the middle to that of the next, in widths of a digit
_NUMBER_HEIGHT = 0.155
_NUMBER_MARGIN = 0.04
_PATCH = 0.94  # of a colour behind a note, in distances of notes
_READABLE = 4.0  # pixels: digits less high are specks


def paint_digits(drawing: BoardDrawing) -> None:
    """Paint the digit of every cell that has one, in its writer's ink, red where it breaks a rule or is wrong."""
    theme = drawing.theme
    targets: dict[tuple[Ink, bool], list[PlacedDigit]] = defaultdict(list)
    for number, cell in enumerate(drawing.look.cells):
        if cell.digit:
            middle = drawing.geometry.middle(number)
            x = middle.x() + (0 if cell.depth is None else NUMBER_SHIFT * drawing.cell)
            targets[cell.ink, cell.clashing or cell.wrong].append((cell.digit, x, middle.y()))
    for (ink, is_bad), places in targets.items():
        height = (_PRINTED_HEIGHT if ink is Ink.PRINTED else _DIGIT_HEIGHT) * drawing.cell
        weight = QFont.Weight.DemiBold if ink is Ink.GIVEN else QFont.Weight.Normal
        face = DigitFace(height, weight, is_italic=ink.is_italic)
        face.draw(drawing.painter, places, theme.wrong if is_bad else ink.colour(theme))


def paint_candidates(drawing: BoardDrawing) -> None:
    """Paint the candidates of empty cells; bold where they equal the selected digit."""
    targets = [
        target
        for number, cell in enumerate(drawing.look.cells)
        if cell.candidates and not cell.digit
        for target in _in_slots(digits_of(cell.candidates), number, drawing.geometry)
    ]
    _draw_small(drawing, targets, CANDIDATE_HEIGHT * drawing.cell)


def paint_notes(drawing: BoardDrawing) -> None:
    """Paint all notes of empty cells; bold where they equal the selected digit, struck through where refuted."""
    noted = [(number, cell) for number, cell in enumerate(drawing.look.cells) if not cell.digit]
    for number, cell in noted:
        if cell.note_colours:
            _paint_patches(drawing, number, cell)
    corners = [
        (target, cell.refuted) for number, cell in noted for target in _corner_targets(drawing, number)
    ]
    _draw_notes(drawing, corners, CANDIDATE_HEIGHT * drawing.cell)
    for number, cell in noted:
        if cell.centre:
            _paint_centre(drawing, number)


def paint_guess_numbers(drawing: BoardDrawing) -> None:
    """Paint the number of each guess in the corner of its cell."""
    guesses = [
        (QRectF(drawing.geometry.square(number)), cell.guess)
        for number, cell in enumerate(drawing.look.cells)
        if cell.depth is not None and cell.digit
    ]
    paint_numbers(drawing.painter, guesses, drawing.cell, drawing.theme)


def paint_numbers(
    painter: QPainter, guesses: Iterable[tuple[QRectF, int]], cell: float, theme: Theme
) -> None:
    """Paint the numbers of guesses, as g2, in the upper left corners of squares, where these can be read."""
    height, margin = _NUMBER_HEIGHT * cell, _NUMBER_MARGIN * cell
    if height < _READABLE:
        return
    face, targets = DigitFace(max(5.0, height)), []
    for square, guess in guesses:
        left, y = square.left() + margin, square.top() + margin + height / 2
        for index, sign in enumerate((GUESS, *map(int, str(guess)))):
            targets.append((sign, left + (index + 0.5) * face.width, y))
    face.draw(painter, targets, theme.guess)


def _in_slots(digits: Sequence[int], cell: int, geometry: BoardGeometry) -> Iterator[PlacedDigit]:
    return ((digit, *geometry.candidate(cell, digit).toTuple()) for digit in digits)


def _in_row(digits: Sequence[int], x: float, y: float, pitch: float) -> Iterator[PlacedDigit]:
    for index, digit in enumerate(digits):
        yield digit, x + (index - (len(digits) - 1) / 2) * pitch, y


def _corner_targets(drawing: BoardDrawing, number: int) -> Iterator[PlacedDigit]:
    cell, geometry = drawing.look.cells[number], drawing.geometry
    digits, middle = digits_of(cell.corner), geometry.middle(number)
    if drawing.look.in_corners and len(digits) <= (_BESIDE_CENTRE if cell.centre else len(_CORNERS)):
        for digit, (right, down) in zip(digits, _CORNERS, strict=False):
            yield digit, middle.x() + right * geometry.cell, middle.y() + down * geometry.cell
        return
    if not cell.centre:
        yield from _in_slots(digits, number, geometry)
        return
    pitch = CANDIDATE_PITCH * geometry.cell
    above = (len(digits) + 1) // 2
    yield from _in_row(digits[:above], middle.x(), middle.y() - pitch, _EDGE_PITCH * geometry.cell)
    yield from _in_row(digits[above:], middle.x(), middle.y() + pitch, _EDGE_PITCH * geometry.cell)


def _paint_centre(drawing: BoardDrawing, number: int) -> None:
    """Paint the centre notes: the more digits, the smaller; a line separates them from the other notes."""
    cell, painter = drawing.look.cells[number], drawing.painter
    pitch, height = _centre_size(drawing, cell)
    middle = drawing.geometry.middle(number)
    if cell.corner:
        wide, high = pitch * cell.centre.bit_count(), 1.5 * height
        frame = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
        draw_with(painter, QPen(drawing.theme.thin_line, drawing.geometry.thin))
        painter.drawRoundedRect(frame.adjusted(-1, 0, 1, 0), high / 3, high / 3)
    targets = _in_row(digits_of(cell.centre), middle.x(), middle.y(), pitch)
    _draw_notes(drawing, [(target, cell.refuted) for target in targets], height)


def _centre_size(drawing: BoardDrawing, cell: CellLook) -> tuple[float, float]:
    """How far notes in the middle are apart, and how high they are."""
    height = _CENTRE_HEIGHT * drawing.cell
    width = DigitFace(height).width
    pitch = min(_CENTRE_WIDTH * drawing.cell / cell.centre.bit_count(), _GAP * width)
    return pitch, min(height, height * pitch / (1.05 * width))


def _paint_patches(drawing: BoardDrawing, number: int, cell: CellLook) -> None:
    """Paint the colours behind the notes of a cell, wherever each note stands."""
    side = _PATCH * CANDIDATE_PITCH * drawing.cell
    targets = [(target, side) for target in _corner_targets(drawing, number)]
    if cell.corner and cell.centre:  # closer to each other
        targets = [(target, min(side, _PATCH * _EDGE_PITCH * drawing.cell)) for target, _ in targets]
    if cell.centre:
        middle, (pitch, height) = drawing.geometry.middle(number), _centre_size(drawing, cell)
        row = _in_row(digits_of(cell.centre), middle.x(), middle.y(), pitch)
        targets += [(target, min(_PATCH * pitch, 1.4 * height)) for target in row]
    for (digit, x, y), width in targets:
        if mask := cell.note_colours[digit - 1]:
            box = QRectF(x - width / 2, y - side / 2, width, side)
            colours.paint_patch(drawing, box, digits_of(mask))


def _draw_notes(drawing: BoardDrawing, notes: Sequence[tuple[PlacedDigit, int]], height: float) -> None:
    """Draw notes, each with the mask of those that its cell cannot hold."""
    refuted = [target for target, mask in notes if mask >> target[0] - 1 & 1]
    _draw_small(drawing, [target for target, mask in notes if not mask >> target[0] - 1 & 1], height)
    if refuted:
        painter, colour, reach = drawing.painter, drawing.theme.wrong, _STRIKE * height
        DigitFace(height).draw(painter, refuted, colour)
        width = max(drawing.geometry.thin, _STRIKE_WIDTH * height)
        painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLines([QLineF(x - reach, y + reach, x + reach, y - reach) for _, x, y in refuted])


def _draw_small(drawing: BoardDrawing, targets: list[PlacedDigit], height: float) -> None:
    """Draw digits that may still go somewhere; bold where they equal the selected one."""
    selected = drawing.look.selected_digit
    for is_equal, weight, colour in (
        (False, QFont.Weight.Normal, drawing.theme.candidate),
        (True, QFont.Weight.Bold, drawing.theme.given),
    ):
        if chosen := [target for target in targets if (target[0] == selected) is is_equal]:
            DigitFace(height, weight).draw(drawing.painter, chosen, colour)
