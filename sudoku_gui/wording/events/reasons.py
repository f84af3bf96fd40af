"""Why the search does what it does: the second, longer sentence for each event.

The same guarantee holds as for `events.sentence`: the event has happened and has not been undone.
"""

from collections.abc import Sequence
from typing import Final

from solver_core.cover import Event, Op, Rule, SearchBase
from solver_core.cover.explain import pseudocode
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.translation import Texts
from sudoku_gui.wording import joining
from sudoku_gui.wording.events import bits, facts, fewest
from sudoku_gui.wording.events.facts import filled, template
from sudoku_gui.wording.joining import enumeration
from sudoku_gui.wording.names import item_name, option_name

tr = Texts("reasons")

_NAMED: Final = 4  # this many options are listed by their names
_NAMED_CAUSES: Final = 8  # this many options, and nodes that leave, are listed by their names


def why(search: SearchBase, event: Event) -> str:
    """Why the event happens, or what makes it possible."""
    own = bits.REASONS if isinstance(search, BacktrackSearch) else fewest.reasons(search)
    return (own.get(event.op) or _REASONS[event.op])(search, event)


def _one_of(search: SearchBase, columns: int, size: int) -> str:
    if search.rule is Rule.SHUFFLED and size == 0:
        text = tr("chosen at random from {columns} columns with no option")
    elif search.rule is Rule.SHUFFLED:
        text = tr("chosen at random from {columns} columns with %n options", "", size)
    elif size == 0:
        text = tr("the leftmost of {columns} columns with no option")
    else:
        text = tr("the leftmost of {columns} columns with %n options", "", size)
    return text.format(columns=columns)


def _cover(search: SearchBase, event: Event) -> str:
    cause = search.chosen_options()[event.depth - 1 : event.depth]
    if not cause or facts.item_of(event) not in search.problem.options[cause[0]]:
        text = tr("One of its options will be chosen here, so no other column needs to offer them.")
    else:
        if facts.purifies(search, event):
            text = tr(
                "{option} gives it the colour {colour}: options that give it another one, or none, are out; "
                "those with the same stay."
            )
        else:
            text = tr("{option} covers it, so every other option that would cover it again is out.")
        text = filled(text, search, event, option=option_name(search.problem, cause[0]))
    return joining.sentences([text, _leaving(search, facts.item_of(event))])


def _leaving(search: SearchBase, item: int) -> str:
    """Which nodes leave the other columns; by name where they are few. "" for none, and where colours keep some."""
    problem = search.problem
    nodes: list[tuple[int, int]] = []
    for option in problem.columns[item]:
        others = [other for other in problem.options[option] if other != item]
        if all(map(search.is_live, others)):  # else it had left this column before
            nodes += ((option, other) for other in others)
    if not nodes or problem.colours:
        return ""
    if len(nodes) > _NAMED_CAUSES:
        return tr("%n nodes leave the other columns.", "", len(nodes))
    columns = dict.fromkeys(other for _, other in nodes)
    text = tr("%n nodes leave: {options}, from {columns}.", "", len(nodes))
    return text.format(
        options=enumeration(dict.fromkeys(option_name(problem, option) for option, _ in nodes)),
        columns=enumeration(tr("“{item}”", item=item_name(problem, column)) for column in columns),
    )


def _hide(search: SearchBase, event: Event) -> str:
    column = pseudocode.column(search, event)
    if facts.purifies(search, event):
        text = tr(
            "The option stands in column “{outer}” too, but not in the colour {colour}. The neighbours of its node "
            "in “{item}” now point past it, but it still points at them."
        )
    else:
        text = tr(
            "The option also stands in column “{outer}”. The neighbours of its node in “{item}” now point past it, "
            "but it still points at them."
        )
    return filled(text, search, event, outer="" if column is None else item_name(search.problem, column))


def _uncover(search: SearchBase, event: Event) -> str:
    column = pseudocode.column(search, event)
    if column is not None and pseudocode.is_own(search, event):
        text = tr(
            "No other option of column “{item}” is left to try.", item=item_name(search.problem, column)
        )
        return joining.sentences([text, facts.resuming(search)])
    taken = tr(
        "{option} is being taken back.", option=option_name(search.problem, search.chosen_options()[-1])
    )
    if event.op is Op.UNHIDE:
        text = tr("It finds its place by its own two links: nothing is searched or copied.")
    else:
        text = tr(
            "In exactly the reverse order of covering: it returns between the neighbours it still knows."
        )
    return joining.sentences([taken, text])


