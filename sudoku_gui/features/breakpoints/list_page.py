"""What the pages of breakpoints and of bookmarks have in common: rows, a line that undoes a removal, and buttons."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QModelIndex, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from sudoku_gui.features.breakpoints import text as words
from sudoku_gui.features.breakpoints.model import KEY_ROLE, BookmarkModel, NamedRows
from sudoku_gui.features.breakpoints.row_list import RowList
from sudoku_gui.player.bookmarks import BookmarkList
from sudoku_gui.player.player import Player
from sudoku_gui.render.icons import icon
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.buttons import tool_button
from sudoku_gui.widgets.notice import LineWithButtons
from sudoku_gui.widgets.pane import FontFollower, Themed

_GAP: Final = 2


class ButtonBar(FontFollower, Themed, QWidget):
    """Buttons at the left that change the list, and with signs at the right that move through the search."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._signs: dict[QToolButton, str] = {}
        self._buttons: dict[str, QToolButton] = {}
        self._row = fill(QHBoxLayout(self), spacing=_GAP)

    def __getitem__(self, name: str) -> QToolButton:
        return self._buttons[name]

    def add(self, name: str, action: Callable[[], object], text: str, tip: str, sign: str = "") -> None:
        """Add a button; the sign is that of an icon, which stands without the text where it is narrow."""
        made = self._buttons[name] = tool_button(name, action, text=text, tip=tip)
        if sign:
            made.setIcon(icon(sign, self.theme))
            if not self._signs:
                self._row.addStretch(1)
            self._signs[made] = sign
        self._row.addWidget(made)

    def use_theme(self, theme: Theme) -> None:
        super().use_theme(theme)
        for made, sign in self._signs.items():
            made.setIcon(icon(sign, theme))

    def fit_font(self) -> None:
        """Show words beside the signs where there is space for them."""
        style = Qt.ToolButtonStyle
        for look in (style.ToolButtonTextBesideIcon, style.ToolButtonIconOnly):
            for made in self._signs:
                made.setToolButtonStyle(look)
            if sum(made.sizeHint().width() + _GAP for made in self._buttons.values()) <= self.width():
                return

    # --- Qt ---------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        texts = [made for made in self._buttons.values() if made not in self._signs]
        width = sum(made.sizeHint().width() + _GAP for made in texts)
        width += sum(made.minimumSizeHint().height() for made in self._signs)
        return QSize(width + 2 * _GAP, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_font()


class ListPage(QWidget):
    """A list above its buttons; ``name`` is a prefix of object names, ``restore`` what the Undo button does."""

    def __init__(
        self, name: str, rows: RowList, model: NamedRows, theme: Theme, restore: Callable[[], object]
    ) -> None:
        super().__init__()
        self.rows, self.model = rows, model
        self._current: tuple[int, int] | None = None  # key and row
        self.notice = LineWithButtons(f"{name}_notice", theme)
        text = translate("breakpoints", "Undo")
        tip = translate("breakpoints", "Restore what was removed")
        self.notice.add_button(f"undo_remove_{name}", restore, text=text, tip=tip)
        self.bar = ButtonBar(theme)
        self.column = fill(QVBoxLayout(self), rows, self.notice, self.bar, spacing=2, stretch=(1,))
        rows.selectionModel().currentChanged.connect(self._note_current)
        model.setParent(self)
        model.modelReset.connect(self._restore_current)

    @property
    def chosen(self) -> int | None:
        key = self.rows.currentIndex().data(KEY_ROLE)
        return None if key is None else int(key)

    def _note_current(self, index: QModelIndex) -> None:
        if index.isValid():
            self._current = index.data(KEY_ROLE), index.row()

    def _restore_current(self) -> None:
        """Other rows: the same one stays chosen; after its removal the one in its place."""
        if self._current is not None:
            key, row = self._current
            index, last = self.model.index_of(key), self.model.rowCount() - 1
            self.rows.choose(index if index.isValid() else self.model.index(min(row, last), 0))


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
        """Delete the selected bookmark, if one is selected."""
        if self.chosen is not None:
            self._bookmarks.remove(self.chosen)

    def go_on(self, *, backward: bool = False) -> None:
        """Go to the next bookmark, or the one before."""
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
