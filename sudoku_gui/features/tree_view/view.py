"""The search tree: the drawing, the overview of the run beside it, a line of facts below."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout

from sudoku_gui.features.tree_view.glyphs import icon
from sudoku_gui.features.tree_view.input_canvas import TreeInputCanvas
from sudoku_gui.features.tree_view.overview_canvas import TreeOverview
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.buttons import tool_button
from sudoku_gui.widgets.label import ElidedLabel
from sudoku_gui.widgets.pane import Pane

BIG: Final = 60  # nodes of a tree that has an overview beside it


class TreeView(Pane):
    """The search tree as the background run knows it; follows the player.

    Signals:
        comparison_requested: see `TreeInputCanvas`.
    """

    comparison_requested = Signal(object, object)
    smallest = (12.5, 6)

    def __init__(self, player: Player, selection: Selection, theme: Theme) -> None:
        title = translate("tree", "Search tree")
        description = translate(
            "tree",
            "Up, Down, Alt+Left and Alt+Right move through the tree, Enter goes to the selected node, X "
            "folds and unfolds it,"
            " Alt+Home goes to the root; N and D go to the next solution and dead end, with Shift to the previous one.",
        )
        super().__init__("tree_view", title, description, theme, player=player)
        self._player = player
        self.canvas = self.main_part = TreeInputCanvas(player, selection, theme)
        self.canvas.setAccessibleName(title)
        self.canvas.setAccessibleDescription(description)
        self.overview = TreeOverview(player, theme)
        self._facts = ElidedLabel(name="tree_facts")
        canvas, tip = self.canvas, translate("tree", "Follow the current node (L)")
        self._follow = tool_button(
            "tree_follow", lambda: canvas.follow(following=not canvas.camera.following), tip=tip
        )
        tip = translate("tree", "Fold subtrees without solution (F)")
        self._failed = tool_button("tree_failed", canvas.toggle_failed, tip=tip)
        tip = translate("tree", "Show everything (0)")
        self._buttons = self._follow, self._failed, tool_button("tree_fit", canvas.show_all, tip=tip)
        for made in self._buttons:
            made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            made.setCheckable(made in self._buttons[:2])
        self._build()
        self._connect()
        self.fit()
        self._refresh()

    def _build(self) -> None:
        parts = self._facts, *self._buttons
        bar = fill(QHBoxLayout(), *parts, spacing=0, margins=(4, 0, 0, 0), stretch=(1,))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        grid.addWidget(self.canvas, 0, 0)
        grid.addWidget(self.overview, 0, 1)
        grid.addLayout(bar, 1, 0, 1, 2)
        grid.setRowStretch(0, 1)
        grid.setColumnStretch(0, 1)

    def _connect(self) -> None:
        canvas = self.canvas
        canvas.described.connect(self._show_facts)
        canvas.drawn.connect(self._refresh)
        canvas.comparison_requested.connect(self.comparison_requested)
        canvas.camera.following_changed.connect(self._follow.setChecked)

    def show_position(self) -> None:
        self.canvas.describe()

    def _show_facts(self, text: str) -> None:
        """Leave out the last facts where there is no space for all."""
        facts = text.split(" · ")
        self._facts.show_text(text, *(" · ".join(facts[:count]) for count in range(len(facts) - 1, 0, -1)))

    def use_theme(self, theme: Theme) -> None:
        super().use_theme(theme)
        self.fit()

    def fit(self) -> None:
        side = self.fontMetrics().height()
        for made in self._buttons:
            made.setIconSize(QSize(side, side))
            made.setIcon(icon(made.objectName().removeprefix("tree_"), self.theme))

    def _refresh(self) -> None:
        """Refresh the overview and the switches with the drawing."""
        drawing, is_watching = self.canvas.drawing, self._player.is_watching
        self._follow.setChecked(self.canvas.camera.following)
        self._failed.setChecked(drawing.state.excerpt.folds_failed)
        for made in self._buttons:
            made.setEnabled(is_watching)
        self.overview.setVisible(is_watching and drawing.state.excerpt.walked > BIG)
        self.overview.show_window(drawing.span(self.canvas.area))
