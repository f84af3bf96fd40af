"""What is this?: the next click, or Enter for what has the keyboard, explains a part of the window."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWhatsThis, QWidget

from sudoku_gui.features.help.term_cards import TermCards
from sudoku_gui.widgets.term_label import TermLabel
from sudoku_gui.wording.terms import shipped

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class WhatIsThis(QObject):
    """Answers Qt's What's This mode with the cards of terms.

    Signals:
        unexplained: there is no term for the parts of these names, from the inside out.
    """

    unexplained = Signal(list)

    def __init__(self, application: QCoreApplication, cards: TermCards, window: QWidget) -> None:
        super().__init__(window)
        self._application = application
        self._cards = cards

    @property
    def is_asking(self) -> bool:
        """Whether the next click will be explained."""
        return QWhatsThis.inWhatsThisMode()

    def toggle(self) -> None:
        """Explain what is clicked next, or no longer."""
        if self.is_asking:
            self.stop()
            return
        self._cards.close_card()
        QWhatsThis.enterWhatsThisMode()
        self._application.installEventFilter(self)  # after Qt's own, so it is asked first

    def stop(self) -> None:
        """Let clicks be clicks again."""
        if self.is_asking:
            QWhatsThis.leaveWhatsThisMode()
        self._application.removeEventFilter(self)

    def explain(self, widget: QWidget | None, point: QPoint) -> None:
        """Show the card of what is at a point of the screen, or of the part around it."""
        if term := _term_at(widget, point):
            self._cards.show_term(term, QRect(point, point))
        else:
            self.unexplained.emit([part.objectName() for part in _around(widget) if part.objectName()])

    # --- Qt ---------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The click or key is the answer, and nothing else."""
        kind = event.type()
        if not self.is_asking:
            self.stop()
        elif kind == QEvent.Type.QueryWhatsThis:
            event.accept()
            return True
        elif kind == QEvent.Type.WhatsThis and isinstance(event, QHelpEvent):
            event.accept()
            self.stop()
            self.explain(watched if isinstance(watched, QWidget) else None, event.globalPos())
            return True
        elif isinstance(event, QKeyEvent) and event.key() in {*_ENTER, Qt.Key.Key_Escape}:
            event.accept()
            if kind == QEvent.Type.KeyPress:
                self.stop()
                focused = QApplication.focusWidget()
                if event.key() in _ENTER and focused is not None:
                    self.explain(focused, focused.mapToGlobal(focused.rect().center()))
            return True
        return False


def _around(widget: QWidget | None) -> list[QWidget]:
    """A widget and those that contain it, from the inside out."""
    return [] if widget is None else [widget, *_around(widget.parentWidget())]


def _term_at(widget: QWidget | None, point: QPoint) -> str:
    """The term under the mouse, else that of the smallest part around it which has one; "" for none."""
    from sudoku_gui.widgets.term_source import TermSource

    for part in _around(widget):
        local = part.mapFromGlobal(point)
        if isinstance(part, TermLabel) and (term := part.term_at(local)):
            return term
        for source in part.findChildren(TermSource, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if term := source.term_at(local)[0]:
                return term
        if explained := shipped().explaining(part.objectName()):
            return explained.id
    return ""
