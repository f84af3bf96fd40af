"""The random clicker: ``python -m tests.bench.clicker --seed 1 --seconds 3600`` uses the program without knowing how.

Keys, clicks, drags, wheels, menus, dialogs, files and all that the program can do (`table`), one after the other,
some within one turn of the event loop and some after a pause. The program runs in a process of its own (`window`), with
folders and settings of its own, offscreen or, with ``--real``, on the display. A process that ends before the time is
over is followed by another one, which finds what the first has left.

What is a fault:

===========  =========================================================================================
exception    any that Python reports: in a slot, in a virtual method of Qt, in a thread, or in an action
Qt           a warning, or worse
broken       something that must always hold and does not (`invariants`)
crash        the process ends by a signal, or otherwise than by closing its window
hang         one turn of the event loop takes longer than 20 seconds
===========  =========================================================================================

Each is reported with the seed and the last actions. Every thousand actions a line says seconds, megabytes (resident,
and in use by the C library's count), how many widgets there are, and the slowest turn in milliseconds.
With ``--stay`` all of the time is one life: what closes the window is refused. ``--folder`` keeps journals there.
The same seed does the same, as far as timers, threads and the system allow.
"""

import json
import os
import random
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic
from typing import Any, Final

from tests.bench.measuring import options
from tests.bench.processes import TOP

_PROGRAM: Final = """
from sudoku_gui.shell.overrides import let_exceptions_out
let_exceptions_out()
from tests.bench.clicker.window import main
raise SystemExit(main())
"""
"""The program with somebody who clicks, prepared as `app.main` does before any class is derived from Qt's."""

_GRACE: Final = 60.0
"""Seconds after its time in which a process must have ended."""

_HEADING: Final = ("actions", "seconds", "resident", "heap", "widgets", "slowest")


def environment(folder: Path, *, real: bool) -> dict[str, str]:
    """That of a user who has only this folder, no printer, no other program to open addresses, and no message bus."""
    home = folder / "home"
    held = {
        name: str(home / name)
        for name in (
            *(f"XDG_{kind}_HOME" for kind in ("CONFIG", "DATA", "CACHE", "STATE")),
            "XDG_RUNTIME_DIR",
        )
    }
    for place in (home, *map(Path, held.values())):
        place.mkdir(parents=True, exist_ok=True, mode=0o700)
    kept = {
        key: value
        for key, value in os.environ.items()
        if key not in {"DBUS_SESSION_BUS_ADDRESS", "WAYLAND_DISPLAY"}
    }
    held |= {"HOME": str(home), "CUPS_SERVER": "/nowhere", "PYTHONPATH": str(TOP), "PYTHONHASHSEED": "0"}
    if real:
        kept.pop("QT_QPA_PLATFORM", None)
    else:
        held["QT_QPA_PLATFORM"] = "offscreen"
    return kept | held


class Lives:
    """Starts the program again and again until the time is over, and says what was wrong.

    Args:
        seed: of all chance.
        folder: where everything is.
        environment: of the program.
        stay: whether a window that is closed stays open until the time is over.
    """

    def __init__(self, seed: str, folder: Path, environment: dict[str, str], *, stay: bool) -> None:
        self._seed = seed
        self._folder = folder
        self._environment = environment
        self._stay = stay
        self.faults: list[dict[str, Any]] = []
        self.actions = self.lives = self.largest = 0

    def go(self, seconds: float, actions: int) -> None:
        """For so long, or until this many actions are done."""
        until = monotonic() + seconds
        while (left := until - monotonic()) > 1.0 and self.actions < actions:
            if not self._live(left, actions - self.actions):
                return

    def _live(self, seconds: float, actions: int) -> int:
        """Start the program; answers how many actions it came to."""
        self.lives += 1
        reported = self._folder / f"life {self.lives}"
        reported.mkdir()
        seed = f"{self._seed}/{self.lives}"
        files = self._folder / "files"
        command = [sys.executable, "-c", _PROGRAM, "--seed", seed, "--reported", str(reported)]
        command += ["--seconds", str(seconds), "--actions", str(actions), "--files", str(files)]
        command += ["--stay"] * self._stay
        print(f"\nseed {seed}\n" + "".join(f"{name:>10}" for name in _HEADING), flush=True)
        with subprocess.Popen(
            command, cwd=self._folder, env=self._environment, stdout=subprocess.PIPE, text=True
        ) as program:
            alarm = _Alarm(program, seconds + _GRACE)
            assert program.stdout is not None
            for line in program.stdout:
                self._hear(line)
            status = program.wait()
            alarm.stop()
        return self._look(reported, seed, status)

    def _hear(self, line: str) -> None:
        if not line.startswith("{"):
            print(line, end="")
            return
        row = json.loads(line)
        self.largest = max(self.largest, row["resident"])
        print("".join(f"{row[name]:>10,}" for name in _HEADING), flush=True)

    def _look(self, reported: Path, seed: str, status: int) -> int:
        """What has become of a life that is over, and how many actions it had."""
        journal, faults, crash = (
            _text(reported / name) for name in ("journal.txt", "faults.jsonl", "crash.txt")
        )
        last = journal.splitlines()[-12:]
        done = int(last[-1].split()[0]) if last else 0
        self.actions += done
        for line in faults.splitlines():
            self._tell(seed, json.loads(line))
        if status or not last or not last[-1].endswith("deleted"):
            kind = "hang" if crash.startswith("Timeout") else "crash"
            how = signal.Signals(-status).name if status < 0 else f"status {status}"
            self._tell(seed, {"kind": kind, "text": f"{how}\n{crash}", "action": done, "last": last})
        return done

    def _tell(self, seed: str, fault: dict[str, Any]) -> None:
        self.faults.append(fault)
        print(f"\n{fault['kind']}, seed {seed}, action {fault['action']}\n{fault['text']}")
        print("last actions:", *fault["last"], sep="\n  ", flush=True)


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


class _Alarm:
    """Ends a process that does not end by itself: one that is never heard of again."""

    def __init__(self, program: "subprocess.Popen[str]", seconds: float) -> None:
        self._before = signal.signal(
            signal.SIGALRM, lambda _number, _frame: program.send_signal(signal.SIGABRT)
        )
        signal.setitimer(signal.ITIMER_REAL, seconds)

    def stop(self) -> None:
        """It has ended."""
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, self._before)


def main() -> int:
    """Click, and tell what came of it."""
    seed = str(random.randrange(10**6))
    asked = options(
        "clicker", __doc__, seed=seed, seconds=60.0, actions=10**9, stay=False, real=False, folder=""
    )
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(asked.folder or scratch).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        lives = Lives(asked.seed, folder, environment(folder, real=asked.real), stay=asked.stay)
        lives.go(asked.seconds, asked.actions)
    print(f"\nseed {asked.seed}: {lives.actions:,} actions, {lives.lives} starts, at most {lives.largest} MB")
    print(f"faults: {len(lives.faults)}")
    return 1 if lives.faults else 0


if __name__ == "__main__":
    sys.exit(main())
