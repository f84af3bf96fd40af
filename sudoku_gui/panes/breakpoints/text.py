"""Sentences about breakpoints, bookmarks and what is followed."""

from solver_core.cover import SearchBase, Snapshot
from sudoku_gui.panes.breakpoints import question_text
from sudoku_gui.player.selection import Target
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.marking import translate
from sudoku_gui.wording.names import number


def row(name: str, description: str) -> str:
    """A breakpoint in the list: its name, if any, and what it waits for."""
    if not name:
        return description
    text = translate("breakpoints", "{name}: {description}")
    return text.format(name=shown(name), description=description)


def _state(name: str) -> str:
    return {
        "MET": translate("breakpoints", "just reached"),
        "ON": translate("breakpoints", "runs stop here"),
        "OFF": translate("breakpoints", "switched off"),
        "NEVER": translate("breakpoints", "can never happen in this problem"),
        "ELSEWHERE": translate("breakpoints", "belongs to another problem"),
    }[name]


def spoken(row: str, state: str) -> str:
    """A row for screen readers; its state is MET, ON, OFF, NEVER or ELSEWHERE."""
    return translate("breakpoints", "{row}, {state}").format(row=row, state=_state(state))


def row_help(description: str, state: str) -> str:
    """The tool tip of a row."""
    text = translate("breakpoints", "Stop {description}.\nThis breakpoint: {state}.")
    return text.format(description=description, state=_state(state))


def mark(position: int, name: str) -> str:
    """A bookmark in the list."""
    if not name:
        return translate("breakpoints", "event {position}").format(position=number(position))
    text = translate("breakpoints", "event {position}: {name}")
    return text.format(position=number(position), name=shown(name))


def removed(text: str, number: int = 1) -> str:
    """After a removal, beside the button that undoes it."""
    if number > 1:
        return translate("breakpoints", "%n breakpoints removed", "", number)
    return translate("breakpoints", "Removed: {text}").format(text=text)


def no_choice(part: str, text: str) -> str:
    """What to do about a typed name of nothing."""
    if not text.strip():
        return {
            "item": translate("breakpoints", "Choose a column."),
            "option": translate("breakpoints", "Choose an option."),
            "cell": translate("breakpoints", "Choose a cell."),
        }[part]
    return {
        "item": translate("breakpoints", "No column is called “{text}”: choose one from the list."),
        "option": translate("breakpoints", "No option is called “{text}”: choose one from the list."),
        "cell": translate("breakpoints", "No cell is called “{text}”: type, for example, r3c5."),
    }[part].format(text=text.strip())


def following(target: Target, search: SearchBase, snapshot: Snapshot | None) -> str:
    """What is followed, and how it is where the search stands."""
    name = shown(question_text.target_name(target, search.problem))
    if snapshot is None:
        return translate("breakpoints", "Following {name}").format(name=name)
    if target.option is None:
        item = target.item or 0
        state = item_state(search.size(item), live=search.is_live(item))
    else:
        state = _option_state(target.option, target.item, snapshot)
    return translate("breakpoints", "Following {name}: {state}").format(name=name, state=state)


def item_state(options: int, *, live: bool) -> str:
    """How a followed column is."""
    if not live:
        return translate("breakpoints", "covered")
    return translate("breakpoints", "%n options left", "", options)


def _option_state(option: int, item: int | None, snapshot: Snapshot) -> str:
    """How a followed option is, or its node in a column."""
    if option in snapshot.chosen:
        return translate("breakpoints", "chosen")
    if item is not None and snapshot.is_hidden(option, item):
        return translate("breakpoints", "hidden")
    if item is not None:
        return translate("breakpoints", "in its column")
    if snapshot.is_open(option):
        return translate("breakpoints", "open")
    return translate("breakpoints", "out")
