"""Scenes of the links canvas: a `LinkScene` for dancing links, a `MaskScene` for backtracking.

A scene knows the geometry and paints; the canvas handles mouse, keys and scrolling.
"""

from math import inf
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from solver_core.cover import Snapshot
from solver_core.cover.explain.exercises import Answer
from solver_core.cover.explain.neighbours import Element, Way, neighbour
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.features.link_view import model, motion, paint, paint_masks
from sudoku_gui.features.link_view.excerpt import Capacity, Dancing, excerpt
from sudoku_gui.features.link_view.geometry import BoxSizes, LinkGeometry
from sudoku_gui.features.link_view.model import LinkHighlight, LinkPicture
from sudoku_gui.features.link_view.motion import Moment, MotionClock
from sudoku_gui.features.link_view.paint_masks import MaskGeometry, MaskLook
from sudoku_gui.features.link_view.text import FIRST_BIT
from sudoku_gui.player.selection import Target
from sudoku_gui.render.theme import Theme

MILLISECONDS: Final = 300  # how long a box takes to leave or return, by default
_CALM: Final = 190  # changes that come faster than this, in milliseconds, are not animated
_SHARE: Final = 0.8  # of the time since the change before, when steps come fast
_STEPS: Final = {Way.LEFT: -1, Way.RIGHT: 1, Way.UP: -9, Way.DOWN: 9}


class SceneBase(QObject):
    """The base of both scenes; call `renew` before asking for places or painting.

    Signals:
        changed: a box has moved a little.

    Attributes:
        animated: whether changes are shown as motion.
        milliseconds: how long a box takes to leave or return.
    """

    changed = Signal()
    geometry: LinkGeometry | MaskGeometry

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.animated = True
        self.milliseconds = MILLISECONDS
        self._drawn: tuple[object, ...] = ()

    def renew(
        self,
        snapshot: Snapshot,
        area: QSizeF,
        font: QFont,
        target: Target | None,
        needed: tuple[Answer, ...] = (),
    ) -> bool:
        """Read the search again if anything has changed; returns whether it has.

        Args:
            snapshot: where the search stands.
            area: the space for it.
            font: of its texts.
            target: what is selected in it.
            needed: the answers that must be visible for the question that is open.
        """
        drawn = (snapshot.position, target, area.width(), area.height(), font.key(), needed)
        is_other = drawn != self._drawn
        if is_other:
            self._drawn = drawn
            self._read(snapshot, area, font, target, needed)
        return is_other

    def _read(
        self, snapshot: Snapshot, area: QSizeF, font: QFont, target: Target | None, needed: tuple[Answer, ...]
    ) -> None:
        raise NotImplementedError


