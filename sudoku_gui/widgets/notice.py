"""Short texts in a line of their own: on a background with a sign, or with buttons for what can be done about them."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from sudoku_gui.render.fonts import painter_on
from sudoku_gui.render.icons import icon
from sudoku_gui.render.shapes import draw_with
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.buttons import tool_button
from sudoku_gui.widgets.label import ElidedLabel, Label
from sudoku_gui.widgets.pane import FontFollower, Themed
from sudoku_gui.widgets.rich_text import RichText

_GAP: Final = 8


class Notice(FontFollower, Themed, QWidget):
    """An icon and a text on the background of a role of the theme; ``speak`` is how a screen reader puts the text."""

    def __init__(
        self, name: str, sign: str, background: str, theme: Theme, speak: Callable[[str], str] = str
    ) -> None:
        super().__init__()
        self._icon, self._background, self._speak = sign, background, speak
        self._sign = Label()
        self.label = RichText(name)
        row, margins = QHBoxLayout(self), (_GAP, _GAP // 2, _GAP, _GAP // 2)
        fill(row, self._sign, self.label, spacing=_GAP, margins=margins, stretch=(0, 1))
        row.setAlignment(self._sign, Qt.AlignmentFlag.AlignTop)
        self.use_theme(theme)

    def show_text(self, text: str) -> None:
        """Show another text, Markdown; "" hides it all."""
        self.label.show_text(text, self._speak)
        self.setVisible(bool(text))

    def use_theme(self, theme: Theme) -> None:
        super().use_theme(theme)
        side = max(16, self.fontMetrics().height())
        self._sign.setPixmap(icon(self._icon, theme).pixmap(QSize(side, side), self.devicePixelRatioF()))

    # --- Qt ---------------------------------------------------------------------------------------

    def fit_font(self) -> None:
        self.use_theme(self.theme)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_with(painter, fill=getattr(self.theme, self._background))
            painter.drawRoundedRect(QRectF(self.rect()), 4, 4)


class LineWithButtons(Themed, QWidget):
    """A text and what can be done about it; hidden until it has something to say."""

    def __init__(self, name: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._icons: dict[QToolButton, str] = {}
        self.setObjectName(name)
        self.label = ElidedLabel(name=f"{name}_text")
        self._row = fill(QHBoxLayout(self), self.label, spacing=2, margins=(4, 0, 0, 0), stretch=(1,))
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
