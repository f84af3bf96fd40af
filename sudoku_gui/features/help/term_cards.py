"""Shows and hides the cards of terms, for everything in one window that contains terms."""

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QKeyEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.term_label import TermLabel

if TYPE_CHECKING:
    from sudoku_gui.features.help.term_card import TermCard
    from sudoku_gui.widgets.term_source import TermSource

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
        from sudoku_gui.widgets.term_source import HeaderTerms, TermSource

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
        """A floating card has no keyboard of its own for Esc, and another one has it only if the desktop gives it."""
        self._application.installEventFilter(self)

    def _on_leave(self) -> None:
        if "_floating" in vars(self) and self._floating.isVisible():
            self._over.start()

    def _vanish(self) -> None:
        if not self._floating.geometry().contains(QCursor.pos()):
            self._floating.hide()

    # --- Qt ---------------------------------------------------------------------------------------

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """While there is a card, Esc is for it."""
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
