"""A tour from its first stop to its last, and back to what was watched before."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from solver_core.cover import Op, Rule, conditions
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.tours import reader as tours
from sudoku_gui.features.tours.guide import TourGuide
from sudoku_gui.features.tours.progress import TourProgress
from sudoku_gui.features.tours.tour import Tour
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from tests.gui.shared import Settle

TEXT = """
format = "dancing sudoku tour"
version = 1
id = "small"
title = "Small"

[[stops]]
watch = { sample = "six_sets" }
arrangement = "watch"
panes = ["matrix_view", "column_list"]
beat = "link"
text = "The start."

[[stops]]
at = [["dead_end", 1]]
panes = ["tree_view"]
point = { column = "3" }
text = "{dead_ends} of {total_dead_ends}"
question = "Why?"
answer = "So."
choices = ["a", "b", "c"]
right = 1

[[stops]]
watch = { sample = "queens_6", rule = "first" }
arrangement = "study"
at = [["solution", 2]]
beat = "decision"
text = "{solutions}"
question = "How?"
answer = "Thus."
"""


@pytest.fixture
def small() -> Tour:
    return tours.read(TEXT, name="small.toml")


@pytest.fixture
def guide(player: Player, selection: Selection) -> TourGuide:
    return TourGuide(player, selection)


@pytest.fixture
def arrive(guide: TourGuide, player: Player, qtbot: QtBot) -> Settle:

    def wait(move: Callable[..., object] = lambda: None, *args: object) -> None:
        move(*args)
        qtbot.waitUntil(lambda: not (guide.is_on_the_way or guide.is_returning or player.is_busy))

    return wait


def requests(guide: TourGuide) -> list[str]:
    requested: list[str] = []
    guide.panes_requested.connect(lambda panes, name: requested.extend([name, *panes]))
    return requested


# --- from stop to stop ------------------------------------------------------------------------------------


def test_next_and_back_are_inverses(guide: TourGuide, player: Player, small: Tour, arrive: Settle) -> None:
    """At each stop everything is the same, whichever way one came."""
    guide.begin(small)
    there = []
    for move in (guide.next, guide.next, guide.next, guide.back, guide.back, guide.back):
        arrive()
        there.append((guide.index, player.subject, player.position))
        move()
    arrive()
    there.append((guide.index, player.subject, player.position))
    assert [index for index, *_ in there] == [0, 1, 2, 2, 1, 0, 0]
    assert there[:3] == there[3:6][::-1]
    assert player.search is not None


def test_any_stop_can_be_gone_to(guide: TourGuide, player: Player, small: Tour, arrive: Settle) -> None:
    arrive(guide.begin, small, 2)
    assert player.subject.rule is Rule.FIRST
    assert player.search is not None
    assert player.search.solutions == 2
    guide.go(99)
    assert guide.index == 2
    guide.go(-99)
    assert guide.index == 0


def test_the_window_is_asked_only_for_what_changes(guide: TourGuide, small: Tour, arrive: Settle) -> None:
    """Each stop requests its panes; an arrangement is requested once."""
    requested = requests(guide)
    guide.begin(small)
    guide.next()
    guide.next()
    arrive(guide.back)
    assert requested == [*("", "matrix_view", "column_list"), *("", "tree_view"), "study", *("", "tree_view")]
    requested.clear()
    guide.return_to_stop()
    assert requested == ["", "tree_view"]


def test_a_stop_points_at_things(guide: TourGuide, selection: Selection, small: Tour, arrive: Settle) -> None:
    arrive(guide.begin, small, 1)
    assert selection.target == Target(item=2)
    arrive(guide.next)
    assert selection.target is None


def test_views_never_see_the_way_to_a_stop(
    guide: TourGuide, player: Player, small: Tour, arrive: Settle
) -> None:
    seen: set[int] = set()
    player.moved.connect(lambda: seen.add(player.position))
    arrive(guide.begin, small)
    arrive(guide.next)
    assert len(seen) == 2


def test_breakpoints_do_not_stop_a_tour(
    guide: TourGuide, player: Player, small: Tour, arrive: Settle
) -> None:
    player.break_condition = conditions.happens(Op.COVER)
    arrive(guide.begin, small, 1)
    assert player.search is not None
    assert player.search.dead_ends == 1


def test_facts_are_of_the_stop_wherever_the_user_is(
    guide: TourGuide, player: Player, small: Tour, arrive: Settle, qtbot: QtBot
) -> None:
    arrive(guide.begin, small, 1)
    qtbot.waitUntil(lambda: guide.facts is not None and "total_dead_ends" in guide.facts.numbers)
    arrive(player.to_end)
    assert guide.facts is not None
    assert (guide.facts.numbers["dead_ends"], guide.facts.numbers["total_dead_ends"]) == (1, 1)
    assert guide.search is not None
    assert guide.search.position != player.position


# --- wandering off ----------------------------------------------------------------------------------------


def test_return_to_stop_goes_back_to_the_stop(
    guide: TourGuide, player: Player, small: Tour, arrive: Settle
) -> None:
    arrive(guide.begin, small, 1)
    place = player.position
    assert not guide.is_away
    arrive(player.step)
    assert guide.is_away
    arrive(guide.return_to_stop)
    assert player.position == place
    assert not guide.is_away


@pytest.mark.parametrize("off_cursor", ["nothing", "another_rule", "another_problem"])
def test_return_to_stop_leaves_any_other_search(
    guide: TourGuide, player: Player, small: Tour, arrive: Settle, off_cursor: str
) -> None:
    arrive(guide.begin, small, 1)
    place = player.position
    if off_cursor == "nothing":
        player.leave()
    else:
        sample = "six_sets" if off_cursor == "another_rule" else "queens_8"
        player.watch_subject(Subject(None, sample, rule=Rule.FIRST))
    assert guide.is_away
    arrive(guide.return_to_stop)
    assert (player.subject, player.position) == (small.stops[1].subject, place)


# --- questions --------------------------------------------------------------------------------------------


def test_answers_stay_while_the_tour_lasts(guide: TourGuide, small: Tour) -> None:
    """Whoever goes back a stop is not asked twice; whoever begins again is."""
    guide.begin(small, 1)
    guide.answer(2)
    guide.next()
    assert guide.tried == frozenset()
    guide.back()
    assert guide.tried == {2}
    guide.begin(small, 1)
    assert guide.tried == frozenset()


def test_an_unknown_choice_changes_nothing(guide: TourGuide, small: Tour) -> None:
    guide.begin(small, 1)
    guide.answer(3)
    guide.go(0)
    guide.answer(0)
    guide.reveal()
    assert (guide.tried, guide.is_revealed) == (frozenset(), False)


# --- leaving and coming back ------------------------------------------------------------------------------


def test_leaving_restores_the_previous_search(
    guide: TourGuide, player: Player, small: Tour, branching: Grid, arrive: Settle
) -> None:
    """Puzzle, position and the length of a step are those before the tour."""
    player.watch(branching)
    player.set_beat("option")
    arrive(player.scrub, 700)
    arrive(guide.begin, small)
    arrive(guide.next)
    arrive(guide.leave)
    assert (player.grid, player.position, player.beat) == (branching, 700, "option")
    assert guide.tour is None
    assert guide.search is None


def test_a_tour_hides_what_comes_next(
    guide: TourGuide, player: Player, small: Tour, branching: Grid, arrive: Settle
) -> None:
    player.watch(branching)
    assert not player.hides_future
    arrive(guide.begin, small)
    assert player.hides_future
    arrive(guide.next)
    assert player.hides_future
    arrive(guide.leave)
    assert not player.hides_future


def test_the_question_of_a_stop_is_open_until_it_is_answered(
    guide: TourGuide, player: Player, small: Tour, arrive: Settle
) -> None:
    """So that no view gives the answer away."""
    arrive(guide.begin, small)
    assert not player.question.is_here
    arrive(guide.next)
    assert player.question.is_here
    guide.answer(0)
    assert player.question.is_here
    guide.answer(1)
    assert not player.question.is_here
    arrive(guide.next)
    assert player.question.is_here
    guide.leave()
    assert not player.question.is_here


def test_another_search_in_place_of_a_tour_hides_nothing(
    guide: TourGuide, player: Player, small: Tour, branching: Grid, arrive: Settle
) -> None:
    arrive(guide.begin, small)
    player.watch(branching)
    arrive(guide.leave)
    assert (player.grid, player.hides_future) == (branching, False)


def test_leaving_stops_watching_where_nothing_was_watched(
    guide: TourGuide, player: Player, small: Tour, arrive: Settle
) -> None:
    arrive(guide.begin, small)
    arrive(guide.leave)
    assert not player.is_watching


def test_a_tour_begun_in_a_tour_restores_what_was_before_both(
    guide: TourGuide, player: Player, small: Tour, branching: Grid, arrive: Settle
) -> None:
    player.watch(branching)
    arrive(guide.begin, small)
    arrive(guide.begin, small, 2)
    arrive(guide.leave)
    assert player.grid == branching


def test_beginning_again_at_once_loses_nothing(
    guide: TourGuide, player: Player, small: Tour, without_end: Grid, arrive: Settle, qtbot: QtBot
) -> None:
    player.watch(without_end)
    player.scrub(60_000)
    qtbot.waitUntil(lambda: not player.is_busy)
    arrive(guide.begin, small)
    guide.leave()
    arrive(guide.begin, small)
    guide.leave()
    qtbot.waitUntil(lambda: player.grid == without_end, timeout=20_000)
    arrive()
    assert player.position == 60_000


def test_resuming_continues_where_the_tour_was_left(
    guide: TourGuide, player: Player, small: Tour, arrive: Settle
) -> None:
    guide.begin(small)
    guide.next()
    guide.leave()
    arrive(guide.resume)
    assert guide.index == 1
    assert player.position == 15


def test_progress_is_kept_for_each_tour(guide: TourGuide, small: Tour) -> None:
    guide.begin(small, 1)
    guide.leave()
    assert guide.progress == {"small": TourProgress(1)}
    guide.begin(small, 2)
    guide.finish()
    assert guide.tour is None
    assert guide.progress == {"small": TourProgress(2, finished=True)}
    guide.begin(small)
    assert guide.progress == {"small": TourProgress(0, finished=True)}


# --- plain data -------------------------------------------------------------------------------------------


def test_a_session_continues_its_tour(
    guide: TourGuide, player: Player, branching: Grid, arrive: Settle, tmp_path: Path, qtbot: QtBot
) -> None:
    """The program ends in the middle of a tour, and begins again: the tour goes on, and all before it comes back."""
    file = tmp_path / "small.toml"
    file.write_text(TEXT)
    player.watch(branching)
    arrive(player.scrub, 300)
    guide.begin(tours.read_file(file))
    arrive(guide.next)
    stored = guide.to_json()
    player.leave()
    later = Player()
    other = TourGuide(later, Selection(later))
    other.from_json(stored)
    assert other.was_under_way
    other.resume()
    assert (other.tour, other.index) == (tours.read_file(file), 1)
    other.leave()
    qtbot.waitUntil(lambda: not (other.is_returning or later.is_busy))
    assert (later.grid, later.position) == (branching, 300)
    later.leave()


def test_data_come_back_as_they_were(guide: TourGuide, small: Tour) -> None:
    guide.begin(small, 1)
    guide.finish()
    stored = guide.to_json()
    guide.from_json(stored)
    assert guide.to_json() == stored
    assert not guide.was_under_way


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {"last": 3},
        {"last": {"id": 3}},
        {"progress": []},
        {"progress": {"small": 3}},
        {"progress": {"small": {"stop": -1, "finished": False}}},
        {"progress": {"small": {"stop": 1, "finished": 1}}},
        {"before": 3},
        {"before": {"subject": 3, "position": 1, "beat": "link"}},
        {"before": {"subject": None, "position": 1, "beat": "lonk"}},
        {"before": {"subject": None, "position": "x", "beat": "link"}},
    ],
)
def test_invalid_data_are_refused_and_change_nothing(guide: TourGuide, small: Tour, data: object) -> None:
    guide.begin(small, 1)
    guide.leave()
    before = guide.to_json()
    with pytest.raises(ValueError, match=r"\w"):
        guide.from_json(data)
    assert guide.to_json() == before


def test_a_tour_that_is_gone_is_reported(guide: TourGuide, tmp_path: Path, qtbot: QtBot) -> None:
    for path, said in (
        ("", "the tour 'gone' no longer exists"),
        (str(tmp_path / "gone.toml"), "gone.toml: "),
    ):
        guide.from_json({"last": {"id": "gone", "path": path}, "under_way": True})
        with qtbot.waitSignal(guide.failed) as failed:
            guide.resume()
        assert said in failed.args[0]
        assert guide.tour is None


# --- stops that are wrong -----------------------------------------------------------------------------------

WRONG = {
    'at = [["dead_end", 9]]': 'there is no place ["dead_end", 9]',
    'at = [["try", "S9"]]': "has no option 'S9'",
    'point = { column = "9" }': "'point' has no column '9'",
}


@pytest.mark.parametrize("line", WRONG)
def test_a_wrong_stop_is_reported_and_can_be_left(
    guide: TourGuide, line: str, qtbot: QtBot, arrive: Settle
) -> None:
    stop = '[[stops]]\nwatch = { sample = "six_sets" }\ntext = "x"\n'
    tour = tours.read(TEXT.split("[[stops]]", 1)[0] + stop + line + "\n" + stop, name="wrong.toml")
    with qtbot.waitSignal(guide.failed) as failed:
        guide.begin(tour)
    assert str(failed.args[0]).startswith("wrong.toml, stop 1: ")
    assert WRONG[line] in str(failed.args[0])
    arrive(guide.next)
    assert guide.index == 1


def test_a_user_who_goes_on_does_not_wait_for_a_long_way(
    guide: TourGuide, player: Player, qtbot: QtBot
) -> None:
    stop = '[[stops]]\nwatch = { sample = "queens_13" }\ntext = "x"\n'
    head = TEXT.split("[[stops]]", 1)[0]
    tour = tours.read(head + stop + "at = 50000000000\n" + stop + "at = 5\n")
    guide.begin(tour)
    assert guide.is_on_the_way
    guide.next()
    qtbot.waitUntil(lambda: not guide.is_on_the_way)
    assert player.position == 5
    guide.leave()
