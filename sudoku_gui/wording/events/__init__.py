"""One true sentence for each event of a search; `reasons` has the longer form, `why`.

The caller guarantees that the event has happened and has not been undone: the search stands just after it
or, where the event names a longer beat, anywhere up to the end of that beat. CHOOSE, DEAD_END, HIDE and
UNHIDE speak of sizes that the next event may change, so after these the search stands at once; they name no
longer beat of which they are not the last event.
"""

from solver_core.cover import Event, Op, SearchBase
from solver_core.cover.explain import pseudocode
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.translation import Texts
from sudoku_gui.wording.events import bits, facts, fewest
from sudoku_gui.wording.events.facts import filled, template
from sudoku_gui.wording.events.reasons import why
from sudoku_gui.wording.names import item_name, number, option_name

tr = Texts("events")

__all__ = ["item_name", "option_name", "sentence", "short", "why"]


def sentence(search: SearchBase, event: Event) -> str:
    own = bits.SENTENCES if isinstance(search, BacktrackSearch) else fewest.sentences(search)
    return (own.get(event.op) or _SENTENCES[event.op])(search, event)


@template
def _cover(search: SearchBase, event: Event) -> str:
    item = facts.item_of(event)
    if pseudocode.purified(search, item) is not None:
        out = facts.disagreeing(search, item)
        if not out:
            return tr("Purify {column} to {colour}: its header leaves {list}; no other colour stands in it")
        return tr(
            "Purify {column} to {colour}: its header leaves {list}, then its %n options with another colour, "
            "or none, leave all other columns",
            "",
            out,
        )
    options = search.size(item)
    if options == 0:
        return tr("Cover {column}: its header leaves {list}; no other option stands in it")
    return tr(
        "Cover {column}: its header leaves {list}, then its %n options leave all other columns", "", options
    )


@template
def _hide(search: SearchBase, event: Event) -> str:
    after = search.size(facts.item_of(event))
    if facts.purifies(search, event):
        return tr("Purify {outer}: {option} leaves column “{item}” ({before} → %n options)", "", after)
    return tr("Cover {outer}: {option} leaves column “{item}” ({before} → %n options)", "", after)


@template
def _unhide(search: SearchBase, event: Event) -> str:
    after = search.size(facts.item_of(event))
    if facts.purifies(search, event):
        return tr("Unpurify {outer}: {option} returns to column “{item}” ({before} → %n options)", "", after)
    return tr("Uncover {outer}: {option} returns to column “{item}” ({before} → %n options)", "", after)


@template
def _uncover(search: SearchBase, event: Event) -> str:
    if facts.purifies(search, event):
        return tr("Unpurify {column}: its header returns to {list}")
    return tr("Uncover {column}: its header returns to {list}")


@template
def short(_: SearchBase, event: Event) -> str:
    """What leaves or returns to a column with its sizes, or to a row, in few signs; "" for other events."""
    texts = {
        Op.HIDE: tr("{option} − {item} ({before}→{after})"),
        Op.UNHIDE: tr("{option} + {item} ({before}→{after})"),
        Op.DROP: tr("{option} − {item}"),
        Op.RESTORE: tr("{option} + {item}"),
    }
    return texts.get(event.op, "")


@template
def continued(search: SearchBase, event: Event) -> str:
    """What a row says of a leaving or returning node, below one that names the column covered; "" for other events."""
    if event.op not in {Op.HIDE, Op.UNHIDE}:
        return ""
    after = search.size(facts.item_of(event))
    if event.op is Op.HIDE:
        return tr("{option} leaves column “{item}” ({before} → %n options)", "", after)
    return tr("{option} returns to column “{item}” ({before} → %n options)", "", after)


def _choose(search: SearchBase, event: Event) -> str:
    text = tr("Choose column “{item}”: {reason}")
    return filled(text, search, event, reason=_choice(search, event))


def _choice(search: SearchBase, event: Event) -> str:
    given = facts.given_at(search, event)
    if given is not None:
        return tr("{option} is given, and givens come first", option=option_name(search.problem, given))
    options = tr("%n options left", "", search.size(facts.item_of(event)))
    if facts.override_at(search, event) is not None:
        text = tr("requested, {options}")
    elif not facts.goes_by_size(search):
        text = tr("the first in the list, {options}")
    elif (live := len(search.live_items())) == 1:
        text = tr("{options}, and no other column to cover")
    elif search.problem.secondary:
        text = tr("{options}, the fewest of %n primary columns", "", live)
    else:
        text = tr("{options}, the fewest of %n columns", "", live)
    return text.format(options=options)


@template
def _solution(search: SearchBase, _: Event) -> str:
    if search.problem.colours:
        return tr(
            "Solution {number}: every primary column is covered exactly once, each secondary one at most once, "
            "or several times in one colour"
        )
    if search.problem.secondary:
        return tr(
            "Solution {number}: every primary column is covered exactly once, each secondary one at most once"
        )
    return tr("Solution {number}: every column is covered exactly once")


def _exhausted(search: SearchBase, event: Event) -> str:
    given, options = facts.given_at(search, event), search.size(facts.item_of(event))
    if given is not None:
        text = tr("Column “{item}” is done: {option} was given, so nothing else is tried")
        return filled(text, search, event, option=option_name(search.problem, given))
    if options == 1:
        text = tr("Column “{item}” is done: its only option has been tried")
    elif options == 2:
        text = tr("Column “{item}” is done: both options have been tried")
    else:
        text = tr("Column “{item}” is done: all %n options have been tried", "", options)
    return filled(text, search, event)


def finished(solutions: int) -> str:
    """The end of a search for all solutions."""
    if solutions == 0:
        return tr("Finished: there is no solution")
    if solutions == 1:
        return tr("Finished: 1 solution, proved to be unique")
    return tr("Finished: {number} solutions, and no more", number=number(solutions))


_SENTENCES: dict[Op, facts.Sentence] = {
    Op.COVER: _cover,
    Op.UNCOVER: _uncover,
    Op.HIDE: _hide,
    Op.UNHIDE: _unhide,
    Op.TRY: facts.by_turn(
        tr.mark("Try {option}: it is given"),
        tr.mark("Try {option}: the only option"),
        tr.mark("Try {option} (option {k} of {d}): {guess}, the last one left"),
        tr.mark("Try {option} (option {k} of {d}): {guess}"),
    ),
    Op.RETRACT: facts.by_turn(
        tr.mark("Take back {option}: it was given, so nothing replaces it"),
        tr.mark("Take back {option}: it was the only option"),
        tr.mark("Take back {option} (option {k} of {d}): it was the last option"),
        tr.mark("Take back {option} (option {k} of {d}): {next} is next"),
    ),
    Op.CHOOSE: _choose,
    Op.DEAD_END: template(lambda *_: tr("Dead end: “{item}” has no option left")),
    Op.SOLUTION: _solution,
    Op.EXHAUSTED: _exhausted,
    Op.DONE: lambda _, event: finished(event.subject),
}
