"""Words for the view of the whole matrix."""

from PySide6.QtCore import QCoreApplication

# --- the view and its buttons ---------------------------------------------------------------------------


def view_name() -> str:
    """What a screen reader calls the view."""
    return QCoreApplication.translate("matrix", "Matrix")


def view_help() -> str:
    """What can be done in it, for screen readers."""
    return QCoreApplication.translate(
        "matrix",
        "Up, Down, Alt+Left and Alt+Right walk from node to node, Ctrl with an arrow key in larger steps; plus, minus and 0 zoom; Enter goes to the last change.",
    )


def placeholder() -> str:
    """What stands where the matrix would, while nothing is watched."""
    return QCoreApplication.translate("matrix", "Watch a search to see its matrix")


def zoom_in() -> str:
    """The button that makes crossings larger."""
    return QCoreApplication.translate("matrix", "Zoom in (+)")


def zoom_out() -> str:
    """The button that makes crossings smaller."""
    return QCoreApplication.translate("matrix", "Zoom out (−)")


def fit() -> str:
    """The button that shows the whole matrix."""
    return QCoreApplication.translate("matrix", "Fit")


def fit_help() -> str:
    """What that button does."""
    return QCoreApplication.translate("matrix", "Show the whole matrix (0)")


def follow() -> str:
    """The button that keeps changes in sight."""
    return QCoreApplication.translate("matrix", "Follow")


def follow_help() -> str:
    """What that button does."""
    return QCoreApplication.translate("matrix", "When zoomed in, keep what has just changed in sight (L)")


def key() -> str:
    """The button that tells what the shapes mean."""
    return QCoreApplication.translate("matrix", "Key")


def key_help() -> str:
    """What that button does."""
    return QCoreApplication.translate("matrix", "What the shapes mean (K)")


def fresh() -> str:
    """In the key: a node that the deepest level took away, or that waits there."""
    return QCoreApplication.translate("matrix", "out at the latest depth")


def gone() -> str:
    """In the key: a node that an earlier level took away, or that waits there."""
    return QCoreApplication.translate("matrix", "out earlier")


def chosen_given() -> str:
    """In the key: an option on the stack, because it is given."""
    return QCoreApplication.translate("matrix", "chosen: given")


def chosen_forced() -> str:
    """In the key: an option on the stack, the only one there was."""
    return QCoreApplication.translate("matrix", "chosen: the only one left")


def chosen_guess() -> str:
    """In the key: an option on the stack, one of several."""
    return QCoreApplication.translate("matrix", "chosen: a guess")


def changed() -> str:
    """In the key: what the last event was about."""
    return QCoreApplication.translate("matrix", "just changed")


# --- rulers ---------------------------------------------------------------------------------------------


def kinds() -> tuple[str, str, str, str]:
    """The four kinds of a Sudoku's items, as short as can be."""
    return (
        QCoreApplication.translate("matrix", "cells"),
        QCoreApplication.translate("matrix", "rows"),
        QCoreApplication.translate("matrix", "columns"),
        QCoreApplication.translate("matrix", "boxes"),
    )


def row_of_board(number: int) -> str:
    """``r3``."""
    return QCoreApplication.translate("matrix", "r{row}").format(row=number)


def col_of_board(number: int) -> str:
    """``c5``."""
    return QCoreApplication.translate("matrix", "c{column}").format(column=number)


def items() -> str:
    """All items, where they are of one kind."""
    return QCoreApplication.translate("matrix", "columns (items)")


def primary() -> str:
    """Items that must be covered."""
    return QCoreApplication.translate("matrix", "primary")


def secondary() -> str:
    """Items that may be covered."""
    return QCoreApplication.translate("matrix", "secondary")


# --- what is pointed at ---------------------------------------------------------------------------------


def covers(option: str, item: str) -> str:
    """A crossing with a node."""
    return QCoreApplication.translate("matrix", "{option} covers “{item}”").format(option=option, item=item)


def does_not_touch(option: str, item: str) -> str:
    """A crossing without one."""
    return QCoreApplication.translate("matrix", "{option} does not touch “{item}”").format(
        option=option, item=item
    )


def item(name: str, options: str, *, is_primary: bool) -> str:
    """A whole column."""
    text = (
        QCoreApplication.translate("matrix", "Column “{item}”, {options}")
        if is_primary
        else QCoreApplication.translate("matrix", "Secondary column “{item}”, {options}")
    )
    return text.format(item=name, options=options)


def option(name: str, items: str) -> str:
    """A whole row."""
    return QCoreApplication.translate("matrix", "Row {option} covers {items}").format(
        option=name, items=items
    )


def quoted(name: str) -> str:
    """A name in a list of names."""
    return QCoreApplication.translate("matrix", "“{item}”").format(item=name)


def listed(first: str, second: str) -> str:
    """Two parts of a list."""
    return QCoreApplication.translate("matrix", "{first}, {second}").format(first=first, second=second)


def with_state(fact: str, state: str) -> str:
    """What is there, and how it is."""
    return QCoreApplication.translate("matrix", "{fact}: {state}").format(fact=fact, state=state)


