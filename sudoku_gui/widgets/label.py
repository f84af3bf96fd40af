"""The label that everything uses: its text is plain, wherever it comes from."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFormLayout, QLabel, QWidget

from sudoku_gui.wording.foreign import as_tip


class Label(QLabel):
    """Shows ``<b>`` as it is written; what is formatted goes into a `RichText`."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, name: str = "") -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)

    def shows_all(self) -> bool:
        """Whether nothing of the text is cut off."""
        if self.wordWrap():
            return self.heightForWidth(self.width()) <= self.height()
        return self.sizeHint().width() <= self.width()

    # --- Qt ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """A tool tip that only repeats what can be read does not cover it."""
        is_tip = event.type() is QEvent.Type.ToolTip
        if is_tip and self.toolTip() == as_tip(self.text()) and self.shows_all():
            event.ignore()
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Selected text is not dragged away, but selected again.

        A drag would wait in an event loop of its own, within an event of this label, which may be gone afterwards.
        """
        if event.button() is Qt.MouseButton.LeftButton and self.hasSelectedText():
            self.setSelection(0, 0)
        super().mousePressEvent(event)


def paragraph(name: str, text: str = "", *, selectable: bool = False) -> Label:
    """A label with as many lines as its text needs, which may be selected with the mouse."""
    label = Label(text, name=name)
    label.setWordWrap(True)
    if selectable:
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def add_row(form: QFormLayout, text: str, field: QWidget) -> None:
    """Add a row whose label leads to its field; Qt's own would guess whether its text is HTML."""
    label = Label(text)
    label.setBuddy(field)
    form.addRow(label, field)
