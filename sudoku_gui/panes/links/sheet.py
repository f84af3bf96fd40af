"""What the canvas of links draws for a search over dancing links: a scene that is kept, its look, and its motion.

A sheet knows what is where and paints it; the canvas knows mouse, keys and the part of the sheet that is in sight.
"""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, QSizeF, QVariantAnimation, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from solver_core.cover import Problem, Snapshot
from solver_core.cover.neighbours import ROOT, Element, Way, neighbour
from sudoku_gui.panes.links import look as links_look
from sudoku_gui.panes.links import paint as links
from sudoku_gui.panes.links import scene as links_scene
from sudoku_gui.panes.links.geometry import Geometry, Measures, room_in
from sudoku_gui.panes.links.look import Change, LinkLook
from sudoku_gui.panes.links.picture import Marks, Motion, Picture
from sudoku_gui.panes.links.scene import Dancing, Room, Scene
from sudoku_gui.player.selection import Target
from sudoku_gui.render.theme import Theme

MILLISECONDS: Final = 170
"""How long a box takes to leave or return."""

_CALM: Final = 190
"""Changes that come faster than this, in milliseconds, are not animated."""


class LinkSheet(QObject):
    """The neighbourhood of the present event of one search.

    Signals:
        stirred: a box has moved a little.

    Attributes:
        animated: whether single changes are shown as motion.
    """

    stirred = Signal()

    def __init__(
        self, search: Dancing, parent: QObject | None = None, like: "LinkSheet | None" = None
    ) -> None:
        super().__init__(parent)
        self.search = search
        self.animated = True
        self._measures: tuple[Problem, str, Measures] | None = None
        if like is not None:
            self._measures = like._measures  # noqa: SLF001 - its own kind
        self._scene: Scene | None = None
        self._look: LinkLook | None = None
        self._geometry: Geometry | None = None
        self._room = Room(0, 0)
        self._drawn: tuple[object, ...] = ()
        self._position: int | None = None
        self._shown: tuple[LinkLook, Change, float, float] | None = None
        self._since = QElapsedTimer()
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=MILLISECONDS)
        self._clock.valueChanged.connect(self.stirred)
        self._clock.finished.connect(self._arrive)

    # --- what is drawn ----------------------------------------------------------------------------

    @property
    def look(self) -> LinkLook | None:
        """What is shown; None before `renew`."""
        return self._look

    def renew(self, snapshot: Snapshot, area: QSizeF, font: QFont, target: Target | None) -> bool:
        """Look again where the search is, if it or what it is drawn in is another; answer whether that was so."""
        wanted = (snapshot.position, target, area.width(), area.height(), font.key())
        if wanted == self._drawn:
            return False
        self._drawn = wanted
        measures, em = self._measures_in(font), QFontMetricsF(font).height()
        room = room_in(area, self.search.problem, measures, em)
        kept = self._scene if room == self._room else None
        scene = links_scene.scene(self.search, target, room, kept)
        before = self._look if scene == self._scene else None
        self._scene, self._room = scene, room
        self._look = links_look.look(self.search, snapshot, scene)
        self._geometry = Geometry.within(area, scene, room, measures, em)
        if self._position is not None:
            self._set_in_motion(before, self._look, snapshot.position - self._position)
        self._position = snapshot.position
        return True

    def _measures_in(self, font: QFont) -> Measures:
        problem, key = self.search.problem, font.key()
        if self._measures is None or self._measures[:2] != (problem, key):
            self._measures = problem, key, Measures.of(problem, font)
        return self._measures[2]

    # --- motion -----------------------------------------------------------------------------------

    def _set_in_motion(self, before: LinkLook | None, after: LinkLook, ticks: int) -> None:
        """One tick on or back in a scene that stays is shown as motion, in the picture in which the box is out."""
        calm = not self._since.isValid() or self._since.hasExpired(_CALM)
        if ticks:
            self._since.start()
        if ticks or before is None:  # what was in motion has no place in another scene
            self._come_to_rest()
        if not (self.animated and calm and before is not None and abs(ticks) == 1):
            return
        change = after.change if ticks == 1 else _undone(before.change)
        if change is None:
            return
        if change.leaves:
            self._shown = after, change, 0.0, 1.0
        else:
            out = replace(before, event=after.event, change=after.change)
            self._shown = out, change, 1.0, 0.0
        self._clock.start()

    def _come_to_rest(self) -> None:
        self._clock.stop()
        self._shown = None

    def _arrive(self) -> None:
        self._shown = None
        self.stirred.emit()

    @property
    def is_moving(self) -> bool:
        """Whether a box is on its way."""
        return self._shown is not None

    def paint(self, painter: QPainter, theme: Theme, marks: Marks) -> None:
        """Paint what was looked at last."""
        if self._look is None or self._geometry is None:
            return
        look, motion = self._look, None
        if self._shown is not None:
            look, change, begin, end = self._shown
            motion = Motion(change.element, begin + (end - begin) * float(self._clock.currentValue() or 0.0))
        links.paint(painter, Picture(look, self._geometry, theme, marks, motion))

    # --- places -----------------------------------------------------------------------------------

    @property
    def extent(self) -> QSizeF:
        """How large the whole sheet is."""
        return QSizeF() if self._geometry is None else self._geometry.extent

    @property
    def newest(self) -> Element | None:
        """What the last event is about."""
        return None if self._look is None else self._look.newest

    def box(self, element: Element) -> QRectF | None:
        """Where a header or node lies; None where it is not drawn."""
        if self._look is None or self._geometry is None:
            return None
        drawn = element == ROOT or element in self._look.elements
        return self._geometry.box(element) if drawn else None

    def element_at(self, point: QPointF) -> Element | None:
        """The root, header or node at a point."""
        if self._look is None or self._geometry is None:
            return None
        return self._geometry.element_at(point, (ROOT, *self._look.elements))

    def option_at(self, point: QPointF) -> int | None:
        """The option whose name stands at a point."""
        if self._geometry is None or self._scene is None:
            return None
        named = (it for it in self._scene.options if self._geometry.label_box(it).contains(point))
        return next(named, None)

    def step(self, here: Element, way: Way) -> Element:
        """Where a link of an element leads."""
        return neighbour(self.search, here, way)


def _undone(change: Change | None) -> Change | None:
    return None if change is None else replace(change, leaves=not change.leaves)
