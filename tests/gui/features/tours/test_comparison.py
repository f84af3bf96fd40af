"""What goes along with a tour, and what it has marked: as its stops say, and as it was before once it is left."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from solver_core.cover import Op, Rule
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.tours import reader as tours
from sudoku_gui.features.tours.guide import TourComparison, TourGuide
from sudoku_gui.features.tours.tour import Tour
from sudoku_gui.models import Models
from sudoku_gui.player.baseline import BaselineKind
from sudoku_gui.player.subject import Subject
from tests.gui.shared import Settle

TEXT = """
format = "dancing sudoku tour"
version = 1
id = "beside"
title = "Beside"

[[stops]]
watch = { sample = "six_sets" }
text = "The start."

[[stops]]
at = [["dead_end", 1]]
compare = { rule = "first" }
text = "{total_events} and {other_total_events}"

[[stops]]
at = [["try", 2]]
difference = true
text = "The other search still goes along."

[[stops]]
watch = { sample = "queens_6" }
at = [["decision", 2]]
compare = { rule = "shuffled", seed = 3 }
text = "Another problem."
"""

FIRST = Subject(sample="six_sets", rule=Rule.FIRST)
SHUFFLED = Subject(sample="queens_6", rule=Rule.SHUFFLED, seed=3)


@pytest.fixture
def tour() -> Tour:
    """One stop without anything, two with another search, one with another problem."""
    return tours.read(TEXT, name="beside.toml")


@pytest.fixture
def workspace(qapp: object) -> Models:
    assert qapp
    return Models()


@pytest.fixture
def tour_guide(workspace: Models) -> TourGuide:
    guide = TourGuide(workspace.player, workspace.selection, workspace)
    TourComparison(guide, workspace.player, workspace.comparison, workspace.baseline, workspace)
    return guide


@pytest.fixture
def arrive(workspace: Models, tour_guide: TourGuide, qtbot: QtBot) -> Settle:
    player = workspace.player

    def wait(move: Callable[..., object] = lambda: None, *args: object) -> None:
        move(*args)
        qtbot.waitUntil(lambda: not (tour_guide.is_on_the_way or tour_guide.is_returning or player.is_busy))

    return wait


def beside(workspace: Models) -> tuple[Subject | None, BaselineKind]:
    return workspace.comparison.other_subject, workspace.baseline.kind


def test_every_stop_has_its_own(workspace: Models, tour_guide: TourGuide, tour: Tour, arrive: Settle) -> None:
    """The same in both directions, with the comparison in its place."""
    there = []
    tour_guide.begin(tour)
    for move in (*[tour_guide.next] * 3, *[tour_guide.back] * 3, tour_guide.next):
        arrive()
        there.append(beside(workspace))
        move()
    assert there[:4] == [
        (None, BaselineKind.OFF),
        (FIRST, BaselineKind.OFF),
        (FIRST, BaselineKind.CHOICE),
        (SHUFFLED, BaselineKind.OFF),
    ]
    assert there[4:] == there[2::-1]
    tour_guide.leave()


def test_the_other_search_follows_and_totals_of_both_are_learned(
    workspace: Models, tour_guide: TourGuide, tour: Tour, arrive: Settle, qtbot: QtBot
) -> None:
    """A stop that compares fills its text with facts about both searches."""
    with qtbot.waitSignal(tour_guide.learned):
        tour_guide.begin(tour, 1)
    arrive()
    comparison, search = workspace.comparison, workspace.player.search
    qtbot.waitUntil(lambda: not comparison.is_under_way)
    assert comparison.other is not None
    assert search is not None
    assert comparison.other.decisions == search.decisions
    facts = tour_guide.facts
    assert facts is not None
    complete = FIRST.search()
    complete.run_to("end")
    assert facts.numbers["other_total_events"] == complete.position > facts.numbers["total_events"]
    tour_guide.leave()


def test_the_effect_of_a_choice_is_known_at_its_stop(
    workspace: Models, tour_guide: TourGuide, tour: Tour, arrive: Settle, qtbot: QtBot
) -> None:
    """Set against the decision, the option tried is chosen, and what it hides is hidden."""
    arrive(tour_guide.begin, tour, 2)
    baseline = workspace.baseline
    qtbot.waitUntil(lambda: baseline.difference is not None)
    assert baseline.anchor is not None
    assert baseline.anchor.event is not None
    assert baseline.anchor.event.op is Op.CHOOSE
    tour_guide.leave()


@pytest.mark.parametrize("is_marked", [False, True])
@pytest.mark.parametrize("compared", [None, Rule.FIRST])
def test_leaving_restores_comparison_and_marks(
    workspace: Models,
    tour_guide: TourGuide,
    tour: Tour,
    branching: Grid,
    arrive: Settle,
    *,
    compared: Rule | None,
    is_marked: bool,
) -> None:
    """A tour borrows what the user had set beside the search."""
    player = workspace.player
    player.watch(branching)
    subject = None if compared is None else Subject(branching, rule=compared)
    workspace.comparison.compare_with(subject)
    if is_marked:
        workspace.baseline.since_choice()
    before = beside(workspace)
    for stop in (0, 2):
        arrive(tour_guide.begin, tour, stop)
    assert beside(workspace) == (FIRST, BaselineKind.CHOICE)
    arrive(tour_guide.leave)
    assert player.grid == branching
    assert beside(workspace) == before


def test_leaving_compares_nothing_that_cannot_be(
    workspace: Models, tour_guide: TourGuide, tour: Tour, branching: Grid, arrive: Settle
) -> None:
    """Whoever has begun to watch a repeat cover meanwhile compares nothing; another puzzle is searched alike."""
    player, comparison = workspace.player, workspace.comparison
    player.watch(branching)
    comparison.compare_with(Subject(branching, rule=Rule.FIRST))
    arrive(tour_guide.begin, tour, 1)
    player.watch_subject(Subject(sample="stations"))
    arrive(tour_guide.leave)
    assert comparison.other_subject is None
    assert player.subject.sample == "stations"
    player.leave()


def test_a_setting_of_the_user_stays_until_a_stop_sets_another(
    workspace: Models, tour_guide: TourGuide, tour: Tour, arrive: Settle
) -> None:
    """Returning to the stop, or the next one, restores the tour's comparison."""
    comparison = workspace.comparison
    arrive(tour_guide.begin, tour, 1)
    own = Subject(sample="six_sets", rule=Rule.SHUFFLED, seed=9)
    comparison.compare_with(own)
    assert comparison.other_subject == own
    arrive(tour_guide.return_to_stop)
    assert comparison.other_subject == FIRST
    comparison.compare_with(own)
    arrive(tour_guide.next)
    assert beside(workspace) == (FIRST, BaselineKind.CHOICE)
    tour_guide.leave()


def test_a_setting_of_the_user_outlasts_stops_that_say_the_same(
    workspace: Models, tour_guide: TourGuide, arrive: Settle
) -> None:
    stop = '[[stops]]\nwatch = { sample = "six_sets" }\ntext = "x"\n'
    same = tours.read(TEXT.split("[[stops]]", 1)[0] + stop + "at = 1\n" + stop + "at = 2\n")
    comparison = workspace.comparison
    arrive(tour_guide.begin, same)
    comparison.compare_with(FIRST)
    arrive(tour_guide.next)
    assert comparison.other_subject == FIRST
    tour_guide.leave()
    assert comparison.other_subject is None
