"""The masks of backtracking: each bit is an item, and lies where it is found again."""

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QFont

from solver_core.cover import Op
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from sudoku_gui.panes.links import paint_masks as links_masks
from sudoku_gui.panes.links.paint_masks import MaskGeometry
from sudoku_gui.panes.links.text import FIRST_BIT
from sudoku_gui.wording.names import item_name

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
ITEMS = range(FIRST_BIT, FIRST_BIT + 243)


def test_a_bit_is_set_while_its_item_is_live() -> None:
    search = BacktrackSearch(MANY)
    for position in range(0, 300, 7):
        search.seek(position)
        shown = links_masks.look(search.masks, search.event)
        assert all(shown.is_set(item) == search.is_live(item) for item in ITEMS)


def test_the_bits_that_changed_are_those_of_the_three_houses() -> None:
    """A digit that is tried leaves three masks and returns to them when it is taken back."""
    search = BacktrackSearch(MANY)
    before = links_masks.look(search.masks, search.event)
    assert before.changed == frozenset()
    tried = 0
    while search.position < 400:
        search.forward()
        shown = links_masks.look(search.masks, search.event)
        differing = {item for item in ITEMS if shown.is_set(item) != before.is_set(item)}
        assert shown.changed == differing
        assert len(differing) in {0, 3}
        event = search.event
        assert event
        assert bool(differing) == (event.op in {Op.TRY, Op.RETRACT})
        tried += bool(differing)
        before = shown
    assert tried > 50
    names = {item_name(search.problem, item).split()[0] for item in ITEMS}
    assert names == {"row", "column", "box"}


@pytest.mark.parametrize("area", [QSizeF(200, 120), QSizeF(600, 300), QSizeF(260, 900), QSizeF(2000, 1500)])
def test_every_bit_is_found_where_it_lies(area: QSizeF) -> None:
    geometry = MaskGeometry.within(area, QFont())
    for item in ITEMS:
        assert geometry.item_at(geometry.bit(item).center()) == item
        assert geometry.bit(item).right() <= max(area.width(), geometry.extent.width())
        assert geometry.bit(item).bottom() <= max(area.height(), geometry.extent.height())
    assert geometry.item_at(QPointF(-5, -5)) is None
