"""What the pages of breakpoints and of bookmarks have in common: rows, a line that undoes a removal, and buttons."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QModelIndex, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.breakpoints.model import KEY_ROLE, NamedRows
from sudoku_gui.panes.breakpoints.row_list import RowList
from sudoku_gui.render.icons import icon
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.button_line import LineWithButtons
from sudoku_gui.widgets.buttons import tool_button
from sudoku_gui.widgets.pane import FontFollower, Themed
from sudoku_gui.wording.marking import translate

_GAP: Final = 2


class ButtonBar(FontFollower, Guarded, Themed, QWidget):
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
        """One more button; the sign is that of an icon, which goes without the text where it is narrow."""
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
        """Words beside the signs where there is space for them."""
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


class ListPage(Guarded, QWidget):
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
        self.column = fill(QVBoxLayout(self), rows, self.notice, self.bar, spacing=2)
        self.column.setStretch(0, 1)
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
