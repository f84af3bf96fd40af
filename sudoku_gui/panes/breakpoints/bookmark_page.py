"""The bookmarks: positions with names, and the way to them."""

from functools import partial

from PySide6.QtCore import QModelIndex

from sudoku_gui.panes.breakpoints import text as words
from sudoku_gui.panes.breakpoints.list_page import ListPage
from sudoku_gui.panes.breakpoints.model import KEY_ROLE, BookmarkModel
from sudoku_gui.panes.breakpoints.row_list import RowList
from sudoku_gui.player.bookmarks import BookmarkList
from sudoku_gui.player.player import Player
from sudoku_gui.render.theme import Theme
from sudoku_gui.wording.marking import translate


class BookmarkPage(ListPage):
    """A click or Enter goes to a bookmark, F2 names it, Del removes it."""

    model: BookmarkModel

    def __init__(self, player: Player, bookmarks: BookmarkList, theme: Theme) -> None:
        model = BookmarkModel(bookmarks)
        rows = RowList(
            "marks_rows",
            translate("breakpoints", "Bookmarks"),
            translate("breakpoints", "Enter or a click goes to a bookmark, F2 names it, Del removes it."),
            model,
            theme,
        )
        super().__init__("mark", rows, model, theme, bookmarks.restore)
        self._player, self._bookmarks = player, bookmarks
        add, back = self.bar.add, partial(self.go_on, backward=True)
        text, tip = translate("breakpoints", "Add"), translate("breakpoints", "Mark this position")
        add("add_mark", self.add, text, tip)
        text, tip = translate("breakpoints", "Remove"), translate("breakpoints", "Remove the bookmark (Del)")
        add("remove_mark", self.remove, text, tip)
        text = translate("breakpoints", "Previous")
        add("previous", back, text, translate("breakpoints", "Go to the previous bookmark"), "step_back")
        text = translate("breakpoints", "Next")
        add("next", self.go_on, text, translate("breakpoints", "Go to the next bookmark"), "step_forward")
        rows.remove_requested.connect(self.remove)
        rows.clicked.connect(self._go_to)
        rows.activated.connect(self._go_to)
        bookmarks.changed.connect(self._on_changed)
        player.began.connect(self._on_began)
        self.refresh()

    def refresh(self) -> None:
        """Show which bookmark the search stands at, and which way there are others."""
        watching, here = self._player.is_watching, self._player.position
        self.rows.empty_text = (
            translate("breakpoints", "No bookmark yet.\nAdd one to find this position again.")
            if watching
            else translate("breakpoints", "Watch a search to mark positions in it.")
        )
        self.model.refresh(here if watching else None)
        self.bar["add_mark"].setEnabled(watching and here not in self._bookmarks)
        self.bar["remove_mark"].setEnabled(self.model.rowCount() > 0)
        self.bar["previous"].setEnabled(self._bookmarks.before(here) is not None)
        self.bar["next"].setEnabled(self._bookmarks.after(here) is not None)

    def add(self) -> None:
        """Mark where the search stands, and offer to name it."""
        position = self._player.position
        self._bookmarks.add(position)
        index = self.model.index_of(position)
        self.rows.choose(index)
        if index.isValid():
            self.rows.setFocus()
            self.rows.edit(index)

    def remove(self) -> None:
        """Remove the chosen bookmark."""
        if self.chosen is not None:
            self._bookmarks.remove(self.chosen)

    def go_on(self, *, backward: bool = False) -> None:
        """To the next bookmark, or the one before."""
        here = self._player.position
        there = self._bookmarks.before(here) if backward else self._bookmarks.after(here)
        if there is not None:
            self._player.scrub(there)
            self.rows.choose(self.model.index_of(there))

    def _go_to(self, index: QModelIndex) -> None:
        position = index.data(KEY_ROLE)
        if position is not None and position != self._player.goal:
            self._player.scrub(position)

    def _on_began(self) -> None:
        self.model.forget()
        self.refresh()

    def _on_changed(self) -> None:
        removed = self._bookmarks.last_removed
        self.notice.set_text("" if removed is None else words.removed(words.mark(*removed)))
        self.refresh()
