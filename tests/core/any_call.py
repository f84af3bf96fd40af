"""Calls everything public of the library with numbers and objects of all kinds: ``python any_call.py SEED CALLS``.

What can be called is found by introspection: the public modules, their functions and classes, and the methods of every
object of ours that a call has answered or that hangs at another as an attribute. Each call is announced on standard
output before it is made, so whoever reads it knows which one has ended the process.
"""

import copy
import importlib
import inspect
import os
import pickle
import pkgutil
import re
import resource
import signal
import sys
from array import array
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from types import FrameType, ModuleType
from typing import Any

import solver_core
from solver_core import Grid, problems
from solver_core.cover import Override, Problem, RepeatSearch, Rule, Search, conditions
from solver_core.cover.replay import beats
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch

PUZZLE = Grid.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
# The last takes descriptors of others.
LEFT_OUT = ("solver_core.cli", "solver_core.__main__", "solver_core.formats.disk")
"""The command line: a process of its own, which is tried with signals and devices."""

EACH = 6
"""Objects of each class that are kept at a time."""

SPECIAL = {
    *("__getitem__", "__contains__", "__iter__", "__len__", "__init__", "__and__", "__or__"),
    *("__eq__", "__str__"),
}

SECONDS = 0.1
"""After which a call is given up: who asks for the end of an endless search waits for it."""

NUMBERS = (
    *(-(2**63) - 1, -(2**63), -(2**31) - 1, -(2**31), -99, *range(-5, 10), 80, 81, 99, 728, 729),
    *(2**16, 2**31 - 1, 2**31, 2**32, 2**32 + 1, 2**62, 2**63 - 1, 2**63, 2**64, 10**30),
)
OTHERS: tuple[Any, ...] = (
    *(True, False, None, 0.5, -1.0, float("nan"), float("inf"), 1j, "", "a", "solution", "7" * 81, "\ud800"),
    *(b"", b"\0" * 24, b"\xff" * 400, bytes(81), bytearray(8), (), [], {}, set(), [0], [3, 1, 2], [[0], [1]]),
    *([10**9, -1], [[99]], ["a"], range(5), object(), Rule.FEWEST, array("q", [0]) * 32, array("i", [7])),
    *(print, int, Search, lambda *_: None, iter("ab"), {"problem": 5}, Override((0,), 1, 2)),
    conditions.chosen(1),
)

MEMORY = 4 << 30
"""Bytes that this process may have: who asks for more is refused, and no other process suffers."""


class SlowError(Exception):
    """A call that takes long."""


def modules() -> Iterator[ModuleType]:
    for found in pkgutil.walk_packages(solver_core.__path__, "solver_core."):
        if not found.name.startswith(LEFT_OUT) and not found.name.rpartition(".")[2].startswith("_"):
            yield importlib.import_module(found.name)


@cache
def for_c_alone(module: str) -> set[str]:
    """What a kernel declares ``cdef`` in its types: compiled, nobody but kernels can reach it."""
    types = Path(importlib.import_module(module).__file__ or "").parent / f"{module.rpartition('.')[2]}.pxd"
    if not types.exists():
        return set()
    declared = re.findall(r"^ *cdef (?!class|readonly|extern)(.*)$", types.read_text("utf-8"), re.MULTILINE)
    return {re.split(r"[(=]", line)[0].split()[-1].lstrip("*") for line in declared}


def public(holder: object) -> list[str]:
    hidden = for_c_alone(holder.__name__) if isinstance(holder, ModuleType) else set()
    return [name for name in dir(holder) if not name.startswith("_") and name not in hidden]


def is_plain(kind: type) -> bool:
    return inspect.isfunction(inspect.getattr_static(kind, "__init__"))


def empty(kind: Any) -> object:
    return kind.__new__(kind)


def methods(value: object) -> list[str]:
    """What an object of ours has of itself and from classes of ours, without what Python's own give it."""
    ours = {
        name
        for kind in type(value).__mro__
        if kind.__module__.startswith("solver_core")
        for name in vars(kind)
    }
    ours |= set(getattr(value, "__dict__", ()))
    # What is built again is another value for all who hold it: only kernels are asked to, which refuse.
    special = ours & SPECIAL - ({"__init__"} if is_plain(type(value)) else set())
    for kind in type(value).__mro__:
        if kind.__module__.startswith("solver_core"):
            ours -= for_c_alone(kind.__module__)
    return [*(name for name in public(value) if name in ours), *special]


def is_ours(value: object) -> bool:
    return str(getattr(type(value), "__module__", "")).startswith("solver_core")


def named() -> dict[str, Callable[..., Any]]:
    """Functions and classes of the public modules, by their full names."""
    return {
        f"{module.__name__}.{name}": value
        for module in modules()
        for name in public(module)
        if callable(value := getattr(module, name)) and getattr(value, "__module__", None) == module.__name__
    }


