"""Words for breakpoints, bookmarks and what is followed."""

from PySide6.QtCore import QCoreApplication

from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import number


def row(name: str, description: str) -> str:
    """A breakpoint in the list: its name, if any, and what it waits for."""
    if not name:
        return description
    return QCoreApplication.translate("breakpoints", "{name}: {description}").format(
        name=shown(name), description=description
    )


def state(name: str) -> str:
    """A state for hover help and screen readers: MET, ON, OFF, NEVER or ELSEWHERE."""
    return {
        "MET": QCoreApplication.translate("breakpoints", "just reached"),
        "ON": QCoreApplication.translate("breakpoints", "runs stop here"),
        "OFF": QCoreApplication.translate("breakpoints", "switched off"),
        "NEVER": QCoreApplication.translate("breakpoints", "can never happen in this problem"),
        "ELSEWHERE": QCoreApplication.translate("breakpoints", "belongs to another problem"),
    }[name]


def spoken(row: str, state: str) -> str:
    """A row as a screen reader tells it."""
    return QCoreApplication.translate("breakpoints", "{row}, {state}").format(row=row, state=state)


def help_on(description: str, state: str) -> str:
    """Hover help for a row."""
    return QCoreApplication.translate("breakpoints", "Stop {description}.\nThis breakpoint: {state}.").format(
        description=description, state=state
    )


def mark(position: int, name: str) -> str:
    """A bookmark in the list."""
    if not name:
        return QCoreApplication.translate("breakpoints", "event {position}").format(position=number(position))
    return QCoreApplication.translate("breakpoints", "event {position}: {name}").format(
        position=number(position), name=shown(name)
    )


def mark_here(text: str) -> str:
    """The bookmark at which the search stands, as a screen reader tells it."""
    return QCoreApplication.translate("breakpoints", "{mark}, here").format(mark=text)


def name(part: str) -> str:
    """What a screen reader calls a part."""
    return {
        "view": QCoreApplication.translate("breakpoints", "Breakpoints and bookmarks"),
        "sections": QCoreApplication.translate("breakpoints", "Breakpoints or bookmarks"),
        "breakpoints": QCoreApplication.translate("breakpoints", "Breakpoints"),
        "marks": QCoreApplication.translate("breakpoints", "Bookmarks"),
        "editor": QCoreApplication.translate("breakpoints", "What the breakpoint waits for"),
        "kind": QCoreApplication.translate("breakpoints", "What to wait for"),
        "item": QCoreApplication.translate("breakpoints", "Column"),
        "option": QCoreApplication.translate("breakpoints", "Option"),
        "cell": QCoreApplication.translate("breakpoints", "Cell"),
        "number": QCoreApplication.translate("breakpoints", "Number"),
        "rename": QCoreApplication.translate("breakpoints", "Name"),
    }[part]


def name_help(part: str) -> str:
    """How a part is used."""
    return {
        "view": QCoreApplication.translate(
            "breakpoints", "Where runs stop, positions to come back to, and what is followed."
        ),
        "breakpoints": QCoreApplication.translate(
            "breakpoints",
            "X switches a breakpoint on or off, Enter changes it, F2 names it, Del removes it, "
            "Alt+Up and Alt+Down move it.",
        ),
        "marks": QCoreApplication.translate(
            "breakpoints", "Enter or a click goes to a bookmark, F2 names it, Del removes it."
        ),
    }[part]


def section(part: str) -> str:
    """A tab."""
    return {
        "breakpoints": QCoreApplication.translate("breakpoints", "Breakpoints"),
        "marks": QCoreApplication.translate("breakpoints", "Bookmarks"),
    }[part]


def nothing(part: str) -> str:
    """What an empty list says."""
    return {
        "breakpoints": QCoreApplication.translate(
            "breakpoints", "No breakpoint yet.\nAdd one to stop runs, forward and backward."
        ),
        "marks": QCoreApplication.translate(
            "breakpoints", "No bookmark yet.\nAdd one to find this position again."
        ),
        "unwatched": QCoreApplication.translate(
            "breakpoints", "While a search is watched, positions can be marked here."
        ),
    }[part]


def button(part: str) -> str:
    """What a button says."""
    return {
        "add": QCoreApplication.translate("breakpoints", "Add…"),
        "add_mark": QCoreApplication.translate("breakpoints", "Add"),
        "remove": QCoreApplication.translate("breakpoints", "Remove"),
        "run_back": QCoreApplication.translate("breakpoints", "Run Back"),
        "run_on": QCoreApplication.translate("breakpoints", "Run On"),
        "previous": QCoreApplication.translate("breakpoints", "Previous"),
        "next": QCoreApplication.translate("breakpoints", "Next"),
        "undo": QCoreApplication.translate("breakpoints", "Undo"),
        "and": QCoreApplication.translate("breakpoints", "And…"),
        "less": QCoreApplication.translate("breakpoints", "−"),
        "save": QCoreApplication.translate("breakpoints", "Save"),
        "cancel": QCoreApplication.translate("breakpoints", "Cancel"),
        "stop_following": QCoreApplication.translate("breakpoints", "Stop"),
    }[part]


