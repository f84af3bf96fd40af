"""Animates the picture of the links from one moment to the next.

A motion is a sequence of phases. First what stays in the picture slides to its new place, while the rest fades out
or in; then the bends grow or vanish one after the other, in the order of the events. A `MotionClock` goes
through the phases; the next change ends it at once.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, fields, replace
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal
from PySide6.QtGui import QPainter

from solver_core.cover.explain.neighbours import Element
from sudoku_gui.features.link_view import model, paint
from sudoku_gui.features.link_view.excerpt import Dancing
from sudoku_gui.features.link_view.geometry import LinkGeometry
from sudoku_gui.features.link_view.model import LinkChange, LinkLook, LinkMarks, LinkPicture, Motion
from sudoku_gui.render.pixmaps import pixmap, ratio_of
from sudoku_gui.render.theme import Theme

MOST_TICKS: Final = 40  # the most events that are animated one by one; more are a jump
_LONGEST: Final = 3  # the longest duration of all bends, in durations of one
_BRIEFEST: Final = 60  # milliseconds of a bend that can still be seen
_PATIENCE: Final = 0.008  # seconds to find the first of them


@dataclass(frozen=True, slots=True)
class BendMotion:
    """A box leaves or returns: ``gone`` goes from ``begin`` to ``end``, in the picture in which it is out."""

    look: LinkLook
    change: LinkChange
    begin: float
    end: float

    def paint(
        self, painter: QPainter, geometry: LinkGeometry, theme: Theme, marks: LinkMarks, share: float
    ) -> None:
        """Paint it where the box has gone this share of its way."""
        motion = Motion(self.change.element, self.begin + (self.end - self.begin) * share)
        paint.paint(painter, LinkPicture(self.look, geometry, theme, marks, motion))


@dataclass(frozen=True, slots=True)
class SlideMotion:
    """Another part of the matrix comes into the picture."""

    old: LinkLook
    new: LinkLook
    old_geometry: LinkGeometry

    def paint(
        self, painter: QPainter, geometry: LinkGeometry, theme: Theme, marks: LinkMarks, share: float
    ) -> None:
        """Paint the old picture under the new one: what is in both lies at the same place in both."""
        paint.paint(
            painter, LinkPicture(self.old, _between(self.old_geometry, geometry, share), theme, LinkMarks())
        )
        new = LinkPicture(self.new, _between(geometry, self.old_geometry, 1 - share), theme, marks)

        def paint_new(layer: QPainter) -> None:
            layer.setFont(painter.font())
            layer.setTransform(painter.worldTransform())
            paint.paint(layer, new)

        over = pixmap(painter.viewport().size(), ratio_of(painter), paint_new, theme.paper)
        painter.save()
        painter.resetTransform()
        painter.setOpacity(share)
        painter.drawPixmap(QPointF(), over)
        painter.restore()


MotionPhase = BendMotion | SlideMotion


@dataclass(frozen=True)
class _Sliding(LinkGeometry):
    """A grid on its way to another: what both have goes there, what only this one has stays."""

    goal: LinkGeometry | None = None
    share: float = 0.0

    def column(self, item: int) -> float:
        here, goal = super().column(item), self.goal
        if goal is None or not (item < 0 or item in goal.excerpt.items):
            return here
        return here + (goal.column(item) - here) * self.share

    def row(self, option: int) -> float:
        here, goal = super().row(option), self.goal
        if goal is None or option not in goal.excerpt.options:
            return here
        return here + (goal.row(option) - here) * self.share


def _between(start: LinkGeometry, goal: LinkGeometry, share: float) -> LinkGeometry:
    own = {field.name: getattr(start, field.name) for field in fields(LinkGeometry) if field.name != "_boxes"}
    return _Sliding(**own, goal=goal, share=share)


class MotionClock(QObject):
    """Goes through the phases of a motion.

    Signals:
        frame_changed: the picture has changed a little, or the motion is over.

    Attributes:
        phase: the one that is shown; None if nothing moves.
    """

    frame_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.phase: MotionPhase | None = None
        self._rest: Iterator[MotionPhase] = iter(())
        self._milliseconds = 0.0
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clock.valueChanged.connect(self.frame_changed)
        self._clock.finished.connect(self._go_on)

    @property
    def share(self) -> float:
        return float(self._clock.currentValue() or 0.0)

    def stop(self) -> None:
        self._clock.stop()
        self.phase, self._rest = None, iter(())

    def start(self, motion: "LinkMotion", milliseconds: float, most: float) -> None:
        """Go through a motion.

        Args:
            motion: what is to be seen.
            milliseconds: of a phase, where there are few.
            most: milliseconds of all of them.
        """
        self.stop()
        if not motion.count:
            return
        self._milliseconds = min(most, milliseconds * min(motion.count, _LONGEST)) / motion.count
        if self._milliseconds >= _BRIEFEST:
            self._rest = iter(motion.phases)
            self._begin()

    def _begin(self) -> None:
        self.phase = next(self._rest, None)
        if self.phase is None:
            return
        is_slide = isinstance(self.phase, SlideMotion)
        kind = QEasingCurve.Type.InOutCubic if is_slide else QEasingCurve.Type.Linear
        self._clock.setEasingCurve(QEasingCurve(kind))
        self._clock.setDuration(round(self._milliseconds))
        self._clock.start()

    def _go_on(self) -> None:
        self._begin()
        self.frame_changed.emit()


@dataclass(frozen=True, slots=True)
class LinkMotion:
    """How many phases there are, and these, each found when its turn comes: reading the links takes a while."""

    count: int = 0
    phases: Iterable[MotionPhase] = ()


class Moment(NamedTuple):
    """A position of a search, and the picture of it."""

    look: LinkLook
    geometry: LinkGeometry
    position: int


def between(search: Dancing, before: Moment, after: Moment) -> LinkMotion:
    """The motion between two moments of a search; none in a jump."""
    old, new, ticks = before.look, after.look, after.position - before.position
    is_same_grid = new.excerpt == old.excerpt
    has_common = set(old.excerpt.items) & set(new.excerpt.items)
    if not is_same_grid and not (has_common and before.geometry.is_like(after.geometry)):
        return LinkMotion()
    if abs(ticks) > MOST_TICKS:
        return LinkMotion() if is_same_grid else LinkMotion(1, [SlideMotion(old, new, before.geometry)])
    if is_same_grid and abs(ticks) == 1:
        found = _bend(old, new, is_back=ticks < 0)
        return LinkMotion(int(found is not None), [found] if found else [])
    twin = search.twin()
    if not twin.seek_to(before.position).go(_PATIENCE):
        return LinkMotion()
    count = _bends(twin, after.position, new.elements)
    twin.seek(before.position)
    phases = _bends_between(twin, after.position, new)
    if is_same_grid:
        return LinkMotion(count, phases)
    return LinkMotion(1 + count, _slide_first(twin, before, new, phases))


def _bends(kernel: Dancing, end: int, elements: Collection[Element]) -> int:
    """How many events on the way to a position change one of the boxes; the search moves there."""
    count = 0
    while kernel.position != end:
        if kernel.position < end:
            kernel.forward()
            moved = model.change(kernel.event)
        else:
            moved = model.change(kernel.event)
            kernel.back()
        count += moved is not None and moved.element in elements
    return count


def _slide_first(
    kernel: Dancing, before: Moment, new: LinkLook, rest: Iterator[MotionPhase]
) -> Iterator[MotionPhase]:
    """Boxes that come into the picture are there before anything changes."""
    yield SlideMotion(before.look, model.look(kernel, kernel.snapshot(), new.excerpt), before.geometry)
    yield from rest


def _bends_between(kernel: Dancing, end: int, new: LinkLook) -> Iterator[MotionPhase]:
    """The bends on the way to a position; the search moves with them."""
    look = model.look(kernel, kernel.snapshot(), new.excerpt)
    while kernel.position != end:
        is_back = kernel.position > end
        kernel.back() if is_back else kernel.forward()
        before, look = look, model.look(kernel, kernel.snapshot(), new.excerpt)
        found = _bend(before, look, is_back=is_back)
        if found is not None and found.change.element in new.elements:
            yield found


def _bend(before: LinkLook, after: LinkLook, *, is_back: bool) -> BendMotion | None:
    """The change of one event; None for an event that changes nothing in the links."""
    change = before.change if is_back else after.change
    if change is None:
        return None
    if is_back:
        change = replace(change, leaves=not change.leaves)
    if change.leaves:
        return BendMotion(after, change, 0.0, 1.0)
    return BendMotion(replace(before, event=after.event, change=after.change), change, 1.0, 0.0)
