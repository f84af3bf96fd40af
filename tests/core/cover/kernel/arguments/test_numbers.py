"""What is no number of anything is refused with a sentence, and nothing has moved."""

import contextlib
from collections.abc import Callable
from typing import Any

import pytest

from solver_core import Grid
from solver_core.cover import (
    Op,
    Override,
    Problem,
    RepeatSearch,
    Rule,
    Search,
    SearchBase,
    Seek,
    conditions,
    snapshot,
)
from solver_core.cover.explain import neighbours, removal
from solver_core.cover.explain.neighbours import Element, Way
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.bests import Bests
from solver_core.cover.kernel.dance import Dance
from solver_core.cover.kernel.machine import Machine
from solver_core.cover.kernel.matrix import Matrix
from solver_core.cover.kernel.repeat import Repeat
from solver_core.cover.kernel.timeline import Timeline
from solver_core.cover.kernel.tree import Tree
from solver_core.cover.replay import counted
from solver_core.cover.replay.checkpoints import Checkpoints
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from tests.amounts import each

PUZZLE = Grid.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
KNUTH = Problem("ABCDEFG", ["CEF", "ADG", "BCF", "AD", "BG", "DEG"], "x")

NUMBERS = (-(2**64), -(2**63), -(2**31) - 1, -99, 10**4, 2**31 - 1, 2**31, 2**32 + 1, 2**63, 2**64, 10**30)
NO_NUMBERS = (0.5, float("nan"), float("inf"), None, "1", b"1", [1], ...)
ALL: tuple[Any, ...] = (*NUMBERS, *NO_NUMBERS)

ITEMS: dict[str, Callable[[SearchBase, int], object]] = {
    "size": lambda search, number: search.size(number),
    "is_live": lambda search, number: search.is_live(number),
    "snapshot": lambda search, number: search.snapshot().is_live(number),
    "open": lambda search, number: search.snapshot().is_open(number),
    "hidden": lambda search, number: search.snapshot().is_hidden(number, 0),
    "crossing": lambda search, number: snapshot.crossing(search.problem, number, 0),
    "names": lambda search, number: search.problem.option_names(number),
    "primary": lambda search, number: search.problem.is_primary(number),
}


@pytest.mark.parametrize("call", ITEMS)
def test_numbers_of_no_item_and_no_option_are_refused(search: SearchBase, call: str) -> None:
    """Neither memory before the first one is read, nor behind the last."""
    if call in {"hidden", "open"} and isinstance(search, RepeatSearch | BacktrackSearch):
        search = Search(KNUTH)
    for number in ALL:
        with pytest.raises((IndexError, TypeError), match=r"numbered from 0 to|give a whole number"):
            ITEMS[call](search, number)


def test_a_number_of_no_option_covers_nothing(search: SearchBase) -> None:
    """Whoever asks about a number gets an answer, and about anything else a refusal."""
    assert not any(search.can_cover(number, 0) for number in NUMBERS)
    for other in NO_NUMBERS:
        with contextlib.suppress(TypeError):
            assert not search.can_cover(other, 0)  # type: ignore[arg-type]


@pytest.mark.parametrize("way", Way)
def test_missing_headers_and_nodes_have_no_neighbours(way: Way) -> None:
    """Not even to the links of something else that has the same address."""
    search = Search(KNUTH)
    for number in ALL:
        node = Element(0, number)
        for element in (Element(number), node) if node.is_node else (Element(number),):
            with pytest.raises((IndexError, TypeError)):
                neighbours.neighbour(search, element, way)
    with pytest.raises(ValueError, match="option 0 does not cover item 0"):
        neighbours.neighbour(search, Element(0, 0), way)
    with pytest.raises(IndexError):
        removal.removal(search, 99, 0)


