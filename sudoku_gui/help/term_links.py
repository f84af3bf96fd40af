"""Pictures of terms about links: a real search of a tiny problem, stopped where the term happens.

The painter is that of the link view, so nothing here can look otherwise than there.
"""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFontMetricsF

from solver_core.cover import Op, Problem, RepeatSearch, Search
from solver_core.cover.neighbours import Element
from sudoku_gui.help.term_sheet import Sheet
from sudoku_gui.panes.links import model
from sudoku_gui.panes.links import paint as links
from sudoku_gui.panes.links.excerpt import Capacity, Dancing, Excerpt
from sudoku_gui.panes.links.geometry import Geometry, Measures
from sudoku_gui.panes.links.model import Marks, Picture

ALL = (0, 1, 2)


@dataclass(frozen=True, slots=True)
class Stop:
    """Where a search stands, and what of it is drawn.

    Attributes:
        search: makes it.
        op: what has just happened; None at the start.
        items, options: what is drawn.
        here: a box with a frame around it.
        times: how often that has happened, with this time.
        settled: the whole column has been covered or uncovered.
    """

    search: Callable[[], Dancing]
    op: Op | None = None
    items: tuple[int, ...] = ALL
    options: tuple[int, ...] = ()
    here: Element | None = None
    times: int = 1
    settled: bool = False

    def reached(self) -> Dancing:
        """The search, standing there."""
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


STOPS = {
    "header": Stop(_exact, here=Element(1)),
    "node": Stop(_exact, options=ALL, here=Element(1, 1)),
    "link": Stop(_exact, items=(1, 2), options=(0, 1), here=Element(1, 1)),
    "cover": Stop(_exact, Op.COVER, options=(0, 1), settled=True),
    "uncover": Stop(_exact, Op.UNCOVER, times=2),
    "hide": Stop(_sharing, Op.HIDE, items=(1,), options=ALL),
    "unhide": Stop(_sharing, Op.UNHIDE, items=(1,), options=ALL),
    "drop": Stop(_repeat, Op.DROP, options=(0, 1)),
}


def height(name: str) -> float:
    """How high a picture wants to be, in heights of the text."""
    return 5.5 + 2.6 * len(STOPS[name].options)


def paint(sheet: Sheet, name: str) -> None:
    """Paint one of `STOPS` as large as there is room."""
    stop, painter = STOPS[name], sheet.painter
    search = stop.reached()
    excerpt, capacity = Excerpt(stop.items, stop.options), Capacity(len(stop.items), len(stop.options))
    measures = Measures.of(search.problem, painter.font())
    em = QFontMetricsF(painter.font()).height()
    geometry = Geometry.within(QSizeF(sheet.rect.size()), excerpt, capacity, measures, em)
    look = model.look(search, search.snapshot(), excerpt)
    painter.save()
    painter.translate(sheet.rect.topLeft())
    links.paint(painter, Picture(look, geometry, sheet.theme, Marks(here=stop.here)))
    painter.restore()
