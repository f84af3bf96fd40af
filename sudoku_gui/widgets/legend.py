"""The legend of a picture: signs with words, in a small window until the next click or Esc."""

from collections.abc import Sequence
from typing import ClassVar, Final

from PySide6.QtCore import QPoint, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QToolButton, QWidget

from sudoku_gui.render.pixmaps import pixmap
from sudoku_gui.render.shapes import Sign
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.buttons import TOUCHABLE
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.pointed_table import PointedTable
from sudoku_gui.wording.foreign import as_tip

_PAD: Final = 8


class Legend(QFrame):
    """All signs, in the colours of a theme.

    Args:
        entries: each sign with its word.
        size: of a sign, in heights of the text.
        title: what a screen reader calls it; "" for what every legend is called.
    """

    def __init__(
        self,
        name: str,
        theme: Theme,
        parent: QWidget,
        entries: Sequence[tuple[Sign, str]],
        size: QSizeF,
        *,
        title: str = "",
    ) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._theme = theme
        self._size = size
        self.setObjectName(name)
        self.setAccessibleName(title or translate("key", "Legend"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setPalette(theme.palette())
        grid = QGridLayout(self)
        for row, (sign, word) in enumerate(entries):
            shown = Label()
            shown.setPixmap(self._picture(sign))
            grid.addWidget(shown, row, 0)
            grid.addWidget(Label(word), row, 1)

    def _picture(self, sign: Sign) -> QPixmap:
        ratio, theme = self.devicePixelRatioF(), self._theme
        size = (self._size * (self.fontMetrics().height() * ratio)).toSize()
        picture = pixmap(size, 1.0, lambda painter: sign(painter, QRectF(QPoint(), size), theme), theme.paper)
        picture.setDevicePixelRatio(ratio)
        return picture

    def show_above(self, widget: QWidget) -> None:
        """Open so that it ends where a widget begins."""
        self.adjustSize()
        corner = widget.mapToGlobal(QPoint(widget.width() - self.width(), -self.height()))
        space = widget.screen().availableGeometry()
        self.move(max(space.left(), corner.x()), max(space.top(), corner.y()))
        self.show()


def asks_for_legend(event: QKeyEvent) -> bool:
    """Whether a press asks for the legend: K, as in all panes."""
    return event.key() == Qt.Key.Key_K and event.modifiers() == Qt.KeyboardModifier.NoModifier


def legend_button(
    name: str, parent: QWidget | None = None, *, tip: str = "", is_flat: bool = True
) -> QToolButton:
    """A button that opens a legend; `tip`: what it explains, where that is not the table below it."""
    tip = tip or translate("key", "What the signs mean (K)")
    button = QToolButton(parent)
    button.setObjectName(name)
    button.setText(translate("key", "Legend"))
    button.setToolTip(as_tip(tip))
    button.setAccessibleName(tip)
    button.setAutoRaise(is_flat)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


class LegendTable(PointedTable):
    """A `PointedTable` that explains its signs by `legend_entries`; ``sign`` is their size in heights of the text."""

    sign: ClassVar[QSizeF] = QSizeF(2.2, 1.35)

    def _set_up(self) -> None:
        super()._set_up()
        self.horizontalHeader().setMinimumHeight(TOUCHABLE)
        self.legend_button = legend_button(f"{self.objectName()}_key_button", self.horizontalHeader())
        self.legend_button.clicked.connect(self.show_legend)
        self.horizontalHeader().sectionResized.connect(self._place_button)
        self.horizontalHeader().geometriesChanged.connect(self._place_button)

    # --- hooks ------------------------------------------------------------------------------------

    def legend_entries(self) -> Sequence[tuple[Sign, str]]:
        raise NotImplementedError

    # --- the legend -------------------------------------------------------------------------------

    def show_legend(self) -> None:
        name, theme = f"{self.objectName()}_legend", self.delegate.theme
        Legend(name, theme, self, self.legend_entries(), self.sign).show_above(self.horizontalHeader())

    def _place_button(self) -> None:
        """Put the button at the right end; without space for both, on the last heading, whose signs it explains."""
        header, button = self.horizontalHeader(), self.legend_button
        shown = [section for section in range(header.count()) if not header.isSectionHidden(section)]
        width, right = max(button.sizeHint().width(), TOUCHABLE), self.viewport().width()
        if shown:
            last = max(shown, key=header.visualIndex)
            text = self.model().headerData(last, Qt.Orientation.Horizontal)
            start = header.sectionViewportPosition(last)
            replaces = start + self.fontMetrics().horizontalAdvance(text) + 2 * _PAD + width > right
            button.setAutoFillBackground(replaces)
            width = max(width, right - start) if replaces else width
        button.setFixedSize(width, header.height())
        button.move(right - width, 0)

    # --- Qt ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if asks_for_legend(event):
            self.show_legend()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_button()
