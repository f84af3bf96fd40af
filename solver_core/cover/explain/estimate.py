"""Estimates the size of a search tree by random probing.

Knuth (1975; TAOCP 7.2.2, theorem E): walk down from the root, at each tree node to one of its children at random. A
node that is reached stands for the product of the numbers of children on the way, so the mean of these products
over many walks approaches the number of nodes. A tree with few but huge branches takes many walks.

A walk needs no links: the remaining options are bits of one large integer.
"""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from solver_core.cover.choices import Rule
from solver_core.cover.problem import Problem

USUAL: Final = 400
"""Walks that usually suffice to distinguish tens of thousands from millions."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """An estimate from the walks so far.

    Attributes:
        probes: number of walks.
        decisions: the mean number of decisions, givens included.
        solutions: the mean number of solutions.
        error: the standard error of the decisions; 0 after a single walk.
        solutions_error: that of the solutions.
    """

    probes: int
    decisions: float
    solutions: float
    error: float
    solutions_error: float


def estimates(
    problem: Problem,
    rule: Rule = Rule.FEWEST,
    given: Sequence[int] = (),
    *,
    seed: int = 0,
    repeats: bool = False,
) -> Iterator[Estimate]:
    """Yield ever better estimates of the tree of an exact cover search, one after each walk, endlessly.

    Args:
        problem: what is to be covered.
        rule: how the next item is chosen.
        given: options that are chosen first.
        seed: of the random walks.
        repeats: items may be covered again; the tree is then estimated without bounds, which is larger than the real
            one.

    >>> from itertools import islice
    >>> strip = Problem(range(2), [[0], [1], [0, 1]])
    >>> list(islice(estimates(strip), 1))[0].solutions in (2, 4)
    True
    """
    tree, random = _Tree(problem, rule, given, repeats=repeats), Random(seed)
    all_decisions, all_solutions = _Mean(), _Mean()
    while True:
        decisions, solutions = tree.walk(random)
        all_decisions.add(decisions)
        all_solutions.add(solutions)
        yield Estimate(
            all_decisions.count,
            len(given) + all_decisions.mean,
            all_solutions.mean,
            all_decisions.error,
            all_solutions.error,
        )


class _Mean:
    """A running mean and its standard error."""

    def __init__(self) -> None:
        self.count = 0
        self._sum = self._squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self._sum += value
        self._squares += value * value

    @property
    def mean(self) -> float:
        return self._sum / self.count

    @property
    def error(self) -> float:
        spread = max(0.0, self._squares / self.count - self.mean**2)
        return sqrt(spread / max(1, self.count - 1))


class _Tree:
    """The search tree for random walks; sets of items and options are bits of integers."""

    def __init__(self, problem: Problem, rule: Rule, given: Sequence[int], *, repeats: bool) -> None:
        self._options = problem.options
        self._rule = rule
        self._repeats = repeats
        self._columns = [_bits(column) for column in problem.columns]
        self._agreeing = self._of_colours(problem)
        self._primary = len(problem.items)
        left = _bits([option for option, chooses in enumerate(problem.choosable) if chooses])
        live = list(range(self._primary))
        for option in given:
            left, live = self._chosen(option, left, live)
        self._root = left, live

    def walk(self, random: Random) -> tuple[float, float]:
        """The decisions and solutions on one random walk, weighted by what they stand for."""
        left, live = self._root
        weight, decisions = 1, 0.0
        while live:
            item, size = self._choice(left, live, random)
            if not size:
                return decisions, 0.0
            decisions += weight
            weight *= size
            chosen = random.randrange(size)
            own = self._columns[item] & left
            for _ in range(chosen):
                own &= own - 1
            left, live = self._chosen((own & -own).bit_length() - 1, left, live)
        return decisions, float(weight)

    def _choice(self, left: int, live: Sequence[int], random: Random) -> tuple[int, int]:
        """The item that the rule branches on, and how many options it has."""
        columns = self._columns
        if self._rule is Rule.FIRST:
            return live[0], (columns[live[0]] & left).bit_count()
        sizes = [(columns[item] & left).bit_count() for item in live]
        least = min(sizes)
        if self._rule is Rule.SHUFFLED and least:
            index = random.choice([k for k, size in enumerate(sizes) if size == least])
        else:
            index = sizes.index(least)
        return live[index], least

    def _of_colours(self, problem: Problem) -> dict[tuple[int, int], int]:
        """The options, as bits, in which an item has the same colour as in an option; by option and item."""
        alike: dict[tuple[int, Hashable], list[int]] = {}
        pairs = [
            (option, item, colour)
            for option, colours in enumerate(problem.colours)
            for item, colour in zip(problem.options[option], colours, strict=True)
            if colour is not None
        ]
        for option, item, colour in pairs:
            alike.setdefault((item, colour), []).append(option)
        bits = {key: _bits(options) for key, options in alike.items()}
        return {(option, item): bits[item, colour] for option, item, colour in pairs}

    def _chosen(self, option: int, left: int, live: Sequence[int]) -> tuple[int, list[int]]:
        """The options and items left after an option is chosen."""
        covered = self._options[option]
        if not self._repeats:
            for item in covered:
                left &= ~self._columns[item] | self._agreeing.get((option, item), 0)
        return left, [item for item in live if item not in covered]


def _bits(numbers: Sequence[int]) -> int:
    bits = bytearray(max(numbers, default=0) // 8 + 1)
    for number in numbers:
        bits[number >> 3] |= 1 << (number & 7)
    return int.from_bytes(bits, "little")
