"""At a decision another column or option is taken; the run that took the usual one is kept."""

import pytest
from pytestqt.qtbot import QtBot

from solver_core.cover import Op, Search
from solver_core.cover.choices import Refusal
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.runs import what_if as what_if_module
from sudoku_gui.features.runs.what_if import NoBranch, WhatIf
from sudoku_gui.player.job import Job, Work
from sudoku_gui.player.player import Player
from sudoku_gui.player.runs import Runs
from sudoku_gui.player.selection import Target
from sudoku_gui.player.subject import Subject
from tests.gui.parts import part
from tests.gui.player.subjects import OUTSIDE

KNUTH = Subject(sample="knuth_2000")


class Reported:
    """What was said."""

    def __init__(self, what_if: WhatIf) -> None:
        self.refusals: list[Refusal | NoBranch] = []
        self.branches = 0
        what_if.refused.connect(self.refusals.append)
        what_if.branched.connect(self.note)

    def note(self) -> None:
        self.branches += 1


@pytest.fixture
def what_if(player: Player, runs: Runs) -> WhatIf:
    return WhatIf(player, runs)


@pytest.fixture
def reported(what_if: WhatIf) -> Reported:
    return Reported(what_if)


def searched(player: Player) -> Search:
    assert isinstance(player.search, Search)
    return player.search


def test_another_column_is_branched_on(
    player: Player, what_if: WhatIf, runs: Runs, reported: Reported
) -> None:
    """The new run stands just after that choice, and knows where it branched off; the old one is where it was."""
    player.watch_subject(KNUTH)
    player.scrub(9)
    usual = player.search
    other = next(item for item in range(7) if item != searched(player).chosen_item)
    what_if.take(Target(item=other))
    assert (reported.branches, reported.refusals) == (1, [])
    event = searched(player).event
    assert event is not None
    assert (event.op, event.item) == (Op.CHOOSE, other)
    assert player.subject.overrides
    present = runs.present
    assert present is not None
    assert present.parent == next(iter(runs)).number
    assert present.branched_at == 0
    assert len(runs) == 2
    runs.switch(present.parent)
    assert (player.search, player.position) == (usual, 9)


def test_every_open_option_of_a_decision_can_be_taken(
    player: Player, what_if: WhatIf, reported: Reported
) -> None:
    """Whatever the rule would have chosen, the run goes on with the option that was asked for."""
    player.watch_subject(KNUTH)
    player.run_to("decision")
    usual = searched(player)
    wanted = [option for option in range(6) if usual.chosen_item not in usual.problem.options[option]]
    for option in wanted:
        player.show_search(usual, KNUTH)
        player.scrub(1)
        what_if.take(Target(option=option))
        while not searched(player).depth:
            player.run_to("link")
        assert searched(player).chosen_options() == (option,)
    assert reported.branches == len(wanted)


def test_a_secondary_column_is_never_chosen(player: Player, what_if: WhatIf, reported: Reported) -> None:
    """Whether it is covered or not, that is why; an option in it can be taken as any other."""
    player.watch_subject(Subject(sample="queens_6"))
    player.run_to("decision")
    search = searched(player)
    secondary = [item for item in range(len(search.problem.names)) if not search.problem.is_primary(item)]
    for item in secondary:
        what_if.take(Target(item=item))
    assert reported.refusals == [Refusal.SECONDARY] * len(secondary)
    option = next(
        number
        for number, items in enumerate(search.problem.options)
        if search.chosen_item not in items and secondary[3] in items
    )
    what_if.take(Target(item=secondary[3], option=option))
    assert reported.branches == 1


def test_asking_for_the_choice_made_anyway_adds_no_run(
    player: Player, what_if: WhatIf, runs: Runs, reported: Reported
) -> None:
    player.watch_subject(KNUTH)
    player.scrub(9)
    taken = searched(player).levels()[0]
    what_if.take(Target(option=taken.option))
    what_if.take(Target(item=taken.item))
    assert reported.refusals == [NoBranch.SAME, NoBranch.SAME]
    assert len(runs) == 1


