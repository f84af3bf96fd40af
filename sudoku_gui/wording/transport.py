"""Words for moving through a search: where it stands, how far a step goes, how fast it plays, why it stopped."""

import re
from math import inf

from solver_core.cover import MinimizingSearch, SearchBase, Snapshot
from solver_core.cover.choices import guess_numbers
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.translation import Texts
from sudoku_gui.wording.events import fewest, finished
from sudoku_gui.wording.names import columns_in_list, guess_name, item_name, number, option_name

tr = Texts("transport")

_MILLION = 1_000_000
_BEATS = {
    "link": (tr.mark("Link"), tr.mark("One step is one event: a single link changes.")),
    "column": (
        tr.mark("Column"),
        tr.mark("One step covers or uncovers a column (an item) with all it hides."),
    ),
    "option": (
        tr.mark("Option"),
        tr.mark("One step tries an option (a row of the matrix) or takes it back."),
    ),
    "decision": (tr.mark("Decision"), tr.mark("One step leads to the next decision, dead end or solution.")),
    "solution": (tr.mark("Solution"), tr.mark("One step leads to the next solution, or the end.")),
}
_BY_CELLS = {"link": tr.mark("Event"), "column": tr.mark("Cell"), "option": tr.mark("Digit")}
"""Beats of which each is one event where a search goes by cells and digits, and what they are called there."""
_NUMBER = re.compile(r"(?<![-\d])(\d{1,3}([.,'’_\s]\d{3})+|\d+)(?!\d)")


def position(at: int, length: int, *, length_is_known: bool) -> str:
    """``event 1,284 of 4,097``, or ``of at least`` without a known end, or ``event 7``; see `read_position`."""
    if length_is_known:
        text = tr("event {position} of {length}")
    elif at < length:
        text = tr("event {position} of at least {length}")
    else:
        text = tr("event {position}")
    return text.format(position=number(at), length=number(max(at, length)))


def read_position(text: str) -> int | None:
    """The first number in a text, however its thousands are set apart; None where there is none.

    >>> read_position("event 1,284 of 4,097"), read_position("12 000"), read_position("the end")
    (1284, 12000, None)
    """
    found = _NUMBER.search(text)
    return int(re.sub(r"\D", "", found[0])) if found else None


def not_a_position(text: str, length: int, *, length_is_known: bool) -> str:
    """Advice after a text that names no position."""
    if length_is_known:
        advice = tr("“{text}” is not a position: type a number from 0 to {length}.")
    else:
        advice = tr("“{text}” is not a position: type a number, 0 or more.")
    return advice.format(text=text.strip(), length=number(length))


def latest_choice(search: SearchBase) -> str:
    """Where on the stack the search is: its depth, the option chosen last, its number and how many there are."""
    levels = search.levels()
    if not levels:
        return tr("Depth 0: no option is chosen")
    level = levels[-1]
    if level.given:
        text = tr("Depth {depth}: {option}, given")
    elif level.among == 1:
        text = tr("Depth {depth}: {option}, the only option of “{item}”")
    else:
        text = tr("Depth {depth}: {option}, {guess}, option {number} of {among} of “{item}”")
    return text.format(
        depth=len(levels),
        option=option_name(search.problem, level.option),
        guess=guess_name(guess_numbers(levels)[-1]),
        number=level.number,
        among=level.among,
        item=item_name(search.problem, level.item),
    )


def where_on_stack(search: SearchBase) -> tuple[str, ...]:
    """The top of the stack, for places with little space: depth and option, then the depth alone."""
    levels = search.levels()
    depth = tr("Depth {depth}", depth=number(len(levels)))
    if not levels:
        return (depth,)
    text = tr("Depth {depth}: {option}")
    return text.format(
        depth=number(len(levels)), option=option_name(search.problem, levels[-1].option)
    ), depth


def counts(search: SearchBase, snapshot: Snapshot) -> str:
    """How many columns are in the list, where there is one, and how many solutions have been found."""
    solutions = tr("Solutions so far: {number}", number=number(search.solutions))
    if isinstance(search, BacktrackSearch):
        return solutions
    columns = columns_in_list(snapshot.problem, snapshot.primary_left)
    return tr("{columns}. {solutions}", columns=columns, solutions=solutions)


def before_try(search: SearchBase) -> str:
    """The sentence while somebody asks whether the option tried next is forced: it does not say how many there are."""
    item = search.chosen_item
    name = "" if item is None else item_name(search.problem, item)
    if isinstance(search, BacktrackSearch):
        return tr("Cell {cell} is chosen, and one of its digits is written next", cell=name)
    return tr("Column “{item}” is covered, and one of its rows is tried next", item=name)


def at_start(search: SearchBase) -> str:
    """The sentence for position 0."""
    if isinstance(search, BacktrackSearch):
        return tr("The start: all 81 cells are empty, and nothing has happened yet.")
    items = len(search.live_items())
    text = (
        tr("The start: all {items} primary columns are in the list, and nothing has happened yet.", "", items)
        if search.problem.secondary
        else tr("The start: all {items} columns are in the list, and nothing has happened yet.", "", items)
    )
    return text.format(items=number(items))


def end_message(kind: str, search: SearchBase) -> str:
    """Why a move has ended: ``kind`` is "start", "end" or "stopped"."""
    if kind == "start":
        return tr("This is the start: nothing comes before it.")
    if kind == "stopped":
        return tr("Stopped at event {position}.", position=number(search.position))
    text = fewest.finished(search) if isinstance(search, MinimizingSearch) else finished(search.solutions)
    return tr("{sentence}.", sentence=text)


def missed(kind: str, *, backward: bool) -> str:
    """There is no place of a kind in that direction: "dead_end" or "solution"."""
    if kind == "dead_end":
        if backward:
            return tr("There is no dead end before this position.")
        return tr("There is no dead end after this position.")
    if backward:
        return tr("There is no solution before this position.")
    return tr("There is no solution after this position.")


def beat_name(beat: str, *, by_cells: bool = False) -> str:
    """How far one step goes, as the chooser shows it; a search by cells has neither links nor columns."""
    name = _BY_CELLS[beat] if by_cells and beat in _BY_CELLS else _BEATS[beat][0]
    return tr(name)


def beat_help(beat: str, *, by_cells: bool = False) -> str:
    """A sentence on what one step of this kind does."""
    if by_cells and beat in _BY_CELLS:
        return tr("One step is one event: a cell is chosen, or a digit is written or taken back.")
    return tr(_BEATS[beat][1])


def rate_name(rate: float) -> str:
    """How fast it plays: ``25 steps per second``, ``10 million steps per second``."""
    if rate == inf:
        return tr("as fast as possible")
    steps = round(rate)
    if steps >= _MILLION and steps % _MILLION == 0:
        millions = steps // _MILLION
        return tr("{millions} million steps per second", "", millions, millions=number(millions))
    return tr("{rate} steps per second", "", min(steps, _MILLION), rate=number(steps))
