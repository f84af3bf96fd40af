"""Differences between kinds of boards: fields of chess, tiles, digits with candidates, arcs over a row."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, sqrt
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from solver_core.problems.latin import DIGITS
from solver_core.problems.plans import Square, Style
from sudoku_gui.render.board.digits import NUMBER_SHIFT, paint_numbers
from sudoku_gui.render.board.look import Ink
from sudoku_gui.render.board.signs import paint_line
from sudoku_gui.render.edges import paint_edges, square_rect
from sudoku_gui.render.fonts import in_pixels
from sudoku_gui.render.shapes import draw_with
from sudoku_gui.render.theme import Theme, faint

ARC: Final = 0.22  # how high arcs may rise over a row, in its widths

_PRINTED: Final = 0.43  # the size of a given that the search has not chosen, of the square's side
_LETTER: Final = {
    Style.TILES: 0.45,
    Style.CHESS: 0.62,
    Style.DIGITS: 0.62,
    Style.ARCS: 0.5,
    Style.WORDS: 0.62,
}
_DEPTH: Final = 0.2
_LINE: Final = 2  # pixels that a line takes of a square at most
_TINT: Final = 60  # how much of a depth's colour, of 255, shades the squares of a piece
_SMALLEST: Final = 7.0  # pixels of a letter that can be read
_COLOURS: Final = 8  # of those that users give to cells, all but grey, which holes would look like


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece on a square, placed at a depth from 1."""

    label: str
    depth: int
    newest: bool
    ink: Ink = Ink.FORCED  # of a digit: as on the board of a Sudoku
    guess: int = 0  # the number of the guess that put it there, counted from the first one; 0 for none


def tile_colours(pieces: Mapping[Square, Piece]) -> dict[int, int]:
    """The number of a colour for each depth, which no neighbour placed before has.

    A label has its own colour where that is free, so pieces mostly keep theirs while the search goes on.
    """
    touching: dict[int, set[int]] = {}
    labels: dict[int, str] = {}
    for (row, col), piece in pieces.items():
        labels[piece.depth] = piece.label
        near = touching.setdefault(piece.depth, set())
        for beside in ((row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)):
            other = pieces.get(beside)
            if other is not None and other.depth < piece.depth:
                near.add(other.depth)
    colours: dict[int, int] = {}
    for depth in sorted(labels):
        taken = {colours[other] for other in touching[depth]}
        first = sum(map(ord, labels[depth])) * 3
        preferred = (1 + (first + k) % _COLOURS for k in range(_COLOURS))
        colours[depth] = next((colour for colour in preferred if colour not in taken), 1)
    return colours


def paint_piece(
    painter: QPainter, square: QRectF, piece: Piece, theme: Theme, *, style: Style, background: QColor | None
) -> None:
    """Paint the part of a piece that lies on one square: its background, and its letter."""
    if style in {Style.DIGITS, Style.WORDS}:
        _paint_letter(painter, square, piece, theme, style)
        return
    painter.fillRect(square, background or faint(theme.depth(piece.depth), _TINT))
    painter.setPen(theme.ink if style is not Style.ARCS else theme.forced)
    painter.setFont(_fitting(painter.font(), _LETTER[style] * square.height(), piece.label))
    painter.drawText(square, Qt.AlignmentFlag.AlignCenter, piece.label)
    if square.height() * _DEPTH >= _SMALLEST:
        painter.setFont(in_pixels(painter.font(), _DEPTH * square.height()))
        painter.setPen(theme.candidate)
        corner = square.adjusted(0.08 * square.width(), 0.04 * square.height(), 0, 0)
        painter.drawText(corner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, str(piece.depth))


def _paint_letter(painter: QPainter, square: QRectF, piece: Piece, theme: Theme, style: Style) -> None:
    """Paint a digit in its writer's ink, with the marks of a guess; a letter, which words may share, without."""
    is_digit, side = style is Style.DIGITS, square.width()
    font = in_pixels(painter.font(), _LETTER[style] * square.height())
    font.setBold(piece.ink is Ink.GIVEN)
    font.setItalic(is_digit and piece.ink.is_italic)
    painter.save()
    painter.setFont(font)
    painter.setPen((piece.ink if is_digit or piece.ink is Ink.GIVEN else Ink.FORCED).colour(theme))
    rect = square.translated(NUMBER_SHIFT * side, 0) if is_digit and piece.guess else square
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, piece.label)
    painter.restore()
    if is_digit and piece.guess:
        paint_line(painter, rect, 1, theme)
        paint_numbers(painter, [(square.adjusted(_LINE, _LINE, 0, 0), piece.guess)], side, theme)


