"""One spot for all views: where the mouse is, else what was clicked last; always one of the problem watched."""

import pytest
from PySide6.QtCore import QPoint

from solver_core.problems import gallery
from sudoku_gui.session.player import Player
from sudoku_gui.session.pointing import Pointing, Spot
from sudoku_gui.session.subject import Subject
from sudoku_gui.session.workspace import Workspace

OUTSIDE = [Spot(item=7), Spot(item=-1), Spot(option=6), Spot(option=-1), Spot(item=0, option=6), Spot(7, 0)]
"""Spots of larger problems than Knuth's, which has items 0 to 6 and options 0 to 5."""


@pytest.fixture
def changes(pointing: Pointing) -> list[Spot | None]:
    told: list[Spot | None] = []
    pointing.changed.connect(lambda: told.append(pointing.spot))
    return told


@pytest.fixture
def pointing(player: Player) -> Pointing:
    return Pointing(player)


@pytest.fixture
def small(player: Player) -> None:
    """Knuth's matrix is watched."""
    player.watch_subject(Subject(sample="knuth_2000"))


def test_hovering_goes_before_what_is_pinned(pointing: Pointing) -> None:
    """And leaves it where it was."""
    pointing.pin(Spot(item=3))
    pointing.hover(Spot(option=5))
    assert pointing.spot == Spot(option=5)
    assert pointing.pinned == Spot(item=3)
    pointing.hover(None)
    assert pointing.spot == Spot(item=3)


def test_letting_go_lets_all_go(pointing: Pointing) -> None:
    """Esc, or a click on nothing, under the mouse or not."""
    pointing.hover(Spot(item=1))
    pointing.pin(Spot(item=1))
    pointing.pin(None)
    assert pointing.spot is None


def test_only_changes_are_told(pointing: Pointing, changes: list[Spot | None]) -> None:
    """A mouse that moves within one cell makes nobody paint."""
    for spot in (Spot(1), Spot(1), Spot(2), None, None):
        pointing.hover(spot)
    assert changes == [Spot(1), Spot(2), None]
    pointing.clear()
    assert len(changes) == 3


def test_an_item_lights_its_options_and_an_option_its_items() -> None:
    """A node lights just its own."""
    problem = gallery.problem("knuth_2000")
    assert Spot(item=0).options(problem) == {1, 3}
    assert Spot(item=0).items(problem) == {0}
    assert Spot(option=1).items(problem) == {0, 3, 6}
    assert Spot(option=1).options(problem) == {1}
    assert Spot(item=3, option=1).items(problem) == {3}
    assert Spot(item=3, option=1).options(problem) == {1}
    assert Spot().items(problem) == Spot().options(problem) == frozenset()


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("spot", OUTSIDE)
def test_what_the_problem_does_not_have_is_not_pointed_at(pointing: Pointing, spot: Spot) -> None:
    """A view that still shows the problem before may tell of its numbers: they are nothing here."""
    wanted: list[object] = []
    pointing.menu_wanted.connect(lambda *told: wanted.append(told))
    pointing.doing_wanted.connect(wanted.append)
    pointing.hover(spot)
    pointing.pin(spot)
    pointing.request_menu(spot, QPoint())
    pointing.request_doing(spot)
    assert (pointing.spot, pointing.pinned, wanted) == (None, None, [])


@pytest.mark.usefixtures("small")
def test_the_last_item_and_option_can_be_pointed_at(pointing: Pointing) -> None:
    """The bound is that of the problem, no less."""
    wanted: list[object] = []
    pointing.doing_wanted.connect(wanted.append)
    pointing.pin(Spot(6, 5))
    pointing.request_doing(Spot(6, 5))
    assert (pointing.pinned, wanted) == (Spot(6, 5), [Spot(6, 5)])


def test_another_search_lets_everything_go(pointing: Pointing, player: Player) -> None:
    """Before any view asks what the numbers mean in the other problem."""
    pointing.pin(Spot(item=300))
    pointing.hover(Spot(option=700))
    player.watch_subject(Subject(sample="knuth_2000"))
    assert (pointing.spot, pointing.pinned) == (None, None)


@pytest.mark.parametrize("spot", OUTSIDE)
def test_no_run_takes_what_the_problem_does_not_have(spot: Spot, qapp: object) -> None:
    """A menu of the problem before asks for nothing."""
    assert qapp
    space = Workspace.begin()
    space.player.watch_subject(Subject(sample="knuth_2000"))
    space.player.run_to("decision")
    space.what_if.take(spot)
    assert not space.what_if.is_under_way
    assert len(space.runs) == 1