def _try(search: SearchBase, event: Event) -> str:
    k, d = facts.turn(search, event)
    if facts.given_at(search, event) is not None:
        return tr("The puzzle says so; no other option of this column is ever tried.")
    if d == 1:
        return _forced(search, event)
    if k == d:
        text = tr("No other option of column “{item}” is left to try.")
        return filled(text, search, event)
    text = tr("When all below it has been searched, {next} is tried: option {number} of column “{item}”.")
    return filled(text, search, event, number=k + 1)


def _forced(search: SearchBase, event: Event) -> str:
    guesses = facts.guesses(search, facts.level_of(event))
    if not guesses:
        text = tr("Column “{item}” has no other option, so there is nothing to guess.")
        return filled(text, search, event)
    text = tr(
        "Column “{item}” has no other option: it is forced, as long as the guesses at depths {depths} hold.",
        "",
        len(guesses),
    )
    return filled(text, search, event, depths=enumeration(map(str, guesses)))


def _choose(search: SearchBase, event: Event) -> str:
    item = facts.item_of(event)
    size = search.size(item)
    if facts.given_at(search, event) is not None:
        return tr("Givens are options like all others, chosen before the search begins to choose.")
    if facts.override_at(search, event) is not None:
        return tr("This run takes it here, whatever the rule says: that is its what-if.")
    if not facts.goes_by_size(search):
        return tr("The rule takes the first column of the list, however many options it has.")
    if size == 1:
        sentences = [tr("With one option there is nothing to guess.")]
    else:
        sentences = [tr("Few options make few branches: Knuth's rule keeps the tree narrow.")]
    if (ties := facts.equals(search, item)) > 1:
        text = tr("It is {leftmost}.")
        sentences.append(text.format(leftmost=_one_of(search, ties, size)))
    if 1 < size <= _NAMED:
        options = (option_name(search.problem, one) for one in facts.tried(search, event.depth, item))
        text = tr("Its options: {options}.")
        sentences.append(text.format(options=enumeration(options)))
    return joining.sentences(sentences)


def _dead_end(search: SearchBase, event: Event) -> str:
    depths = facts.hiding_depths(search, facts.item_of(event))
    free = [depth for depth in depths if depth > len(search.given)]
    if not free:
        text = tr("Every option of “{item}” was hidden by the givens.")
    elif len(free) < len(depths):
        text = tr("Every option of “{item}” was hidden by a given or by {options}.")
    else:
        text = tr("Every option of “{item}” was hidden by {options}.")
    text = filled(text, search, event, options=_options(search, free))
    return joining.sentences([text, facts.resuming(search)])


def _options(search: SearchBase, depths: Sequence[int]) -> str:
    """The options at these depths; by name where they are few."""
    if len(depths) > _NAMED_CAUSES:
        return tr("the options at depths {depths}", depths=enumeration(map(str, depths)))
    chosen = search.chosen_options()
    text = tr("{option} (depth {depth})")
    named = [text.format(option=option_name(search.problem, chosen[at - 1]), depth=at) for at in depths]
    return enumeration(named) if named else ""


def _solution(search: SearchBase, _: Event) -> str:
    problem = search.problem
    if any(map(search.is_live, range(len(problem.items), len(problem.names)))):
        text = tr(
            "No primary column is left in the list; those that are left need not be covered. "
            "The search goes on, to find out whether there is another."
        )
    else:
        text = tr("No column is left in the list. The search goes on, to find out whether there is another.")
    return joining.sentences([text, facts.resuming(search)])


def _exhausted(search: SearchBase, event: Event) -> str:
    if event.depth == 0:
        return tr("It was the first decision of all: nothing is left to try.")
    return joining.sentences([tr("Nothing more can be found here."), facts.resuming(search)])


_REASONS: dict[Op, facts.Sentence] = {
    Op.COVER: _cover,
    Op.UNCOVER: _uncover,
    Op.HIDE: _hide,
    Op.UNHIDE: _uncover,
    Op.TRY: _try,
    Op.RETRACT: template(
        lambda *_: tr("All that {option} covered has been uncovered: the links are as they were before it.")
    ),
    Op.CHOOSE: _choose,
    Op.DEAD_END: _dead_end,
    Op.SOLUTION: _solution,
    Op.EXHAUSTED: _exhausted,
    Op.DONE: lambda *_: tr(
        "Every branch has been tried and taken back; all links are as they were at the start."
    ),
}
