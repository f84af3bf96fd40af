"""Bit sets find the covers that the watched search finds, in its order; they stop when asked, and no others do."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from threading import Event, Thread

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core import compiled, processor
from solver_core.cover import Coloured, Problem, Search, answers
from solver_core.cover.answers import bitsets
from solver_core.cover.kernel import bits
from solver_core.problems import polyominoes, small, word_squares
from tests.amounts import some
from tests.core.cover.oracles import exact_covers, queens

BUILDS = [bitsets] if not processor.has_avx2() else [bitsets, processor.kernel(bitsets.__name__)]
NAMES = "abcdefgh"


@st.composite
def problems(draw: st.DrawFn) -> Problem:
    """Few items, some of them secondary, and options in any order, some of them twice or without a primary item."""
    primary = draw(st.integers(0, 6))
    names = NAMES[: primary + draw(st.integers(0, 8 - primary))]
    option = st.lists(st.sampled_from(names), unique=True, max_size=4) if names else st.just([])
    options = draw(st.lists(option, max_size=12))
    twice = draw(st.lists(st.sampled_from(options), max_size=3)) if options else []
    return Problem(names[:primary], draw(st.permutations(options + twice)), names[primary:])


def colourful(seed: int) -> Problem:
    """Few primary items, secondary ones with colours, in some options without."""
    chance = Random(seed)
    primary, secondary = NAMES[: chance.randint(1, 4)], "wxyz"[: chance.randint(1, 4)]
    options = []
    for _ in range(chance.randint(1, 16)):
        option: list[object] = [*chance.sample(primary, chance.randint(1, min(2, len(primary))))]
        for name in chance.sample(secondary, chance.randint(0, len(secondary))):
            colour = chance.choice("AAB-")
            option.append(name if colour == "-" else Coloured(name, colour))
        options.append(option)
    return Problem(primary, options, secondary)


def tiling(columns: int, rows: int) -> Problem:
    """A board of dominoes."""
    cells = polyominoes.rectangle(rows, columns)
    options = [
        [cell, other]
        for cell in cells
        for other in cells
        if (other[0] - cell[0], other[1] - cell[1]) in STEPS
    ]
    return Problem(cells, options)


STEPS = {(0, 1), (1, 0)}


def listed(problem: Problem, build: object = bitsets) -> list[tuple[int, ...]]:
    search = build.Bitsets(problem, is_listing=True)  # type: ignore[attr-defined]
    found = []
    while covers := search.more():
        found += covers
    return found


@given(problems())
def test_bit_sets_find_the_covers_of_brute_force_in_the_order_of_the_watched_search(problem: Problem) -> None:
    """Option order, duplicates, secondary items and empty options included."""
    met = list(Search(problem).iter_solutions())
    for build in BUILDS:
        assert listed(problem, build) == met
        assert build.Bitsets(problem).count() == len(met)
    if all(problem.options):
        assert sorted(met) == exact_covers(problem)


@given(problems(), st.integers(-1, 5))
def test_a_limit_is_not_passed(problem: Problem, limit: int) -> None:
    assert answers.count(problem, 10**30) == Search(problem).count()
    assert answers.count(problem, limit) == Search(problem).count(max(0, limit))


@pytest.mark.parametrize("first", range(0, 600, 200))
def test_colours_agree_or_conflict(first: int) -> None:
    """A choice leaves the options that have the same colour."""
    total = 0
    for problem in map(colourful, range(first, first + 200)):
        met = list(Search(problem).iter_solutions())
        assert listed(problem) == met
        assert answers.count(problem) == len(met)
        total += len(met)
    assert total > 200


@pytest.mark.parametrize(
    ("problem", "covers"),
    [
        (Problem("", []), 1),
        (Problem("", ["", ""]), 1),
        (Problem("a", []), 0),
        (Problem("a", [""]), 0),
        (Problem("a", ["a", "a", "a"]), 3),
        (Problem("a", ["a", "x"], "x"), 1),
        (Problem(range(400), [range(400), range(200), range(200, 400)]), 2),
        (Problem(range(10_000), [[k] for k in range(10_000)]), 1),
        (Problem("a", [["a"]] * 10_000), 10_000),
        (queens(5), 10),
        (queens(8), 92),
        (tiling(6, 4), 281),
        (small.langford(7), 52),
    ],
    ids=repr,
)
def test_bit_sets_find_as_many_covers_as_are_known(problem: Problem, covers: int) -> None:
    """Nothing, one item, one option as long as the problem, 10,000 options, more than 64 of all."""
    assert answers.count(problem) == covers
    assert sum(1 for _ in answers.solutions(problem)) == covers


@pytest.mark.skipif(not compiled, reason="takes too long uncompiled")
def test_rows_packed_again_and_again_lose_nothing() -> None:
    """Large enough for every layer; options that do not suit the first item among them."""
    problem = polyominoes.tiling(polyominoes.PENTOMINOES, polyominoes.rectangle(3, 20))
    for build in BUILDS:
        assert build.Bitsets(problem).count() == len(listed(problem, build)) == 8
    assert listed(queens(10)) == list(Search(queens(10)).iter_solutions())
    square = word_squares.problem(["bit", "ice", "ten", "tin", "one", "bat", "ale", "tee"])
    assert listed(square) == list(Search(square).iter_solutions())


def test_rows_that_would_fill_too_much_memory_are_not_kept() -> None:
    """12,000 options: what is open behind a choice is worked out each time."""
    options = [["a", "x"], ["b", "x"], ["b"], ["c", "y"], ["c"]] * 2400
    problem = Problem("abc", options, "xy")
    first = list(islice(answers.solutions(problem), some(5000, uncompiled=50)))
    assert first == list(islice(Search(problem).iter_solutions(), len(first)))
    assert answers.count(problem, 7) == 7


def test_covers_come_one_by_one_however_many_there_are() -> None:
    """Two ways for each of 40 items: nobody could wait for all, or hold them."""
    problem = Problem(range(40), [[k // 2] for k in range(80)])
    first = list(islice(answers.solutions(problem), 3))
    assert first == list(islice(Search(problem).iter_solutions(), 3))
    limit = some(100_000, uncompiled=100)
    assert answers.count(problem, limit) == limit


class Enough(Exception):  # noqa: N818 - it is a request
    """Whoever waits does not want to any longer."""


def too_many() -> Problem:
    """More covers than can be counted, and few subproblems that come again."""
    return queens(20)


@pytest.mark.parametrize("most", [answers.MOST_WORDS, 0])
def test_a_pulse_can_end_it(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bit sets and links: what it raises comes out of the call."""
    monkeypatch.setattr(answers, "MOST_WORDS", most)
    pulses = []

    def pulse() -> None:
        pulses.append(1)
        if len(pulses) >= 3:
            raise Enough

    with pytest.raises(Enough):
        answers.count(too_many(), pulse=pulse)
    with pytest.raises(Enough):
        next(answers.solutions(dead(), pulse=pulse))


