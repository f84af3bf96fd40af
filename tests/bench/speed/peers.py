"""Other solvers beside ours in the same rounds: Python packages.

Nothing needs any of the packages; those that are not installed are said to be so. Each is asked through exact
cover: some options are given, what are the solutions? So a package is one row of a table and a function of a few
lines.
"""

import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations, count, islice
from time import perf_counter
from typing import Any, NamedTuple

from solver_core.cover import Problem
from solver_core.sudoku import encoding
from tests.bench.speed.memory_use import Unmeasured
from tests.bench.speed.workloads import (
    COUNTED,
    KNOWN,
    Measure,
    Puzzles,
    Workload,
    check,
    solving,
    unique,
)

SAMPLE = 200
"""Puzzles of each list that a package is given."""

PATIENCE = 20.0
"""Seconds in which a package has to be done."""

Solutions = Callable[[Sequence[int]], Iterator[object]]
"""The solutions with some options given, found while they are asked for."""


class Peer(NamedTuple):
    """A package that solves exact cover problems.

    Attributes:
        package: its name where packages are installed from.
        modules: what must be there; the first is handed to ``begin``.
        begin: makes it ready for a problem.
        cannot: the known problems that it is not given, and why.
    """

    package: str
    modules: tuple[str, ...]
    begin: Callable[[Any, Problem], Solutions]
    cannot: Mapping[str, str]

    @property
    def is_installed(self) -> bool:
        """Whether it can be measured here."""
        return all(map(_is_installed, self.modules))

    def ready_for(self, problem: Problem) -> Solutions:
        """What answers with solutions of a problem."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # theirs
            module, *_ = map(import_module, self.modules)
            return self.begin(module, problem)


def _is_installed(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even its parent is
        return False
    except ValueError:  # it is imported and does not tell where from
        return True


def of_packages(lists: Sequence[Puzzles]) -> Iterator[Workload]:
    """The same sample of each list for ours and all that are installed, and the known problems."""
    here = [peer for peer in PEERS if peer.is_installed]
    for sample in map(_sample, lists if here else ()):
        base = solving(f"{sample.name} exact cover", sample)
        yield base
        for peer in here:
            begin = partial(_solving, peer, sample)
            yield Workload(f"{sample.name}, {peer.package}", base.units, begin, base.name)
    for name in COUNTED:
        for peer in here:
            yield Workload(f"{name}, {peer.package}", {"": "s"}, partial(_counting, peer, name), name)
    for peer in PEERS:
        if peer not in here:
            yield Workload(peer.package, {"": ""}, partial(_give_up, "not installed"))


def _sample(puzzles: Puzzles) -> Puzzles:
    """The first few that do not contradict themselves, which some could not be asked."""
    good = list(islice((grid.digits for grid in puzzles.grids() if not grid.conflicts()), SAMPLE))
    return Puzzles(f"{puzzles.name} first {len(good)}", b"".join(good))


def _solving(peer: Peer, sample: Puzzles) -> Measure:
    givens = [encoding.given_options(grid) for grid in sample.grids()]
    known = unique(sample)
    _ = list(islice(peer.ready_for(encoding.problem())(givens[0]), 2))  # some compile themselves on the way

    def measure() -> Sequence[float]:
        solutions = peer.ready_for(
            encoding.problem()
        )  # anew, or a solver would know these puzzles from last time
        start = perf_counter()
        counts = _in_time(len(list(islice(solutions(given), 2))) for given in givens)
        seconds = perf_counter() - start
        check(counts.count(1), known)
        return (len(sample) / seconds,)

    return measure


def _counting(peer: Peer, name: str) -> Measure:
    if name in peer.cannot:
        raise Unmeasured(peer.cannot[name])
    problem = KNOWN[name].problem()

    def measure() -> Sequence[float]:
        solutions = peer.ready_for(problem)
        start = perf_counter()
        found = sum(_in_time(1 for _ in solutions(())))
        seconds = perf_counter() - start
        check(found, KNOWN[name].solutions)
        return (seconds,)

    return measure


def _in_time(found: Iterable[int]) -> list[int]:
    until = perf_counter() + PATIENCE
    kept = []
    for one in found:
        kept.append(one)
        if perf_counter() > until:
            raise Unmeasured(f"takes more than {PATIENCE:g} s")
    return kept


def _give_up(reason: str) -> Measure:
    raise Unmeasured(reason)


# --- packages -----------------------------------------------------------------------------------------


class _Matrix:
    """A problem as zeros and ones, from which options are taken that clash with a given one."""

    def __init__(self, problem: Problem) -> None:
        numpy: Any = import_module("numpy")
        self.ones = numpy.zeros((len(problem.options), len(problem.names)), dtype=bool)
        for option, items in enumerate(problem.options):
            self.ones[option, list(items)] = True
        numbers = self.ones.astype("f4")  # which it multiplies fastest
        self._clashes = numbers @ numbers.T > 0
        numpy.fill_diagonal(self._clashes, val=False)

    def open(self, given: Sequence[int]) -> Any:
        """For each option whether it clashes with none."""
        return ~self._clashes[list(given)].any(axis=0)


def _exact_cover(module: Any, problem: Problem) -> Solutions:
    matrix = _Matrix(problem)
    none = import_module("exact_cover.error").NoSolution

    def solutions(given: Sequence[int]) -> Iterator[object]:
        try:
            return iter(module.get_all_solutions(matrix.ones[matrix.open(given)], max_count=2))
        except none:
            return iter(())

    return solutions


def _xcover(module: Any, problem: Problem) -> Solutions:
    if problem.secondary:
        first = len(problem.items)
        primary, secondary = list(range(first)), list(range(first, len(problem.names)))
        options = [list(items) for items in problem.options]
        return lambda _: iter(module.covers(options, primary=primary, secondary=secondary))
    matrix = _Matrix(problem)
    return lambda given: iter(module.covers_bool(matrix.ones[matrix.open(given)]))


def _dlx(module: Any, problem: Problem) -> Solutions:
    columns = [(item, int(not problem.is_primary(item))) for item in range(len(problem.names))]
    options = [list(items) for items in problem.options]

    whole: list[tuple[Any, list[int]]] = []

    def solutions(given: Sequence[int]) -> Iterator[object]:
        links, rows = whole.pop() if whole else built()
        for option in given:
            links.useRow(rows[option])
        yield from links.solve()
        for option in reversed(given):
            links.unuseRow(rows[option])
        whole.append((links, rows))  # not reached by a search given up, which leaves its links as they are

    def built() -> tuple[Any, list[int]]:
        links = module.DLX(columns)
        return links, links.appendRows(options)

    return solutions


def _python_sat(module: Any, problem: Problem) -> Solutions:
    solver = module.Solver(name="cadical153")
    switches = count(len(problem.options) + 1)
    for item in range(len(problem.names)):
        literals = [option + 1 for option, items in enumerate(problem.options) if item in items]
        if problem.is_primary(item):
            solver.add_clause(literals)
        for one, other in combinations(literals, 2):
            solver.add_clause([-one, -other])

    def solutions(given: Sequence[int]) -> Iterator[object]:
        switch = next(switches)  # what is found with these givens is refused with these only
        while solver.solve(assumptions=[*(option + 1 for option in given), switch]):
            chosen = [literal for literal in solver.get_model()[: len(problem.options)] if literal > 0]
            yield chosen
            solver.add_clause([-switch, *(-literal for literal in chosen)])

    return solutions


_TOO_LONG = {"6x10 pentominoes": f"takes more than {PATIENCE:g} s"}

PEERS = (
    Peer(
        "exact-cover",
        ("exact_cover", "exact_cover.error", "numpy"),
        _exact_cover,
        _TOO_LONG | {"12 queens": "knows no secondary items"},
    ),
    Peer("xcover", ("xcover", "numpy"), _xcover, {}),
    Peer("dlx", ("dlx",), _dlx, _TOO_LONG),
    Peer("python-sat", ("pysat.solvers",), _python_sat, _TOO_LONG),
)
"""One row a package."""
