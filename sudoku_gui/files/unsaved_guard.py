"""Makes room for another puzzle: what is unsaved is put aside first, and can be brought back with one click.

A question is asked only where an answer is needed: where the puzzle belongs to a file and that lacks something.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from sudoku_gui.document.document import Document
from sudoku_gui.files import import_text as imports
from sudoku_gui.files import save_question
from sudoku_gui.files.board_state import Whole
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import errors
from sudoku_gui.wording.window import untitled


@dataclass(frozen=True, slots=True)
class Aside:
    """What has become of the puzzle before.

    Attributes:
        told: a sentence; "" where there is nothing to tell.
        actions: what can be done about it: labels and deeds.
    """

    told: str = ""
    actions: Sequence[tuple[str, Callable[[], object]]] = ()


Deed = Callable[[Aside], None]
"""Puts another puzzle on the board, and tells what has become of the one before."""


class Replacing(QObject):
    """Does what replaces the puzzle, once nothing is lost by it.

    Args:
        window: what the question belongs to.
        document: what is worked on.
        info_bar: where messages appear.
        whole: what knows the whole board.
        save: saves, and goes on only once that is done.
    """

    def __init__(
        self,
        window: QMainWindow,
        document: Document,
        info_bar: InfoBar,
        whole: Whole,
        save: Callable[[Callable[[], None]], None],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._document = document
        self._info_bar = info_bar
        self._whole = whole
        self._save = save
        self._bring_back: Callable[[], object] | None = None

    def ask_first(self, deed: Deed) -> None:
        """Do it, asking where a file would lack something."""
        if self._document.is_modified and self._document.source.can_be_saved_to:
            self._ask(deed)
        else:
            self.at_once(deed)

    def at_once(self, deed: Deed) -> None:
        """Do it without a question; where the puzzle cannot be put aside, ask after all."""
        try:
            aside = self._aside()
        except OSError as error:
            self._info_bar.show_message(imports.not_put_aside(errors.describe(error)), "error")
            self._ask(deed)
            return
        deed(aside)

    def bring_back(self) -> None:
        """Put the puzzle that was put aside last on the board again; the present one, if unsaved, is put aside."""
        if self._bring_back is not None:
            bring_back = self._bring_back

            def lay_out(aside: Aside) -> None:
                if self._bring_back is bring_back:  # nothing was put aside for it
                    self._bring_back = None
                bring_back()
                self._info_bar.show_message(imports.brought_back(), "info", aside.actions)

            self.at_once(lay_out)

    def _aside(self) -> Aside:
        """Put aside what is unsaved; raises an OSError."""
        if not self._document.is_modified:
            return Aside()
        remembered = self._whole.remember()
        if not self._whole.put_aside():
            return Aside()
        self._bring_back = remembered
        return Aside(imports.put_aside(), [(imports.bring_back(), self.bring_back)])

    def _ask(self, deed: Deed) -> None:
        name = self._document.name(untitled())
        save_question.ask(
            self._window, name, lambda: self._save(lambda: deed(Aside())), lambda: self._give_up(deed)
        )

    def _give_up(self, deed: Deed) -> None:
        """Even what nobody wants any more is put aside, if that is possible."""
        try:
            aside = self._aside()
        except OSError:
            aside = Aside()
        deed(aside)
