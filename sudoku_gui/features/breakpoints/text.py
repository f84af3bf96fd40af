"""Sentences about breakpoints, bookmarks and what is followed."""

from solver_core.cover import SearchBase, Snapshot
from sudoku_gui.player.selection import Target
from sudoku_gui.translation import Texts
from sudoku_gui.wording import search_conditions
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import number

tr = Texts("breakpoints")


def row(name: str, description: str) -> str:
    """A breakpoint in the list: its name, if any, and what it waits for."""
    if not name:
        return description
    return tr("{name}: {description}", name=shown(name), description=description)


def _state(name: str) -> str:
    return {
        "MET": tr("just reached"),
        "ON": tr("runs stop here"),
        "OFF": tr("switched off"),
        "NEVER": tr("can never happen in this problem"),
        "ELSEWHERE": tr("belongs to another problem"),
    }[name]


def spoken(row: str, state: str) -> str:
    """A row for screen readers; its state is MET, ON, OFF, NEVER or ELSEWHERE."""
    return tr("{row}, {state}", row=row, state=_state(state))


def row_help(description: str, state: str) -> str:
    """The tool tip of a row."""
    return tr("Stop {description}.\nThis breakpoint: {state}.", description=description, state=_state(state))


def mark(position: int, name: str) -> str:
    """A bookmark in the list."""
    if not name:
        return tr("event {position}", position=number(position))
    return tr("event {position}: {name}", position=number(position), name=shown(name))


def removed(text: str, number: int = 1) -> str:
    """After a removal, beside the button that undoes it."""
    if number > 1:
        return tr("%n breakpoints removed", "", number)
    return tr("Removed: {text}", text=text)


def no_choice(part: str, text: str) -> str:
    """What to do about a typed name of nothing."""
    if not text.strip():
        return {
            "item": tr("Choose a column."),
            "option": tr("Choose an option."),
            "cell": tr("Choose a cell."),
        }[part]
    return {
        "item": tr("No column is called “{text}”: choose one from the list."),
        "option": tr("No option is called “{text}”: choose one from the list."),
        "cell": tr("No cell is called “{text}”: type, for example, r3c5."),
    }[part].format(text=text.strip())


def following(target: Target, search: SearchBase, snapshot: Snapshot | None) -> str:
    """What is followed, and how it is where the search stands."""
    name = shown(search_conditions.target_name(target, search.problem))
    if snapshot is None:
        return tr("Following {name}", name=name)
    if target.option is None:
        item = target.item or 0
        state = item_state(search.size(item), live=search.is_live(item))
    else:
        state = _option_state(target.option, target.item, snapshot)
    return tr("Following {name}: {state}", name=name, state=state)


def item_state(options: int, *, live: bool) -> str:
    """How a followed column is."""
    if not live:
        return tr("covered")
    return tr("%n options left", "", options)


def _option_state(option: int, item: int | None, snapshot: Snapshot) -> str:
    """How a followed option is, or its node in a column."""
    if option in snapshot.chosen:
        return tr("chosen")
    if item is not None and snapshot.is_hidden(option, item):
        return tr("hidden")
    if item is not None:
        return tr("in its column")
    if snapshot.is_open(option):
        return tr("open")
    return tr("out")
