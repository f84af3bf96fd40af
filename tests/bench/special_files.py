"""Puts every kind of file at every entrance: ``python -m tests.bench.special_files``.

Pipes without a writer and with one that never ends, devices, folders, sockets, links to each, files that vanish, shrink
or grow, files that nobody may read, names that are no UTF-8, empty ones and one of three gigabytes that holds nothing.
A window in a process of its own (`special_entrance`) gets each of them through all its entrances, and is closed; each
command is a process. The limits are two seconds, starting not counted, and half a gigabyte of memory. What is reported:
how long it took, what was said, how much memory it took; at the end what hung, and what is no longer what it was.
``--only`` has a part of the name of an entrance, or of a file.
"""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Thread
from time import perf_counter
from typing import Final

from tests.bench.measuring import options
from tests.bench.processes import TOP, offscreen
from tests.bench.special_entrance import ENTRANCES, LINE

LIMIT: Final = 2.0
"""Seconds that anything may take."""
MOST_MEGABYTES: Final = 512
"""That one file may take."""
_STARTING: Final = 30.0
"""Seconds that a program may take to start on a machine that is busy; they do not count."""

COMMANDS: Final = {
    "solve": ("solve", "{file}"),
    "count": ("count", "{file}"),
    "convert": ("convert", "{file}", "-", "--to", "sdm"),
    "trace": ("trace", "{file}", "--limit", "3"),
    "solve --output": ("solve", "{good}", "--output", "{file}"),
    "convert to": ("convert", "{good}", "{file}", "--to", "sdm"),
}


@dataclass(frozen=True, slots=True)
class Trial:
    """What came of one file at one entrance."""

    file: str
    entrance: str
    seconds: float
    said: str
    megabytes: float = 0.0
    hung: bool = False


# --- files ----------------------------------------------------------------------------------------------


def _socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as made:
        os.chdir(path.parent)  # a socket's name is short
        made.bind(path.name)


