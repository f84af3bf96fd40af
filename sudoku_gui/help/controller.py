"""Whatever explains the program to its user: the cards of terms, "What is this?", the manual, and About."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAction, QCursor, QKeySequence
from PySide6.QtWidgets import QHeaderView, QMainWindow, QWidget

from sudoku_gui.document.preferences import Preferences
from sudoku_gui.help import about
from sudoku_gui.help.about import AboutBox
from sudoku_gui.help.manual import ManualWindow, Place
from sudoku_gui.help.manual_pages import Deed
from sudoku_gui.help.term_cards import TermCards
from sudoku_gui.help.term_sources import CodeTerms, HeaderTerms, TermSource
from sudoku_gui.help.what_is_this import WhatIsThis
from sudoku_gui.panes.pseudocode.list_view import CodeList
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell import actions
from sudoku_gui.shell.action_table import MENUS, ROWS, Row
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import labels, terms

VIEWS = "views"
"""The page of the manual with a section for each pane."""


class HelpDesk(QObject):
    """Built anew with the window's furniture, so that all of it speaks one language.

    Args:
        window: what is explained.
        preferences: where the manual remembers its page.
        info_bar: where short answers are given.
        theme: the colours to begin with.
        by_id: the actions that links of the manual do.

    Attributes:
        cards: what explains terms; labels that have some are attached to it.
    """

    def __init__(
        self,
        window: QMainWindow,
        preferences: Preferences,
        info_bar: InfoBar,
        theme: Theme,
        by_id: Mapping[str, QAction],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._info_bar = info_bar
        self._theme = theme
        self._by_id = by_id
        self._manual: ManualWindow | None = None
        self.cards = TermCards(theme, window)
        self.cards.manual_wanted.connect(self.show_term_in_manual)
        self._question = WhatIsThis(self.cards, window)
        self._question.said.connect(self._say)
        self._question.unexplained.connect(self._read_about)

    def use_theme(self, theme: Theme) -> None:
        """Explain in other colours."""
        self._theme = theme
        self.cards.use_theme(theme)
        if self._manual is not None:
            self._manual.use_theme(theme)

    # --- terms ------------------------------------------------------------------------------------

    def explain(self, view: QWidget) -> None:
        """Let the headings and the code in a view be explained; done twice it does nothing."""
        for header in view.findChildren(QHeaderView):
            is_level = header.orientation() is Qt.Orientation.Horizontal
            if is_level and not header.findChildren(TermSource):
                self.cards.attach(HeaderTerms(header))
        for lines in view.findChildren(CodeList):
            if not lines.findChildren(TermSource):
                self.cards.attach(CodeTerms(lines))

    def show_term(self, term: str, at: QRect | QPoint | None = None) -> None:
        """Show the card of a term, at the mouse where no other place is given."""
        self.cards.show_term(term, QCursor.pos() if at is None else at)

    def ask_what(self) -> None:
        """Explain what is clicked next."""
        self._question.ask()

    # --- the manual -------------------------------------------------------------------------------

    @property
    def manual(self) -> ManualWindow:
        """The manual, which is built when it is first asked for."""
        if self._manual is None:
            self._manual = ManualWindow(
                self._window, self._theme, self._preferences, deeds(), actions.shortcut_rows()
            )
            self._manual.deed_wanted.connect(self._do)
        return self._manual

    def show_manual(self, page: str = "", anchor: str = "") -> None:
        """Open the manual, where it was left or at a page."""
        if page:
            self.manual.show_page(page, anchor)
        self.manual.show()
        self.manual.raise_()
        self.manual.activateWindow()

    def close(self) -> Place | None:
        """Explain nothing any more; answer where the manual was open, if it was, so that another desk may open it there."""
        self._question.stop()
        self.cards.close_card()
        if self._manual is None or not self._manual.isVisible():
            return None
        self._manual.close()
        return self._manual.place

    def show_term_in_manual(self, term: str) -> None:
        """Open the glossary at a term."""
        self.manual.show_term(term)
        self.show_manual()

    def show_about(self) -> AboutBox:
        """Say what this program is."""
        return about.show(self._window)

    def _read_about(self, names: list[str]) -> None:
        """Of a view the manual tells, if no card does."""
        sections = {section.anchor for section in self.manual.manual.pages[VIEWS].sections}
        view = next((name for name in names if name in sections), "")
        if view:
            self.show_manual(VIEWS, view)
        else:
            self._say(terms.unexplained())

    def _do(self, name: str) -> None:
        if name in self._by_id:
            self._by_id[name].trigger()

    def _say(self, text: str) -> None:
        self._info_bar.show_message(text, "info")


def deeds() -> dict[str, Deed]:
    """What the manual says of each action, in the language of today."""
    translate = QCoreApplication.translate
    return {
        row.id: Deed(
            labels.plain(translate("actions", row.text)).rstrip("."),
            _keys(row),
            labels.plain(translate("actions", MENUS[row.menu])),
        )
        for row in ROWS
    }


def _keys(row: Row) -> str:
    """As this system shows them; the first ones, where there are several."""
    portable, native = QKeySequence.SequenceFormat.PortableText, QKeySequence.SequenceFormat.NativeText
    return QKeySequence(row.keys[0], portable).toString(native) if row.keys else ""
