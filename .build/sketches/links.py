"""Pictures of terms about links: a search of a tiny problem at the event in question, painted as in the link view."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, QSizeF

from sketches.canvas import SketchCanvas
from solver_core.cover import Op, Problem, RepeatSearch, Search
from solver_core.cover.explain.neighbours import Element
from sudoku_gui.features.link_view import model
from sudoku_gui.features.link_view import paint as links
from sudoku_gui.features.link_view.excerpt import Capacity, Dancing, LinkExcerpt
from sudoku_gui.features.link_view.geometry import BoxSizes, LinkGeometry
from sudoku_gui.features.link_view.model import LinkHighlight, LinkPicture

ALL = (0, 1, 2)


@dataclass(frozen=True, slots=True)
class Moment:
    """A place in a search, and what of it is drawn."""

    search: Callable[[], Dancing]
    op: Op | None = None  # what has just happened, for this many times; None at the start
    items: tuple[int, ...] = ALL
    options: tuple[int, ...] = ()
    here: Element | None = None  # a box with a frame around it
    times: int = 1
    settled: bool = False  # the column has been covered or uncovered completely

    def reached(self) -> Dancing:
        """A new search, run forward to this moment."""
        search, left = self.search(), self.times if self.op is not None else 0
        while left:
            search.forward()
            left -= search.event is not None and search.event.op is self.op
        if self.settled:
            search.run_to("column")
        return search


def _exact() -> Search:
    return Search(Problem("abc", ["ab", "bc", "c"]))


def _sharing() -> Search:
    """Three options that share their first column: covering it hides them all in the second."""
    return Search(Problem("ab", ["ab", "ab", "b"]))


def _repeat() -> RepeatSearch:
    return RepeatSearch(Problem("abc", ["abc", "ab", "bc"]))


MOMENTS = {
    "header": Moment(_exact, here=Element(1)),
    "node": Moment(_exact, options=ALL, here=Element(1, 1)),
    "link": Moment(_exact, items=(1, 2), options=(0, 1), here=Element(1, 1)),
    "cover": Moment(_exact, Op.COVER, options=(0, 1), settled=True),
    "uncover": Moment(_exact, Op.UNCOVER, times=2),
    "hide": Moment(_sharing, Op.HIDE, items=(1,), options=ALL),
    "unhide": Moment(_sharing, Op.UNHIDE, items=(1,), options=ALL),
    "drop": Moment(_repeat, Op.DROP, options=(0, 1)),
}


def height(name: str) -> float:
    return 5.5 + 2.6 * len(MOMENTS[name].options)


def paint(canvas: SketchCanvas, name: str) -> None:
    """Paint one of `MOMENTS` as large as there is space."""
    moment, painter = MOMENTS[name], canvas.painter
    search, excerpt = moment.reached(), LinkExcerpt(moment.items, moment.options)
    room, measures = Capacity(*map(len, excerpt)), BoxSizes.of(search.problem, painter.font())
    note = 0.0 if room == measures.everything else 1.4 * canvas.em  # below the picture: it is only an example
    space = QSizeF(canvas.rect.size()) + QSizeF(0, note)
    geometry = replace(LinkGeometry.within(space, excerpt, room, measures, canvas.em), note=QRectF())
    look = model.look(search, search.snapshot(), excerpt)
    painter.save()
    painter.translate(canvas.rect.topLeft())
    links.paint(painter, LinkPicture(look, geometry, canvas.theme, LinkHighlight(here=moment.here)))
    painter.restore()
