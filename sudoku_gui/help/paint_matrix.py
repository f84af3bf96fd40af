"""Pictures of terms about the matrix: small problems, with what the search itself knows of them.

::

        A B C D
    1   # . # .      a full square is a 1, a hollow one is out; rows and columns are marked by frame and ground;
    2   . # . #      below may stand how often each column is covered
        1 1 1 1
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from PySide6.QtCore import QRectF, Qt

from solver_core.cover import Op, Problem, Search
from solver_core.cover.repeat_search import fewest_options
from solver_core.problems import gallery
from sudoku_gui.help.paint_canvas import Canvas

_SIDE = 1.5


@dataclass(frozen=True, slots=True)
class Matrix:
    """A matrix with its marks.

    Attributes:
        names: of the columns.
        rows: the columns of each row.
        chosen: rows that are chosen.
        lit: columns that are marked.
        picked: the column that the search chose.
        out: rows that can no longer be chosen.
        below: a line of text under the columns.
        dashed: columns that need not be covered.
        inks: letters in place of full squares, by row and column.
    """

    names: Sequence[str]
    rows: Sequence[Sequence[int]]
    chosen: frozenset[int] = frozenset()
    lit: frozenset[int] = frozenset()
    picked: int | None = None
    out: frozenset[int] = frozenset()
    below: Sequence[str] = ()
    dashed: frozenset[int] = frozenset()
    inks: tuple[tuple[int, int, str], ...] = ()


def _of(problem: Problem) -> tuple[list[str], list[tuple[int, ...]]]:
    return [str(name) for name in problem.names], [tuple(option) for option in problem.options]


@cache
def matrix(name: str) -> Matrix:
    """The matrix of a term."""
    return _MAKERS[name]()


def _exact_cover() -> Matrix:
    search = gallery.search("knuth_2000")
    search.run_to("solution")
    return _covering(search.problem, search.solution or ())


def _covering(problem: Problem, chosen: Sequence[int]) -> Matrix:
    names, rows = _of(problem)
    counts = [sum(item in rows[option] for option in chosen) for item in range(len(names))]
    out = frozenset(range(len(rows))) - set(chosen)
    return Matrix(names, rows, frozenset(chosen), out=out, below=[str(count) for count in counts])


def _item() -> Matrix:
    names, rows = _of(gallery.problem("knuth_2000"))
    return Matrix(names, rows, lit=frozenset({3}))


def _option() -> Matrix:
    names, rows = _of(gallery.problem("knuth_2000"))
    return Matrix(names, rows, chosen=frozenset({2}))


def _secondary() -> Matrix:
    """Columns B and C may stay empty, and one of them does."""
    search = Search(Problem("A", ["AC", "AB", "BC"], secondary="BC"))
    search.run_to("solution")
    return replace(_covering(search.problem, search.solution or ()), dashed=frozenset({1, 2}))


def _choose() -> Matrix:
    search = gallery.search("knuth_2000")
    while search.event is None or search.event.op is not Op.CHOOSE:
        search.forward()
    names, rows = _of(search.problem)
    sizes = [str(search.size(item)) for item in range(len(names))]
    return Matrix(names, rows, picked=search.event.item, below=sizes)


def _five_places() -> Problem:
    """Two options are enough, but only if the middle place is covered twice."""
    return Problem("ABCDE", ["ABC", "BCD", "CDE", "BD"])


def _repeat_cover() -> Matrix:
    problem = _five_places()
    return _covering(problem, fewest_options(problem) or ())


def _bound() -> Matrix:
    """Columns of which no row covers two, taken one after the other."""
    names, rows = _of(_five_places())
    apart: list[int] = []
    for item in range(len(names)):
        if not any(item in row and other in row for row in rows for other in apart):
            apart.append(item)
    return Matrix(
        names, rows, lit=frozenset(apart), below=["1" if item in apart else "" for item in range(5)]
    )


def _purify() -> Matrix:
    rows = [(0, 2), (1, 2), (1, 2)]
    inks = ((0, 2, "x"), (1, 2, "x"), (2, 2, "y"))
    chosen, colour = 0, inks[0][2]
    out = frozenset(row for row, _, ink in inks if ink != colour)
    return Matrix(["A", "B", "C"], rows, frozenset({chosen}), out=out, dashed=frozenset({2}), inks=inks)


_MAKERS = {
    "exact_cover": _exact_cover,
    "item": _item,
    "option": _option,
    "secondary": _secondary,
    "choose": _choose,
    "repeat_cover": _repeat_cover,
    "bound": _bound,
    "purify": _purify,
}
NAMES = tuple(_MAKERS)


# --- painting -------------------------------------------------------------------------------------------


def height(name: str) -> float:
    """How high a picture is, in heights of the text."""
    return _SIDE * _lines(matrix(name)) + 1.2


def _lines(shown: Matrix) -> int:
    return len(shown.rows) + 1 + bool(shown.below)


def paint(canvas: Canvas, name: str) -> None:
    """Paint the matrix of a term in the middle."""
    shown = matrix(name)
    lines = _lines(shown)
    side = min(
        _SIDE * canvas.em, canvas.rect.height() / (lines + 0.4), canvas.rect.width() / (len(shown.names) + 1)
    )
    wide, high = side * len(shown.names), side * lines
    left = canvas.rect.center().x() - wide / 2
    top = canvas.rect.center().y() - high / 2
    table = QRectF(left, top + side, wide, side * len(shown.rows))
    _paint_grounds(canvas, shown, table, side)
    for number, row in enumerate(shown.rows):
        for item in row:
            place = QRectF(left + item * side, table.top() + number * side, side, side)
            _paint_one(canvas, shown, place, number, item)
    _paint_names(canvas, shown, table, side)
    _paint_frames(canvas, shown, table, side)


def _paint_grounds(canvas: Canvas, shown: Matrix, table: QRectF, side: float) -> None:
    theme, painter = canvas.theme, canvas.painter
    painter.setPen(Qt.PenStyle.NoPen)
    for items, ground in ((shown.lit, theme.same_digit), (shown.dashed, theme.house_shade)):
        for item in items:
            column = QRectF(table.left() + item * side, table.top(), side, table.height())
            painter.fillRect(column, ground)
    for row in shown.chosen:
        place = QRectF(table.left(), table.top() + row * side, table.width(), side)
        painter.fillRect(place, theme.same_digit)
    canvas.pen(theme.thin_line)
    canvas.fill(None)
    painter.drawRect(table)


def _paint_one(canvas: Canvas, shown: Matrix, place: QRectF, row: int, item: int) -> None:
    theme, by = canvas.theme, 0.24 * place.width()
    inner = place.adjusted(by, by, -by, -by)
    is_out = row in shown.out
    canvas.pen(theme.covered_column if is_out else theme.live_column, 1.0, (2.0, 1.6) if is_out else ())
    letter = next((ink for r, i, ink in shown.inks if (r, i) == (row, item)), "")
    canvas.fill(None if is_out or letter else theme.live_column)
    canvas.painter.drawRect(inner)
    if letter:
        with canvas.letters(0.8, bold=not is_out):
            canvas.text(place, letter, theme.candidate if is_out else theme.ink)


def _paint_names(canvas: Canvas, shown: Matrix, table: QRectF, side: float) -> None:
    theme = canvas.theme
    for item, name in enumerate(shown.names):
        head = QRectF(table.left() + item * side, table.top() - side, side, side)
        stands_out = item in shown.lit or item == shown.picked
        with canvas.letters(0.95, bold=stands_out):
            canvas.text(head, name, theme.ink)
        if shown.below:
            with canvas.letters(0.9, bold=stands_out):
                canvas.text(head.translated(0, table.height() + side), shown.below[item], theme.ink)


def _paint_frames(canvas: Canvas, shown: Matrix, table: QRectF, side: float) -> None:
    theme, painter = canvas.theme, canvas.painter
    canvas.fill(None)
    high = table.height() + (2 * side if shown.below else side)
    for item in sorted(shown.lit | ({shown.picked} if shown.picked is not None else frozenset())):
        canvas.pen(theme.chosen_column if item == shown.picked else theme.selection, 2.0)
        painter.drawRoundedRect(QRectF(table.left() + item * side, table.top() - side, side, high), 4, 4)
    canvas.pen(theme.selection, 2.0)
    for row in shown.chosen:
        painter.drawRect(QRectF(table.left(), table.top() + row * side, table.width(), side))
    for item in shown.dashed:
        canvas.pen(theme.thick_line, 1.0, (3.0, 2.0))
        painter.drawRect(QRectF(table.left() + item * side, table.top() - side, side, table.height() + side))
