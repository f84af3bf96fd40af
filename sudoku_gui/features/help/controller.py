"""Everything that explains the program: the cards of terms, What is this?, the manual, and About."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect
from PySide6.QtGui import QAction, QCursor

from sudoku_gui.document.preferences import Preferences
from sudoku_gui.features.help.term_cards import TermCards
from sudoku_gui.features.help.what_is_this import WhatIsThis
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.dialog import ThemedWindow
from sudoku_gui.widgets.info_bar import InfoBar

if TYPE_CHECKING:
    from sudoku_gui.features.help.about_dialog import AboutBox
    from sudoku_gui.features.help.manual_pages import ManualAction
    from sudoku_gui.features.help.manual_window import ManualWindow

VIEWS = "views"
"""The page of the manual with a section for each pane."""


class HelpController(QObject):
    """Shows the cards of terms, the manual, the keys and About."""

    def __init__(
        self,
        application: QCoreApplication,
        window: ThemedWindow,
        preferences: Preferences,
        info_bar: InfoBar,
        by_id: Mapping[str, QAction],  # what links of the manual trigger
        *,
        describe_actions: "Callable[[], Mapping[str, ManualAction]]",
        shortcuts: Callable[[], list[tuple[str, str]]],  # the rows of the manual's table of keys
    ) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._info_bar = info_bar
        self._by_id = by_id
        self._describe_actions = describe_actions
        self._shortcuts = shortcuts
        self._manual: ManualWindow | None = None
        self.cards = TermCards(application, window.theme, window)
        self.cards.manual_requested.connect(self._show_in_glossary)
        self.what_is_this = WhatIsThis(application, self.cards, window)
        self.what_is_this.unexplained.connect(self._show_section)

    def use_theme(self, theme: Theme) -> None:
        self.cards.use_theme(theme)

    def show_term(self, term: str, at: QRect | QPoint | None = None) -> None:
        """Show the card of a term, at the mouse where no other place is given."""
        self.cards.show_term(term, QCursor.pos() if at is None else at)

    def ask_what(self) -> None:
        """Switch on the mode in which a click on a part of the window explains it, or switch it off."""
        self.what_is_this.toggle()
        if self.what_is_this.is_asking:
            text = translate(
                "terms",
                "What is this? Click a part of the window, or press Enter for the one with the keyboard.",
            )
            self._info_bar.show_message(text, "info")

    @property
    def manual(self) -> "ManualWindow":
        """The manual, which is built when it is first needed."""
        if self._manual is None:
            from sudoku_gui.features.help.manual_window import ManualWindow

            actions, keys = self._describe_actions(), self._shortcuts()
            self._manual = ManualWindow(self._window, self._window.theme, self._preferences, actions, keys)
            self._manual.action_requested.connect(self._trigger)
        return self._manual

    def show_manual(self, page: str = "", anchor: str = "") -> None:
        """Open the manual, where it was left or at a page."""
        if page:
            self.manual.show_page(page, anchor)
        self.manual.present()

    def show_shortcuts(self) -> None:
        """Open the list of keys."""
        from sudoku_gui.features.help.shortcuts_dialog import ShortcutSheet

        ShortcutSheet(self._window, self._shortcuts()).open()

    def show_about(self) -> "AboutBox":
        """Open the dialog with version and licences, and return it."""
        from sudoku_gui.features.help.about_dialog import AboutBox

        box = AboutBox(self._window)
        box.open()
        return box

    def _show_in_glossary(self, term: str) -> None:
        from sudoku_gui.features.help.manual_pages import GLOSSARY

        self.show_manual(GLOSSARY, term)

    def _show_section(self, names: list[str]) -> None:
        """Open the manual at a view that has no card."""
        sections = {section.anchor for section in self.manual.manual.pages[VIEWS].sections}
        view = next((name for name in names if name in sections), "")
        if view:
            self.show_manual(VIEWS, view)
        else:
            text = translate("terms", "There is no card for this part. The manual describes all parts.")
            self._info_bar.show_message(text, "info")

    def _trigger(self, name: str) -> None:
        if name in self._by_id:
            self._by_id[name].trigger()
