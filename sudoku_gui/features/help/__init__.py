"""The manual, the cards of terms, the list of keyboard shortcuts, and About."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QCursor

from sudoku_gui.context import Context
from sudoku_gui.features.help.term_cards import TermCards, WhatIsThis
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action
from sudoku_gui.translation import translate

if TYPE_CHECKING:
    from sudoku_gui.features.help.dialogs import AboutBox
    from sudoku_gui.features.help.manual_window import ManualWindow


VIEWS = "views"
"""The page of the manual with a section for each pane."""


class HelpFeature(Feature):
    """Explains terms, parts of the window, keys, and all else."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._window = window = context.window
        application = context.application
        self._manual: ManualWindow | None = None
        self.cards = TermCards(application, window.theme, window)
        self.cards.manual_requested.connect(self._show_in_glossary)
        self.what_is_this = WhatIsThis(application, self.cards, window)
        self.what_is_this.unexplained.connect(self._show_section)
        context.requests.term.connect(self.show_term)
        context.requests.terms.connect(self.cards.attach)
        context.theme_changed.connect(self.cards.use_theme)
        context.panes.built.connect(self.cards.explain)

    def show_term(self, term: str, at: QRect | QPoint | None = None) -> None:
        """Show the card of a term, at the mouse where no other place is given."""
        self.cards.show_term(term, QCursor.pos() if at is None else at)

    @Action("what_is_this", "&What Is This?", keys=("Shift+F1",), tip="Explain the next thing you click")
    def ask_what(self) -> None:
        self.what_is_this.toggle()
        if self.what_is_this.is_asking:
            text = translate(
                "terms",
                "What is this? Click a part of the window, or press Enter for the one with the keyboard.",
            )
            self._messages.show_message(text, "info")

    @property
    def manual(self) -> "ManualWindow":
        if self._manual is None:
            from sudoku_gui.features.help.manual_window import ManualWindow

            actions, keys = self.context.actions.describe(), self.context.actions.key_sections()
            self._manual = ManualWindow(self._window, self._window.theme, self._preferences, actions, keys)
            self._manual.action_requested.connect(self._trigger)
        return self._manual

    @Action("manual", "&Manual", keys=("Ctrl+F1",), tip="Read about every part of the program, with pictures")
    def show_manual(self, page: str = "", anchor: str = "") -> None:
        if page:
            self.manual.show_page(page, anchor)
        self.manual.present()

    @Action("rules", "R&ules of Sudoku", tip="Read the three rules of Sudoku")
    def show_rules(self) -> None:
        self.show_manual("rules")

    @Action("shortcuts", "&Keyboard Shortcuts", keys=("F1",))
    def show_shortcuts(self) -> None:
        from sudoku_gui.features.help.dialogs import ShortcutSheet

        ShortcutSheet(self._window, self.context.actions.key_sections()).open()

    @Action("about", "&About Dancing Sudoku")
    def show_about(self) -> "AboutBox":
        """Open the dialog with version and licences, and return it."""
        from sudoku_gui.features.help.dialogs import AboutBox

        box = AboutBox(self._window)
        box.open()
        return box

    def stop(self) -> None:
        self.what_is_this.stop()  # a mode of the application, which would outlive the window

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
            self._messages.show_message(text, "info")

    def _trigger(self, name: str) -> None:
        if name in self.context.actions:
            self.context.actions[name].trigger()
