"""The drawing of the search tree: the excerpt read, its layout and its labels."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from solver_core.cover.choices import Level
from sudoku_gui.features.tree_view.camera import Camera
from sudoku_gui.features.tree_view.labels import AROUND, PAD, POINTER, LabelTexts, TreeLabel, place
from sudoku_gui.features.tree_view.layout import lay_out
from sudoku_gui.features.tree_view.model import ItemShape, TreeExcerpt, TreeItem
from sudoku_gui.features.tree_view.paint import TreeScene
from sudoku_gui.features.tree_view.state import TreeState
from sudoku_gui.features.tree_view.text import ItemTexts, made
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Target
from sudoku_gui.translation import translate

_NEAR: Final = 4
"""The last rows of the current path in which siblings get labels, if there is space."""

_FEW: Final = 3  # siblings among which space is made for their labels there
_MOST_LABELLED: Final = 60
"""The most items for which space for all labels is reserved, if the drawing still fits the view."""


class _Place(NamedTuple):
    """Where a search is in what is laid out."""

    excerpt: TreeExcerpt
    position: int  # of the player
    levels: tuple[Level, ...]  # the choice stack
    entered: int  # the position, or that of the landmark that it leads to
    path: list[int]  # the items from the root to the innermost one


class TreeDrawing:
    """One search's tree as it is laid out.

    Attributes:
        state: what is folded and what was read.
        layout: where the items are.
        em: pixels to an em at zoom 1.
    """

    def __init__(self, player: Player, camera: Camera, font: QFont) -> None:
        self._player = player
        self._search = player.search  # not a later search: the excerpt fits no other problem
        self._camera = camera
        self.state = TreeState()
        self.layout = lay_out(self.state.excerpt)
        self._known_place: _Place | None = None
        self.use_font(font)

    def use_font(self, font: QFont) -> None:
        """Forget the labels measured so far, as a new font has other widths."""
        metrics = QFontMetricsF(font)
        self.em = metrics.height()
        self.texts = None if self._search is None else ItemTexts(self._search.problem, metrics)
        self._labels: tuple[TreeLabel, ...] = ()
        self._labels_key: object = None
        self._waiting: frozenset[int] = frozenset()

    # --- laying out -------------------------------------------------------------------------------

    def read(self, area: QRectF) -> None:
        """Lay out what is known now; the current item stays in place on the screen."""
        if self._search is None:
            return
        items = self.state.excerpt.items
        anchors = [(items[number].first, self._top(number)) for number in reversed(self.path)]
        self.state.read(self._search, self.position)
        self.lay_out(area)
        for first, top in anchors:
            if (number := self.state.excerpt.index(first)) is not None:
                self._camera.shift(top - self._top(number))
                break

    def lay_out(self, area: QRectF) -> None:
        """Find a place for every item; with space for labels where there are few, else for those near the present."""
        excerpt = self.state.excerpt
        numbers = range(len(excerpt.items))
        self._labels_key = None
        if 0 < len(numbers) <= _MOST_LABELLED:
            self.layout = lay_out(excerpt, [self._needed(number) for number in numbers])
            if (self.layout.right - self.layout.left + 1) * self.em <= area.width():
                return
        near = set(self._near(self.path, _FEW))
        self.layout = lay_out(excerpt, [self._least(number) if number in near else 0.0 for number in numbers])

    def _least(self, number: int) -> float:
        """Ems for the shortest useful label of an item."""
        texts, item = self.texts, self.item(number)
        if texts is None or item.shape is ItemShape.MORE or not item.options:
            return 0.0
        return texts.width(texts.choice(item.above, item.options[0])) / self.em + AROUND + POINTER

    def _needed(self, number: int) -> float:
        """Ems for the full label of an item."""
        best = self._texts_of(number)[:1]
        return best[0][1] / self.em + AROUND if best else 0.0

    def _top(self, number: int) -> QPointF:
        """The top of a glyph, from the root, in pixels."""
        return QPointF(self.layout.xs[number], self.layout.boxes[number].top) * (self.em * self._camera.zoom)

    # --- where things are -------------------------------------------------------------------------

    @property
    def _place(self) -> _Place:
        """Where the search is now, asked for often at one position."""
        excerpt, position = self.state.excerpt, self._player.position
        place = self._known_place
        if place is None or place.excerpt is not excerpt or place.position != position:
            levels = self._search.levels() if self._search is not None else ()
            entered = excerpt.entered_at(position, levels)
            place = _Place(excerpt, position, levels, entered, excerpt.path_to(entered))
            self._known_place = place
        return place

    @property
    def position(self) -> int:
        """Where the search is in the tree, see `TreeExcerpt.entered_at`."""
        return self._place.entered

    @property
    def path(self) -> list[int]:
        """The items from the root to the innermost one that the search is in."""
        return self._place.path

    @property
    def visible_part(self) -> tuple[object, ...]:
        """The visible aspects of the position; while these are equal, no repaint is needed."""
        return self.state.excerpt.passed(self.position), self.progress(self.path)

    def item(self, number: int) -> TreeItem:
        return self.state.excerpt.items[number]

    def at(self, point: QPointF) -> int | None:
        """The item at a point of the screen: its glyph, or its label."""
        away = point - self._camera.origin
        there = away / (self.em * self._camera.zoom)
        number = self.layout.at(there.x(), there.y())
        if number is not None:
            return number
        pad = PAD * self.em
        for label in self._labels:
            if QRectF(label.left - pad, label.top, label.width + 2 * pad, self.em).contains(away):
                return label.item
        return None

    def box(self, number: int) -> QRectF:
        return self.scene().box(number)

    def scene(self) -> TreeScene:
        """The scene without marks and labels."""
        scale = self.em * self._camera.zoom
        return TreeScene(self.state.excerpt, self.layout, scale, self._camera.origin, self.position)

    def span(self, area: QRectF) -> tuple[int, int] | None:
        """The first and the last position of what is in sight at the lower end of the drawing."""
        excerpt = self.state.excerpt
        seen = (excerpt.items[number] for number in self.scene().visible(area))
        ends = [item for item in seen if not item.children]
        lasts = [item.last if item.is_finished else excerpt.ticks for item in ends]
        return (min(item.first for item in ends), max(lasts)) if ends else None

    def progress(self, path: list[int]) -> int:
        """How many decisions of the run that the search is in have been made; 0 where it is in none."""
        if not path or self._search is None or self.item(path[-1]).shape is not ItemShape.RUN:
            return 0
        return made(self.item(path[-1]), self._search.depth)

    def target(self, number: int) -> Target | None:
        """The choice that led to an item; at the root, the item of the problem chosen there."""
        item = self.item(number)
        if item.parent < 0:
            return Target(item.chosen[0]) if item.chosen[0] >= 0 else None
        option = item.options[0] if item.options and item.shape is not ItemShape.MORE else None
        return Target(item.above, option) if item.above >= 0 else None

    def highlighted(self, target: Target | None) -> frozenset[int]:
        """The items that have what is pointed at: that were led to by the option, or branch on the item."""
        if target is None:
            return frozenset()
        return frozenset(
            number
            for number, item in enumerate(self.state.excerpt.items)
            if item.shape is not ItemShape.MORE
            and (target.item in item.chosen if target.option is None else target.option in item.options)
        )

    # --- labels -----------------------------------------------------------------------------------

    def labels(self, scene: TreeScene, rect: QRectF, *, is_dragging: bool = False) -> tuple[TreeLabel, ...]:
        """Labels of items in sight and a little beyond; placed again only where something has changed.

        While the search goes on by itself, only those on the path to it, and while the mouse drags the drawing only
        now and then: else they would flicker.
        """
        spread = QPointF(rect.width(), rect.height()) / 2
        target = self._camera.target
        corner: tuple[int, int] = round(target.x()), round(target.y())
        if is_dragging:
            corner = round(4 * target.x() / spread.x()), round(4 * target.y() / spread.y())
        key = scene.em, corner, rect.size(), tuple(scene.path), scene.progress, self._player.is_playing
        if key != self._labels_key:
            self._labels_key, self._waiting = key, scene.waiting
            wide = rect.adjusted(-spread.x(), -spread.y(), spread.x(), spread.y())
            seen = iter(()) if self._player.is_playing else replace(scene, origin=target).visible(wide)
            sight = (rect.left() - target.x(), rect.right() - target.x())
            order, cut = self._order(scene.path, seen), None if self.texts is None else self.texts.cut
            placed = place(
                self.layout, order, self._texts_of, self.em, self._camera.zoom, sight=sight, cut=cut
            )
            self._labels = tuple(placed)
        return self._labels

    def _order(self, path: list[int], seen: Iterator[int]) -> list[int]:
        """The present item first, then those on the path, then their children, the nearest first, then all others."""
        inside, items, near = set(path), self.state.excerpt.items, set(self._near(path))
        others = [number for number in seen if number not in inside]
        others.sort(
            key=lambda number: (number not in near, items[number].parent not in inside, items[number].depth)
        )
        return [*reversed(path), *others]

    def _near(self, path: list[int], most: int | None = None) -> list[int]:
        """The items that could have been taken, or will be, in the last few rows of the path.

        With more than ``most`` in a row none of them; and the leftmost, which has space on its left, never.
        """
        rows = [self.item(number).children for number in path[-_NEAR:]]
        if most is not None:
            rows = [children[1:] for children in rows if len(children) <= most]
        inside = set(path)
        return [child for children in rows for child in children if child not in inside]

    def _texts_of(self, number: int) -> LabelTexts:
        texts, item = self.texts, self.item(number)
        if texts is None:
            return ()
        if number in self._waiting:
            text = translate("tree", "unfolding...")
            return ((text, texts.width(text)),)
        if item.shape is ItemShape.RUN and (path := self.path) and path[-1] == number:
            return texts.beside(item, 0, texts.here(item, self._place.levels))
        return texts.beside(item, self.among(number))

    def among(self, number: int) -> int:
        """Out of how many options an item's was tried, by the choice stack where the tree does not know; 0 unknown."""
        item = self.item(number)
        if item.among or item.parent < 0:
            return item.among
        if item.parent in self.path and 0 < item.depth <= len(self._place.levels):
            return self._place.levels[item.depth - 1].among
        return 0

    def facts(self, number: int) -> str:
        """The line about an item."""
        if self.texts is None or self._search is None:
            return ""
        item, state, search = self.item(number), self.state, self._search
        count, begin = state.count(search, item), state.begin(search, item)
        return self.texts.facts(item, count, self.among(number), begin, self.guess(number))

    def guess(self, number: int) -> int:
        """Which guess led to an item, counted from the root; 0 if none did, or where it is unknown."""
        if self.item(number).shape is ItemShape.MORE:
            return 0
        chosen = [at for at in self._ancestry(number) if not self.item(at).is_given]
        amongs = [1 if self.item(at).shape is ItemShape.RUN else self.among(at) for at in chosen]
        is_guess = bool(amongs) and amongs[0] > 1 and all(amongs)
        return sum(among > 1 for among in amongs) if is_guess else 0

    def _ancestry(self, number: int) -> Iterator[int]:
        """An item and those above it, without the root, which no option led to."""
        while self.item(number).parent >= 0:
            yield number
            number = self.item(number).parent
