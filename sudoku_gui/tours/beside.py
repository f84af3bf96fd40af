"""What a tour has beside the search: another search that goes along, and marks for what the latest choice did.

Both are as the stop says, and become again what they were once the tour is left.
"""

from PySide6.QtCore import QObject

from sudoku_gui.player.baseline import Baseline, Kind
from sudoku_gui.player.comparison import Comparison, following
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject
from sudoku_gui.tours.touring import Touring

_Setting = tuple[Subject | None, bool]
"""What goes along, and whether changes are marked."""


class TourBeside(QObject):
    """Sets comparison and contrast as the stops of a tour have them.

    What the user sets otherwise stays until a stop says something else than the one before, or is put back.

    Args:
        touring: which tour is under way.
        player: what moves the search.
        comparison: holds the search that goes along.
        baseline: knows what the latest choice did.
    """

    def __init__(
        self,
        touring: Touring,
        player: Player,
        comparison: Comparison,
        baseline: Baseline,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._touring = touring
        self._player = player
        self._comparison = comparison
        self._baseline = baseline
        self._before: _Setting | None = None
        self._said: _Setting | None = None
        self._index: int | None = None
        touring.began.connect(self._begin)
        touring.arrived.connect(self._show)
        touring.went_back.connect(self._put_back)

    def _begin(self) -> None:
        """A tour begun in a tour brings back what was before both."""
        self._said = self._index = None
        if self._before is None:
            self._before = self._comparison.rival_subject, self._baseline.kind is Kind.CHOICE

    def _show(self) -> None:
        stop = self._touring.stop
        if stop is None:
            return
        said = stop.compare, stop.difference
        is_put_back = self._touring.index == self._index
        if is_put_back or said != self._said:
            self._set(*said)
        self._said, self._index = said, self._touring.index

    def _put_back(self) -> None:
        if self._before is None:
            return
        subject, is_marked = self._before
        search = self._player.search
        if subject is not None and search is not None:
            subject = following(subject, self._player.subject, search)
        self._before = None
        self._set(subject, is_marked)

    def _set(self, subject: Subject | None, is_marked: bool) -> None:  # noqa: FBT001 - as a stop has it
        self._comparison.compare_with(subject)
        if is_marked and self._baseline.kind is not Kind.CHOICE:
            self._baseline.since_choice()
        elif not is_marked and self._baseline.kind is not Kind.OFF:
            self._baseline.off()
