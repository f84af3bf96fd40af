"""Searches whose links are drawn, and their pictures."""

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFont, QFontMetricsF

from solver_core.cover import RepeatSearch, Search
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.link_view.excerpt import Capacity, Dancing, excerpt
from sudoku_gui.features.link_view.geometry import BoxSizes, LinkGeometry
from sudoku_gui.features.link_view.model import LinkLook, LinkPicture, look
from sudoku_gui.render import theme

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")


def dancing(name: str, position: int = 0) -> Dancing:
    """The search of a sample, or of a Sudoku with many solutions."""
    search = encoding.search(MANY) if name == "sudoku" else gallery.search(name)
    assert isinstance(search, Search | RepeatSearch)
    search.seek(position)
    return search


def looked(search: Dancing, room: Capacity | None = None) -> LinkLook:
    """What is seen of as much as there is room for, of all if nothing is said."""
    room = room or Capacity(len(search.problem.names), len(search.problem.options))
    return look(search, search.snapshot(), excerpt(search, None, room))


def pictured(search: Dancing, area: QSizeF, font: QFont | None = None) -> LinkPicture:
    """The picture in an area, as the pane paints it."""
    em, measures = QFontMetricsF(font or QFont()).height(), BoxSizes.of(search.problem, font or QFont())
    room = measures.capacity(area, em)
    seen = looked(search, room)
    return LinkPicture(seen, LinkGeometry.within(area, seen.excerpt, room, measures, em), theme.light())
