"""The fewest options, by bit sets: as trying everything finds them, and as the watched searches do."""

from itertools import combinations
from random import Random

import pytest

from solver_core import processor
from solver_core.cover import Coloured, FewestSearch, Problem, answers
from solver_core.cover.answers import minimum
from tests.amounts import some
from tests.core.cover.oracles import exact_covers, queens

BUILDS = [minimum] if not processor.has_avx2() else [minimum, processor.kernel(minimum.__name__)]
KINDS = pytest.mark.parametrize("repeat", [False, True], ids=["exact", "repeat"])


def small(seed: int) -> Problem:
    """Few items, some of them secondary, some of these with colours; options without a primary item, too."""
    chance = Random(seed)
    primary, secondary = "abcdefg"[: chance.randint(0, 7)], "xyz"[: chance.randint(0, 3)]
    options: list[list[object]] = []
    for _ in range(chance.randint(0, 9)):
        option: list[object] = [*chance.sample(primary, min(len(primary), chance.randint(0, 4)))]
        option += [
            Coloured(name, chance.choice("AB")) if chance.random() < 0.6 else name
            for name in chance.sample(secondary, chance.randint(0, len(secondary)))
        ]
        options.append(option)
    return Problem(primary, options, secondary)


def renamed(problem: Problem, option: int, number: int) -> list[object]:
    """An option with the number of its problem in the names of its items."""
    entries: list[object] = []
    for item in problem.options[option]:
        colour = problem.colour(option, item)
        name = (number, problem.names[item])
        entries.append(name if colour is None else Coloured(name, colour))
    return entries


def hard(size: int = 80) -> Problem:
    """A set cover whose search takes many slices."""
    chance = Random(3)
    options = [chance.sample(range(size), 7) for _ in range(3 * size)]
    return Problem(range(size), [*options, *([item] for item in range(size))])


def least(problem: Problem, *, repeat: bool) -> int | None:
    """The size of the smallest cover; tries all of them."""
    if not repeat:
        search = FewestSearch(problem)
        if not problem.colours and all(problem.options):
            return min(map(len, exact_covers(problem)), default=None)
        search.run_to("end")
        return None if search.best is None else len(search.best)
    for size in range(len(problem.items) + 1):
        for chosen in combinations(range(len(problem.options)), min(size, len(problem.options))):
            if {item for option in chosen for item in problem.options[option]} >= set(
                range(len(problem.items))
            ):
                return size
    return None


def is_cover(problem: Problem, options: tuple[int, ...], *, repeat: bool) -> bool:
    """Whether the options cover all primary items, and exactly so where that is asked for."""
    covered = [item for option in options for item in problem.options[option] if item < len(problem.items)]
    return set(covered) == set(range(len(problem.items))) and (repeat or len(covered) == len(set(covered)))


@KINDS
def test_no_cover_is_smaller_than_the_one_found(repeat: bool) -> None:  # noqa: FBT001 - a parameter of pytest
    """Secondary items, colours and empty options included; the bound is the size of the cover."""
    for seed in range(some(4000, uncompiled=1000)):
        problem = small(seed)
        known = least(problem, repeat=repeat)
        for build in BUILDS:
            search = build.MinimumCover(problem, repeat=repeat)
            search.run()
            assert (search.best is None) == (known is None), seed
            if known is not None:
                assert (len(search.best), search.bound) == (known, known), seed
                assert is_cover(problem, search.best, repeat=repeat), seed


@KINDS
def test_a_cover_with_at_most_k_options_is_found_where_there_is_one(repeat: bool) -> None:  # noqa: FBT001 - as above
    for seed in range(some(1000, uncompiled=400)):
        problem = small(seed)
        known = least(problem, repeat=repeat)
        for most in range(5):
            found = answers.options_at_most(problem, most, repeat=repeat)
            assert (found is not None) == (known is not None and known <= most), (seed, most)
            if found is not None:
                assert len(found) <= most
                assert is_cover(problem, found, repeat=repeat)


@KINDS
def test_problems_that_share_nothing_need_as_many_options_as_all_of_them(repeat: bool) -> None:  # noqa: FBT001 - as above
    """Their union has more items and options than a word holds."""
    solvable = [(small(seed), least(small(seed), repeat=repeat)) for seed in range(300)]
    for seed in range(some(40, uncompiled=8)):
        chance = Random(seed)
        parts = chance.sample([part for part in solvable if part[1] is not None], 45)
        options = [
            renamed(part, option, number)
            for number, (part, _) in enumerate(parts)
            for option in range(len(part.options))
        ]
        chance.shuffle(options)
        items, secondary = (
            [(number, name) for number, (part, _) in enumerate(parts) for name in getattr(part, names)]
            for names in ("items", "secondary")
        )
        problem = Problem(items, options, secondary)
        assert len(problem.items) > 64 < len(options)
        for build in BUILDS:
            search = build.MinimumCover(problem, repeat=repeat)
            search.run()
            assert search.best is not None
            assert len(search.best) == search.bound == sum(known or 0 for _, known in parts)
            assert is_cover(problem, search.best, repeat=repeat)


@pytest.mark.parametrize(("size", "fewest"), [(4, 2), (5, 3), (6, 3), (7, 4), (8, 5), (9, 5)])
def test_the_known_number_of_queens_dominates_a_board(size: int, fewest: int) -> None:
    """The known numbers, OEIS A075458."""
    cells = [(x, y) for x in range(size) for y in range(size)]
    problem = Problem(
        cells, [[(a, b) for a, b in cells if x == a or y == b or abs(x - a) == abs(y - b)] for x, y in cells]
    )
    assert len(answers.fewest_options(problem, repeat=True) or ()) == fewest


def test_all_exact_covers_of_queens_have_as_many_options() -> None:
    """The bound knows it at once: each option covers two primary items."""
    search = minimum.MinimumCover(queens(8))
    search.run()
    assert search.best is not None
    assert (len(search.best), search.bound) == (8, 8)


class StopError(Exception):
    """What a pulse raises to end a search."""


def test_a_pulse_ends_the_search_which_still_knows_how_far_it_came() -> None:
    """The best cover and the bound are valid, but the search cannot go on."""
    problem = hard()

    def pulse() -> None:
        raise StopError

    search = minimum.MinimumCover(problem, repeat=True, pulse=pulse)
    with pytest.raises(StopError):
        search.run()
    assert search.best is not None
    assert is_cover(problem, search.best, repeat=True)
    assert 0 < search.bound <= len(search.best)
    with pytest.raises(RuntimeError, match="make another one"):
        search.run()
