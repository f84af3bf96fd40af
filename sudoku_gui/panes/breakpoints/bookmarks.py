"""The bookmarks: positions with names, and the way to them."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.breakpoints import text as words
from sudoku_gui.panes.breakpoints.bookmark_model import HERE_ROLE, POSITION_ROLE, MarkModel
from sudoku_gui.panes.breakpoints.button_bar import ButtonBar
from sudoku_gui.panes.breakpoints.rows import RowList, RowPainter
from sudoku_gui.player.bookmarks import Marks
from sudoku_gui.player.player import Player
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.button_line import LineWithButtons


class MarkPage(Guarded, QWidget):
    """A click or Enter goes to a bookmark, F2 names it, Del removes it."""

    def __init__(self, player: Player, marks: Marks, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player, self._marks = player, marks
        self._row = 0
        self.model = MarkModel(marks, self)
        self._painter = RowPainter(theme, self, is_met=lambda index: bool(index.data(HERE_ROLE)))
        self.rows = RowList("marks", self.model)
        self.rows.setItemDelegate(self._painter)
        self.rows.setEditTriggers(RowList.EditTrigger.EditKeyPressed)
        self.notice = LineWithButtons("mark_notice", theme)
        self.notice.add_button(
            "undo_remove_mark", marks.restore, text=words.button("undo"), tip=words.button_help("undo")
        )
        self._build(theme)
        self._connect()
        self.refresh()

    def _build(self, theme: Theme) -> None:
        deeds: dict[str, Callable[[], object]] = {
            "add_mark": self.add,
            "remove": self.remove,
            "previous": partial(self.go_on, backward=True),
            "next": self.go_on,
        }
        signs = {"previous": "step_back", "next": "step_forward"}
        self.bar = ButtonBar(deeds, theme, signs=signs, helps={"remove": "remove_mark"})
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.rows, 1)
        column.addWidget(self.notice)
        column.addWidget(self.bar)

    def _connect(self) -> None:
        self.rows.remove_wanted.connect(self.remove)
        self.rows.clicked.connect(self._go_to)
        self.rows.activated.connect(self._go_to)
        self.rows.selectionModel().currentChanged.connect(self._note_row)
        self.model.modelReset.connect(self._keep_row)
        self._marks.changed.connect(self._on_changed)
        self._player.began.connect(self._on_began)

    # --- deeds ------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show which bookmark the search stands at, and which way there are others."""
        watching, here = self._player.is_watching, self._player.position
        self.rows.empty_text = words.nothing("marks" if watching else "unwatched")
        self.model.refresh(here if watching else None)
        self.bar["add_mark"].setEnabled(watching and here not in self._marks)
        self.bar["remove"].setEnabled(self.model.rowCount() > 0)
        self.bar["previous"].setEnabled(self._marks.before(here) is not None)
        self.bar["next"].setEnabled(self._marks.after(here) is not None)

    def add(self) -> None:
        """Mark where the search stands, and offer to name it."""
        position = self._player.position
        self._marks.add(position)
        index = self.model.index_of(position)
        self.rows.choose(index)
        if index.isValid():
            self.rows.setFocus()
            self.rows.edit(index)

    def remove(self) -> None:
        """Unmark the chosen position; the line below brings it back."""
        position = self.rows.currentIndex().data(POSITION_ROLE)
        if position is not None:
            self._marks.remove(position)

    def go_on(self, *, backward: bool = False) -> None:
        """To the next bookmark, or the one before."""
        here = self._player.position
        there = self._marks.before(here) if backward else self._marks.after(here)
        if there is not None:
            self._player.scrub(there)
            self.rows.choose(self.model.index_of(there))

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._painter.use_theme(theme)
        self.notice.use_theme(theme)
        self.bar.use_theme(theme)
        self.rows.viewport().update()

    def _go_to(self, index: QModelIndex) -> None:
        position = index.data(POSITION_ROLE)
        if position is not None and position != self._player.goal:
            self._player.scrub(position)

    def _on_began(self) -> None:
        self.model.forget()  # a name that is being typed was for another search
        self.refresh()

    def _note_row(self, index: QModelIndex) -> None:
        if index.isValid():
            self._row = index.row()

    def _keep_row(self) -> None:
        self.rows.choose(self.model.index(min(self._row, self.model.rowCount() - 1), 0))

    def _on_changed(self) -> None:
        removed = self._marks.last_removed
        self.notice.say("" if removed is None else words.removed(words.mark(*removed), 1))
        self.refresh()