def _sparse(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(3 << 30)


def _list(path: Path) -> None:
    path.write_text(LINE * 200_000)


def _unreadable(path: Path) -> None:
    path.write_text(LINE)
    path.chmod(0)


MAKERS: Final[dict[str, Callable[[Path], object]]] = {
    "pipe, no writer": os.mkfifo,
    "pipe, endless writer": os.mkfifo,
    "pipe, silent writer": os.mkfifo,
    "folder": Path.mkdir,
    "socket": _socket,
    "link to nothing": lambda path: path.symlink_to(path.with_name("nothing")),
    "link to itself": lambda path: path.symlink_to(path),
    "vanished": lambda _path: None,
    "empty": Path.touch,
    "unreadable": _unreadable,
    "3 GB, sparse": _sparse,
    "list that shrinks": _list,
    "list that grows": _list,
    "name not UTF-8": lambda path: path.write_text(LINE),
}
DEVICES: Final = ("zero", "full", "null", "tty", "stdin")
LINKED: Final = ("pipe, no writer", "folder", "socket", "3 GB, sparse", "unreadable")


@contextmanager
def _around(kind: str, path: Path) -> Iterator[None]:
    """What somebody else does to the file meanwhile."""
    over = Event()

    def write() -> None:
        text = (LINE * 1000).encode()
        with suppress(OSError):
            opened = os.open(path, os.O_RDWR)  # does not wait for a reader
            os.set_blocking(opened, False)
            while not over.wait(0.0005 if "silent" not in kind else 0.05):
                with suppress(OSError):
                    if "silent" not in kind:
                        os.write(opened, text)
            os.close(opened)

    def change() -> None:
        with suppress(OSError):
            while not over.wait(0.001):
                size = path.stat().st_size
                if "shrinks" in kind:
                    os.truncate(path, size * 9 // 10 if size > 1000 else len(LINE) * 200_000)
                else:
                    with path.open("ab") as file:
                        file.write(LINE.encode() * 100)

    work = write if "writer" in kind and "no writer" not in kind else change if "that" in kind else None
    thread = Thread(target=work, daemon=True) if work else None
    if thread:
        thread.start()
    try:
        yield
    finally:
        over.set()
        if thread:
            thread.join(5)


def files(folder: Path) -> Iterator[tuple[str, Path]]:
    """Each kind, new, one at a time."""
    for kind, make in MAKERS.items():
        name = b"caf\xe9.sdk" if "UTF-8" in kind else b"list.sdm" if kind.startswith("list") else b"odd.sdk"
        path = folder / os.fsdecode(name)
        make(path)
        yield kind, path
        _clear(folder)
    for device in DEVICES:
        if Path("/dev", device).exists():
            yield f"/dev/{device}", Path("/dev", device)
            path = folder / f"{device}.sdk"
            path.symlink_to(f"/dev/{device}")
            yield f"link to /dev/{device}", path
            _clear(folder)
    for kind in LINKED:
        MAKERS[kind](folder / "target")
        (folder / "link.sdk").symlink_to(folder / "target")
        yield f"link to {kind}", folder / "link.sdk"
        _clear(folder)
    if Path("/proc/self/mem").exists():
        yield "/proc/self/mem", Path("/proc/self/mem")


def _clear(folder: Path) -> None:
    for path in folder.iterdir():
        if path.is_dir() and not path.is_symlink():
            path.rmdir()
        elif not path.name.startswith("good"):
            path.unlink()


# --- entrances ------------------------------------------------------------------------------------------


class Window:
    """A window in a process of its own, that is brought one file through one entrance after the other.

    Args:
        path: of the file.
        home: where it keeps what it keeps.
    """

    def __init__(self, path: Path, home: Path) -> None:
        self._path, self.home = path, home
        self._process: subprocess.Popen[bytes] | None = None
        self._orders = -1

    def bring(self, kind: str, entrance: str) -> Trial:
        """What came of it; a window that hangs is ended, and another takes its place."""
        process = self._process = self._process or self._started()
        assert process.stdout is not None
        os.write(self._orders, f"{entrance}\n".encode())
        with _limit(process, _STARTING):
            line = process.stdout.readline()
        if line:
            answer = json.loads(line)
            hung = answer["seconds"] > LIMIT or answer["megabytes"] > MOST_MEGABYTES
            return Trial(kind, entrance, answer["seconds"], answer["said"], answer["megabytes"], hung)
        process.kill()
        error = process.communicate()[1].decode(errors="replace").strip().splitlines()
        self._process = None
        os.close(self._orders)
        return Trial(kind, entrance, _STARTING, error[-1] if error else "nothing", hung=True)

    def _started(self) -> "subprocess.Popen[bytes]":
        folders = {f"XDG_{name}_HOME": str(self.home / name) for name in ("CONFIG", "DATA", "CACHE", "STATE")}
        # Not its standard input, which is a file of a name, too.
        orders, self._orders = os.pipe()
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.bench.special_entrance", str(self._path), str(orders)],
            cwd=TOP,
            env=offscreen(HOME=str(self.home), **folders),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            pass_fds=(orders,),
            start_new_session=True,
        )
        os.close(orders)
        return process

    def close(self, kind: str) -> Trial | None:
        """How long closing took; None where there is no window."""
        if self._process is None:
            return None
        trial = self.bring(kind, "close")
        if self._process is not None:
            with _limit(self._process, _STARTING):
                self._process.communicate()
            os.close(self._orders)
        return trial


def of_command(kind: str, path: Path, name: str, good: Path) -> Trial:
    """A command; one that only waits for somebody who writes is interrupted, as its user would."""
    arguments = [part.format(file=path, good=good) for part in COMMANDS[name]]
    empty = [sys.executable, "-m", "solver_core", "--version"]
    begin = perf_counter()
    subprocess.run(empty, cwd=TOP, capture_output=True, check=False)
    starting = perf_counter() - begin
    begin = perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", "solver_core", *arguments],
        cwd=TOP,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    heard: list[bytes] = []
    readers = [
        Thread(target=lambda end=end: heard.append(_tail(end)), daemon=True)
        for end in (process.stdout, process.stderr)
    ]
    for reader in readers:
        reader.start()
    waits = "silent" in kind or "endless" in kind or kind.startswith("list")  # which has much to be solved
    try:
        process.wait(LIMIT + starting)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGINT)
    hung = False
    try:
        process.wait(LIMIT)
    except subprocess.TimeoutExpired:
        hung = True
        process.kill()
        process.wait()
    for reader in readers:
        reader.join(5)
    seconds = max(0.0, perf_counter() - begin - starting)
    said = next((line for part in heard if (line := part.decode(errors="replace").strip()) != ""), "")
    said = f"status {process.returncode}: {said.splitlines()[-1] if said else ''}"
    is_slow = process.returncode in {130, -signal.SIGINT} and not waits
    return Trial(kind, f"sudoku-dlx {name}", seconds, said, hung=hung or is_slow or "Traceback" in said)


