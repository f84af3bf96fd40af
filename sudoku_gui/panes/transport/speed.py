"""The speed dial: from one step a second to as fast as can be.

Each notch is about half as fast again, until nobody can follow single steps; from there on the steps are large.
"""

from collections.abc import Sequence
from math import inf, log
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from sudoku_gui.widgets.slider import Slider
from sudoku_gui.wording import transport as words
from sudoku_gui.wording.foreign import as_tip

RATES: Final = (
    *(1.0, 2.0, 3.0, 4.0, 6.0, 8.0),
    *(10.0, 15.0, 20.0, 30.0, 40.0, 60.0, 80.0),
    *(100.0, 150.0, 200.0, 300.0, 400.0, 600.0, 800.0),
    *(1000.0, 2000.0, 4000.0, 8000.0, 20_000.0),
    *(100_000.0, 1_000_000.0, 10_000_000.0, inf),
)
"""Steps per second, one for each notch."""


class SpeedDial(Slider):
    """Chooses a rate.

    Args:
        hints: how else the rate is changed; told in the tooltip.

    Signals:
        chosen: the user wants another rate; never sent for what `show_rate` does.
            rate: in steps per second, inf for as many as can be.
    """

    chosen = Signal(float)

    def __init__(self, hints: Sequence[str] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hints = hints
        self._is_told = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # who drags it goes on with the keys of the transport
        self.setObjectName("speed")
        self.setAccessibleName(words.name("speed"))
        self.setRange(0, len(RATES) - 1)
        self.setPageStep(4)
        self.valueChanged.connect(self._on_value)

    def show_rate(self, rate: float) -> None:
        """Stand at the notch nearest to a rate."""
        self._is_told = True
        self.setValue(_notch(rate))
        self._is_told = False
        self.setAccessibleDescription(words.rate_name(rate))
        self.setToolTip(as_tip("\n".join([words.rate_name(rate), *self._hints])))

    def _on_value(self, notch: int) -> None:
        if not self._is_told:
            self.chosen.emit(RATES[notch])


def neighbour(rate: float, notches: int) -> float:
    """The rate so many notches away, as far as there are any."""
    return RATES[min(max(_notch(rate) + notches, 0), len(RATES) - 1)]


def _notch(rate: float) -> int:
    if rate == inf:
        return len(RATES) - 1
    return min(range(len(RATES) - 1), key=lambda notch: abs(log(RATES[notch] / max(rate, 1.0))))
