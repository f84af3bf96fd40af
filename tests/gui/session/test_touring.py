"""A tour from its first stop to its last, and back to what was watched before."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from solver_core.cover import Op, Rule, conditions
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.tours import reader as tours
from sudoku_gui.tours.guide import TourGuide
from sudoku_gui.tours.progress import Progress
from sudoku_gui.tours.tour import Tour

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

Settle = Callable[[], None]


@pytest.fixture
def small() -> Tour:
    """Three stops, two problems, two questions."""
    return tours.read(TEXT, name="small.toml")


@pytest.fixture
def selection(player: Player) -> Selection:
    return Selection(player)


@pytest.fixture
def touring(player: Player, selection: Selection) -> TourGuide:
    return TourGuide(player, selection)


@pytest.fixture
def arrive(touring: TourGuide, player: Player, qtbot: QtBot) -> Settle:
    """Waits until the player stands where it is led."""

    def wait() -> None:
        qtbot.waitUntil(lambda: not (touring.is_on_the_way or touring.is_going_back or player.is_busy))

    return wait


def wishes(touring: TourGuide) -> list[str]:
    """What a tour has asked of the window."""
    told: list[str] = []
    touring.panes_requested.connect(lambda panes, name: told.extend([name, *panes]))
    return told


# --- from stop to stop ------------------------------------------------------------------------------------


def test_next_and_back_are_inverses(touring: TourGuide, player: Player, small: Tour, arrive: Settle) -> None:
    """At each stop everything is the same, whichever way one came."""
    touring.begin(small)
    there = []
    for deed in (touring.next, touring.next, touring.next, touring.back, touring.back, touring.back):
        arrive()
        there.append((touring.index, player.subject, player.position))
        deed()
    arrive()
    there.append((touring.index, player.subject, player.position))
    assert [index for index, *_ in there] == [0, 1, 2, 2, 1, 0, 0]
    assert there[:3] == there[3:6][::-1]
    assert player.search is not None


def test_any_stop_can_be_gone_to(touring: TourGuide, player: Player, small: Tour, arrive: Settle) -> None:
    touring.begin(small, 2)
    arrive()
    assert player.subject.rule is Rule.FIRST
    assert player.search is not None
    assert player.search.solutions == 2
    touring.go(99)
    assert touring.index == 2
    touring.go(-99)
    assert touring.index == 0


def test_the_window_is_asked_only_for_what_changes(touring: TourGuide, small: Tour, arrive: Settle) -> None:
    """Each stop requests its panes; an arrangement is requested once."""
    told = wishes(touring)
    touring.begin(small)
    touring.next()
    touring.next()
    touring.back()
    arrive()
    assert told == [
        *("tour", "matrix_view", "column_list"),
        *("tour", "tree_view"),
        "study",
        *("tour", "tree_view"),
    ]
    told.clear()
    touring.return_to_stop()
    assert told == ["tour", "tree_view"]


def test_a_stop_points_at_things(
    touring: TourGuide, selection: Selection, small: Tour, arrive: Settle
) -> None:
    touring.begin(small, 1)
    arrive()
    assert selection.target == Target(item=2)
    touring.next()
    arrive()
    assert selection.target is None


def test_views_never_see_the_way_to_a_stop(
    touring: TourGuide, player: Player, small: Tour, arrive: Settle
) -> None:
    seen: set[int] = set()
    player.moved.connect(lambda: seen.add(player.position))
    touring.begin(small)
    arrive()
    touring.next()
    arrive()
    assert len(seen) == 2


def test_breakpoints_do_not_stop_a_tour(
    touring: TourGuide, player: Player, small: Tour, arrive: Settle
) -> None:
    player.break_condition = conditions.happens(Op.COVER)
    touring.begin(small, 1)
    arrive()
    assert player.search is not None
    assert player.search.dead_ends == 1


def test_facts_are_of_the_stop_wherever_the_user_is(
    touring: TourGuide, player: Player, small: Tour, arrive: Settle, qtbot: QtBot
) -> None:
    """Also while the user looks around."""
    touring.begin(small, 1)
    arrive()
    qtbot.waitUntil(lambda: touring.facts is not None and "total_dead_ends" in touring.facts.numbers)
    player.to_end()
    arrive()
    assert touring.facts is not None
    assert (touring.facts.numbers["dead_ends"], touring.facts.numbers["total_dead_ends"]) == (1, 1)
    assert touring.search is not None
    assert touring.search.position != player.position


# --- wandering off ----------------------------------------------------------------------------------------


def test_return_to_stop_goes_back_to_the_stop(
    touring: TourGuide, player: Player, small: Tour, arrive: Settle
) -> None:
    touring.begin(small, 1)
    arrive()
    place = player.position
    assert not touring.is_away
    player.step()
    arrive()
    assert touring.is_away
    touring.return_to_stop()
    arrive()
    assert player.position == place
    assert not touring.is_away


@pytest.mark.parametrize("off_cursor", ["nothing", "another_rule", "another_problem"])
def test_return_to_stop_works_whatever_is_watched_instead(
    touring: TourGuide, player: Player, small: Tour, arrive: Settle, off_cursor: str
) -> None:
    touring.begin(small, 1)
    arrive()
    place = player.position
    if off_cursor == "nothing":
        player.leave()
    else:
        sample = "six_sets" if off_cursor == "another_rule" else "queens_8"
        player.watch_subject(Subject(None, sample, rule=Rule.FIRST))
    assert touring.is_away
    touring.return_to_stop()
    arrive()
    assert (player.subject, player.position) == (small.stops[1].subject, place)


# --- questions --------------------------------------------------------------------------------------------


def test_a_wrong_choice_shows_no_answer(touring: TourGuide, small: Tour) -> None:
    touring.begin(small, 1)
    touring.answer(0)
    assert (touring.tried, touring.is_revealed) == (frozenset({0}), False)
    touring.answer(1)
    assert (touring.tried, touring.is_revealed) == (frozenset({0, 1}), True)
    touring.next()
    assert not touring.is_revealed
    touring.reveal()
    assert touring.is_revealed


def test_answers_stay_while_the_tour_lasts(touring: TourGuide, small: Tour) -> None:
    """Whoever goes back a stop is not asked twice; whoever begins again is."""
    touring.begin(small, 1)
    touring.answer(2)
    touring.next()
    assert touring.tried == frozenset()
    touring.back()
    assert touring.tried == {2}
    touring.begin(small, 1)
    assert touring.tried == frozenset()


def test_a_choice_that_there_is_not_is_none(touring: TourGuide, small: Tour) -> None:
    touring.begin(small, 1)
    touring.answer(3)
    touring.go(0)
    touring.answer(0)
    touring.reveal()
    assert (touring.tried, touring.is_revealed) == (frozenset(), False)


# --- leaving and coming back ------------------------------------------------------------------------------


def test_leaving_restores_what_was_watched(
    touring: TourGuide, player: Player, small: Tour, branching: Grid, arrive: Settle
) -> None:
    player.watch(branching)
    player.set_beat("option")
    player.scrub(700)
    arrive()
    touring.begin(small)
    arrive()
    touring.next()
    arrive()
    touring.leave()
    arrive()
    assert (player.grid, player.position, player.beat) == (branching, 700, "option")
    assert touring.tour is None
    assert touring.search is None


def test_leaving_stops_watching_where_nothing_was_watched(
    touring: TourGuide, player: Player, small: Tour, arrive: Settle
) -> None:
    touring.begin(small)
    arrive()
    touring.leave()
    arrive()
    assert not player.is_watching


def test_leaving_keeps_what_the_user_has_begun_to_watch(
    touring: TourGuide, player: Player, small: Tour, branching: Grid, arrive: Settle
) -> None:
    """Such as a puzzle of their own."""
    touring.begin(small)
    arrive()
    player.watch(branching)
    touring.leave()
    arrive()
    assert player.grid == branching


def test_a_tour_begun_in_a_tour_restores_what_was_before_both(
    touring: TourGuide, player: Player, small: Tour, branching: Grid, arrive: Settle
) -> None:
    player.watch(branching)
    touring.begin(small)
    arrive()
    touring.begin(small, 2)
    arrive()
    touring.leave()
    arrive()
    assert player.grid == branching


def test_beginning_again_at_once_loses_nothing(
    touring: TourGuide, player: Player, small: Tour, without_end: Grid, arrive: Settle, qtbot: QtBot
) -> None:
    """What was watched before may still be on its way back."""
    player.watch(without_end)
    player.scrub(60_000)
    qtbot.waitUntil(lambda: not player.is_busy)
    touring.begin(small)
    arrive()
    touring.leave()
    touring.begin(small)
    arrive()
    touring.leave()
    qtbot.waitUntil(lambda: player.grid == without_end, timeout=20_000)
    arrive()
    assert player.position == 60_000


def test_resuming_continues_where_the_tour_was_left(
    touring: TourGuide, player: Player, small: Tour, arrive: Settle
) -> None:
    touring.begin(small)
    touring.next()
    touring.leave()
    touring.resume()
    arrive()
    assert touring.index == 1
    assert player.position == 15


def test_progress_is_kept_for_each_tour(touring: TourGuide, small: Tour) -> None:
    touring.begin(small, 1)
    touring.leave()
    assert touring.progress == {"small": Progress(1)}
    touring.begin(small, 2)
    touring.finish()
    assert touring.tour is None
    assert touring.progress == {"small": Progress(2, finished=True)}
    touring.begin(small)
    assert touring.progress == {"small": Progress(0, finished=True)}


# --- plain data -------------------------------------------------------------------------------------------


def test_a_session_continues_its_tour(
    touring: TourGuide, player: Player, branching: Grid, arrive: Settle, tmp_path: Path, qtbot: QtBot
) -> None:
    """The program ends in the middle of a tour, and begins again: the tour goes on, and what was before it comes back."""
    file = tmp_path / "small.toml"
    file.write_text(TEXT)
    player.watch(branching)
    player.scrub(300)
    arrive()
    touring.begin(tours.read_file(file))
    touring.next()
    arrive()
    kept = touring.to_json()
    player.leave()
    later = Player()
    other = TourGuide(later)
    other.from_json(kept)
    assert other.was_under_way
    other.resume()
    assert (other.tour, other.index) == (tours.read_file(file), 1)
    other.leave()
    qtbot.waitUntil(lambda: not (other.is_going_back or later.is_busy))
    assert (later.grid, later.position) == (branching, 300)
    later.leave()


def test_data_come_back_as_they_were(touring: TourGuide, small: Tour) -> None:
    touring.begin(small, 1)
    touring.finish()
    kept = touring.to_json()
    touring.from_json(kept)
    assert touring.to_json() == kept
    assert not touring.was_under_way


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
        {"progress": {"small": {"stop": 1}}},
        {"before": 3},
        {"before": {"subject": 3, "position": 1, "beat": "link"}},
        {"before": {"subject": None, "position": 1, "beat": "lonk"}},
        {"before": {"subject": None, "position": "x", "beat": "link"}},
    ],
)
def test_invalid_data_are_refused_and_change_nothing(touring: TourGuide, small: Tour, data: object) -> None:
    touring.begin(small, 1)
    touring.leave()
    before = touring.to_json()
    with pytest.raises(ValueError, match=r"\w"):
        touring.from_json(data)
    assert touring.to_json() == before


def test_a_tour_that_is_gone_is_reported(touring: TourGuide, tmp_path: Path, qtbot: QtBot) -> None:
    for path, said in (
        ("", "the tour 'gone' no longer exists"),
        (str(tmp_path / "gone.toml"), "gone.toml: "),
    ):
        touring.from_json({"last": {"id": "gone", "path": path}, "under_way": True})
        with qtbot.waitSignal(touring.failed) as failed:
            touring.resume()
        assert said in failed.args[0]
        assert touring.tour is None


# --- stops that are wrong -----------------------------------------------------------------------------------

WRONG = {
    'at = [["dead_end", 9]]': 'there is no place ["dead_end", 9]',
    'at = [["try", "S9"]]': "has no option 'S9'",
    'point = { column = "9" }': "'point' has no column '9'",
}


@pytest.mark.parametrize("line", WRONG)
def test_a_wrong_stop_is_reported_and_can_be_left(
    touring: TourGuide, line: str, qtbot: QtBot, arrive: Settle
) -> None:
    stop = '[[stops]]\nwatch = { sample = "six_sets" }\ntext = "x"\n'
    tour = tours.read(TEXT.split("[[stops]]", 1)[0] + stop + line + "\n" + stop, name="wrong.toml")
    with qtbot.waitSignal(touring.failed) as failed:
        touring.begin(tour)
    assert str(failed.args[0]).startswith("wrong.toml, stop 1: ")
    assert WRONG[line] in str(failed.args[0])
    touring.next()
    arrive()
    assert touring.index == 1


def test_a_user_who_goes_on_does_not_wait_for_a_long_way(
    touring: TourGuide, player: Player, qtbot: QtBot
) -> None:
    """The newest request replaces the one under way."""
    stop = '[[stops]]\nwatch = { sample = "queens_13" }\ntext = "x"\n'
    head = TEXT.split("[[stops]]", 1)[0]
    tour = tours.read(head + stop + "at = 50000000000\n" + stop + "at = 5\n")
    touring.begin(tour)
    assert touring.is_on_the_way
    touring.next()
    qtbot.waitUntil(lambda: not touring.is_on_the_way)
    assert player.position == 5
    touring.leave()
