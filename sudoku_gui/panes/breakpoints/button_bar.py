"""The buttons below a list: words, and signs where there is no room for both."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.breakpoints import text as words
from sudoku_gui.render.icons import icon
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.button_line import button

_GAP: Final = 2


class ButtonBar(Guarded, QWidget):
    """Two buttons at the left that change the list, two at the right that move through the search.

    Args:
        deeds: what each button does, by the names that the words have for them.
        helps: other names for the tooltips, where buttons of several lists share their words.
        signs: icons of those that have one; they go without words where it is narrow.
    """

    def __init__(
        self,
        deeds: Mapping[str, Callable[[], object]],
        theme: Theme,
        *,
        signs: Mapping[str, str],
        helps: Mapping[str, str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._signs = signs
        tips = {part: words.button_help((helps or {}).get(part, part)) for part in deeds}
        self._buttons: dict[str, QToolButton] = {
            part: button((helps or {}).get(part, part), deed, text=words.button(part), tip=tips[part])
            for part, deed in deeds.items()
        }
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        for part, made in self._buttons.items():
            if part == next(iter(signs)):
                row.addStretch(1)
            row.addWidget(made)
        self.use_theme(theme)

    def __getitem__(self, part: str) -> QToolButton:
        """The button of this name."""
        return self._buttons[part]

    def use_theme(self, theme: Theme) -> None:
        """Paint the signs in other colours from now on."""
        for part, sign in self._signs.items():
            self._buttons[part].setIcon(icon(sign, theme))

    def _fit(self) -> None:
        """Words beside the signs where there is room for them."""
        style = Qt.ToolButtonStyle
        for look in (style.ToolButtonTextBesideIcon, style.ToolButtonIconOnly):
            for part in self._signs:
                self._buttons[part].setToolButtonStyle(look)
            if sum(made.sizeHint().width() + _GAP for made in self._buttons.values()) <= self.width():
                return

    # --- Qt ---------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        signs = sum(made.minimumSizeHint().height() for made in map(self._buttons.get, self._signs) if made)
        texts = sum(
            made.sizeHint().width() + _GAP for part, made in self._buttons.items() if part not in self._signs
        )
        return QSize(texts + signs + 2 * _GAP, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()
