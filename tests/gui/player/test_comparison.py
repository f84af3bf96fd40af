"""Two searches of one problem: the other one goes along, in the way that is asked for."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from solver_core.cover import Op, Override, Rule, SearchBase
from solver_core.problems import gallery
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from sudoku_gui.player import comparison as comparison_module
from sudoku_gui.player.background_runner import BackgroundRunner
from sudoku_gui.player.comparison import Alignment, Comparison
from sudoku_gui.player.job import Job, Work
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject
from tests.gui.parts import part

QUEENS = Subject(sample="queens_6")
FIRST = Subject(sample="queens_6", rule=Rule.FIRST)


@pytest.fixture
def comparison(player: Player) -> Iterator[Comparison]:
    """A comparison with nothing yet, while six queens are watched."""
    player.watch_subject(QUEENS)
    made = Comparison(player)
    yield made
    player.leave()


@pytest.fixture
def arrive(player: Player, comparison: Comparison, qtbot: QtBot) -> Callable[[int], SearchBase]:
    """Goes to a position, and answers the other search where it comes to stand."""

    def go(position: int) -> SearchBase:
        player.scrub(position)
        qtbot.waitUntil(lambda: not player.is_busy and not comparison.is_under_way)
        assert comparison.other is not None
        return comparison.other

    return go


def whole(sample: str, rule: Rule = Rule.FEWEST) -> SearchBase:
    search = gallery.search(sample, rule)
    search.run_to("end")
    return search


def test_by_decisions_both_have_made_as_many(
    comparison: Comparison, arrive: Callable[[int], SearchBase]
) -> None:
    comparison.compare_with(FIRST)
    for position in (0, 1, 300, 299, 40, 301, 900):
        other = arrive(position)
        player_search = gallery.search("queens_6")
        player_search.seek(position)
        assert other.decisions == player_search.decisions
        assert (None if other.event is None else other.event.op) == (Op.CHOOSE if other.decisions else None)
        assert not comparison.has_ended


def test_the_other_tree_takes_no_memory(
    comparison: Comparison, arrive: Callable[[int], SearchBase], qtbot: QtBot
) -> None:
    """No pane shows it; at its usual size it would take as much as everything else."""
    comparison.compare_with(FIRST)
    background_run = arrive(0).background_run
    qtbot.waitUntil(lambda: background_run.finished)
    with background_run.reading() as (tree, _):
        assert tree.most <= 1000


def test_by_events_both_have_the_same_position(
    comparison: Comparison, arrive: Callable[[int], SearchBase]
) -> None:
    comparison.compare_with(FIRST)
    comparison.align(Alignment.EVENT)
    for position in (5, 300, 299, 0, 500):
        assert arrive(position).position == position
        assert not comparison.has_ended


def test_the_shorter_search_stands_at_its_end_and_says_so(
    player: Player, comparison: Comparison, arrive: Callable[[int], SearchBase]
) -> None:
    player.watch_subject(FIRST)
    comparison.compare_with(QUEENS)
    length, longer = whole("queens_6"), whole("queens_6", Rule.FIRST)
    assert length.decisions < longer.decisions
    for alignment in (Alignment.DECISION, Alignment.EVENT):
        comparison.align(alignment)
        assert arrive(longer.position).finished
        assert comparison.has_ended
        assert arrive(30).finished is False
        assert not comparison.has_ended


def test_by_share_both_have_gone_the_same_part_of_their_ways(
    player: Player, comparison: Comparison, arrive: Callable[[int], SearchBase], qtbot: QtBot
) -> None:
    comparison.compare_with(FIRST)
    comparison.align(Alignment.SHARE)
    qtbot.waitUntil(lambda: not comparison.is_waiting, timeout=20_000)
    here, there = whole("queens_6").position, whole("queens_6", Rule.FIRST).position
    assert comparison.lengths == (here, there)
    for position in (0, 100, here // 2, here):
        assert arrive(position).position == pytest.approx(position * there / here, abs=0.5)
    assert player.position == here


def test_the_newest_request_counts(player: Player, comparison: Comparison, qtbot: QtBot) -> None:
    player.watch_subject(Subject(sample="queens_8"))
    comparison.compare_with(Subject(sample="queens_8", rule=Rule.FIRST))
    comparison.align(Alignment.EVENT)
    for position in (40_000, 3, 30_000, 17):
        player.scrub(position)
    qtbot.waitUntil(lambda: not player.is_busy and not comparison.is_under_way)
    assert comparison.other is not None
    assert comparison.other.position == player.position == 17


def gallery_decisions(position: int) -> int:
    search = gallery.search("queens_6")
    search.seek(position)
    return search.decisions


def test_a_comparison_continues_with_another_problem_if_possible(
    player: Player, comparison: Comparison, easy: Grid
) -> None:
    comparison.compare_with(Subject(sample="queens_6", rule=Rule.SHUFFLED, seed=5))
    player.watch(easy)
    assert comparison.other_subject == Subject(easy, rule=Rule.SHUFFLED, seed=5)
    assert comparison.other is not None
    assert player.search is not None
    assert comparison.other.problem is player.search.problem


@pytest.mark.parametrize("engine", [Engine.DLX, Engine.BACKTRACK])
def test_bits_follow_to_puzzles_only(
    player: Player, comparison: Comparison, easy: Grid, branching: Grid, engine: Engine
) -> None:
    player.watch(easy)
    comparison.compare_with(Subject(easy, engine=engine))
    player.watch(branching)
    assert comparison.other_subject == Subject(branching, engine=engine)
    assert isinstance(comparison.other, BacktrackSearch) == (engine is Engine.BACKTRACK)
    player.watch_subject(QUEENS)
    assert (comparison.other is None) == (engine is Engine.BACKTRACK)


def test_a_what_if_comparison_belongs_to_one_problem(player: Player, comparison: Comparison) -> None:
    kept = Subject(sample="queens_6", overrides=(Override((), 3),))
    comparison.compare_with(kept)
    assert comparison.other is not None
    player.watch_subject(FIRST)
    assert comparison.other_subject == kept
    player.watch_subject(Subject(sample="queens_8"))
    assert comparison.other_subject is None
    assert comparison.other is None


def test_another_rule_of_the_player_keeps_the_other_search(player: Player, comparison: Comparison) -> None:
    comparison.compare_with(FIRST)
    other = comparison.other
    player.watch_subject(Subject(sample="queens_6", rule=Rule.SHUFFLED, seed=1))
    assert comparison.other is other
    assert other is not None
    assert other.position == 0


def test_repeat_cover_has_no_other_search(player: Player, comparison: Comparison) -> None:
    comparison.compare_with(FIRST)
    player.watch_subject(Subject(sample="stations"))
    assert comparison.other is None
    with pytest.raises(ValueError, match="one way only"):
        comparison.compare_with(Subject(sample="stations"))


def test_a_search_of_another_problem_is_not_compared(comparison: Comparison) -> None:
    with pytest.raises(ValueError, match="another problem"):
        comparison.compare_with(Subject(sample="queens_8"))
    assert comparison.other is None


def test_a_comparison_survives_a_time_without_a_search(player: Player, comparison: Comparison) -> None:
    comparison.compare_with(FIRST)
    player.leave()
    assert comparison.other is None
    assert comparison.other_subject == FIRST
    player.watch_subject(QUEENS)
    assert comparison.other is not None
    comparison.compare_with(None)
    assert comparison.other is None


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other search never arrives, and where both diverge is never found."""

    def wait(_: object) -> Work[None]:
        while True:
            yield None

    monkeypatch.setattr(comparison_module, "_found", wait)
    monkeypatch.setattr(comparison_module, "_compared", wait)


