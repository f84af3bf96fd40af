"""The drawing of the search tree: what was read of it, where it is laid out, which words stand beside it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from solver_core.cover.choices import Level
from sudoku_gui.panes.tree import labels as tree_labels
from sudoku_gui.panes.tree.camera import Camera
from sudoku_gui.panes.tree.excerpt import Shape, Twig
from sudoku_gui.panes.tree.labels import PAD, POINTER, Label
from sudoku_gui.panes.tree.layout import lay_out
from sudoku_gui.panes.tree.scene import TreeScene, visible
from sudoku_gui.panes.tree.state import TreeState
from sudoku_gui.panes.tree.texts import Texts, made
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Target
from sudoku_gui.wording import tree as words

_NEAR: Final = 4
"""Rows at the end of the way to the present in which siblings have their words, wherever there is room."""

_FEW: Final = 3
"""Siblings among which room is made for their words there."""

_AIRY: Final = 60
"""Twigs among which room is made for all words, if the drawing is no wider than the view then."""


class Drawing:
    """One search's tree as it is laid out.

    Attributes:
        state: what is folded and what was read.
        layout: where the twigs are.
        em: pixels to an em at zoom 1.

    Args:
        player: whose search it is.
        camera: which part is in sight; moved so that what was present stays where it is.
        font: of the words.
    """

    def __init__(self, player: Player, camera: Camera, font: QFont) -> None:
        self._player = player
        self._search = player.search  # not the one that comes after it: what was read fits no other problem
        self._camera = camera
        self.state = TreeState()
        self.layout = lay_out(self.state.excerpt)
        self._way: list[int] = []
        self._way_key: object = None
        self._known_levels: tuple[Level, ...] = ()
        self._levels_at: object = None
        self.use_font(font)

    def use_font(self, font: QFont) -> None:
        """Measure all words anew."""
        self._metrics = QFontMetricsF(font)
        self.em = self._metrics.height()
        self._texts: Texts | None = None
        self._labels: tuple[Label, ...] = ()
        self._labelled: object = None
        self._waiting: frozenset[int] = frozenset()

    # --- laying out -------------------------------------------------------------------------------

    def read(self, room: QRectF) -> None:
        """Lay out what is known by now; what was present stays where it is on the screen."""
        search = self._search
        if search is None:
            return
        twigs = self.state.excerpt.twigs
        anchors = [(twigs[number].first, self._place(number)) for number in reversed(self.way)]
        self.state.read(search, self._player.position)
        self.lay_out(room)
        for first, place in anchors:
            if (number := self.state.excerpt.of(first)) is not None:
                self._camera.shift(place - self._place(number))
                break

    def lay_out(self, room: QRectF) -> None:
        """Find a place for every twig; with room for all words where there are few, else for those near the present."""
        excerpt = self.state.excerpt
        self._labelled = None
        if 0 < len(excerpt.twigs) <= _AIRY:
            beside = [self._needed(number) for number in range(len(excerpt.twigs))]
            self.layout = lay_out(excerpt, beside)
            if (self.layout.right - self.layout.left + 1) * self.em <= room.width():
                return
        near = set(self._near(self.way, _FEW))
        self.layout = lay_out(
            excerpt,
            [self._least(number) if number in near else 0.0 for number in range(len(excerpt.twigs))],
        )

    def _least(self, number: int) -> float:
        """Ems for the words beside a twig without which nobody knows what it stands for."""
        texts, twig = self.texts, self.twig(number)
        if texts is None or twig.shape is Shape.MORE or not twig.options:
            return 0.0
        return texts.width(texts.choice(twig.above, twig.options[0])) / self.em + 2 * PAD + POINTER

    def _needed(self, number: int) -> float:
        """Ems for the words beside a twig."""
        best = self._words(number)[:1]
        return best[0][1] / self.em + 2 * PAD if best else 0.0

    def _place(self, number: int) -> QPointF:
        """Where the top of a glyph is, from the root, in pixels."""
        scale = self.em * self._camera.zoom
        return QPointF(self.layout.xs[number], self.layout.box(number).top) * scale

    # --- where things are -------------------------------------------------------------------------

    @property
    def way(self) -> list[int]:
        """The twigs from the root to the innermost one that the search is in."""
        excerpt, position = self.state.excerpt, self._player.position
        key = (excerpt, excerpt.passed(position))
        if key != self._way_key:
            self._way_key, self._way = key, excerpt.way_to(position)
        return self._way

    @property
    def place(self) -> tuple[object, ...]:
        """What of the position can be seen: while it stays, nothing is to be painted."""
        excerpt = self.state.excerpt
        return excerpt.passed(self._player.position), self.progress(self.way)

    def twig(self, number: int) -> Twig:
        """One of those laid out."""
        return self.state.excerpt.twigs[number]

    def at(self, point: QPointF) -> int | None:
        """The twig at a point of the screen: its glyph, or its words."""
        away = point - self._camera.origin
        place = away / (self.em * self._camera.zoom)
        number = self.layout.at(place.x(), place.y())
        if number is not None:
            return number
        return next((label.twig for label in self._labels if self._is_on(label, away)), None)

    def _is_on(self, label: Label, place: QPointF) -> bool:
        """Whether a place, as seen from the root, is on the words of a twig."""
        pad = PAD * self.em
        return QRectF(label.left - pad, label.top, label.width + 2 * pad, self.em).contains(place)

    def box(self, number: int) -> QRectF:
        """Where a twig is on the screen."""
        return self.scene().box(number)

    def scene(self) -> TreeScene:
        """What is to be painted, without marks and words."""
        scale = self.em * self._camera.zoom
        return TreeScene(self.state.excerpt, self.layout, scale, self._camera.origin, self._player.position)

    def span(self, room: QRectF) -> tuple[int, int] | None:
        """The first and the last position of what is in sight at the lower end of the drawing."""
        excerpt = self.state.excerpt
        seen = (excerpt.twigs[number] for number in visible(self.scene(), room))
        ends = [twig for twig in seen if not twig.kids]
        lasts = [twig.last if twig.is_finished else excerpt.ticks for twig in ends]
        return (min(twig.first for twig in ends), max(lasts)) if ends else None

    def progress(self, way: list[int]) -> int:
        """How many decisions of the run that the search is in have been made; 0 where it is in none."""
        search = self._search
        if not way or search is None or self.twig(way[-1]).shape is not Shape.RUN:
            return 0
        return made(self.twig(way[-1]), search.depth)

    def target(self, number: int) -> Target | None:
        """The choice that led to a twig; at the root, the item chosen there."""
        twig = self.twig(number)
        item = twig.above if twig.parent >= 0 else twig.items[0]
        option = (
            twig.options[0] if twig.options and twig.parent >= 0 and twig.shape is not Shape.MORE else None
        )
        return None if item < 0 else Target(item, option)

    def lit(self, target: Target | None) -> frozenset[int]:
        """The twigs that have what is pointed at: that were led to by the option, or branch on the item."""
        if target is None:
            return frozenset()
        twigs = enumerate(self.state.excerpt.twigs)
        if target.option is not None:
            return frozenset(
                n for n, twig in twigs if target.option in twig.options and twig.shape is not Shape.MORE
            )
        return frozenset(n for n, twig in twigs if target.item in twig.items and twig.shape is not Shape.MORE)

    # --- words ------------------------------------------------------------------------------------

    @property
    def texts(self) -> Texts | None:
        """The words for what is watched."""
        search = self._search
        if search is not None and (self._texts is None or self._texts.problem is not search.problem):
            self._texts = Texts(search.problem, self._metrics)
        return self._texts

    def labels(self, scene: TreeScene, rect: QRectF, *, is_held: bool = False) -> tuple[Label, ...]:
        """Words beside twigs in sight and a little beyond; placed anew only where something has changed.

        While the search goes on by itself, only those on the way to it, and while a hand holds the drawing only now
        and then: else they would flicker.
        """
        spread = QPointF(rect.width(), rect.height()) / 2
        target = self._camera.target
        coarse = (round(4 * target.x() / spread.x()), round(4 * target.y() / spread.y()))
        corner = coarse if is_held else (round(target.x()), round(target.y()))
        key = (
            scene.em,
            corner,
            rect.size(),
            tuple(scene.way),
            scene.progress,
            self._player.is_playing,
            scene.waiting,
        )
        if key != self._labelled:
            self._labelled, self._waiting = key, scene.waiting
            scene = replace(scene, origin=target)
            wide = rect.adjusted(-spread.x(), -spread.y(), spread.x(), spread.y())
            seen = iter(()) if self._player.is_playing else visible(scene, wide)
            order = self._order(scene.way, seen)
            sight = (rect.left() - target.x(), rect.right() - target.x())
            em, zoom, cut = self.em, self._camera.zoom, None if self.texts is None else self.texts.cut
            found = tree_labels.place(self.layout, order, self._words, em, zoom, sight=sight, cut=cut)
            self._labels = tuple(found)
        return self._labels

    def _order(self, way: list[int], seen: Iterator[int]) -> list[int]:
        """The present one first, then those on the way there, then their kids, the nearest first, then all others."""
        inside, twigs, near = set(way), self.state.excerpt.twigs, set(self._near(way))
        others = [number for number in seen if number not in inside]
        others.sort(
            key=lambda number: (number not in near, twigs[number].parent not in inside, twigs[number].depth)
        )
        return [*reversed(way), *others]

    def _near(self, way: list[int], most: int | None = None) -> list[int]:
        """The twigs that could have been taken, or will be, in the last few rows of the way.

        Args:
            way: the twigs from the root to the present one.
            most: with more kids than these in a row none of them; and the leftmost, which has room to its left, never.
        """
        rows = [self.twig(number).kids for number in way[-_NEAR:]]
        if most is not None:
            rows = [kids[1:] for kids in rows if len(kids) <= most]
        inside = set(way)
        return [kid for kids in rows for kid in kids if kid not in inside]

    def _words(self, number: int) -> tuple[tuple[str, float], ...]:
        texts, twig = self.texts, self.twig(number)
        if texts is None:
            return ()
        if number in self._waiting:
            return ((words.unfolding(), texts.width(words.unfolding())),)
        if twig.shape is Shape.RUN and (way := self.way) and way[-1] == number:
            return texts.beside(twig, 0, texts.here(twig, self._levels))
        return texts.beside(twig, self.among(number))

    def among(self, number: int) -> int:
        """Out of how many options a twig's was tried, as the choice stack tells it; 0 where neither knows."""
        twig = self.twig(number)
        if twig.among or twig.parent < 0:
            return twig.among
        if twig.parent in self.way and 0 < twig.depth <= len(self._levels):
            return self._levels[twig.depth - 1].among
        return 0

    @property
    def _levels(self) -> tuple[Level, ...]:
        """The choice stack; asked for often at one position."""
        search, position = self._search, self._player.position
        if search is not None and self._levels_at != (search, position):
            self._levels_at, self._known_levels = (search, position), search.levels()
        return self._known_levels

    def facts(self, number: int) -> str:
        """The line about a twig."""
        texts, search = self.texts, self._search
        if texts is None or search is None:
            return ""
        twig = self.twig(number)
        begin, nodes = self.state.begin(search, twig), self.state.count(search, twig)
        return texts.facts(twig, nodes, self.among(number), begin)
