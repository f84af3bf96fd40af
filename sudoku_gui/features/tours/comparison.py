"""Additions of a stop to the search: another search that is compared, and marks of the changes by the latest choice."""

from PySide6.QtCore import QObject

from sudoku_gui.features.tours.guide import TourGuide
from sudoku_gui.player.baseline import Baseline, BaselineKind
from sudoku_gui.player.comparison import Comparison, following
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject

_Setting = tuple[Subject | None, bool]  # what is compared, and whether changes are marked


class TourComparison(QObject):
    """Sets comparison and baseline as the stops of a tour have them, and restores both after it.

    What the user sets otherwise stays until a stop says something else than the one before, or is restored.
    """

    def __init__(
        self,
        guide: TourGuide,
        player: Player,
        comparison: Comparison,
        baseline: Baseline,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._guide = guide
        self._player = player
        self._comparison = comparison
        self._baseline = baseline
        self._before: _Setting | None = None
        self._shown: tuple[int, _Setting] | None = None  # the stop shown last, and what it has set
        guide.began.connect(self._begin)
        guide.arrived.connect(self._show)
        guide.went_back.connect(self._restore)

    def _begin(self) -> None:
        """A tour begun in a tour restores what was before both."""
        self._shown = None
        if self._before is None:
            self._before = self._comparison.other_subject, self._baseline.kind is BaselineKind.CHOICE

    def _show(self) -> None:
        stop, index = self._guide.stop, self._guide.index
        if stop is None:
            return
        setting = stop.compare, stop.difference
        if self._shown is None or index == self._shown[0] or setting != self._shown[1]:
            self._set(*setting)
        self._shown = index, setting

    def _restore(self) -> None:
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
        if is_marked and self._baseline.kind is not BaselineKind.CHOICE:
            self._baseline.since_choice()
        elif not is_marked and self._baseline.kind is not BaselineKind.OFF:
            self._baseline.off()
