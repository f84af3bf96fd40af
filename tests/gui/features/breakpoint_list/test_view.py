"""Breakpoints, bookmarks and what is followed, as the user sees and works them."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolButton

from solver_core.sudoku.grid import Grid
from sudoku_gui.features.breakpoint_list.model import KEY_ROLE
from sudoku_gui.features.breakpoint_list.row_list import RowList
from sudoku_gui.features.breakpoint_list.view import BreakpointList
from sudoku_gui.player.bookmarks import BookmarkStore
from sudoku_gui.player.breakpoints import Breakpoints
from sudoku_gui.player.player import Player
from sudoku_gui.player.run_until import Following
from sudoku_gui.player.search_conditions import CriterionKind, SearchCondition, single
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.notice import LineWithButtons
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import click, part
from tests.gui.shared import GoTo, Settle

Key, Modifier = Qt.Key, Qt.KeyboardModifier

CHOSEN, TRIED = single(CriterionKind.CHOSEN, item=105), single(CriterionKind.TRIED, option=224)
DEAD_END, DECISION = single(CriterionKind.DEAD_END), single(CriterionKind.DECISION)


@pytest.fixture
def breakpoints(player: Player) -> Breakpoints:
    breakpoints = Breakpoints(player)
    for when in (CHOSEN, TRIED, DEAD_END):
        breakpoints.add(when)
    return breakpoints


@pytest.fixture
def view(
    player: Player, made: Callable[[Theme], BreakpointList], show: Callable[..., None], many: Grid
) -> BreakpointList:
    player.watch(many)
    view = made(theme.light())
    view.resize(420, 360)
    show(view, view.breakpoint_page.rows)
    return view


def rows(view: BreakpointList) -> RowList:
    return part(view, RowList, "breakpoints_rows")


def texts(rows: RowList) -> list[str]:
    return [rows.model().index(row, 0).data() for row in range(rows.model().rowCount())]


def asked(breakpoints: Breakpoints) -> list[SearchCondition]:
    return [held.when for held in breakpoints]


def place(rows: RowList, row: int) -> QPoint:
    return rows.visualRect(rows.model().index(row, 0)).center()


def go_down(rows: RowList, times: int) -> QModelIndex:
    rows.setCurrentIndex(rows.model().index(0, 0))
    for _ in range(times):
        QTest.keyClick(rows, Key.Key_Down)
    return rows.currentIndex()


def enter_name(rows: RowList, name: str) -> None:
    editor = part(rows, QLineEdit)
    QTest.keyClicks(editor, name)
    QTest.keyClick(editor, Key.Key_Return)


def event_of(player: Player) -> str:
    event = player.search.event if player.search else None
    return event.op.name if event else "START"


# --- the list ---------------------------------------------------------------------------------------


def test_x_and_the_check_box_switch_a_breakpoint(view: BreakpointList, breakpoints: Breakpoints) -> None:
    list_ = rows(view)
    go_down(list_, 1)
    for key in (Key.Key_Space, Key.Key_X):
        QTest.keyClick(list_, key)
        assert [held.enabled for held in breakpoints] == [True, key is Key.Key_X, True]
    box = QPoint(10, place(list_, 2).y())
    QTest.mouseClick(list_.viewport(), Qt.MouseButton.LeftButton, pos=box)
    assert [held.enabled for held in breakpoints] == [True, True, False]


@pytest.mark.parametrize("other_rows", [False, True])
def test_f2_names_in_place(view: BreakpointList, breakpoints: Breakpoints, *, other_rows: bool) -> None:
    """A name goes before the description. If other rows come before Return is heard, Qt must not warn."""
    go_down(rows(view), 2)
    QTest.keyClick(rows(view), Key.Key_F2)
    enter_name(rows(view), "hopeless")
    if other_rows:
        breakpoints.add(DECISION)
    QApplication.processEvents()
    assert texts(rows(view))[2] == "hopeless: when a dead end is met"


def test_a_double_click_opens_the_name_of_a_breakpoint(view: BreakpointList) -> None:
    for press in (QTest.mouseClick, QTest.mouseDClick):
        press(rows(view).viewport(), Qt.MouseButton.LeftButton, pos=place(rows(view), 1))
    assert rows(view).findChild(QLineEdit) is not None


def test_del_removes_and_undo_brings_back(view: BreakpointList, breakpoints: Breakpoints) -> None:
    """The one below is chosen then, so that a second Del removes that; the last can be removed, too."""
    list_, notice = rows(view), part(view, LineWithButtons, "breakpoint_notice")
    go_down(list_, 1)
    QTest.keyClick(list_, Key.Key_Delete)
    assert asked(breakpoints) == [CHOSEN, DEAD_END]
    assert list_.currentIndex().data() == "when a dead end is met"
    assert notice.isVisible()
    assert notice.label.text() == "Removed: when r3c7=9 is tried"
    click(view, "undo_remove_breakpoint")
    assert asked(breakpoints) == [CHOSEN, TRIED, DEAD_END]
    assert not notice.isVisible()
    for _ in range(4):
        QTest.keyClick(list_, Key.Key_Delete)
    assert asked(breakpoints) == []
    assert not part(view, QToolButton, "remove").isEnabled()


def test_alt_and_arrows_move(view: BreakpointList, breakpoints: Breakpoints) -> None:
    list_ = rows(view)
    wanted = go_down(list_, 2).data(KEY_ROLE)
    for _ in range(3):
        QTest.keyClick(list_, Key.Key_Up, Modifier.AltModifier)
    assert asked(breakpoints) == [DEAD_END, CHOSEN, TRIED]
    assert list_.currentIndex().data(KEY_ROLE) == wanted
    QTest.keyClick(list_, Key.Key_Down, Modifier.AltModifier)
    assert asked(breakpoints) == [CHOSEN, DEAD_END, TRIED]


def test_an_empty_list_says_what_it_is_for(view: BreakpointList, breakpoints: Breakpoints) -> None:
    breakpoints.from_json([])
    QApplication.processEvents()
    picture = rows(view).viewport().grab().toImage()
    middle = picture.rect().center() - QPoint(25, 12)
    assert picture.copy(QRect(0, 0, 50, 24)) != picture.copy(QRect(middle, QSize(50, 24)))


# --- running ----------------------------------------------------------------------------------------


def test_run_on_and_back_stop_at_any_that_is_on(view: BreakpointList, player: Player, settle: Settle) -> None:
    places = []
    for name in ("run_on", "run_on", "run_back"):
        click(view, name)
        settle()
        places.append(player.position)
    assert places[0] == places[2] < places[1]
    assert event_of(player) in {"CHOOSE", "TRY", "DEAD_END"}


def test_with_shift_only_the_chosen_one_counts(view: BreakpointList, player: Player, settle: Settle) -> None:
    go_down(rows(view), 2)
    QTest.keyClick(rows(view), Key.Key_Space)
    places = []
    for name in ("run_on", "run_on", "run_back"):
        click(view, name, Modifier.ShiftModifier)
        settle()
        places.append(player.position)
        assert event_of(player) == "DEAD_END"
    assert places[0] == places[2] < places[1]


def test_a_condition_just_met_has_a_sign(view: BreakpointList, player: Player, settle: Settle) -> None:
    """Bold, a triangle and a background of its own: seen as pixels that change."""
    before = rows(view).viewport().grab().toImage()
    while event_of(player) != "DEAD_END":
        settle(player.run_to, "dead_end")
    QApplication.processEvents()
    assert rows(view).viewport().grab().toImage() != before
    assert "just reached" in rows(view).model().index(2, 0).data(Qt.ItemDataRole.AccessibleTextRole)


def test_another_problem_switches_the_buttons_off(view: BreakpointList, player: Player) -> None:
    player.watch_subject(Subject(sample="knuth_2000"))
    assert not part(view, QToolButton, "run_on").isEnabled()
    assert len(texts(rows(view))) == 3


def test_a_row_points_at_what_it_names_and_is_highlighted_by_it(
    view: BreakpointList, selection: Selection
) -> None:
    list_ = rows(view)
    QTest.mouseMove(list_.viewport(), place(list_, 0))
    assert selection.target == Target(item=105)
    QTest.mouseClick(list_.viewport(), Qt.MouseButton.LeftButton, pos=place(list_, 1))
    assert selection.pinned == Target(option=224)
    QTest.mouseMove(list_.viewport(), QPoint(5, list_.viewport().height() - 5))
    for target, row in ((Target(item=105), 0), (Target(option=224), 1)):
        selection.hover(target)
        assert row in list_.delegate.highlighted


# --- keys and room ----------------------------------------------------------------------------------


def test_the_view_hands_the_keyboard_to_the_rows_in_sight(view: BreakpointList) -> None:
    for page in (view.bookmark_page, view.breakpoint_page):
        view.tabs.setCurrentWidget(page)
        view.setFocus()
        assert page.rows.hasFocus()


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_breakpoint_list_fits_a_small_pane(view: BreakpointList, scale: float) -> None:
    """Seven views share a small screen; nothing grows the window."""
    font = QFont(view.font())
    font.setPointSizeF(font.pointSizeF() * scale)
    view.setFont(font)
    QApplication.processEvents()
    metrics = view.fontMetrics()
    assert view.minimumSizeHint().width() <= 32 * metrics.averageCharWidth()
    assert view.minimumSizeHint().height() <= 10 * metrics.height()
    view.resize(round(220 * scale), round(140 * scale))
    QApplication.processEvents()
    assert rows(view).visualRect(rows(view).model().index(0, 0)).bottom() < rows(view).viewport().height()


# --- bookmarks --------------------------------------------------------------------------------------


@pytest.fixture
def marks(view: BreakpointList, bookmarks: BookmarkStore) -> RowList:
    for position, name in ((100, "start"), (2000, ""), (3000, "end")):
        bookmarks.add(position, name)
    view.tabs.setCurrentWidget(view.bookmark_page)
    return part(view, RowList, "marks_rows")


def test_two_rows_have_room_however_low_the_pane(view: BreakpointList) -> None:
    rows = view.breakpoint_page.rows
    assert rows.minimumSizeHint().height() - 2 * rows.frameWidth() == pytest.approx(
        2 * rows.line_height * rows.fontMetrics().height(), abs=2
    )
    assert rows.sizeHint() == rows.minimumSizeHint()


def test_a_click_and_enter_go_to_a_bookmark(marks: RowList, player: Player, settle: Settle) -> None:
    QTest.mouseClick(marks.viewport(), Qt.MouseButton.LeftButton, pos=place(marks, 1))
    settle()
    assert player.position == 2000
    marks.setFocus()
    QTest.keyClick(marks, Key.Key_Down)
    assert player.position == 2000
    QTest.keyClick(marks, Key.Key_Return)
    settle()
    assert player.position == 3000


def test_previous_and_next_go_from_mark_to_mark(
    view: BreakpointList, marks: RowList, player: Player, settle: Settle, go_to: GoTo
) -> None:
    go_to(2500)
    click(view, "previous")
    settle()
    assert player.position == 2000
    assert marks.currentIndex().row() == 1
    click(view, "next")
    settle()
    assert player.position == 3000
    assert not part(view, QToolButton, "next").isEnabled()


def test_adding_marks_here_and_asks_for_a_name(
    view: BreakpointList, marks: RowList, player: Player, go_to: GoTo
) -> None:
    go_to(2500)
    click(view, "add_mark")
    enter_name(marks, "the guess")
    QApplication.processEvents()
    assert texts(marks)[2] == "event 2,500: the guess"
    assert player.search is not None
    assert 2500 in player.search.bookmarks
    assert not part(view, QToolButton, "add_mark").isEnabled(), "one position, one bookmark"


@pytest.mark.parametrize("row", range(3))
def test_a_bookmark_can_be_removed_while_its_name_is_edited(
    view: BreakpointList, marks: RowList, bookmarks: BookmarkStore, row: int
) -> None:
    """Wherever it stands in the list; its editor closes, and what was typed is for nothing else."""
    marks.setCurrentIndex(marks.model().index(row, 0))
    marks.edit(marks.currentIndex())
    QTest.keyClicks(part(marks, QLineEdit), "typed")
    bookmarks.remove((100, 2000, 3000)[row])
    come_to_rest(view)
    assert "typed" not in dict(bookmarks).values()
    assert len(bookmarks) == 2


def test_a_removed_bookmark_comes_back(view: BreakpointList, marks: RowList) -> None:
    marks.setFocus()
    go_down(marks, 1)
    QTest.keyClick(marks, Key.Key_Delete)
    assert texts(marks) == ["event 100: start", "event 3,000: end"]
    click(view, "undo_remove_mark")
    assert texts(marks) == ["event 100: start", "event 2,000", "event 3,000: end"]


def test_without_a_search_nothing_can_be_marked(view: BreakpointList, marks: RowList, player: Player) -> None:
    player.leave()
    assert texts(marks) == []
    assert "Watch a search" in marks.empty_text
    assert not part(view, QToolButton, "add_mark").isEnabled()


# --- following --------------------------------------------------------------------------------------


def test_following_shows_and_steps(
    view: BreakpointList, following: Following, player: Player, settle: Settle
) -> None:
    """The line names what is followed; its buttons run on, back and stop following."""
    line = part(view, LineWithButtons, "following")
    assert not line.isVisible()
    following.follow(Target(item=105))
    assert line.isVisible()
    assert line.label.text() == "Following “row 3 has 7”: 9 options left"
    places = []
    for name in ("follow_on", "follow_on", "follow_back"):
        click(view, name)
        settle()
        assert following.is_touched
        assert line.label.font().bold()
        places.append(player.position)
    assert places[0] == places[2] < places[1]
    click(view, "stop_following")
    assert not line.isVisible()
    assert following.target is None


@pytest.mark.parametrize("target", [Target(option=224), Target(item=105, option=222), Target(item=26)])
def test_whatever_is_followed_says_how_it_is(
    view: BreakpointList, following: Following, go_to: GoTo, target: Target
) -> None:
    """At every stage of the search, and at once when the player moves."""
    following.follow(target)
    line = part(view, LineWithButtons, "following")
    said = set()
    for position in range(0, 4000, 400):
        go_to(position)
        said.add(line.label.text())
    assert all(text.startswith("Following ") and ": " in text for text in said)
    assert len(said) > 1


# --- pictures ---------------------------------------------------------------------------------------


@pytest.fixture(
    params=[theme.light(), theme.dark(), theme.high_contrast()], ids=lambda each_theme: str(each_theme.name)
)
def each_theme(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Theme]:
    before = qapp.palette()
    qapp.setPalette(request.param.palette())
    qapp.setStyleSheet(request.param.style_sheet())
    yield request.param
    qapp.setStyleSheet("")
    qapp.setPalette(before)


@pytest.mark.usefixtures("reference_font")
def test_breakpoints_that_are_met_off_and_named_look_as_in_the_picture(
    each_theme: Theme,
    player: Player,
    selection: Selection,
    breakpoints: Breakpoints,
    following: Following,
    made: Callable[[Theme], BreakpointList],
    many: Grid,
    show: Callable[..., None],
    settle: Settle,
    looks_like: Callable[..., None],
) -> None:
    """A row that is met, one that is off, one that is highlighted, one that has a name, and the line below."""
    breakpoints.rename([held.id for held in breakpoints][1], "the guess")
    breakpoints.add(single(CriterionKind.SIZE, item=40, number=2))
    breakpoints.enable([held.id for held in breakpoints][3], enabled=False)
    player.break_condition = None
    player.watch(many)
    view = made(each_theme)
    view.resize(400, 240)
    show(view, view.breakpoint_page.bar["add"])
    player.break_condition = None
    settle(player.run_to, "dead_end")
    following.follow(Target(item=105))
    selection.hover(Target(item=105))
    QApplication.processEvents()
    looks_like(view.grab().toImage(), f"breakpoint_list_{each_theme.name}")
