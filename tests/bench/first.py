"""How fast the first cover of a large problem is: ``python -m tests.bench.first``, in seconds of the processor.

Every round measures every workload once, as `speed` does. What is found is checked to be a cover. Beside ours is the
search by bit sets from the beginning, and xcover, a package of PyPI, where it is installed; it is compiled before the
first round.

--only     workloads that have this in their name
--rounds   how often each is measured
"""

import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from random import Random
from time import process_time

from solver_core import processor
from solver_core.cover import Coloured, Problem, answers
from tests.bench.measuring import HEAD, line, options
from tests.bench.speed import Workload, WrongError, measured

Option = Sequence[str]


def sudoku(order: int) -> tuple[list[str], list[Option]]:
    """The empty grid with boxes of this many rows and columns: its items and options."""
    size = range(order * order)
    rows: list[Option] = [
        (f"c{r},{c}", f"r{r},{d}", f"k{c},{d}", f"b{order * (r // order) + c // order},{d}")
        for r in size
        for c in size
        for d in size
    ]
    return [f"{kind}{a},{b}" for kind in "crkb" for a in size for b in size], rows


def word_rectangle(count: int, seed: int) -> tuple[list[str], list[str], list[Option]]:
    """Five words across and five down, of this many made up: its items, its cells, and its options with colours."""
    chance, words = Random(seed), dict[str, None]()
    while len(words) < count:
        pattern = chance.choice(["CVCVC", "VCVCV", "CVCCV", "VCCVC"])
        letters = {
            "C": "bbbccccddddffggghhhllllllmmmmnnnnnnnppprrrrrrrrssssssssttttttttvw",
            "V": "aaaeeeeiiioou",
        }
        words["".join(chance.choice(letters[kind]) for kind in pattern)] = None
    places = range(5)
    rows: list[Option] = [
        (f"{kind}{k}", *(f"{k}{at}:{word[at]}" if kind == "a" else f"{at}{k}:{word[at]}" for at in places))
        for word in sorted(words)
        for k in places
        for kind in "ad"
    ]
    return [f"{kind}{k}" for k in places for kind in "ad"], [f"{a}{b}" for a in places for b in places], rows


def check(cover: Iterable[int], items: Sequence[str], rows: Sequence[Option]) -> None:
    """Refuse what covers an item twice or never, or gives a cell two letters."""
    found = list(chain.from_iterable(map(rows.__getitem__, cover)))
    cells = {word for word in found if ":" in word}
    if sorted(set(found) - cells) != sorted(items) or len({cell.partition(":")[0] for cell in cells}) < len(
        cells
    ):
        raise WrongError("finds no cover")


def workloads(folder: Path) -> Iterator[Workload]:
    """Ours, and those of peers."""
    items, rows = sudoku(5)
    yield Workload("empty 25 x 25 Sudoku", "s", partial(_first, answers.solutions, items, rows))
    yield Workload("empty 25 x 25 Sudoku, bit sets", "s", partial(_first, _by_bits, items, rows))
    for name, seed in (("hard word rectangle", 5), ("word rectangle", 4)):
        across, cells, words = word_rectangle(12_000, seed)
        file = folder / f"{seed}.dlx"
        file.write_text("".join(" ".join(row) + "\n" for row in ([*across, "|", *cells], *words)))
        yield Workload(f"{name}, command", "s", partial(_command, file, across, words))
    yield Workload("Problem of 100,000 options", "s", partial(_made, words[:100_000], across, cells))
    plain: list[Option] = [[word.partition(":")[0] for word in row] for row in words[:100_000]]
    yield Workload("Problem of 100,000 options, no colours", "s", partial(_made, plain, across, cells))
    if find_spec("xcover"):
        for name, peer in (
            ("empty 25 x 25 Sudoku, xcover", partial(_xcover, items, [], rows)),
            ("word rectangle, xcover", partial(_xcover, across, cells, words)),
        ):
            peer()
            yield Workload(name, "s", peer)


def _first(find: Callable[[Problem], Iterator[Sequence[int]]], items: list[str], rows: list[Option]) -> float:
    problem = Problem(items, rows)
    start = process_time()
    cover = next(find(problem))
    seconds = process_time() - start
    check(cover, items, rows)
    return seconds


def _by_bits(problem: Problem) -> Iterator[Sequence[int]]:
    build = processor.kernel("solver_core.cover.answers.bitsets")
    yield from build.Bitsets(problem, is_listing=True).more()


def _made(rows: list[Option], items: list[str], secondary: list[str]) -> float:
    named = [[Coloured(*word.split(":")) if ":" in word else word for word in row] for row in rows]
    start = process_time()
    Problem(items, named, secondary)
    return process_time() - start


def _command(file: Path, items: list[str], rows: list[Option]) -> float:
    """The whole process, from its start to its end."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [sys.executable, "-m", "solver_core", "cover", str(file)], capture_output=True, text=True, check=False
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    check([int(number) - 1 for number in done.stdout.split()], items, rows)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _xcover(items: list[str], secondary: list[str], rows: list[Option]) -> float:
    from xcover import covers  # noqa: PLC0415 - only where it is installed

    start = process_time()
    cover = next(covers(rows, primary=items, secondary=secondary, colored=bool(secondary)))
    seconds = process_time() - start
    check(cover, items, rows)
    return seconds


def main() -> int:
    """Measure and print; 1 where an answer was wrong."""
    asked = options("first", __doc__, only="", rounds=5)
    print(HEAD)
    with tempfile.TemporaryDirectory() as folder:
        results = list(
            measured([one for one in workloads(Path(folder)) if asked.only in one.name], asked.rounds)
        )
    for one, numbers, wrong in results:
        print(line(one.name, numbers, one.unit, wrong).rstrip())
    return int(any(wrong for *_, wrong in results))


if __name__ == "__main__":
    sys.exit(main())
