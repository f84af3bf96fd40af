"""Where a search stands, as a tour says it: any place of any search can be found again, and its claims hold."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from solver_core.cover import Goal, Rule
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.tours.editor import place, reading
from sudoku_gui.features.tours.editor.model import StopDraft, TourDraft
from sudoku_gui.player.errors import AppError
from sudoku_gui.player.selection import Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.tours import check
from sudoku_gui.tours.stop_search import StopSearch

PUZZLE = Grid.parse("....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2....")
SUBJECTS = (
    Subject(sample="knuth_2000"),
    Subject(sample="queens_6", rule=Rule.FIRST),
    Subject(sample="stations"),
    Subject(sample="queens,n=5", rule=Rule.SHUFFLED, seed=3),
    Subject(PUZZLE),
    Subject(PUZZLE, engine=Engine.BACKTRACK),
    Subject(problem="A B | C\nA C\nB C\nA\nB\nA\n"),  # several options with the same columns
)


@settings(max_examples=60, deadline=None)
@given(some.sampled_from(SUBJECTS), some.floats(0, 1))
def test_any_place_is_found_again(subject: Subject, share: float) -> None:
    search = subject.search()
    search.seek(20_000)
    search.seek(round(share * search.position))
    position = search.position
    draft = place.stop_at(StopDraft("", text={"en": "x"}), search, subject)
    tour = reading.read(TourDraft("a", {"en": "T"}, stops=(draft,))).tour
    assert tour is not None
    assert check.check(tour) == []
    assert tour.stops[0].subject.search().problem.options == search.problem.options
    found = StopSearch()
    found.send(tour.stops[0])
    assert found.go()
    assert found.missed is None
    assert found.search.position == search.position == position


@pytest.mark.parametrize(
    ("position", "way"),
    [
        (0, '"start"'),
        (1, '[["choose", 1]]'),
        (2, '[["choose", 1], ["cover", "A"]]'),
        (3, '[["choose", 1], ["hide", "{A, D, G}", "D"]]'),
        (1 << 40, '"end"'),
    ],
)
def test_places_are_called_by_what_happens(position: int, way: str) -> None:
    """So a stop means the same if the search is shown in other steps."""
    subject = Subject(sample="knuth_2000")
    search = subject.search()
    search.seek(position)
    assert place.stop_at(StopDraft(""), search, subject).at == way


def test_what_a_tour_cannot_say_is_refused() -> None:
    """A what-if run and another goal are no part of the format."""
    subject = Subject(sample="queens_6", goal=Goal.FEWEST)
    with pytest.raises(AppError, match="another goal"):
        place.stop_at(StopDraft(""), subject.search(), subject)


def test_what_is_selected_is_called_as_in_tours() -> None:
    problem = Subject(PUZZLE).search().problem
    assert place.pointed_at(problem, None) == ("", "")
    assert place.pointed_at(problem, Target(0, 6)) == ("r1c1", "r1c1=7")
    same = Subject(problem="A B\nA B\nA B\n").search().problem
    assert place.pointed_at(same, Target(None, 1)) == ("", "option 2")


def test_another_position_leaves_the_rest_of_the_stop() -> None:
    subject = Subject(sample="six_sets")
    stop = StopDraft("", panes=("board",), text={"en": "x", "de": "y"}, asks="choice")
    moved = place.stop_at(stop, subject.search(), subject)
    assert moved == replace(stop, watch='{ sample = "six_sets" }')
