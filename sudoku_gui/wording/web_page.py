"""A web page in the words of the window: its texts, and what its problem's columns and options are called."""

from collections.abc import Mapping

from solver_core import page
from solver_core.cover import Problem, SearchBase
from solver_core.page.texts import TEXTS
from solver_core.problems import gallery
from sudoku_gui.player.subject import Subject
from sudoku_gui.translation import translate
from sudoku_gui.wording import terms
from sudoku_gui.wording.names import item_name, option_name


def problem(search: SearchBase, subject: Subject) -> dict[str, object]:
    """A problem, with its board and its names, for the page; raises a PageError where a page cannot search it."""
    board = gallery.board(subject.sample) if subject.sample else None
    if subject.grid is not None:
        board = page.board_of(subject.grid)
    return page.problem_data(search, board, *_names(search.problem))


def _names(whole: Problem) -> tuple[list[str], list[str]]:
    items = [item_name(whole, item) for item in range(len(whole.names))]
    return items, [option_name(whole, option) for option in range(len(whole.options))]


def written(data: Mapping[str, object]) -> bytes:
    """The page of these data, in the language of the window."""
    texts = {key: translate("page", text) for key, text in TEXTS.items()}
    text = page.written(data, terms.present_language().replace("_", "-"), texts)
    return text.encode("utf-8", "backslashreplace")
