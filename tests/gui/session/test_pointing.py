"""One spot for all views: where the mouse is, else what was clicked last."""

import pytest

from solver_core.problems import gallery
from sudoku_gui.session.pointing import Pointing, Spot


@pytest.fixture
def changes(pointing: Pointing) -> list[Spot | None]:
    told: list[Spot | None] = []
    pointing.changed.connect(lambda: told.append(pointing.spot))
    return told


@pytest.fixture
def pointing() -> Pointing:
    return Pointing()


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


def test_a_spot_of_another_problem_lights_nothing() -> None:
    """While one problem gives way to another, a view may still be asked about the old one's numbers."""
    problem = gallery.problem("knuth_2000")
    for spot in (Spot(item=300), Spot(option=700), Spot(item=300, option=700)):
        assert spot.items(problem) == frozenset()
        assert spot.options(problem) == frozenset()
