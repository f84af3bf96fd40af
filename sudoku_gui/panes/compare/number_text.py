"""Words for the numbers and the plot of a comparison: *here* is the player's search, *there* is the other one."""

from PySide6.QtCore import QCoreApplication, QLocale

from sudoku_gui.player.alignment import Alignment
from sudoku_gui.wording.names import number

# --- the table --------------------------------------------------------------------------------------


def row(name: str) -> str:
    """What is counted."""
    return {
        "events": QCoreApplication.translate("comparison numbers", "Events"),
        "decisions": QCoreApplication.translate("comparison numbers", "Decisions"),
        "guesses": QCoreApplication.translate("comparison numbers", "Branch points"),
        "dead_ends": QCoreApplication.translate("comparison numbers", "Dead ends"),
        "solutions": QCoreApplication.translate("comparison numbers", "Solutions"),
        "depth": QCoreApplication.translate("comparison numbers", "Depth"),
        "updates": QCoreApplication.translate("comparison numbers", "Updates"),
        "first_solution": QCoreApplication.translate("comparison numbers", "First solution"),
    }[name]


def row_help(name: str) -> str:
    """One true sentence about it."""
    return {
        "events": QCoreApplication.translate("comparison numbers", "How many events have happened."),
        "decisions": QCoreApplication.translate(
            "comparison numbers", "How often a column was chosen that had an option to try."
        ),
        "guesses": QCoreApplication.translate(
            "comparison numbers", "Decisions at which more than one option was to be tried."
        ),
        "dead_ends": QCoreApplication.translate(
            "comparison numbers",
            "How often the column to be chosen had no option left; that is not a decision.",
        ),
        "solutions": QCoreApplication.translate("comparison numbers", "Solutions met."),
        "depth": QCoreApplication.translate(
            "comparison numbers", "How many options are chosen now; of whole runs, the most that ever were."
        ),
        "updates": QCoreApplication.translate(
            "comparison numbers",
            "Nodes taken out of their columns: Knuth's measure of the work. Bits have no nodes.",
        ),
        "first_solution": QCoreApplication.translate(
            "comparison numbers", "After how many events the first solution is met."
        ),
    }[name]


def header(section: int) -> str:
    """The heading of a column."""
    return (
        "",
        QCoreApplication.translate("comparison numbers", "Here, total"),
        QCoreApplication.translate("comparison numbers", "There, total"),
        QCoreApplication.translate("comparison numbers", "Ratio"),
        QCoreApplication.translate("comparison numbers", "Here so far"),
        QCoreApplication.translate("comparison numbers", "There so far"),
        QCoreApplication.translate("comparison numbers", "Ratio so far"),
    )[section]


def header_help(section: int) -> str:
    """What stands in it."""
    return (
        "",
        QCoreApplication.translate("comparison numbers", "In the whole run of this search"),
        QCoreApplication.translate("comparison numbers", "In the whole run of the other search"),
        QCoreApplication.translate("comparison numbers", "Ratio of there to here, over whole runs"),
        QCoreApplication.translate(
            "comparison numbers", "Up to where this search stands; that says nothing about which is better"
        ),
        QCoreApplication.translate(
            "comparison numbers",
            "Up to where the other search stands; that says nothing about which is better",
        ),
        QCoreApplication.translate(
            "comparison numbers", "Ratio of there to here, up to the current positions"
        ),
    )[section]


def count(value: int | None, *, is_whole: bool = True) -> str:
    """``1,284``, ``≥ 1,284`` while that is not all, or a dash where nothing is counted."""
    if value is None:
        return QCoreApplication.translate("comparison numbers", "–")
    if is_whole:
        return number(value)
    return QCoreApplication.translate("comparison numbers", "≥ {count}").format(count=number(value))


def ratio(here: int | None, there: int | None) -> str:
    """``× 1.8``; nothing where one of them is 0."""
    if not here or not there:
        return ""
    value = there / here
    digits = 0 if value >= 100 else 1 if value >= 10 else 2
    told = QLocale().toString(value, "f", digits) if value >= 0.01 else QLocale().toString(value, "g", 1)
    return QCoreApplication.translate("comparison numbers", "× {factor}").format(factor=told)


def smaller(value: str) -> str:
    """The smaller number, as a screen reader tells it."""
    return QCoreApplication.translate("comparison numbers", "{count}, the smaller one").format(count=value)


# --- the plot ---------------------------------------------------------------------------------------


def axis(kind: Alignment) -> str:
    """What the numbers along the plot count."""
    return {
        Alignment.DECISION: QCoreApplication.translate("comparison numbers", "decisions"),
        Alignment.EVENT: QCoreApplication.translate("comparison numbers", "events"),
        Alignment.SHARE: QCoreApplication.translate("comparison numbers", "% of each run"),
    }[kind]


def tick(place: float) -> str:
    """A number along the plot."""
    return number(round(place)) if place == round(place) else QLocale().toString(place, "g", 3)


def place(kind: Alignment, place: float, here: tuple[int, int] | None, there: tuple[int, int] | None) -> str:
    """``decision 120: depth 12 to 14 here, depth 30 there``."""
    where = {
        Alignment.DECISION: QCoreApplication.translate("comparison numbers", "decision {count}"),
        Alignment.EVENT: QCoreApplication.translate("comparison numbers", "event {count}"),
        Alignment.SHARE: QCoreApplication.translate("comparison numbers", "{count} %"),
    }[kind].format(count=number(round(place)))
    text = QCoreApplication.translate("comparison numbers", "{where}: depth {here} here, depth {there} there")
    return text.format(where=where, here=_depths(here), there=_depths(there))


def _depths(depths: tuple[int, int] | None) -> str:
    if depths is None:
        return QCoreApplication.translate("comparison numbers", "–")
    if depths[0] == depths[1]:
        return number(depths[0])
    return QCoreApplication.translate("comparison numbers", "{low} to {high}").format(
        low=number(depths[0]), high=number(depths[1])
    )
