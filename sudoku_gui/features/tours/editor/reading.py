"""What the reader makes of a tour that is edited: a tour to try or save, or what is wrong with each stop."""

from collections.abc import Container
from dataclasses import dataclass, field
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from solver_core.errors import CodedError, Message
from sudoku_gui.features.tours.editor import tables
from sudoku_gui.features.tours.editor.history import TourModel
from sudoku_gui.features.tours.editor.model import TourDraft
from sudoku_gui.player.job import SLICE, Job, Steps
from sudoku_gui.player.subject import Subject
from sudoku_gui.tours import bounded_toml, check, reader, subjects
from sudoku_gui.tours.errors import TourMessage
from sudoku_gui.tours.schema import TomlPlace
from sudoku_gui.tours.tour import Stop, Tour, TourError, TranslatedText

HEAD = 0
"""The number of what stands above the stops, which are counted from 1."""

_MISSING: Final = {"title": "editor.no_title", "text": "editor.no_text"}
"""What to say instead of that these keys are missing."""
_EMPTY: Final = "fault.empty_text"
_SETTLED: Final = 400  # milliseconds after a change until it is checked

Problems = dict[int, list[Message]]
"""What is wrong, by the numbers of the stops."""


@dataclass(frozen=True, slots=True)
class DraftReading:
    """What a draft says that a tour can have, and why the rest cannot be read."""

    head: dict[str, Any] | None  # the values of the keys above the stops; None where they are wrong
    stops: tuple[Stop, ...]  # those that can be read
    problems: Problems = field(default_factory=dict)  # why the others cannot

    @property
    def tour(self) -> Tour | None:
        """The tour; None where the reader would refuse its file."""
        if self.head is None or self.problems:
            return None
        return Tour(**self.head, stops=self.stops)


def read(draft: TourDraft) -> DraftReading:
    """Read each stop by itself, so that one mistake hides no other."""
    problems: Problems = {}
    head: dict[str, Any] | None = None
    made: list[Stop] = []
    try:
        head, _ = reader.head(tables.head(draft) | {"stops": [{}] * len(draft.stops)}, TomlPlace())
    except TourError as error:
        problems[HEAD] = [_in_the_window(error)]
    for number, one in enumerate(draft.stops, 1):
        try:
            table, before = tables.complete(one, number), made[-1] if made else None
            made.append(reader.stop({"watch": {}, **table}, TomlPlace(stop=number), number, before))
        except TourError as error:
            problems[number] = [_in_the_window(error)]
    return DraftReading(head, tuple(made), problems)


def _in_the_window(error: TourError) -> Message:
    """The message of an error; of what a new draft has not yet, in words of the window instead of the file's."""
    message: Message = error.message
    fault = message.arguments.get("fault")
    if isinstance(fault, Message) and fault.code == "fault.missing_text" and error.key in _MISSING:
        return TourMessage(_MISSING[error.key])
    return message


def is_to_do(message: Message) -> bool:
    """Whether something is only not written yet, so nothing that was written is wrong."""
    fault = message.arguments.get("fault")
    is_empty = isinstance(fault, Message) and fault.code == _EMPTY
    return is_empty or message.code in _MISSING.values()


def subject(watch: str) -> Subject | None:
    """What a stop watches, as typed in TOML; None where that cannot be read."""
    where = TomlPlace(key="watch")
    try:
        table = bounded_toml.parsed(f"typed = {watch.strip()}").get("typed")
        return subjects.watched(subjects.WATCH(table, where), where)
    except CodedError:
        return None


class TourChecker(QObject):
    """Finds what a reader of the file would report; the newest draft counts.

    Signals:
        changed: other problems are known.
    """

    changed = Signal()

    def __init__(self, model: TourModel, terms: Container[str] | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.problems: Problems = {}  # as far as they are known, by the numbers of the stops
        self._model, self._terms = model, terms
        self._job = Job(self)
        self._job.finished.connect(self._take)
        self._settled = QTimer(self, singleShot=True, interval=_SETTLED)
        self._settled.timeout.connect(self._check)

    @property
    def is_busy(self) -> bool:
        """Whether the draft has not been checked yet."""
        return self._settled.isActive() or self._job.is_running

    def start_soon(self) -> None:
        """Check the draft once it has not changed for a moment."""
        self._job.cancel()
        self._settled.start()

    def stop(self) -> None:
        self._job.cancel()
        self._settled.stop()

    def _check(self) -> None:
        self._job.cancel()
        self._job.start(self._steps())

    def _steps(self) -> Steps[Problems]:
        known = read(self._model.draft)
        problems = {number: list(messages) for number, messages in known.problems.items()}
        for found in check.findings(Tour("", TranslatedText({}), known.stops), SLICE, self._terms):
            if found is not None and found.stop is not None:
                problems.setdefault(found.stop, []).append(found.message)
            yield 0.0
        return problems

    def _take(self, problems: Problems) -> None:
        self.problems = problems
        self.changed.emit()
