"""Words that sentences about cells share."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def colour(number: int) -> str:
    """The name of a user's colour, 1 to 9."""
    return (
        translate("cells", "rose"),
        translate("cells", "orange"),
        translate("cells", "yellow"),
        translate("cells", "green"),
        translate("cells", "teal"),
        translate("cells", "blue"),
        translate("cells", "violet"),
        translate("cells", "pink"),
        translate("cells", "grey"),
    )[number - 1]


def listing(words: Iterable[str]) -> str:
    """Words in a row, as ``2``, ``2 and 9``, ``2, 4 and 9``."""
    *most, last = words
    if not most:
        return last
    comma = translate("cells", ", ", "between digits")
    return translate("cells", "{most} and {last}").format(most=comma.join(most), last=last)
