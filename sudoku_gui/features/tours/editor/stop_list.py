"""The list of the stops of a tour, the tour itself first, with what can be done to them."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QGridLayout, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from solver_core.errors import Message
from sudoku_gui.features.tours.editor import reading
from sudoku_gui.features.tours.editor import text as words
from sudoku_gui.features.tours.editor.model import TourDraft
from sudoku_gui.render.icons import icon
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.widgets.pane import FontFollower, Themed
from sudoku_gui.wording import errors
from sudoku_gui.wording.foreign import as_tip


class StopList(FontFollower, Themed, QWidget):
    """Row 0 is the tour, the others are its stops.

    Signals:
        row_chosen: another row is the current one.
        requested: something is to be done: "add_stop", "duplicate_stop", "remove_stop", "move_up" or "move_down".
    """

    row_chosen = Signal(int)
    requested = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._problems: Mapping[int, Sequence[Message]] = {}
        self.rows = QListWidget()
        self.rows.setObjectName("tour_stops")
        self.rows.setAccessibleName(translate("tour_editor", "Stops"))
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rows.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.fit_font()
        self.rows.currentRowChanged.connect(self.row_chosen)
        add, copy, remove, self._up, self._down = (
            self._button(name, text, keys)
            for name, text, keys in (
                ("add_stop", translate("tour_editor", "&Add Stop"), "Ins"),
                ("duplicate_stop", translate("tour_editor", "&Duplicate"), "Ctrl+D"),
                ("remove_stop", translate("tour_editor", "Re&move"), "Del"),
                ("move_up", translate("tour_editor", "Move &Up"), "Alt+Up"),
                ("move_down", translate("tour_editor", "Move Do&wn"), "Alt+Down"),
            )
        )
        tip = translate("tour_editor", "Add a stop where the search stands now ({keys})")
        native = QKeySequence("Ins").toString(QKeySequence.SequenceFormat.NativeText)
        add.setToolTip(as_tip(tip.format(keys=native)))
        self._of_stop = (copy, remove)
        grid = QGridLayout()
        grid.addWidget(add, 0, 0, 1, 2)
        for index, button in enumerate((copy, remove, self._up, self._down)):
            grid.addWidget(button, 1 + index // 2, index % 2)
        fill(QVBoxLayout(self), self.rows, grid)

    @property
    def row(self) -> int:
        return max(0, self.rows.currentRow())

    def show_draft(self, draft: TourDraft, row: int) -> None:
        """Show the stops of a draft, with a row as the current one."""
        lines = [words.tour_line(draft)]
        lines += [words.stop_line(number, stop) for number, stop in enumerate(draft.stops, 1)]
        with QSignalBlocker(self.rows):
            while self.rows.count() > len(lines):
                self.rows.takeItem(self.rows.count() - 1)
            while self.rows.count() < len(lines):
                self.rows.addItem(QListWidgetItem())
            for index, line in enumerate(lines):
                self.rows.item(index).setText(line)
            self.rows.setCurrentRow(min(row, len(lines) - 1))
        self.show_problems(self._problems)
        for button in self._of_stop:
            button.setEnabled(self.row > 0)
        self._up.setEnabled(self.row > 1)
        self._down.setEnabled(0 < self.row < len(draft.stops))

    def show_problems(self, problems: Mapping[int, Sequence[Message]]) -> None:
        """Mark the rows where something is wrong, and say in tooltips what is not written yet."""
        self._problems = problems
        sign = icon("warning", self.theme)
        for index in range(self.rows.count()):
            item, found = self.rows.item(index), problems.get(index, ())
            wrong = [one for one in found if not reading.is_to_do(one)]
            item.setData(Qt.ItemDataRole.DecorationRole, sign if wrong else None)
            item.setToolTip(as_tip("\n".join([item.text(), *map(errors.describe, found)])))
            said = words.problems(item.text(), len(wrong))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, said)

    def fit_font(self) -> None:
        """Make the signs as high as the text."""
        side = self.fontMetrics().height()
        self.rows.setIconSize(QSize(side, side))

    def use_theme(self, theme: Theme) -> None:
        super().use_theme(theme)
        self.show_problems(self._problems)

    def _button(self, name: str, text: str, keys: str) -> QPushButton:
        """A button, and its keys while the list has the keyboard."""
        button = dialog_button(name, text, lambda: self.requested.emit(name))
        action = QAction(self.rows)
        action.setShortcut(QKeySequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(button.click)
        self.rows.addAction(action)
        return button
