"""Shows only what is left of the matrix: which columns and rows stay, and how the others fold.

What stays is what the search can still use: live columns, the one it branches on until an option of it is tried, and
the rows that can still be chosen. Everything else has no width; during an animation it has a fraction.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, QVariantAnimation, Signal

from solver_core.cover.snapshot import Snapshot

_DURATION: Final = 320  # milliseconds in which columns and rows close up or return
_CALM: Final = 300  # milliseconds without a change after which one is shown as motion
_MOST: Final = 20_000  # a larger matrix closes up at once

Widths = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class MatrixFold:
    """Where each column and row begins, in columns and rows that are fully shown; and where the last one ends."""

    items: Widths
    options: Widths

    @property
    def is_empty(self) -> bool:
        return not (self.items[-1] and self.options[-1])


def kept_items(snapshot: Snapshot) -> bytes:
    """A byte for each item: 1 if its column stays."""
    kept = bytearray(not depth for depth in snapshot.item_depths)
    branched = snapshot.chosen_item
    if branched is not None and snapshot.item_depths[branched] > snapshot.depth:
        kept[branched] = 1
    return bytes(kept)


def fold(items: Sequence[float], options: Sequence[float]) -> MatrixFold:
    """The places that follow from widths, which are from 0 to 1."""
    return MatrixFold(tuple(accumulate(items, initial=0)), tuple(accumulate(options, initial=0)))


class MatrixFolding(QObject):
    """Columns and rows on their way to the widths they are to have.

    Signals:
        moved: a picture of the motion is due.
    """

    moved = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.fold: MatrixFold | None = None  # the places now; None if everything is shown
        self._begin: tuple[Widths, Widths] | None = None
        self._now: tuple[Widths, Widths] | None = None
        self._end: tuple[Widths, Widths] | None = None
        self._since = QElapsedTimer()
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clock.setDuration(_DURATION)
        self._clock.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._clock.valueChanged.connect(self._move)

    @property
    def is_moving(self) -> bool:
        return self._clock.state() is QVariantAnimation.State.Running

    @property
    def is_calm(self) -> bool:
        return not self._since.isValid() or self._since.hasExpired(_CALM)

    def show_all(self) -> None:
        """Forget where the matrix was folded, so that it appears unfolded at once."""
        self._clock.stop()
        self._begin = self._now = self._end = self.fold = None
        self._since.invalidate()

    def go_to(self, items: Sequence[float], options: Sequence[float], *, animated: bool) -> None:
        """Go to other widths: in motion where that can be followed, else at once."""
        end, is_calm = (tuple(items), tuple(options)), self.is_calm
        self._since.start()
        if end == self._end:
            return
        begin, self._end = self._now, end
        self._begin = None  # the clock may still tick while it stops
        self._clock.stop()
        # Columns and rows of another problem.
        is_like = begin is not None and list(map(len, begin)) == list(map(len, end))
        can_be_followed = is_calm and is_like and sum(map(len, end)) <= _MOST and all(map(any, end))
        if animated and can_be_followed:
            self._begin = begin
            self._clock.start()
        else:
            self._show(end)

    def _move(self, part: float) -> None:
        if self._begin is None or self._end is None:
            return
        if part >= 1:
            self._begin = None
            self._show(self._end)
        else:
            items, options = (
                tuple(before + (after - before) * part for before, after in zip(old, new, strict=True))
                for old, new in zip(self._begin, self._end, strict=True)
            )
            self._show((items, options))
        self.moved.emit()

    def _show(self, widths: tuple[Widths, Widths]) -> None:
        self._now = widths
        self.fold = None if min(map(min, filter(None, widths)), default=1) == 1 else fold(*widths)
