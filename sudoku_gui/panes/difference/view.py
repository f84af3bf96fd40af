"""What is other than at another place of the search: a sentence, controls to pick that place, and all of it in a list."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.difference import model
from sudoku_gui.panes.difference import text as words
from sudoku_gui.panes.difference.list_view import DifferenceList
from sudoku_gui.panes.difference.model import DifferenceModel, Filter
from sudoku_gui.player.baseline import Baseline, Kind
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.fixed_line import Line
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.throttle import Throttle
from sudoku_gui.wording.foreign import as_tip

_LINES: Final = 3
"""Lines of the sentence, so that nothing below it moves."""

_ROOM_FOR_LINES: Final = 16
"""Lines of text in the whole view from which on the sentence has all of these; in less it has one or two."""

_ROOM_FOR_TWO: Final = 9

_ROOM_FOR_PLACES: Final = 13
"""Lines of text from which on there are the buttons that lead to what is compared."""

_MARGIN: Final = 6

_TOUCHED: Final = 26
"""Pixels that a finger finds."""


class DifferenceView(Guarded, QWidget):
    """Follows the player and the contrast.

    Args:
        player: whose search it is, and what is asked to go to what is compared.
        selection: what is pointed at, here or elsewhere.
        baseline: what is compared.
        theme: the colours to begin with.
    """

    def __init__(
        self,
        player: Player,
        selection: Selection,
        baseline: Baseline,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("difference")
        self.setAccessibleName(self.tr("What this choice did"))
        self.setAccessibleDescription(
            self.tr(
                "Columns, options and sizes that have changed. Arrow keys move through them, Enter goes to where one changed last, Ctrl+C copies all."
            )
        )
        self._player = player
        self._baseline = baseline
        self._theme = theme
        self.model = DifferenceModel(self)
        self._list = DifferenceList(self.model, player, selection, theme)
        self._list.copy_wanted.connect(self.copy)
        self._kinds = {
            Kind.CHOICE: _button(
                "difference_choice",
                self.tr("This choice"),
                self.tr("Compare with the moment before the latest choice was tried; follows the search"),
            ),
            Kind.PLACE: _button(
                "difference_here",
                self.tr("Since here"),
                self.tr("Compare with the current position from now on, wherever the search goes"),
            ),
            Kind.OFF: _button(
                "difference_off",
                QCoreApplication.translate("difference", "Off", "compare nothing"),
                self.tr("Stop comparing"),
            ),
        }
        for button in self._kinds.values():
            button.setCheckable(True)
        self._places = tuple(_button(f"difference_go_{end}", "", "") for end in ("there", "here"))
        self._build()
        self._connect()
        baseline.changed.connect(self.refresh)
        Throttle(player, self).due.connect(self.refresh)
        self._share_room()
        self.refresh()

    def _build(self) -> None:
        self._said = Line()
        self._said.setObjectName("difference_said")
        self._nothing = Label()
        self._nothing.setObjectName("difference_placeholder")
        self._nothing.setWordWrap(True)
        self._nothing.setMargin(_MARGIN)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._filter = QComboBox()
        self._filter.setObjectName("difference_filter")
        self._filter.setAccessibleName(self.tr("What is listed"))
        self._filter.setToolTip(self.tr("What is listed"))
        for groups in Filter:
            self._filter.addItem(words.filter_by(groups.name), groups)
        top, bar, column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        top.setSpacing(0)
        for button in self._kinds.values():
            top.addWidget(button)
        top.addStretch(1)
        for place in self._places:
            bar.addWidget(place)
        bar.addStretch(1)
        bar.addWidget(self._filter)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        column.addLayout(top)
        column.addWidget(self._said)
        column.addLayout(bar)
        column.addWidget(self._nothing, 1)
        column.addWidget(self._list, 1)

    def _connect(self) -> None:
        self._kinds[Kind.CHOICE].clicked.connect(self._baseline.since_choice)
        self._kinds[Kind.PLACE].clicked.connect(self._baseline.since_here)
        self._kinds[Kind.OFF].clicked.connect(self._baseline.off)
        for button in self._kinds.values():
            button.clicked.connect(self._show_kind)
        self._places[0].clicked.connect(self._go_there)
        self._places[1].clicked.connect(self._go_here)
        self._filter.currentIndexChanged.connect(self._choose_filter)

    # --- deeds ------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what is other now; out of sight there is nothing to do."""
        if not self.isVisible():
            return
        found, row = self._baseline.difference, self._list.take_in()
        if found is not self.model.difference:
            self.model.show_difference(found, self._baseline.end)
            self._list.stay(row)
        self._said.tell(self.sentence)
        self._show_kind()
        self._show_places()
        self._show_parts()

    @property
    def sentence(self) -> str:
        """What is other, in a sentence or two; "" where nothing is."""
        found, there = self._baseline.difference, self._baseline.anchor
        here = self._baseline.end
        if found is None or there is None or here is None:
            return ""
        return model.sentence(found, there, here, is_pair=self._baseline.kind is Kind.PAIR)

    def copy(self) -> None:
        """Copy the sentence and all that is listed, as text."""
        if self.model.difference is not None:
            QGuiApplication.clipboard().setText(f"{self.sentence}\n{self.model.as_text()}\n")

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._theme = self._list.delegate.theme = theme
        self._list.viewport().update()
        self._show_kind()

    def _go_there(self) -> None:
        if (position := self._baseline.anchor_position) is not None:
            self._player.scrub(position)

    def _go_here(self) -> None:
        if (position := self._baseline.end_position) is not None:
            self._player.scrub(position)

    def _choose_filter(self, index: int) -> None:
        row = self._list.take_in()
        self.model.set_filter(self._filter.itemData(index))
        self._list.stay(row)
        self._show_parts()

    # --- what is in sight -------------------------------------------------------------------------

    def _show_kind(self) -> None:
        """Two places that are compared are picked off_cursor: none of the buttons is down then."""
        role, theme = QPalette.ColorRole, self._theme
        for kind, button in self._kinds.items():
            is_down = kind is self._baseline.kind
            button.setChecked(is_down)
            palette = theme.palette()
            if is_down:  # its edge alone would not tell, on black least of all
                palette.setColor(role.Button, theme.selection)
                palette.setColor(role.ButtonText, theme.paper)
            button.setPalette(palette)
            button.setEnabled(self._player.is_watching or kind is not Kind.PLACE)

    def _show_places(self) -> None:
        baseline = self._baseline
        ends = (baseline.anchor_position, baseline.end_position if baseline.kind is Kind.PAIR else None)
        for button, position in zip(self._places, ends, strict=True):
            button.setVisible(position is not None and self._has_room_for_places)
            if position is not None:
                button.setText(words.go_to(position))
        for button, place in zip(self._places, (baseline.anchor, baseline.end), strict=True):
            tip = "" if place is None else words.go_to_help(words.place(place))
            button.setToolTip(as_tip(tip))
            button.setAccessibleName(tip or button.text())

    def _show_parts(self) -> None:
        """The list, or a sentence in its place."""
        found = self.model.difference
        self._said.setVisible(found is not None)
        self._filter.setVisible(found is not None and self._has_room_for_places)
        self._list.setVisible(self.model.rowCount() > 0)
        self._nothing.setVisible(self.model.rowCount() == 0)
        self._nothing.setText(self._placeholder())

    def _placeholder(self) -> str:
        found = self.model.difference
        if not self._player.is_watching:
            return self.tr("While a search is watched, this shows what a choice took away.")
        if self._baseline.kind is Kind.OFF:
            return self.tr(
                "“This choice” shows what the latest choice took away; “Since here” what changes from here on."
            )
        if found is None:
            return (
                self.tr("Comparing…")
                if self._baseline.is_looking
                else self.tr("Nothing has been chosen here yet.")
            )
        return self.tr("No differences.") if found.is_empty else self.tr("No differences of this kind.")

    @property
    def _has_room_for_places(self) -> bool:
        return self.height() >= _ROOM_FOR_PLACES * self.fontMetrics().height()

    def _share_room(self) -> None:
        rows = self.height() / self.fontMetrics().height()
        self._said.set_lines(_LINES if rows >= _ROOM_FOR_LINES else 2 if rows >= _ROOM_FOR_TWO else 1)

    # --- Qt ---------------------------------------------------------------------------------------

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the keyboard to the list, or while there is none to the first button."""
        (self._list if self._list.isVisible() else self._kinds[Kind.CHOICE]).setFocus(reason)

    def minimumSizeHint(self) -> QSize:
        """The buttons, a line and a few rows."""
        height = self.fontMetrics().height()
        return QSize(13 * height, 8 * height)

    def sizeHint(self) -> QSize:
        height = self.fontMetrics().height()
        return QSize(22 * height, 30 * height)

    def showEvent(self, event: QShowEvent) -> None:
        """What happened while nobody looked is shown."""
        super().showEvent(event)
        self.refresh()
        self._list.light()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size has room for other things."""
        super().resizeEvent(event)
        self._share_room()
        self._show_places()
        self._show_parts()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._share_room()


def _button(name: str, label: str, tip: str) -> QToolButton:
    made = QToolButton()
    made.setObjectName(name)
    made.setText(label)
    made.setToolTip(as_tip(tip))
    made.setAccessibleName(tip)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    made.setMinimumHeight(_TOUCHED)
    return made
