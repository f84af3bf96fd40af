"""The bars above and below the text of a tour: which stop it is, with a dot for each, and the buttons to go on."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractSlider, QBoxLayout, QSizePolicy, QToolButton, QWidget

from sudoku_gui.features.tours import collection, paint
from sudoku_gui.features.tours import text as words
from sudoku_gui.features.tours.guide import TourGuide
from sudoku_gui.render.fonts import bold, painter_on
from sudoku_gui.render.icons import icon
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.label import ElidedLabel, Label
from sudoku_gui.widgets.pane import FontFollower, Themed
from sudoku_gui.widgets.shortcut_override import claimed
from sudoku_gui.wording.foreign import as_tip, shown

_TOUCHABLE: Final = 28
_GAP: Final = 6
_PADDING: Final = 8
_EDGE: Final = 3
_KEYS: Final = frozenset(
    {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End}
)


def direction(*, wide: bool) -> QBoxLayout.Direction:
    """How the parts of a bar stand: side by side, or one above the other."""
    return QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom


class StopDots(Themed, QAbstractSlider):
    """A slider whose values are stops, counted from 0, each painted as a dot."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.setObjectName("tour_dots")
        self.setAccessibleName(translate("tours", "Stops of the tour"))
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setInvertedControls(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_stop(self, stop: int, stops: int) -> None:
        """Show where a tour is, without a signal."""
        blocked = self.blockSignals(True)
        self.setRange(0, max(0, stops - 1))
        self.setPageStep(1)
        self.setValue(stop)
        self.blockSignals(blocked)
        self.setToolTip(as_tip(words.stop_of(stop + 1, stops)))
        self.setAccessibleDescription(self.toolTip())
        self.update()

    @property
    def _strip(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_EDGE, 0, -_EDGE, 0)

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        least = self.minimumSizeHint()
        dots = round(min(self.maximum() + 1, 16) * paint.WIDEST)
        return QSize(max(dots + 2 * _EDGE, least.width()), least.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(4 * self.fontMetrics().height(), max(22, round(1.4 * self.fontMetrics().height())))

    def event(self, event: QEvent) -> bool:
        # With the focus here, these keys are no shortcuts of the window.
        return claimed(event, lambda key: key.key() in _KEYS) or super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            x = event.position().x() - self._strip.left()
            self.setValue(paint.stop_at(self._strip.width(), self.maximum() + 1, x))

    def paintEvent(self, _event: QPaintEvent) -> None:
        stops, strip = self.maximum() + 1, self._strip
        with painter_on(self) as painter:
            paint.paint_stops(painter, strip, stops, self.value(), self.theme)
            if self.hasFocus():
                painter.setPen(QPen(self.theme.selection, 1.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                end = paint.x_of(strip.width(), stops, stops) + 2 * _EDGE
                painter.drawRoundedRect(QRectF(1, 1, min(self.width() - 2, end), self.height() - 2), 4, 4)


class TourHead(FontFollower, QWidget):
    """Title, number of the stop, and a dot for each."""

    def __init__(self, guide: TourGuide, theme: Theme) -> None:
        super().__init__()
        self._guide = guide
        self._title = ElidedLabel(name="tour_title")
        self._where = Label()
        self._where.setObjectName("tour_where")
        self._dots = StopDots(theme)
        self._dots.valueChanged.connect(guide.go)
        line = row(self._where, self._dots, spacing=2 * _GAP, stretch=(0, 1))
        self._box = fill(QBoxLayout(QBoxLayout.Direction.TopToBottom, self), self._title, line, spacing=2)
        self._title.setFont(bold(self.font()))

    def refresh(self) -> None:
        """Show the title of the tour, and the stop as a number and as dots."""
        tour, stop = self._guide.tour, self._guide.stop
        self._where.setVisible(tour is not None)
        self._dots.setVisible(tour is not None)
        if tour is None or stop is None:
            self._title.show_text(translate("tours", "Guided tour"))
            return
        self._title.show_text(shown(words.in_words(tour.title)))
        self._where.setText(words.stop_of(stop.number, len(tour.stops)))
        self._dots.show_stop(self._guide.index, len(tour.stops))

    def set_wide(self, *, wide: bool) -> None:
        """Lay out all in one line, or the title above the rest."""
        self._box.setDirection(direction(wide=wide))
        self._box.setSpacing(2 * _GAP if wide else 2)
        self._box.setStretch(0, 1 if wide else 0)

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        letters = 20 * self.fontMetrics().averageCharWidth()
        rest = self._where.sizeHint().width() + self._dots.minimumSizeHint().width() + 4 * _GAP
        return QSize(letters + rest, super().sizeHint().height())

    def fit_font(self) -> None:
        self._title.setFont(bold(self.font()))


class TourButtons(FontFollower, Themed, QWidget):
    """Back, Next, Leave, what may follow the tour, and the way back to the stop for users who have moved elsewhere.

    Signals:
        next_tour_requested, exercises_requested: the user wants to go on with these, at the end of the tour.
    """

    next_tour_requested = Signal()
    exercises_requested = Signal()

    def __init__(self, guide: TourGuide, theme: Theme) -> None:
        super().__init__()
        self._guide = guide
        self._return = self._button("return", guide.return_to_stop)
        self._back = self._button("back", guide.back)
        self._next = self._button("next", self._go_on)
        self._leave = self._button("leave", guide.leave)
        self._return.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._return.hide()
        self._next_tour = self._button("next_tour", self.next_tour_requested.emit)
        self._exercises = self._button("exercises", self.exercises_requested.emit)
        line = row(self._back, self._next, None, self._leave, spacing=_GAP)
        onward = row(self._next_tour, self._exercises, None, spacing=_GAP)
        way = QBoxLayout.Direction.TopToBottom
        self._box = fill(QBoxLayout(way, self), self._return, onward, line, spacing=_GAP)
        self.use_theme(theme)
        self.fit_font()

    def refresh(self) -> None:
        """Enable the buttons that lead somewhere from this stop; on the last one, Next finishes."""
        guide, is_on = self._guide, self._guide.tour is not None
        self._back.setEnabled(is_on and guide.index > 0)
        self._next.setEnabled(is_on)
        self._leave.setEnabled(is_on)
        is_last = guide.tour is not None and guide.is_at_end
        _label(self._next, "finish" if is_last else "next")
        follows = guide.tour is not None and is_last and collection.after(guide.tour) is not None
        self._next_tour.setVisible(follows)
        self._exercises.setVisible(is_last)

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        self._next.setFocus(reason)

    def offer_return(self, *, offered: bool) -> None:
        """Offer the way back if the user has moved elsewhere."""
        if offered == self._return.isVisibleTo(self):
            return
        if self._return.hasFocus():
            self._next.setFocus()
        self._return.setVisible(offered)

    def use_theme(self, theme: Theme) -> None:
        super().use_theme(theme)
        self._return.setIcon(icon("undo", theme))

    def set_wide(self, *, wide: bool) -> None:
        self._box.setDirection(direction(wide=wide))

    @property
    def least_width(self) -> int:
        buttons = self._back, self._next, self._leave
        return sum(max(one.sizeHint().width(), one.minimumWidth()) for one in buttons) + 2 * _GAP

    def fit_font(self) -> None:
        """Next is as wide as it is when it says Finish, so that nothing moves at the last stop."""
        self._next.setFont(bold(self.font()))
        metrics = self._next.fontMetrics()
        self._return.setIconSize(QSize(metrics.height(), metrics.height()))
        widest = max(metrics.horizontalAdvance(words.button(part)[0]) for part in ("next", "finish"))
        self._next.setMinimumWidth(widest + 2 * _PADDING)

    def _go_on(self) -> None:
        (self._guide.finish if self._guide.is_at_end else self._guide.next)()

    def _button(self, part: str, action: Callable[[], object]) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(f"tour_{part}")
        _label(button, part)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setMinimumHeight(_TOUCHABLE)
        button.clicked.connect(action)
        return button


def _label(button: QToolButton, part: str) -> None:
    text, tip = words.button(part)
    button.setText(text)
    button.setToolTip(as_tip(tip))
    button.setAccessibleName(text)
    button.setAccessibleDescription(tip)
