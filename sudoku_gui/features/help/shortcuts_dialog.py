"""The list of keyboard shortcuts, made from the table of actions."""

from collections.abc import Iterable

from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.widgets.dialog import Dialog


class ShortcutSheet(Dialog):
    """Two columns: actions, and their keys."""

    def __init__(self, parent: QWidget, rows: Iterable[tuple[str, str]]) -> None:
        super().__init__(parent, "shortcut_sheet", self.tr("Keyboard Shortcuts"))
        table = QTableWidget(0, 2)
        table.setAccessibleName(self.tr("Keyboard shortcuts"))
        table.setHorizontalHeaderLabels([self.tr("Action"), self.tr("Keys")])
        table.verticalHeader().hide()
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setAlternatingRowColors(True)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        for number, texts in enumerate(rows):
            table.insertRow(number)
            for column, text in enumerate(texts):
                table.setItem(number, column, QTableWidgetItem(text))
        table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        below = QVBoxLayout(self)
        below.addWidget(table)
        below.addWidget(self.button_box(closes_on_enter=True))
        self.resize(560, 620)
