"""Pictures of terms about the matrix: a small problem in the matrix view, with a frame around what is meant.

Below the matrix may be how often each column is covered, or which columns count.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache

from PySide6.QtCore import QPointF, QRect, QSizeF
from PySide6.QtGui import QPen

from sketches.canvas import CENTRE, SketchCanvas
from solver_core.cover import Coloured, Op, Problem, RepeatSearch, Search, SearchBase, fewest_options
from solver_core.problems import gallery
from sudoku_gui.features.matrix_view import labels, layout, model
from sudoku_gui.features.matrix_view import paint as matrix
from sudoku_gui.player.selection import Target
from sudoku_gui.render.pixmaps import ratio_of
from sudoku_gui.render.shapes import draw_with

# In lines of text.
_HEIGHT = 10.5  # of all rows
_ABOVE = 3.0  # names, sizes and marks
_BELOW = 1.3  # the words under the matrix
_MARGIN = 0.4


@dataclass(frozen=True, slots=True)
class MatrixMoment:
    """A search at a position, and what of it is marked."""

    search: SearchBase
    pointed: Target | None = None
    framed: Sequence[int] = ()  # columns
    below: Sequence[str] = ()  # a word under each column

    @property
    def words(self) -> float:
        """The height of what is below the matrix, in lines of text."""
        return _BELOW if self.below else 0.0


_FIVE = Problem("ABCDE", ["ABC", "BCD", "CDE", "BD"])  # two options are enough if C is covered twice


def _exact_cover() -> MatrixMoment:
    return _covering(_solved(gallery.search("knuth_2000")))


def _item() -> MatrixMoment:
    return MatrixMoment(gallery.search("knuth_2000"), Target(item=3))


def _option() -> MatrixMoment:
    return MatrixMoment(gallery.search("knuth_2000"), Target(option=2))


def _secondary() -> MatrixMoment:
    """Columns B and C may stay empty, and one of them does."""
    return _covering(_solved(Search(Problem("A", ["AC", "AB", "BC"], secondary="BC"))), framed=(1, 2))


def _choose() -> MatrixMoment:
    search = gallery.search("knuth_2000")
    _forward_to(search, Op.CHOOSE)
    return MatrixMoment(search)


def _repeat_cover() -> MatrixMoment:
    search, fewest = RepeatSearch(_FIVE), fewest_options(_FIVE, repeat=True)
    while search.run_to("solution") and set(search.solution or ()) != set(fewest or ()):
        pass
    return _covering(search)


def _bound() -> MatrixMoment:
    """Columns of which no row covers two, taken one after the other."""
    apart = set[int]()
    for item in range(len(_FIVE.names)):
        if not any(item in option and apart & set(option) for option in _FIVE.options):
            apart.add(item)
    below = ["1" if item in apart else "" for item in range(len(_FIVE.names))]
    return MatrixMoment(RepeatSearch(_FIVE), framed=sorted(apart), below=below)


def _purify() -> MatrixMoment:
    """The first row is chosen and gives C the colour x: the row that would give it y is hidden."""
    options = [["A", Coloured("C", "x")], ["B", Coloured("C", "x")], ["B", Coloured("C", "y")]]
    search = Search(Problem("AB", options, secondary="C"))
    _forward_to(search, Op.TRY)
    _forward_to(search, Op.CHOOSE)
    return MatrixMoment(search, framed=(2,))


_MOMENTS: dict[str, Callable[[], MatrixMoment]] = {
    "exact_cover": _exact_cover,
    "item": _item,
    "option": _option,
    "secondary": _secondary,
    "choose": _choose,
    "repeat_cover": _repeat_cover,
    "bound": _bound,
    "purify": _purify,
}
NAMES = tuple(_MOMENTS)


@cache
def moment(name: str) -> MatrixMoment:
    """What illustrates a term of the glossary, by the id of the term."""
    return _MOMENTS[name]()


def _solved(search: SearchBase) -> SearchBase:
    search.run_to("solution")
    return search


def _forward_to(search: SearchBase, op: Op) -> None:
    while search.event is None or search.event.op is not op:
        search.forward()


def _covering(search: SearchBase, framed: Sequence[int] = ()) -> MatrixMoment:
    """A solution, with how often it covers each column."""
    problem, chosen = search.problem, search.solution or ()
    counts = [sum(item in problem.options[option] for option in chosen) for item in range(len(problem.names))]
    return MatrixMoment(search, framed=framed, below=list(map(str, counts)))


# --- painting -------------------------------------------------------------------------------------------


def height(name: str) -> float:
    return _ABOVE + _HEIGHT + moment(name).words + 2 * _MARGIN


def paint(canvas: SketchCanvas, name: str) -> None:
    """Paint one of `NAMES` in the middle."""
    shown, painter, theme = moment(name), canvas.painter, canvas.theme
    ratio = ratio_of(painter)  # the matrix counts in device pixels
    em = ratio * canvas.em
    space = QSizeF(canvas.rect.size()) * ratio - QSizeF(0, (shown.words + 2 * _MARGIN) * em)
    written = labels.labels(shown.search.problem, painter.font(), ratio)
    # Words, which each language would have its own of.
    written = replace(written, item_tiers=(), item_widths=())
    placed = layout.lay_out(space.toSize(), written, layout.Viewport())
    scene = layout.MatrixScene(model.look(shown.search.snapshot()), placed, theme)
    painter.save()
    painter.translate(canvas.rect.topLeft() + QPointF(0, _MARGIN * canvas.em))
    painter.scale(1 / ratio, 1 / ratio)
    matrix.paint(painter, scene, shown.pointed)
    draw_with(painter, QPen(theme.selection, 2 * max(1.0, 0.075 * em)))
    for item in shown.framed:
        painter.drawRoundedRect(scene.column(item), 0.25 * em, 0.25 * em)
    painter.setFont(written.font)
    painter.setPen(theme.ink)
    for item, text in enumerate(shown.below):
        column = scene.column(item)
        under = QRect(column.left(), column.bottom(), column.width(), round(_BELOW * em))
        painter.drawText(under, CENTRE, text)
    painter.restore()
