"""The drawing of the search tree: the excerpt read, its layout and its labels."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from solver_core.cover.choices import StackLevel
from sudoku_gui.features.tree_view import labels as tree_labels
from sudoku_gui.features.tree_view.camera import Camera
from sudoku_gui.features.tree_view.labels import AROUND, PAD, POINTER, LabelTexts, TreeLabel
from sudoku_gui.features.tree_view.layout import lay_out
from sudoku_gui.features.tree_view.model import Glyph, GlyphShape, TreeExcerpt
from sudoku_gui.features.tree_view.paint import TreeScene
from sudoku_gui.features.tree_view.state import TreeState
from sudoku_gui.features.tree_view.text import GlyphTexts, made
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Target
from sudoku_gui.translation import translate

_NEAR: Final = 4  # the last rows of the current path in which siblings get labels, if there is space

_FEW: Final = 3  # siblings among which space is made for their labels there
_MOST_LABELLED: Final = 60
"""The most glyphs for which space for all labels is reserved, if the drawing still fits the view."""


class _Present(NamedTuple):
    """Where a search is in what is laid out."""

    excerpt: TreeExcerpt
    position: int  # of the player
    levels: tuple[StackLevel, ...]  # the stack
    entered: int  # the position, or that of the landmark that it leads to
    path: list[int]  # the glyphs from the root to the innermost one


class TreeDrawing:
    """One search's tree as it is laid out.

    Attributes:
        state: what is folded and what was read.
        layout: where the glyphs are.
        em: pixels to an em at zoom 1.
    """

    def __init__(self, player: Player, camera: Camera, font: QFont) -> None:
        self._player = player
        self._search = player.search  # not a later search: the excerpt fits no other problem
        self._camera = camera
        self.state = TreeState()
        self.layout = lay_out(self.state.excerpt)
        self._known_present: _Present | None = None
        self.use_font(font)

    def use_font(self, font: QFont) -> None:
        """Forget the labels measured so far, as a new font has other widths."""
        metrics = QFontMetricsF(font)
        self.em = metrics.height()
        self.texts = None if self._search is None else GlyphTexts(self._search.problem, metrics)
        self._labels: tuple[TreeLabel, ...] = ()
        self._labels_key: object = None
        self._waiting: frozenset[int] = frozenset()

    # --- laying out -------------------------------------------------------------------------------

    def read(self, area: QRectF) -> None:
        """Lay out what is known now; the current glyph stays in place on the screen."""
        if self._search is None:
            return
        glyphs = self.state.excerpt.glyphs
        anchors = [(glyphs[number].first, self._top(number)) for number in reversed(self.path)]
        self.state.read(self._search, self.position)
        self.lay_out(area)
        for first, top in anchors:
            if (number := self.state.excerpt.index(first)) is not None:
                self._camera.shift(top - self._top(number))
                break

    def lay_out(self, area: QRectF) -> None:
        """Find a place for every glyph; with space for labels where there are few, else for those near the present."""
        excerpt = self.state.excerpt
        numbers = range(len(excerpt.glyphs))
        self._labels_key = None
        if 0 < len(numbers) <= _MOST_LABELLED:
            self.layout = lay_out(excerpt, [self._needed(number) for number in numbers])
            if (self.layout.right - self.layout.left + 1) * self.em <= area.width():
                return
        near = set(self._near(self.path, _FEW))
        self.layout = lay_out(excerpt, [self._least(number) if number in near else 0.0 for number in numbers])

    def _least(self, number: int) -> float:
        """The space for the shortest useful label of a glyph, in ems; 0 if it has none."""
        texts, glyph = self.texts, self.glyph(number)
        if texts is None or glyph.shape is GlyphShape.MORE or not glyph.options:
            return 0.0
        return texts.width(texts.choice(glyph.above, glyph.options[0])) / self.em + AROUND + POINTER

    def _needed(self, number: int) -> float:
        """The space for the full label of a glyph, in ems; 0 if it has none."""
        best = self._texts_of(number)[:1]
        return best[0][1] / self.em + AROUND if best else 0.0

    def _top(self, number: int) -> QPointF:
        return QPointF(self.layout.xs[number], self.layout.boxes[number].top) * (self.em * self._camera.zoom)

    # --- where things are -------------------------------------------------------------------------

    @property
    def _present(self) -> _Present:
        """Where the search is now, asked for often at one position."""
        excerpt, position = self.state.excerpt, self._player.position
        present = self._known_present
        if present is None or present.excerpt is not excerpt or present.position != position:
            levels = self._search.levels() if self._search is not None else ()
            entered = excerpt.entered_at(position, levels)
            present = _Present(excerpt, position, levels, entered, excerpt.path_to(entered))
            self._known_present = present
        return present

    @property
    def position(self) -> int:
        """Where the search is in the tree, see `TreeExcerpt.entered_at`."""
        return self._present.entered

    @property
    def path(self) -> list[int]:
        """The glyphs from the root to the innermost one that the search is in."""
        return self._present.path

    @property
    def visible_part(self) -> tuple[object, ...]:
        """The visible aspects of the position; while these are equal, no repaint is needed."""
        return self.state.excerpt.passed(self.position), self.progress(self.path)

    def glyph(self, number: int) -> Glyph:
        return self.state.excerpt.glyphs[number]

    def at(self, point: QPointF) -> int | None:
        """The glyph whose shape or label is at a point of the screen."""
        away = point - self._camera.origin
        there = away / (self.em * self._camera.zoom)
        number = self.layout.at(there.x(), there.y())
        if number is not None:
            return number
        pad = PAD * self.em
        for label in self._labels:
            if QRectF(label.left - pad, label.top, label.width + 2 * pad, self.em).contains(away):
                return label.glyph
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
        seen = (excerpt.glyphs[number] for number in self.scene().visible(area))
        ends = [glyph for glyph in seen if not glyph.children]
        lasts = [glyph.last if glyph.is_finished else excerpt.length for glyph in ends]
        return (min(glyph.first for glyph in ends), max(lasts)) if ends else None

    def progress(self, path: list[int]) -> int:
        """How many decisions of the chain that the search is in have been made; 0 where it is in none."""
        if not path or self._search is None or self.glyph(path[-1]).shape is not GlyphShape.CHAIN:
            return 0
        return made(self.glyph(path[-1]), self._search.depth)

    def target(self, number: int) -> Target | None:
        """The option that led to an item; at the root, the item of the problem chosen there."""
        glyph = self.glyph(number)
        if glyph.parent < 0:
            return Target(glyph.chosen[0]) if glyph.chosen[0] >= 0 else None
        option = glyph.options[0] if glyph.options and glyph.shape is not GlyphShape.MORE else None
        return Target(glyph.above, option) if glyph.above >= 0 else None

    def highlighted(self, target: Target | None) -> frozenset[int]:
        """The glyphs that have what is pointed at: that were led to by the option, or branch on the item."""
        if target is None:
            return frozenset()
        return frozenset(
            number
            for number, glyph in enumerate(self.state.excerpt.glyphs)
            if glyph.shape is not GlyphShape.MORE
            and (target.item in glyph.chosen if target.option is None else target.option in glyph.options)
        )

    # --- labels -----------------------------------------------------------------------------------

    def labels(self, scene: TreeScene, rect: QRectF, *, is_dragging: bool = False) -> tuple[TreeLabel, ...]:
        """Labels of glyphs in sight and a little beyond; laid out again only where something has changed.

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
            found = tree_labels.lay_out(
                self.layout, order, self._texts_of, self.em, self._camera.zoom, sight=sight, cut=cut
            )
            self._labels = tuple(found)
        return self._labels

    def _order(self, path: list[int], seen: Iterator[int]) -> list[int]:
        """The present glyph first, then those on the path, then their children, the nearest first, then all others."""
        inside, glyphs, near = set(path), self.state.excerpt.glyphs, set(self._near(path))
        others = [number for number in seen if number not in inside]
        others.sort(
            key=lambda number: (number not in near, glyphs[number].parent not in inside, glyphs[number].depth)
        )
        return [*reversed(path), *others]

    def _near(self, path: list[int], most: int | None = None) -> list[int]:
        """The glyphs that could have been taken, or will be, in the last few rows of the path.

        With more than ``most`` in a row none of them; and the leftmost, which has space on its left, never.
        """
        rows = [self.glyph(number).children for number in path[-_NEAR:]]
        if most is not None:
            rows = [children[1:] for children in rows if len(children) <= most]
        inside = set(path)
        return [child for children in rows for child in children if child not in inside]

    def _texts_of(self, number: int) -> LabelTexts:
        texts, glyph = self.texts, self.glyph(number)
        if texts is None:
            return ()
        if number in self._waiting:
            text = translate("tree", "unfolding...")
            return ((text, texts.width(text)),)
        if glyph.shape is GlyphShape.CHAIN and (path := self.path) and path[-1] == number:
            return texts.beside(glyph, 0, texts.here(glyph, self._present.levels))
        return texts.beside(glyph, self.among(number))

    def among(self, number: int) -> int:
        """How many options a glyph's was one of, by the stack where the tree does not know; 0 unknown."""
        glyph = self.glyph(number)
        if glyph.among or glyph.parent < 0:
            return glyph.among
        if glyph.parent in self.path and 0 < glyph.depth <= len(self._present.levels):
            return self._present.levels[glyph.depth - 1].among
        return 0

    def facts(self, number: int) -> str:
        """The line about a glyph."""
        if self.texts is None or self._search is None:
            return ""
        glyph, state, search = self.glyph(number), self.state, self._search
        count, begin = state.count(search, glyph), state.begin(search, glyph)
        return self.texts.facts(glyph, count, self.among(number), begin, self.guess(number))

    def guess(self, number: int) -> int:
        """Which guess led to a glyph, counted from the root; 0 if none did, or where it is unknown."""
        if self.glyph(number).shape is GlyphShape.MORE:
            return 0
        chosen = [at for at in self._ancestry(number) if not self.glyph(at).is_given]
        amongs = [1 if self.glyph(at).shape is GlyphShape.CHAIN else self.among(at) for at in chosen]
        is_guess = bool(amongs) and amongs[0] > 1 and all(amongs)
        return sum(among > 1 for among in amongs) if is_guess else 0

    def _ancestry(self, number: int) -> Iterator[int]:
        """A glyph and those above it, without the root, which no option led to."""
        while self.glyph(number).parent >= 0:
            yield number
            number = self.glyph(number).parent