@pytest.mark.usefixtures("endless")
@pytest.mark.parametrize("way", ["hidden", "none", "left"])
def test_a_comparison_that_is_no_longer_wanted_stops(
    player: Player, comparison: Comparison, without_end: Grid, way: str
) -> None:
    """Neither the way of the other search, nor the place where both diverge, nor the reading of totals, nor its run."""
    player.watch(without_end)
    comparison.set_visible(is_visible=True)
    comparison.compare_with(Subject(without_end, rule=Rule.FIRST))
    jobs = [one for one in comparison.findChildren(Job) if one.parent() is comparison]
    timers = [one for one in comparison.findChildren(QTimer) if one.parent() is comparison]
    runner = part(comparison, BackgroundRunner)
    assert (len(jobs), len(timers)) == (2, 1)
    assert all(one.is_running for one in jobs)
    assert timers[0].isActive()
    assert runner.is_running
    match way:
        case "hidden":
            comparison.set_visible(is_visible=False)
        case "none":
            comparison.compare_with(None)
        case _:
            player.leave()
    assert not any(one.is_running for one in jobs)
    assert not timers[0].isActive()
    assert runner.is_running == (way == "hidden")


def test_reading_stops_once_all_totals_are_known(comparison: Comparison, qtbot: QtBot) -> None:
    """Five times a second for as long as the window is open."""
    comparison.compare_with(FIRST)
    qtbot.waitUntil(lambda: not comparison._reader.isActive())
    assert all(totals is not None and totals.is_complete for totals in comparison.totals)


def test_a_search_chosen_in_a_hidden_pane_begins_later(comparison: Comparison) -> None:
    comparison.set_visible(is_visible=False)
    comparison.compare_with(FIRST)
    assert comparison.other is None
    comparison.set_visible(is_visible=True)
    assert comparison.other is not None


def test_the_totals_of_both_become_known(comparison: Comparison, qtbot: QtBot) -> None:
    """Walked in the background to both ends, whatever is shown meanwhile."""
    comparison.compare_with(FIRST)
    qtbot.waitUntil(
        lambda: all(total is not None and total.is_complete for total in comparison.totals), timeout=20_000
    )
    qtbot.waitUntil(
        lambda: all(total is not None and total.first_solution for total in comparison.totals), timeout=20_000
    )
    for total, rule in zip(comparison.totals, (Rule.FEWEST, Rule.FIRST), strict=True):
        assert total is not None
        assert total.tally == whole("queens_6", rule).tally
        first = gallery.search("queens_6", rule)
        first.run_to("solution")
        assert total.first_solution == first.position


def test_the_divergence_becomes_known(comparison: Comparison, qtbot: QtBot) -> None:
    """Searches of their own confirm it: the same decisions so far, then a dead end here and a choice there."""
    comparison.compare_with(FIRST)
    qtbot.waitUntil(lambda: comparison.is_compared, timeout=20_000)
    divergence = comparison.divergence
    assert divergence is not None
    assert not comparison.is_alike
    assert divergence.decision == comparison.compared
    one, other = gallery.search("queens_6"), gallery.search("queens_6", Rule.FIRST)
    one.seek(divergence.one.position)
    other.seek(divergence.other.position)
    assert (one.decisions, other.decisions) == (divergence.decision, divergence.decision + 1)
    assert one.event is not None
    assert one.event.op is divergence.one.op is Op.DEAD_END
    assert other.event is not None
    assert other.event.op is divergence.other.op is Op.CHOOSE


def test_a_search_compared_with_itself_is_alike(comparison: Comparison, qtbot: QtBot) -> None:
    comparison.compare_with(QUEENS)
    qtbot.waitUntil(lambda: comparison.is_compared, timeout=20_000)
    assert comparison.is_alike
    assert comparison.divergence is None
