"""Somebody who works with the real program while a disk fails: one start of it, for `disks`.

``python -m tests.bench.disk_user work FOLDER FAULT MOMENT SECONDS`` plays, and closes; ``... look FOLDER`` starts again
and says what is there. Both print one line of JSON.
"""

import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton

from solver_core.sudoku.grid import Grid
from sudoku_gui import app
from sudoku_gui.features.files import FilesFeature
from sudoku_gui.features.library import LibraryFeature
from sudoku_gui.player.job import begin
from sudoku_gui.session import saved_state
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import is_writing

GRIDS: Final = (
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2....",
)
LIST: Final = "small"
_PATIENCE: Final = 60.0
_LOCK: Final = (
    "import sqlite3, sys, time; one = sqlite3.connect(sys.argv[1], isolation_level=None);"
    "one.execute('BEGIN EXCLUSIVE'); print(flush=True); time.sleep(600)"
)


class Fault:
    """What happens to the disk; `begin` and `end` undo each other.

    Attributes:
        name: as it is given.

    Args:
        name: "none", "full", "locked", "read-only", "forbidden", "vanished" or "replaced".
        folder: what is mounted.
    """

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self._folder = folder
        self._library = folder / "dancing-sudoku" / "dancing-sudoku" / "library.db"
        self._holder: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        """Let it happen."""
        match self.name:
            case "full":
                self._fill()
            case "locked":
                command = [sys.executable, "-c", _LOCK, str(self._library)]
                self._holder = subprocess.Popen(command, stdout=subprocess.PIPE)
                assert self._holder.stdout is not None
                self._holder.stdout.readline()
            case "read-only":
                _run("mount", "--bind", str(self._folder), str(self._folder))
                _run("mount", "-o", "remount,ro,bind", str(self._folder))
            case "forbidden":
                for file in (self._library, self._library.with_name("library.db-wal")):
                    _run("chattr", "+i", str(file))
            case "vanished":
                shutil.rmtree(self._library.parent)
            case "replaced":
                self._library.with_name("stranger").write_bytes(b"This is no library.\n" * 999)
                self._library.with_name("stranger").replace(self._library)

    def end(self) -> None:
        """All is well again."""
        match self.name:
            case "full":
                (self._folder / "filling").unlink(missing_ok=True)
            case "locked" if self._holder is not None:
                self._holder.kill()
                self._holder.wait()
            case "read-only":
                _run("umount", "-l", str(self._folder))
            case "forbidden":
                for file in (self._library, self._library.with_name("library.db-wal")):
                    _run("chattr", "-i", str(file))

    def _fill(self) -> None:
        with suppress(OSError), (self._folder / "filling").open("wb", buffering=0) as file:
            for size in (1 << 16, 1 << 12, 1):
                with suppress(OSError):
                    while file.write(b"x" * size):
                        pass


