"""The timeline under clicks, drags, wheel and keys: wherever it is taken, the search goes along."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from solver_core.sudoku.grid import Grid
from sudoku_gui.features.watch.timeline.view import TimelineView
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject
from tests.gui.parts import point_of, turn
from tests.gui.shared import GoTo, Settle

Step = Callable[..., None]
Press = Callable[..., None]

LENGTH = 21_296
TOOLTIPS = pytest.mark.qt_log_ignore("does not support raise", extend=True)
"""The offscreen platform cannot bring what is hovered to the front."""
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def lane(timeline: TimelineView, position: int) -> QPoint:
    """Where a position of the whole run lies between the strips."""
    return QPoint(point_of(timeline, position).x(), round(timeline.strips().lane.center().y()))


@pytest.fixture
def loaded(watched: Player, timeline: TimelineView, qtbot: QtBot) -> TimelineView:
    assert watched.length == LENGTH
    qtbot.waitUntil(lambda: timeline.overview.shown == LENGTH and bool(timeline.close_columns.columns))
    return timeline


# --- the mouse --------------------------------------------------------------------------------------


@pytest.mark.parametrize("position", [0, 5_000, 10_648, LENGTH])
def test_a_click_in_the_overview_goes_there(
    watched: Player, loaded: TimelineView, settle: Settle, position: int
) -> None:
    watched.scrub(1_000 if position else 2_000)
    QTest.mouseClick(loaded, LEFT, pos=point_of(loaded, position))
    settle()
    assert abs(watched.position - position) <= (LENGTH / 900 if 0 < position < LENGTH else 0)
    assert loaded.position == watched.position


def test_a_click_in_the_closeup_goes_to_the_event(
    watched: Player, loaded: TimelineView, settle: Settle, go_to: GoTo
) -> None:
    """Seen closely, a click on an event stands where it has just happened."""
    go_to(5_000)
    loaded.zoom(0.001)
    assert loaded.closeup.span.events == 20
    for position in (4_992, 5_003, 4_995):
        QTest.mouseClick(loaded, LEFT, pos=point_of(loaded, position, close=True) - QPoint(10, 0))
        settle()
        assert watched.position == position


@pytest.mark.parametrize("close", [False, True])
def test_the_search_goes_along_with_a_drag(
    watched: Player, loaded: TimelineView, settle: Settle, *, close: bool
) -> None:
    start, *places = [point_of(loaded, position, close=close) for position in (300, 600, 1_500, 900)]
    QTest.mousePress(loaded, LEFT, pos=start)
    for place in places:
        QTest.mouseMove(loaded, place)
        settle()
        assert loaded.position == watched.position
    QTest.mouseRelease(loaded, LEFT, pos=places[-1])
    settle()
    assert abs(watched.position - 900) <= (2 if close else LENGTH / 900)


def test_the_handle_is_taken_without_a_jump(watched: Player, loaded: TimelineView, go_to: GoTo) -> None:
    """Whoever takes the handle at its edge moves it from there; a click on it goes to the very place."""
    go_to(10_000)
    beside = point_of(loaded, 10_000) + QPoint(6, 0)
    QTest.mousePress(loaded, LEFT, pos=beside)
    assert watched.position == 10_000
    QTest.mouseRelease(loaded, LEFT, pos=beside)
    assert watched.position == pytest.approx(10_000 + 6 * LENGTH / loaded.strips().overview.width(), abs=20)


def test_the_handle_stays_under_the_hand(loaded: TimelineView, go_to: GoTo) -> None:
    """What the player says while the user drags must not pull the handle away."""
    QTest.mousePress(loaded, LEFT, pos=point_of(loaded, 10_000))
    held = loaded.position
    assert held > 9_900
    go_to(10)
    assert loaded.position == held
    QTest.mouseRelease(loaded, LEFT, pos=point_of(loaded, 10_000))
    assert loaded.position == 10


def test_dragging_beyond_the_closeup_sees_on(watched: Player, loaded: TimelineView, settle: Settle) -> None:
    """The closeup runs on under a hand that pulls past its edge."""
    end = loaded.closeup.span.end
    QTest.mousePress(loaded, LEFT, pos=point_of(loaded, 1_000, close=True))
    for _ in range(3):
        QTest.mouseMove(loaded, point_of(loaded, loaded.closeup.span.end, close=True) + QPoint(9, 0))
    settle()
    assert watched.position > end
    QTest.mouseRelease(loaded, LEFT, pos=point_of(loaded, loaded.closeup.span.end, close=True))


def test_the_bracket_is_dragged_without_moving_the_search(
    watched: Player, loaded: TimelineView, step: Step, go_to: GoTo
) -> None:
    """Another part can be looked at closely; the next step leads back. A click brings the bracket there."""
    closeup = loaded.closeup.span
    middle = (closeup.start + closeup.end) // 2
    QTest.mousePress(loaded, LEFT, pos=lane(loaded, middle))
    QTest.mouseMove(loaded, lane(loaded, middle + 6_000))
    QTest.mouseRelease(loaded, LEFT, pos=lane(loaded, middle + 6_000))
    assert watched.position == 0
    assert loaded.closeup.span.start == pytest.approx(6_000, abs=50)
    assert loaded.closeup.span.events == closeup.events
    step()
    assert loaded.closeup.span == closeup
    go_to(0)
    QTest.mouseClick(loaded, LEFT, pos=lane(loaded, 15_000))  # beside the bracket
    closeup = loaded.closeup.span
    assert (closeup.start + closeup.end) // 2 == pytest.approx(15_000, abs=30)
    assert watched.position == 0


# --- the wheel --------------------------------------------------------------------------------------


def test_the_wheel_looks_closer_and_back(loaded: TimelineView) -> None:
    """What is under the mouse stays there, from twenty events to the whole run."""
    at = point_of(loaded, 700, close=True)
    ticks = [loaded.closeup.span.events]
    for _ in range(3):
        turn(loaded, 1, at)
        ticks.append(loaded.closeup.span.events)
        assert abs(point_of(loaded, 700, close=True).x() - at.x()) <= 2
    assert ticks == sorted(ticks, reverse=True)
    assert len(set(ticks)) == 4
    for _ in range(20):
        turn(loaded, 1, at, Qt.KeyboardModifier.ControlModifier)
    assert loaded.closeup.span.events == 20
    for _ in range(40):
        turn(loaded, -1, at)
    assert loaded.closeup.span == loaded.overview.span


def test_the_wheel_zooms_in_and_with_shift_moves_the_closeup(
    watched: Player, loaded: TimelineView, go_to: GoTo
) -> None:
    """Zooms in at the position; with Shift it moves the close-up, not the search."""
    turn(loaded, -4, point_of(loaded, 500, close=True), Qt.KeyboardModifier.ShiftModifier)
    assert loaded.closeup.span.start == 1_000
    assert watched.position == 0
    go_to(12_000)
    turn(loaded, 3, point_of(loaded, 3_000))
    assert loaded.closeup.span.start < 12_000 < loaded.closeup.span.end
    assert loaded.closeup.span.events < 1_000


# --- keys -------------------------------------------------------------------------------------------


def test_keys_move_by_one_event_and_by_a_tenth(
    watched: Player, loaded: TimelineView, press: Press, go_to: GoTo
) -> None:
    """Of the close-up, or with Ctrl of the whole run; no farther than its ends."""
    loaded.setFocus()
    press(loaded, Qt.Key.Key_Up)
    press(loaded, Qt.Key.Key_Up)
    press(loaded, Qt.Key.Key_Down)
    press(loaded, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert watched.position == 1
    press(loaded, Qt.Key.Key_PageUp)
    assert watched.position == 1 + 200
    press(loaded, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    assert watched.position == 1 + 200 + 2129
    press(loaded, Qt.Key.Key_PageDown)
    assert watched.position == 1 + 2129
    go_to(0)
    press(loaded, Qt.Key.Key_Down)
    assert watched.position == 0
    go_to(LENGTH - 1)
    press(loaded, Qt.Key.Key_PageUp)
    assert watched.position == LENGTH


def test_plus_and_minus_look_closer_and_back(loaded: TimelineView, press: Press, go_to: GoTo) -> None:
    go_to(12_000)
    for key, ticks in ((Qt.Key.Key_Plus, 1_250), (Qt.Key.Key_Minus, 2_000)):
        press(loaded, key)
        assert loaded.closeup.span.events == ticks
        assert loaded.closeup.span.start < 12_000 < loaded.closeup.span.end


def test_without_a_closeup_keys_move_by_a_tenth_of_the_run(
    watched: Player, loaded: TimelineView, press: Press, settle: Settle
) -> None:
    high = loaded.height()
    loaded.set_low(low=True)
    assert loaded.height() < high
    press(loaded, Qt.Key.Key_PageUp)
    settle()
    assert watched.position == 2129
    press(loaded, Qt.Key.Key_Plus)
    assert loaded.closeup.span.events == 2_000
    loaded.set_low(low=False)
    assert loaded.height() == high


def test_a_run_that_is_seen_whole_has_one_strip_until_one_looks_closer(
    player: Player, timeline: TimelineView, press: Press, qtbot: QtBot
) -> None:
    """The second would show the same; a long run has both again."""
    player.watch_subject(Subject(sample="knuth_2000"))
    qtbot.waitUntil(lambda: player.length_is_known and timeline.overview.shown == player.length)
    assert timeline.compact
    press(timeline, Qt.Key.Key_Plus)
    assert not timeline.compact
    assert timeline.closeup.span.events < player.length
    for _ in range(2):
        press(timeline, Qt.Key.Key_Minus)
    assert timeline.compact
    player.watch_subject(Subject(Grid.empty()))
    qtbot.waitUntil(lambda: not timeline.compact)


# --- bookmarks --------------------------------------------------------------------------------------


@pytest.fixture
def wanted(watched: Player, loaded: TimelineView) -> list[int]:
    """The bookmarks asked for; an owner sets them, and takes away those that are there."""
    asked: list[int] = []

    def toggle(position: int) -> None:
        asked.append(position)
        assert watched.search
        marks = watched.search.bookmarks
        if position in marks:
            marks.remove(position)
        else:
            marks.add(position)
        loaded.refresh_marks()

    loaded.bookmark_requested.connect(toggle)
    return asked


def flags(watched: Player) -> list[int]:
    assert watched.search
    return [position for position, _ in watched.search.bookmarks]


def test_a_key_sets_a_bookmark_here_and_takes_it_away(
    watched: Player, loaded: TimelineView, wanted: list[int], press: Press, go_to: GoTo
) -> None:
    go_to(4_321)
    press(loaded, Qt.Key.Key_M)
    assert flags(watched) == [4_321]
    press(loaded, Qt.Key.Key_M)
    assert flags(watched) == []
    assert wanted == [4_321, 4_321]


def test_a_right_click_sets_a_bookmark_there_and_on_a_flag_takes_it_away(
    watched: Player, loaded: TimelineView, wanted: list[int], go_to: GoTo
) -> None:
    """The search stays where it is; a flag is met within a few pixels, and the handle means the position."""
    QTest.mouseClick(loaded, RIGHT, pos=point_of(loaded, 8_000))
    assert flags(watched) == wanted[:1]
    assert abs(wanted[0] - 8_000) < LENGTH / 900
    QTest.mouseClick(loaded, RIGHT, pos=point_of(loaded, wanted[0]) + QPoint(3, 0))
    assert flags(watched) == []
    assert watched.position == 0
    go_to(8_000)
    QTest.mouseClick(loaded, RIGHT, pos=point_of(loaded, 8_000) + QPoint(4, 0))
    assert wanted[-1] == 8_000


# --- what it says ----------------------------------------------------------------------------------


def reported(timeline: TimelineView, at: QPoint) -> str:
    QApplication.sendEvent(timeline, QHelpEvent(QEvent.Type.ToolTip, at, timeline.mapToGlobal(at)))
    text = QToolTip.text()
    QToolTip.hideText()
    return text


@TOOLTIPS
def test_hovering_shows_place_depth_and_what_happens_there(
    watched: Player, loaded: TimelineView, go_to: GoTo, qtbot: QtBot
) -> None:
    """In the close-up event by event, as the search itself has it."""
    search = watched.search
    assert search
    assert search.run_to("solution")
    solution, depth = search.position, search.depth
    go_to(solution)
    loaded.zoom(0.001)
    qtbot.waitUntil(lambda: loaded.close_columns.fits(loaded.closeup.span, loaded._most()))
    middle = point_of(loaded, solution, close=True) - QPoint(10, 0)
    assert reported(loaded, middle) == f"event {solution:,} of 21,296, depth {depth}\nA solution"
    where, what = reported(loaded, point_of(loaded, solution)).split("\n")
    assert where.startswith("event 3,")
    assert "depth" in where
    assert what.startswith("1 solution")
    assert what.endswith(" here")


@TOOLTIPS
def test_hovering_a_flag_shows_its_name(watched: Player, loaded: TimelineView) -> None:
    assert watched.search
    watched.search.bookmarks.add(9_000, "the first guess")
    loaded.refresh_marks()
    text = reported(loaded, point_of(loaded, 9_000) + QPoint(2, 0))
    assert text.startswith("Bookmark “the first guess”\nevent 9,000 of 21,296")


def test_a_screen_reader_meets_a_slider(loaded: TimelineView, go_to: GoTo) -> None:
    """Its value is the position in words, and the description says it, too."""
    go_to(1_284)
    interface = QAccessible.queryAccessibleInterface(loaded)
    assert interface.role() is QAccessible.Role.Slider
    assert interface.text(QAccessible.Text.Name) == "Position in the search"
    assert interface.text(QAccessible.Text.Value) == "event 1,284 of 21,296"
    said = interface.text(QAccessible.Text.Description)
    assert said.startswith("event 1,284 of 21,296. The close-up shows 2,000 events. Drag ")


# --- odd states -------------------------------------------------------------------------------------


@TOOLTIPS
def test_another_search_is_shown_from_its_start(
    watched: Player, loaded: TimelineView, wanted: list[int], press: Press, qtbot: QtBot
) -> None:
    """Nothing of the one before remains, not how closely one looked, nor under a hand that still holds the handle."""
    press(loaded, Qt.Key.Key_M)
    usual = loaded.closeup.events
    loaded.zoom(0.2)
    QTest.mousePress(loaded, LEFT, pos=point_of(loaded, 10_000))
    watched.watch_subject(Subject(sample="knuth_2000"))
    assert loaded.position == 0
    assert not loaded.close_columns.columns
    assert (loaded.closeup.span.start, loaded.closeup.events) == (0, usual)
    qtbot.waitUntil(lambda: loaded.overview.shown == 79)
    QTest.mouseRelease(loaded, LEFT, pos=point_of(loaded, 40))
    assert watched.position == 0
    assert wanted == [0]
    qtbot.waitUntil(lambda: reported(loaded, point_of(loaded, 79)) == "event 79 of 79, depth 0")


def test_a_hidden_timeline_reads_nothing(watched: Player, timeline: TimelineView, qtbot: QtBot) -> None:
    timeline.window().hide()
    watched.watch_subject(Subject(sample="stations"))
    qtbot.waitUntil(lambda: watched.length_is_known)
    assert not timeline.overview.columns
    timeline.window().show()
    qtbot.waitUntil(lambda: timeline.overview.shown == 788)
    assert timeline.overview.columns
