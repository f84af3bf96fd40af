"""What goes wrong in the process: exceptions, Qt's complaints, hangs and crashes, each with the last actions."""

import faulthandler
import json
import os
import sys
import threading
import traceback
from collections import Counter, deque
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_HANG: Final = 20.0
"""Seconds that one turn of the event loop may take at most."""

_MOST: Final = 2
"""How often the same fault is reported."""

_LAST: Final = 12
"""Actions reported with a fault."""

_IGNORED: Final = (
    "This plugin does not support propagateSizeHints",  # offscreen: no window manager
    "This plugin does not support raise",  # the same
    "This plugin does not support grabbing the ",  # keyboard or mouse: the same
    "Keyboard event not accepted by receiving widget",  # QTest's: a key's press closed the menu that gets its release
)
"""What Qt complains of and nobody can change."""


class Faults:
    """Takes down actions before they are done, and faults when they happen.

    Args:
        folder: where "journal.txt", "faults.jsonl" and "crash.txt" are written.
    """

    def __init__(self, folder: Path) -> None:
        self.actions = 0
        self._watched = 0.0
        self._last: deque[str] = deque(maxlen=_LAST)
        self._seen: Counter[str] = Counter()
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
        self._journal = os.open(folder / "journal.txt", flags)
        self._faults = os.open(folder / "faults.jsonl", flags)
        self._crash = (folder / "crash.txt").open("a", encoding="utf-8")

    def catch(self) -> None:
        """From now on nothing goes wrong unseen."""
        faulthandler.enable(self._crash)
        sys.excepthook = self._on_exception
        sys.unraisablehook = lambda held: self._on_exception(
            held.exc_type, held.exc_value, held.exc_traceback
        )
        threading.excepthook = lambda held: self._on_exception(
            held.exc_type, held.exc_value, held.exc_traceback
        )
        qInstallMessageHandler(self._on_message)

    def watch(self) -> None:
        """A turn of the event loop begins: whoever does not come back in time is ended, and says where he was."""
        if monotonic() > self._watched + 1.0:  # it takes as long as a turn
            self._watched = monotonic()
            faulthandler.dump_traceback_later(_HANG, exit=True, file=self._crash)

    def note(self, text: str) -> None:
        """What is going to be done."""
        line = f"{self.actions} {text}"
        self._last.append(line)
        os.write(self._journal, f"{line}\n".encode(errors="backslashreplace"))

    def tell(self, kind: str, text: str, same: str = "") -> None:
        """Something is wrong; what is the same is reported twice at most."""
        self._seen[same or text] += 1
        if self._seen[same or text] > _MOST:
            return
        held = {"kind": kind, "text": text, "action": self.actions, "last": list(self._last)}
        os.write(self._faults, f"{json.dumps(held)}\n".encode())

    def tell_exception(self, error: BaseException) -> None:
        """An exception came back from what was done."""
        self._on_exception(type(error), error, error.__traceback__)

    def _on_exception(
        self, kind: type[BaseException], error: BaseException | None, where: TracebackType | None
    ) -> None:
        frames = traceback.extract_tb(where)
        place = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
        self.tell(
            "exception", "".join(traceback.format_exception(kind, error, where)), f"{kind.__name__} {place}"
        )

    def _on_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind in {QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg} or any(part in message for part in _IGNORED):
            return
        where = "".join(traceback.format_stack(limit=8)[:-1])
        self.tell("Qt", f"{context.category}: {message}\n{where}", message)
