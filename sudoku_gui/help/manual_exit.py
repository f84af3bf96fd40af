"""The way out of the manual: says where a link leads that leaves the program, before it is followed."""

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.help import manual_text as words
from sudoku_gui.widgets.label import Label


class ManualExit(Guarded, QFrame):
    """Hidden until somebody wants to go."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._address = ""
        self.setObjectName("manual_exit")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._leads = Label()
        self._leads.setObjectName("manual_address")
        self._leads.setWordWrap(True)
        self._leads.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._leads.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._open, stay = QPushButton(words.open_outside()), QPushButton(words.stay())
        self._open.setObjectName("manual_open")
        stay.setObjectName("manual_stay")
        self._open.clicked.connect(self._go)
        stay.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        for part in (self._leads, self._open, stay):
            row.addWidget(part)
        for button in (self._open, stay):
            button.setAutoDefault(False)
        self.hide()

    def offer(self, address: str) -> None:
        """Say where it leads, and wait."""
        self._address = address
        self._leads.setText(words.leads_out(address))
        self.show()
        self._open.setFocus()

    def _go(self) -> None:
        self.hide()
        QDesktopServices.openUrl(QUrl(self._address))
