"""Words for what is other than at another place of the search: "What did this choice do"."""

from PySide6.QtCore import QCoreApplication

from solver_core.cover import Op, Problem, Snapshot
from sudoku_gui.wording.names import item_name, number, option_name

# --- the view and its controls --------------------------------------------------------------------------


def go_to(position: int) -> str:
    """The button that leads to a place that is compared."""
    return QCoreApplication.translate("difference", "Go to {position}").format(position=number(position))


def go_to_help(place: str) -> str:
    """What that button does."""
    return QCoreApplication.translate("difference", "Go to {place}").format(place=place)


def filter_by(name: str) -> str:
    """A choice of that chooser: ALL, COLUMNS, OPTIONS or SIZES."""
    return {
        "ALL": QCoreApplication.translate("difference", "All"),
        "COLUMNS": QCoreApplication.translate("difference", "Columns"),
        "OPTIONS": QCoreApplication.translate("difference", "Options"),
        "SIZES": QCoreApplication.translate("difference", "Sizes"),
    }[name]


# --- while there is nothing to be listed ----------------------------------------------------------------


# --- places ---------------------------------------------------------------------------------------------


def place(there: Snapshot) -> str:
    """``event 120 “Choose r4c7”``; other events have their number alone."""
    if there.position == 0:
        return QCoreApplication.translate("difference", "the start")
    event = there.event
    if event is None or event.op is not Op.CHOOSE or event.item is None:
        return QCoreApplication.translate("difference", "event {position}").format(
            position=number(there.position)
        )
    text = QCoreApplication.translate("difference", "event {position} “Choose {item}”")
    return text.format(position=number(there.position), item=item_name(there.problem, event.item))


def since(place: str, changes: str) -> str:
    """What is other than at an earlier place."""
    return QCoreApplication.translate("difference", "Since {place}: {changes}").format(
        place=place, changes=changes
    )


def before(place: str, changes: str) -> str:
    """What is other than at a place that is still to come."""
    text = QCoreApplication.translate("difference", "Compared with {place}, still to come: {changes}")
    return text.format(place=place, changes=changes)


def between(place: str, other: str, changes: str) -> str:
    """What is other at one place than at another, the search being at neither."""
    text = QCoreApplication.translate("difference", "From {place} to {other}: {changes}")
    return text.format(place=place, other=other, changes=changes)


def told(first: str, second: str) -> str:
    """Two sentences."""
    return QCoreApplication.translate("difference", "{first} {second}").format(first=first, second=second)


# --- how much is other ----------------------------------------------------------------------------------


def listed(first: str, second: str) -> str:
    """Two parts of a list."""
    return QCoreApplication.translate("difference", "{first}, {second}").format(first=first, second=second)


def count(group: str, n: int) -> str:
    """``4 columns covered``, by the name of a group; the heading of its rows, too."""
    if n == 1:
        return _ONE[group]()
    return {
        "CHOSEN": lambda: QCoreApplication.translate("difference", "%n options chosen", "", n),
        "TAKEN_BACK": lambda: QCoreApplication.translate("difference", "%n choices taken back", "", n),
        "COVERED": lambda: QCoreApplication.translate("difference", "%n columns covered", "", n),
        "UNCOVERED": lambda: QCoreApplication.translate("difference", "%n columns returned", "", n),
        "GONE": lambda: QCoreApplication.translate("difference", "%n options gone", "", n),
        "BACK": lambda: QCoreApplication.translate("difference", "%n options returned", "", n),
        "SMALLER": lambda: QCoreApplication.translate("difference", "%n columns smaller", "", n),
        "LARGER": lambda: QCoreApplication.translate("difference", "%n columns larger", "", n),
    }[group]()


_ONE = {
    "CHOSEN": lambda: QCoreApplication.translate("difference", "1 option chosen"),
    "TAKEN_BACK": lambda: QCoreApplication.translate("difference", "1 choice taken back"),
    "COVERED": lambda: QCoreApplication.translate("difference", "1 column covered"),
    "UNCOVERED": lambda: QCoreApplication.translate("difference", "1 column returned"),
    "GONE": lambda: QCoreApplication.translate("difference", "1 option gone"),
    "BACK": lambda: QCoreApplication.translate("difference", "1 option returned"),
    "SMALLER": lambda: QCoreApplication.translate("difference", "1 column smaller"),
    "LARGER": lambda: QCoreApplication.translate("difference", "1 column larger"),
}


def nothing_left(problem: Problem, item: int, others: int) -> str:
    """``no option left for “column 3 has 1”``, and for so many others."""
    if others == 0:
        text = QCoreApplication.translate("difference", "no option left for “{item}”")
    elif others == 1:
        text = QCoreApplication.translate("difference", "no option left for “{item}” and 1 other column")
    else:
        text = QCoreApplication.translate(
            "difference", "no option left for “{item}” and %n other columns", "", others
        )
    return text.format(item=item_name(problem, item))


# --- one thing ------------------------------------------------------------------------------------------


def name(problem: Problem, group: str, thing: int) -> str:
    """The item or the option that a row is about."""
    return option_name(problem, thing) if group in _OF_OPTIONS else item_name(problem, thing)


_OF_OPTIONS = ("CHOSEN", "TAKEN_BACK", "GONE", "BACK")


def sizes(before: int, after: int) -> str:
    """``4 → 3``."""
    return QCoreApplication.translate("difference", "{before} → {after}").format(before=before, after=after)


def spoken(group: str, name: str, before: int, after: int) -> str:
    """A row as a screen reader tells it, and as it is copied: ``r4c7=5: gone``."""
    text = {
        "CHOSEN": QCoreApplication.translate("difference", "{name}: chosen"),
        "TAKEN_BACK": QCoreApplication.translate("difference", "{name}: taken back"),
        "COVERED": QCoreApplication.translate("difference", "{name}: covered"),
        "UNCOVERED": QCoreApplication.translate("difference", "{name}: returned"),
        "GONE": QCoreApplication.translate("difference", "{name}: gone"),
        "BACK": QCoreApplication.translate("difference", "{name}: returned"),
        "SMALLER": QCoreApplication.translate("difference", "{name}: size from {before} to {after}"),
        "LARGER": QCoreApplication.translate("difference", "{name}: size from {before} to {after}"),
    }[group]
    return text.format(name=name, before=before, after=after)


def help_on(group: str) -> str:
    """What it means for a row to be in a group."""
    return {
        "CHOSEN": QCoreApplication.translate("difference", "On the choice stack now, but not there."),
        "TAKEN_BACK": QCoreApplication.translate("difference", "On the choice stack there, but not now."),
        "COVERED": QCoreApplication.translate("difference", "Its header has left the list of columns."),
        "UNCOVERED": QCoreApplication.translate("difference", "Its header is in the list of columns again."),
        "GONE": QCoreApplication.translate(
            "difference", "It could be chosen there, but conflicts with what is chosen now."
        ),
        "BACK": QCoreApplication.translate("difference", "It could not be chosen there, but can be now."),
        "SMALLER": QCoreApplication.translate("difference", "Fewer options are left for it than there."),
        "LARGER": QCoreApplication.translate("difference", "More options are left for it than there."),
    }[group]
