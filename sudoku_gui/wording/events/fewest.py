"""The events of branch and bound in words: of searches for the fewest options, in exact and in repeat cover."""

from collections.abc import Mapping
from typing import Final

from solver_core.cover import Event, MinimizingSearch, Op, RepeatSearch, SearchBase
from solver_core.cover.explain import witness
from sudoku_gui.translation import Texts
from sudoku_gui.wording import joining
from sudoku_gui.wording.events import facts
from sudoku_gui.wording.events.facts import filled, template
from sudoku_gui.wording.joining import enumeration
from sudoku_gui.wording.names import item_name, option_name

tr = Texts("repeat")

_NAMED: Final = 4  # this many columns or options are listed by their names
_SMALL: Final = 500  # options of a problem whose witness is found without a delay


def _bound(_: MinimizingSearch, event: Event) -> str:
    if event.subject == 0:
        text = tr("Bound: {depth} chosen, no more options are needed")
    else:
        text = tr("Bound: {depth} chosen, at least %n more options are needed", "", event.subject)
    return text.format(depth=event.depth)


def _bound_why(search: MinimizingSearch, event: Event) -> str:
    if event.subject == 0:
        return tr("Every column that must be covered is covered.")
    if event.subject > _NAMED or len(search.problem.options) > _SMALL:
        return tr(
            "There are %n columns of which no option covers two, so each needs an option of its own.",
            "",
            event.subject,
        )
    quoted = tr("“{item}”")
    names = [item_name(search.problem, column.item) for column in witness.of(search).columns]
    text = tr("“{item}” needs an option.", item=names[0])
    if len(names) > 1:
        text = tr("No option covers two of {columns}, so each needs an option of its own.")
        text = text.format(columns=enumeration(quoted.format(item=name) for name in names))
    return text


def _prune(search: MinimizingSearch, event: Event) -> str:
    if event.subject == 0:
        text = tr("Prune: {depth} chosen are not fewer than {limit}")
    else:
        text = tr("Prune: {depth} chosen and {bound} more needed are not fewer than {limit}")
    return filled(text, search, event, bound=event.subject, limit=search.limit)


def _prune_why(search: MinimizingSearch, event: Event) -> str:
    if search.best is not None and event.subject == 0:
        text = tr(
            "Every column is covered, but a cover with %n options is known already: the search turns back.",
            "",
            len(search.best),
        )
    elif search.best is None:
        text = tr("More options than are allowed would be needed, so the search turns back without looking.")
    else:
        text = tr(
            "The best cover known has {limit}: no better one can be found below here, "
            "so the search turns back without looking."
        ).format(limit=len(search.best))
    return joining.sentences([text, facts.resuming(search)])


def _solution(search: MinimizingSearch, event: Event) -> str:
    depth, repeats = event.depth, isinstance(search, RepeatSearch)
    if search.problem.secondary and repeats:
        text = tr(
            "Solution {number}: every primary column is covered at least once, by %n options", "", depth
        )
    elif repeats:
        text = tr("Solution {number}: every column is covered at least once, by %n options", "", depth)
    elif search.problem.secondary:
        text = tr("Solution {number}: every primary column is covered exactly once, by %n options", "", depth)
    else:
        text = tr("Solution {number}: every column is covered exactly once, by %n options", "", depth)
    return filled(text, search, event)


def _solution_why(search: MinimizingSearch, _: Event) -> str:
    text = tr("No column is left in the list. From now on only a cover with fewer options counts.")
    return joining.sentences([text, facts.resuming(search)])


# --- repeat cover ---------------------------------------------------------------------------------------


def _choose_why(search: RepeatSearch, event: Event) -> str:
    text = tr(
        "The rule takes a column with the fewest options, the leftmost of several. "
        "Here sizes never change: an option may always be taken once more."
    )
    column = search.problem.columns[facts.item_of(event)]
    if not 1 < len(column) <= _NAMED:
        return text
    options = enumeration(option_name(search.problem, option) for option in column)
    return joining.sentences([text, tr("Its options: {options}.", options=options)])


def _cover_why(search: RepeatSearch, event: Event) -> str:
    text = tr("{option} covers it. Other options may cover it again: this is allowed but gains nothing.")
    chosen = search.chosen_options()
    return filled(text, search, event, option=option_name(search.problem, chosen[-1]) if chosen else "")


# --- all -----------------------------------------------------------------------------------------------


def finished(search: MinimizingSearch) -> str:
    """The sentence at the end: how many options the fewest are, or that there is no cover."""
    if search.best is None:
        return tr("Finished: there is no such cover")
    return tr("Finished: %n options are the fewest", "", len(search.best))


def sentences(search: SearchBase) -> Mapping[Op, facts.Sentence]:
    """Sentences that differ from those about a search for exact covers."""
    if isinstance(search, RepeatSearch):
        return {**SENTENCES, **_REPEAT_SENTENCES}
    return SENTENCES if isinstance(search, MinimizingSearch) else {}


def reasons(search: SearchBase) -> Mapping[Op, facts.Sentence]:
    """Why each event happens, where that is otherwise than in a search for exact covers."""
    if isinstance(search, RepeatSearch):
        return {**REASONS, **_REPEAT_REASONS}
    return REASONS if isinstance(search, MinimizingSearch) else {}


SENTENCES: Final[dict[Op, facts.Sentence]] = {
    Op.BOUND: _bound,
    Op.PRUNE: _prune,
    Op.SOLUTION: _solution,
    Op.BEST: lambda _, event: tr("The best cover so far has %n options", "", event.subject),
    Op.DONE: lambda search, _: finished(search),
}

REASONS: Final[dict[Op, facts.Sentence]] = {
    Op.BOUND: _bound_why,
    Op.PRUNE: _prune_why,
    Op.SOLUTION: _solution_why,
    Op.BEST: lambda *_: tr("Whatever cannot have fewer options than this is pruned from here on."),
    Op.DONE: lambda *_: tr("Every branch has been tried or pruned; all links are as they were at the start."),
}

_REPEAT_SENTENCES: Final[dict[Op, facts.Sentence]] = {
    Op.COVER: template(lambda *_: tr("Cover column “{item}”: its header leaves the list")),
    Op.DROP: template(lambda *_: tr("“{item}” leaves the row of {option}")),
    Op.RESTORE: template(lambda *_: tr("“{item}” returns to the row of {option}")),
}
"""Events that exact cover does not have, or that mean something else in repeat cover."""

_REPEAT_REASONS: Final[dict[Op, facts.Sentence]] = {
    Op.CHOOSE: _choose_why,
    Op.COVER: _cover_why,
    Op.DROP: lambda *_: tr(
        "The column is covered already, so the option no longer offers it. "
        "The node leaves sideways: its column stays intact."
    ),
    Op.RESTORE: lambda *_: tr(
        "The node finds its place by its own two links, left and right: nothing is searched or copied."
    ),
}
