"""A table of subproblems changes nothing but the time: whatever it recalls, replaces or drops, the count is exact."""

from random import Random
from typing import Any

import pytest

from solver_core import compiled, cover, processor
from solver_core.cover import Problem, Search, answers
from solver_core.cover.answers import bitsets
from solver_core.problems import families, polyominoes
from tests.uncompiled import imported

BUILDS = [bitsets] if not processor.has_avx2() else [bitsets, processor.kernel(bitsets.__name__)]
plain_memo, plain, plain_cover, plain_families, plain_queens = imported(
    "cover.answers.bit_memo", "cover.answers.bitsets", "cover", "problems.families", "problems.queens"
)


def neighbours(seed: int, package: Any) -> Any:
    """Options of neighbouring items, so that subproblems repeat; secondary items, some in colours, belong to them."""
    chance = Random(seed)
    primary, secondary = chance.randint(1, 14), chance.randint(0, 6)
    options: list[list[object]] = []
    for _ in range(chance.randint(1, 8 + 4 * primary)):
        first = chance.randrange(primary)
        option: list[object] = [*range(first, min(primary, first + chance.randint(1, 3)))]
        for item in chance.sample(range(secondary), chance.randint(0, min(2, secondary))):
            colour = chance.choice("AB-")
            option.append(f"s{item}" if colour == "-" else package.Coloured(f"s{item}", colour))
        options.append(option)
    return package.Problem(range(primary), options, [f"s{item}" for item in range(secondary)])


def tiling(pieces: str, rows: int, columns: int) -> Problem:
    return families.tiling(pieces, "any", polyominoes.rectangle(rows, columns))


def pairs(count: int) -> Problem:
    """Two options for each item."""
    return Problem(range(count), [[k // 2] for k in range(2 * count)])


@pytest.mark.parametrize("first", range(0, 600, 200))
def test_recalled_counts_are_those_of_the_watched_search(first: int) -> None:
    """With colours and secondary items, in every build, and up to any limit."""
    for seed in range(first, first + 200):
        problem = neighbours(seed, cover)
        covers = Search(problem).count()
        for build in BUILDS:
            assert build.Bitsets(problem).count() == covers
        for limit in {1, 2, max(1, covers // 2), max(1, covers - 1), covers + 1}:
            assert answers.count(problem, limit) == min(limit, covers)


@pytest.mark.parametrize(
    ("entries", "most", "places", "trial"),
    [(4, 1 << 20, 8, 1 << 20), (4, 200, 2, 1 << 20), (4, 1 << 20, 8, 8), (4, 60, 1, 32)],
    ids=["grows", "replaces", "is dropped", "replaces and is dropped"],
)
def test_a_table_may_grow_be_full_or_be_dropped(
    entries: int, most: int, places: int, trial: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So small that a problem of a few dozen nodes meets it all."""
    for name, value in (("ENTRIES", entries), ("MOST_WORDS", most), ("PLACES", places), ("TRIAL", trial)):
        monkeypatch.setattr(plain_memo, f"_{name}", value)
    for seed in range(1000, 1100):
        problem = neighbours(seed, plain_cover)
        covers = Search(neighbours(seed, cover)).count()
        assert plain.Bitsets(problem).count() == covers
        limit = max(1, covers // 2)
        assert plain.Bitsets(problem).count(limit) == min(limit, covers)


def test_tables_stay_where_subproblems_repeat_and_go_where_they_do_not() -> None:
    """2,317 different states and ways to them: with a table, hardly more nodes are visited."""
    dominoes = plain_families.tiling("dominoes", "any", polyominoes.rectangle(8, 8))
    repeated = plain.Bitsets(dominoes)
    assert (repeated.count(), repeated.nodes < 2400, bool(repeated.table_array)) == (12_988_816, True, True)
    queens = plain.Bitsets(plain_queens.problem(8))
    assert (queens.count(), bool(queens.table_array)) == (92, False)


@pytest.mark.parametrize(
    ("problem", "covers"),
    [
        (pairs(40), 2**40),
        (pairs(63), 2**63),
        (pairs(64), 2**64),
        (pairs(200), 2**200),
        (Problem(range(30), [[k // 30] for k in range(900)]), 30**30),
        (tiling("dominoes", 8, 8), 12_988_816),
        (tiling("dominoes", 2, 120), 8_670_007_398_507_948_658_051_921),
    ],
    ids=repr,
)
def test_counts_may_have_any_size(problem: Problem, covers: int) -> None:
    """Up to the last digit, and limits, too."""
    assert answers.count(problem) == covers
    for limit in (covers // 3, covers - 1, covers, covers + 1, 2**62, 2**63, 2**64):
        assert answers.count(problem, limit) == min(limit, covers)


@pytest.mark.skipif(not compiled, reason="takes too long uncompiled")
def test_large_boards_are_counted_in_little_memory() -> None:
    """Dominoes on 16 x 16, which fill the table; as Kasteleyn's formula gives them."""
    assert answers.count(tiling("dominoes", 16, 16)) == 2_444_888_770_250_892_795_802_079_170_816


def test_a_pulse_ends_it_while_the_table_grows() -> None:
    """Nobody could wait for 24 x 24 dominoes."""
    pulses = []

    def pulse() -> None:
        pulses.append(1)
        if len(pulses) > 20:
            raise TimeoutError

    with pytest.raises(TimeoutError):
        answers.count(tiling("dominoes", 24, 24), pulse=pulse)
