"""The arrows of the picture of links: which lie where."""

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFont, QFontMetricsF

from solver_core.cover import RepeatSearch, Search
from solver_core.problems import gallery
from sudoku_gui.features.links.excerpt import Capacity, excerpt
from sudoku_gui.features.links.geometry import BoxSizes, LinkGeometry
from sudoku_gui.features.links.model import LinkPicture, look
from sudoku_gui.features.links.paint_arrows import _TRACKS, _dashed_lanes, _remembered
from sudoku_gui.render import theme


@pytest.mark.parametrize(("name", "position"), [("knuth_2000", 21), ("knuth_2000", 30), ("six_sets", 40)])
def test_dashed_links_that_pass_the_same_place_lie_apart(name: str, position: int) -> None:
    """Two that run side by side have lanes of their own, as long as there are any."""
    search, font = gallery.search(name), QFont()
    assert isinstance(search, Search | RepeatSearch)
    search.seek(position)
    room = Capacity(len(search.problem.names), len(search.problem.options))
    part, em = excerpt(search, None, room), QFontMetricsF(font).height()
    measures = BoxSizes.of(search.problem, font)
    geometry = LinkGeometry.within(QSizeF(900, 700), part, room, measures, em)
    picture = LinkPicture(look(search, search.snapshot(), part), geometry, theme.light())
    lanes = _dashed_lanes(picture)
    lines = [(it.way, _remembered(it, geometry, lanes[it] * picture.em)) for it in picture.look.pointers]
    assert len(set(lanes.values())) in range(2, _TRACKS + 1)
    for place, (way, line) in enumerate(lines):
        for other_way, other in lines[:place]:
            if way is not other_way or len(set(lanes.values())) == _TRACKS:
                continue
            if way.is_vertical:
                in_slices, beside = sorted((line.y1(), line.y2())), line.x1() - other.x1()
                others = sorted((other.y1(), other.y2()))
            else:
                in_slices, beside = sorted((line.x1(), line.x2())), line.y1() - other.y1()
                others = sorted((other.x1(), other.x2()))
            overlap = in_slices[0] < others[1] - 1e-6 and others[0] < in_slices[1] - 1e-6
            assert not overlap or abs(beside) > 1
