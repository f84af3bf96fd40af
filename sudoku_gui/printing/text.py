"""Words for printing puzzles."""

from PySide6.QtCore import QCoreApplication

from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import number


def title() -> str:
    """The title of the dialog."""
    return QCoreApplication.translate("printing", "Print Puzzles")


def what() -> str:
    """Which puzzles."""
    return QCoreApplication.translate("printing", "P&uzzles:")


def this_puzzle() -> str:
    """The one on the board."""
    return QCoreApplication.translate("printing", "The puzzle on the board")


def from_library(name: str) -> str:
    """Those that are open in the library."""
    return QCoreApplication.translate("printing", "From {name}").format(name=shown(name))


def first() -> str:
    """Number of the first puzzle."""
    return QCoreApplication.translate("printing", "&First:")


def how_many() -> str:
    """How many puzzles."""
    return QCoreApplication.translate("printing", "How &many:")


def per_page() -> str:
    """Puzzles on a page."""
    return QCoreApplication.translate("printing", "Puzzles on a pa&ge:")


def entries() -> str:
    """Whether the user's digits are printed."""
    return QCoreApplication.translate("printing", "Print &entries")


def notes() -> str:
    """Whether notes are printed."""
    return QCoreApplication.translate("printing", "Print &notes")


def colours() -> str:
    """Whether colours are printed."""
    return QCoreApplication.translate("printing", "Print co&lours")


def boards() -> str:
    """Puzzles, solutions, or both."""
    return QCoreApplication.translate("printing", "&Boards:")


def boards_name(name: str) -> str:
    """What the boards show."""
    return {
        "puzzles": QCoreApplication.translate("printing", "Puzzles"),
        "both": QCoreApplication.translate("printing", "Puzzles, solutions on the last pages"),
        "solutions": QCoreApplication.translate("printing", "Solutions"),
    }[name]


def captions() -> str:
    """Whether there are titles."""
    return QCoreApplication.translate("printing", "T&itles and numbers")


def paper() -> str:
    """Which paper."""
    return QCoreApplication.translate("printing", "P&aper:")


def paper_name(name: str) -> str:
    """A4, A5, Letter or Legal."""
    return {
        "a4": QCoreApplication.translate("printing", "A4"),
        "a5": QCoreApplication.translate("printing", "A5"),
        "letter": QCoreApplication.translate("printing", "Letter"),
        "legal": QCoreApplication.translate("printing", "Legal"),
    }[name]


def landscape() -> str:
    """Whether the paper lies across."""
    return QCoreApplication.translate("printing", "Pape&r lies across")


def target() -> str:
    """Where the pages go."""
    return QCoreApplication.translate("printing", "T&o:")


def target_name(name: str) -> str:
    """A printer, or a kind of file."""
    return {
        "printer": QCoreApplication.translate("printing", "A printer"),
        "pdf": QCoreApplication.translate("printing", "PDF, all pages in one file"),
        "svg": QCoreApplication.translate("printing", "SVG, a file for each page"),
        "png": QCoreApplication.translate("printing", "PNG, a file for each page"),
    }[name]


def dots() -> str:
    """How fine a PNG is."""
    return QCoreApplication.translate("printing", "&Dots per inch:")


def print_() -> str:
    """The button that asks for a printer."""
    return QCoreApplication.translate("printing", "&Print...")


def save() -> str:
    """The button that asks for a file."""
    return QCoreApplication.translate("printing", "&Save As...")


def preview() -> str:
    """What a screen reader calls the page shown."""
    return QCoreApplication.translate("printing", "Preview of a page")


def page(shown: int, pages: int) -> str:
    """Which page is shown."""
    return QCoreApplication.translate("printing", "Page {page} of {pages}").format(page=shown, pages=pages)


def page_words() -> str:
    """How pages are numbered on paper; {page} and {pages} are filled in later."""
    return QCoreApplication.translate("printing", "Page {page} of {pages}")