def dead() -> Problem:
    """No cover, which takes very long to prove: three rooms for four guests, behind free choices."""
    free = [[f"free {k // 2}"] for k in range(80)]
    guests = [[f"guest {guest}", f"room {room}"] for guest in range(4) for room in range(3)]
    return Problem(
        [*(f"free {k}" for k in range(40)), *(f"guest {k}" for k in range(4))],
        free + guests,
        [f"room {k}" for k in range(3)],
    )


@pytest.mark.parametrize("most", [answers.MOST_WORDS, 0])
def test_links_find_the_same_where_options_are_too_many(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks does not notice."""
    monkeypatch.setattr(answers, "MOST_WORDS", most)
    problem = queens(6)
    assert (answers.count(problem), answers.count(problem, 3), answers.count(problem, 0)) == (4, 3, 0)
    assert list(answers.solutions(problem)) == list(Search(problem).iter_solutions())


@pytest.mark.skipif(not compiled, reason="uncompiled, nothing lets others run")
@pytest.mark.parametrize("ticks", [1, 7, 60, 500])
def test_covers_go_on_in_their_order_where_bit_sets_take_over(
    ticks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Links find the first covers, and none is lost, repeated or displaced, wherever bit sets begin."""
    monkeypatch.setattr(answers, "_BEGUN", 0)
    monkeypatch.setattr(answers, "_LEAST", ticks)
    monkeypatch.setattr(answers, "_COVER", ticks // 10)
    total = 0
    for seed in range(250):
        problem = colourful(seed) if seed % 2 else plain(seed)
        met = list(Search(problem).iter_solutions())
        assert list(answers.solutions(problem)) == met
        assert list(islice(answers.solutions(problem), 2)) == met[:2]
        assert [answers.count(problem, limit) for limit in (1, 3, 100)] == [
            min(limit, len(met)) for limit in (1, 3, 100)
        ]
        total += len(met)
    assert total > 500


def plain(seed: int) -> Problem:
    """Eight items, the last two of them secondary, and options of one to three items."""
    chance = Random(seed)
    options = [chance.sample(NAMES, chance.randint(1, 3)) for _ in range(16)]
    return Problem(NAMES[:6], options, NAMES[6:])


def test_other_threads_run_meanwhile() -> None:
    """One counts for ever while another counts to the end, and only the pulse ends the first."""
    ended, over = Event(), []

    def pulse() -> None:
        if ended.is_set():
            raise Enough

    def endless() -> None:
        try:
            answers.count(too_many(), pulse=pulse)
        except Enough:
            over.append(True)

    thread = Thread(target=endless)
    thread.start()
    counts = [answers.count(queens(8)) for _ in range(20)]
    assert thread.is_alive()
    ended.set()
    thread.join(timeout=20)
    assert (counts, over) == ([92] * 20, [True])


def test_a_search_that_has_begun_is_not_begun_again() -> None:
    """Counting is once, listing is not counting, and neither is copied."""
    search = bitsets.Bitsets(queens(4))
    assert search.count() == 2
    for refused in (search.count, search.more, bitsets.Bitsets(queens(4), is_listing=True).count):
        with pytest.raises(RuntimeError, match="make"):
            refused()
    with pytest.raises(TypeError, match="Problem"):
        bitsets.Bitsets("queens")  # type: ignore[arg-type]


def words() -> Iterator[int]:
    chance = Random(64)
    yield from (1, 1 << 63, (1 << 64) - 1, 0x5555555555555555)
    yield from (chance.getrandbits(64) | 1 << chance.randrange(64) for _ in range(50))


@pytest.mark.parametrize("word", list(words()))
def test_bits_are_those_of_python(word: int) -> None:
    """Whoever reads a kernel reads these; `bits.pxd` says the same in C, which all other tests here ask."""
    assert bits.ones(word) == sum(word >> k & 1 for k in range(64))
    assert word >> bits.lowest(word) & 1
    assert word & ((1 << bits.lowest(word)) - 1) == 0