def test_the_same_branch_twice_is_one_run(player: Player, what_if: WhatIf, runs: Runs) -> None:
    player.watch_subject(KNUTH)
    player.run_to("decision")
    other = next(item for item in range(7) if item != searched(player).chosen_item)
    first = next(iter(runs)).number
    for _ in range(2):
        runs.switch(first)
        what_if.take(Target(item=other))
    assert len(runs) == 2


@pytest.mark.parametrize(
    ("subject", "position", "target", "refusal"),
    [
        (None, 0, Target(item=0), NoBranch.NOTHING_WATCHED),
        (Subject(sample="stations"), 20, Target(item=0), NoBranch.NOT_BY_LINKS),
        (Subject(Grid.empty(), engine=Engine.BACKTRACK), 20, Target(item=0), NoBranch.NOT_BY_LINKS),
        (KNUTH, 0, Target(item=0), Refusal.NOTHING_DECIDED),
        (KNUTH, 10_000, Target(item=0), Refusal.NOTHING_DECIDED),
        (Subject(Grid.empty().with_digit(0, 5)), 3, Target(item=7), Refusal.GIVEN),
        (Subject(Grid.empty().with_digit(0, 5)), 400, Target(item=0), Refusal.COVERED),
        (Subject(Grid.empty().with_digit(0, 5)), 400, Target(option=13), Refusal.NOT_OPEN),
    ],
)
def test_an_impossible_what_if_is_refused_with_its_reason(
    player: Player,
    what_if: WhatIf,
    reported: Reported,
    subject: Subject | None,
    position: int,
    target: Target,
    refusal: Refusal | NoBranch,
) -> None:
    """The search stays as it is."""
    if subject:
        player.watch_subject(subject)
        player.scrub(position)
    search, before = player.search, player.position
    what_if.take(target)
    assert reported.refusals == [refusal]
    assert (player.search, player.position) == (search, before)


def test_a_decision_far_behind_is_found_in_slices(
    player: Player, what_if: WhatIf, reported: Reported, qtbot: QtBot
) -> None:
    """The window must answer while a long way back is walked."""
    player.watch_subject(Subject(sample="queens_8"))
    player.scrub(20_000)
    qtbot.waitUntil(lambda: player.position == 20_000, timeout=20_000)
    while searched(player).depth > 1:
        player.run_to("option", backward=False)
        qtbot.waitUntil(lambda: not player.is_busy)
    search = searched(player)
    other = next(item for item in search.live_items() if item != search.chosen_item)
    what_if.take(Target(item=other))
    qtbot.waitUntil(lambda: bool(reported.branches or reported.refusals), timeout=20_000)
    assert reported.branches == 1


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """The latest decision is never found."""

    def wait(_: Search) -> Work[Search]:
        while True:
            yield None

    monkeypatch.setattr(what_if_module, "_to_latest_decision", wait)


@pytest.mark.usefixtures("endless")
def test_the_newest_what_if_counts_and_another_problem_ends_it(
    player: Player, what_if: WhatIf, reported: Reported
) -> None:
    """Its branch would be one of a problem that is no longer watched."""
    player.watch_subject(Subject(sample="queens_6"))
    searched(player).seek(100)
    for item in (0, 1):
        what_if.take(Target(item=item))
        assert part(what_if, Job).is_running
    player.watch_subject(Subject(sample="knuth_2000"))
    assert not part(what_if, Job).is_running
    assert (reported.branches, reported.refusals) == (0, [])


@pytest.mark.parametrize("target", OUTSIDE)
def test_no_run_takes_what_the_problem_does_not_have(
    player: Player, what_if: WhatIf, runs: Runs, target: Target
) -> None:
    player.watch_subject(KNUTH)
    player.run_to("decision")
    what_if.take(target)
    assert not part(what_if, Job).is_running
    assert len(runs) == 1
