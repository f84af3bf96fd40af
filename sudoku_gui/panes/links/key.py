"""The key to the links: each sign with its words."""

from functools import partial

from PySide6.QtCore import QRect, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from sudoku_gui.panes.links import signs
from sudoku_gui.panes.links import text as words
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.key import Key

_SIGN = QSizeF(3.0, 1.35)
_SIGNS = {
    "HEADER": signs.header,
    "SECONDARY": signs.secondary,
    "BRANCHED_ON": signs.branched_on,
    "STARVED": signs.starved,
    "CHOSEN": signs.chosen,
    "OUT": signs.out,
    "REMEMBERED": signs.remembered,
    "AROUND": signs.around,
    "LEFT_OUT": signs.left_out,
    "CLOSING": signs.closing,
    "NEWEST": signs.newest,
}


class LinkKey(Key):
    """All signs of the picture of links.

    Args:
        theme: the colours.
        parent: the view that it belongs to.
        with_secondary: whether some columns need not be covered.
    """

    def __init__(self, theme: Theme, parent: QWidget, *, with_secondary: bool) -> None:
        entries = [
            (partial(_paint, sign, theme), words.sign(name))
            for name, sign in _SIGNS.items()
            if with_secondary or name != "SECONDARY"
        ]
        super().__init__(theme, parent, entries, _SIGN)
        self.setObjectName("link_key")
        self.setAccessibleName(self.tr("Key"))


def _paint(sign: signs.Sign, theme: Theme, painter: QPainter, place: QRect) -> None:
    sign(painter, QRectF(place), theme)
