"""What the present place is compared with: a decision that goes along, a place that stays, two places, or nothing."""

from collections.abc import Callable, Sequence

import pytest
from pytestqt.qtbot import QtBot

from solver_core.cover import Op, SearchBase, Snapshot, conditions
from solver_core.cover.explain import difference
from solver_core.sudoku.grid import Grid
from sudoku_gui.player import baseline as baseline_module
from sudoku_gui.player.baseline import Baseline, BaselineKind, ToSeek
from sudoku_gui.player.job import Work
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject
from tests.gui.shared import Settle


@pytest.fixture
def queens(player: Player) -> Player:
    player.watch_subject(Subject(sample="queens_6"))
    return player


def anchors_by_hand(player: Player, most: int) -> list[int | None]:
    """For each position where its anchor must be: the decision last made at the level of the choice on top."""
    assert player.search
    search = player.search.twin()
    chosen: dict[int, int] = {}
    anchors: list[int | None] = [None]
    while search.position < most and not search.finished:
        search.forward()
        assert search.event
        if search.event.op is Op.CHOOSE:
            chosen[search.depth] = search.position
        level = search.depth if search.event.op is Op.RETRACT else search.depth - 1
        anchors.append(chosen[level] if level >= 0 else None)
    return anchors


def test_a_new_baseline_compares_nothing(
    baseline: Baseline, queens: Player, go_to: Callable[[int], None]
) -> None:
    go_to(50)
    assert queens.position == 50
    assert (baseline.kind, baseline.difference, baseline.anchor_position) == (BaselineKind.OFF, None, None)
    assert baseline.end_position is None


@pytest.mark.parametrize("sample", ["queens_6", "knuth_2000", "stations"])
@pytest.mark.parametrize("runs_in_background", [True, False])
def test_the_anchor_goes_along_with_the_choices(
    *, baseline: Baseline, player: Player, qtbot: QtBot, sample: str, runs_in_background: bool
) -> None:
    """At every tick, forward and in leaps: by the tree of the background run, or event by event where that lacks it."""
    player.watch_subject(Subject(sample=sample))
    assert player.search
    if runs_in_background:
        player.search.background_run.go(position=400)
    baseline.since_choice()
    anchors = anchors_by_hand(player, 300)
    for position in [*range(0, len(anchors), 3), *range(len(anchors) - 1, 0, -17)]:
        player.search.seek(position)
        player.moved.emit()
        if anchors[position] is None:
            assert baseline.difference is None
            continue
        qtbot.waitUntil(lambda: baseline.difference is not None)
        assert baseline.anchor_position == anchors[position], position
        assert baseline.end_position == position


def test_after_a_choice_is_taken_back_its_decision_is_compared_with(
    baseline: Baseline, queens: Player, go_to: Callable[[int], None], qtbot: QtBot
) -> None:
    """The difference is that of the column alone, at the same depth."""
    baseline.since_choice()
    search = queens.search
    assert search
    search.run_to("dead_end")
    while search.event is None or search.event.op is not Op.RETRACT:
        search.forward()
    go_to(search.position)
    qtbot.waitUntil(lambda: baseline.difference is not None)
    found = baseline.difference
    assert found is not None
    assert found.depth_before == found.depth_after == search.depth
    assert found.items_left == (search.chosen_item,)
    assert not found.chosen_added


def test_a_place_stays_while_the_search_goes_on(
    baseline: Baseline, queens: Player, go_to: Callable[[int], None]
) -> None:
    """The difference counts from where it was set, ahead of it and behind it."""
    go_to(60)
    baseline.since_here()
    there = queens.snapshot
    assert there
    first = baseline.difference
    assert first is not None
    assert first.is_empty
    for position in (61, 140, 20):
        go_to(position)
        assert queens.snapshot
        assert baseline.difference == difference.of(there, queens.snapshot)
        assert (baseline.anchor_position, baseline.end_position) == (60, position)


def test_two_places_are_compared_wherever_the_search_stands(
    baseline: Baseline, queens: Player, go_to: Callable[[int], None], qtbot: QtBot
) -> None:
    """Both places may be fixed, or the later one follows the search."""
    go_to(30)
    baseline.compare(100, 40)
    qtbot.waitUntil(lambda: baseline.difference is not None)
    before = baseline.difference
    assert before
    assert (before.before, before.after, queens.position) == (100, 40, 30)
    go_to(200)
    assert baseline.difference is before
    baseline.compare(40, -1)
    qtbot.waitUntil(lambda: baseline.difference is not None)
    assert baseline.kind is BaselineKind.POSITION
    found = baseline.difference
    assert found is not None
    assert (found.before, found.after) == (40, 200)


def test_a_place_beyond_the_end_is_the_end(baseline: Baseline, queens: Player, qtbot: QtBot) -> None:
    baseline.compare(10**9, -1)
    qtbot.waitUntil(lambda: baseline.difference is not None)
    assert baseline.anchor is not None
    assert baseline.anchor_position == baseline.anchor.position < 10**6
    assert queens.position == 0


