"""The view of the links around the current event: their animation, and why an element is out."""

from typing import Final

from PySide6.QtCore import QSize, QSizeF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QSplitter, QWidget

from solver_core.cover import MinimizingSearch, RepeatSearch, Search
from solver_core.cover.explain.removal import position
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.features.link_view import text as words
from sudoku_gui.features.link_view.canvas import LinkCanvas
from sudoku_gui.features.link_view.legend import LinkLegend
from sudoku_gui.features.link_view.scene import LinkScene
from sudoku_gui.features.link_view.table import UP, LinkTable, LinkTableModel, rows
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.buttons import tool_button
from sudoku_gui.widgets.legend import asks_for_legend
from sudoku_gui.widgets.pane import FontFollower, Pane
from sudoku_gui.widgets.term_label import ReadingLabel

LINES: Final = 3  # lines of text that are left free, so that nothing jumps
_LEAST: Final = 11  # heights of the text below which the view shows no panel
_TALL: Final = 30  # heights of the text below which there is a line less, and no hint
_NARROW: Final = 24  # widths of it below which the buttons stand below the text, or alone


class LinkView(Pane):
    """The neighbourhood of the current event: boxes with their links in four directions, and a text below them."""

    def __init__(
        self, player: Player, selection: Selection, theme: Theme, *, preferences: Preferences | None = None
    ) -> None:
        names = "link_view", words.title(), words.description()
        super().__init__(*names, theme, player=player)
        self._player, self._selection = player, selection
        self._preferences = preferences
        self._is_tall = False  # whether there is space for a hint
        self._shared: tuple[object, ...] = ()  # for what the space was shared between picture and table
        self.canvas = self.main_part = LinkCanvas(player, selection, theme)
        self.panel = LinkPanel()
        self._table_model = LinkTableModel(self)
        self.table = LinkTable(self._table_model, selection, theme)
        self.table.hide()
        self._parts = QSplitter(Qt.Orientation.Horizontal, childrenCollapsible=False)
        self._parts.addWidget(self.canvas)
        self._parts.addWidget(self.table)
        self._parts.setStretchFactor(0, 1)
        self.lay_out(self._parts, self.panel, stretch=(1,))
        self.canvas.here_changed.connect(self.refresh)
        self.canvas.activated.connect(self._activate)
        self.panel.button.clicked.connect(self.go_there)
        self.panel.legend.clicked.connect(self.show_legend)
        self.panel.table.toggled.connect(self.show_table)
        if preferences is not None:
            preferences.changed.connect(self._follow)
            self._follow("links_motion")
            self.panel.table.setChecked(preferences["links_table"] == "yes")

    def _follow(self, key: str) -> None:
        if key == "links_motion" and self._preferences is not None:
            self.canvas.milliseconds = int(self._preferences[key])

    def show_legend(self) -> None:
        """Open the legend of boxes and arrows, with secondary headers only if the problem has any."""
        search = self._player.search
        if isinstance(search, Search | RepeatSearch):
            secondary, bound = bool(search.problem.secondary), isinstance(search, MinimizingSearch)
            legend = LinkLegend(self.theme, self, with_secondary=secondary, with_bound=bound)
            legend.show_above(self.panel.legend if self.panel.isVisible() else self)

    def show_table(self, shown: bool) -> None:  # noqa: FBT001 - as toggled has it
        """Show the links of all that is in sight as a table beside the picture, or only the picture."""
        if self._preferences is not None:
            self._preferences["links_table"] = "yes" if shown else "no"
        self.table.setVisible(shown)
        self._shared = ()
        self._show_links()

    def _share(self) -> None:
        """Give the table what it needs, but nothing of what the picture needs to show as much as without it."""
        if self.table.isHidden():
            return
        scene = self._scene()
        shared = self._parts.size(), None if scene is None else scene.search.problem
        if shared == self._shared:
            return
        self._shared = shared
        length = self._parts.width() if self._is_wide else self._parts.height()
        table = length // 2
        if self._is_wide and scene is not None:
            most, least = self.table.needed()
            bar = self.table.verticalScrollBar().sizeHint().width()
            spare = length - bar - scene.least_width(QSizeF(self._parts.size()), self.canvas.font())
            table = min(max(int(spare), sum(least[:UP])), sum(most)) + bar
        self._parts.setSizes([max(1, length - table), max(1, table)])
        self.table.fit()

    @property
    def _is_wide(self) -> bool:
        return self.width() > 1.4 * self.height()

    def _show_links(self) -> None:
        if self.table.isHidden():
            return
        scene = self._scene()
        self._table_model.show_rows([] if scene is None else rows(scene.search, scene.look))
        self._share()
        self.table.follow()

    def _scene(self) -> LinkScene | None:
        """The current scene; read here, because the canvas learns of another search later than this pane."""
        scene = self.canvas.scene
        if not isinstance(scene, LinkScene) or scene.search is not self._player.search:
            return None
        self.canvas.rect_of(None)  # reads the links
        return scene

    def go_there(self) -> None:
        """Move to just after the event that took the selected header or node out."""
        search = self._player.search
        why = words.removal_of(search, self.canvas.here)
        if why is None or not isinstance(search, Search | RepeatSearch):
            return
        target = position(search, why)
        if target is None:
            self._player.run_to(why.event, backward=True)
        else:
            self._player.scrub(target)

    def forget(self) -> None:
        self.canvas.here = None  # the canvas learns of another problem after this pane

    def show_position(self) -> None:
        search, here = self._player.search, self.canvas.here
        has_links, text = isinstance(search, Search | RepeatSearch), ""
        if search is not None and here is not None:
            text = words.describe(search, here)
        if has_links and not text:
            text = words.hint(search) if self._is_tall else ""
        elif search is not None and not text:
            text = translate(
                "links",
                "A digit stands where a house lacks it: its bit is set. "
                "A cell may take the digits that its row, its column and its box all lack.",
            )
        why = words.removal_of(search, here)
        can_go = why is not None and search is not None and not search.stands_at(why.event)
        has_buttons, is_hint = has_links or search is None, has_links and here is None
        self.panel.show_text(text, can_go=can_go, has_buttons=has_buttons, is_hint=is_hint)
        self._show_links()
        self.canvas.setAccessibleDescription(words.description() if here is None else text)

    def _activate(self) -> None:
        """Go to where the element was removed, or else ask the window to go to its last change."""
        here = self.canvas.here
        if self._selection.is_answer:
            self._selection.request_visit(self._selection.pinned)
        elif words.removal_of(self._player.search, here) is not None:
            self.go_there()
        elif here is not None and self._selection.pinned is not None:
            self._selection.request_visit(Target(here.item, here.option))

    def arrange(self) -> None:
        wide = Qt.Orientation.Horizontal if self._is_wide else Qt.Orientation.Vertical
        self._parts.setOrientation(wide)
        em = self.fontMetrics().height()
        self.panel.setVisible(self.height() >= _LEAST * em)
        before, self._is_tall = self._is_tall, self.height() >= _TALL * em
        self.panel.arrange(is_narrow=self.width() < _NARROW * em, is_tall=self._is_tall)
        if self._is_tall is not before:
            self.refresh()
        self._share()

    # --- Qt ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if asks_for_legend(event):
            self.show_legend()
        elif event.key() == Qt.Key.Key_T and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.panel.table.toggle()
        else:
            super().keyPressEvent(event)

    def minimumSizeHint(self) -> QSize:
        # The panel can be hidden.
        return self.canvas.minimumSizeHint()


