"""The runs of what is watched: to switch between, to name, to compare."""

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QStackedLayout,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.runs import text as words
from sudoku_gui.panes.runs.model import NAME, NUMBER_ROLE, RunModel
from sudoku_gui.player.player import Player
from sudoku_gui.player.runs import Runs
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.editable import Editable
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.shortcut_override import claimed
from sudoku_gui.wording.foreign import as_tip

_TOUCHABLE = 26
_BUTTONS = ("watch", "compare", "rename", "remove", "restore")
_NEWS = 250
"""Milliseconds between two looks at numbers that grow."""


class RunsView(Guarded, QWidget):
    """A table of runs and what can be done with the one that is selected.

    Args:
        player: what is watched.
        runs: the list.
        theme: the colours to begin with.

    Signals:
        compare_wanted: a run is to be shown beside the one that is watched.
            number: of the run.
    """

    compare_wanted = Signal(int)

    def __init__(self, player: Player, runs: Runs, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("runs")
        self.setAccessibleName(self.tr("Runs"))
        self.setAccessibleDescription(
            self.tr(
                "Enter or a double click watches a run where it was left. W takes the column or option pointed at instead of the one that was chosen."
            )
        )
        self._player = player
        self._runs = runs
        self.model = RunModel(runs, self)
        self.table = _table(self)
        self.table.setModel(self.model)
        self.buttons = {name: self._button(name) for name in _BUTTONS}
        self._arrange()
        self.use_theme(theme)
        self.table.activated.connect(self._activate)
        self.table.selectionModel().selectionChanged.connect(self._show_buttons)
        self.model.modelReset.connect(self._select_present)
        runs.changed.connect(self.refresh)
        self._soon = QTimer(self, interval=_NEWS, singleShot=True)
        self._soon.timeout.connect(self.refresh)
        player.length_changed.connect(self._look_soon)
        self.refresh()

    # --- building ---------------------------------------------------------------------------------

    def _button(self, name: str) -> QPushButton:
        button = QPushButton(words.button(name))
        button.setObjectName(f"runs_{name}")
        button.setToolTip(as_tip(words.button_help(name)))
        button.setAutoDefault(False)
        button.setMinimumHeight(_TOUCHABLE)
        button.clicked.connect(getattr(self, f"_do_{name}"))
        return button

    def _arrange(self) -> None:
        self._nothing = Label(
            self.tr("While a search is watched, the ways to search it that you look at are listed here.")
        )
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setWordWrap(True)
        row = QHBoxLayout()
        row.setSpacing(4)
        for button in self.buttons.values():
            row.addWidget(button)
        row.addStretch()
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.table, 1)
        column.addLayout(row)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self._nothing)
        self._pages.addWidget(page)

    # --- showing ----------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the runs as they are, if anybody looks; numbers stand still while a name is typed.

        Other runs close the editor: the row that it stands in means another one, or none.
        """
        is_typing = self.table.state() is QAbstractItemView.State.EditingState
        if not self.isVisible() or (is_typing and self.model.lists_all):
            return
        search = self._player.search
        self.model.refresh(search.problem if search else None)
        self._pages.setCurrentIndex(1 if self.model.rowCount() else 0)
        if self.selected is None:
            self._select_present()
        self._show_buttons()

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._nothing.setStyleSheet(f"color: {theme.candidate.name()}")

    @property
    def selected(self) -> int | None:
        """The number of the run that is selected."""
        index = self.table.currentIndex()
        return index.data(NUMBER_ROLE) if index.isValid() else None

    def _look_soon(self) -> None:
        if not self._soon.isActive():
            self._soon.start()

    def _select_present(self) -> None:
        present = self._runs.present
        row = self.model.row_of(present.number if present else None)
        if row is not None:
            self.table.setCurrentIndex(self.model.index(row, NAME))

    def _show_buttons(self) -> None:
        present, selected = self._runs.present, self.selected
        is_other = selected is not None and (present is None or selected != present.number)
        for name in ("watch", "compare", "remove"):
            self.buttons[name].setEnabled(is_other)
        self.buttons["rename"].setEnabled(selected is not None)
        self.buttons["restore"].setVisible(self._runs.last_removed is not None)

    # --- deeds ------------------------------------------------------------------------------------

    def _activate(self) -> None:
        """Enter or a double click on a row."""
        if self.selected is not None:
            self._runs.switch(self.selected)

    def _do_watch(self) -> None:
        self._activate()

    def _do_compare(self) -> None:
        if self.selected is not None:
            self.compare_wanted.emit(self.selected)

    def _do_rename(self) -> None:
        index = self.table.currentIndex()
        if index.isValid() and self.table.state() is not QAbstractItemView.State.EditingState:
            self.table.edit(index.siblingAtColumn(NAME))

    def _do_remove(self) -> None:
        present, selected = self._runs.present, self.selected
        if selected is not None and (present is None or selected != present.number):
            self._runs.remove(selected)

    def _do_restore(self) -> None:
        self._runs.restore()

    def _is_ours(self, event: QKeyEvent) -> bool:
        walks = event.key() in {Qt.Key.Key_Home, Qt.Key.Key_End} and self.table.hasFocus()
        return walks or event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_F2, Qt.Key.Key_Space}

    # --- Qt ---------------------------------------------------------------------------------------

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the keyboard to the rows; a focus proxy would hide the buttons from Tab."""
        self.table.setFocus(reason)

    def minimumSizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(20 * metrics.averageCharWidth(), 6 * metrics.height())

    def event(self, event: QEvent) -> bool:
        """The rows keep the keys that work them, whatever shortcuts the window has."""
        return claimed(event, self._is_ours) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self._do_remove()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()


class RunsTable(Editable, QTableView):
    """Whose names can be edited."""


def _table(parent: QWidget) -> QTableView:
    table = RunsTable(parent)
    table.setObjectName("runs_table")
    table.setAccessibleName(QCoreApplication.translate("runs", "Runs"))
    table.setAccessibleDescription(
        QCoreApplication.translate(
            "runs",
            "Enter or a double click watches a run where it was left. W takes the column or option pointed at instead of the one that was chosen.",
        )
    )
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
    table.setTabKeyNavigation(False)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.verticalHeader().hide()
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setStretchLastSection(False)
    header.setHighlightSections(False)
    return table
