"""The board of a problem that is not a Sudoku of the usual size: pieces on squares.

A piece has its letter, thick lines around it and its depth in small in the corner; a square
that no option can take any more is crossed, the newest piece has a ring. The column that the search branches on is a
square, or the squares of a line, with a frame of long dashes. What else there is depends on the `Style` of the plan.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from solver_core.cover.choices import StackLevel, guess_numbers
from solver_core.problems.plans import Plan, Square, Style
from sudoku_gui.render import edges, plan_styles
from sudoku_gui.render.board.look import Ink
from sudoku_gui.render.edges import square_rect
from sudoku_gui.render.plan_styles import Piece, tile_colours
from sudoku_gui.render.shapes import cross, draw_with
from sudoku_gui.render.theme import Theme
from sudoku_gui.wording.names import column_label, row_label

__all__ = ["Piece", "PlanLook", "area", "candidate_at", "look_of", "paint", "pieces_of", "square_at"]

_RING = 0.32
_MOST_EDGE = 26.0  # pixels for the names of rows and columns at most: they are no digits


@dataclass(frozen=True)
class PlanLook:
    """The state of a search on a board of squares: pieces, closed squares, highlights."""

    rows: int
    cols: int
    pieces: Mapping[Square, Piece]
    closed: frozenset[Square]  # empty squares that no option can take any more
    highlighted: frozenset[Square] = frozenset()  # squares that are pointed at
    chosen: frozenset[Square] = frozenset()  # squares of the column that the search branches on
    plan: Plan | None = None  # what does not change; None: plain tiles
    candidates: Mapping[Square, tuple[str, ...]] = field(default_factory=dict)  # labels that may still come
    served: frozenset[Square] = frozenset()  # squares that pieces elsewhere serve
    dead: frozenset[Square] = frozenset()  # squares of a column that has no option left
    ringed: frozenset[Square] = frozenset()  # squares that the last event was about, beside the newest piece
    leaving: frozenset[Square] = frozenset()  # closed ones whose options have nodes that have not left yet
    struck: frozenset[tuple[Square, str]] = frozenset()  # candidates of such options
    coordinates: bool = False  # rows and columns are named at the edge, as those of a chessboard always are

    @property
    def style(self) -> Style:
        return self.plan.style if self.plan is not None else Style.TILES

    @property
    def holes(self) -> frozenset[Square]:
        """Squares that do not belong to the board."""
        return self.plan.holes if self.plan is not None else frozenset()


def look_of(
    plan: Plan, options: Sequence[int], highlighted: frozenset[int] = frozenset(), *, is_calm: bool = False
) -> PlanLook:
    """A board on which these options lie, and others are pointed at; the last one is newest unless it is calm."""
    pieces = {
        square: Piece(
            plan.label(option, number),
            depth,
            newest=depth == len(options) and not is_calm,
            ink=Ink.GIVEN if square in plan.given else Ink.FORCED,
        )
        for depth, option in enumerate(options, 1)
        for number, square in enumerate(plan.squares[option])
    }
    shown = frozenset(square for option in highlighted for square in plan.squares[option])
    served = frozenset(square for option in options if plan.reach for square in plan.reach[option])
    return PlanLook(plan.rows, plan.cols, pieces, frozenset(), shown, plan=plan, served=served)


def pieces_of(plan: Plan, levels: Sequence[StackLevel], *, is_calm: bool = False) -> dict[Square, Piece]:
    """The pieces of a search, in its inks and with the numbers of its guesses; the last is newest unless it is calm."""
    guesses = guess_numbers(levels)
    return {
        square: Piece(
            plan.label(level.option, number),
            depth,
            depth == len(levels) and not is_calm,
            Ink.of(level),
            guesses[depth - 1],
        )
        for depth, level in enumerate(levels, 1)
        for number, square in enumerate(plan.squares[level.option])
    }


def area(rect: QRectF, look: PlanLook) -> QRectF:
    """The part of a rectangle that the squares take: whole pixels, in the middle of what is there with its edges."""
    left, above, below = _edges(look)
    side = min(rect.width() / (look.cols + left), rect.height() / (look.rows + above + below))
    side = max(1.0, float(int(side)))
    outer = QRectF(0, 0, side * (look.cols + left), side * (look.rows + above + below))
    outer.moveCenter(rect.center())
    corner = outer.topLeft() + QPointF(left, above) * side
    return QRectF(round(corner.x()), round(corner.y()), side * look.cols, side * look.rows)


def square_at(rect: QRectF, look: PlanLook, point: QPointF) -> Square | None:
    """The square at a point; None beside the board."""
    board = area(rect, look)
    if not board.contains(point):
        return None
    side = board.width() / look.cols
    row, col = int((point.y() - board.top()) / side), int((point.x() - board.left()) / side)
    return min(row, look.rows - 1), min(col, look.cols - 1)


def candidate_at(rect: QRectF, look: PlanLook, point: QPointF) -> str:
    """The label of the candidate that is painted at a point; "" where none is."""
    square = square_at(rect, look, point)
    labels = look.candidates.get(square, ()) if square is not None else ()
    if square is None or not labels or look.plan is None:
        return ""
    board = area(rect, look)
    cell = square_rect(board, board.width() / look.cols, square)
    for label, box in plan_styles.candidate_rects(cell, look.cols).items():
        if label in labels and box.contains(point):
            return label
    return ""


def paint(painter: QPainter, rect: QRectF, look: PlanLook, theme: Theme) -> None:
    """Paint the board as large as fits."""
    board = area(rect, look)
    side = board.width() / look.cols
    painter.save()
    painter.fillRect(board, theme.paper)
    _paint_background(painter, board, look, theme)
    colours = tile_colours(look.pieces) if look.style is Style.TILES else {}
    labelled: set[int] = set()
    for square, piece in sorted(look.pieces.items()):
        background = theme.colour(colours[piece.depth]) if piece.depth in colours else None
        is_said = len(piece.label) > 1 and piece.depth in labelled
        shown = replace(piece, label="") if is_said else piece
        plan_styles.paint_piece(
            painter, square_rect(board, side, square), shown, theme, style=look.style, background=background
        )
        labelled.add(piece.depth)
    for squares, style in (
        (look.closed - look.leaving, Qt.PenStyle.SolidLine),
        (look.closed & look.leaving, Qt.PenStyle.DashLine),
    ):
        painter.setPen(QPen(theme.covered_column, 1, style))
        painter.drawLines([line for square in squares for line in _cross(square_rect(board, side, square))])
    painter.setPen(QPen(theme.dead_end, 1.5, Qt.PenStyle.DashLine))
    for square, label in look.struck:
        rect = plan_styles.candidate_rects(square_rect(board, side, square), look.cols)[label]
        painter.drawLine(rect.bottomLeft(), rect.topRight())
    _paint_lines(painter, board, look, theme)
    if look.style is Style.ARCS:
        plan_styles.paint_arcs(painter, board, look.pieces, theme)
    _paint_marks(painter, board, look, theme)
    painter.restore()


def _edges(look: PlanLook) -> tuple[float, float, float]:
    """Room to the left, above and below, in squares."""
    if look.style is Style.ARCS:
        return 0.0, look.cols * plan_styles.ARC, edges.EDGE
    if look.coordinates or look.style is Style.CHESS:
        return edges.EDGE, 0.0, edges.EDGE
    return 0.0, 0.0, 0.0


def _names(look: PlanLook) -> tuple[list[str], list[str]]:
    """The names of rows and columns, as in the names of squares."""
    if look.style is Style.DIGITS:
        rows, cols = range(1, look.rows + 1), range(1, look.cols + 1)
        return [row_label(row) for row in rows], [column_label(col) for col in cols]
    return [str(row) for row in range(look.rows)], [str(col) for col in range(look.cols)]


def _paint_background(painter: QPainter, board: QRectF, look: PlanLook, theme: Theme) -> None:
    side = board.width() / look.cols
    if look.style is Style.CHESS:
        plan_styles.paint_fields(painter, board, (look.rows, look.cols), theme)
    elif look.coordinates and look.style is not Style.ARCS:
        space = min(edges.EDGE * side, _MOST_EDGE)
        edges.paint_edges(painter, board, *_names(look), theme, space=space)
    for square in look.plan.shaded if look.plan is not None else ():
        painter.fillRect(square_rect(board, side, square), theme.house_shade)
    for square in look.served - look.pieces.keys():
        plan_styles.paint_served(painter, square_rect(board, side, square), theme)
    if look.style is Style.ARCS:
        plan_styles.paint_column_numbers(painter, board, look.cols, theme)
    if look.plan is None:
        return
    for square, label in look.plan.given.items():
        if square not in look.pieces:
            plan_styles.paint_given(painter, square_rect(board, side, square), label, theme)
    for square, labels in look.candidates.items():
        plan_styles.paint_candidates(painter, square_rect(board, side, square), labels, look.cols, theme)


def _paint_marks(painter: QPainter, board: QRectF, look: PlanLook, theme: Theme) -> None:
    """Paint rings, frames and what is pointed at, over everything else."""
    side = board.width() / look.cols
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_with(painter, QPen(theme.newest, max(1.5, 0.05 * side)))
    for square in look.ringed.union(square for square, piece in look.pieces.items() if piece.newest):
        painter.drawEllipse(square_rect(board, side, square).center(), _RING * side, _RING * side)
    width = max(2.0, 0.04 * side)
    pen, inset = QPen(theme.chosen_column, width), 2 + width / 2
    pen.setDashPattern([4, 2])
    painter.setPen(pen)
    for square in look.chosen:
        painter.drawRect(square_rect(board, side, square).adjusted(inset, inset, -inset, -inset))
    painter.setPen(QPen(theme.empty_column, 1.5))
    painter.drawLines([line for square in look.dead for line in _hatching(square_rect(board, side, square))])
    painter.setPen(QPen(theme.selection, max(1.5, 0.04 * side), Qt.PenStyle.DashLine))
    inset = 0.08 * side
    for square in look.highlighted:
        inner = square_rect(board, side, square).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(inner, inset, inset)


def _cross(square: QRectF) -> list[QLineF]:
    inner = square.adjusted(0.35 * square.width(), 0.35 * square.height(), 0, 0)
    inner.setSize(square.size() * 0.3)
    return cross(inner)


def _hatching(square: QRectF) -> list[QLineF]:
    """Lines that rise to the right, a quarter of the side apart."""
    side = square.width()
    lines: list[QLineF] = []
    for k in range(1, 8):
        reach = k * side / 4
        start, over = min(reach, side), max(0.0, reach - side)
        lines.append(
            QLineF(square.left() + over, square.top() + start, square.left() + start, square.top() + over)
        )
    return lines


def _paint_lines(painter: QPainter, board: QRectF, look: PlanLook, theme: Theme) -> None:
    side = board.width() / look.cols
    thick: list[QLineF] = []
    for row in range(look.rows + 1):
        for col in range(look.cols + 1):
            here = _region(look, row, col)
            corner = QPointF(board.left() + col * side, board.top() + row * side)
            if col < look.cols and here != _region(look, row - 1, col):
                thick.append(QLineF(corner, corner + QPointF(side, 0)))
            if row < look.rows and here != _region(look, row, col - 1):
                thick.append(QLineF(corner, corner + QPointF(0, side)))
    left, top = board.left(), board.top()
    thin = [QLineF(left, top + row * side, board.right(), top + row * side) for row in range(1, look.rows)]
    thin += [QLineF(left + col * side, top, left + col * side, board.bottom()) for col in range(1, look.cols)]
    painter.setPen(QPen(theme.thin_line, 1))
    painter.drawLines(thin)
    for square in look.holes:
        painter.fillRect(square_rect(board, side, square), theme.window)
    painter.setPen(QPen(theme.thick_line, 3 if side >= 12 else 1.5))
    painter.drawLines(thick)


def _region(look: PlanLook, row: int, col: int) -> int:
    """The region of a square: its box, or its piece; 0 for none, -1 outside the board."""
    if not (0 <= row < look.rows and 0 <= col < look.cols) or (row, col) in look.holes:
        return -1
    if look.style is not Style.TILES:
        boxes = look.plan.boxes if look.plan is not None else ()
        return boxes[row * look.cols + col] if boxes else 0
    piece = look.pieces.get((row, col))
    return piece.depth if piece else 0
