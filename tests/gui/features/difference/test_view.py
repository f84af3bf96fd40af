"""The pane that says what an option did, as the user sees and works it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QGuiApplication, QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from solver_core.cover.explain.difference import Difference
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.difference.model import TARGET_ROLE
from sudoku_gui.features.difference.text import DifferenceGroup
from sudoku_gui.features.difference.view import DifferenceList, DifferenceView
from sudoku_gui.player.baseline import Baseline, BaselineKind
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.label import ElidedLabel
from tests.gui.parts import click, part
from tests.gui.shared import GoTo, Show

LEFT = Qt.MouseButton.LeftButton
DEAD = 2275
"""The first dead end of the puzzle with many solutions; its last option was decided at event 2,257."""


@pytest.fixture
def view(player: Player, selection: Selection, baseline: Baseline, show: Show, many: Grid) -> DifferenceView:
    player.watch(many)
    view = DifferenceView(player, selection, baseline, theme.light())
    view.resize(360, 520)
    show(view)
    return view


@pytest.fixture
def at_dead_end(view: DifferenceView, go_to: GoTo, qtbot: QtBot) -> DifferenceView:
    go_to(DEAD)
    click(view, "difference_choice")
    qtbot.waitUntil(lambda: view.model.rowCount() > 0)
    return view


def rows(view: DifferenceView) -> DifferenceList:
    return part(view, DifferenceList, "difference_list")


def said(view: DifferenceView) -> str:
    found = part(view, ElidedLabel, "difference_said")
    return found.text() if found.isVisible() else ""


def placeholder(view: DifferenceView) -> str:
    found = part(view, QLabel, "difference_placeholder")
    return found.text() if found.isVisible() else ""


def is_down(view: DifferenceView, name: str) -> bool:
    return part(view, QToolButton, f"difference_{name}").isChecked()


def found_in(view: DifferenceView) -> Difference:
    assert view.model.difference is not None
    return view.model.difference


def place_of(view: DifferenceView, group: DifferenceGroup, member: int) -> QPoint:
    index = view.model.index_of(group, member)
    rows(view).scrollTo(index)
    return rows(view).visualRect(index).center()


# --- what is compared -----------------------------------------------------------------------------


def test_a_new_view_of_differences_compares_nothing(view: DifferenceView) -> None:
    assert placeholder(view).startswith("“This Option” shows")
    assert said(view) == ""
    assert is_down(view, "off")


def test_this_option_says_what_led_to_the_dead_end(at_dead_end: DifferenceView) -> None:
    """The sentence, and the columns that have run out first among the sizes."""
    assert said(at_dead_end).startswith("r1c3=5 took 5 from no other cell, and 3 other candidates from r1c3.")
    assert "Since event 2,257 “Choose row 1 has 5”: no option left for “column 3 has 1”" in said(at_dead_end)
    model = at_dead_end.model
    empty = [model.at(row).text for row in range(model.rowCount()) if model.at(row).is_empty]
    assert empty == ["column 3 has 1", "box 1 has 1"]


def test_the_difference_follows_the_search(at_dead_end: DifferenceView, go_to: GoTo, qtbot: QtBot) -> None:
    before = said(at_dead_end)
    go_to(2227)
    qtbot.waitUntil(lambda: said(at_dead_end) not in {before, ""})
    assert is_down(at_dead_end, "choice")


def test_since_here_stays(view: DifferenceView, go_to: GoTo) -> None:
    """Until another place is chosen; scrubbed back beyond it, it lies ahead."""
    go_to(2000)
    click(view, "difference_here")
    assert placeholder(view) == "No differences."
    go_to(2100)
    assert said(view).startswith("Since event 2,000: ")
    go_to(1500)
    assert said(view).startswith("Compared with event 2,000, still to come: ")
    assert is_down(view, "here")
    click(view, "difference_off")
    assert (said(view), view.model.rowCount()) == ("", 0)


def test_a_button_leads_to_what_is_compared_with(at_dead_end: DifferenceView, player: Player) -> None:
    go = part(at_dead_end, QToolButton, "difference_go_there")
    assert go.text() == "Go to 2,257"
    assert go.toolTip() == "Go to event 2,257 “Choose row 1 has 5”"
    click(at_dead_end, "difference_go_there")
    assert player.position == 2257


def test_buttons_go_to_either_compared_position(
    view: DifferenceView, baseline: Baseline, player: Player, qtbot: QtBot
) -> None:
    """None of the three buttons is down: the two were picked elsewhere."""
    baseline.compare(1200, DEAD)
    qtbot.waitUntil(lambda: said(view).startswith("From event 1,200 to event 2,275: "))
    assert not any(is_down(view, name) for name in ("choice", "here", "off"))
    click(view, "difference_go_here")
    assert player.position == DEAD
    click(view, "difference_go_there")
    assert player.position == 1200
    assert baseline.kind is BaselineKind.PAIR


def test_the_pane_says_why_it_is_empty(view: DifferenceView, player: Player) -> None:
    click(view, "difference_choice")
    assert placeholder(view) == "Nothing has been chosen here yet."
    player.leave()
    assert placeholder(view).startswith("Watch a search to see")
    assert not part(view, QToolButton, "difference_here").isEnabled()


# --- the list -------------------------------------------------------------------------------------


def test_a_filter_shows_one_kind_or_says_that_it_is_missing(view: DifferenceView, go_to: GoTo) -> None:
    go_to(4)
    click(view, "difference_here")
    go_to(700)
    chooser = part(view, QComboBox, "difference_filter")
    assert [chooser.itemText(n) for n in range(chooser.count())] == ["All", "Columns", "Options", "Sizes"]
    chooser.setCurrentIndex(1)
    assert {view.model.at(row).group for row in range(view.model.rowCount())} == {DifferenceGroup.COVERED}
    go_to(5)
    assert placeholder(view) == "No differences of this kind."


def test_rows_point_and_headings_do_not(at_dead_end: DifferenceView, selection: Selection) -> None:
    found, viewport = found_in(at_dead_end), rows(at_dead_end).viewport()
    QTest.mouseMove(viewport, place_of(at_dead_end, DifferenceGroup.COVERED, found.items_left[1]))
    assert selection.target == Target(item=found.items_left[1])
    QTest.mouseMove(viewport, rows(at_dead_end).visualRect(at_dead_end.model.index(0, 0)).center())
    assert selection.target is None
    rows(at_dead_end).setFocus()
    walked = []
    for _ in range(5):
        QTest.keyClick(rows(at_dead_end), Qt.Key.Key_Down)
        walked.append(selection.pinned)
    assert walked == [*(Target(item=item) for item in found.items_left), Target(option=found.options_left[0])]


def test_walking_is_not_disturbed_while_the_row_is_there(
    view: DifferenceView, go_to: GoTo, selection: Selection
) -> None:
    """Other rows come and go; whoever reads stays with the same thing."""
    go_to(500)
    click(view, "difference_here")
    go_to(700)
    member = view.model.at(2).member
    rows(view).setFocus()
    QTest.keyClick(rows(view), Qt.Key.Key_Down)
    assert selection.pinned == Target(option=member)
    go_to(760)
    assert rows(view).currentIndex().data(TARGET_ROLE) == Target(option=member)


def test_the_target_of_another_pane_is_highlighted(at_dead_end: DifferenceView, selection: Selection) -> None:
    found = found_in(at_dead_end)
    item, option = found.items_left[0], found.options_left[0]
    selection.hover(Target(item, option))
    model = at_dead_end.model
    highlighted = {model.at(row).target for row in rows(at_dead_end).delegate.highlighted}
    assert highlighted == {Target(item=item), Target(option=option)}


def test_a_difference_is_copied_as_text(at_dead_end: DifferenceView) -> None:
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


def test_differences_of_any_problem_are_reported(
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


def test_the_difference_fits_a_small_pane(at_dead_end: DifferenceView) -> None:
    assert at_dead_end.minimumSizeHint().width() <= 230
    assert at_dead_end.minimumSizeHint().height() <= 150
    at_dead_end.resize(220, 140)
    QApplication.processEvents()
    assert at_dead_end.size().toTuple() == (220, 140)
    assert rows(at_dead_end).viewport().height() > 30
    assert not part(at_dead_end, QToolButton, "difference_go_there").isVisible()


def test_the_option_before_a_dead_end_looks_as_in_the_picture(
    *,
    at_dead_end: DifferenceView,
    reference_font: QFont,
    looks_like: Callable[[QImage, str], None],
    selection: Selection,
    each_theme: Theme,
) -> None:
    """The option that led to a dead end, with a row that is pointed at."""
    at_dead_end.setFont(reference_font)
    at_dead_end.setPalette(each_theme.palette())
    at_dead_end.use_theme(each_theme)
    selection.hover(Target(item=at_dead_end.model.at(4).member))
    QApplication.processEvents()
    looks_like(at_dead_end.grab().toImage(), f"difference_{each_theme.name}")
