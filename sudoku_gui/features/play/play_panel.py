"""The panel beside the board while playing: modes of typing, the digit pad, actions, and how many solutions."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from solver_core.sudoku.survey import SurveyAnswer
from sudoku_gui.features.play.digit_pad import ActionButton, DigitPad, PadFace
from sudoku_gui.render.fonts import LEFT, painter_on
from sudoku_gui.render.shapes import around, cross, draw_with
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.board.text import solution_status
from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.label import ElidedLabel, Label
from sudoku_gui.widgets.pane import FontFollower, Themed, ThemeGiver
from sudoku_gui.widgets.term_label import ReadingLabel
from sudoku_gui.wording.foreign import as_tip

_MODES = ("mode_digits", "mode_notes", "mode_centre", "mode_colours")
_START = "start_playing"
_MAIN = ("hint", "check", "solve", "watch")  # the keys below the pad
_OTHERS = ("clear_entries", "mode_givens")
_WITH_ICONS = 2  # keys in a row at most, if they have icons
_PLACE = 2  # of the pad in the column
_GAP = 5
_CARD_LINES = 6  # of a card: its title, three lines of text, two rows of buttons
_CARD_ROOM = 56  # pixels around them
_LOW = 500  # pixels: a lower panel keeps no space for a card
_WIDEST_PANEL = 520
_WIDE = 1.4  # how much wider than high the panel is when it has two columns
_PAD, _KEYS = 12, 2  # how the pad and the rows of keys share the height


class PlayPanel(FontFollower, ThemeGiver, QWidget):
    """Modes above, digits in the middle, actions below; all but the digits are the window's actions.

    A card that comes takes the place of the last row of keys, which is as high as a card with three lines, so that the
    digits and the button that has asked for it stay where they are under the mouse. A longer card scrolls.
    """

    def __init__(
        self, actions: Mapping[str, QAction], theme: Theme, inserted: Sequence[QWidget] = ()
    ) -> None:
        super().__init__()
        self.setObjectName("play_panel")
        self.theme = theme
        self._actions = actions
        self.digit_pad = DigitPad(theme)
        self._hint = ReadingLabel(2)
        self._hint.fit(self.font())
        self._hint.setObjectName("mode_hint")
        self._about = ElidedLabel(name="about")
        self._count, self._time = Label(name="count"), Label(name="time")
        self.status_button = StatusButton(theme)
        self.status_button.clicked.connect(actions["solution_count"].trigger)
        self._inserted = inserted
        self._buttons: dict[str, ActionButton] = {}  # by the ids of their actions
        self._side = QVBoxLayout()
        """The pad's place where the panel is wide."""
        self._column = column = QVBoxLayout()
        for box in (self._side, column):
            box.setSpacing(_GAP)
        column.addLayout(self._row((*_MODES, _START)), _KEYS)
        self._buttons[_START].has_mnemonic = True
        column.addWidget(self._hint)
        column.addWidget(self.digit_pad, _PAD)
        column.addLayout(self._row(_MAIN), _KEYS)
        self._others, self._cards = QWidget(), QScrollArea(widgetResizable=True)
        self._below = QStackedWidget()
        self._height = 0  # that it may have without scrolling
        self._build_below()
        column.addWidget(self._below, 1)
        self._known = QWidget()
        self._known.setLayout(row(self.status_button, self._about, None, spacing=2 * _GAP, stretch=(0, 1, 0)))
        column.addWidget(self._known)
        self.fit_font()
        column.addLayout(self._foot())
        sides = QHBoxLayout(self)
        sides.setContentsMargins(_GAP, _GAP, _GAP, _GAP)
        sides.setSpacing(0)
        sides.addLayout(self._side)
        sides.addLayout(column, 1)
        self._is_wide = False

    def _build_below(self) -> None:
        others, cards = self._others, self._cards
        fill(QVBoxLayout(others), self._row(_OTHERS), None, stretch=(1, 0))
        cards.setObjectName("play_cards")
        cards.setFrameShape(QScrollArea.Shape.NoFrame)
        cards.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        cards.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        cards.setWidget(within := QWidget())
        fill(QVBoxLayout(within), *self._inserted, None)
        for card in self._inserted:
            card.installEventFilter(self)
        self._below.addWidget(others)
        self._below.addWidget(cards)
        self._buttons[_MAIN[0]].installEventFilter(self)  # the keys below are as high

    def _row(self, names: Sequence[str]) -> QHBoxLayout:
        """Buttons side by side; where there are many, they have no space for icons."""
        has_icons = len(names) <= _WITH_ICONS
        for name in names:
            self._buttons[name] = ActionButton(self._actions[name], self.theme, self, with_icon=has_icons)
        return row(*(self._buttons[name] for name in names), spacing=_GAP)

    def show_typing(self, *, is_typed: bool, is_complete: bool) -> None:
        """Offer to start to play while the puzzle is typed, plainly once it has one solution; otherwise the modes."""
        for name, button in self._buttons.items():
            if name.startswith("mode_"):
                button.set_wanted(wanted=not is_typed)
            elif name == _START:
                button.set_wanted(wanted=is_typed, default=is_complete)

    def narrowest(self) -> int:
        """How wide it must be for everything that may be shown."""
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        widths = (card.minimumWidth() + bar + 2 * _GAP for card in self._inserted)
        return max(self.minimumSizeHint().width(), *widths, 0)

    def reserve(self, height: int) -> None:
        """Keep space for a card and the status, though not in a very low window, where it is made when there is one."""
        self._height = height
        is_kept = height >= _LOW or self._below.currentWidget() is self._cards
        needed = _CARD_LINES * self.fontMetrics().lineSpacing() + _CARD_ROOM
        self._cards.setMinimumHeight(needed if is_kept else 1)
        self._known.setMinimumHeight(self.status_button.sizeHint().height() if height >= _LOW else 0)

    def set_wide(self, *, wide: bool) -> None:
        """Put the pad beside the buttons, or back among them."""
        if wide == self._is_wide:
            return
        self._is_wide = wide
        before, after = (self._column, self._side) if wide else (self._side, self._column)
        before.removeWidget(self.digit_pad)
        after.insertWidget(0 if wide else _PLACE, self.digit_pad, _PAD)
        sides = self.layout()
        if isinstance(sides, QHBoxLayout):
            sides.setSpacing(3 * _GAP if wide else 0)
            sides.setStretch(0, 1 if wide else 0)

    def _foot(self) -> QHBoxLayout:
        """How far the puzzle is, the time, and the button that stops it."""
        foot = row(self._count, self._time, spacing=_GAP, stretch=(1,))
        foot.addWidget(ActionButton(self._actions["pause"], self.theme, self, is_small=True))
        return foot

    def show_state(self, hint: str, about: str, count: str, face: PadFace) -> None:
        """Show what typing does now, what is known of the puzzle, and how far it is."""
        self._about.show_text(about)
        self._about.setVisible(bool(about))
        self._hint.set_text(hint)
        self.digit_pad.show_face(face)
        self._count.setText(count)

    def show_time(self, time: str, description: str) -> None:
        """Show how long the puzzle has taken, with a description in words for screen readers."""
        self._time.setText(time)
        self._time.setAccessibleName(description)
        self._time.setToolTip(as_tip(description))

    def show_timer(self, *, visible: bool) -> None:
        self._time.setVisible(visible)

    # --- Qt ---------------------------------------------------------------------------------------

    def fit_font(self) -> None:
        self._hint.fit(self.font())
        self.reserve(self._height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The cards come as soon as one of them has something to say; both rows of keys keep one height.
        if event.type() in {QEvent.Type.ShowToParent, QEvent.Type.HideToParent}:
            has_card = any(not card.isHidden() for card in self._inserted)
            self._below.setCurrentIndex(1 if has_card else 0)
            self.reserve(self._height)
        elif event.type() is QEvent.Type.Resize and isinstance(watched, ActionButton):
            for button in self._others.findChildren(ActionButton):
                button.setFixedHeight(watched.height())
        return super().eventFilter(watched, event)


class ScrolledPanel(FontFollower, QScrollArea):
    """The play panel; it scrolls on a low screen, and has two columns where it is wide."""

    def __init__(self, panel: PlayPanel) -> None:
        super().__init__()
        self._panel = panel
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        panel.setMaximumWidth(_WIDEST_PANEL)
        self.setWidget(panel)
        self.fit_font()

    # --- Qt ---------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        is_wide = self.width() > max(_WIDE * self.height(), 2 * self.minimumWidth())
        widest = max(_WIDEST_PANEL, self._panel.narrowest())
        self._panel.setMaximumWidth(2 * widest if is_wide else widest)
        self._panel.set_wide(wide=is_wide)
        self._panel.reserve(self.height())
        super().resizeEvent(event)

    def fit_font(self) -> None:
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        self.setMinimumWidth(self._panel.narrowest() + bar)


_EDGE: Final = 3
_SIGN: Final = 0.95  # of the height of a line


class StatusButton(Themed, QAbstractButton):
    """Flat until it is pointed at: a sign and two words.

    One solution is a ring with a check mark, several are two rings, none is a ring that is crossed out; three dots are
    a search.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._answer: SurveyAnswer | None = None
        self.setObjectName("puzzle_status")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_status(
        self, answer: SurveyAnswer | None, *, is_searching: bool, keeps_space: bool = False
    ) -> None:
        """Show what is known; or nothing, and keep the space, so that the pad above stays where it is."""
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(keeps_space)
        self.setSizePolicy(policy)
        self._answer = answer
        text = solution_status(answer)
        self.setText(text)
        self.setAccessibleName(text)
        self.setToolTip(as_tip(translate("cells", "Show why, and what can be done")))
        self.setVisible(answer is not None or is_searching)
        self.updateGeometry()
        self.update()

    # --- Qt ---------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, area = self.theme, QRectF(self.rect())
        with painter_on(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.hasFocus() or self.underMouse() or self.isDown():
                pen = QPen(theme.selection, 2) if self.hasFocus() else None
                draw_with(painter, pen, theme.same_digit if self.isDown() else theme.house_shade)
                painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 5, 5)
            side = _SIGN * self.fontMetrics().height()
            self._paint_sign(painter, QRectF(_EDGE, (area.height() - side) / 2, side, side))
            painter.setPen(theme.ink)
            words = area.adjusted(_EDGE + side + _GAP, 0, 0, 0)
            painter.drawText(words, LEFT, self.text())

    def _paint_sign(self, painter: QPainter, box: QRectF) -> None:
        theme, middle, reach = self.theme, box.center(), 0.44 * box.width()
        ink = {
            SurveyAnswer.FOUND: theme.solution,
            SurveyAnswer.SEVERAL: theme.several,
            SurveyAnswer.NONE: theme.wrong,
        }.get(self._answer, theme.candidate)  # type: ignore[arg-type]
        draw_with(painter, QPen(ink, max(1.4, 0.12 * box.width()), c=Qt.PenCapStyle.RoundCap))
        if self._answer is SurveyAnswer.SEVERAL:
            for side in (-1, 1):
                painter.drawEllipse(middle + QPointF(0.4 * side * reach, 0), 0.68 * reach, 0.68 * reach)
            return
        if self._answer not in {SurveyAnswer.FOUND, SurveyAnswer.NONE}:
            painter.setBrush(ink)
            for step in (-1, 0, 1):
                painter.drawEllipse(middle + QPointF(0.75 * step * reach, 0), 0.8, 0.8)
            return
        painter.drawEllipse(middle, reach, reach)
        half = 0.42 * reach
        if self._answer is SurveyAnswer.FOUND:
            turn = middle + QPointF(-0.25 * half, 0.8 * half)
            start, end = middle + QPointF(-half, 0), middle + QPointF(1.1 * half, -0.8 * half)
            painter.drawPolyline([start, turn, end])
        else:
            painter.drawLines(cross(around(middle, half)))

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        height = metrics.height()
        width = round(_SIGN * height) + 2 * _EDGE + _GAP + metrics.horizontalAdvance(self.text())
        return QSize(width, height + 2 * _EDGE)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
