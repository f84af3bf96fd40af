"""The panel beside the board while playing: modes of typing, the digit pad and the main actions."""

from collections.abc import Mapping
from itertools import chain

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.board.digit_pad import DigitPad, Face
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.pane import FontFollower
from sudoku_gui.widgets.reading_label import ReadingLabel
from sudoku_gui.wording import foreign
from sudoku_gui.wording.foreign import as_tip

_MODES = (("mode_givens", "mode_digits"), ("mode_notes", "mode_centre", "mode_colours"))
_ACTIONS = (("solve", "watch"), ("clear_entries",))
_LOWEST = 30  # pixels of a button where there is little space


class PlayPanel(FontFollower, Guarded, QWidget):
    """Modes above, digits in the middle, actions below; all but the digits are the window's actions."""

    def __init__(self, actions: Mapping[str, QAction], theme: Theme) -> None:
        super().__init__()
        self.setObjectName("play_panel")
        self.digit_pad = DigitPad(theme)
        self._hint = ReadingLabel(2, 1.0, Qt.AlignmentFlag.AlignTop)
        self._hint.fit(self.font())
        self._count, self._time = Label(), Label()
        for label, name in ((self._hint, "mode_hint"), (self._count, "count"), (self._time, "time")):
            label.setObjectName(name)
        self._modes = [[_button(actions[name], name) for name in names] for names in _MODES]
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(4)
        for buttons in self._modes:
            column.addLayout(_row(buttons))
        column.addWidget(self._hint)
        column.addWidget(self.digit_pad)
        for names in _ACTIONS:
            column.addLayout(_row([_button(actions[name], name) for name in names]))
        foot = QHBoxLayout()
        foot.addWidget(self._count, 1)
        foot.addWidget(self._time)
        column.addLayout(foot)
        column.addStretch(1)
        self.use_theme(theme)

    def show_state(self, hint: str, count: str, face: Face) -> None:
        """Show what typing does now, and how far the puzzle is."""
        self._hint.say(hint)
        self.digit_pad.show_face(face)
        self._count.setText(count)

    def show_time(self, time: str, description: str) -> None:
        """Show how long the puzzle has taken, with a description in words for screen readers."""
        self._time.setText(time)
        self._time.setAccessibleName(description)
        self._time.setToolTip(as_tip(description))

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self.digit_pad.use_theme(theme)
        # Fusion marks a checked button by a shade that is easily missed, and the mode must not be.
        accent = theme.selection.name()
        chosen = f"background: {accent}; color: {theme.paper.name()}; font-weight: bold; border-radius: 4px;"
        # With the keyboard on it, a gap sets a ring apart from its ground.
        ring = f"border: 6px double {accent}; background-clip: padding;"
        for button in chain.from_iterable(self._modes):
            button.setStyleSheet(
                f"QToolButton:checked {{ {chosen} border: 6px solid {accent}; padding: 0; }}"
                f"QToolButton:checked:focus {{ {ring} }}"
            )

    # --- Qt ---------------------------------------------------------------------------------------

    def fit_font(self) -> None:
        self._hint.fit(self.font())


def _button(action: QAction, name: str) -> QToolButton:
    button = QToolButton()
    button.setObjectName(f"button_{name}")
    button.setDefaultAction(action)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    button.setMinimumHeight(_LOWEST)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setAccessibleName(foreign.without_mnemonic(action.text()))
    return button


def _row(buttons: list[QToolButton]) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(4)
    for button in buttons:
        row.addWidget(button)
    return row
