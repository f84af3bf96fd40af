"""The timeline as it looks, and how often it looks: calm while a run is found out, and while it runs past fast."""

from collections.abc import Callable
from math import inf
from time import monotonic

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solver_core.sudoku.grid import Grid
from sudoku_gui.features.watch.timeline import columns
from sudoku_gui.features.watch.timeline.paint import StripPicture
from sudoku_gui.features.watch.timeline.strips import _MARGIN
from sudoku_gui.features.watch.timeline.view import TimelineView
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from tests.gui.parts import point_of
from tests.gui.shared import Show

LooksLike = Callable[[QImage, str], None]
Draw = Callable[..., QImage]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def shown(player: Player, show: Show, reference_font: QFont) -> TimelineView:
    timeline = TimelineView(player, theme.light())
    timeline.setFont(reference_font)
    timeline.resize(720, timeline.sizeHint().height())
    show(timeline)
    return timeline


def picture(timeline: TimelineView) -> QImage:
    """As it looks while the mouse is elsewhere, wherever another test has left it."""
    QApplication.sendEvent(timeline, QEvent(QEvent.Type.Leave))
    return timeline.grab().toImage()


@pytest.fixture
def draw(player: Player, shown: TimelineView, go_to: Callable[[int], None], qtbot: QtBot) -> Draw:
    """Draws a search at a position, once all that there is to see is loaded."""

    def drawn(subject: Subject, position: int, colours: Theme, zoom: float = 1.0) -> QImage:
        shown.use_theme(colours)
        player.watch_subject(subject)
        qtbot.waitUntil(lambda: player.length_is_known, timeout=20_000)
        go_to(position)
        shown.zoom(zoom)
        shown.refresh_marks()
        most = shown._most()
        qtbot.waitUntil(lambda: shown.overview.known == shown.overview.shown == player.length)
        qtbot.waitUntil(lambda: shown.close_columns.fits(shown.closeup.span, most))
        return picture(shown)

    return drawn


# --- pictures ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("colours", [theme.light(), theme.dark()], ids=lambda it: it.name)
def test_a_sudoku_with_many_solutions_looks_as_in_the_picture(
    draw: Draw, many: Grid, looks_like: LooksLike, colours: Theme
) -> None:
    """Rises and falls, solutions on the heights, dead ends below; the part around the position below it."""
    looks_like(draw(Subject(many), 8_000, colours, 0.4), f"timeline_sudoku_{colours.name}")


def test_strips_of_single_events_match_their_reference_picture(draw: Draw, looks_like: LooksLike) -> None:
    """Taken out is full, coming back is pale with a roof; decisions, dead ends and solutions have their marks."""
    looks_like(draw(Subject(sample="knuth_2000"), 30, theme.dark(), 0.6), "timeline_single_events")


def test_repeat_cover_looks_as_in_the_picture(draw: Draw, looks_like: LooksLike) -> None:
    """Better and better covers, and what is pruned between them."""
    looks_like(draw(Subject(sample="stations"), 300, theme.high_contrast(), 0.4), "timeline_repeat_cover")


def test_a_timeline_with_flags_and_focus_matches_its_reference_picture(
    player: Player, shown: TimelineView, draw: Draw, many: Grid, looks_like: LooksLike
) -> None:
    """Flags in both strips, the one of the last event turned to the left; a bold frame for the keyboard."""
    draw(Subject(many), 12_000, theme.light(), 0.2)
    assert player.search
    for position in (3_000, 11_900, 21_296):
        player.search.bookmarks.add(position)
    shown.refresh_marks()
    shown.setFocus()
    looks_like(picture(shown), "timeline_flags")


def test_an_unknown_part_of_the_timeline_is_hatched(
    player: Player, shown: TimelineView, many: Grid, looks_like: LooksLike
) -> None:
    """Hatched; the known part ends where the background run has come."""
    search = Subject(many).search()
    search.background_run.go(None, 14_000)
    shown.overview.read(search, 300)
    shown.overview.grow_to(14_000, is_final=False)
    shown.show_closeup(shown.closeup.of(shown.overview.shown).shifted(13_000))
    assert player.search is None
    looks_like(picture(shown), "timeline_unknown")


# --- calm -------------------------------------------------------------------------------------------


