"""The runs of what is watched: to switch between, to name, to compare."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QPushButton, QTableView, QVBoxLayout, QWidget

from sudoku_gui.features.runs.model import NAME, NUMBER_ROLE, RunModel
from sudoku_gui.player.player import Player
from sudoku_gui.player.runs import Runs
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.buttons import push_button
from sudoku_gui.widgets.label import Placeholder
from sudoku_gui.widgets.pane import Editable, Pane
from sudoku_gui.widgets.pointed_table import PointedTable
from sudoku_gui.widgets.row_delegate import RowDelegate

tr = Texts("runs")

_REFRESH_MS: Final = 250  # milliseconds between two looks at numbers that grow


class RunsView(Pane):
    """A table of runs and what can be done with the one that is selected.

    Signals:
        compare_requested: the number of a run, to be shown beside the one that is watched.
    """

    compare_requested = Signal(int)
    smallest = (8.6, 6)

    def __init__(self, player: Player, runs: Runs, theme: Theme) -> None:
        title = self.tr("Runs")
        description = self.tr(
            "Enter or a double click watches a run where it was left. W takes the column or option pointed "
            "at instead of the one that was chosen."
        )
        super().__init__("runs", title, description, theme)
        self._player = player
        self._runs = runs
        self.model = RunModel(runs, self)
        self.table = self.main_part = RunsTable(title, description, self.model, theme)
        self.table.fit()
        self._nothing = Placeholder("runs_placeholder", self.tr("Watch a search to see its runs."))
        self._page, self._row = QWidget(), row(spacing=4)
        self.buttons: dict[str, QPushButton] = {}
        self._add("watch", self._watch, tr("&Watch"), tr("Watch this run where it was left"))
        tip = tr("Show this run beside the one that is watched")
        self._add("compare", self._compare, tr("&Compare"), tip)
        self._add("rename", self._rename, tr("Re&name"), tr("Give this run a name of your own"))
        self._add("remove", self._remove, tr("Re&move"), tr("Remove this run from the list"))
        tip = tr("Restore the run that was removed last")
        self._add("restore", runs.restore, tr("&Restore"), tip)
        self._row.addStretch()
        fill(QVBoxLayout(self._page), self.table, self._row, spacing=2, stretch=(1,))
        self.lay_out(self._nothing, self._page)
        self.table.activated.connect(self._watch)
        self.table.selectionModel().selectionChanged.connect(self._show_buttons)
        self.model.modelReset.connect(self._select_present)
        # Out of sight, too, for keys may still come: none may mean a run that is gone.
        runs.changed.connect(self.show_position)
        self._soon = QTimer(self, interval=_REFRESH_MS, singleShot=True)
        self._soon.timeout.connect(self.refresh)
        player.length_changed.connect(self._refresh_soon)

    def _add(self, name: str, action: Callable[[], object], text: str, tip: str) -> None:
        self.buttons[name] = push_button(f"runs_{name}", text, action, tip=tip)
        self._row.addWidget(self.buttons[name])

    def show_position(self) -> None:
        """Leave numbers as they are while a name is typed; other runs close the editor, whose row means another one."""
        is_typing = self.table.state() is QAbstractItemView.State.EditingState
        if is_typing and self.model.lists_all:
            return
        search = self._player.search
        self.model.refresh(search.problem if search else None)
        has_rows = self.model.rowCount() > 0
        self._nothing.setVisible(not has_rows)
        self._page.setVisible(has_rows)
        if self.selected is None:
            self._select_present()
        self._show_buttons()

    @property
    def selected(self) -> int | None:
        index = self.table.currentIndex()
        return index.data(NUMBER_ROLE) if index.isValid() else None

    @property
    def _other(self) -> int | None:
        """The selected run, unless it is the one that is watched."""
        present = self._runs.present
        return None if present is not None and self.selected == present.number else self.selected

    def is_own_key(self, event: QKeyEvent) -> bool:
        walks = event.key() in {Qt.Key.Key_Home, Qt.Key.Key_End} and self.table.hasFocus()
        return walks or event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_F2, Qt.Key.Key_Space}

    def _refresh_soon(self) -> None:
        if not self._soon.isActive():
            self._soon.start()

    def _select_present(self) -> None:
        present = self._runs.present
        at = self.model.row_of(present.number if present else None)
        if at is not None:
            self.table.setCurrentIndex(self.model.index(at, NAME))

    def _show_buttons(self) -> None:
        for name in ("watch", "compare", "remove"):
            self.buttons[name].setEnabled(self._other is not None)
        self.buttons["rename"].setEnabled(self.selected is not None)
        self.buttons["restore"].setVisible(self._runs.last_removed is not None)

    # --- what can be done -------------------------------------------------------------------------

    def _watch(self) -> None:
        if self.selected is not None:
            self._runs.switch(self.selected)

    def _compare(self) -> None:
        if self.selected is not None:
            self.compare_requested.emit(self.selected)

    def _rename(self) -> None:
        index = self.table.currentIndex()
        if index.isValid() and self.table.state() is not QAbstractItemView.State.EditingState:
            self.table.edit(index.siblingAtColumn(NAME))

    def _remove(self) -> None:
        if self._other is not None:
            self._runs.remove(self._other)

    # --- Qt ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self._remove()
        else:
            super().keyPressEvent(event)


class RunsTable(Editable, PointedTable):
    """A table whose names can be edited, with the keys of every table."""

    line_height = 1.8
    own_keys = ()
    pins_on_click = False

    def __init__(self, title: str, description: str, runs: RunModel, theme: Theme) -> None:
        super().__init__("runs_table", title, description, runs)
        self.delegate = RowDelegate(theme, self)
        self.setItemDelegate(self.delegate)
        self.setEditTriggers(self.EditTrigger.EditKeyPressed)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    # --- Qt ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        QTableView.keyPressEvent(self, event)
