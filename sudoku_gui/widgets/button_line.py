"""A line of text with buttons: what was removed, what was not found, what is followed."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.render.direction import painter_on
from sudoku_gui.render.icons import icon
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.buttons import tool_button
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.pane import Themed
from sudoku_gui.wording.foreign import as_tip


class ShortLabel(Label):
    """A text that ends in "…" where there is no space; the tool tip shows all of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_text(self, text: str) -> None:
        self.setText(text)
        self.setToolTip(as_tip(text))

    def shows_all(self) -> bool:
        """Whether nothing of the text is cut off."""
        return self.fontMetrics().horizontalAdvance(self.text()) <= self.width()

    # --- Qt ---------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        painter.end()


class LineWithButtons(Guarded, Themed, QWidget):
    """A text and what can be done about it; hidden until it has something to say.

    Args:
        name: the object name.
        theme: the colours of the icons to begin with.
    """

    def __init__(self, name: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._icons: dict[QToolButton, str] = {}
        self.setObjectName(name)
        self.label = ShortLabel()
        self.label.setObjectName(f"{name}_text")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(4, 0, 0, 0)
        self._row.setSpacing(2)
        self._row.addWidget(self.label, 1)
        self.hide()

    def add_button(
        self, name: str, action: Callable[[], object], *, text: str = "", sign: str = "", tip: str = ""
    ) -> QToolButton:
        """One more button at the end, with a text or an icon."""
        made = tool_button(name, action, text=text, tip=tip)
        if sign:
            self._icons[made] = sign
            made.setIcon(icon(sign, self.theme))
        self._row.addWidget(made)
        return made

    def set_text(self, text: str) -> None:
        """Show a text; "": nothing to say."""
        if text != self.label.text():
            self.label.show_text(text)
        self.setVisible(bool(text))

    def use_theme(self, theme: Theme) -> None:
        super().use_theme(theme)
        for made, sign in self._icons.items():
            made.setIcon(icon(sign, theme))
