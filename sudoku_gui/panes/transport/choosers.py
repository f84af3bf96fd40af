"""How far a step goes and how fast it plays: ``Step: [Column v]   Speed: ---o----  4 steps a second``."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from solver_core.cover.beats import BEATS
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.transport.speed import RATES, SpeedDial
from sudoku_gui.player.player import Player
from sudoku_gui.widgets.label import Label
from sudoku_gui.wording import transport as words
from sudoku_gui.wording.foreign import as_tip


class Choosers(Guarded, QWidget):
    """Shows beat and rate of the player, and chooses others.

    Args:
        player: whose.
        actions: the window's actions by id; those that change beat and speed are told in tooltips.
    """

    def __init__(self, player: Player, actions: Mapping[str, QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._beat_hints = [actions[name].toolTip() for name in ("coarser_steps", "finer_steps")]
        self._beat = QComboBox()
        self._beat.setFocusPolicy(
            Qt.FocusPolicy.TabFocus
        )  # who has chosen goes on with the keys of the transport
        self._beat.setObjectName("beat")
        self._beat.setAccessibleName(words.name("beat"))
        for beat in BEATS:
            self._beat.addItem(words.beat_name(beat), beat)
            self._beat.setItemData(
                self._beat.count() - 1, as_tip(words.beat_help(beat)), Qt.ItemDataRole.ToolTipRole
            )
        self._speed = SpeedDial([actions[name].toolTip() for name in ("faster", "slower")])
        self._rate = Label()
        self._rate.setObjectName("rate")
        self._lay_out()
        self._fit_text()
        self._beat.currentIndexChanged.connect(self._choose_beat)
        self._speed.chosen.connect(player.set_rate)
        player.state_changed.connect(self._show_state)
        self._show_state()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for part, control in (("beat", self._beat), ("speed", self._speed)):
            label = Label(words.label(part))
            label.setBuddy(control)
            row.addWidget(label)
            row.addWidget(control)
            row.addSpacing(8)
        row.addWidget(self._rate)

    def be_short(self, *, short: bool) -> None:
        """Leave the rate to the tooltip of the dial, where room is scarce."""
        self._rate.setVisible(not short)

    def _choose_beat(self) -> None:
        self._player.set_beat(self._beat.currentData())

    def _show_state(self) -> None:
        player = self._player
        self._speed.setEnabled(player.is_watching)
        self._beat.blockSignals(True)
        self._beat.setCurrentIndex(BEATS.index(player.beat))
        self._beat.blockSignals(False)
        self._beat.setToolTip(as_tip("\n".join([words.beat_help(player.beat), *self._beat_hints])))
        self._speed.show_rate(player.rate)
        self._rate.setText(words.rate_name(player.rate))

    def _fit_text(self) -> None:
        """Room for the longest words, so that nothing moves when the speed does."""
        metrics = self.fontMetrics()
        self._rate.setMinimumWidth(max(metrics.horizontalAdvance(words.rate_name(rate)) for rate in RATES))
        self._speed.setMinimumWidth(metrics.averageCharWidth() * 11)
        self._speed.setMaximumWidth(metrics.averageCharWidth() * 22)

    # --- Qt ---------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_text()
