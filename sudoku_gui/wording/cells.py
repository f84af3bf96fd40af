"""What a cell holds, in words: for screen readers, hover help and sentences that name a place.

Cells are numbered 0 to 80 by rows; masks have bit ``d - 1`` for digit ``d``. Each function answers
one phrase, without a capital or a full stop, so that `sentence` can join them.
"""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication


def place(cell: int) -> str:
    """``row 3, column 5``."""
    row, col = divmod(cell, 9)
    return QCoreApplication.translate("cells", "row {row}, column {column}").format(
        row=row + 1, column=col + 1
    )


def given(digit: int) -> str:
    """``given 7``: the puzzle printed it."""
    return QCoreApplication.translate("cells", "given {digit}").format(digit=digit)


def printed(digit: int) -> str:
    """``given 7, not chosen by the search``: it stands there already, or still."""
    return QCoreApplication.translate("cells", "given {digit}, not chosen by the search").format(digit=digit)


def entry(digit: int) -> str:
    """``7``: the user wrote it, which needs no saying."""
    return QCoreApplication.translate("cells", "{digit}").format(digit=digit)


def forced(digit: int) -> str:
    """``2, chosen by the search, the only option``."""
    return QCoreApplication.translate("cells", "{digit}, chosen by the search, the only option").format(
        digit=digit
    )


def guessed(digit: int, depth: int | None = None) -> str:
    """``2, chosen by the search, guess at depth 12``."""
    if depth is None:
        return QCoreApplication.translate("cells", "{digit}, chosen by the search, a guess").format(
            digit=digit
        )
    return QCoreApplication.translate(
        "cells", "{digit}, chosen by the search, guess at depth {depth}"
    ).format(digit=digit, depth=depth)


def empty(candidates: Iterable[int] = ()) -> str:
    """``empty``, or ``empty, candidates 2 and 9``."""
    digits = [str(digit) for digit in candidates]
    if not digits:
        return QCoreApplication.translate("cells", "empty")
    if len(digits) == 1:
        return QCoreApplication.translate("cells", "empty, candidate {digit}").format(digit=digits[0])
    return QCoreApplication.translate("cells", "empty, candidates {digits}").format(digits=listing(digits))


def noted(digits: Iterable[int]) -> str:
    """``notes 2 and 9``: what the user wrote small."""
    return QCoreApplication.translate("cells", "notes {digits}").format(digits=listing(map(str, digits)))


def noted_in_the_middle(digits: Iterable[int]) -> str:
    """``in the middle 2 and 9``: notes side by side."""
    return QCoreApplication.translate("cells", "in the middle {digits}").format(
        digits=listing(map(str, digits))
    )


def colour(number: int) -> str:
    """What the colour with this number, 1 to 9, is called."""
    names = [
        QCoreApplication.translate("cells", "rose"),
        QCoreApplication.translate("cells", "orange"),
        QCoreApplication.translate("cells", "yellow"),
        QCoreApplication.translate("cells", "green"),
        QCoreApplication.translate("cells", "teal"),
        QCoreApplication.translate("cells", "blue"),
        QCoreApplication.translate("cells", "violet"),
        QCoreApplication.translate("cells", "pink"),
        QCoreApplication.translate("cells", "grey"),
    ]
    return names[number - 1]


def coloured(numbers: Iterable[int]) -> str:
    """``coloured rose and green``."""
    return QCoreApplication.translate("cells", "coloured {colours}").format(
        colours=listing(map(colour, numbers))
    )


def clashing() -> str:
    """``breaks a rule``: an equal digit stands in the same house."""
    return QCoreApplication.translate("cells", "breaks a rule")


def dead() -> str:
    """``no option left``: the search cannot go on from here."""
    return QCoreApplication.translate("cells", "no option left")


def newest() -> str:
    """``newest``: what changed last."""
    return QCoreApplication.translate("cells", "newest")


def covered() -> str:
    """``covered``: the search has taken the cell's column out."""
    return QCoreApplication.translate("cells", "covered")


def chosen() -> str:
    """``the column chosen``: one of the cell's candidates will be tried next."""
    return QCoreApplication.translate("cells", "the column chosen")


def offered(digits: str) -> str:
    """``2 in the column chosen``: that of a house, to which this cell may be the answer."""
    return QCoreApplication.translate("cells", "{digits} in the column chosen").format(digits=digits)


def sentence(*phrases: str) -> str:
    """Phrases one after another, as ``row 3, column 5, given 7``."""
    return QCoreApplication.translate("cells", ", ", "between phrases").join(phrases)


def listing(words: Iterable[str]) -> str:
    """Words in a row, as ``2``, ``2 and 9``, ``2, 4 and 9``."""
    *most, last = words
    if not most:
        return last
    comma = QCoreApplication.translate("cells", ", ", "between digits")
    return QCoreApplication.translate("cells", "{most} and {last}").format(most=comma.join(most), last=last)


def board_name() -> str:
    """What a screen reader calls the board."""
    return QCoreApplication.translate("cells", "Sudoku board")


def board_help() -> str:
    """How the board is used from the keyboard, in a sentence."""
    return QCoreApplication.translate(
        "cells",
        "Arrow keys move from cell to cell, with Ctrl to the next empty one. "
        "1 to 9 write a digit, with Alt a note; Delete clears it.",
    )


def pad_name() -> str:
    """What a screen reader calls the digit pad."""
    return QCoreApplication.translate("cells", "Digits")


def clear() -> str:
    """The word on the button that empties a cell."""
    return QCoreApplication.translate("cells", "Clear")


def clear_help() -> str:
    """What that button does."""
    return QCoreApplication.translate("cells", "Clear the selected cell")


def note_key(digit: int) -> str:
    """What a key of the pad does while notes are written."""
    return QCoreApplication.translate("cells", "Note {digit}").format(digit=digit)


def colour_key(number: int) -> str:
    """What a key of the pad does while colours are given."""
    return QCoreApplication.translate("cells", "Colour {number}, {name}").format(
        number=number, name=colour(number)
    )


def remaining(digit: int, left: int) -> str:
    """How often a digit is still to be placed, in words: ``7, 3 still to place``."""
    if left > 0:
        text = QCoreApplication.translate("cells", "{digit}, {left} still to place")
    elif left == 0:
        text = QCoreApplication.translate("cells", "{digit}, all nine are placed")
    else:
        text = QCoreApplication.translate("cells", "{digit}, {over} too many")
    return text.format(digit=digit, left=left, over=-left)
