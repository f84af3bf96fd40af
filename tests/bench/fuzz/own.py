"""Everything that the program itself writes, damaged; every input is known by its number and the seed."""

import random
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from tests.bench.fuzz import state, texts
from tests.bench.fuzz.row import Limits, Row
from tests.bench.fuzz.samples import Reader

READERS: Final[dict[str, Callable[[Path], Reader]]] = {
    "tours": texts.of_tours,
    "runs": texts.of_runs,
    "core_runs": texts.of_runs_of_the_library,
    "links": texts.of_links,
    "documents": state.of_documents,
    "sessions": state.of_sessions,
    "preferences": state.of_preferences,
    "library": state.of_the_library,
}


def tried(name: str, limits: Limits) -> Row:
    """A reader, tried until the limits are met."""
    row = Row(name)
    with tempfile.TemporaryDirectory() as folder:
        QSettings.setDefaultFormat(QSettings.Format.IniFormat)
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, folder)
        application = QApplication.instance() or QApplication([])
        application.setApplicationName("fuzz")
        reader = READERS[name](Path(folder))
        for what, given in _inputs(reader, limits.seed):
            row.take(what, partial(reader.read, given), reader.expected, is_bounded=True)
            if limits.are_met(row.tried):
                break
    return row


def _inputs(reader: Reader, seed: int) -> Iterator[tuple[str, Any]]:
    yield from ((f"sample {number}", sample) for number, sample in enumerate(reader.samples))
    number = 0
    while True:
        chance = random.Random(f"{seed} {number}")
        yield f"input {number} of seed {seed}", reader.damaged(chance.choice(reader.samples), chance)
        number += 1
