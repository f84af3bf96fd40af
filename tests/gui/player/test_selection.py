"""One target for all views: where the mouse is, else what was clicked last; always one of the problem watched."""

import pytest
from PySide6.QtCore import QPoint

from solver_core.problems import gallery
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from tests.gui.player.subjects import OUTSIDE


@pytest.fixture
def changes(selection: Selection) -> list[Target | None]:
    reported: list[Target | None] = []
    selection.changed.connect(lambda: reported.append(selection.target))
    return reported


@pytest.fixture
def small(player: Player) -> None:
    player.watch_subject(Subject(sample="knuth_2000"))


def test_hovering_goes_before_the_pinned_target(selection: Selection) -> None:
    selection.pin(Target(item=3))
    selection.hover(Target(option=5))
    assert selection.target == Target(option=5)
    assert selection.pinned == Target(item=3)
    selection.hover(None)
    assert selection.target == Target(item=3)


def test_letting_go_lets_all_go(selection: Selection) -> None:
    selection.hover(Target(item=1))
    selection.pin(Target(item=1))
    selection.pin(None)
    assert selection.target is None


def test_only_changes_of_the_target_are_reported(selection: Selection, changes: list[Target | None]) -> None:
    for target in (Target(1), Target(1), Target(2), None, None):
        selection.hover(target)
    assert changes == [Target(1), Target(2), None]
    selection.clear()
    assert len(changes) == 3


def test_an_item_lights_its_options_and_an_option_its_items() -> None:
    problem = gallery.problem("knuth_2000")
    assert Target(item=0).options(problem) == {1, 3}
    assert Target(item=0).items(problem) == {0}
    assert Target(option=1).items(problem) == {0, 3, 6}
    assert Target(option=1).options(problem) == {1}
    assert Target(item=3, option=1).items(problem) == {3}
    assert Target(item=3, option=1).options(problem) == {1}
    assert Target().items(problem) == Target().options(problem) == frozenset()


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("target", OUTSIDE)
def test_a_target_outside_the_problem_is_not_pointed_at(selection: Selection, target: Target) -> None:
    """A view that still shows the problem before may tell of its numbers: they are nothing here."""
    wanted: list[object] = []
    selection.menu_requested.connect(lambda *reported: wanted.append(reported))
    selection.visit_requested.connect(wanted.append)
    selection.hover(target)
    selection.pin(target)
    selection.request_menu(target, QPoint())
    selection.request_visit(target)
    assert (selection.target, selection.pinned, wanted) == (None, None, [])


def test_another_search_lets_everything_go(selection: Selection, player: Player) -> None:
    selection.pin(Target(item=300))
    selection.hover(Target(option=700))
    player.watch_subject(Subject(sample="knuth_2000"))
    assert (selection.target, selection.pinned) == (None, None)