def button_help(part: str) -> str:
    """What a button does: its tooltip, and its name for screen readers."""
    return {
        "add": QCoreApplication.translate("breakpoints", "Add a breakpoint"),
        "add_mark": QCoreApplication.translate("breakpoints", "Mark this position"),
        "remove": QCoreApplication.translate("breakpoints", "Remove the breakpoint (Del)"),
        "remove_mark": QCoreApplication.translate("breakpoints", "Remove the bookmark (Del)"),
        "run_back": QCoreApplication.translate(
            "breakpoints", "Run back to the previous breakpoint (with Shift: to the selected one only)"
        ),
        "run_on": QCoreApplication.translate(
            "breakpoints", "Run on to the next breakpoint (with Shift: to the selected one only)"
        ),
        "previous": QCoreApplication.translate("breakpoints", "Go to the previous bookmark"),
        "next": QCoreApplication.translate("breakpoints", "Go to the next bookmark"),
        "undo": QCoreApplication.translate("breakpoints", "Restore what was removed"),
        "and": QCoreApplication.translate("breakpoints", "Add another condition"),
        "less": QCoreApplication.translate("breakpoints", "Remove this condition"),
        "save": QCoreApplication.translate("breakpoints", "Save this breakpoint (Enter)"),
        "cancel": QCoreApplication.translate("breakpoints", "Discard the changes (Esc)"),
        "follow_back": QCoreApplication.translate("breakpoints", "Run back to its previous change"),
        "follow_on": QCoreApplication.translate("breakpoints", "Run on to its next change"),
        "stop_following": QCoreApplication.translate("breakpoints", "Stop following"),
    }[part]


def removed(text: str, number: int) -> str:
    """After a removal, beside the button that undoes it."""
    if number > 1:
        return QCoreApplication.translate("breakpoints", "%n breakpoints removed", "", number)
    return QCoreApplication.translate("breakpoints", "Removed: {text}").format(text=text)


def no_choice(part: str, text: str) -> str:
    """A typed name that is none."""
    if not text.strip():
        return {
            "item": QCoreApplication.translate("breakpoints", "Choose a column."),
            "option": QCoreApplication.translate("breakpoints", "Choose an option."),
            "cell": QCoreApplication.translate("breakpoints", "Choose a cell."),
        }[part]
    words = {
        "item": QCoreApplication.translate(
            "breakpoints", "No column is called “{text}”: choose one from the list."
        ),
        "option": QCoreApplication.translate(
            "breakpoints", "No option is called “{text}”: choose one from the list."
        ),
        "cell": QCoreApplication.translate(
            "breakpoints", "No cell is called “{text}”: type, for example, r3c5."
        ),
    }[part]
    return words.format(text=text.strip())


def complaint(text: str) -> str:
    """A complaint, marked by more than its colour."""
    return QCoreApplication.translate("breakpoints", "⚠ {text}").format(text=text)


def size_field(*, before: bool) -> str:
    """What stands around the number of options."""
    if before:
        return QCoreApplication.translate("breakpoints", "≤ ")
    return QCoreApplication.translate("breakpoints", " options")


def following(name: str, state: str) -> str:
    """What is followed, and how it is."""
    if not state:
        return QCoreApplication.translate("breakpoints", "Following {name}").format(name=shown(name))
    return QCoreApplication.translate("breakpoints", "Following {name}: {state}").format(
        name=shown(name), state=state
    )


def item_state(options: int, *, live: bool) -> str:
    """How a followed column is."""
    if not live:
        return QCoreApplication.translate("breakpoints", "covered")
    if options == 1:
        return QCoreApplication.translate("breakpoints", "1 option left")
    return QCoreApplication.translate("breakpoints", "%n options left", "", options)


def option_state(state: str) -> str:
    """How a followed option or node is: CHOSEN, OPEN, OUT, HIDDEN or SHOWN."""
    return {
        "CHOSEN": QCoreApplication.translate("breakpoints", "chosen"),
        "OPEN": QCoreApplication.translate("breakpoints", "open"),
        "OUT": QCoreApplication.translate("breakpoints", "out"),
        "HIDDEN": QCoreApplication.translate("breakpoints", "hidden"),
        "SHOWN": QCoreApplication.translate("breakpoints", "in its column"),
    }[state]