def paint_given(painter: QPainter, square: QRectF, label: str, theme: Theme) -> None:
    """Paint a digit that the search has not chosen yet: small and pale, as on the board of a usual Sudoku."""
    painter.setFont(in_pixels(painter.font(), _PRINTED * square.height()))
    painter.setPen(theme.candidate)
    painter.drawText(square, Qt.AlignmentFlag.AlignCenter, label)


def candidate_rects(square: QRectF, n: int) -> dict[str, QRectF]:
    """Where each of the n digits is painted in small: always at the same point."""
    return {
        digit: rect.translated(square.topLeft())
        for digit, rect in _candidate_rects(square.width(), n).items()
    }


def paint_candidates(painter: QPainter, square: QRectF, labels: Sequence[str], n: int, theme: Theme) -> None:
    """Paint the digits that may still come; where they could not be read, dots."""
    rects = _candidate_rects(square.width(), n)
    height = rects[DIGITS[0]].height()
    if 0.72 * height < _SMALLEST:
        painter.save()
        painter.translate(square.topLeft())
        draw_with(painter, fill=theme.covered_column)
        inset = 0.35 * height
        dots = [rects[label].adjusted(inset, inset, -inset, -inset) for label in labels]
        painter.drawRects(dots)
        painter.restore()
        return
    font = in_pixels(painter.font(), 0.72 * height)
    font.setBold(False)
    painter.setFont(font)
    painter.setPen(theme.candidate)
    for label in labels:
        painter.drawText(rects[label].translated(square.topLeft()), Qt.AlignmentFlag.AlignCenter, label)


@lru_cache(maxsize=16)
def _candidate_rects(side: float, n: int) -> dict[str, QRectF]:
    """`candidate_places` of a square at the origin."""
    across = ceil(sqrt(n))
    down = ceil(n / across)
    width, height = (side - 4) / across, (side - 4) / down
    return {
        digit: QRectF(2 + k % across * width, 2 + k // across * height, width, height)
        for k, digit in enumerate(DIGITS[:n])
    }


def paint_fields(painter: QPainter, board: QRectF, size: tuple[int, int], theme: Theme) -> None:
    """Paint light and dark fields, and the numbers of ranks and files beside them."""
    rows, cols = size
    side = board.width() / cols
    for row in range(rows):
        for col in range(cols):
            if (row + col) % 2:
                painter.fillRect(square_rect(board, side, (row, col)), theme.same_digit)
    paint_edges(painter, board, [str(row) for row in range(rows)], [str(col) for col in range(cols)], theme)


def paint_served(painter: QPainter, square: QRectF, theme: Theme) -> None:
    """Paint a dot where a piece elsewhere serves a square."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_with(painter, fill=theme.live_column)
    painter.drawEllipse(square.center(), 0.1 * square.width(), 0.1 * square.height())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)


def paint_column_numbers(painter: QPainter, board: QRectF, cols: int, theme: Theme) -> None:
    """Paint the numbers of the columns below a row."""
    side = board.width() / cols
    if 0.3 * side < _SMALLEST:
        return
    painter.setFont(in_pixels(painter.font(), 0.3 * side))
    painter.setPen(theme.candidate)
    for col in range(cols):
        below = square_rect(board, side, (1, col)).adjusted(0, 0, 0, -0.4 * side)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(col + 1))


def paint_arcs(painter: QPainter, board: QRectF, pieces: Mapping[Square, Piece], theme: Theme) -> None:
    """Join the two squares of each pair by an arc, which rises with their distance."""
    cols: dict[int, list[int]] = {}
    for (_, col), piece in pieces.items():
        cols.setdefault(piece.depth, []).append(col)
    side = board.width() / max(1, round(board.width() / board.height()))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for depth, pair in cols.items():
        start, end = (board.left() + (col + 0.5) * side for col in (min(pair), max(pair)))
        rise = min((end - start) / 2, 2 * ARC * (end - start))
        path = QPainterPath(QPointF(start, board.top()))
        path.arcTo(QRectF(start, board.top() - rise, end - start, 2 * rise), 180, -180)
        painter.setPen(QPen(theme.depth(depth), max(1.5, 0.06 * side)))
        painter.drawPath(path)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)


def _fitting(font: QFont, height: float, label: str) -> QFont:
    return in_pixels(font, height if len(label) < 3 else height * 2.2 / len(label))
