"""The search tree on screen: paints and follows the player.

Moving the search only repaints. The tree is read again when the search reaches a node that is not laid out,
when the user folds or unfolds, and now and then while the background run continues.
"""

from dataclasses import replace
from functools import partial
from math import inf
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QPointF, QSize, QTimer, Signal
from PySide6.QtGui import QPainter, QResizeEvent

from solver_core.cover import BackgroundRun
from solver_core.cover.kernel.tree import Tree
from solver_core.cover.replay.subtree import number_of
from sudoku_gui.features.tree_view import paint as tree
from sudoku_gui.features.tree_view import text as words
from sudoku_gui.features.tree_view.camera import CEILING, Camera
from sudoku_gui.features.tree_view.drawing import TreeDrawing
from sudoku_gui.features.tree_view.glyphs import GlyphCache
from sudoku_gui.features.tree_view.model import Glyph
from sudoku_gui.features.tree_view.paint import TreeScene
from sudoku_gui.features.tree_view.state import SOON, RefreshTimes
from sudoku_gui.player.job import Job, beside
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.pixmaps import ratio_of, takes_lines
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.canvas import PanZoomCanvas
from sudoku_gui.widgets.throttle import SWIFT, Throttle

_UNASKED: Final = 200_000  # nodes that are walked again because the search is among them
_FAST: Final = 8  # beats a second at which nothing glides


