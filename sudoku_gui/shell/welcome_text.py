"""Words for whoever starts the program for the first time."""

from PySide6.QtCore import QCoreApplication


def greeting() -> str:
    """What stands in front of the offers."""
    return QCoreApplication.translate("welcome", "A puzzle to begin with:")


def type_your_own() -> str:
    """The offer of an empty board."""
    return QCoreApplication.translate("welcome", "Type Your Own")


def solve() -> str:
    """The offer of the solution."""
    return QCoreApplication.translate("welcome", "Solve It")


def watch() -> str:
    """The offer to watch."""
    return QCoreApplication.translate("welcome", "Watch Dancing Links Solve It")


def tours() -> str:
    """The offer of a tour."""
    return QCoreApplication.translate("welcome", "Tours")
