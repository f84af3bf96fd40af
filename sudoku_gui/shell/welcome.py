"""The first start of all: a puzzle to begin with, and what can be done with it."""

from collections.abc import Callable
from importlib.resources import files

from PySide6.QtCore import QObject

from solver_core import formats
from sudoku_gui.document.document import Source
from sudoku_gui.shell import welcome_text as words
from sudoku_gui.shell.main_window import MainWindow

FIRST_PUZZLE = "branching.sdk"
"""Of the puzzles that are installed, the one that a newcomer meets: it has guesses and dead ends."""


class Welcome(QObject):
    """Greets a newcomer, in every language that he tries.

    Args:
        window: where.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._greeting = ""
        window.spoke_anew.connect(self._greet_anew)

    def greet(self) -> None:
        """Show the first puzzle, with some offers."""
        self.show()
        self._offer()

    def show(self) -> None:
        """Show the first puzzle."""
        text = (files("sudoku_gui.assets") / "puzzles" / FIRST_PUZZLE).read_text(encoding="utf-8")
        self._window.document.open(formats.read(text).puzzles[0], Source())

    def _greet_anew(self, message: str) -> None:
        """Whoever was greeted in a language that is not spoken any more, and has not gone on yet, is greeted again."""
        if message and message == self._greeting:
            self._offer()

    def _offer(self) -> None:
        window = self._window
        self._greeting = words.greeting()
        offers: list[tuple[str, Callable[[], object]]] = [
            (words.type_your_own(), window.files.new),
            (words.solve(), window.solving.solve),
            (words.watch(), window.watching.start),
            (words.tours(), window.tours.choose),
        ]
        window.info_bar.show_message(self._greeting, "question", offers)