class TreeCanvas(PanZoomCanvas):
    """The drawing, what is selected in it, and when it is read; the subclass `TreeInputCanvas` adds mouse and keys.

    Signals:
        described: the line about the glyph looked at is this one now.
        drawn: something else was laid out, or another part of it is in sight.
    """

    described = Signal(str)
    drawn = Signal()

    def __init__(self, player: Player, selection: Selection, theme: Theme) -> None:
        super().__init__("tree_canvas", player, selection, theme)
        self.camera = Camera(self)
        self.camera.moved.connect(self.update)
        self.camera.following_changed.connect(self.update)
        self.drawing = TreeDrawing(player, self.camera, self.font())
        self._selected: int | None = None
        self._hovered: int | None = None
        self._notice = ""
        self._times = RefreshTimes()
        self._followed: object = None
        self._painted: object = None
        self._cache: GlyphCache | None = None
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self.update)
        self._on_drawn = QTimer(self, singleShot=True, interval=0)
        self._on_drawn.timeout.connect(self.drawn)
        self._on_drawn.timeout.connect(self.describe)
        self.camera.moved.connect(self._on_drawn.start)
        self._unfolding = Unfolding(self)
        self._unfolding.unfolded.connect(self._on_unfolded)
        self._unfolding.failed.connect(self.read_again)
        player.began.connect(self._on_began)
        Throttle(player, self, SWIFT).due.connect(self._on_moved)
        player.state_changed.connect(self.update)
        player.length_changed.connect(self._on_grown)
        selection.changed.connect(self.update)
        self._on_began()

    # --- what is looked at ------------------------------------------------------------------------

    @property
    def present(self) -> int | None:
        """The innermost glyph that the search is in."""
        path = self.drawing.path
        return path[-1] if path else None

    @property
    def selected(self) -> int | None:
        """The glyph that keys start from: the one selected by the user, else the current one."""
        excerpt = self.drawing.state.excerpt
        if not excerpt.glyphs:
            return None
        number = excerpt.index(self._selected)
        return (self.present or 0) if number is None else number

    @property
    def hovered(self) -> int | None:
        return self.drawing.state.excerpt.index(self._hovered)

    def scene(self) -> TreeScene:
        """The picture to be painted now, with selection, keyboard, and the subtree that is being unfolded."""
        drawing, index = self.drawing, self.drawing.state.excerpt.index
        scene, waiting = drawing.scene(), index(self._unfolding.first)
        scene = replace(
            scene,
            progress=drawing.progress(scene.path),
            selected=index(self._selected) if self.hasFocus() else None,
            has_focus=self.hasFocus(),
            hovered=self.hovered,
            highlighted=drawing.highlighted(self._selection.target),
            waiting=frozenset(() if waiting is None else (waiting,)),
        )
        return replace(scene, labels=drawing.labels(scene, self.area, is_dragging=self.is_dragging))

    # --- what the user does -----------------------------------------------------------------------

    def read_again(self) -> None:
        self._times.request()
        self.update()

    def toggle(self, number: int) -> None:
        glyph = self.drawing.glyph(number)
        self.set_open(glyph, is_open=not self.drawing.state.is_open(glyph))

    def set_open(self, glyph: Glyph, *, is_open: bool) -> None:
        """Unfold or fold a glyph; what is no longer stored is walked again first."""
        self.drawing.state.set_open(glyph, is_open=is_open)
        if is_open and glyph.must_be_searched_again:
            self._search_again(glyph)
        self.read_again()

    def toggle_failed(self) -> None:
        """Fold all subtrees without solution, or none."""
        self.drawing.state.toggle_failed()
        self.read_again()

    def show_all(self) -> None:
        """Show everything that is laid out, as small as it must be."""
        self.camera.follow(following=False)
        self.camera.fit(self.drawing.layout, self.drawing.em, self.area)

    def follow(self, *, following: bool) -> None:
        """Keep the present node in sight from now on, or no longer."""
        self._followed = None
        self.camera.follow(following=following)
        self.update()

    def describe(self) -> None:
        """Report the line about the glyph looked at."""
        number = self.selected if self.hovered is None else self.hovered
        if self.isVisible():
            self.described.emit(self._notice or ("" if number is None else self.drawing.facts(number)))

    def _search_again(self, glyph: Glyph) -> None:
        search = self._player.search
        if search is None or glyph.first in {*self.drawing.state.folds.restored, self._unfolding.first}:
            return
        if glyph.nodes > MOST:
            self._notice = words.too_many(glyph.nodes)
            self.describe()
        else:
            self._unfolding.start(search.background_run, glyph.first)

    # --- following --------------------------------------------------------------------------------

    def come_to_rest(self) -> None:
        """Read the tree if that is due, and glide no more."""
        self.catch_up()
        self.camera.rest()

    def catch_up(self) -> None:
        """Read the tree if that is due, and keep the present glyph in sight."""
        if self._player.search is None:
            return
        wait = self._wait()
        if not wait:
            self._read()
        elif wait < inf and not self._later.isActive():
            self._later.start(round(1000 * wait) + 1)
        present = self.present
        if present is None or not self.camera.following:
            return
        key = (self.drawing.layout, present, self.camera.zoom, self.size())
        if key != self._followed:
            self._followed = key
            is_fast = self._player.is_busy or (self._player.is_playing and self._player.rate > _FAST)
            self.camera.animated = self.animated and not is_fast
            self.camera.glide_to(self.drawing.box(present), self.area, CEILING * self.drawing.em)

    def _wait(self) -> float:
        """Seconds until the tree is to be read."""
        player = self._player
        return self._times.wait(
            monotonic(),
            player.position,
            is_lost=self._is_lost(),
            is_going_on=player.is_busy or player.is_playing,
            is_running_in_background=player.is_running_in_background,
        )

    def _is_lost(self) -> bool:
        """Whether the search is in nodes that are not laid out, although not folded by the user."""
        present = self.present
        return present is not None and self.drawing.state.lacks(present, self.drawing.position)

    def _read(self) -> None:
        drawing, is_first = self.drawing, not self.drawing.state.excerpt.glyphs
        drawing.read(self.area)
        self._on_drawn.start()
        self._times.record(monotonic(), self._player.position)
        if is_first:
            self.camera.show_root(drawing.layout, drawing.em, self.area)
        if (present := self.present) is not None:
            glyph = drawing.glyph(present)
            is_folded = glyph.first in drawing.state.folds.folded
            if glyph.must_be_searched_again and glyph.nodes <= _UNASKED and not is_folded:
                self._search_again(glyph)

    def _on_began(self) -> None:
        self._unfolding.cancel()
        self._selection.hover(None)
        self.drawing = TreeDrawing(self._player, self.camera, self.font())
        self._selected = self._hovered = None
        self._notice = ""
        self._times = RefreshTimes(monotonic())
        self.camera.follow(following=True)
        self._on_drawn.start()
        self.update()

    def _on_moved(self) -> None:
        """Repaint only if something visible has changed, which most steps do not."""
        self._notice = ""
        if self.drawing.visible_part != self._painted or self._is_lost():
            self.update()

    def _on_grown(self) -> None:
        self._times.grow()
        if self.isVisible() and not self._later.isActive():
            self._later.start(round(1000 * SOON))

    def _on_unfolded(self, first: int, tree: Tree) -> None:
        self.drawing.state.restore(first, tree)
        self.read_again()

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(360, 320)

    def minimumSizeHint(self) -> QSize:
        # Enough for the present node and its children.
        return QSize(round(8 * self.drawing.em), round(5 * self.drawing.em))

    def resizeEvent(self, event: QResizeEvent) -> None:
        # The drawing stays in the middle; with more space there may be more labels.
        super().resizeEvent(event)
        if event.oldSize().isValid():
            self.camera.shift(QPointF((event.size().width() - event.oldSize().width()) / 2, 0))
        self.drawing.lay_out(self.area)

    def fit_font(self) -> None:
        self.drawing.use_font(self.font())
        self.read_again()

    def paint_on(self, painter: QPainter) -> None:
        self.catch_up()
        if self._player.search is None:
            text = translate("tree", "Watch a search to see its tree grow.")
            self.paint_message(painter, text)
        elif not self.drawing.state.excerpt.glyphs:
            self.paint_message(painter, translate("tree", "The search has no node yet."))
        else:
            scene = self.scene()
            self._painted = self.drawing.visible_part
            tree.paint(
                painter, self.area, scene, self.theme, self.font(), cache=self._glyphs(painter, scene.em)
            )

    def _glyphs(self, painter: QPainter, em: float) -> GlyphCache | None:
        if takes_lines(painter):
            return None
        key = (self.theme, em, ratio_of(painter))
        if self._cache is None or self._cache.key != key:
            self._cache = GlyphCache(*key)
        return self._cache


