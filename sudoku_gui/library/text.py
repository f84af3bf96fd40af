"""Words for the pane of puzzles and for the library behind it."""

from PySide6.QtCore import QCoreApplication

from sudoku_gui.library.deeds import Play
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import number
from sudoku_gui.wording.window import time

# --- the pane ---------------------------------------------------------------------------------------------


def view_name() -> str:
    """What a screen reader calls the pane."""
    return QCoreApplication.translate("library", "Library")


def view_help() -> str:
    """How the list is used."""
    return QCoreApplication.translate(
        "library", "Enter or a double click opens a puzzle. Typing looks for words, givens or a number."
    )


def nothing_open() -> str:
    """What stands here while no puzzles are open."""
    return QCoreApplication.translate(
        "library",
        "Open a file that holds several puzzles, or choose a collection above; its puzzles are listed here.",
    )


def nothing_found() -> str:
    """What stands here where no puzzle is as wanted."""
    return QCoreApplication.translate("library", "No puzzle here is what you are looking for.")


def collections_name() -> str:
    """The chooser of what is open."""
    return QCoreApplication.translate("library", "Puzzles to choose from")


def nothing_chosen() -> str:
    """In the chooser while nothing is open."""
    return QCoreApplication.translate("library", "Nothing open")


def collection(name: str, size: int) -> str:
    """A collection of the library in the chooser."""
    return QCoreApplication.translate("library", "{name} ({count})").format(
        name=shown(name), count=number(size)
    )


def in_file(name: str) -> str:
    """An open file in the chooser."""
    return QCoreApplication.translate("library", "File {name}").format(name=shown(name))


def search_name() -> str:
    """The field to search in."""
    return QCoreApplication.translate("library", "Search")


def search_help() -> str:
    """What can be typed there."""
    return QCoreApplication.translate(
        "library",
        "Words of a title, an author or a remark; givens that stand side by side, such as 53..7; "
        "or the number of a puzzle and Enter, to go to it",
    )


def search_hint() -> str:
    """What stands in the empty field."""
    return QCoreApplication.translate("library", "Words, givens or a number")


def filter_name() -> str:
    """The button that shows what else can be wanted."""
    return QCoreApplication.translate("library", "Filter and sort")


def filter_label() -> str:
    """The same on the button."""
    return QCoreApplication.translate("library", "Fil&ter")


def deeds_label() -> str:
    """The button with what can be done."""
    return QCoreApplication.translate("library", "&Manage")


def deeds_name() -> str:
    """The same for a screen reader."""
    return QCoreApplication.translate("library", "What can be done with these puzzles")


def fewest_name() -> str:
    """For a screen reader: from so many givens."""
    return QCoreApplication.translate("library", "Fewest givens")


def most_name() -> str:
    """For a screen reader: to so many givens."""
    return QCoreApplication.translate("library", "Most givens")


def givens_label() -> str:
    """Before the two numbers."""
    return QCoreApplication.translate("library", "Givens")


def to_label() -> str:
    """Between the two numbers."""
    return QCoreApplication.translate("library", "to")


def level_label() -> str:
    """Before the levels."""
    return QCoreApplication.translate("library", "Level")


def level_help() -> str:
    """What can be typed there."""
    return QCoreApplication.translate(
        "library", "Part of a level's name, a number, or a range of numbers such as 3 - 5; empty: all"
    )


def any_level() -> str:
    """What stands in the empty field."""
    return QCoreApplication.translate("library", "any")


def order_label() -> str:
    """Before the orders."""
    return QCoreApplication.translate("library", "Order")


def order(name: str) -> str:
    """An order of the rows: file, givens or level."""
    return {
        "file": QCoreApplication.translate("library", "As in the collection"),
        "givens": QCoreApplication.translate("library", "Fewest givens first"),
        "level": QCoreApplication.translate("library", "Easiest first"),
    }[name]


def clear_filter() -> str:
    """The button that lets all be seen again."""
    return QCoreApplication.translate("library", "Show &All")


