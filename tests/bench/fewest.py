"""The fewest options beside HiGHS and CP-SAT: ``pip install highspy ortools; python -m tests.bench.fewest``.

Every round solves every problem with every program in turn; processor time of one thread each, without the time to
build the problem. A peer that is not installed is left out, and one that does not prove the optimum has no time.

--only     problems that have this in their name
--rounds   how often each is solved
--seconds  after which a peer is given up
"""

import math
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

from solver_core import compiled
from solver_core.cover import Problem, fewest_options
from tests.bench.measuring import HEAD, line, options

Peer = Callable[[Problem, bool, float], tuple[float, int | None]]


def towns(count: int, radius: float, seed: int) -> Problem:
    """Which towns get a station, so that every town is within the radius of one."""
    chance = Random(seed)
    places = [(chance.random(), chance.random()) for _ in range(count)]
    return Problem(
        range(count), [[k for k in range(count) if math.dist(one, places[k]) <= radius] for one in places]
    )


def sets(items: int, count: int, size: int, seed: int) -> Problem:
    """Random sets of one size."""
    chance = Random(seed)
    while True:
        found = [chance.sample(range(items), size) for _ in range(count)]
        if len({item for one in found for item in one}) == items:
            return Problem(range(items), found)


def queens(size: int) -> Problem:
    """Queens that attack or occupy every square."""
    cells = [(x, y) for x in range(size) for y in range(size)]
    return Problem(
        cells, [[(a, b) for a, b in cells if x == a or y == b or abs(x - a) == abs(y - b)] for x, y in cells]
    )


def tiling(side: int, count: int, seed: int) -> Problem:
    """A square cut into rectangles, several times, and other rectangles: the fewest that tile it."""
    chance, found = Random(seed), set[tuple[int, int, int, int]]()

    def cut(left: int, top: int, right: int, bottom: int) -> None:
        width, height = right - left, bottom - top
        if (width * height <= 6 and chance.random() < 0.5) or width == height == 1:
            found.add((left, top, right, bottom))
        elif width > 1 and (height == 1 or chance.random() < width / (width + height)):
            at = chance.randint(left + 1, right - 1)
            cut(left, top, at, bottom)
            cut(at, top, right, bottom)
        else:
            at = chance.randint(top + 1, bottom - 1)
            cut(left, top, right, at)
            cut(left, at, right, bottom)

    while len(found) < count:
        cut(0, 0, side, side)
        for _ in range(10):
            left, top = chance.randrange(side), chance.randrange(side)
            right, bottom = min(side, left + chance.randint(1, 8)), min(side, top + chance.randint(1, 8))
            found.add((left, top, right, bottom))
    cells = [(x, y) for x in range(side) for y in range(side)]
    return Problem(
        cells,
        [
            [(x, y) for y in range(top, bottom) for x in range(left, right)]
            for left, top, right, bottom in sorted(found)
        ],
    )


PROBLEMS: Final[dict[str, tuple[Callable[[], Problem], bool]]] = {
    "100 towns at .15": (lambda: towns(100, 0.15, 1), True),
    "200 towns at .1": (lambda: towns(200, 0.1, 1), True),
    "1000 towns at .05": (lambda: towns(1000, 0.05, 9), True),
    "50 items, 100 sets of 5": (lambda: sets(50, 100, 5, 1), True),
    "50 items, 100 sets of 8": (lambda: sets(50, 100, 8, 1), True),
    "queens dominate 10 x 10": (lambda: queens(10), True),
    **{
        f"tiling of {side} x {side}, {count} rectangles, {seed}": (
            lambda side=side, count=count, seed=seed: tiling(side, count, seed),  # type: ignore[misc]
            False,
        )
        for side, count, seed in (
            (12, 500, 1),
            (16, 1000, 2),
            (20, 1500, 3),
            (24, 2000, 5),
            (24, 2000, 6),
            (30, 5000, 9),
        )
    },
}
"""What is covered, and whether items may repeat."""