MOST = 2_000_000  # nodes that are searched again at once; more would take longer than anybody waits
_ATTEMPTS = 3
_NODES = 100_000  # that are stored of a subtree: 5 MB


class Unfolding(QObject):
    """Searches a subtree again, in a thread; the newest request counts.

    Signals:
        unfolded: the position at which the root of the subtree was entered, and the `Tree`.
        failed: that position; the subtree is still being searched, or no longer stored.
    """

    unfolded = Signal(object, object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.first: int | None = None  # where the subtree under way begins; None while there is none
        self._job = Job(self)
        self._job.finished.connect(self._arrived)

    def start(self, background_run: BackgroundRun, first: int) -> None:
        """Search the subtree whose root was entered at a position, instead of any other."""
        self.first = first
        self._job.start(beside(partial(_searched, background_run, first)), (), replace=True)

    def cancel(self) -> None:
        self._job.cancel()
        self.first = None

    def _arrived(self, tree: Tree | None) -> None:
        first, self.first = self.first, None
        if tree is None:
            self.failed.emit(first)
        else:
            self.unfolded.emit(first, tree)


def _searched(background_run: BackgroundRun, first: int) -> Tree | None:
    """The subtree; while the run goes on its number may change between asking and searching."""
    for _ in range(_ATTEMPTS):
        with background_run.reading() as (tree, _):
            number = number_of(tree, first)
        if number is None:
            return None
        try:
            again = background_run.expand(number, _NODES)
        except (IndexError, ValueError):
            continue
        if again[0].first == first:
            return again
    return None