def test_a_closer_look_takes_positions_and_at_least_one_bucket(search: SearchBase) -> None:
    for number in ALL:
        if number in NO_NUMBERS or number < 0:
            for given in ((number, 10, 5), (0, number, 5), (0, 10, number)):
                with pytest.raises((ValueError, TypeError)):
                    search.closeup(*given)
        else:
            assert search.closeup(0, 10, number)
            assert all(bucket.start >= 0 for bucket in search.closeup(0, number, 3))
    with pytest.raises(ValueError, match="number of buckets 0 is too small; give 1 or more"):
        search.closeup(0, 10, 0)


@pytest.mark.parametrize("wrong", NO_NUMBERS, ids=repr)
def test_a_search_checks_the_types_of_its_arguments(wrong: object) -> None:
    """A wrong type raises an exception: in compiled code it could crash."""
    wrongs: tuple[Callable[[], object], ...] = (
        lambda: Search(wrong),  # type: ignore[arg-type]
        lambda: Search(KNUTH, wrong),  # type: ignore[arg-type]
        lambda: Search(KNUTH, given=[wrong]),  # type: ignore[list-item]
        lambda: Search(KNUTH, seed=wrong),  # type: ignore[arg-type]
        lambda: RepeatSearch(wrong),  # type: ignore[arg-type]
        lambda: RepeatSearch(KNUTH, wrong or "x"),  # type: ignore[arg-type]
        lambda: BacktrackSearch(wrong),  # type: ignore[arg-type]
        lambda: Dance(wrong, code.FEWEST),  # type: ignore[arg-type]
        lambda: Repeat(wrong),  # type: ignore[arg-type]
        lambda: Machine(wrong),  # type: ignore[arg-type]
        lambda: Seek(wrong, Checkpoints(), 5),  # type: ignore[arg-type]
        lambda: Timeline(wrong),  # type: ignore[arg-type]
        lambda: Tree(wrong),  # type: ignore[arg-type]
        lambda: Bests(wrong),  # type: ignore[arg-type]
        lambda: Checkpoints(wrong),  # type: ignore[arg-type]
        lambda: Matrix(wrong, 0, []),  # type: ignore[arg-type]
        lambda: Search(KNUTH).run_to(wrong),  # type: ignore[arg-type]
        lambda: Search(KNUTH).run(5, wrong or "x"),  # type: ignore[arg-type]
        lambda: Search(KNUTH).count(wrong or "x"),  # type: ignore[arg-type]
        lambda: counted.seek_to(Search(KNUTH), wrong, 1),  # type: ignore[arg-type]
    )
    for make in each(wrongs):
        with pytest.raises((TypeError, ValueError)):
            make()


def test_overrides_of_anything_change_nothing_or_are_refused() -> None:
    """What fits no tree node counts for nothing, however large."""
    plain = Search(KNUTH)
    plain.seek(2**70)
    for number in NUMBERS:
        search = Search(KNUTH, overrides=[Override((number,), number, number), Override((), 0, number)])
        search.seek(2**70)
        assert search.solutions == plain.solutions
    with pytest.raises(ValueError, match="not a valid Op"):
        Search(KNUTH).run_to(conditions.Condition([conditions.Clause(ops=frozenset({10**12}))]))  # type: ignore[arg-type]


def test_events_are_those_of_the_search_after_all_refusals() -> None:
    """Whatever was refused has left nothing behind: the same events come as in a search that nobody has tried."""
    tried, plain = (
        encoding.search(PUZZLE, Rule.SHUFFLED, seed=4),
        encoding.search(PUZZLE, Rule.SHUFFLED, seed=4),
    )
    for number in NUMBERS:
        for call in (tried.size, tried.is_live, tried._dance.size, tried._machine.back):
            with pytest.raises((IndexError, ValueError, OverflowError)):
                call(-abs(number))
        tried.forward(3)
        plain.forward(3)
        assert tried.event == plain.event
    assert tried.fingerprint() == plain.fingerprint()
    assert Op(plain.peek().op) is tried.peek().op  # type: ignore[union-attr]
