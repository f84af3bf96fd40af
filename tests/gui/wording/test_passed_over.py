"""What a step from decision to decision passes over, reported in front of its sentence."""

from collections.abc import Callable

import pytest

from solver_core.cover import Op, Rule, SearchBase
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from sudoku_gui.wording import position as positions

BRANCHING = Grid.parse("....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2....")

SEARCHES: dict[str, Callable[[], SearchBase]] = {
    "sudoku": lambda: encoding.search(BRANCHING),
    "first": lambda: encoding.search(BRANCHING, Rule.FIRST),
    "bits": lambda: BacktrackSearch(BRANCHING),
    "knuth": lambda: gallery.search("knuth_2000"),
    "queens": lambda: gallery.search("queens_6"),
    "stations": lambda: gallery.search("stations"),
}


@pytest.mark.parametrize("kind", SEARCHES)
def test_options_tried_between_two_decisions_are_reported(kind: str) -> None:
    """In every kind of search: each option tried or taken back there, counted event by event."""
    search = SEARCHES[kind]()
    tried: list[int | None] = []
    taken_back: list[int | None] = []
    compared, is_over = 0, False
    while not is_over and search.position < 4_000:
        search.forward()
        is_over = search.finished
        event = search.event
        assert event
        if event.op is Op.TRY:
            tried.append(event.option)
        elif event.op is Op.RETRACT:
            taken_back.append(event.option)
        if is_over or search.stands_at("decision"):
            found = positions.passed_over(search, "decision")
            assert (found is None) == (not tried and not taken_back)
            if found is not None:
                assert found.taken_back == len(taken_back)
                assert found.option == (taken_back[0] if taken_back else None)
                assert (found.tried[-1].option if found.tried else None) == (tried[0] if tried else None)
                compared += 1
            tried, taken_back = [], []
    assert compared > 4


def test_the_sentence_depends_on_the_position_alone_and_moves_nothing() -> None:
    """However one came there, and whatever is asked in between."""
    search, other = SEARCHES["sudoku"](), SEARCHES["sudoku"]()
    other.seek(8_000)
    for position in (2953, 2971, 3076, 3202, 8660):
        search.seek(position)
        other.seek(position)
        before = search.fingerprint()
        assert positions.sentence_at(search, "decision") == positions.sentence_at(other, "decision")
        assert search.fingerprint() == before == other.fingerprint()


@pytest.mark.parametrize(
    ("position", "front"),
    [
        (1, "Choose"),
        (2953, "r3c2=6 tried, the only option. Choose column “r1c4”"),
        (2971, "r1c4=6 tried (1 of 2), guess 5. Choose column “r1c6”"),
        (3076, "r4c9=2 tried, the only option. Dead end: “row 6 has 2”"),
        (3202, "8 options taken back, r1c4=9 tried (2 of 2), the last one left. Choose column “r1c9”"),
    ],
)
def test_the_sentence_begins_with_options_tried_and_taken_back(position: int, front: str) -> None:
    """The guess and the change of mind are never passed over in silence."""
    search = SEARCHES["sudoku"]()
    search.seek(position)
    assert positions.sentence_at(search, "decision").startswith(front)


def test_at_the_end_every_choice_has_been_taken_back() -> None:
    search = SEARCHES["knuth"]()
    search.run_to("end")
    assert positions.sentence_at(search, "decision").endswith(
        " taken back. Finished: 1 solution, proved to be unique"
    )


@pytest.mark.parametrize("kind", ["link", "column", "option", "solution"])
def test_other_steps_pass_nothing_over_or_too_much(kind: str) -> None:
    """Finer ones tell of each try by itself; between two solutions lies more than a sentence holds."""
    search = SEARCHES["sudoku"]()
    search.seek(2971)
    assert positions.sentence_at(search, kind).startswith("Choose column")


def test_within_a_step_nothing_is_reported_in_front() -> None:
    search = SEARCHES["sudoku"]()
    search.seek(2960)
    assert positions.sentence_at(search, "decision").startswith("Cover column “r1c4”")
