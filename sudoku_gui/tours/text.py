"""Words around guided tours: the panel that leads through one, and the list from which one is chosen."""

from PySide6.QtCore import QCoreApplication

from sudoku_gui.wording import errors
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import number

# --- the panel ------------------------------------------------------------------------------------------


def panel_name() -> str:
    """What a screen reader calls the panel."""
    return QCoreApplication.translate("tours", "Guided tour")


def panel_help() -> str:
    """How it is used."""
    return QCoreApplication.translate(
        "tours", "Page Down leads to the next stop of the tour, Page Up to the one before."
    )


def nothing() -> str:
    """While no tour is under way."""
    return QCoreApplication.translate("tours", "No tour is under way. Help > Guided Tours has them.")


def stop_of(stop: int, stops: int) -> str:
    """``Stop 3 of 9``."""
    return QCoreApplication.translate("tours", "Stop {stop} of {stops}").format(
        stop=number(stop), stops=number(stops)
    )


def stops() -> str:
    """What a screen reader calls the row of dots."""
    return QCoreApplication.translate("tours", "Stops of the tour")


def button(part: str) -> str:
    """What stands on a button."""
    return {
        "back": QCoreApplication.translate("tours", "Back"),
        "next": QCoreApplication.translate("tours", "Next"),
        "finish": QCoreApplication.translate("tours", "Finish"),
        "leave": QCoreApplication.translate("tours", "Leave"),
        "return": QCoreApplication.translate("tours", "Back to This Stop"),
        "reveal": QCoreApplication.translate("tours", "Show the Answer"),
    }[part]


def button_help(part: str) -> str:
    """What a button does."""
    return {
        "back": QCoreApplication.translate("tours", "Go to the stop before (Page Up)"),
        "next": QCoreApplication.translate("tours", "Go to the next stop (Page Down)"),
        "finish": QCoreApplication.translate("tours", "End the tour; what you watched before comes back"),
        "leave": QCoreApplication.translate(
            "tours", "Leave the tour; it can be continued later, and what you watched before comes back"
        ),
        "return": QCoreApplication.translate("tours", "Put everything back as it is at this stop"),
        "reveal": QCoreApplication.translate("tours", "Show the answer to the question"),
    }[part]


def look(place: str) -> str:
    """What a screen reader calls the line that tells where to look."""
    return QCoreApplication.translate("tours", "Where to look: {place}").format(place=place)


def verdict(*, right: bool) -> str:
    """What stands at a choice that was made."""
    if right:
        return QCoreApplication.translate("tours", "Right", "a choice that was made")
    return QCoreApplication.translate("tours", "No", "a wrong choice that was made")


def answer(text: str) -> str:
    """What a screen reader says when the answer appears."""
    return QCoreApplication.translate("tours", "Answer: {answer}").format(answer=text)


def unreachable(why: str) -> str:
    """A stop could not be shown; ``why`` is for its author."""
    return QCoreApplication.translate(
        "tours", "This stop cannot be shown as it is meant. For its author: {why}"
    ).format(why=errors.told(why))


# --- the list of tours ----------------------------------------------------------------------------------


def chooser_title() -> str:
    """The title of the list."""
    return QCoreApplication.translate("tours", "Guided Tours")


def chooser_name() -> str:
    """What a screen reader calls the list."""
    return QCoreApplication.translate("tours", "Tours")


def chooser_button(part: str) -> str:
    """What stands on a button of the list."""
    return {
        "start": QCoreApplication.translate("tours", "&Start"),
        "continue": QCoreApplication.translate("tours", "&Continue"),
        "again": QCoreApplication.translate("tours", "&Start Again"),
        "file": QCoreApplication.translate("tours", "&Open a Tour from a File..."),
    }[part]


def minutes(count: int) -> str:
    """How long a tour takes."""
    if count == 1:
        return QCoreApplication.translate("tours", "1 minute")
    return QCoreApplication.translate("tours", "%n minutes", "", count)


def length(count: int) -> str:
    """How many stops it has."""
    if count == 1:
        return QCoreApplication.translate("tours", "1 stop")
    return QCoreApplication.translate("tours", "%n stops", "", count)


def finished() -> str:
    """A tour that was gone through."""
    return QCoreApplication.translate("tours", "finished")


def left_at(stop: int, stops: int) -> str:
    """A tour that was left on the way."""
    return QCoreApplication.translate("tours", "left at stop {stop} of {stops}").format(
        stop=number(stop), stops=number(stops)
    )


def facts(parts: list[str]) -> str:
    """Length and progress in a line."""
    return QCoreApplication.translate("tours", " · ", "between facts about a tour").join(filter(None, parts))


def unreadable(name: str) -> str:
    """The title of a file that could not be read."""
    return QCoreApplication.translate("tours", "{file} cannot be read").format(file=shown(name))


def refused(why: str) -> str:
    """A message: a teacher's file is not right; ``why`` is for its author."""
    return QCoreApplication.translate("tours", "This tour has a mistake: {why}").format(why=errors.told(why))


def more_mistakes(count: int) -> str:
    """There are more mistakes than the one that is told."""
    if count == 1:
        return QCoreApplication.translate("tours", "There is one more mistake.")
    return QCoreApplication.translate("tours", "There are %n more mistakes.", "", count)


def empty() -> str:
    """There is no tour at all."""
    return QCoreApplication.translate(
        "tours", "There are no tours here. Open one from a file, or put files into the folder of your tours."
    )
