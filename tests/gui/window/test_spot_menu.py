"""What a right click and a double click on a thing do, whichever view it is pointed at in."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from solver_core.cover import Event, Op
from solver_core.sudoku.grid import Grid
from sudoku_gui.session.breakpoints import Breakpoints
from sudoku_gui.session.following import Following
from sudoku_gui.session.player import Player
from sudoku_gui.session.pointing import Pointing, Spot
from sudoku_gui.session.questions import Kind, asking
from sudoku_gui.session.subject import Subject
from sudoku_gui.session.workspace import Workspace
from sudoku_gui.window.spot_menu import SpotMenu

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
"""Offscreen there is no window manager to raise a menu."""

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
ITEM, OPTION, NODE = Spot(item=105), Spot(option=222), Spot(item=105, option=222)


@pytest.fixture
def player() -> Iterator[Player]:
    player = Player()
    player.watch(MANY)
    yield player
    player.leave()


@pytest.fixture
def settle(player: Player) -> Callable[[], None]:
    """Lets a move come to its end."""

    def process_events() -> None:
        while player.is_busy:
            QCoreApplication.processEvents()

    return process_events


@pytest.fixture
def workspace(player: Player) -> Workspace:
    made = Workspace.begin()
    return replace(made, player=player, following=Following(player), breakpoints=_breakpoints(player))


def _breakpoints(player: Player) -> Breakpoints:
    breakpoints = Breakpoints()
    breakpoints.connect_to(player)
    return breakpoints


@pytest.fixture
def pointing(workspace: Workspace) -> Pointing:
    return workspace.pointing


@pytest.fixture
def breakpoints(workspace: Workspace) -> Breakpoints:
    return workspace.breakpoints


@pytest.fixture
def following(workspace: Workspace) -> Following:
    return workspace.following


@pytest.fixture
def taken() -> list[Spot]:
    """What was to be taken instead."""
    return []


@pytest.fixture
def spot_menu(workspace: Workspace, taken: list[Spot], qtbot: QtBot) -> SpotMenu:
    window = QWidget()
    qtbot.addWidget(window)
    return SpotMenu(window, workspace, taken.append)


def entries(menu: QMenu) -> dict[str, QAction]:
    """By their object names, those of the submenu too."""
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


def test_a_column_offers_what_can_happen_to_a_column(spot_menu: SpotMenu) -> None:
    assert texts(spot_menu.menu(ITEM)) == [
        "What If the Search Takes “row 3 has 7” Here",
        "Run to Where “row 3 has 7” Is Chosen Next",
        "Run Back to Where “row 3 has 7” Was Chosen",
        "Next Change of “row 3 has 7”",
        "Previous Change of “row 3 has 7”",
        "Break When “row 3 has 7” Is Chosen",
        "Break When “row 3 has 7” Is Touched",
        "Break When “row 3 has 7” Gets Small",
        "Follow “row 3 has 7”",
        "Copy Name",
    ]


def test_an_option_offers_what_can_happen_to_an_option(spot_menu: SpotMenu) -> None:
    assert texts(spot_menu.menu(OPTION)) == [
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


def test_a_node_offers_both_and_itself(spot_menu: SpotMenu) -> None:
    shown = texts(spot_menu.menu(NODE))
    assert "Run to Where r3c7=7 Is Tried Next" in shown
    assert "Run to Where “row 3 has 7” Is Chosen Next" in shown
    assert "Previous Change of r3c7=7 in “row 3 has 7”" in shown


def test_of_another_problem_it_speaks_in_its_names(spot_menu: SpotMenu, player: Player) -> None:
    player.watch_subject(Subject(sample="knuth_2000"))
    assert "Break When row 1 {C, E, F} Is Tried" in texts(spot_menu.menu(Spot(option=0)))


def test_while_nothing_is_watched_nothing_can_be_run(spot_menu: SpotMenu, player: Player) -> None:
    """Breakpoints can be set all the same."""
    player.leave()
    shown = entries(spot_menu.menu(ITEM))
    assert not shown["on_to_chosen"].isEnabled()
    assert not shown["follow"].isEnabled()
    assert shown["break_when_chosen"].isEnabled()


# --- what it does -----------------------------------------------------------------------------------


def test_runs_go_there_and_back(spot_menu: SpotMenu, player: Player, settle: Callable[[], None]) -> None:
    search = Subject(MANY).search()
    search.seek(3000)
    option = search.chosen_options()[-1]
    shown = entries(spot_menu.menu(Spot(option=option)))
    shown["on_to_tried"].trigger()
    settle()
    assert (event(player).op, event(player).option) == (Op.TRY, option)
    first = player.position
    shown["on_to_change"].trigger()
    settle()
    assert event(player).option == option
    assert player.position > first
    shown["back_to_tried"].trigger()
    settle()
    assert player.position == first


def test_a_run_to_what_never_comes_stays_here(
    spot_menu: SpotMenu, player: Player, following: Following, settle: Callable[[], None]
) -> None:
    told: list[bool] = []
    following.looking.missed.connect(told.append)
    entries(spot_menu.menu(ITEM))["back_to_chosen"].trigger()
    settle()
    assert player.position == 0
    assert told == [True]


def test_breakpoints_are_switched_and_shown_as_they_are(
    spot_menu: SpotMenu, breakpoints: Breakpoints
) -> None:
    """The second time the same entry takes it away."""
    entries(spot_menu.menu(ITEM))["break_when_chosen"].trigger()
    assert [held.question for held in breakpoints] == [asking(Kind.CHOSEN, item=105)]
    again = entries(spot_menu.menu(ITEM))["break_when_chosen"]
    assert again.isChecked()
    again.trigger()
    assert len(breakpoints) == 0


@pytest.mark.parametrize("size", [0, 1, 2, 3])
def test_a_column_can_be_watched_getting_small(
    spot_menu: SpotMenu, breakpoints: Breakpoints, size: int
) -> None:
    entries(spot_menu.menu(ITEM))[f"small_{size}"].trigger()
    assert [held.question for held in breakpoints] == [asking(Kind.SIZE, item=105, number=size)]


@pytest.mark.parametrize(
    ("spot", "kind"), [(Spot(item=3), Kind.CELL), (ITEM, Kind.ITEM), (OPTION, Kind.OPTION), (NODE, Kind.NODE)]
)
def test_touched_means_just_what_is_pointed_at(
    spot_menu: SpotMenu, breakpoints: Breakpoints, spot: Spot, kind: Kind
) -> None:
    entries(spot_menu.menu(spot))[f"break_when_{kind}"].trigger()
    assert [held.question.claims[0].kind for held in breakpoints] == [kind]


def test_following_is_switched(spot_menu: SpotMenu, following: Following) -> None:
    entries(spot_menu.menu(NODE))["follow"].trigger()
    assert following.spot == NODE
    entries(spot_menu.menu(NODE))["stop_following"].trigger()
    assert following.spot is None


@pytest.mark.parametrize(
    ("spot", "name"), [(ITEM, "row 3 has 7"), (OPTION, "r3c7=7"), (NODE, "r3c7=7 in “row 3 has 7”")]
)
def test_the_name_is_copied_as_it_is_read(spot_menu: SpotMenu, spot: Spot, name: str) -> None:
    entries(spot_menu.menu(spot))["copy_name"].trigger()
    assert QGuiApplication.clipboard().text() == name


# --- how it comes -----------------------------------------------------------------------------------


def test_a_view_that_wants_the_menu_gets_it(spot_menu: SpotMenu, pointing: Pointing) -> None:
    """At the place asked for, and gone for good when it is closed."""
    assert spot_menu.parent() is not None
    pointing.menu_wanted.emit(ITEM, QPoint(40, 30))
    menu = next(
        widget
        for widget in QApplication.topLevelWidgets()
        if isinstance(widget, QMenu) and widget.isVisible()
    )
    assert menu.pos() == QPoint(40, 30)
    menu.close()
    assert not menu.isVisible()


def test_nothing_has_no_menu(spot_menu: SpotMenu, pointing: Pointing) -> None:
    parent = spot_menu.parent()
    assert parent is not None
    pointing.menu_wanted.emit(Spot(), QPoint(0, 0))
    assert parent.findChildren(QMenu) == []


@pytest.mark.parametrize("spot", [ITEM, OPTION, NODE, Spot(item=24)])
def test_a_double_click_runs_back_to_the_last_change(
    spot_menu: SpotMenu, pointing: Pointing, player: Player, settle: Callable[[], None], spot: Spot
) -> None:
    """For a node, to where exactly that node left its column or returned."""
    assert spot_menu.parent() is not None
    player.scrub(6000)
    settle()
    search = Subject(MANY).search()
    search.seek(6000)
    while search.position:
        search.back()
        if search.event and _touches(spot, search.event):
            break
    pointing.doing_wanted.emit(spot)
    settle()
    assert player.position == search.position > 0


def _touches(spot: Spot, event: Event) -> bool:
    """The definition: a cell means its nine candidates, too."""
    if spot.item is not None and spot.option is not None:
        is_node = event.op in {Op.HIDE, Op.UNHIDE}
        return is_node and (event.item, event.option) == (spot.item, spot.option)
    if spot.option is not None:
        return event.option == spot.option
    of_cell = spot.item == 24 and event.option is not None and event.option // 9 == 24
    return event.item == spot.item or of_cell


def test_it_can_be_asked_where_nothing_is_watched(
    spot_menu: SpotMenu, pointing: Pointing, player: Player
) -> None:
    """A double click on the board of a puzzle that is only played does nothing."""
    assert spot_menu.parent() is not None
    player.leave()
    pointing.doing_wanted.emit(ITEM)
    assert not player.is_watching


@pytest.mark.parametrize(
    ("spot", "offered"),
    [
        (Spot(item=4), {"take_item": Spot(item=4)}),
        (Spot(option=2), {"take_option": Spot(option=2)}),
        (Spot(item=1, option=2), {"take_item": Spot(item=1), "take_option": Spot(option=2)}),
    ],
)
def test_a_column_or_an_option_can_be_taken_instead(
    spot_menu: SpotMenu, player: Player, taken: list[Spot], spot: Spot, offered: dict[str, Spot]
) -> None:
    """Of a node both; where nothing is watched, nothing can be taken."""
    player.leave()
    assert not any(entries(spot_menu.menu(spot))[name].isEnabled() for name in offered)
    player.watch_subject(Subject(sample="knuth_2000"))
    for name, wanted in offered.items():
        entries(spot_menu.menu(spot))[name].trigger()
        assert taken[-1] == wanted
