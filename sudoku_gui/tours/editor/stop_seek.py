"""Shows the place of a stop in the window, without the tour around it."""

from typing import Any

from PySide6.QtCore import QObject, Signal

from solver_core.errors import CodedError
from sudoku_gui.player.job import Job, Steps, along
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.tours import check, reader
from sudoku_gui.tours.editor import tables
from sudoku_gui.tours.editor.model import StopDraft
from sudoku_gui.tours.schema import Where
from sudoku_gui.tours.stop_search import StopSearch
from sudoku_gui.tours.tour import Stop, TourError


class StopSeek(QObject):
    """Brings the player to a stop; the newest request replaces the one under way.

    Signals:
        failed: the stop has no such place: an error.
    """

    failed = Signal(object)

    def __init__(self, player: Player, selection: Selection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player, self._selection = player, selection
        self._job = Job(self)
        self._job.finished.connect(self._arrive)
        self._job.failed.connect(self.failed)

    def go_to(self, draft: StopDraft, number: int) -> None:
        """Go to the place of a stop, whatever else is unfinished in it."""
        self._job.cancel()
        try:
            table = tables.complete(draft, number)
            place: dict[str, Any] = {
                "text": "-",
                **{key: table[key] for key in ("watch", "at", "point") if key in table},
            }
            stop = reader.stop({"watch": {}, **place}, Where(stop=number), number, None)
        except TourError as error:
            self.failed.emit(error)
        else:
            self._job.start(self._seek(stop), at_once=True)

    def stop(self) -> None:
        self._job.cancel()

    def _seek(self, stop: Stop) -> Steps[tuple[Stop, StopSearch]]:
        seeker, player = StopSearch(), self._player
        is_watched = player.search is not None and player.subject == stop.subject
        seeker.send(stop, player.search if is_watched else None)
        yield from along(seeker)
        if seeker.missed is not None:
            raise TourError("tour.no_place", found=str(seeker.missed))
        return stop, seeker

    def _arrive(self, found: tuple[Stop, StopSearch]) -> None:
        stop, seeker = found
        player = self._player
        if player.search is not None and player.subject == stop.subject:
            player.scrub(seeker.search.position)
        else:
            player.take_up(seeker.search, stop.subject, hides_future=False)
        try:
            self._selection.pin(check.target(stop, seeker.search.problem))
        except CodedError as error:
            self.failed.emit(error)
