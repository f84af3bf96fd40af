"""The real program with a typist in front of it, who never rests and says what he sees: the victim of `killed`.

``python -m tests.bench.typist SEED FILE...`` starts it. On its standard output stands a line of JSON

- when the window is there: ``{"found": state, "said": message}``;
- after everything that changed the state: ``{"at": seconds, "state": state}``;
- whenever something has come to be stored: ``{"stored": state}``.

A state is the checksum of puzzle, mode and all that was done and undone. Times are those of the system's monotonic
clock, which is the same for every process. Keys are pressed as by a hand, through the window system's events.
"""

import json
import os
import random
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox

from sudoku_gui import app
from sudoku_gui.features.files import FilesFeature
from sudoku_gui.session import saved_state
from sudoku_gui.session.saved_state import SavedState
from sudoku_gui.session.state import SessionState
from sudoku_gui.session.store import SessionStore
from sudoku_gui.shell.main_window import MainWindow

PUZZLES: Final = (
    "3...86..1.9..2......5.....382..7.1.9...2.8...5.4.3..269.....5......6..9.2..35...4",
    "....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2....",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
)
_FASTEST, _SLOWEST = 5, 80
"""Milliseconds between two actions."""

_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_ACTIONS: Final = ["digit", "note", "undo", "redo", "clear", "mode", "paste", "open", "new"]
_WEIGHTS: Final = (40, 20, 10, 5, 5, 4, 2, 2, 1)
"""How often each is done."""

_KEYS: Final = {"clear": "0", "redo": "Ctrl+Y", "new": "Ctrl+Alt+N"}
_MODES: Final = ("N", "Shift+N", "C", "Ctrl+D", "Ctrl+D", "Ctrl+G")


def state_of(held: SavedState) -> str:
    """What must not be lost, in a few words and a checksum: not the time spent, which goes on by itself."""
    history = None if held.history is None else held.history.to_json()
    parts: list[object] = [str(held.puzzle.givens), str(held.puzzle.entries), held.mode.value, history]
    parts += [held.puzzle.corner.masks, held.puzzle.centre.masks, held.puzzle.colours.masks]
    checksum = sha256(json.dumps(parts).encode()).hexdigest()[:16]
    done = "nothing done" if history is None else f"{history['index']} done, clean {history['clean']}"
    return f"{checksum} ({held.puzzle.board.filled} digits, {held.mode.value}, {done})"


def tell(**said: object) -> None:
    """A line, all at once and at once: a killed program sends nothing later."""
    os.write(sys.stdout.fileno(), f"{json.dumps(said)}\n".encode())


class Typist(QObject):
    """Does something every few milliseconds.

    Args:
        window: where.
        chance: what it does, and when.
        files: puzzles to open.
    """

    def __init__(self, window: MainWindow, chance: random.Random, files: list[Path]) -> None:
        super().__init__(window)
        self._window = window
        self._chance = chance
        self._files = files
        self._state = ""
        self._begins = QTimer(self, singleShot=True)
        self._begins.timeout.connect(self._begin)
        self._begins.start(0)
        self._hand = QTimer(self, singleShot=True)
        self._hand.timeout.connect(self._do)
        document = window.document
        # At once: before anything else happens, such as storing it.
        for signal in (document.named, document.mode_changed, document.undo_stack.indexChanged):
            signal.connect(self._look)

    def _begin(self) -> None:
        self._state = self._now()
        tell(found=self._state, said=self._window.context.messages.text)
        self._hand.start(self._pause())

    def _now(self) -> str:
        return state_of(saved_state.of(self._window.context))

    def _pause(self) -> int:
        return self._chance.randint(_FASTEST, _SLOWEST)

    def _look(self) -> None:
        """Note what is there now; in the middle of opening a puzzle that may be half of it, which harms nothing."""
        state = self._now()
        if self._state and state != self._state:
            self._state = state
            tell(at=monotonic(), state=state)

    def _do(self) -> None:
        self._hand.start(self._pause())
        for dialog in self._window.findChildren(QDialog):
            if dialog.isVisible():
                self._answer(dialog)
                return
        (action,) = self._chance.choices(_ACTIONS, _WEIGHTS)
        if action in _KEYS:
            self._press(_KEYS[action])
        else:
            getattr(self, f"_{action}")()

    def _answer(self, dialog: QDialog) -> None:
        button = (
            dialog.button(QMessageBox.StandardButton.Discard) if isinstance(dialog, QMessageBox) else None
        )
        if button is not None:
            button.click()
        else:
            dialog.reject()

    def _press(self, key: str) -> None:
        QTest.keySequence(
            self._window.context.board, QKeySequence(key, QKeySequence.SequenceFormat.PortableText)
        )

    def _walk(self) -> None:
        for _ in range(self._chance.randint(0, 3)):
            QTest.keyClick(self._window.context.board, self._chance.choice(_ARROWS))

    def _digit(self) -> None:
        self._walk()
        self._press(str(self._chance.randint(1, 9)))

    def _note(self) -> None:
        self._walk()
        self._press(f"Alt+{self._chance.randint(1, 9)}")

    def _undo(self) -> None:
        for _ in range(self._chance.randint(1, 4)):
            self._press("Ctrl+Z")

    def _mode(self) -> None:
        self._press(self._chance.choice(_MODES))

    def _paste(self) -> None:
        QGuiApplication.clipboard().setText(self._chance.choice(PUZZLES))
        self._press("Ctrl+V")

    def _open(self) -> None:
        self._window.feature(FilesFeature).open_path(self._chance.choice(self._files))


def tell_storing() -> None:
    """Let every storing be reported, in whichever thread it is done."""
    keep = SessionStore.store

    def keep_and_tell(self: SessionStore, state: SessionState) -> None:
        keep(self, state)
        tell(stored=state_of(saved_state.read(state.board)))

    SessionStore.store = keep_and_tell  # type: ignore[method-assign]  # the program itself sends no signal


def main(seed: str, *files: str) -> int:
    """Run the program with its typist until it is ended."""
    create, chance = app.create, random.Random(seed)

    def create_with_typist(application: QApplication, arguments: Sequence[str] = ()) -> MainWindow:
        window = create(application, arguments)
        Typist(window, chance, [Path(file) for file in files])
        return window

    app.create = create_with_typist
    tell_storing()
    return app.main([])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
