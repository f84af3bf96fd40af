"""What comes next is hidden: length, tree and timeline know no more than has been passed."""

from functools import partial

import pytest
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from sudoku_gui.features.event_log.entry import RowTime
from sudoku_gui.features.event_log.view import EventLog
from sudoku_gui.features.tree_view.view import TreeView
from sudoku_gui.features.watch.timeline.view import TimelineView
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from tests.gui.parts import wait_until
from tests.gui.shared import Show


@pytest.fixture
def watched(player: Player) -> Player:
    player.watch_subject(Subject(sample="knuth_2000"))
    wait_until(lambda: player.length_is_known)
    player.scrub(21)
    player.hide_future(hidden=True)
    return player


def test_only_passed_positions_are_known(watched: Player) -> None:
    """While the future is hidden, the background run goes no further than the search has been."""
    assert watched.position == 21
    search = watched.search
    assert search is not None
    wait_until(lambda: search.background_run.length == 21)
    assert watched.length == 21
    assert not watched.length_is_known
    watched.step()
    wait_until(lambda: search.background_run.length == watched.position > 21)
    passed = watched.position
    watched.scrub(5)
    assert watched.length == passed, "what was seen once is not hidden again"
    watched.to_end()
    wait_until(lambda: watched.length_is_known)


def test_the_future_is_shown_again_from_the_position_of_the_search(watched: Player) -> None:
    watched.hide_future(hidden=False)
    assert watched.position == 21
    wait_until(lambda: watched.length_is_known)
    assert watched.length == 79


def test_another_problem_hides_nothing(watched: Player) -> None:
    watched.watch_subject(Subject(sample="six_sets"))
    assert not watched.hides_future
    wait_until(lambda: watched.length_is_known)


@pytest.fixture
def timeline(watched: Player, show: Show) -> TimelineView:
    timeline = TimelineView(watched, theme.light())
    timeline.resize(700, timeline.height())
    show(timeline)
    search = watched.search
    assert search is not None
    wait_until(lambda: search.background_run.length == 21)
    return timeline


def test_the_timeline_says_that_the_future_is_hidden(timeline: TimelineView) -> None:
    """In words on the hatched part, left of the button."""
    picture, place = timeline.grab().toImage(), timeline.strips().overview.toRect()
    place.setRight(timeline.show_future.geometry().left())
    assert theme.light().ink.rgb() in _colours(picture, place)
    assert timeline.tip_at(place.center().toPointF() + QPointF(place.width() / 4, 0)).endswith("is hidden.")


@pytest.mark.parametrize("is_by_key", [False, True])
def test_a_button_on_the_timeline_shows_it_again(
    timeline: TimelineView, watched: Player, *, is_by_key: bool
) -> None:
    """Where the hidden part would be; it goes with that, and has a name for screen readers."""
    button, strip = timeline.show_future, timeline.strips().overview
    assert button.isVisible()
    assert strip.toAlignedRect().contains(button.geometry())
    assert button.geometry().left() > timeline.overview.span.x_of(21, strip)
    assert button.accessibleName() == "Show what comes next in timeline, search tree and log"
    if is_by_key:
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Space)
    else:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not watched.hides_future
    assert watched.position == 21
    wait_until(lambda: watched.length_is_known)
    assert not button.isVisible()


def test_at_the_end_nothing_is_hidden(timeline: TimelineView, watched: Player) -> None:
    watched.to_end()
    wait_until(lambda: watched.length_is_known)
    wait_until(lambda: not timeline.show_future.isVisible())


def test_the_words_have_space_however_far_the_search_has_been(
    timeline: TimelineView, watched: Player
) -> None:
    for position in range(21, 60, 3):
        watched.scrub(position)
        wait_until(partial(_is_at, watched, position))
        strip, button = timeline.strips().overview, timeline.show_future
        assert button.left_of(strip).right() - timeline.overview.span.x_of(position, strip) > 100


def _is_at(player: Player, position: int) -> bool:
    return player.length == position


def _colours(picture: QImage, place: QRect) -> set[int]:
    right = range(place.center().x(), place.right() - 8)
    return {picture.pixel(x, y) for x in right for y in range(place.top() + 6, place.bottom() - 6)}


def test_after_leaving_the_next_search_hides_nothing(watched: Player) -> None:
    watched.leave()
    watched.watch_subject(Subject(sample="knuth_2000"))
    wait_until(lambda: watched.length_is_known)


def test_the_views_show_no_more(watched: Player, selection: Selection, show: Show) -> None:
    """Tree, log and timeline end at the furthest event reached."""
    colours = theme.light()
    tree, log = TreeView(watched, selection, colours), EventLog(watched, selection, colours)
    timeline = TimelineView(watched, colours)
    for view in (tree, log, timeline):
        show(view)
    wait_until(lambda: bool(log.model.rows))
    assert max(row.beat.end for row in log.model.rows) == 21
    wait_until(lambda: tree.canvas.drawing.state.excerpt.length == 21)
    items = tree.canvas.drawing.state.excerpt.glyphs
    assert items
    assert all(item.first <= 21 for item in items)
    wait_until(lambda: timeline.overview.known == 21)
    timeline.zoom(0.9)  # seen whole, it needs no close-up
    wait_until(lambda: bool(timeline.close_columns.columns))
    assert max(column.end for column in timeline.close_columns.columns) <= 21
    watched.scrub(0)
    wait_until(lambda: all(row.time is RowTime.FUTURE for row in log.model.rows))
    assert max(row.beat.end for row in log.model.rows) <= 21, "what was reached stays in sight"
