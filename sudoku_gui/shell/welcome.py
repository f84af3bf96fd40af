"""The first start of all: a puzzle to begin with, and what can be done with it."""

from collections.abc import Callable
from importlib.resources import files

from PySide6.QtCore import QObject

from solver_core import formats
from sudoku_gui.document.document import Source
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.wording.marking import translate


def greeting() -> str:
    """What stands in front of the offers."""
    return translate("welcome", "A puzzle to begin with:")


def type_your_own() -> str:
    """The offer of an empty board."""
    return translate("welcome", "Type Your Own")


def solve() -> str:
    """The offer of the solution."""
    return translate("welcome", "Solve It")


def watch() -> str:
    """The offer to watch."""
    return translate("welcome", "Watch Dancing Links Solve It")


def tours() -> str:
    """The offer of a tour."""
    return translate("welcome", "Tours")


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
        window.rebuilt.connect(self._greet_anew)

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
        self._greeting = greeting()
        offers: list[tuple[str, Callable[[], object]]] = [
            (type_your_own(), window.files.new),
            (solve(), window.solving.solve),
            (watch(), window.watching.start),
            (tours(), window.tours.choose),
        ]
        window.info_bar.show_message(self._greeting, "question", offers)
