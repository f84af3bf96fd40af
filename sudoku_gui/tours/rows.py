"""The rows above and below the text of a tour: where it is, and how to go on."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QToolButton, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.render.icons import icon
from sudoku_gui.render.theme import Theme
from sudoku_gui.tours import stop_text as tour_texts
from sudoku_gui.tours import text as words
from sudoku_gui.tours.dots import StopDots
from sudoku_gui.tours.touring import Touring
from sudoku_gui.widgets.button_line import ShortLabel
from sudoku_gui.widgets.label import Label
from sudoku_gui.wording.foreign import as_tip, shown

_TOUCHABLE: Final = 28
_GAP: Final = 6
_PADDING: Final = 8


class TourHead(Guarded, QWidget):
    """Title, number of the stop, and a dot for each."""

    def __init__(self, touring: Touring, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._touring = touring
        self._title = ShortLabel()
        self._title.setObjectName("tour_title")
        self._where = Label()
        self._where.setObjectName("tour_where")
        self._dots = StopDots(theme)
        self._dots.valueChanged.connect(touring.go)
        line = QHBoxLayout()
        line.setSpacing(2 * _GAP)
        line.addWidget(self._where)
        line.addWidget(self._dots, 1)
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(2)
        self._box.addWidget(self._title)
        self._box.addLayout(line)
        self._be_bold()

    def refresh(self) -> None:
        """Say where the tour is."""
        tour, stop = self._touring.tour, self._touring.stop
        self._where.setVisible(tour is not None)
        self._dots.setVisible(tour is not None)
        if tour is None or stop is None:
            self._title.show_text(words.panel_name())
            return
        self._title.show_text(shown(tour_texts.said(tour.title)))
        self._where.setText(words.stop_of(stop.number, len(tour.stops)))
        self._dots.show_stop(self._touring.index, len(tour.stops))

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._dots.use_theme(theme)

    def be_wide(self, *, wide: bool) -> None:
        """All in one line, or the title above the rest."""
        direction = QBoxLayout.Direction
        self._box.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
        self._box.setSpacing(2 * _GAP if wide else 2)
        self._box.setStretch(0, 1 if wide else 0)

    def _be_bold(self) -> None:
        self._title.setFont(_bold(self.font()))

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        letters = 20 * self.fontMetrics().averageCharWidth()
        rest = self._where.sizeHint().width() + self._dots.minimumSizeHint().width() + 4 * _GAP
        return QSize(letters + rest, super().sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._be_bold()


class TourKeys(Guarded, QWidget):
    """Buttons that lead on, back, out, and to the stop again for who has gone elsewhere."""

    def __init__(self, touring: Touring, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._touring = touring
        self._return = self._button("return", touring.return_to_stop)
        self._back = self._button("back", touring.back)
        self._next = self._button("next", self._go_on)
        self._leave = self._button("leave", touring.leave)
        self._return.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._return.hide()
        row = QHBoxLayout()
        row.setSpacing(_GAP)
        row.addWidget(self._back)
        row.addWidget(self._next)
        row.addStretch(1)
        row.addWidget(self._leave)
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(_GAP)
        self._box.addWidget(self._return)
        self._box.addLayout(row)
        self.use_theme(theme)
        self._fit()

    def refresh(self) -> None:
        """What can be done now."""
        touring = self._touring
        is_last = touring.is_at_end and touring.tour is not None
        self._back.setEnabled(touring.tour is not None and touring.index > 0)
        self._next.setEnabled(touring.tour is not None)
        self._leave.setEnabled(touring.tour is not None)
        part = "finish" if is_last else "next"
        self._next.setText(words.button(part))
        self._next.setToolTip(as_tip(words.button_help(part)))
        self._next.setAccessibleName(words.button(part))

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        self._next.setFocus(reason)

    def offer_return(self, *, offered: bool) -> None:
        """Whether the user has gone elsewhere."""
        if offered == self._return.isVisibleTo(self):
            return
        if self._return.hasFocus():
            self._next.setFocus()
        self._return.setVisible(offered)

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._return.setIcon(icon("undo", theme))

    def be_wide(self, *, wide: bool) -> None:
        """All in one line, or the way back to the stop above the rest."""
        direction = QBoxLayout.Direction
        self._box.setDirection(direction.LeftToRight if wide else direction.TopToBottom)

    @property
    def least_width(self) -> int:
        """What it needs with the way back to the stop above the rest."""
        row = (self._back, self._next, self._leave)
        return sum(max(one.sizeHint().width(), one.minimumWidth()) for one in row) + 2 * _GAP

    def _fit(self) -> None:
        """The button that leads on is as wide for its other word, so that nothing moves at the last stop."""
        self._next.setFont(_bold(self.font()))
        metrics = self._next.fontMetrics()
        self._return.setIconSize(QSize(metrics.height(), metrics.height()))
        widest = max(metrics.horizontalAdvance(words.button(part)) for part in ("next", "finish"))
        self._next.setMinimumWidth(widest + 2 * _PADDING)

    def _go_on(self) -> None:
        if self._touring.is_at_end:
            self._touring.finish()
        else:
            self._touring.next()

    def _button(self, part: str, deed: Callable[[], object]) -> QToolButton:
        made = QToolButton(self)
        made.setObjectName(f"tour_{part}")
        made.setText(words.button(part))
        made.setToolTip(as_tip(words.button_help(part)))
        made.setAccessibleName(words.button(part))
        made.setAccessibleDescription(words.button_help(part))
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        made.setMinimumHeight(_TOUCHABLE)
        made.clicked.connect(deed)
        return made

    # --- Qt ---------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()


def _bold(font: QFont) -> QFont:
    font = QFont(font)
    font.setBold(True)
    return font
