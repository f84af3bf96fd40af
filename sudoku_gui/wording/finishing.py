"""What is said when the last cell is filled."""

from sudoku_gui.document.solve_record import SolveRecord
from sudoku_gui.wording import window
from sudoku_gui.wording.joining import sentences
from sudoku_gui.wording.marking import translate


def report(record: SolveRecord, best: int | None) -> str:
    """Time and best time.

    Args:
        record: of the puzzle that has just been solved.
        best: milliseconds of the quickest solve without hints among the earlier ones of its level; None for the first.
    """
    time = window.time(record.elapsed)
    if record.with_hints:
        parts = [translate("finishing", "Solved with hints in {time}.").format(time=time)]
    else:
        parts = [translate("finishing", "Solved by you in {time}.").format(time=time)]
    if best is not None:
        parts.append(_compared(record, best))
    return sentences(parts)


def _compared(record: SolveRecord, best: int) -> str:
    if record.elapsed < best and not record.with_hints:
        if record.level:
            return translate("finishing", "That is your best time at this level.")
        return translate("finishing", "That is your best time.")
    time = window.time(best)
    if record.level:
        return translate("finishing", "Your best time at this level is {time}.").format(time=time)
    return translate("finishing", "Your best time is {time}.").format(time=time)


def full_but_wrong() -> str:
    """The board is full, but breaks a rule."""
    return translate("finishing", "The board is full, but not everything is right yet.")


def next_puzzle() -> str:
    """A button."""
    return translate("finishing", "Next Puzzle")


def statistics() -> str:
    """A button."""
    return translate("finishing", "My Statistics")


def check() -> str:
    """A button."""
    return translate("finishing", "Check")
