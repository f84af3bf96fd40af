"""Pictures of terms about the matrix: small problems, with what the search itself knows of them.

::

        A B C D
    1   # . # .      a full square is a 1, a hollow one is out; rows and columns are marked by frame and ground;
    2   . # . #      below may be how often each column is covered
        1 1 1 1
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import cache

from solver_core.cover import Op, Problem, Search, SearchBase, fewest_options
from solver_core.problems import gallery
from sudoku_gui.help.paint_terms import Point, SketchCanvas

NAMES = ("exact_cover", "item", "option", "secondary", "choose", "repeat_cover", "bound", "purify")
_SIDE = 1.5
_INNER = 0.24 * _SIDE


@dataclass(frozen=True, slots=True)
class MatrixSketch:
    """A matrix with its marks."""

    names: Sequence[str]
    rows: Sequence[Sequence[int]]
    chosen: Collection[int] = ()
    highlighted: frozenset[int] = frozenset()  # columns that are marked
    picked: int | None = None  # the column that the search chose
    out: Collection[int] = ()  # rows that can no longer be chosen
    below: Sequence[str] = ()  # a line of text under the columns
    dashed: Collection[int] = ()  # columns that need not be covered
    inks: tuple[tuple[int, int, str], ...] = ()  # letters in place of full squares, by row and column

    @property
    def lines(self) -> int:
        """Rows, with those of text."""
        return len(self.rows) + 1 + bool(self.below)


@cache
def matrix(name: str) -> MatrixSketch:
    """What illustrates a term of the glossary, by the id of the term."""
    knuth = gallery.problem("knuth_2000")
    five = Problem("ABCDE", ["ABC", "BCD", "CDE", "BD"])  # two options are enough if C is covered twice
    match name:
        case "exact_cover":
            return _solved(gallery.search("knuth_2000"))
        case "item":
            return _of(knuth, highlighted=frozenset({3}))
        case "option":
            return _of(knuth, chosen={2})
        case "secondary":  # columns B and C may stay empty, and one of them does
            search = Search(Problem("A", ["AC", "AB", "BC"], secondary="BC"))
            return replace(_solved(search), dashed={1, 2})
        case "choose":
            return _choosing(gallery.search("knuth_2000"))
        case "repeat_cover":
            return _covering(five, fewest_options(five, repeat=True) or ())
        case "bound":
            return _apart(five)
        case _:
            inks = ((0, 2, "x"), (1, 2, "x"), (2, 2, "y"))
            return MatrixSketch("ABC", [(0, 2), (1, 2), (1, 2)], {0}, out={2}, dashed={2}, inks=inks)


def _of(
    problem: Problem, *, chosen: Collection[int] = (), highlighted: frozenset[int] = frozenset()
) -> MatrixSketch:
    return MatrixSketch(
        list(map(str, problem.names)), [tuple(option) for option in problem.options], chosen, highlighted
    )


def _solved(search: SearchBase) -> MatrixSketch:
    search.run_to("solution")
    return _covering(search.problem, search.solution or ())


def _covering(problem: Problem, chosen: Sequence[int]) -> MatrixSketch:
    shown = _of(problem, chosen=chosen)
    counts = [sum(item in shown.rows[option] for option in chosen) for item in range(len(shown.names))]
    return replace(shown, out=set(range(len(shown.rows))) - set(chosen), below=list(map(str, counts)))


def _choosing(search: SearchBase) -> MatrixSketch:
    while search.event is None or search.event.op is not Op.CHOOSE:
        search.forward()
    shown = _of(search.problem)
    sizes = [str(search.size(item)) for item in range(len(shown.names))]
    return replace(shown, picked=search.event.item, below=sizes)


def _apart(problem: Problem) -> MatrixSketch:
    """Columns of which no row covers two, taken one after the other."""
    shown, apart = _of(problem), set[int]()
    for item in range(len(shown.names)):
        if not any(item in row and apart & set(row) for row in shown.rows):
            apart.add(item)
    below = ["1" if item in apart else "" for item in range(len(shown.names))]
    return replace(shown, highlighted=frozenset(apart), below=below)


# --- painting -------------------------------------------------------------------------------------------


def height(name: str) -> float:
    return _SIDE * matrix(name).lines + 1.2


def paint(canvas: SketchCanvas, name: str) -> None:
    """Paint the matrix of a term in the middle."""
    shown = matrix(name)
    left, top = -_SIDE * len(shown.names) / 2, _SIDE * (1 - shown.lines / 2)
    _paint_grounds(canvas, shown, left, top)
    for row, items in enumerate(shown.rows):
        for item in items:
            _paint_one(canvas, shown, (left + item * _SIDE, top + row * _SIDE), row, item)
    _paint_names(canvas, shown, left, top)
    _paint_frames(canvas, shown, left, top)


def _paint_grounds(canvas: SketchCanvas, shown: MatrixSketch, left: float, top: float) -> None:
    theme, wide, high = canvas.theme, _SIDE * len(shown.names), _SIDE * len(shown.rows)
    for items, ground in ((shown.highlighted, theme.same_digit), (shown.dashed, theme.house_shade)):
        for item in items:
            canvas.painter.fillRect(canvas.area(left + item * _SIDE, top, _SIDE, high), ground)
    for row in shown.chosen:
        canvas.painter.fillRect(canvas.area(left, top + row * _SIDE, wide, _SIDE), theme.same_digit)
    canvas.pen(theme.thin_line)
    canvas.fill(None)
    canvas.box(left, top, wide, high)


def _paint_one(canvas: SketchCanvas, shown: MatrixSketch, place: Point, row: int, item: int) -> None:
    theme, is_out, (x, y) = canvas.theme, row in shown.out, place
    letter = next((ink for r, i, ink in shown.inks if (r, i) == (row, item)), "")
    canvas.pen(theme.covered_column if is_out else theme.live_column, 1.0, (2.0, 1.6) if is_out else ())
    canvas.fill(None if is_out or letter else theme.live_column)
    canvas.box(x + _INNER, y + _INNER, _SIDE - 2 * _INNER, _SIDE - 2 * _INNER)
    if letter:
        with canvas.letters(0.8, bold=not is_out):
            canvas.text((x, y, _SIDE, _SIDE), letter, theme.candidate if is_out else theme.ink)


def _paint_names(canvas: SketchCanvas, shown: MatrixSketch, left: float, top: float) -> None:
    rows = [(0.95, top - _SIDE, shown.names), (0.9, top + _SIDE * len(shown.rows), shown.below)]
    for scale, y, texts in rows:
        for item, text in enumerate(texts):
            with canvas.letters(scale, bold=item in shown.highlighted or item == shown.picked):
                canvas.text((left + item * _SIDE, y, _SIDE, _SIDE), text, canvas.theme.ink)


def _paint_frames(canvas: SketchCanvas, shown: MatrixSketch, left: float, top: float) -> None:
    theme, radius = canvas.theme, 4 / canvas.em
    picked = frozenset() if shown.picked is None else {shown.picked}
    canvas.fill(None)
    for item in sorted(shown.highlighted | picked):
        canvas.pen(theme.chosen_column if item == shown.picked else theme.selection, 2.0)
        canvas.box(left + item * _SIDE, top - _SIDE, _SIDE, _SIDE * shown.lines, radius)
    canvas.pen(theme.selection, 2.0)
    for row in shown.chosen:
        canvas.box(left, top + row * _SIDE, _SIDE * len(shown.names), _SIDE)
    canvas.pen(theme.thick_line, 1.0, (3.0, 2.0))
    for item in shown.dashed:
        canvas.box(left + item * _SIDE, top - _SIDE, _SIDE, _SIDE * (len(shown.rows) + 1))
