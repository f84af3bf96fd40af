"""The search tree: the drawing, the strip of the whole run beside it, a line of facts below."""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.tree import icons as tree_icons
from sudoku_gui.panes.tree.hands import TreeHands
from sudoku_gui.panes.tree.overview import TreeOverview
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.label import Label
from sudoku_gui.wording import tree as words
from sudoku_gui.wording.foreign import as_tip

BIG: Final = 60
"""Nodes of a tree that has a strip beside it."""

_TOUCHABLE: Final = 26


class TreeView(Guarded, QWidget):
    """The search tree as the run ahead knows it; follows the player.

    Args:
        player: whose search is shown, and what is asked to go elsewhere.
        selection: what is lit here and everywhere.
        theme: the colours to begin with.

    Signals:
        contrast_wanted: two places are to be compared.
            first: a position.
            second: the other one; -1 for wherever the search stands.

    Attributes:
        canvas: the drawing, which has the keyboard.
        overview: the strip.
    """

    contrast_wanted = Signal(object, object)

    def __init__(
        self, player: Player, selection: Selection, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("tree_view")
        self.setAccessibleName(words.view_name())
        self.setAccessibleDescription(words.view_help())
        self._player = player
        self._line = ""
        self.canvas = TreeHands(player, selection, theme)
        self.overview = TreeOverview(player, theme)
        self._facts = Label()
        self._facts.setObjectName("tree_facts")
        self._facts.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._follow = self._button("follow", words.follow())
        self._failed = self._button("failed", words.fold_failed())
        self._fit = self._button("fit", words.fit())
        self._build()
        self.use_theme(theme)
        self._connect()
        self._refresh()

    def _button(self, name: str, help_text: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(f"tree_{name}")
        button.setToolTip(as_tip(help_text))
        button.setAccessibleName(help_text)
        button.setAutoRaise(True)
        button.setMinimumSize(_TOUCHABLE, _TOUCHABLE)
        button.setCheckable(name != "fit")
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return button

    def _build(self) -> None:
        bar = QHBoxLayout()
        bar.setContentsMargins(4, 0, 0, 0)
        bar.setSpacing(0)
        bar.addWidget(self._facts, 1)
        for button in (self._follow, self._failed, self._fit):
            bar.addWidget(button)
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
        canvas.told.connect(self._tell)
        canvas.drawn.connect(self._refresh)
        canvas.contrast_wanted.connect(self.contrast_wanted)
        canvas.camera.following_changed.connect(self._follow.setChecked)
        self._follow.clicked.connect(lambda checked: canvas.follow(following=checked))
        self._failed.clicked.connect(canvas.toggle_failed)
        self._fit.clicked.connect(canvas.show_all)

    # --- deeds ------------------------------------------------------------------------------------

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._theme = theme
        self.canvas.use_theme(theme)
        self.overview.use_theme(theme)
        for button in (self._follow, self._failed, self._fit):
            button.setIconSize(QSize(self.fontMetrics().height(), self.fontMetrics().height()))
            button.setIcon(tree_icons.icon(button.objectName().removeprefix("tree_"), theme))

    def _refresh(self) -> None:
        """The strip and the switches go with the drawing."""
        state = self.canvas.drawing.state
        self._follow.setChecked(self.canvas.camera.following)
        self._failed.setChecked(state.excerpt.folds_failed)
        for button in (self._follow, self._failed, self._fit):
            button.setEnabled(self._player.is_watching)
        self.overview.setVisible(self._player.is_watching and state.excerpt.walked > BIG)
        self.overview.show_window(self.canvas.drawing.span(self.canvas.room))

    def _tell(self, line: str) -> None:
        self._line = line
        self._facts.setToolTip(as_tip(line))
        self._elide()

    def _elide(self) -> None:
        room = self._facts.width() - 2
        self._facts.setText(self.fontMetrics().elidedText(self._line, Qt.TextElideMode.ElideRight, room))

    # --- Qt ---------------------------------------------------------------------------------------

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the keyboard to the part that is walked in; a focus proxy would hide the others from Tab."""
        self.canvas.setFocus(reason)

    def minimumSizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(round(12.5 * em), 6 * em)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.use_theme(self._theme)
            self._elide()
