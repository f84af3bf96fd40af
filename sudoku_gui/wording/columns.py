"""Words for the list of columns."""

from PySide6.QtCore import QCoreApplication

from sudoku_gui.wording.names import number


def header(section: int) -> str:
    """The heading of the first, second or third column of the table."""
    return (
        QCoreApplication.translate("columns", "Column (item)"),
        QCoreApplication.translate("columns", "Options"),
        QCoreApplication.translate("columns", "State"),
    )[section]


def state(name: str) -> str:
    """The word for a state: CHOSEN, EMPTY, LIVE or COVERED."""
    return {
        "CHOSEN": QCoreApplication.translate("columns", "chosen"),
        "EMPTY": QCoreApplication.translate("columns", "no option", "a state, in a narrow column"),
        "LIVE": QCoreApplication.translate("columns", "live"),
        "COVERED": QCoreApplication.translate("columns", "covered"),
    }[name]


def size(options: int) -> str:
    """``4 options``."""
    if options == 0:
        return QCoreApplication.translate("columns", "no option")
    return QCoreApplication.translate("columns", "%n options", "", options)


def left(options: int) -> str:
    """``4 options left``."""
    if options == 0:
        return QCoreApplication.translate("columns", "no option left")
    return QCoreApplication.translate("columns", "%n options left", "", options)


def column(name: str, options: int | None, state: str, depth: int) -> str:
    """One true sentence about a column, for hover help; `options` None: nobody knows how many it had."""
    if state == "COVERED" and options is None:
        state = "CLOSED"
    text = {
        "CHOSEN": QCoreApplication.translate(
            "columns", "“{name}” is the column that the search branches on: {size}."
        )
        if options is not None
        else QCoreApplication.translate("columns", "“{name}” is the column that the search branches on."),
        "LIVE": QCoreApplication.translate("columns", "“{name}” is still to be covered: {size} left."),
        "COVERED": QCoreApplication.translate(
            "columns", "“{name}” was covered at depth {depth}; it had {size} when it left the list."
        ),
        "CLOSED": QCoreApplication.translate("columns", "“{name}” was covered at depth {depth}."),
    }[state]
    return text.format(name=name, size=size(options or 0), depth=depth)


def empty_column(name: str, end: str) -> str:
    """One true sentence about a column without options: whether the dead end is NOW, NEXT, SURE, or they go BACK from it."""
    text = {
        "NOW": QCoreApplication.translate("columns", "“{name}” has no option left: a dead end."),
        "NEXT": QCoreApplication.translate(
            "columns", "“{name}” has no option left: a dead end at the next choice."
        ),
        "SURE": QCoreApplication.translate(
            "columns", "“{name}” has no option left: a dead end sooner or later."
        ),
        "BACK": QCoreApplication.translate(
            "columns", "“{name}” has no option left; the search is taking choices back."
        ),
    }[end]
    return text.format(name=name)


def taken(total: int, parts: str, left: str) -> str:
    """``Taken of 9 options: 5 by givens, 1 at depth 41 (r1c1=5); left: r1c6=3.``."""
    text = QCoreApplication.translate("columns", "Taken of {total} options: {parts}; left: {left}.")
    return text.format(total=number(total), parts=parts, left=left)


def all_taken(total: int, parts: str) -> str:
    """The same where none is left."""
    text = QCoreApplication.translate("columns", "Taken of {total} options: {parts}; none is left.")
    return text.format(total=number(total), parts=parts)


def taken_by_givens(options: int) -> str:
    """``5 by givens``."""
    return QCoreApplication.translate("columns", "{count} by givens").format(count=number(options))


def taken_at(options: int, depth: int, choice: str) -> str:
    """``1 at depth 41 (r1c1=5)``."""
    text = QCoreApplication.translate("columns", "{count} at depth {depth} ({choice})")
    return text.format(count=number(options), depth=depth, choice=choice)


def taken_with(options: int, item: str) -> str:
    """``1 with “r1c4”, which is branched on``: while no option of that is on the stack."""
    text = QCoreApplication.translate("columns", "{count} with “{item}”, which is branched on")
    return text.format(count=number(options), item=item)


def taken_deeper(options: int) -> str:
    """``12 deeper``: what is not told one by one any more."""
    return QCoreApplication.translate("columns", "{count} deeper").format(count=number(options))


def secondary_column(name: str, options: int) -> str:
    """One true sentence about a live column that need not be covered."""
    return QCoreApplication.translate(
        "columns",
        "“{name}” is secondary: it may be covered at most once, but need not be, so it is never chosen. {size} left.",
    ).format(name=name, size=_capital(size(options)))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def covered_secondary_column(name: str, options: int, depth: int) -> str:
    """The same of one that is covered."""
    return QCoreApplication.translate(
        "columns",
        "“{name}” is secondary; it was covered at depth {depth} and had {size} when it left the list.",
    ).format(name=name, size=size(options), depth=depth)


def awaited_column(name: str) -> str:
    """One true sentence about a live column without options that is about to be covered."""
    return QCoreApplication.translate(
        "columns", "“{name}” has no option left beside those of the column being covered."
    ).format(name=name)


def tied(sentence: str) -> str:
    """The sentence about a live column, where it is as small as the one just chosen."""
    return QCoreApplication.translate("columns", "{sentence} It is as small as the one chosen.").format(
        sentence=sentence
    )


def count(live: int, total: int, *, has_secondary: bool) -> str:
    """``212 of 324 columns left``: how many are still to be covered."""
    text = (
        QCoreApplication.translate("columns", "{live} of {total} primary columns left")
        if has_secondary
        else QCoreApplication.translate("columns", "{live} of {total} columns left")
    )
    return text.format(live=number(live), total=number(total))


def order(name: str) -> str:
    """HEADERS or SIZES, as the chooser shows it."""
    return {
        "HEADERS": QCoreApplication.translate("columns", "Header order"),
        "SIZES": QCoreApplication.translate("columns", "By size"),
    }[name]