def test_the_background_run_is_read_ten_times_a_second_at_most(
    player: Player, shown: TimelineView, qtbot: QtBot
) -> None:
    """However often more becomes known; and meanwhile the strip seldom changes its length."""
    reported: list[int] = []
    lengths: set[int] = set()
    player.length_changed.connect(lambda: reported.append(shown.overview.version))
    player.length_changed.connect(lambda: lengths.add(shown.overview.shown))
    began, before = monotonic(), shown.overview.version
    player.watch(Grid.empty())
    qtbot.waitUntil(lambda: len(reported) >= 60, timeout=20_000)
    assert shown.overview.version - before <= (monotonic() - began) / 0.1 + 3
    assert shown.overview.known < shown.overview.shown
    assert len(lengths) < 30


@pytest.mark.slow_search
def test_positions_stay_under_the_mouse_while_the_length_is_found(
    player: Player, shown: TimelineView, qtbot: QtBot
) -> None:
    player.watch(Grid.empty())
    qtbot.waitUntil(lambda: shown.overview.known > 2_000, timeout=20_000)
    place = point_of(shown, 1_000)
    QTest.mousePress(shown, LEFT, pos=place)
    length, known = shown.overview.shown, shown.overview.known
    qtbot.waitUntil(lambda: shown.overview.known > max(2 * known, length), timeout=20_000)
    assert shown.overview.shown == length
    QTest.mouseRelease(shown, LEFT, pos=place)
    assert shown.overview.shown >= player.length


def test_a_closeup_that_passes_too_fast_is_not_loaded(
    player: Player, shown: TimelineView, draw: Draw, many: Grid, qtbot: QtBot
) -> None:
    """The close-up shows what is known coarsely, and is loaded when the player rests."""
    draw(Subject(many), 0, theme.light(), 0.05)
    player.set_beat("option")
    player.set_rate(inf)
    versions: list[int] = []
    player.moved.connect(lambda: versions.append(shown.close_columns.version))
    player.play()
    qtbot.waitUntil(lambda: len(versions) > 3 or not player.is_playing)
    player.pause()
    assert len(set(versions[1:])) <= 1
    qtbot.waitUntil(lambda: shown.close_columns.fits(shown.closeup.span, shown._most()))
    assert shown.closeup.span.start <= player.position <= shown.closeup.span.end


def test_moving_about_paints_the_same_picture_again(
    player: Player, shown: TimelineView, draw: Draw, many: Grid, go_to: Callable[[int], None]
) -> None:
    """Only the head moves: within the middle part, neither strip is read, loaded or painted anew."""
    draw(Subject(many), 8_000, theme.light())
    made = shown.overview.version, shown.close_columns.version, shown._closeup_picture._span
    pictures = [shown._overview_picture._pixmap.cacheKey(), shown._closeup_picture._pixmap.cacheKey()]
    for position in (8_001, 8_200, 7_700, 8_500):
        go_to(position)
        shown.grab()
        assert shown.position == player.position == position
    assert (shown.overview.version, shown.close_columns.version, shown._closeup_picture._span) == made
    assert pictures == [shown._overview_picture._pixmap.cacheKey(), shown._closeup_picture._pixmap.cacheKey()]


def test_stored_pictures_look_as_if_painted_now(
    player: Player, shown: TimelineView, draw: Draw, many: Grid, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever one looks, whatever has been loaded by then, and however finely the run was read."""
    # What is seen closely is loaded without anything around it.
    monkeypatch.setattr(columns, "FARTHEST", 1000)
    draw(Subject(many), 8_000, theme.light(), 0.4)
    assert player.search is not None
    search, most = player.search, shown._most()

    def is_true() -> bool:
        stored = picture(shown)
        shown._overview_picture, shown._closeup_picture = StripPicture(), StripPicture(_MARGIN)
        return picture(shown) == stored

    closeup = shown.closeup
    seen = closeup.span.events
    for shift in (seen // 10, seen // 3, seen, 6_000, -6_000, 0):  # before anything is loaded
        shown.show_closeup(closeup.shifted(shift))
        assert is_true()
        shown.overview.read(search, 20 if shift else most)
        assert is_true()
    shown.show_closeup(closeup)
    qtbot.waitUntil(lambda: shown.close_columns.fits(shown.closeup.span, most))
    assert is_true()
    shown.overview.grow_to(40_000, is_final=True)
    assert is_true()
