"""How far a step goes and how fast it plays: ``Step: [Column v]   Speed: ---o----  4 steps per second``."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSlider, QStyle, QStyleOptionSlider, QWidget

from solver_core.cover.replay.beats import BEATS
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.player.playback import RATES, notch_of
from sudoku_gui.player.player import Player
from sudoku_gui.render.fonts import painter_on
from sudoku_gui.render.shapes import draw_with
from sudoku_gui.translation import translate
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.pane import FontFollower
from sudoku_gui.wording import transport as words
from sudoku_gui.wording.foreign import as_tip

_RADIUS: Final = 8.0
_GROOVE: Final = 4.0


class Slider(QSlider):
    """Horizontal, with a handle large enough to be seen and touched; a click in its groove brings the handle there.

    It has the colours of the palette, which every theme keeps apart from one another.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setMinimumHeight(round(2 * _RADIUS) + 8)

    def _part(self, part: QStyle.SubControl) -> QRect:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        return self.style().subControlRect(QStyle.ComplexControl.CC_Slider, option, part, self)

    # --- Qt ---------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # The handle comes under the mouse, ready to be dragged on.
        point = event.position().toPoint()
        handle = self._part(QStyle.SubControl.SC_SliderHandle)
        if event.button() == Qt.MouseButton.LeftButton and not handle.contains(point):
            groove = self._part(QStyle.SubControl.SC_SliderGroove)
            left, space = point.x() - groove.x() - handle.width() // 2, groove.width() - handle.width()
            self.setValue(QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), left, space))
        super().mousePressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        role, palette = QPalette.ColorRole, self.palette()
        middle = self.height() / 2
        handle = QRectF(self._part(QStyle.SubControl.SC_SliderHandle)).center().x()
        groove = QRectF(_RADIUS / 2, middle - _GROOVE / 2, self.width() - _RADIUS, _GROOVE)
        with painter_on(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_with(painter, fill=palette.color(role.Mid))
            painter.drawRoundedRect(groove, _GROOVE / 2, _GROOVE / 2)
            mark = palette.color(role.Highlight)
            painter.setBrush(mark)
            painter.drawRoundedRect(
                QRectF(groove.topLeft(), QPointF(handle, groove.bottom())), _GROOVE / 2, _GROOVE / 2
            )
            draw_with(
                painter,
                QPen(mark if self.isEnabled() else palette.color(role.Mid), 2),
                mark if self.isSliderDown() else palette.color(role.Button),
            )
            painter.drawEllipse(QPointF(handle, middle), _RADIUS - 1.5, _RADIUS - 1.5)
            if self.hasFocus():
                painter.setBrush(mark)
                painter.drawEllipse(QPointF(handle, middle), _RADIUS / 2.5, _RADIUS / 2.5)
                draw_with(painter, QPen(palette.color(role.WindowText), 1.5))
                painter.drawEllipse(QPointF(handle, middle), _RADIUS + 1.5, _RADIUS + 1.5)


class SpeedDial(Slider):
    """Chooses a rate.

    Signals:
        chosen: a rate in steps per second, by the user, not by `show_rate`.
    """

    chosen = Signal(float)

    def __init__(self, hints: Sequence[str] = ()) -> None:
        super().__init__()
        self._hints = hints
        self._rate = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a drag, keys are the transport's
        self.setObjectName("speed")
        self.setAccessibleName(translate("transport", "Speed"))
        self.setRange(0, len(RATES) - 1)
        self.setPageStep(4)
        self.valueChanged.connect(self._on_value)

    def show_rate(self, rate: float) -> None:
        """Go to the notch nearest to a rate."""
        self._rate = rate
        self.setValue(notch_of(rate))
        self.setAccessibleDescription(words.rate_name(rate))
        self.setToolTip(as_tip("\n".join([words.rate_name(rate), *self._hints])))

    def _on_value(self, notch: int) -> None:
        if notch != notch_of(self._rate):
            self.chosen.emit(RATES[notch])


class SpeedChoosers(FontFollower, QWidget):
    """Shows beat and rate of the player, and chooses others."""

    def __init__(self, player: Player, actions: Mapping[str, QAction]) -> None:
        super().__init__()
        self._player = player
        self._beat_hints = [actions[name].toolTip() for name in ("coarser_steps", "finer_steps")]
        self._beat = QComboBox()
        self._beat.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a choice, keys are the transport's
        self._beat.setObjectName("beat")
        self._beat.setAccessibleName(translate("transport", "How far one step goes"))
        for beat in BEATS:
            self._beat.addItem("", beat)
        self._speed = SpeedDial([actions[name].toolTip() for name in ("faster", "slower")])
        self._rate = Label(name="rate")
        self._lay_out()
        self.fit_font()
        self._beat.currentIndexChanged.connect(lambda: player.set_beat(self._beat.currentData()))
        self._speed.chosen.connect(player.set_rate)
        player.state_changed.connect(self._show_state)
        self._show_state()

    def _lay_out(self) -> None:
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        texts = {self._beat: translate("transport", "S&tep:"), self._speed: translate("transport", "Spee&d:")}
        for control, text in texts.items():
            label = Label(text)
            label.setBuddy(control)
            row.addWidget(label)
            row.addWidget(control)
            row.addSpacing(8)
        row.addWidget(self._rate)

    def set_short(self, *, short: bool) -> None:
        """Leave the rate to the tooltip of the dial, where space is scarce."""
        if short != self.is_short:
            self._rate.setVisible(not short)
            self.updateGeometry()  # at once: the transport measures again before the layouts do

    @property
    def is_short(self) -> bool:
        """Whether the rate is left to the tooltip."""
        return self._rate.isHidden()

    def needed(self, *, with_rate: bool) -> int:
        """The least width with the rate or without."""
        own, rate = self.minimumSizeHint().width(), self._rate.minimumSizeHint().width() + self._row.spacing()
        return own + rate * (with_rate - (not self.is_short))

    def _show_state(self) -> None:
        player = self._player
        self._speed.setEnabled(player.is_watching)
        by_cells = isinstance(player.search, BacktrackSearch)
        for row, beat in enumerate(BEATS):
            self._beat.setItemText(row, words.beat_name(beat, by_cells=by_cells))
            tip = words.beat_help(beat, by_cells=by_cells)
            self._beat.setItemData(row, as_tip(tip), Qt.ItemDataRole.ToolTipRole)
        with QSignalBlocker(self._beat):
            self._beat.setCurrentIndex(BEATS.index(player.beat))
        tips = [words.beat_help(player.beat, by_cells=by_cells), *self._beat_hints]
        self._beat.setToolTip(as_tip("\n".join(tips)))
        self._speed.show_rate(player.rate)
        self._rate.setText(words.rate_name(player.rate))

    def fit_font(self) -> None:
        """Reserve space for the longest text, so that nothing moves when the speed changes."""
        metrics = self.fontMetrics()
        self._rate.setMinimumWidth(max(metrics.horizontalAdvance(words.rate_name(rate)) for rate in RATES))
        self._speed.setMinimumWidth(metrics.averageCharWidth() * 11)
        self._speed.setMaximumWidth(metrics.averageCharWidth() * 22)
