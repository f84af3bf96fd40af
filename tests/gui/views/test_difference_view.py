"""The pane that tells what a choice did, as the user sees and works it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QFont, QGuiApplication, QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from solver_core.sudoku.grid import Grid
from sudoku_gui.panes.difference.groups import Group
from sudoku_gui.panes.difference.list_view import DifferenceList
from sudoku_gui.panes.difference.model import TARGET_ROLE
from sudoku_gui.panes.difference.view import DifferenceView
from sudoku_gui.player.baseline import Baseline, Kind
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.fixed_line import Line

Show = Callable[..., None]
GoTo = Callable[[int], None]
LEFT = Qt.MouseButton.LeftButton
DEAD = 2275
"""The first dead end of the puzzle with many solutions; its last choice was decided at event 2,257."""


@pytest.fixture
def baseline(player: Player) -> Baseline:
    return Baseline(player)


@pytest.fixture
def view(player: Player, selection: Selection, baseline: Baseline, show: Show, many: Grid) -> DifferenceView:
    """At the start of a puzzle, with nothing compared."""
    player.watch(many)
    view = DifferenceView(player, selection, baseline, theme.light())
    view.resize(360, 520)
    show(view)
    return view


@pytest.fixture
def at_dead_end(view: DifferenceView, go_to: GoTo, qtbot: QtBot) -> DifferenceView:
    """What the choice did that led to a dead end."""
    go_to(DEAD)
    press_button(view, "difference_choice")
    qtbot.waitUntil(lambda: view.model.rowCount() > 0)
    return view


def button(view: DifferenceView, name: str) -> QToolButton:
    found = view.findChild(QToolButton, name)
    assert found is not None
    return found


def press_button(view: DifferenceView, name: str) -> None:
    QTest.mouseClick(button(view, name), LEFT)


def rows(view: DifferenceView) -> DifferenceList:
    found = view.findChild(DifferenceList, "difference_list")
    assert found is not None
    return found


def said(view: DifferenceView) -> str:
    found = view.findChild(Line, "difference_said")
    assert found is not None
    return found.text() if found.isVisible() else ""


def placeholder(view: DifferenceView) -> str:
    found = view.findChild(QLabel, "difference_placeholder")
    assert found is not None
    return found.text() if found.isVisible() else ""


def place_of(view: DifferenceView, group: Group, thing: int) -> QPoint:
    index = view.model.index_of(group, thing)
    rows(view).scrollTo(index)
    return rows(view).visualRect(index).center()


# --- what is compared -----------------------------------------------------------------------------


def test_nothing_is_compared_until_it_is_asked_for(view: DifferenceView) -> None:
    """The pane says how."""
    assert placeholder(view).startswith("“This choice” shows")
    assert said(view) == ""
    assert button(view, "difference_off").isChecked()


def test_this_choice_tells_what_led_to_the_dead_end(at_dead_end: DifferenceView) -> None:
    """The sentence, and the columns that have run out first among the sizes."""
    assert said(at_dead_end).startswith("r1c3=5 took 5 from no other cell, and 3 other candidates from r1c3.")
    assert "Since event 2,257 “Choose row 1 has 5”: no option left for “column 3 has 1”" in said(at_dead_end)
    model = at_dead_end.model
    empty = [model.at(row).text for row in range(model.rowCount()) if model.at(row).is_empty]
    assert empty == ["column 3 has 1", "box 1 has 1"]


def test_it_goes_along_with_the_search(at_dead_end: DifferenceView, go_to: GoTo, qtbot: QtBot) -> None:
    """Another choice has done other things."""
    before = said(at_dead_end)
    go_to(2227)
    qtbot.waitUntil(lambda: said(at_dead_end) not in {before, ""})
    assert button(at_dead_end, "difference_choice").isChecked()


def test_since_here_stays(view: DifferenceView, go_to: GoTo) -> None:
    """Until another place is chosen; scrubbed back beyond it, it lies ahead."""
    go_to(2000)
    press_button(view, "difference_here")
    assert placeholder(view) == "No differences."
    go_to(2100)
    assert said(view).startswith("Since event 2,000: ")
    go_to(1500)
    assert said(view).startswith("Compared with event 2,000, still to come: ")
    assert button(view, "difference_here").isChecked()
    press_button(view, "difference_off")
    assert (said(view), view.model.rowCount()) == ("", 0)


def test_a_button_leads_to_what_is_compared_with(at_dead_end: DifferenceView, player: Player) -> None:
    go = button(at_dead_end, "difference_go_there")
    assert go.text() == "Go to 2,257"
    assert go.toolTip() == "Go to event 2,257 “Choose row 1 has 5”"
    press_button(at_dead_end, "difference_go_there")
    assert player.position == 2257


def test_of_two_places_both_can_be_gone_to(
    view: DifferenceView, baseline: Baseline, player: Player, qtbot: QtBot
) -> None:
    """None of the three buttons is down: the two were picked elsewhere."""
    baseline.between(1200, DEAD)
    qtbot.waitUntil(lambda: said(view).startswith("From event 1,200 to event 2,275: "))
    names = ("difference_choice", "difference_here", "difference_off")
    assert not any(button(view, name).isChecked() for name in names)
    press_button(view, "difference_go_here")
    assert player.position == DEAD
    press_button(view, "difference_go_there")
    assert player.position == 1200
    assert baseline.kind is Kind.PAIR


def test_before_the_first_choice_it_says_so(view: DifferenceView) -> None:
    press_button(view, "difference_choice")
    assert placeholder(view) == "Nothing has been chosen here yet."


def test_without_a_search_it_says_what_it_is_for(view: DifferenceView, player: Player) -> None:
    press_button(view, "difference_choice")
    player.leave()
    assert placeholder(view).startswith("Watch a search to see")
    assert not button(view, "difference_here").isEnabled()


def test_out_of_sight_it_does_nothing_and_catches_up_when_shown(
    at_dead_end: DifferenceView, go_to: GoTo
) -> None:
    before = at_dead_end.model.difference
    at_dead_end.hide()
    go_to(1500)
    assert at_dead_end.model.difference is before
    at_dead_end.show()
    assert at_dead_end.model.difference is not before


# --- the list -------------------------------------------------------------------------------------


def test_a_filter_shows_one_kind(at_dead_end: DifferenceView) -> None:
    chooser = at_dead_end.findChild(QComboBox, "difference_filter")
    assert chooser is not None
    assert [chooser.itemText(n) for n in range(chooser.count())] == ["All", "Columns", "Options", "Sizes"]
    chooser.setCurrentIndex(1)
    model = at_dead_end.model
    assert {model.at(row).group for row in range(model.rowCount())} == {Group.COVERED}


def test_a_filter_that_leaves_nothing_says_so(view: DifferenceView, go_to: GoTo) -> None:
    go_to(4)
    press_button(view, "difference_here")
    go_to(5)
    chooser = view.findChild(QComboBox, "difference_filter")
    assert chooser is not None
    chooser.setCurrentIndex(1)
    assert placeholder(view) == "No differences of this kind."


def test_hovering_points_and_leaving_lets_go(at_dead_end: DifferenceView, selection: Selection) -> None:
    """At what the row is about; at a heading at nothing."""
    found = at_dead_end.model.difference
    assert found is not None
    viewport = rows(at_dead_end).viewport()
    QTest.mouseMove(viewport, place_of(at_dead_end, Group.COVERED, found.items_left[1]))
    assert selection.target == Target(item=found.items_left[1])
    QTest.mouseMove(viewport, rows(at_dead_end).visualRect(at_dead_end.model.index(0)).center())
    assert selection.target is None


def test_walking_pins_and_steps_over_headings(at_dead_end: DifferenceView, selection: Selection) -> None:
    """Down through the groups; with the keyboard one stands on the first thing."""
    rows(at_dead_end).setFocus()
    walked = []
    for _ in range(5):
        QTest.keyClick(rows(at_dead_end), Qt.Key.Key_Down)
        walked.append(selection.pinned)
    found = at_dead_end.model.difference
    assert found is not None
    targets = [
        *(Target(option=option) for option in found.chosen_come),
        *(Target(item=item) for item in found.items_left),
        Target(option=found.options_left[0]),
    ]
    assert walked == targets[1:]


def test_walking_is_not_disturbed_while_the_row_is_there(
    view: DifferenceView, go_to: GoTo, selection: Selection
) -> None:
    """Other rows come and go; whoever reads stays with the same thing."""
    go_to(500)
    press_button(view, "difference_here")
    go_to(700)
    thing = view.model.at(2).thing
    rows(view).setFocus()
    QTest.keyClick(rows(view), Qt.Key.Key_Down)
    assert selection.pinned == Target(option=thing)
    go_to(760)
    assert rows(view).currentIndex().data(TARGET_ROLE) == Target(option=thing)


def test_a_double_click_or_enter_goes_to_the_last_change(
    at_dead_end: DifferenceView, selection: Selection, qtbot: QtBot
) -> None:
    """The window does it."""
    found = at_dead_end.model.difference
    assert found is not None
    item = found.items_left[0]
    with qtbot.waitSignal(selection.doing_wanted) as wanted:
        QTest.mouseDClick(rows(at_dead_end).viewport(), LEFT, pos=place_of(at_dead_end, Group.COVERED, item))
    assert wanted.args == [Target(item=item)]
    QTest.mouseClick(rows(at_dead_end).viewport(), LEFT, pos=place_of(at_dead_end, Group.COVERED, item))
    with qtbot.waitSignal(selection.doing_wanted) as wanted:
        QTest.keyClick(rows(at_dead_end), Qt.Key.Key_Return)
    assert wanted.args == [Target(item=item)]


def test_a_menu_is_asked_for(at_dead_end: DifferenceView, selection: Selection, qtbot: QtBot) -> None:
    found = at_dead_end.model.difference
    assert found is not None
    at = place_of(at_dead_end, Group.GONE, found.options_left[0])
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, rows(at_dead_end).mapToGlobal(at))
    with qtbot.waitSignal(selection.menu_wanted) as wanted:
        QApplication.sendEvent(rows(at_dead_end).viewport(), event)
    assert wanted.args is not None
    assert wanted.args[0] == Target(option=found.options_left[0])


def test_what_is_pointed_at_elsewhere_is_lit_here(at_dead_end: DifferenceView, selection: Selection) -> None:
    """A node lights its column and its row."""
    found = at_dead_end.model.difference
    assert found is not None
    item, option = found.items_left[0], found.options_left[0]
    selection.hover(Target(item, option))
    model = at_dead_end.model
    lit = {model.at(row).target for row in rows(at_dead_end).delegate.lit}
    assert lit == {Target(item=item), Target(option=option)}


def test_all_is_copied_as_text(at_dead_end: DifferenceView) -> None:
    """The sentence, then the rows; the window's own Copy does not get the key."""
    rows(at_dead_end).setFocus()
    copy = QKeyEvent(QKeyEvent.Type.ShortcutOverride, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copy.ignore()
    QApplication.sendEvent(rows(at_dead_end), copy)
    assert copy.isAccepted()
    QTest.keyClick(rows(at_dead_end), Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    text = QGuiApplication.clipboard().text()
    assert text.splitlines()[0] == said(at_dead_end)
    assert "\tcolumn 3 has 1: size from 1 to 0" in text.splitlines()


def test_keys_of_the_transport_are_left_to_the_window(at_dead_end: DifferenceView) -> None:
    """Left, Right and Space step and play."""
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space):
        event = QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(rows(at_dead_end), event)
        assert not event.isAccepted()


def test_other_problems_are_told_too(
    view: DifferenceView, player: Player, baseline: Baseline, qtbot: QtBot, go_to: GoTo
) -> None:
    """A matrix, a repeat cover, queens with columns that need not be covered."""
    baseline.since_choice()
    for sample in ("knuth_2000", "stations", "queens_6"):
        player.watch_subject(Subject(sample=sample))
        go_to(60)
        qtbot.waitUntil(lambda: said(view).startswith("Since event "))
        assert view.model.rowCount() > 1


# --- how it looks ---------------------------------------------------------------------------------


def test_it_fits_a_small_place(at_dead_end: DifferenceView) -> None:
    """A line and some rows remain."""
    assert at_dead_end.minimumSizeHint().width() <= 230
    assert at_dead_end.minimumSizeHint().height() <= 150
    at_dead_end.resize(220, 140)
    QApplication.processEvents()
    assert at_dead_end.size().toTuple() == (220, 140)
    assert rows(at_dead_end).viewport().height() > 30
    assert not button(at_dead_end, "difference_go_there").isVisible()


@pytest.mark.parametrize(
    "colours", [theme.light(), theme.dark(), theme.high_contrast()], ids=lambda c: c.name
)
def test_what_it_looks_like(
    *,
    at_dead_end: DifferenceView,
    reference_font: QFont,
    looks_like: Callable[[QImage, str], None],
    selection: Selection,
    colours: Theme,
) -> None:
    """The choice that led to a dead end, with a row that is pointed at."""
    at_dead_end.setFont(reference_font)
    at_dead_end.setPalette(colours.palette())
    at_dead_end.use_theme(colours)
    selection.hover(Target(item=at_dead_end.model.at(4).thing))
    QApplication.processEvents()
    looks_like(at_dead_end.grab().toImage(), f"difference_{colours.name}")