def _tail(end: object) -> bytes:
    """The last that is said, however much it is."""
    held = b""
    while part := end.read(1 << 16):  # type: ignore[attr-defined]
        held = (held + part)[-2000:]
    return held


@contextmanager
def _limit(process: "subprocess.Popen[bytes]", seconds: float) -> Iterator[None]:
    """Ends a process that takes far too long."""
    over = Event()

    def end() -> None:
        if not over.wait(seconds):
            process.kill()

    Thread(target=end, daemon=True).start()
    try:
        yield
    finally:
        over.set()


# --- all of it ------------------------------------------------------------------------------------------


def main() -> int:
    """Try everything; 1 when something hung or was lost."""
    wanted = options("special_files", __doc__, only="").only
    trials: list[Trial] = []
    home = Path(tempfile.mkdtemp(prefix="special-"))
    folder = home / "files"
    folder.mkdir()
    good = folder / "good.sdm"
    try:
        for kind, path in files(folder):
            window = Window(path, home)
            for name in (*ENTRANCES, *(f"sudoku-dlx {name}" for name in COMMANDS)):
                if wanted in f"{name}/{kind}":
                    good.write_text(LINE)
                    _make_again(kind, path)
                    trials.append(_trial(kind, path, name, window))
                    _tell(trials[-1])
            if (closed := window.close(kind)) is not None:
                trials.append(closed)
                _tell(closed)
    finally:
        shutil.rmtree(home, ignore_errors=True)
    hung = [trial for trial in trials if trial.hung]
    worst = max(trials, key=lambda trial: trial.seconds, default=None)
    print(f"\n{len(trials)} trials; {len(hung)} hung or failed", end="")
    print(f"; the longest took {worst.seconds:.2f} s" if worst else "")
    for trial in hung:
        print(f"  {trial.file} at {trial.entrance}: {trial.said}")
    return int(bool(hung))


def _make_again(kind: str, path: Path) -> None:
    """A file that was saved over is what it was before."""
    if kind in MAKERS and (path.is_file() or not path.exists()) and not path.is_symlink():
        path.unlink(missing_ok=True)
        MAKERS[kind](path)


def _trial(kind: str, path: Path, name: str, window: Window) -> Trial:
    before = _state(path)
    with _around(kind, path):
        if name in ENTRANCES:
            trial = window.bring(kind, name)
        else:
            trial = of_command(
                kind, path, name.removeprefix("sudoku-dlx "), window.home / "files" / "good.sdm"
            )
    if before and _state(path) != before:
        return Trial(kind, name, trial.seconds, f"{trial.said} BUT IT IS NO LONGER WHAT IT WAS", hung=True)
    return trial


def _state(path: Path) -> tuple[int, int] | None:
    """What must stay: anything but a file, and nothing."""
    try:
        found = path.lstat()
    except OSError:
        return None
    kind = found.st_mode >> 12
    return None if kind == 0o10 else (kind, found.st_ino)


def _tell(trial: Trial) -> None:
    said = re.sub(r"/\S*/", "", trial.said)[:100]
    sign = "!" if trial.hung else " "
    memory = f"{trial.megabytes:5.0f} MB" if trial.megabytes else "        "
    print(f"{sign} {trial.file:26} {trial.entrance:26} {trial.seconds:5.2f} s {memory}  {said}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