class LinkScene(SceneBase):
    """The neighbourhood of the current event of one search."""

    geometry: LinkGeometry

    def __init__(self, search: Dancing, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.search = search
        self.moment: Moment | None = None
        self._capacity = Capacity(0, 0)
        self._since = QElapsedTimer()
        self._motion = MotionClock(self)
        self._motion.frame_changed.connect(self.changed)

    def _read(
        self, snapshot: Snapshot, area: QSizeF, font: QFont, target: Target | None, needed: tuple[Answer, ...]
    ) -> None:
        measures, em = BoxSizes.of(self.search.problem, font), QFontMetricsF(font).height()
        capacity, before = measures.capacity(area, em), self.moment
        earlier = before.look.excerpt if before is not None and capacity == self._capacity else None
        shown = excerpt(self.search, target, capacity, earlier, needed)
        self._capacity = capacity
        self.look = model.look(self.search, snapshot, shown)
        self.geometry = LinkGeometry.within(area, shown, capacity, measures, em)
        self.moment = Moment(self.look, self.geometry, snapshot.position)
        if before is not None:
            self._set_in_motion(before, self.moment)

    def least_width(self, area: QSizeF, font: QFont) -> float:
        """The width at which as much is drawn as in an area, and not less."""
        measures, em = BoxSizes.of(self.search.problem, font), QFontMetricsF(font).height()
        whole, height = measures.capacity(area, em), area.height()
        widths = (share * area.width() / 50 for share in range(10, 50))
        return next((it for it in widths if measures.capacity(QSizeF(it, height), em) == whole), area.width())

    # --- motion -----------------------------------------------------------------------------------

    def _set_in_motion(self, before: Moment, after: Moment) -> None:
        """Show how one moment becomes the other, if that can be followed."""
        events, is_other = after.position - before.position, before.look.excerpt != after.look.excerpt
        passed = self._since.elapsed() if self._since.isValid() else None
        if events:
            self._since.start()
        # What was in motion has no place in another picture.
        if events or is_other or not before.geometry.is_like(after.geometry):
            self._motion.stop()
        is_fast = passed is not None and passed < _CALM and events
        if is_fast or not (self.animated and self.milliseconds and (events or is_other)):
            return
        most = inf if passed is None or not events else _SHARE * passed
        self._motion.start(motion.between(self.search, before, after), self.milliseconds, most)

    def paint(self, painter: QPainter, theme: Theme, highlight: LinkHighlight) -> None:
        """Paint the state read last, or the motion towards it."""
        if (phase := self._motion.phase) is not None:
            phase.paint(painter, self.geometry, theme, highlight, self._motion.share)
        else:
            paint.paint(painter, LinkPicture(self.look, self.geometry, theme, highlight))

    # --- places -----------------------------------------------------------------------------------

    @property
    def newest(self) -> Element | None:
        return self.look.newest

    def box(self, element: Element) -> QRectF | None:
        """Where a header or node lies; None if it is not drawn."""
        is_drawn = element in self.look.roots or element in self.look.elements
        return self.geometry.box(element) if is_drawn else None

    def element_at(self, point: QPointF) -> Element | None:
        """The root, header or node at a point."""
        return self.geometry.element_at(point, (*self.look.roots, *self.look.elements))

    def option_at(self, point: QPointF) -> int | None:
        """The option whose name stands at a point."""
        named = (it for it in self.look.excerpt.options if self.geometry.label_box(it).contains(point))
        return next(named, None)

    def step(self, here: Element, way: Way) -> Element:
        return neighbour(self.search, here, way)


class MaskScene(SceneBase):
    """The masks of one search by backtracking; all are always in sight, and nothing moves."""

    look: MaskLook
    geometry: MaskGeometry

    def __init__(self, search: BacktrackSearch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.search = search

    def _read(self, snapshot: Snapshot, area: QSizeF, font: QFont, *_: object) -> None:
        self.look = paint_masks.look(self.search.masks, snapshot.event)
        self.geometry = MaskGeometry.within(area, font)

    def paint(self, painter: QPainter, theme: Theme, highlight: LinkHighlight) -> None:
        """Paint the masks as they were read last."""
        highlighted = frozenset() if highlight.target is None else highlight.target.items(self.search.problem)
        if highlight.here is not None:
            highlighted |= {highlight.here.item}
        paint_masks.paint(painter, self.look, self.geometry, theme, highlighted)

    @property
    def newest(self) -> Element:
        return Element(min(self.look.changed, default=FIRST_BIT))

    def box(self, element: Element) -> QRectF | None:
        """Where a bit lies; None for what is no bit."""
        return self.geometry.bit(element.item) if element.item >= FIRST_BIT else None

    def element_at(self, point: QPointF) -> Element | None:
        item = self.geometry.item_at(point)
        return None if item is None else Element(item)

    def option_at(self, _point: QPointF) -> int | None:
        """Options have no place among masks."""
        return None

    def step(self, here: Element, way: Way) -> Element:
        """The bit of the digit before or after, or of the house before or after; from what is no bit to the newest."""
        if here.item < FIRST_BIT:
            return self.newest
        return Element(FIRST_BIT + (here.item - FIRST_BIT + _STEPS[way]) % 243)
