"""Shows and hides the cards of terms, wherever a window has terms or is clicked after *What is this?*."""

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QHeaderView, QWhatsThis, QWidget

from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.term_label import TermLabel
from sudoku_gui.wording.terms import shipped

if TYPE_CHECKING:
    from sudoku_gui.features.help.term_card import TermCard
    from sudoku_gui.widgets.term_label import TermSource

REST: Final = 500
"""Milliseconds until a card appears where the mouse rests."""
GRACE: Final = 300
"""Milliseconds to move from the word to the card."""


class TermCards(QWidget):
    """Shows one card at a time.

    Signals:
        manual_requested: the user wants to read on about the term with this id.
    """

    manual_requested = Signal(str)

    def __init__(self, application: QCoreApplication, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._application = application
        self.setObjectName("term_cards")
        self.setVisible(False)
        self._theme = theme
        self._built: list[TermCard] = []
        self._hovered, self._near = "", QRect()
        self._sources: list[TermLabel | TermSource] = []
        self._soon = QTimer(self, singleShot=True, interval=REST)
        self._soon.timeout.connect(self._appear)
        self._over = QTimer(self, singleShot=True, interval=GRACE)
        self._over.timeout.connect(self._vanish)

    @cached_property
    def _floating(self) -> "TermCard":
        card = self._new_card(takes_keyboard=False)
        card.entered.connect(self._over.stop)
        card.left.connect(self._on_leave)
        return card

    @cached_property
    def _asked(self) -> "TermCard":
        return self._new_card(takes_keyboard=True)

    def _new_card(self, *, takes_keyboard: bool) -> "TermCard":
        from sudoku_gui.features.help.term_card import TermCard

        card = TermCard(self._theme, self, takes_keyboard=takes_keyboard)
        card.manual_requested.connect(self.manual_requested)
        self._built.append(card)
        return card

    @property
    def card(self) -> "TermCard":
        """The visible card; else the floating one."""
        return next((card for card in self._built if card.isVisible()), self._floating)

    def attach(self, source: "TermLabel | TermSource") -> None:
        """Explain the terms of a label, of a list's header, of lines of code."""
        self._sources.append(source)  # or Python would forget what only its view holds
        source.term_hovered.connect(self.hover)
        source.term_requested.connect(self.show_term)

    def explain(self, view: QWidget) -> None:
        """Explain the terms of the headings and the code in a view; done twice it does nothing."""
        from sudoku_gui.widgets.term_label import HeaderTerms, TermSource

        for header in view.findChildren(QHeaderView):
            is_level = header.orientation() is Qt.Orientation.Horizontal
            if is_level and not header.findChildren(TermSource):
                self.attach(HeaderTerms(header))
        for source in view.findChildren(TermSource):
            if source not in self._sources:
                self.attach(source)

    def use_theme(self, theme: Theme) -> None:
        self._theme = theme
        for card in self._built:
            card.use_theme(theme)

    def show_term(self, term: str, at: QRect | QPoint) -> None:
        """Explain a term beside a place of the screen, at once, with the keyboard on the card."""
        near = at if isinstance(at, QRect) else QRect(at, QSize(1, 1))
        self._soon.stop()
        self._over.stop()
        self._floating.hide()
        self._asked.open(term, near, self.font())
        self._watch_keys()

    def hover(self, term: str, near: QRect) -> None:
        """Show the card of a word soon; "" hides it soon."""
        if not term:
            self._soon.stop()
            self._on_leave()
            return
        self._hovered, self._near = term, near
        self._over.stop()
        if self.card.term != term:
            self._soon.start()

    def close_card(self) -> None:
        """Hide any card on screen, and do not show one that is due."""
        self._soon.stop()
        for card in self._built:
            card.hide()

    def _appear(self) -> None:
        self._over.stop()
        self._asked.hide()
        self._floating.open(self._hovered, self._near, self.font())
        self._watch_keys()

    def _watch_keys(self) -> None:
        # A floating card has no focus for Esc, and another card only if the desktop gives it.
        self._application.installEventFilter(self)

    def _on_leave(self) -> None:
        if "_floating" in vars(self) and self._floating.isVisible():
            self._over.start()

    def _vanish(self) -> None:
        if not self._floating.geometry().contains(QCursor.pos()):
            self._floating.hide()

    # --- Qt ---------------------------------------------------------------------------------------

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if not any(card.isVisible() for card in self._built):
            self._application.removeEventFilter(self)
            return False
        is_key = event.type() in {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress}
        if not is_key or not isinstance(event, QKeyEvent) or event.key() != Qt.Key.Key_Escape:
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress:
            self.close_card()
        return True


_EXPLAINING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


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
        # The click or key answers the card, and does nothing else.
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
        elif isinstance(event, QKeyEvent) and event.key() in {*_EXPLAINING, Qt.Key.Key_Escape}:
            event.accept()
            if kind == QEvent.Type.KeyPress:
                self.stop()
                focused = QApplication.focusWidget()
                if event.key() in _EXPLAINING and focused is not None:
                    self.explain(focused, focused.mapToGlobal(focused.rect().center()))
            return True
        return False


def _around(widget: QWidget | None) -> list[QWidget]:
    # From the inside out.
    return [] if widget is None else [widget, *_around(widget.parentWidget())]


def _term_at(widget: QWidget | None, point: QPoint) -> str:
    """The term under the mouse, else that of the smallest part around it which has one; "" for none."""
    from sudoku_gui.widgets.term_label import TermSource

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
