"""The question "What is this?": the next click, or Enter for what has the keyboard, explains a part of the window."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QCursor, QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.help.term_cards import TermCards
from sudoku_gui.help.term_sources import TermSource
from sudoku_gui.widgets import event_filter as overhearing
from sudoku_gui.widgets.term_label import TermLabel
from sudoku_gui.wording import terms as words
from sudoku_gui.wording.glossary import shipped

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class WhatIsThis(Guarded, QObject):
    """A question that is answered by one click; Esc, or asking once more, takes it back.

    Args:
        cards: what shows the answer.
        window: whose parts are explained.

    Signals:
        said: something is to be told to the user.
            text: a sentence.
        unexplained: there is no term for what was asked about.
            names: what it is called, and the parts around it, from the inside out.
    """

    said = Signal(str)
    unexplained = Signal(list)

    def __init__(self, cards: TermCards, window: QWidget) -> None:
        super().__init__(window)
        self._cards = cards
        self._window = window
        self._is_asking = False

    @property
    def is_asking(self) -> bool:
        """Whether the next click will be explained."""
        return self._is_asking

    def ask(self) -> None:
        """Explain what is clicked next; asked twice, do not."""
        if self._is_asking:
            self.stop()
            return
        self._is_asking = True
        self._cards.close_card()
        QGuiApplication.setOverrideCursor(QCursor(Qt.CursorShape.WhatsThisCursor))
        overhearing.begin(self)
        self.said.emit(words.ask_what())

    def stop(self) -> None:
        """Let clicks be clicks again."""
        if self._is_asking:
            self._is_asking = False
            QGuiApplication.restoreOverrideCursor()
            overhearing.end(self)

    def explain(self, widget: QWidget | None, point: QPoint) -> None:
        """Show the card of what is at a point of the screen, or of the part around it."""
        term, place = self._at(widget, point)
        if term:
            self._cards.show_term(term, place)
        else:
            self.unexplained.emit(_names(widget))

    def _at(self, widget: QWidget | None, point: QPoint) -> tuple[str, QRect]:
        """The term under the mouse, else that of the smallest part around it which has one."""
        here = QRect(point, point)
        while widget is not None:
            local = widget.mapFromGlobal(point)
            if isinstance(widget, TermLabel) and (term := widget.term_at(local)):
                return term, here
            for source in widget.findChildren(TermSource, options=Qt.FindChildOption.FindDirectChildrenOnly):
                if term := source.term_at(local)[0]:
                    return term, here
            if explained := shipped().explaining(widget.objectName()):
                return explained.id, here
            widget = widget.parentWidget()
        return "", here

    # --- Qt ---------------------------------------------------------------------------------------

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """The click or key is the answer, and nothing else."""
        kind = event.type()
        if isinstance(event, QMouseEvent) and kind in {
            QEvent.Type.MouseButtonPress,
            QEvent.Type.MouseButtonDblClick,
        }:
            point = event.globalPosition().toPoint()
            self.stop()
            self.explain(QApplication.widgetAt(point), point)
            return True
        if isinstance(event, QKeyEvent) and kind in {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress}:
            return self._press(event)
        return False

    def _press(self, event: QKeyEvent) -> bool:
        if event.key() != Qt.Key.Key_Escape and event.key() not in _ENTER:
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress:
            self.stop()
            focused = QApplication.focusWidget()
            if event.key() in _ENTER and focused is not None:
                self.explain(focused, focused.mapToGlobal(focused.rect().center()))
        return True


def _names(widget: QWidget | None) -> list[str]:
    names = []
    while widget is not None:
        names.append(widget.objectName())
        widget = widget.parentWidget()
    return [name for name in names if name]