class User:
    """Works with a window, and hears what it says."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.said: list[str] = []
        self.asked = ""
        self.froze = 0.0
        self.typed: list[tuple[str, int, int]] = []

    def until(self, is_so: Callable[[], object], seconds: float = _PATIENCE) -> bool:
        """Let the program run until that is so; answers whether it is."""
        end = perf_counter() + seconds
        while not is_so() and perf_counter() < end:
            QApplication.processEvents()
            text = self.window.context.messages.text
            if text and text not in self.said[-1:]:
                self.said.append(text)
            for question in self.window.findChildren(QMessageBox):
                if question.isVisible():
                    self.said.append(f"[asks] {question.text()}")
                    question.reject()
            QTest.qWait(5)
        return bool(is_so())

    def type(self, cell: int, digit: int) -> None:
        """Type a digit."""
        self.window.context.board.select(cell)
        QTest.keyClick(self.window.context.board, Qt.Key(Qt.Key.Key_0 + digit))
        self.typed.append((str(self.window.document.puzzle.givens), cell, digit))

    def report(self, log: int) -> dict[str, Any]:
        """What was typed, and what was said."""
        froze = round(self.froze, 2)
        return {"typed": self.typed, "said": self.said, "asked": self.asked, "froze": froze, "log": log}

    def close(self) -> bool:
        """Close the window; answers whether it did."""
        before = perf_counter()
        is_closed = self.window.close()
        self.froze = max(self.froze, perf_counter() - before)
        if not is_closed and not self.asked:
            self.asked = self.window.context.messages.text
        return is_closed

    def press(self, text: str) -> None:
        """Press a button of the message."""
        for button in self.window.info_bar.findChildren(QPushButton):
            if button.text() == text:
                button.click()


def work(window: MainWindow, folder: Path, fault: Fault, moment: str, seconds: float) -> dict[str, Any]:
    """Play a puzzle of a collection, or do something else, while the disk fails; then close."""
    user, library = User(window), window.context.library
    _prepare(user, folder, moment)
    if moment != "importing" or fault.name != "full":  # the import fills the disk by itself
        fault.begin()
    _act(user, moment)
    user.until(lambda: False, seconds if moment in {"typing", "killed"} else 0.5)
    user.until(lambda: not library.is_busy)
    user.until(lambda: False, 0.1)
    if moment == "killed":
        print(json.dumps(user.report(0)), flush=True)
        fault.end()
        os.kill(os.getpid(), signal.SIGKILL)
    log = library.path.with_name("library.db-wal")
    size = log.stat().st_size if log.exists() else 0
    is_closed = user.close()
    fault.end()
    if not is_closed and not user.until(lambda: not window.isVisible(), 1.0):
        user.press("&Try Again")
        user.until(lambda: not window.isVisible())
    return user.report(size)


def _prepare(user: User, folder: Path, moment: str) -> None:
    """Have a collection, play in it, and do what comes before the disk fails."""
    window, library = user.window, user.window.context.library
    listed, large = folder.parent / f"{LIST}.sdm", folder.parent / "large.sdm"
    listed.write_text("\n".join(GRIDS))
    window.feature(LibraryFeature).import_path(listed)
    user.until(library.collections)
    window.context.open_list.show_collection(library.collections()[0].id)
    window.context.open_list.open(0)
    user.type(2, 4)
    user.until(lambda: library.games.of(Grid.parse(GRIDS[0])) and not is_writing(library))
    if moment == "saving":
        begin(window, window.feature(FilesFeature).saving.save_to(folder / "mine.dsudoku", "dsudoku"))
    if moment == "importing":
        rows = (f"{number:07}{GRIDS[0][7:]}".replace("0", ".") for number in range(200_000))
        large.write_text("\n".join(rows))
        window.feature(LibraryFeature).import_path(large)
        user.until(lambda: not library.is_busy, 0.3)
    window.context.messages.dismiss()
    user.said.clear()


def _act(user: User, moment: str) -> None:
    """What is done while the disk fails."""
    window = user.window
    if moment == "importing":
        return
    user.type(3, 6)
    if moment == "saving":
        window.feature(FilesFeature).save()
    if moment == "typing":
        user.until(lambda: False, 2.0)
        window.context.open_list.next()
        user.until(lambda: False, 0.2)
        if window.document.puzzle.givens == Grid.parse(GRIDS[1]):
            user.type(0, 2)


def look(window: MainWindow) -> dict[str, Any]:
    """What is there at the next start, once everything is written."""
    user, library = User(window), window.context.library
    user.until(lambda: library.games.pending == 0 and not is_writing(library), 30.0)
    boards = {grid: str(window.document.puzzle.board) for grid in (str(window.document.puzzle.givens),)}
    for grid in GRIDS:
        game = library.games.of(Grid.parse(grid))
        if game is not None and grid not in boards:
            boards[grid] = str(saved_state.read(game.state).puzzle.board)
    names = [kept.name for kept in library.collections()]
    with closing(sqlite3.connect(library.path)) as connection:
        [sound] = connection.execute("PRAGMA integrity_check").fetchone()
    window.close()
    return {"boards": boards, "names": names, "sound": sound, "said": user.said}


def main(what: str, folder: str, *more: str) -> int:
    """Start the program, and do it."""
    os.environ |= {"XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": f"{folder}.config", "HOME": f"{folder}.home"}
    application = QApplication([])
    application.setOrganizationName(app.NAME)
    application.setApplicationName(app.NAME)
    window = app.create(application)
    window.show()
    if what == "work":
        fault = Fault(more[0], Path(folder))
        found = work(window, Path(folder), fault, more[1], float(more[2]))
    else:
        found = look(window)
    print(json.dumps(found), flush=True)
    return 0


def _run(*command: str) -> None:
    subprocess.run(command, check=False, capture_output=True)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
