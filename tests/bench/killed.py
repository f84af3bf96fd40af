"""Kills the program again and again while somebody types: ``python -m tests.bench.killed --times 200``.

The program runs in a process of its own, with data of its own (see `typist`). At a random moment, now and then while it
is still starting, it is killed as by a power cut of the process: SIGKILL, which it never hears of. Then it is started
again, says what it shows, and is the next victim. What it shows must be a state that it had at the moment of the kill
or within the last second before, with all that can be undone; nothing may be broken, and nothing complain.

What is reported: how many states were lost, at the median and at worst how old the oldest change that was lost was, and
what was wrong.
"""

import json
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any, Final

from tests.bench.measuring import options
from tests.bench.processes import TOP, complaints, offscreen
from tests.bench.typist import PUZZLES

_PATIENCE: Final = 60.0
"""Seconds until a program that does not start is given up."""

_STARTING: Final = 0.1
"""How many of the kills come while the program starts."""

_SHORTEST, _LONGEST = 0.1, 2.5
"""Seconds that somebody types before a kill."""


@dataclass(slots=True)
class Life:
    """One run of the program, from its start to its kill.

    Attributes:
        found: the state that it showed first; None where it was killed before.
        said: the message that it showed.
        states: the states that it had, with their times.
        stored: the last state that is known to be stored.
        killed_at: when.
        complaints: what stood on its standard error.
    """

    found: str | None = None
    said: str = ""
    states: list[tuple[float, str]] = field(default_factory=list)
    stored: str | None = None
    killed_at: float = 0.0
    complaints: str = ""

    def hear(self, said: dict[str, Any]) -> None:
        """Take down a line of the typist."""
        if "found" in said:
            self.found, self.said = said["found"], said["said"]
            self.states.append((monotonic(), said["found"]))
        elif "stored" in said:
            self.stored = said["stored"]
        else:
            self.states.append((said["at"], said["state"]))

    def lost(self, found: str) -> tuple[int, float] | None:
        """How many states came after this one, and how long before the kill the first of them; None: never had it."""
        places = [place for place, (_at, state) in enumerate(self.states) if state == found]
        if not places:
            return None
        after = self.states[places[-1] + 1 :]
        return len(after), self.killed_at - after[0][0] if after else 0.0

    def is_before_stored(self, found: str) -> bool:
        """Whether this state is older than one that was stored already."""
        names = [state for _at, state in self.states]
        if self.stored not in names or found not in names:
            return False
        last = len(names) - 1 - names[::-1].index(found)
        return last < names.index(self.stored)


@dataclass(slots=True)
class Outcome:
    """What has come of all the kills: the faults, and what each has cost: states, and seconds."""

    faults: list[str] = field(default_factory=list)
    costs: list[tuple[int, float]] = field(default_factory=list)


class Arena:
    """A user's folders, in which the program lives and is killed.

    Args:
        folder: where everything is.
        chance: when it is killed, and what is typed.
    """

    def __init__(self, folder: Path, chance: random.Random) -> None:
        self._chance = chance
        self.data = folder / "data"
        self._files = [folder / f"puzzle {number}.sdk" for number in range(len(PUZZLES))]
        for file, puzzle in zip(self._files, PUZZLES, strict=True):
            file.write_text(puzzle, encoding="utf-8")
        folders = {name: str(folder / name) for name in ("XDG_CONFIG_HOME", "XDG_CACHE_HOME", "HOME")}
        self._environment = offscreen(XDG_DATA_HOME=str(self.data), **folders)

    def life(self) -> Life:
        """Start the program, let somebody type, and kill it."""
        life = Life()
        seed = str(self._chance.random())
        command = [sys.executable, "-m", "tests.bench.typist", seed, *map(str, self._files)]
        with subprocess.Popen(
            command, cwd=TOP, env=self._environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as program:
            assert program.stdout is not None
            assert program.stderr is not None
            ear = Thread(target=_listen, args=(program.stdout, life))
            ear.start()
            errors: list[str] = []
            other_ear = Thread(target=lambda: errors.append(program.stderr.read() if program.stderr else ""))
            other_ear.start()
            self._wait(program, life)
            life.killed_at = monotonic()
            program.kill()
            ear.join()
            other_ear.join()
        life.complaints = "\n".join(complaints(errors[0]))
        return life

    def _wait(self, program: subprocess.Popen[str], life: Life) -> None:
        if self._chance.random() < _STARTING:
            sleep(self._chance.uniform(0.0, 1.5))
            return
        until = monotonic() + _PATIENCE
        while life.found is None and program.poll() is None and monotonic() < until:
            sleep(0.01)
        sleep(self._chance.uniform(_SHORTEST, _LONGEST))


def _listen(lines: Iterable[str], life: Life) -> None:
    for line in lines:
        if line.endswith("\n"):
            life.hear(json.loads(line))


def kill(times: int, folder: Path, seed: int, most_seconds: float = 1.0) -> Outcome:
    """Kill the program so often; it is started once more than that.

    Args:
        times: how often.
        folder: where it lives; empty.
        seed: of all chance.
        most_seconds: how old the oldest change that was lost may be.
    """
    arena, outcome = Arena(folder, random.Random(seed)), Outcome()
    before = Life()
    for number in range(times + 1):
        life = arena.life()
        for fault in _faults(before, life, arena, outcome, most_seconds):
            outcome.faults.append(f"start {number}: {fault}")
        if life.found is not None:
            before = life
    return outcome


def _faults(before: Life, life: Life, arena: Arena, outcome: Outcome, most_seconds: float) -> list[str]:
    """What was wrong with a start, after the life before it."""
    faults = [f"complained: {life.complaints}"] if life.complaints else []
    faults += [f"broken: {file.name}" for file in arena.data.rglob("*.broken*")]
    if "set aside" in life.said:
        faults.append(f"said: {life.said}")
    if life.found is None or before.found is None:
        return faults
    cost = before.lost(life.found)
    if cost is None:
        had = [state for _at, state in before.states[-3:]]
        return [
            *faults,
            f"shows what never was: {life.found} after {had}, stored {before.stored}; {life.said}",
        ]
    outcome.costs.append(cost)
    if before.is_before_stored(life.found):
        faults.append("shows something older than what was stored")
    if cost[1] > most_seconds:
        faults.append(f"lost {cost[0]} states, the first {cost[1]:.2f} s before the kill")
    return faults


def main() -> int:
    """Kill, and tell what came of it."""
    asked = options("killed", __doc__, times=200, seed=random.randrange(10**6))
    with tempfile.TemporaryDirectory() as folder:
        outcome = kill(asked.times, Path(folder), asked.seed)
    ages = [age for _count, age in outcome.costs] or [0.0]
    print(f"seed {asked.seed}: {asked.times} kills, {len(outcome.costs)} states compared")
    print(
        f"states lost: {statistics.mean(count for count, _age in outcome.costs or [(0, 0.0)]):.1f} on average"
    )
    print(
        f"age of the oldest change lost: {statistics.median(ages):.2f} s median, {max(ages):.2f} s at worst"
    )
    print(f"faults: {len(outcome.faults)}", *outcome.faults, sep="\n  ")
    return 1 if outcome.faults else 0


if __name__ == "__main__":
    sys.exit(main())
