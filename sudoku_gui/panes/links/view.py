"""The link view: how the links around the present event dance, what holds each of them, and why one is out."""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from solver_core.cover import RepeatSearch, Search
from solver_core.cover.removal import position
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.links import text as words
from sudoku_gui.panes.links.canvas import LinkCanvas
from sudoku_gui.panes.links.key import LinkKey
from sudoku_gui.panes.links.panel import LINES, LinkPanel
from sudoku_gui.panes.links.targets import removal_of, told
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.throttle import Throttle

_PANELS: Final = 3
"""Heights of the panel that the view has at least where the panel is shown."""
_TALL: Final = 24
"""Heights of the text below which the panel has fewer lines."""


class LinkView(Guarded, QWidget):
    """The neighbourhood of the present event: boxes with their links in four directions.

    Attributes:
        canvas: where they are drawn.
        panel: what is told of the selected one.

    Args:
        player: whose search is shown.
        selection: what is pointed at, in all views.
        theme: the colours to begin with.
    """

    def __init__(
        self, player: Player, selection: Selection, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("link_view")
        self.setAccessibleName(self.tr("Links"))
        self.setAccessibleDescription(words.view_help())
        self._player, self._selection, self._theme = player, selection, theme
        self.canvas = LinkCanvas(player, selection, theme, self)
        self.panel = LinkPanel(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.canvas, 1)
        column.addWidget(self.panel)
        self.canvas.here_changed.connect(self._tell)
        self.canvas.doing_wanted.connect(self._do)
        self.panel.button.clicked.connect(self.go_there)
        self.panel.key.clicked.connect(self.show_key)
        Throttle(player, self).due.connect(self._tell)
        self._tell()

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._theme = theme
        self.canvas.use_theme(theme)

    def show_key(self) -> None:
        """Tell what the signs mean."""
        search = self._player.search
        if isinstance(search, Search | RepeatSearch):
            key = LinkKey(self._theme, self, with_secondary=bool(search.problem.secondary))
            key.show_above(self.panel.key if self.panel.isVisible() else self)

    def go_there(self) -> None:
        """Move to just after the event that took the selected header or node out."""
        search = self._player.search
        why = removal_of(search, self.canvas.here)
        if why is None or not isinstance(search, Search | RepeatSearch):
            return
        target = position(search, why)
        if target is None:
            self._player.run_to(why.event, backward=True)
        else:
            self._player.scrub(target)

    # --- telling ----------------------------------------------------------------------------------

    def _tell(self) -> None:
        if not self.isVisible():
            return
        search, here = self._player.search, self.canvas.here
        has_links, text = isinstance(search, Search | RepeatSearch), ""
        if search is not None:
            text = "" if here is None else told(search, here)
            text = text or (
                self.tr(
                    "Click a header or a node to read its four links; Up, Down, Alt+Left and Alt+Right follow them."
                )
                if has_links
                else self.tr(
                    "A digit stands where a house lacks it: its bit is set. A cell may take the digits that its row, its column and its box all lack."
                )
            )
        why = removal_of(search, here)
        can_go = why is not None and search is not None and not search.stands_at(why.event)
        self.panel.say(text, can_go=can_go, has_button=has_links or search is None)
        self.canvas.setAccessibleDescription(words.view_help() if here is None else text)

    def _do(self) -> None:
        """Enter: where it was taken out, or else where it changed last, which the window finds."""
        here = self.canvas.here
        if removal_of(self._player.search, here) is not None:
            self.go_there()
        elif here is not None and self._selection.pinned is not None:
            self._selection.request_doing(Target(here.item, here.option))

    # --- Qt ---------------------------------------------------------------------------------------

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the keyboard to the part that is walked in; a focus proxy would hide the others from Tab."""
        self.canvas.setFocus(reason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """K, which the picture does not use itself."""
        if event.key() == Qt.Key.Key_K and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.show_key()
        else:
            super().keyPressEvent(event)

    def minimumSizeHint(self) -> QSize:
        """That of the picture alone: the panel gives way to it."""
        return self.canvas.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """What happened while nobody looked is told now."""
        super().showEvent(event)
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._arrange()

    def _arrange(self) -> None:
        height = self.height() / self.fontMetrics().height()
        self.panel.set_lines(LINES if height >= _TALL else LINES - 1)
        self.panel.setVisible(self.height() >= _PANELS * self.panel.sizeHint().height())
