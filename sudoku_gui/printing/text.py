"""Sentences of printing."""

from PySide6.QtCore import QCoreApplication

from sudoku_gui.printing.solutions import SolutionKind
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import number

translate = QCoreApplication.translate


def list_name(name: str) -> str:
    """The puzzles that are open in the library."""
    return translate("printing", "From {name}").format(name=shown(name))


def page(page: int, pages: int) -> str:
    """Which page is shown."""
    return page_template().format(page=page, pages=pages)


def page_template() -> str:
    """How pages are numbered on paper; {page} and {pages} are filled in later."""
    return translate("printing", "Page {page} of {pages}")


def solutions() -> str:
    """The heading of solutions, and the choice of them."""
    return translate("printing", "Solutions")


def caption(place: int, name: str, level: str) -> str:
    """Under a board: its number, title and level, as far as they are known."""
    parts = [f"{place}" if place else "", shown(name), shown(level)]
    return "   ".join(part for part in parts if part)


def solution_caption(kind: SolutionKind, place: int) -> str:
    """Under the board of a solution that is not the only one; 0: the puzzle has no number."""
    match kind, place:
        case SolutionKind.SEVERAL, 0:
            text = translate("printing", "One of several solutions")
        case SolutionKind.SEVERAL, _:
            text = translate("printing", "{number}: one of several solutions")
        case SolutionKind.NONE, 0:
            text = translate("printing", "No solution")
        case SolutionKind.NONE, _:
            text = translate("printing", "{number}: no solution")
        case _, 0:
            text = translate("printing", "No solution found in time")
        case _:
            text = translate("printing", "{number}: no solution found in time")
    return text.format(number=place)


def unreadable(place: int) -> str:
    """Under a board that could not be read from its file."""
    return translate("printing", "{number}: cannot be read").format(number=place)


def facts(puzzles: int, pages: int) -> str:
    """What will be printed."""
    match puzzles, pages:
        case 1, 1:
            text = translate("printing", "1 puzzle on 1 page.")
        case 1, _:
            text = translate("printing", "1 puzzle on {pages} pages.")
        case _, 1:
            text = translate("printing", "{puzzles} puzzles on 1 page.")
        case _:
            text = translate("printing", "{puzzles} puzzles on {pages} pages.")
    return text.format(puzzles=number(puzzles), pages=number(pages))


def would_be_replaced(name: str, count: int) -> str:
    """Some of the files that would be written exist."""
    if count == 1:
        text = translate("printing", "{name} already exists. Replace it?")
    else:
        text = translate(
            "printing", "{count} of these files already exist, the first is {name}. Replace them?"
        )
    return text.format(count=number(count), name=shown(name))


def printed(pages: int) -> str:
    """The printer has taken all pages."""
    if pages == 1:
        return translate("printing", "1 page was sent to the printer.")
    return translate("printing", "{pages} pages were sent to the printer.").format(pages=number(pages))