def previous() -> str:
    """The button that shows the page before."""
    return QCoreApplication.translate("printing", "Page before")


def next_() -> str:
    """The button that shows the page after."""
    return QCoreApplication.translate("printing", "Page after")


def caption(place: int, name: str, level: str) -> str:
    """What stands under a board: its number, its title and how hard it is, as far as they are known."""
    parts = [f"{place}" if place else "", shown(name), shown(level)]
    return "   ".join(part for part in parts if part)


def solutions_heading() -> str:
    """What stands above solutions."""
    return QCoreApplication.translate("printing", "Solutions")


def no_solution(place: int) -> str:
    """Under a board that cannot be solved; 0: it has no number."""
    if not place:
        return QCoreApplication.translate("printing", "No solution")
    return QCoreApplication.translate("printing", "{number}: no solution").format(number=place)


def not_found(place: int) -> str:
    """Under a board whose solution takes too long; 0: it has no number."""
    if not place:
        return QCoreApplication.translate("printing", "No solution found in time")
    return QCoreApplication.translate("printing", "{number}: no solution found in time").format(number=place)


def several_solutions(place: int) -> str:
    """Under a solution that is not the only one; 0: it has no number."""
    if not place:
        return QCoreApplication.translate("printing", "One of several solutions")
    return QCoreApplication.translate("printing", "{number}: one of several solutions").format(number=place)


def facts(puzzles: int, pages: int) -> str:
    """What will be printed."""
    if puzzles == 1 and pages == 1:
        return QCoreApplication.translate("printing", "1 puzzle on 1 page.")
    if puzzles == 1:
        return QCoreApplication.translate("printing", "1 puzzle on {pages} pages.").format(
            pages=number(pages)
        )
    if pages == 1:
        return QCoreApplication.translate("printing", "{puzzles} puzzles on 1 page.").format(
            puzzles=number(puzzles)
        )
    return QCoreApplication.translate("printing", "{puzzles} puzzles on {pages} pages.").format(
        puzzles=number(puzzles), pages=number(pages)
    )


def printing(share: float) -> str:
    """While pages are made and sent to the printer."""
    return QCoreApplication.translate("printing", "Printing: {percent} %").format(percent=int(100 * share))


def stopped() -> str:
    """Printing was given up."""
    return QCoreApplication.translate("printing", "Printing was stopped.")


def from_to(first: str, last: str) -> str:
    """A row of files."""
    return QCoreApplication.translate("printing", "{first} to {last}").format(first=first, last=last)


def would_be_replaced(name: str, count: int) -> str:
    """Some of the files that would be written exist already."""
    if count == 1:
        return QCoreApplication.translate("printing", "{name} exists already. Replace it?").format(
            name=shown(name)
        )
    return QCoreApplication.translate(
        "printing", "{count} of these files exist already, the first is {name}. Replace them?"
    ).format(count=number(count), name=shown(name))


def replace_them() -> str:
    """The button that lets files be replaced."""
    return QCoreApplication.translate("printing", "Replace")


def unreadable(place: int) -> str:
    """Under a board that could not be read from its file."""
    return QCoreApplication.translate("printing", "{number}: cannot be read").format(number=place)


def printed(pages: int) -> str:
    """All is at the printer."""
    if pages == 1:
        return QCoreApplication.translate("printing", "1 page was sent to the printer.")
    return QCoreApplication.translate("printing", "{pages} pages were sent to the printer.").format(
        pages=number(pages)
    )


def not_printed(cause: str) -> str:
    """The printer did not take it."""
    return QCoreApplication.translate(
        "printing", "Nothing was printed: {cause}. Choose another printer, or a PDF."
    ).format(cause=cause)


def no_printer() -> str:
    """There is nothing to print with."""
    return QCoreApplication.translate(
        "printing", "This computer knows no printer. Choose PDF instead, and print that file elsewhere."
    )