class LinkPanel(FontFollower, QWidget):
    """A text of a fixed height, which scrolls where it is longer, and buttons."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("link_panel")
        self._label = ReadingLabel(LINES, name="link_text")
        go_help = translate("links", "Go to just after the event that took it out (Enter)")
        self.button = tool_button("link_go", text=translate("links", "Go There"), tip=go_help)
        self.button.setEnabled(False)
        legend_help = translate("links", "What the marks mean (K)")
        self.legend = tool_button("link_key_button", text=translate("links", "Legend"), tip=legend_help)
        table_help = translate("links", "All visible links as a table (T)")
        table = translate("links", "Table")
        self.table = tool_button("link_table_button", text=table, tip=table_help, checkable=True)
        parts = self._label, row(None, self.button, self.legend, self.table)
        beside = QBoxLayout.Direction.LeftToRight
        self._parts = fill(QBoxLayout(beside, self), *parts, margins=(6, 0, 2, 0), stretch=(1,))
        self._label.fit(self.font())

    @property
    def text(self) -> str:
        return self._label.text()

    def show_text(self, text: str, *, can_go: bool, has_buttons: bool, is_hint: bool) -> None:
        """Show a text; the button is there if there is somewhere to go."""
        self._label.is_hint = is_hint
        self.button.setEnabled(can_go)
        self.button.setVisible(has_buttons and can_go)
        self.legend.setVisible(has_buttons)
        self.table.setVisible(has_buttons)
        self._label.set_text(text)

    def arrange(self, *, is_narrow: bool, is_tall: bool) -> None:
        """Put the buttons beside the text, else below it; where there is no space for both, it is a tool tip only."""
        way = QBoxLayout.Direction
        self._parts.setDirection(way.TopToBottom if is_narrow else way.LeftToRight)
        self._label.setVisible(is_tall or not is_narrow)
        self._label.reserve(LINES if is_tall else LINES - 1)
        self._parts.activate()  # so that the height is known at once

    # --- Qt ---------------------------------------------------------------------------------------

    def fit_font(self) -> None:
        self._label.fit(self.font())
