"""Sentences about breakpoints, bookmarks and what is followed."""

from typing import Final

from solver_core.cover import SearchBase, Snapshot
from sudoku_gui.features.breakpoint_list import condition_text
from sudoku_gui.player.breakpoints import Breakpoint
from sudoku_gui.player.search_conditions import problem_of
from sudoku_gui.player.selection import Target
from sudoku_gui.translation import Texts
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import number, target_name

tr = Texts("breakpoints")


def description(point: Breakpoint) -> str:
    """The sentence of a breakpoint, which says at which events a search stops."""
    return condition_text.description(point.when, problem_of(point.problem))


def row(point: Breakpoint) -> str:
    """A breakpoint in the list: its name, if any, and what it waits for."""
    if not point.name:
        return description(point)
    return tr("{name}: {description}", name=shown(point.name), description=description(point))


def spoken(point: Breakpoint, state: str) -> str:
    """A row for screen readers; its state is MET, ON, OFF, NEVER or ELSEWHERE."""
    return tr("{row}, {state}", row=row(point), state=tr(_STATES[state]))


def row_help(point: Breakpoint, state: str) -> str:
    """The tool tip of a row."""
    text = tr("Stop {description}.\nThis breakpoint: {state}.")
    return text.format(description=description(point), state=tr(_STATES[state]))


_STATES: Final = {
    "MET": tr.mark("just reached"),
    "ON": tr.mark("runs stop here"),
    "OFF": tr.mark("switched off"),
    "NEVER": tr.mark("can never happen in this problem"),
    "ELSEWHERE": tr.mark("belongs to another problem"),
}


def mark(position: int, name: str) -> str:
    """A bookmark in the list."""
    if not name:
        return tr("event {position}", position=number(position))
    return tr("event {position}: {name}", position=number(position), name=shown(name))


def mark_here(text: str) -> str:
    """A bookmark where the search stands, for screen readers."""
    return tr("{mark}, here", mark=text)


def removed(text: str) -> str:
    """The sentence after a removal, beside the button that undoes it."""
    return tr("Removed: {text}", text=text)


def no_choice(part: str, text: str) -> str:
    """Advice after a typed name of nothing."""
    missing, unknown = _NO_CHOICE[part]
    return tr(unknown, text=text.strip()) if text.strip() else tr(missing)


# fmt: off
_NO_CHOICE: Final = {
    "item": (tr.mark("Choose a column."), tr.mark("No column is called “{text}”: choose one from the list.")),
    "option": (tr.mark("Choose an option."), tr.mark("No option is called “{text}”: choose one from the list.")),
    "cell": (tr.mark("Choose a cell."), tr.mark("No cell is called “{text}”: type, for example, r3c5.")),
}
# fmt: on


def following(target: Target, search: SearchBase, snapshot: Snapshot | None) -> str:
    """The target that is followed, and its state where the search stands."""
    name = shown(target_name(target, search.problem))
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
