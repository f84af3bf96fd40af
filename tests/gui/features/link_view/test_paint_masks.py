"""The masks of backtracking: each bit is an item, and lies where it is found again."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QFont

from solver_core.cover import Op
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.features.link_view import paint_masks as links_masks
from sudoku_gui.features.link_view.paint_masks import MaskGeometry
from sudoku_gui.features.link_view.text import FIRST_BIT
from sudoku_gui.render import theme
from sudoku_gui.wording.names import item_name
from tests.gui.canvas import canvas
from tests.gui.features.link_view.drawn import MANY

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


def test_the_masks_of_a_cell_are_marked_where_it_is_looked_at() -> None:
    """At its choice and at its dead end, where no bit is in all three; else it is the bits that are marked."""
    search, ends = BacktrackSearch(MANY), 0
    while search.position < 1000:
        search.forward()
        shown, event = links_masks.look(search.masks, search.event), search.event
        assert event
        if event.op not in {Op.CHOOSE, Op.DEAD_END}:
            assert shown.asked == frozenset()
            continue
        row, col = divmod(event.subject, 9)
        assert shown.asked == {row, 9 + col, 18 + 3 * (row // 3) + col // 3}
        assert not shown.changed
        if event.op is Op.DEAD_END:
            first, second, third = (shown.masks[house] for house in shown.asked)
            assert first & second & third == 0
            ends += 1
    assert ends


def test_a_mask_that_was_asked_has_a_frame() -> None:
    search = BacktrackSearch(MANY)
    search.run_to("dead_end")
    shown = links_masks.look(search.masks, search.event)
    geometry = MaskGeometry.within(QSizeF(600, 300), QFont())
    pictures = []
    for look in (shown, replace(shown, asked=frozenset())):
        with canvas(600, 300, background=theme.light().paper) as (image, painter):
            links_masks.paint(painter, look, geometry, theme.light(), frozenset())
        pictures.append(image)
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("area", [QSizeF(200, 120), QSizeF(600, 300), QSizeF(260, 900), QSizeF(2000, 1500)])
def test_every_bit_is_found_where_it_lies(area: QSizeF) -> None:
    geometry = MaskGeometry.within(area, QFont())
    for item in ITEMS:
        assert geometry.item_at(geometry.bit(item).center()) == item
        assert geometry.bit(item).right() <= max(area.width(), geometry.extent.width())
        assert geometry.bit(item).bottom() <= max(area.height(), geometry.extent.height())
    assert geometry.item_at(QPointF(-5, -5)) is None