def options_left(count: int) -> str:
    """``3 options left``."""
    if count == 1:
        return QCoreApplication.translate("matrix", "1 option left")
    return QCoreApplication.translate("matrix", "%n options left", "", count)


def options_had(count: int) -> str:
    """``3 options``: when it was covered."""
    if count == 1:
        return QCoreApplication.translate("matrix", "1 option when covered")
    return QCoreApplication.translate("matrix", "%n options when covered", "", count)


# --- states ---------------------------------------------------------------------------------------------


def live() -> str:
    """A node in its column, an item to be covered, an option that can be chosen."""
    return QCoreApplication.translate("matrix", "live")


def column(name: str) -> str:
    """A whole column of which nothing is left to be counted."""
    return QCoreApplication.translate("matrix", "Column “{item}”").format(item=name)


def dead_end() -> str:
    """The item that shows that it cannot go on."""
    return QCoreApplication.translate("matrix", "no option left, a dead end")


def branched_on() -> str:
    """The item chosen last."""
    return QCoreApplication.translate("matrix", "live, the search branches on it")


def removed(depth: int, choice: str) -> str:
    """A node or an option that a choice took away."""
    text = QCoreApplication.translate("matrix", "removed at depth {depth} by the choice {choice}")
    return text.format(depth=depth, choice=choice)


def removed_by_given(depth: int, choice: str) -> str:
    """The same, where the choice was none."""
    text = QCoreApplication.translate("matrix", "removed at depth {depth} by the given {choice}")
    return text.format(depth=depth, choice=choice)


def waits(number: int, among: int, item: str) -> str:
    """An option that is out only because another one of the same column is tried before it."""
    text = QCoreApplication.translate("matrix", "waits: option {number} of {among} of “{item}”")
    return text.format(number=number, among=among, item=item)


def tried(number: int, among: int, item: str) -> str:
    """The same, where the other one is tried after it."""
    text = QCoreApplication.translate("matrix", "was tried already: option {number} of {among} of “{item}”")
    return text.format(number=number, among=among, item=item)


def live_and(state: str) -> str:
    """In repeat cover an option that can be chosen for one column, and waits or was tried for another."""
    return QCoreApplication.translate("matrix", "live; {state}").format(state=state)


def never_chosen() -> str:
    """An option of secondary columns alone."""
    return QCoreApplication.translate("matrix", "never chosen: it covers no primary column")


def adds_nothing() -> str:
    """In repeat cover an option that no column needs."""
    return QCoreApplication.translate("matrix", "all its columns are covered already")


def its_column(state: str) -> str:
    """In repeat cover a node whose column is covered."""
    return QCoreApplication.translate("matrix", "its column is {state}").format(state=state)


def leaving() -> str:
    """A node that still stands, though its option can no longer be chosen."""
    return QCoreApplication.translate("matrix", "still in its column, its row is going")


def returning() -> str:
    """The same while the search is on its way back."""
    return QCoreApplication.translate("matrix", "back in its column, its row is returning")


def covered(depth: int, choice: str) -> str:
    """An item that a choice covered."""
    text = QCoreApplication.translate("matrix", "covered at depth {depth} by the choice {choice}")
    return text.format(depth=depth, choice=choice)


def covered_by_given(depth: int, choice: str) -> str:
    """The same, where the choice was none."""
    text = QCoreApplication.translate("matrix", "covered at depth {depth} by the given {choice}")
    return text.format(depth=depth, choice=choice)


def branched_with(depth: int, choice: str) -> str:
    """The item that a choice was made for: it is covered before any of its options is tried."""
    text = QCoreApplication.translate(
        "matrix", "covered at depth {depth}, where the search branches on it and tries {choice}"
    )
    return text.format(depth=depth, choice=choice)


def covered_to_branch() -> str:
    """The same, while no option of it is on the stack."""
    return QCoreApplication.translate("matrix", "covered, since the search branches on it")


def chosen(depth: int) -> str:
    """An option on the stack, the only one there was."""
    return QCoreApplication.translate("matrix", "chosen at depth {depth}").format(depth=depth)


def given(depth: int) -> str:
    """An option on the stack, because it is given."""
    return QCoreApplication.translate("matrix", "given, chosen at depth {depth}").format(depth=depth)


def guessed(depth: int, number: int, among: int) -> str:
    """An option on the stack, one of several."""
    text = QCoreApplication.translate("matrix", "chosen at depth {depth}, a guess: {number} of {among}")
    return text.format(depth=depth, number=number, among=among)


# --- all of it ------------------------------------------------------------------------------------------


def summary(live: str, items: str, open_options: str, options: str, *, has_secondary: bool) -> str:
    """What is left of the matrix, while nothing is pointed at: of its columns those that must be covered."""
    text = (
        QCoreApplication.translate(
            "matrix",
            "{live} of {items} primary columns left; {open} of {options} options can still be chosen",
        )
        if has_secondary
        else QCoreApplication.translate(
            "matrix", "{live} of {items} columns left; {open} of {options} options can still be chosen"
        )
    )
    return text.format(live=live, items=items, open=open_options, options=options)