@pytest.mark.slow_search
def test_a_far_place_is_looked_for_between_events(
    baseline: Baseline, player: Player, without_end: Grid, qtbot: QtBot
) -> None:
    """Whoever asks goes on at once; the newest request counts, and it is reported when it is there."""
    player.watch(without_end)
    baseline.compare(150_000, -1)
    assert baseline.difference is None
    assert baseline.anchor_position == 150_000
    baseline.compare(120_000, -1)
    with qtbot.waitSignal(baseline.changed, timeout=20_000):
        pass
    found = baseline.difference
    assert found is not None
    assert (found.before, player.position) == (120_000, 0)


def _unanswered(_twin: SearchBase, _ways: Sequence[ToSeek]) -> Work[list[Snapshot]]:
    while True:
        yield None


@pytest.fixture
def unanswered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is looked for is never found."""
    monkeypatch.setattr(baseline_module, "_snapshots_after", _unanswered)


def test_an_answer_is_that_of_the_question_asked_last(
    baseline: Baseline, queens: Player, go_to: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A decision may have been looked for when positions are compared."""
    with monkeypatch.context() as patch:
        patch.setattr(baseline_module, "_snapshots_after", _unanswered)
        baseline.since_choice()
        go_to(60)
        assert (queens.position, baseline.difference, baseline.is_searching) == (60, None, True)
    baseline.compare(40, -1)
    assert baseline.difference is not None
    assert baseline.anchor_position == 40


@pytest.mark.usefixtures("unanswered")
@pytest.mark.parametrize("name", ["off", "since_choice", "since_here"])
def test_an_earlier_request_is_no_longer_looked_for(baseline: Baseline, queens: Player, name: str) -> None:
    """Its answer would come late, and be taken for that of the question asked now."""
    assert queens.position == 0
    baseline.compare(150, -1)
    assert (baseline.is_searching, baseline.anchor_position) == (True, 150)
    getattr(baseline, name)()
    assert not baseline.is_searching
    assert baseline.anchor_position in {None, 0}


@pytest.mark.usefixtures("unanswered")
def test_the_choice_looked_for_is_the_one_that_is_shown(
    baseline: Baseline, queens: Player, go_to: Callable[[int], None]
) -> None:
    """While one decision is looked for, the search may come to another."""
    baseline.since_choice()
    for position in (60, 400, 90):
        go_to(position)
        assert queens.position == position
        assert baseline.difference is None
        assert baseline.is_searching


def test_the_first_choice_of_another_search_is_another(
    baseline: Baseline, player: Player, settle: Settle, qtbot: QtBot
) -> None:
    """The options that lead to a decision tell it from others of its search only: none lead to the first of any."""
    baseline.since_choice()
    for sample in ("queens_6", "knuth_2000", "queens_6"):
        player.watch_subject(Subject(sample=sample))
        settle(player.run_to, conditions.happens(Op.TRY))
        qtbot.waitUntil(lambda: baseline.difference is not None)
        assert baseline.anchor is not None
        assert baseline.anchor.problem is player.problem


def test_another_search_lets_places_go_but_not_the_choice(
    baseline: Baseline, player: Player, easy: Grid, go_to: Callable[[int], None], qtbot: QtBot
) -> None:
    """The events of another search are others; what a choice does can be asked of each."""
    player.watch(easy)
    baseline.since_here()
    player.watch_subject(Subject(sample="queens_6"))
    assert (baseline.kind, baseline.difference) == (BaselineKind.OFF, None)
    baseline.since_choice()
    player.watch(easy)
    assert baseline.kind is BaselineKind.CHOICE
    go_to(200)
    qtbot.waitUntil(lambda: baseline.difference is not None)
    player.leave()
    assert (baseline.difference, baseline.anchor_position, baseline.end_position) == (None, None, None)


def test_without_a_search_there_is_nothing_to_compare(baseline: Baseline) -> None:
    for command in (baseline.since_here, baseline.since_choice, lambda: baseline.compare(1, 2), baseline.off):
        command()
        assert baseline.difference is None
        assert baseline.anchor is None


def test_playing_fast_looks_for_nothing_and_rest_makes_up_for_it(
    baseline: Baseline, player: Player, branching: Grid, qtbot: QtBot
) -> None:
    """Differences are not found while nobody could read them."""
    player.watch(branching)
    baseline.since_choice()
    player.set_rate(5000.0)
    player.set_beat("link")
    player.play()
    qtbot.waitUntil(lambda: player.position > 1000)
    player.moved.connect(lambda: baseline.difference)
    qtbot.waitUntil(lambda: player.position > 2000)
    reported: list[None] = []
    baseline.changed.connect(lambda: reported.append(None))
    player.pause()
    qtbot.waitUntil(lambda: baseline.difference is not None)
    assert baseline.anchor_position is not None
    assert baseline.anchor_position < player.position