def ours(problem: Problem, repeat: bool, seconds: float) -> tuple[float, int | None]:  # noqa: ARG001, FBT001 - as the peers
    start = process_time()
    found = fewest_options(problem, repeat=repeat)
    return process_time() - start, None if found is None else len(found)


def highs(problem: Problem, repeat: bool, seconds: float) -> tuple[float, int | None]:  # noqa: FBT001 - as the others
    import highspy  # noqa: PLC0415 - a peer need not be installed

    solver = highspy.Highs()
    for name, value in (("output_flag", False), ("threads", 1), ("time_limit", seconds)):
        solver.setOptionValue(name, value)
    chosen = [solver.addBinary() for _ in problem.options]
    for column in problem.columns:
        total: Any = sum(chosen[option] for option in column)
        solver.addConstr(total >= 1 if repeat else total == 1)
    start = process_time()
    solver.minimize(sum(chosen))
    taken = process_time() - start
    is_proved = solver.getModelStatus() == highspy.HighsModelStatus.kOptimal
    return taken, round(solver.getObjectiveValue()) if is_proved else None


def cp_sat(problem: Problem, repeat: bool, seconds: float) -> tuple[float, int | None]:  # noqa: FBT001 - as the others
    from ortools.sat.python import cp_model  # noqa: PLC0415 - a peer need not be installed

    model, solver = cp_model.CpModel(), cp_model.CpSolver()
    chosen = [model.new_bool_var("") for _ in problem.options]
    for column in problem.columns:
        (model.add_bool_or if repeat else model.add_exactly_one)([chosen[option] for option in column])
    model.minimize(sum(chosen))
    solver.parameters.num_workers, solver.parameters.max_time_in_seconds = 1, seconds
    start = process_time()
    status = solver.solve(model)
    taken = process_time() - start
    return taken, round(solver.objective_value) if status == cp_model.OPTIMAL else None


PEERS: Final[dict[str, tuple[str, Peer]]] = {"HiGHS": ("highspy", highs), "CP-SAT": ("ortools", cp_sat)}


def measured(
    problem: Problem, rounds: int, seconds: float, *, repeat: bool
) -> Iterator[tuple[str, Sequence[float], set[int | None]]]:
    """Each program with its times, and with the sizes that it found."""
    programs = {"ours": ours, **{name: peer for name, (module, peer) in PEERS.items() if find_spec(module)}}
    times: dict[str, list[float]] = {name: [] for name in programs}
    sizes: dict[str, set[int | None]] = {name: set() for name in programs}
    for _ in range(rounds):
        for name, program in programs.items():
            if None not in sizes[name]:  # once given up is enough
                taken, size = program(problem, repeat, seconds)
                times[name].append(taken)
                sizes[name].add(size)
    for name in programs:
        yield name, times[name], sizes[name]


def main() -> int:
    """Measure and print; 1 where two programs differ in what is the fewest."""
    asked = options("fewest", __doc__, only="", rounds=3, seconds=30.0)
    print(f"compiled: {compiled}\n{HEAD}")
    wrong = 0
    for name, (make, repeat) in PROBLEMS.items():
        if asked.only not in name:
            continue
        known, own = set[int | None](), 0.0
        for program, times, sizes in measured(make(), asked.rounds, asked.seconds, repeat=repeat):
            is_proved = None not in sizes
            own = own or median(times)
            ratio = (
                "not proved"
                if not is_proved
                else ""
                if program == "ours"
                else f"{median(times) / own:.1f} x ours"
            )
            print(
                line(f"{name}: {program}", [1000 * taken for taken in times], "ms", ratio).rstrip(),
                flush=True,
            )
            known |= sizes if is_proved else set()
        if len(known) != 1:
            print(f"they differ: {known}")
            wrong = 1
    return wrong


if __name__ == "__main__":
    sys.exit(main())
