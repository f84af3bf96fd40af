"""Words for the four boards of candidates."""

from PySide6.QtCore import QCoreApplication


def view_name() -> str:
    """What a screen reader calls the boards."""
    return QCoreApplication.translate("candidates", "Candidate boards")


def view_help() -> str:
    """How the boards are worked."""
    return QCoreApplication.translate(
        "candidates",
        "Up, Down, Alt+Left and Alt+Right walk from place to place, Tab and Page Down to the next board; "
        "1 to 9 pick a candidate; "
        "Enter goes to where it changed last.",
    )


def no_search() -> str:
    """What stands there while there is no search."""
    return QCoreApplication.translate("candidates", "Watch a search to see its candidates.")


def no_sudoku() -> str:
    """What stands there while another problem is watched."""
    return QCoreApplication.translate("candidates", "Only a Sudoku has candidate boards.")


def chooser_name() -> str:
    """What a screen reader calls the chooser of boards."""
    return QCoreApplication.translate("candidates", "Which boards are shown")


def more_room() -> str:
    """Why a choice is not to be had."""
    return QCoreApplication.translate("candidates", "There is too little room for so many.")


def boards(numbers: tuple[int, ...]) -> str:
    """A choice of boards, for the chooser: all, the first or the last two, or one."""
    return {
        (0, 1, 2, 3): QCoreApplication.translate("candidates", "All four boards"),
        (0, 1): QCoreApplication.translate("candidates", "Cells, rows"),
        (2, 3): QCoreApplication.translate("candidates", "Columns, boxes"),
        (0,): QCoreApplication.translate("candidates", "Cells"),
        (1,): QCoreApplication.translate("candidates", "Rows and digits"),
        (2,): QCoreApplication.translate("candidates", "Columns and digits"),
        (3,): QCoreApplication.translate("candidates", "Boxes and digits"),
    }[numbers]


def title(number: int) -> str:
    """What a board tells, above it."""
    return (
        QCoreApplication.translate("candidates", "Cells: digits left"),
        QCoreApplication.translate("candidates", "Rows × digits: columns left"),
        QCoreApplication.translate("candidates", "Columns × digits: rows left"),
        QCoreApplication.translate("candidates", "Boxes × digits: places left"),
    )[number]


def label_beside(board: int, number: int) -> str:
    """``r3``: what a row of a board's grid is; numbers count from 1."""
    return (
        QCoreApplication.translate("candidates", "r{number}"),
        QCoreApplication.translate("candidates", "r{number}"),
        QCoreApplication.translate("candidates", "c{number}"),
        QCoreApplication.translate("candidates", "b{number}"),
    )[board].format(number=number)


def label_above(board: int, number: int) -> str:
    """``c5``, or the digit: what a column of a board's grid is; numbers count from 1."""
    if board:
        return QCoreApplication.translate("candidates", "{number}").format(number=number)
    return QCoreApplication.translate("candidates", "c{number}").format(number=number)


def open_place(name: str, candidates: str, left: str) -> str:
    """``row 3 has 7: r3c2, r3c5 (2 options left)``."""
    return QCoreApplication.translate("candidates", "{name}: {candidates} ({left})").format(
        name=name, candidates=candidates, left=left
    )


def empty_place(name: str) -> str:
    """``row 3 has 7: no option left, a dead end``."""
    return QCoreApplication.translate("candidates", "{name}: no option left, a dead end").format(name=name)


def place_without_options(name: str) -> str:
    """The same where the search has not come to the dead end yet, or goes back from it."""
    return QCoreApplication.translate("candidates", "{name}: no option left").format(name=name)


def awaited_place(name: str) -> str:
    """A place without options that is about to be covered."""
    return QCoreApplication.translate(
        "candidates", "{name}: no option left beside those of the column being covered"
    ).format(name=name)


def covered_place(name: str, option: str, depth: int) -> str:
    """``row 3 has 7: covered by r3c5=7 at depth 4``."""
    return QCoreApplication.translate("candidates", "{name}: covered by {option} at depth {depth}").format(
        name=name, option=option, depth=depth
    )


def closed_place(name: str, left: str) -> str:
    """A place that is covered, and no option tried yet."""
    return QCoreApplication.translate("candidates", "{name}: covered, {left} to be tried").format(
        name=name, left=left
    )


def chosen(sentence: str) -> str:
    """The place that the search branches on."""
    return QCoreApplication.translate("candidates", "Chosen: {sentence}").format(sentence=sentence)


def candidate_in(option: str, name: str, left: str) -> str:
    """A candidate that stands in a place."""
    return QCoreApplication.translate("candidates", "{option} is in “{name}”: {left}").format(
        option=option, name=name, left=left
    )


def candidate_out(option: str, name: str) -> str:
    """A candidate that has left a place."""
    return QCoreApplication.translate("candidates", "{option} is out of “{name}”").format(
        option=option, name=name
    )


def candidate_chosen(option: str, depth: int) -> str:
    """A candidate that is on the choice stack."""
    return QCoreApplication.translate("candidates", "{option} was chosen at depth {depth}").format(
        option=option, depth=depth
    )


def candidate_anywhere(option: str, columns: int) -> str:
    """In how many of its four columns a candidate stands."""
    return QCoreApplication.translate("candidates", "{option} is in {columns} of its 4 columns").format(
        option=option, columns=columns
    )


def changes(position: str, gone: int, back: int) -> str:
    """What is struck through and ringed."""
    return QCoreApplication.translate(
        "candidates", "Since event {position}: {gone} left (struck out), {back} came back (ringed)."
    ).format(position=position, gone=gone, back=back)
