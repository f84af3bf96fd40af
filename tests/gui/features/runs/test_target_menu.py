"""What a right click and a double click on a thing do, whichever view it is pointed at in."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from solver_core.cover import Event, Op
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.runs.target_menu import TargetMenu
from sudoku_gui.models import Models
from sudoku_gui.player.breakpoints import Breakpoints
from sudoku_gui.player.player import Player
from sudoku_gui.player.run_until import Following
from sudoku_gui.player.search_conditions import CriterionKind, single
from sudoku_gui.player.selection import Target
from sudoku_gui.player.subject import Subject

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
"""Offscreen there is no window manager to raise a menu."""

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
ITEM, OPTION, NODE = Target(item=105), Target(option=222), Target(item=105, option=222)


@pytest.fixture
def player() -> Iterator[Player]:
    player = Player()
    player.watch(MANY)
    yield player
    player.leave()


def settle(player: Player) -> None:
    while player.is_busy:
        QCoreApplication.processEvents()


@pytest.fixture
def workspace(player: Player) -> Models:
    breakpoints = Breakpoints(player)
    workspace = Models()
    workspace.player, workspace.following, workspace.breakpoints = player, Following(player), breakpoints
    return workspace


@pytest.fixture
def taken() -> list[Target]:
    return []


@pytest.fixture
def target_menu(workspace: Models, taken: list[Target], qtbot: QtBot) -> TargetMenu:
    window = QWidget()
    qtbot.addWidget(window)
    return TargetMenu(
        window,
        workspace.player,
        workspace.selection,
        breakpoints=workspace.breakpoints,
        following=workspace.following,
        take_instead=taken.append,
    )


def entries(menu: QMenu) -> dict[str, QAction]:
    found = {action.objectName(): action for action in menu.actions() if not action.isSeparator()}
    for inner in menu.findChildren(QMenu):
        found |= {f"small_{number}": action for number, action in enumerate(inner.actions())}
    return found


def texts(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if not action.isSeparator()]


def event(player: Player) -> Event:
    assert player.search is not None
    assert player.search.event is not None
    return player.search.event


# --- what is offered --------------------------------------------------------------------------------


def test_a_column_offers_what_can_happen_to_a_column(target_menu: TargetMenu) -> None:
    assert texts(target_menu.menu(ITEM)) == [
        "What If the Search Takes “row 3 has 7” Here",
        "Run to Where “row 3 has 7” Is Chosen Next",
        "Run Back to Where “row 3 has 7” Was Chosen",
        "Next Change of “row 3 has 7”",
        "Previous Change of “row 3 has 7”",
        "Break When “row 3 has 7” Is Chosen",
        "Break When “row 3 has 7” Is Touched",
        "Break When “row 3 has 7” Has Few Options",
        "Follow “row 3 has 7”",
        "Copy Name",
    ]


def test_an_option_offers_what_can_happen_to_an_option(target_menu: TargetMenu) -> None:
    assert texts(target_menu.menu(OPTION)) == [
        "What If the Search Takes r3c7=7 Here",
        "Run to Where r3c7=7 Is Tried Next",
        "Run Back to Where r3c7=7 Was Tried",
        "Next Change of r3c7=7",
        "Previous Change of r3c7=7",
        "Break When r3c7=7 Is Tried",
        "Break When r3c7=7 Is Touched",
        "Follow r3c7=7",
        "Copy Name",
    ]


def test_a_node_offers_both_and_itself(target_menu: TargetMenu) -> None:
    shown = texts(target_menu.menu(NODE))
    assert "Run to Where r3c7=7 Is Tried Next" in shown
    assert "Run to Where “row 3 has 7” Is Chosen Next" in shown
    assert "Previous Change of r3c7=7 in “row 3 has 7”" in shown


def test_the_menu_uses_the_names_of_another_problem(target_menu: TargetMenu, player: Player) -> None:
    player.watch_subject(Subject(sample="knuth_2000"))
    assert "Break When row 1 {C, E, F} Is Tried" in texts(target_menu.menu(Target(option=0)))


def test_while_nothing_is_watched_nothing_can_be_run(target_menu: TargetMenu, player: Player) -> None:
    player.leave()
    shown = entries(target_menu.menu(ITEM))
    assert not shown["on_to_chosen"].isEnabled()
    assert not shown["follow"].isEnabled()
    assert shown["break_when_chosen"].isEnabled()


# --- what it does -----------------------------------------------------------------------------------


def test_runs_go_there_and_back(target_menu: TargetMenu, player: Player) -> None:
    """The entries of the menu run to the next or the last event of the target."""
    search = Subject(MANY).search()
    search.seek(3000)
    option = search.chosen_options()[-1]
    shown = entries(target_menu.menu(Target(option=option)))
    shown["on_to_tried"].trigger()
    settle(player)
    assert (event(player).op, event(player).option) == (Op.TRY, option)
    first = player.position
    shown["on_to_change"].trigger()
    settle(player)
    assert event(player).option == option
    assert player.position > first
    shown["back_to_tried"].trigger()
    settle(player)
    assert player.position == first


def test_a_run_to_an_event_that_never_comes_stays_here(
    target_menu: TargetMenu, player: Player, workspace: Models
) -> None:
    reported: list[bool] = []
    workspace.following.run_until.missed.connect(reported.append)
    entries(target_menu.menu(ITEM))["back_to_chosen"].trigger()
    settle(player)
    assert player.position == 0
    assert reported == [True]


def test_breakpoints_are_switched_and_shown_as_they_are(target_menu: TargetMenu, workspace: Models) -> None:
    entries(target_menu.menu(ITEM))["break_when_chosen"].trigger()
    assert [held.when for held in workspace.breakpoints] == [single(CriterionKind.CHOSEN, item=105)]
    again = entries(target_menu.menu(ITEM))["break_when_chosen"]
    assert again.isChecked()
    again.trigger()
    assert len(workspace.breakpoints) == 0


@pytest.mark.parametrize("size", [0, 3])
def test_a_column_can_be_watched_getting_small(target_menu: TargetMenu, workspace: Models, size: int) -> None:
    entries(target_menu.menu(ITEM))[f"small_{size}"].trigger()
    assert [held.when for held in workspace.breakpoints] == [
        single(CriterionKind.SIZE, item=105, number=size)
    ]


@pytest.mark.parametrize(
    ("target", "kind"),
    [
        (Target(item=3), CriterionKind.CELL),
        (ITEM, CriterionKind.ITEM),
        (OPTION, CriterionKind.OPTION),
        (NODE, CriterionKind.NODE),
    ],
)
def test_touched_refers_to_the_selected_target_alone(
    target_menu: TargetMenu, workspace: Models, target: Target, kind: CriterionKind
) -> None:
    entries(target_menu.menu(target))[f"break_when_{kind}"].trigger()
    assert [held.when.criteria[0].kind for held in workspace.breakpoints] == [kind]


def test_following_is_switched(target_menu: TargetMenu, workspace: Models) -> None:
    entries(target_menu.menu(NODE))["follow"].trigger()
    assert workspace.following.target == NODE
    entries(target_menu.menu(NODE))["stop_following"].trigger()
    assert workspace.following.target is None


@pytest.mark.parametrize(
    ("target", "name"), [(ITEM, "row 3 has 7"), (OPTION, "r3c7=7"), (NODE, "r3c7=7 in “row 3 has 7”")]
)
def test_the_name_is_copied_as_it_is_read(target_menu: TargetMenu, target: Target, name: str) -> None:
    entries(target_menu.menu(target))["copy_name"].trigger()
    assert QGuiApplication.clipboard().text() == name


# --- how it comes -----------------------------------------------------------------------------------


def test_a_view_that_wants_the_menu_gets_it(target_menu: TargetMenu, workspace: Models) -> None:
    """At the place requested, and gone for good when it is closed."""
    assert target_menu.parent() is not None
    workspace.selection.menu_requested.emit(ITEM, QPoint(40, 30))
    shown = (widget for widget in QApplication.topLevelWidgets() if widget.isVisible())
    menu = next(widget for widget in shown if isinstance(widget, QMenu))
    assert menu.pos() == QPoint(40, 30)
    menu.close()
    assert not menu.isVisible()


def test_an_empty_target_has_no_menu(target_menu: TargetMenu, workspace: Models) -> None:
    parent = target_menu.parent()
    assert parent is not None
    workspace.selection.menu_requested.emit(Target(), QPoint(0, 0))
    assert parent.findChildren(QMenu) == []


@pytest.mark.parametrize("target", [ITEM, OPTION, NODE, Target(item=24)])
def test_a_double_click_runs_back_to_the_last_change(
    target_menu: TargetMenu, workspace: Models, player: Player, target: Target
) -> None:
    """For a node, to where exactly that node left its column or returned."""
    assert target_menu.parent() is not None
    player.scrub(6000)
    settle(player)
    search = Subject(MANY).search()
    search.seek(6000)
    while search.position:
        search.back()
        if search.event and _touches(target, search.event):
            break
    workspace.selection.visit_requested.emit(target)
    settle(player)
    assert player.position == search.position > 0


def _touches(target: Target, event: Event) -> bool:
    if target.item is not None and target.option is not None:
        is_node = event.op in {Op.HIDE, Op.UNHIDE}
        return is_node and (event.item, event.option) == (target.item, target.option)
    if target.option is not None:
        return event.option == target.option
    of_cell = target.item == 24 and event.option is not None and event.option // 9 == 24
    return event.item == target.item or of_cell


def test_the_menu_opens_where_nothing_is_watched(
    target_menu: TargetMenu, workspace: Models, player: Player
) -> None:
    """A double click on the board of a puzzle that is only played does nothing."""
    assert target_menu.parent() is not None
    player.leave()
    workspace.selection.visit_requested.emit(ITEM)
    assert not player.is_watching


@pytest.mark.parametrize(
    ("target", "offered"),
    [
        (Target(item=4), {"take_item": Target(item=4)}),
        (Target(option=2), {"take_option": Target(option=2)}),
        (Target(item=1, option=2), {"take_item": Target(item=1), "take_option": Target(option=2)}),
    ],
)
def test_a_column_or_an_option_can_be_taken_instead(
    target_menu: TargetMenu, player: Player, taken: list[Target], target: Target, offered: dict[str, Target]
) -> None:
    """Of a node both; where nothing is watched, nothing can be taken."""
    player.leave()
    assert not any(entries(target_menu.menu(target))[name].isEnabled() for name in offered)
    player.watch_subject(Subject(sample="knuth_2000"))
    for name, wanted in offered.items():
        entries(target_menu.menu(target))[name].trigger()
        assert taken[-1] == wanted
