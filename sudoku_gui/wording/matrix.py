"""One true sentence about whatever is pointed at in a matrix."""

from solver_core.cover import Problem, RepeatSearch, SearchBase
from solver_core.cover.choices import guess_numbers
from solver_core.cover.snapshot import Snapshot
from sudoku_gui.player.selection import Target
from sudoku_gui.translation import Texts
from sudoku_gui.wording import joining, removed_options
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import (
    columns_in_list,
    guess_name,
    item_name,
    names_its_items,
    number,
    option_name,
)

tr = Texts("matrix")

_MOST_NAMES = 6


def sentence(search: SearchBase, snapshot: Snapshot, target: Target | None) -> str:
    """A target and its state; without a target, how much of the matrix is left."""
    problem = snapshot.problem
    if target is None or (target.item is None and target.option is None):
        return summary(snapshot)
    if target.option is None:
        assert target.item is not None  # noqa: S101 - not both are None
        return _about_item(snapshot, target.item)
    option = option_name(problem, target.option)
    if target.item is None:
        listed = names_its_items(problem, target.option)
        text = tr("Option {option}") if listed else tr("Option {option} covers {items}")
        fact = text.format(option=option, items=_items(problem, target.option))
        return _with_state(fact, _option_state(search, snapshot, target.option))
    item = item_name(problem, target.item)
    if target.item not in problem.options[target.option]:
        return tr("{option} does not touch “{item}”", option=option, item=item)
    fact = tr("{option} covers “{item}”", option=option, item=item)
    return _with_state(fact, _node_state(search, snapshot, target.item, target.option))


def summary(snapshot: Snapshot) -> str:
    """How many columns are in the list, how many options can be chosen, and how many a cover has half removed."""
    options = len(snapshot.problem.options)
    available = tr("{open} of {options} options available", "", options)
    parts = [
        columns_in_list(snapshot.problem, snapshot.primary_left),
        available.format(open=number(snapshot.open_count), options=number(options)),
    ]
    if half := snapshot.leaving_count:
        parts.append(tr("%n half removed", "", half))
    return joining.words(parts)


def left(snapshot: Snapshot) -> str:
    """How much of the matrix is left, and how many options are chosen."""
    return joining.words([summary(snapshot), tr("%n options chosen", "", snapshot.depth)])


def nothing_left(snapshot: Snapshot) -> str:
    """The consequence of having no column or no option left."""
    if snapshot.primary_left:
        text = tr("No option is left for %n columns.", "", snapshot.primary_left)
        if not snapshot.starved:
            return text
        dead_end = tr("This is a dead end.")
        return tr("{fact} {meaning}", fact=text, meaning=dead_end)
    if snapshot.problem.secondary:
        return tr("Nothing is left: every primary column is covered. This is a solution.")
    return tr("Nothing is left: every column is covered. This is a solution.")


def _with_state(fact: str, state: str) -> str:
    return tr("{fact}: {state}", fact=fact, state=state)


# --- columns --------------------------------------------------------------------------------------------


def _about_item(snapshot: Snapshot, item: int) -> str:
    name, size, depth = item_name(snapshot.problem, item), snapshot.sizes[item], snapshot.item_depths[item]
    is_chosen = item == snapshot.chosen_item
    if item == snapshot.dead_item:
        column = tr("Column “{item}”", item=name)
        return _with_state(column, tr("no option left, a dead end"))
    options = tr("%n options left in it", "", size)
    if depth and item not in snapshot.item_colours:
        options = tr("%n options when covered", "", size)
    state = tr("live, the search branches on it") if is_chosen else tr("live")
    if depth:
        state = _covered(snapshot, item, depth)
    text = (
        tr("Column “{item}”, {options}")
        if snapshot.problem.is_primary(item)
        else tr("Secondary column “{item}”, {options}")
    )
    return _with_state(text.format(item=name, options=options), state)


def _covered(snapshot: Snapshot, item: int, depth: int) -> str:
    if depth > snapshot.depth:
        return tr("covered, since the search branches on it")
    level = snapshot.levels[depth - 1]
    if item in snapshot.item_colours:
        text = tr("purified to {colour} at depth {depth} by the option {option}")
    elif level.given:
        text = tr("covered at depth {depth} by the given {option}")
    elif item == level.item:
        text = tr("covered at depth {depth}, where the search branches on it and tries {option}")
    else:
        text = tr("covered at depth {depth} by the option {option}")
    colour = shown(str(snapshot.item_colours.get(item)))
    return text.format(depth=depth, option=option_name(snapshot.problem, level.option), colour=colour)


# --- rows and nodes -------------------------------------------------------------------------------------


def _items(problem: Problem, option: int) -> str:
    names = [tr("“{item}”", item=item_name(problem, item)) for item in problem.options[option]]
    shown = names[:_MOST_NAMES] + ["…"] * (len(names) > _MOST_NAMES)
    return joining.joined(tr("{first}, {second}"), shown) or tr("no column")


def _node_state(search: SearchBase, snapshot: Snapshot, item: int, option: int) -> str:
    if option in snapshot.chosen:
        return _chosen(snapshot, option)
    repeats = isinstance(search, RepeatSearch)
    if snapshot.is_live(item) and not snapshot.is_hidden(option, item):
        if repeats or not snapshot.option_depths[option]:
            return tr("live")
        # Another item of the option is covered: the node goes next, or came back just now.
        if snapshot.event is not None and snapshot.event.op.takes_back:
            return tr("back in its column; its option is being restored")
        return tr("still in its column; its option is being removed")
    if repeats:
        state = _covered(snapshot, item, snapshot.item_depths[item])
        return tr("its column is {state}", state=state)
    return removed_options.absence(search, snapshot, option) or _option_state(search, snapshot, option)


def _option_state(search: SearchBase, snapshot: Snapshot, option: int) -> str:
    if option in snapshot.chosen:
        return _chosen(snapshot, option)
    state = removed_options.waits(search, snapshot, option)
    if snapshot.is_open(option):
        state = joining.words(filter(None, [state, _agreed(snapshot, option)]))
        return tr("available") if not state else tr("available; {state}", state=state)
    if state:
        return state
    if not snapshot.problem.choosable[option]:
        return tr("never chosen: it covers no primary column")
    if isinstance(search, RepeatSearch):
        return tr("all its columns are covered already")
    return removed_options.absence(search, snapshot, option) or tr("given, and taken back")


def _agreed(snapshot: Snapshot, option: int) -> str:
    """Why an option stays though its column is purified: it gives the column the same colour; else empty."""
    colours, problem = snapshot.item_colours, snapshot.problem
    same = (item for item in colours if item in problem.options[option])
    item = next((item for item in same if problem.colour(option, item) == colours[item]), None)
    if item is None:
        return ""
    text = tr("it gives “{item}” the colour {colour}, too")
    return text.format(item=item_name(problem, item), colour=shown(str(colours[item])))


def _chosen(snapshot: Snapshot, option: int) -> str:
    depth, level = next(
        (depth, level) for depth, level in enumerate(snapshot.levels, 1) if level.option == option
    )
    if level.given:
        return tr("given, chosen at depth {depth}", depth=depth)
    if level.is_guess:
        text = tr("chosen at depth {depth}, {guess}: option {number} of {among}")
        guess = guess_name(guess_numbers(snapshot.levels)[depth - 1])
        return text.format(depth=depth, guess=guess, number=level.number, among=level.among)
    return tr("chosen at depth {depth}", depth=depth)