def stop() -> str:
    """The button that stops what is under way."""
    return QCoreApplication.translate("library", "Stop")


def stop_help() -> str:
    """What it does."""
    return QCoreApplication.translate("library", "Look no further, and keep what has been found (Esc)")


def count(seen: int, size: int, *, is_sieved: bool, is_busy: bool) -> str:
    """How many puzzles are seen, and of how many."""
    if is_sieved:
        text = QCoreApplication.translate("library", "{seen} of {count}")
        told = text.format(seen=number(seen), count=number(size))
    elif size == 1:
        told = QCoreApplication.translate("library", "1 puzzle")
    else:
        told = QCoreApplication.translate("library", "{count} puzzles").format(count=number(size))
    return QCoreApplication.translate("library", "{text}…").format(text=told) if is_busy else told


# --- a row --------------------------------------------------------------------------------------------------


def heading(place: int, title: str) -> str:
    """The first line of a row."""
    if not title:
        return QCoreApplication.translate("library", "{number}").format(number=number(place))
    return QCoreApplication.translate("library", "{number}   {title}").format(
        number=number(place), title=shown(title)
    )


def facts(givens: int, level: str) -> str:
    """The second line: how many givens, and how hard."""
    if givens == 1:
        text = QCoreApplication.translate("library", "1 given")
    else:
        text = QCoreApplication.translate("library", "{count} givens").format(count=givens)
    if not level:
        return text
    return QCoreApplication.translate("library", "{givens} · {level}").format(givens=text, level=shown(level))


def state(play: Play | None) -> str:
    """How far a puzzle has been played."""
    if play is None:
        return QCoreApplication.translate("library", "not begun")
    if not play.solved:
        return QCoreApplication.translate("library", "begun, {time}").format(time=time(play.elapsed))
    return QCoreApplication.translate("library", "solved, {time}").format(time=time(play.elapsed))


def unreadable() -> str:
    """The second line of a row that is no puzzle."""
    return QCoreApplication.translate("library", "cannot be read")


def row_told(parts: list[str]) -> str:
    """A row for screen readers."""
    return QCoreApplication.translate("library", ", ").join(part for part in parts if part)


def no_number(wanted: int, size: int) -> str:
    """There is no puzzle of this number."""
    text = QCoreApplication.translate("library", "There is no puzzle {wanted}; the last one is {count}.")
    return text.format(wanted=number(wanted), count=number(size))


def not_seen(wanted: int) -> str:
    """The puzzle of this number is not among those seen."""
    text = QCoreApplication.translate("library", "Puzzle {wanted} is not among those that are shown.")
    return text.format(wanted=number(wanted))


def progress_name() -> str:
    """For a screen reader: the bar that grows."""
    return QCoreApplication.translate("library", "Progress")


# --- deeds ----------------------------------------------------------------------------------------------------


def deed(name: str) -> str:
    """A row of the menu: import, export, keep, rename or remove."""
    return {
        "import": QCoreApplication.translate("library", "&Import a File..."),
        "export": QCoreApplication.translate("library", "&Export..."),
        "keep": QCoreApplication.translate("library", "&Keep in the Library"),
        "rename": QCoreApplication.translate("library", "Re&name"),
        "remove": QCoreApplication.translate("library", "Re&move from the Library"),
    }[name]


def deed_help(name: str) -> str:
    """What it does."""
    return {
        "import": QCoreApplication.translate("library", "Make a collection of all puzzles in a file"),
        "export": QCoreApplication.translate("library", "Write the puzzles that are shown into a file"),
        "keep": QCoreApplication.translate("library", "Make a collection of all puzzles of the open file"),
        "rename": QCoreApplication.translate("library", "Give this collection another name"),
        "remove": QCoreApplication.translate(
            "library", "Take this collection out of the library; for a day it can be brought back"
        ),
    }[name]


def new_name() -> str:
    """The field in which a collection is renamed."""
    return QCoreApplication.translate("library", "New name of the collection")