def searches() -> Iterator[object]:
    """Searches of all kinds, here and there; everything else is reached from them."""
    knuth = Problem("ABCDEFG", ["CEF", "ADG", "BCF", "AD", "BG", "DEG"], "x")
    wide = Problem(range(3), [[k % 3] for k in range(400)])
    for position in (0, 9, 10**6):
        made = (
            *(Search(knuth, rule, seed=3) for rule in Rule),
            *(
                Search(knuth, checked=True, overrides=[Override((), 1)]),
                Search(wide),
                encoding.search(PUZZLE),
            ),
            *(RepeatSearch(knuth), RepeatSearch(problems.named("queens", 4)), BacktrackSearch(PUZZLE)),
        )
        for search in made:
            search.seek(position)
            yield from (search, search.problem, search.problem.matrix, search._machine, search.snapshot())
            yield from (search.checkpoints, search.levels())
            yield beats.around(search, "link", 1, 1)
            yield search.background_run
            search.background_run.go(position=500)
            with search.background_run.reading() as (tree, timeline):
                yield tree
                yield timeline


class Attack:
    """Calls one thing after the other.

    Args:
        seed: the same seed makes the same calls.
    """

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.found = named()
        self.pool: dict[type, list[object]] = {}
        self.called: set[str] = set()
        self.is_calling = False
        signal.signal(signal.SIGALRM, self.give_up)
        for value in searches():
            self.keep(value)

    def keep(self, value: object) -> None:
        """Objects of ours are called later, the youngest of each class."""
        if isinstance(value, list | tuple) and value:
            value = value[-1]
        if is_ours(value) and not isinstance(value, type):
            held = self.pool.setdefault(type(value), [])
            held.append(value)
            del held[: len(held) - EACH]

    def anything(self) -> object:
        draw = self.chance.random()
        if draw < 0.5:
            return self.chance.choice(NUMBERS)
        if draw < 0.75:
            return self.chance.choice(OTHERS)
        return self.chance.choice(self.chance.choice(list(self.pool.values())))

    def targets(self) -> tuple[str, Callable[..., Any]]:
        if self.chance.random() < 0.25:
            return self.chance.choice(list(self.found.items()))
        # Half of the time what is compiled, as nothing but its own care keeps it within its memory.
        kinds = list(self.pool)
        if self.chance.random() < 0.5:
            kinds = [kind for kind in kinds if not is_plain(kind)] or kinds
        kind = self.chance.choice(kinds)
        held = self.pool[kind]
        value = self.chance.choice(held)
        name = self.chance.choice(sorted(methods(value)) or ["__class__"])
        full = f"{kind.__module__}.{kind.__qualname__}.{name}"
        if self.chance.random() < 0.02:
            return f"copy of {full}", lambda: (copy.copy(value), copy.deepcopy(value), pickle.dumps(value))
        if self.chance.random() < 0.01:
            return f"{kind.__qualname__} never built", lambda: getattr(empty(kind), name)(self.anything())
        if callable(getattr(kind, name, None)):
            return full, getattr(value, name)
        return full, lambda: getattr(value, name)

    def arguments(self, target: Callable[..., Any]) -> list[object]:
        try:
            wanted = [str(one.annotation) for one in inspect.signature(target).parameters.values()]
        except (TypeError, ValueError):
            wanted = [""] * 3
        if self.chance.random() < 0.3:
            wanted = wanted[: self.chance.randint(0, 4)]
        return [self.something(annotation) for annotation in wanted]

    def something(self, annotation: str) -> object:
        """Mostly what an argument is said to be, as far as there is such a thing; then the others can do harm."""
        fitting = [
            held
            for kind, held in self.pool.items()
            if any(re.search(rf"\b{base.__name__}\b", annotation) for base in kind.__mro__[:-1])
        ]
        if fitting and self.chance.random() < 0.8:
            return self.chance.choice(self.chance.choice(fitting))
        if "int" in annotation and self.chance.random() < 0.8:
            return self.chance.choice(NUMBERS)
        return self.anything()

    def give_up(self, _number: int, _frame: FrameType | None) -> None:
        if self.is_calling:
            raise SlowError

    def strike(self) -> None:
        name, target = self.targets()
        given = self.arguments(target)
        reported = ", ".join(said_of(value) for value in given)
        os.write(1, f"{name}({reported})\n".encode("utf-8", "backslashreplace"))
        self.is_calling = True
        signal.setitimer(signal.ITIMER_REAL, SECONDS, SECONDS)
        try:
            answer = target(*given)
        except (SystemError, AssertionError) as error:
            raise SystemExit(f"{type(error).__name__}: {error}") from error
        except Exception:  # noqa: BLE001 - refused, in whatever words
            return
        finally:
            self.is_calling = False
            signal.setitimer(signal.ITIMER_REAL, 0)
        self.called.add(name)
        self.keep(answer)


def said_of(value: object) -> str:
    return repr(value)[:60] if type(value).__module__ == "builtins" else f"<{type(value).__qualname__}>"


def known_answers() -> tuple[object, ...]:
    search = encoding.search(PUZZLE)
    search.seek(1500)
    queens = Search(problems.named("queens", 6))
    return search.fingerprint(), queens.count(), queens.position, RepeatSearch(queens.problem).run_to("end")


def main() -> None:
    seed, calls = map(int, sys.argv[1:])
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    before = known_answers()
    attack = Attack(seed)
    for number in range(calls):
        if number % 2000 == 1999:  # what has been called in vain all over is not all there is
            attack.pool.clear()
            for value in searches():
                attack.keep(value)
        attack.strike()
    if known_answers() != before:
        raise SystemExit("searches find something else than before")
    os.write(
        1,
        f"done: {len(attack.called)} of {len(attack.found)} {sorted(set(attack.found) - attack.called)}\n".encode(),
    )
    os._exit(0)  # threads may still be running ahead


if __name__ == "__main__":
    main()
