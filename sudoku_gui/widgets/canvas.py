"""A widget that paints itself, says what is under the mouse and works some keys; a subclass overrides the hooks.

What it shows on screen, in pictures and in films comes from one method, `paint_on`, which asks the painter how fine it
is (`render.pixmaps`) and never the widget.
"""

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QFont,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QStyle, QToolTip, QWidget

from sudoku_gui.render.direction import painter_on
from sudoku_gui.render.fonts import scaled
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.boxes import keep_left_to_right
from sudoku_gui.widgets.pane import FontFollower, SizedByText, Themed
from sudoku_gui.widgets.shortcut_override import claimed, plain
from sudoku_gui.wording.foreign import as_tip


class Canvas(FontFollower, SizedByText, Themed, QWidget):
    """Takes the keyboard and as much space as there is, and shows whether it has the keyboard.

    Attributes:
        animated: whether changes are shown as motion; at first as the desktop is set.
    """

    # whether it may take the keys that move the search, too: something is typed in it
    takes_all_keys: ClassVar[bool] = False

    def __init__(self, name: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.animated = self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) > 0
        self.setObjectName(name)
        keep_left_to_right(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def area(self) -> QRectF:
        return QRectF(self.rect())

    def use_theme(self, theme: Theme) -> None:
        super().use_theme(theme)
        self.update()

    # --- hooks ------------------------------------------------------------------------------------

    def paint_on(self, painter: QPainter) -> None:
        """Paint it from (0, 0); the painter has the font of the widget, and ends with what it is set to."""
        raise NotImplementedError

    def come_to_rest(self) -> None:
        """Let what waits or glides reach its end now."""

    def hover(self, point: QPointF | None) -> None:
        """Note that the mouse is somewhere else; None: outside."""

    def tip_at(self, point: QPointF) -> str:  # noqa: ARG002 - a hook
        """What there is to say about a point, unless the canvas has one tool tip for all."""
        return ""

    def show_tip(self, at: QPoint, text: str) -> None:
        """Show a text at a point of the screen; "" shows none."""
        QToolTip.showText(at, as_tip(text), self)

    def command(self, event: QKeyEvent) -> Callable[[], object] | None:  # noqa: ARG002 - a hook
        """What a key does here; None: nothing."""
        return None

    def is_own_key(self, event: QKeyEvent) -> bool:
        """Whether a key means something here, although it is a shortcut of the window."""
        return self.command(event) is not None

    def announce(self, text: str) -> None:
        """Send a text to screen readers, if one is running."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    # --- Qt ---------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            self.paint_on(painter)

    def event(self, event: QEvent) -> bool:
        if claimed(event, self.is_own_key, all_keys=self.takes_all_keys):
            return True
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and not self.toolTip():
            self.show_tip(event.globalPos(), self.tip_at(QPointF(event.pos())))
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        command = self.command(event)
        event.setAccepted(command is not None)
        if command is not None:
            command()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.hover(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.hover(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()


_SMALL: Final = 0.9
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Chart(Canvas):
    """Its sizes are counted in letters across and lines down."""

    least: ClassVar[tuple[int, int]] = (10, 8)  # the size that it needs
    most: ClassVar[tuple[int, int]] = (40, 12)  # the size that it would like

    @property
    def small_font(self) -> QFont:
        """What numbers and captions are written in."""
        return scaled(self.font(), _SMALL)

    def move_cursor(self, step: int) -> None:
        """A hook: Left (-1) or Right (1) was pressed."""

    def command(self, event: QKeyEvent) -> Callable[[], object] | None:
        return partial(self.move_cursor, _STEPS[Qt.Key(event.key())]) if plain(_STEPS)(event) else None

    def _letters(self, size: tuple[int, int]) -> QSize:
        metrics = self.fontMetrics()
        return QSize(size[0] * metrics.averageCharWidth(), size[1] * metrics.height())

    # --- Qt ---------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        return self._letters(self.least)

    def sizeHint(self) -> QSize:
        return self._letters(self.most)
