"""One true sentence for each event of a search.

The caller guarantees that the event has happened and has not been undone: the search stands just after it
or, where the event names a longer beat, anywhere up to the end of that beat. CHOOSE, DEAD_END, HIDE and
UNHIDE tell of sizes that the next event may change, so after these the search stands at once; they name no
longer beat of which they are not the last event. `reasons` has the longer form, `why`.
"""

from collections.abc import Callable

from solver_core.cover import Event, Op, RepeatSearch, SearchBase
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.wording import bits_events, facts, repeat_events
from sudoku_gui.wording.marking import translate
from sudoku_gui.wording.names import column_name, item_name, number, option_name
from sudoku_gui.wording.reasons import choice_reason, why

__all__ = ["choice_reason", "item_name", "option_name", "sentence", "why"]


def sentence(search: SearchBase, event: Event) -> str:
    """What the event does, in a line."""
    if isinstance(search, RepeatSearch) and event.op in repeat_events.SENTENCES:
        return repeat_events.SENTENCES[event.op](search, event)
    if isinstance(search, BacktrackSearch) and event.op in bits_events.SENTENCES:
        return bits_events.SENTENCES[event.op](search, event)
    return _SENTENCES[event.op](search, event)


def _cover(search: SearchBase, event: Event) -> str:
    options = search.size(facts.item_of(event))
    if options == 0:
        text = translate("events", "Cover {column}: its header leaves the list; no other option stands in it")
    else:
        text = translate(
            "events",
            "Cover {column}: its header leaves the list, its %n options leave all other columns",
            "",
            options,
        )
    return text.format(column=_column(search, event))


def _uncover(search: SearchBase, event: Event) -> str:
    return translate("events", "Uncover {column}: its header returns to the list").format(
        column=_column(search, event)
    )


def _hide(search: SearchBase, event: Event) -> str:
    after = search.size(facts.item_of(event))
    text = translate("events", "{option} leaves column “{item}” ({before} → %n options)", "", after)
    return text.format(option=_option(search, event), item=_item(search, event), before=after + 1)


def _unhide(search: SearchBase, event: Event) -> str:
    after = search.size(facts.item_of(event))
    text = translate("events", "{option} returns to column “{item}” ({before} → %n options)", "", after)
    return text.format(option=_option(search, event), item=_item(search, event), before=after - 1)


def _try(search: SearchBase, event: Event) -> str:
    k, d = facts.turn(search, event)
    if facts.given_at(search, event) is not None:
        text = translate("events", "Try {option}: it is given")
    elif d == 1:
        text = translate("events", "Try {option}: the only option")
    elif k == d:
        text = translate("events", "Try {option} (option {k} of {d}): a guess, the last one left")
    else:
        text = translate("events", "Try {option} (option {k} of {d}): a guess")
    return text.format(option=_option(search, event), k=k, d=d)


def _retract(search: SearchBase, event: Event) -> str:
    k, d = facts.turn(search, event)
    if facts.given_at(search, event) is not None:
        text = translate("events", "Take back {option}: it was given, so nothing replaces it")
    elif d == 1:
        text = translate("events", "Take back {option}: it was the only option")
    elif k == d:
        text = translate("events", "Take back {option} (option {k} of {d}): it was the last option")
    else:
        text = translate("events", "Take back {option} (option {k} of {d}): {next} is next")
    column = facts.tried(search, facts.level_of(event), facts.item_of(event))
    following = option_name(search.problem, column[k]) if k < d else ""
    return text.format(option=_option(search, event), k=k, d=d, next=following)


def _choose(search: SearchBase, event: Event) -> str:
    return translate("events", "Choose column “{item}”: {reason}").format(
        item=_item(search, event), reason=_choice(search, event)
    )


def _choice(search: SearchBase, event: Event) -> str:
    given = facts.given_at(search, event)
    if given is not None:
        return translate("events", "{option} is given, and givens come first").format(
            option=option_name(search.problem, given)
        )
    options = _options_left(search.size(facts.item_of(event)))
    if facts.override_at(search, event) is not None:
        return translate("events", "requested, {options}").format(options=options)
    if not facts.goes_by_size(search):
        text = translate("events", "the first in the list, {options}")
    elif (live := len(search.live_items())) == 1:
        text = translate("events", "{options}, and no other column to cover")
    elif search.problem.secondary:
        text = translate("events", "{options}, the fewest of %n primary columns", "", live)
    else:
        text = translate("events", "{options}, the fewest of %n columns", "", live)
    return text.format(options=options)


def _options_left(options: int) -> str:
    return translate("events", "%n options left", "", options)


def _dead_end(search: SearchBase, event: Event) -> str:
    return translate("events", "Dead end: “{item}” has no option left").format(item=_item(search, event))


def _solution(search: SearchBase, event: Event) -> str:
    text = (
        translate(
            "events",
            "Solution {number}: every primary column is covered exactly once, each secondary one at most once",
        )
        if search.problem.secondary
        else translate("events", "Solution {number}: every column is covered exactly once")
    )
    return text.format(number=number(event.subject))


def _exhausted(search: SearchBase, event: Event) -> str:
    given, options = facts.given_at(search, event), search.size(facts.item_of(event))
    if given is not None:
        text = translate("events", "Column “{item}” is done: {option} was given, so nothing else is tried")
    elif options == 1:
        text = translate("events", "Column “{item}” is done: its only option has been tried")
    elif options == 2:
        text = translate("events", "Column “{item}” is done: both options have been tried")
    else:
        text = translate("events", "Column “{item}” is done: all %n options have been tried", "", options)
    return text.format(
        item=_item(search, event), option="" if given is None else option_name(search.problem, given)
    )


def _done(_: SearchBase, event: Event) -> str:
    if event.subject == 0:
        return translate("events", "Finished: there is no solution")
    if event.subject == 1:
        return translate("events", "Finished: 1 solution, proved unique")
    return translate("events", "Finished: {number} solutions, and no more").format(
        number=number(event.subject)
    )


def _column(search: SearchBase, event: Event) -> str:
    return column_name(search.problem, facts.item_of(event))


def _item(search: SearchBase, event: Event) -> str:
    return item_name(search.problem, facts.item_of(event))


def _option(search: SearchBase, event: Event) -> str:
    return option_name(search.problem, facts.option_of(event))


_SENTENCES: dict[Op, Callable[[SearchBase, Event], str]] = {
    Op.COVER: _cover,
    Op.UNCOVER: _uncover,
    Op.HIDE: _hide,
    Op.UNHIDE: _unhide,
    Op.TRY: _try,
    Op.RETRACT: _retract,
    Op.CHOOSE: _choose,
    Op.DEAD_END: _dead_end,
    Op.SOLUTION: _solution,
    Op.EXHAUSTED: _exhausted,
    Op.DONE: _done,
}
