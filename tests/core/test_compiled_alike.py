"""Compiled or not, the same source meets the same events, state for state."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import solver_core
from solver_core import compiled

PROGRAM = """
import sys
from hashlib import blake2b
from random import Random

import solver_core
from solver_core import Grid
from solver_core.cover import Override, Problem, RepeatSearch, Rule, Search
from solver_core.problems import named
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch

assert solver_core.__file__.startswith(sys.argv[1]), solver_core.__file__
assert solver_core.compiled == (sys.argv[2] == "compiled")


def searches():
    puzzle = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
    for rule in Rule:
        yield Search(named("queens", 6), rule, seed=5)
        yield Search(encoding.problem(), rule, encoding.given_options(puzzle), seed=5)
    yield Search(named("queens", 6), overrides=[Override((), 3, 9)])
    yield Search(named("pentominoes", 6, 10))
    yield BacktrackSearch(puzzle)
    yield BacktrackSearch(puzzle, Rule.FIRST)
    chance = Random(1)
    for _ in range(60):
        items = chance.randint(1, 8)
        options = [chance.sample(range(items), chance.randint(1, min(4, items))) for _ in range(chance.randint(0, 12))]
        primary = chance.randint(1, items)
        problem = Problem(range(primary), options, range(primary, items))
        yield Search(problem, chance.choice(list(Rule)), seed=chance.randint(0, 9))
        yield RepeatSearch(problem)


for search in searches():
    digest = blake2b(digest_size=16)
    most = 6000
    while not search.finished and search.position < most:
        search.forward()
        digest.update(repr(search.event).encode())
        if search.position % 50 == 0:
            digest.update(search.fingerprint())
    digest.update(repr(search.statistics).encode())
    for kind in ("decision", "solution", "column"):
        found = search.run_to(kind, backward=True)
        digest.update(repr((found, search.position, search.event)).encode())
    while search.position:
        search.back()
        digest.update(repr(search.event).encode())
    run = search.background_run
    run.go(position=20_000)
    with run.reading() as (tree, timeline):
        digest.update(repr([tree[number] for number in range(min(len(tree), 500))]).encode())
        digest.update(repr(timeline.buckets()).encode())
    print(type(search).__name__, digest.hexdigest())
"""


def streams(folder: Path, form: str, working: Path) -> list[str]:
    """A digest of every event and many states of some searches, by the package in this folder."""
    program = working / "streams.py"
    program.write_text(f"import sys\nsys.path.insert(0, sys.argv[1])\n{PROGRAM}", encoding="utf-8")
    command = [sys.executable, "-P", str(program), str(folder), form]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=working)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.skipif(not compiled, reason="nothing is compiled here, so there is nothing to compare")
def test_compiled_and_uncompiled_searches_meet_the_same_events(tmp_path: Path) -> None:
    """A position in a saved run means the same place on a machine without a compiler."""
    package = Path(solver_core.__file__).parent
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(package, tmp_path / "plain" / "solver_core", ignore=ignored)
    fast = streams(package.parent, "compiled", tmp_path)
    assert len(fast) == 130
    assert streams(tmp_path / "plain", "uncompiled", tmp_path) == fast
