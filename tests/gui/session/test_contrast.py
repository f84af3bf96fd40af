"""What the present place is compared with: a decision that goes along, a place that stays, two places, or nothing."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from solver_core.cover import Op, difference
from solver_core.sudoku.grid import Grid
from sudoku_gui.session.contrast import Contrast, Kind
from sudoku_gui.session.player import Player
from sudoku_gui.session.subject import Subject

Settle = Callable[[], None]


@pytest.fixture
def contrast(player: Player) -> Contrast:
    """Compares nothing yet."""
    return Contrast(player)


@pytest.fixture
def queens(player: Player) -> Player:
    """Six queens: a short search that turns back often."""
    player.watch_subject(Subject(sample="queens_6"))
    return player


@pytest.fixture
def go_to(player: Player, settle: Settle) -> Callable[[int], None]:
    def arrive(position: int) -> None:
        player.scrub(position)
        settle()

    return arrive


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


def test_nothing_is_compared_at_first(
    contrast: Contrast, queens: Player, go_to: Callable[[int], None]
) -> None:
    """Nor costs anything."""
    go_to(50)
    assert queens.position == 50
    assert (contrast.kind, contrast.difference, contrast.anchor_position) == (Kind.OFF, None, None)
    assert contrast.end_position is None


@pytest.mark.parametrize("sample", ["queens_6", "knuth_2000", "stations"])
@pytest.mark.parametrize("runs_ahead", [True, False])
def test_the_anchor_goes_along_with_the_choices(
    *, contrast: Contrast, player: Player, qtbot: QtBot, sample: str, runs_ahead: bool
) -> None:
    """At every tick, forward and in leaps: by the tree of the run ahead, or event by event where that lacks it."""
    player.watch_subject(Subject(sample=sample))
    assert player.search
    if runs_ahead:
        player.search.ahead.go(ticks=400)
    contrast.since_choice()
    anchors = anchors_by_hand(player, 300)
    for position in [*range(0, len(anchors), 3), *range(len(anchors) - 1, 0, -17)]:
        player.search.seek(position)
        player.moved.emit()
        if anchors[position] is None:
            assert contrast.difference is None
            continue
        qtbot.waitUntil(lambda: contrast.difference is not None)
        assert contrast.anchor_position == anchors[position], position
        assert contrast.end_position == position


def test_after_a_choice_is_taken_back_its_decision_is_compared_with(
    contrast: Contrast, queens: Player, go_to: Callable[[int], None], qtbot: QtBot
) -> None:
    """So what is still other is that the column is covered."""
    contrast.since_choice()
    search = queens.search
    assert search
    search.run_to("dead_end")
    while search.event is None or search.event.op is not Op.RETRACT:
        search.forward()
    go_to(search.position)
    qtbot.waitUntil(lambda: contrast.difference is not None)
    found = contrast.difference
    assert found is not None
    assert found.depth_before == found.depth_after == search.depth
    assert found.items_left == (search.chosen_item,)
    assert not found.chosen_come


def test_a_place_stays_while_the_search_goes_on(
    contrast: Contrast, queens: Player, go_to: Callable[[int], None]
) -> None:
    """Forward of it, and back beyond it."""
    go_to(60)
    contrast.since_here()
    there = queens.snapshot
    assert there
    first = contrast.difference
    assert first is not None
    assert first.is_empty
    for position in (61, 140, 20):
        go_to(position)
        assert queens.snapshot
        assert contrast.difference == difference.of(there, queens.snapshot)
        assert (contrast.anchor_position, contrast.end_position) == (60, position)


def test_two_places_are_compared_wherever_the_search_stands(
    contrast: Contrast, queens: Player, go_to: Callable[[int], None], qtbot: QtBot
) -> None:
    """And it does not move for that."""
    go_to(30)
    contrast.compare(100, 40)
    qtbot.waitUntil(lambda: contrast.difference is not None)
    before = contrast.difference
    assert before
    assert (before.before, before.after, queens.position) == (100, 40, 30)
    go_to(200)
    assert contrast.difference is before
    contrast.compare(40, -1)
    qtbot.waitUntil(lambda: contrast.difference is not None)
    assert contrast.kind is Kind.PLACE
    found = contrast.difference
    assert found is not None
    assert (found.before, found.after) == (40, 200)


def test_a_place_beyond_the_end_is_the_end(contrast: Contrast, queens: Player, qtbot: QtBot) -> None:
    """The position is told as it is, not as it was wished."""
    contrast.since(10**9)
    qtbot.waitUntil(lambda: contrast.difference is not None)
    assert contrast.anchor is not None
    assert contrast.anchor_position == contrast.anchor.position < 10**6
    assert queens.position == 0


def test_one_difference_serves_all_who_ask(
    contrast: Contrast, queens: Player, go_to: Callable[[int], None]
) -> None:
    """At one position it is the same object."""
    contrast.since_here()
    go_to(80)
    assert contrast.difference is contrast.difference
    assert queens.position == 80


def test_a_far_place_is_looked_for_between_events(
    contrast: Contrast, player: Player, without_end: Grid, qtbot: QtBot
) -> None:
    """Whoever asks goes on at once; the newest wish counts, and it is told when it is there."""
    player.watch(without_end)
    contrast.since(150_000)
    assert contrast.difference is None
    assert contrast.anchor_position == 150_000
    contrast.since(120_000)
    with qtbot.waitSignal(contrast.changed, timeout=20_000):
        pass
    found = contrast.difference
    assert found is not None
    assert (found.before, player.position) == (120_000, 0)


def test_another_search_lets_places_go_but_not_the_choice(
    contrast: Contrast, player: Player, easy: Grid, go_to: Callable[[int], None], qtbot: QtBot
) -> None:
    """The events of another search are others; what a choice does can be asked of each."""
    player.watch(easy)
    contrast.since_here()
    player.watch_subject(Subject(sample="queens_6"))
    assert (contrast.kind, contrast.difference) == (Kind.OFF, None)
    contrast.since_choice()
    player.watch(easy)
    assert contrast.kind is Kind.CHOICE
    go_to(200)
    qtbot.waitUntil(lambda: contrast.difference is not None)
    player.leave()
    assert (contrast.difference, contrast.anchor_position, contrast.end_position) == (None, None, None)


def test_without_a_search_there_is_nothing_to_compare(contrast: Contrast) -> None:
    """Whatever is asked for."""
    for deed in (contrast.since_here, contrast.since_choice, lambda: contrast.between(1, 2), contrast.off):
        deed()
        assert contrast.difference is None
        assert contrast.anchor is None


def test_playing_fast_looks_for_nothing_and_rest_makes_up_for_it(
    contrast: Contrast, player: Player, branching: Grid, qtbot: QtBot
) -> None:
    """What passes by is not asked for; at rest it is told that one may ask again."""
    player.watch(branching)
    contrast.since_choice()
    player.set_rate(5000.0)
    player.set_beat("link")
    player.play()
    qtbot.waitUntil(lambda: player.position > 1000)
    player.moved.connect(lambda: contrast.difference)
    qtbot.waitUntil(lambda: player.position > 2000)
    told: list[None] = []
    contrast.changed.connect(lambda: told.append(None))
    player.pause()
    qtbot.waitUntil(lambda: contrast.difference is not None)
    assert contrast.anchor_position is not None
    assert contrast.anchor_position < player.position


def test_whoever_listens_is_told_of_each_wish(contrast: Contrast, queens: Player) -> None:
    """Off, on, here, two."""
    told: list[Kind] = []
    contrast.changed.connect(lambda: told.append(contrast.kind))
    contrast.since_choice()
    contrast.since_here()
    contrast.between(10, 20)
    contrast.off()
    assert list(dict.fromkeys(told)) == [Kind.CHOICE, Kind.PLACE, Kind.PAIR, Kind.OFF]
    assert queens.is_watching
