"""The position in words, and a place to type another."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPalette
from PySide6.QtWidgets import QLineEdit

from sudoku_gui.translation import translate
from sudoku_gui.widgets.pane import FontFollower
from sudoku_gui.widgets.shortcut_override import claimed
from sudoku_gui.wording import transport as words


class PositionField(FontFollower, QLineEdit):
    """Shows ``event 1,284 of 4,097``; a number typed over it and Enter goes there, Esc restores the text.

    Signals:
        requested: this position was entered, in events.
        refused: what was entered is no position; with what to type instead, which is empty once that is settled.
    """

    requested = Signal(object)  # an int of any size
    refused = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._length = 0
        self._length_is_known = False
        self._words = self._longest = ""
        self.setObjectName("position")
        self.setMaxLength(80)
        self.setAccessibleName(translate("transport", "Position, in events"))
        for show in (self.setAccessibleDescription, self.setToolTip):
            show(self.tr("Type a number and press Enter to go there."))
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.returnPressed.connect(self._enter)
        self.textEdited.connect(self._edited)

    def show_position(self, position: int, length: int, *, length_is_known: bool) -> None:
        """Show where the search stands; what is being typed stays."""
        if length < self._length:  # of another search
            self._longest = ""
            self.setMinimumWidth(0)
        self._length, self._length_is_known = max(position, length), length_is_known
        self._words = words.position(position, length, length_is_known=length_is_known)
        # While the end is unknown, as many figures as the position has now: the whole length may be a thousand million.
        latest = (
            self._length if length_is_known else min(10 ** max(4, len(str(position))) - 1, self._length - 1)
        )
        latest = max(0, latest)
        self._widen(words.position(latest, self._length, length_is_known=length_is_known))
        if not (self.hasFocus() and self.isModified()):
            self._restore()

    def show_nothing(self) -> None:
        self._words = ""
        self._restore()

    def _enter(self) -> None:
        position = words.read_position(self.text())
        beyond = position is not None and self._length_is_known and position > self._length
        if position is None or beyond:
            self._mark(wrong=True)
            self.selectAll()
            self.refused.emit(
                words.not_a_position(self.text(), self._length, length_is_known=self._length_is_known)
            )
            return
        self._restore()
        self.requested.emit(position)

    def _edited(self) -> None:
        self._mark(wrong=False)
        if not self.isModified():  # undone: what comes back is the position where typing began
            self._restore()

    def _restore(self) -> None:
        self._mark(wrong=False)
        if self.text() != self._words:
            self.setText(self._words)
            if self.hasFocus():
                self.selectAll()
        self.setModified(False)

    def _mark(self, *, wrong: bool) -> None:
        """Strike through what was refused, in the colour of faults."""
        font = self.font()
        if font.strikeOut() == wrong:
            return
        font.setStrikeOut(wrong)
        self.setFont(font)
        palette = QPalette()
        if wrong:
            palette.setColor(QPalette.ColorRole.Text, palette.color(QPalette.ColorRole.BrightText))
        self.setPalette(palette)
        if not wrong:
            self.refused.emit("")

    def _widen(self, text: str) -> None:
        """Never narrower than before, so that nothing jumps."""
        if len(text) > len(self._longest):
            self._longest = text
        needed = self.fontMetrics().horizontalAdvance(text) + 2 * self.fontMetrics().averageCharWidth() + 12
        if needed > self.minimumWidth():
            self.setFixedWidth(needed)

    # --- Qt ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        # Once something has been typed, Esc restores the field instead of acting on the window.
        return claimed(event, self._restores) or super().event(event)

    def _restores(self, event: QKeyEvent) -> bool:
        return event.key() == Qt.Key.Key_Escape and self.isModified()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._restores(event):
            self._restore()
            self.selectAll()
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.selectAll()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._restore()

    def fit_font(self) -> None:
        if self._longest:
            self.setMinimumWidth(0)
            self._widen(self._longest)
