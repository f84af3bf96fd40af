"""Animates the picture of the links from one moment to the next.

A motion is a sequence of phases. First what stays in the picture slides to its new place, while the rest fades out
or in; then the bends grow or vanish one after the other, in the order of the events. A `MotionClock` goes
through the phases; the next change ends it at once.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import partial
from itertools import chain
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal
from PySide6.QtGui import QPainter

from solver_core.cover.explain.neighbours import Element
from sudoku_gui.features.link_view import model, paint
from sudoku_gui.features.link_view.excerpt import Dancing
from sudoku_gui.features.link_view.geometry import LinkGeometry
from sudoku_gui.features.link_view.model import LinkChange, LinkHighlight, LinkLook, LinkPicture, Motion
from sudoku_gui.render.pixmaps import CachedPicture, pixmap, ratio_of
from sudoku_gui.render.theme import Theme

MOST_EVENTS: Final = 40  # the most events that are animated one by one; more are a jump
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
    # what lies below the bends, without the links that the box holds while it is out (0), and with them (1)
    _backgrounds: Mapping[float, CachedPicture] = field(
        default_factory=lambda: {0.0: CachedPicture(), 1.0: CachedPicture()}, compare=False, repr=False
    )

    def paint(
        self, painter: QPainter, geometry: LinkGeometry, theme: Theme, highlight: LinkHighlight, share: float
    ) -> None:
        """Paint it where the box has gone this share of its way."""
        motion = Motion(self.change.element, self.begin + (self.end - self.begin) * share)
        picture = LinkPicture(self.look, geometry, theme, highlight, motion)
        size, place = painter.viewport().size(), painter.worldTransform()
        key = geometry, theme, place

        def paint_background(layer: QPainter, gone: float) -> None:
            layer.setTransform(place)
            paint.paint_background(layer, replace(picture, motion=replace(motion, gone=gone)))

        painter.save()
        painter.resetTransform()
        for gone, opacity in ((0.0, float(motion.gone < 1)), (1.0, motion.gone)):
            painter.setOpacity(opacity)
            if opacity:
                paint_it = partial(paint_background, gone=gone)
                self._backgrounds[gone].draw(
                    painter, QPointF(), size, paint_it, key=key, background=theme.paper
                )
        painter.restore()
        paint.paint_over(painter, picture)


@dataclass(frozen=True, slots=True)
class SlideMotion:
    """Another part of the matrix comes into the picture."""

    old: LinkLook
    new: LinkLook
    old_geometry: LinkGeometry

    def paint(
        self, painter: QPainter, geometry: LinkGeometry, theme: Theme, highlight: LinkHighlight, share: float
    ) -> None:
        """Paint the old picture under the new one: what is in both lies at the same place in both."""
        paint.paint(
            painter,
            LinkPicture(self.old, _between(self.old_geometry, geometry, share), theme, LinkHighlight()),
        )
        if not share:
            return
        new = LinkPicture(self.new, _between(geometry, self.old_geometry, 1 - share), theme, highlight)

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
    old, new, events = before.look, after.look, after.position - before.position
    is_same_grid = new.excerpt == old.excerpt
    has_common = set(old.excerpt.items) & set(new.excerpt.items)
    if not is_same_grid and not (has_common and before.geometry.is_like(after.geometry)):
        return LinkMotion()
    if abs(events) > MOST_EVENTS:
        return LinkMotion() if is_same_grid else LinkMotion(1, [SlideMotion(old, new, before.geometry)])
    twin = search.twin()
    if not twin.seek_to(before.position).go(_PATIENCE):
        return LinkMotion()
    count = sum(1 for _ in _changes(twin, after.position, new.elements))
    twin.seek(before.position)
    # Boxes that come into the picture are there before anything changes.
    start = old if is_same_grid else model.look(twin, twin.snapshot(), new.excerpt)
    bends = _bends(twin, after.position, {before.position: start, after.position: new})
    if is_same_grid:
        return LinkMotion(count, bends)
    return LinkMotion(1 + count, chain([SlideMotion(old, start, before.geometry)], bends))


def _changes(kernel: Dancing, end: int, elements: Collection[Element]) -> Iterator[tuple[LinkChange, int]]:
    """The changes of boxes on the way to a position, each with where the box is out; the search moves there."""
    while (start := kernel.position) != end:
        if start < end:
            kernel.forward()
            change = model.change(kernel.event)
        else:
            undone = model.change(kernel.event)
            change = undone and replace(undone, leaves=not undone.leaves)
            kernel.back()
        if change is not None and change.element in elements:
            yield change, kernel.position if change.leaves else start


def _bends(kernel: Dancing, end: int, looks: Mapping[int, LinkLook]) -> Iterator[BendMotion]:
    """The bends on the way to a position; the search moves with them. The looks at some positions are known."""
    new = looks[end]
    for change, out in _changes(kernel, end, new.elements):
        event, here = kernel.event, kernel.position
        kernel.seek(out)
        look = looks.get(out) or model.look(kernel, kernel.snapshot(), new.excerpt)
        kernel.seek(here)
        begin, stop = (0.0, 1.0) if change.leaves else (1.0, 0.0)
        yield BendMotion(replace(look, event=event, change=model.change(event)), change, begin, stop)
