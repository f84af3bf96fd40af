"""Words for why this column was chosen, and what it competed with."""

from PySide6.QtCore import QCoreApplication


def chosen(name: str, left: str) -> str:
    """A column has just been chosen; `left` says how many options it has."""
    return QCoreApplication.translate("column choice", "Chosen: “{name}”, {left}.").format(
        name=name, left=left
    )


def dead_end(name: str) -> str:
    """The column whose turn it was has no option, so it cannot be chosen."""
    return QCoreApplication.translate("column choice", "Dead end: “{name}” has no option left.").format(
        name=name
    )


def branching(name: str, size: str) -> str:
    """A column was chosen before, and none of its options is being tried."""
    return QCoreApplication.translate("column choice", "Branching on “{name}”: it had {size}.").format(
        name=name, size=size
    )


def trying(name: str, number: int, among: int) -> str:
    """A column was chosen before, and one of its options is being tried."""
    return QCoreApplication.translate(
        "column choice", "Branching on “{name}”: option {number} of {among}."
    ).format(name=name, number=number, among=among)


def only(field: str) -> str:
    """Who competes, where not all columns do: PRIMARY or CELLS."""
    return {
        "PRIMARY": QCoreApplication.translate("column choice", "Only primary columns compete."),
        "CELLS": QCoreApplication.translate("column choice", "Only cells compete, no houses."),
    }[field]


def equals(others: int, size: int) -> str:
    """So many others have as few options as the one just chosen."""
    if size == 0:
        return QCoreApplication.translate("column choice", "%n others have none either", "", others)
    return QCoreApplication.translate("column choice", "%n others have {size} as well", "", others).format(
        size=size
    )


def tie_broken(equals: str, ground: str) -> str:
    """Why it was this one of several: LEFTMOST or DRAWN."""
    text = {
        "LEFTMOST": QCoreApplication.translate("column choice", "{equals}; it is the leftmost."),
        "DRAWN": QCoreApplication.translate("column choice", "{equals}; it was chosen at random."),
    }[ground]
    return text.format(equals=equals)


def next_smallest(size: int) -> str:
    """The smallest size of those that have more."""
    return QCoreApplication.translate("column choice", "The next smallest has {size}.").format(size=size)


def smaller(size: int) -> str:
    """The smallest size of all, where the rule took another column."""
    if size == 0:
        return QCoreApplication.translate("column choice", "Another has none at all.")
    return QCoreApplication.translate("column choice", "The smallest has {size}.").format(size=size)


def rule(ground: str) -> str:
    """The rule behind a choice made earlier, or one that had nothing to do with sizes."""
    return {
        "GIVEN": QCoreApplication.translate("column choice", "Its option is given."),
        "ASKED": QCoreApplication.translate("column choice", "It was chosen on request, not by the rule."),
        "FIRST": QCoreApplication.translate("column choice", "The rule takes the first in the list."),
        "LEFTMOST": QCoreApplication.translate(
            "column choice", "The rule takes the fewest options, the leftmost of equals."
        ),
        "DRAWN": QCoreApplication.translate(
            "column choice", "The rule takes the fewest options, at random among equals."
        ),
    }[ground]
