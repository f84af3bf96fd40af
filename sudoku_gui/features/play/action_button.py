"""A button of the play panel that triggers one of the window's actions, and looks like the keys of the digit pad."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QFontMetrics, QIcon, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_gui.features.play.digit_pad import PadButton
from sudoku_gui.render.fonts import LEFT
from sudoku_gui.render.shapes import draw_with
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.boxes import keep_left_to_right
from sudoku_gui.wording import foreign

_LOWEST, _HIGHEST = 30, 52  # pixels of a button where there is little space, and where there is much
_GAP = 6
_PADDING = 10
_NARROWEST = 30


class ActionButton(PadButton):
    """Text, icon and state are the action's; a button that is checked is filled."""

    def __init__(self, action: QAction, theme: Theme, parent: QWidget, *, with_icon: bool = True) -> None:
        super().__init__(theme, parent)
        keep_left_to_right(self)
        self._action = action
        self._with_icon = with_icon
        self._is_small = False
        self.setObjectName(f"button_{action.objectName()}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(_NARROWEST, _LOWEST)
        self.setMaximumHeight(_HIGHEST)
        self.clicked.connect(self._press)
        action.changed.connect(self._follow)
        self._follow()

    def set_compact(self) -> None:
        """Show the icon alone, beside a line of text."""
        self._is_small = True
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._follow()

    def _press(self) -> None:
        """A button has no state of its own: what a click has changed there is the action's again."""
        self._action.trigger()
        self._follow()

    def _follow(self) -> None:
        action = self._action
        self.setCheckable(action.isCheckable())
        self.setChecked(action.isChecked())
        self.setText("" if self._is_small else action.iconText())
        self.setAccessibleName(foreign.without_mnemonic(action.text()).rstrip("."))
        self.setToolTip(action.toolTip())
        self.setEnabled(action.isEnabled())
        self.setVisible(action.isVisible())
        self.updateGeometry()
        self.update()

    @property
    def is_chosen(self) -> bool:
        return self.isChecked() and not self._is_small

    def paint_face(self, painter: QPainter) -> None:
        """Paint icon and text side by side, in the middle."""
        theme, whole = self.theme, QRectF(self.rect())
        ink = theme.ink if self.isEnabled() else theme.covered_column
        font = self.font()
        if self.is_chosen:
            # With the keyboard on it, a gap sets a ring apart from its background.
            inset = 5.0 if self.hasFocus() else 0.0
            draw_with(painter, fill=theme.selection)
            painter.drawRoundedRect(whole.adjusted(inset, inset, -inset, -inset), 8, 8)
            ink = theme.paper
            font.setBold(True)
        painter.setFont(font)
        metrics, picture_side = painter.fontMetrics(), self._picture_side()
        side = picture_side + _GAP if picture_side and self.text() else picture_side
        shown = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width() - side - _GAP)
        width = metrics.horizontalAdvance(shown)
        left = (self.width() - width - side) / 2
        if side:
            mode = QIcon.Mode.Normal if self.isEnabled() else QIcon.Mode.Disabled
            size = QSize(picture_side, picture_side)
            picture = self._action.icon().pixmap(size, self.devicePixelRatioF(), mode)
            top = (self.height() - picture_side) / 2
            painter.drawPixmap(QPointF(round(left), round(top)), picture)
        painter.setPen(QPen(ink))
        box = QRectF(left + side, 0, self.width() - left - side, self.height())
        painter.drawText(box, LEFT, shown)

    def _picture_side(self) -> int:
        """The width of the icon; 0 for none."""
        if not self._with_icon or self._action.icon().isNull():
            return 0
        return round(self.fontMetrics().height() * 1.1)

    # --- Qt ---------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        font = self.font()
        font.setBold(self._action.isCheckable())
        metrics = QFontMetrics(font)
        word = metrics.horizontalAdvance(self.text())
        return QSize(word + self._picture_side() + _GAP + _PADDING, max(_LOWEST, metrics.height() + _PADDING))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()
