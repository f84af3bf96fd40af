"""One true sentence about whatever is pointed at in the matrix."""

from solver_core.cover import Op, Problem, RepeatSearch, SearchBase
from solver_core.cover.snapshot import Snapshot
from solver_core.cover.waiting import turn
from sudoku_gui.panes.matrix import text as words
from sudoku_gui.panes.matrix.look import GIVEN, GUESSED, LIVE, MatrixLook
from sudoku_gui.player.selection import Target
from sudoku_gui.wording.names import item_name, number, option_name

_MOST_NAMES = 6


def sentence(search: SearchBase, snapshot: Snapshot, look: MatrixLook, target: Target | None) -> str:
    """What a target is, and in which state; what is left of the matrix where there is none."""
    problem = snapshot.problem
    if target is None or (target.item is None and target.option is None):
        return summary(snapshot)
    if target.option is None:
        assert target.item is not None  # noqa: S101 - not both are None
        return _of_item(snapshot, target.item)
    option = option_name(problem, target.option)
    if target.item is None:
        fact = words.option(option, _items(problem, target.option))
        return words.with_state(fact, _option_state(search, snapshot, look, target.option))
    item = item_name(problem, target.item)
    if target.item not in problem.options[target.option]:
        return words.does_not_touch(option, item)
    state = _node_state(search, snapshot, look, target.item, target.option)
    return words.with_state(words.covers(option, item), state)


def summary(snapshot: Snapshot) -> str:
    """How many columns are left to be covered, and how many options can still be chosen."""
    problem = snapshot.problem
    left = snapshot.primary_left, len(problem.items), snapshot.open_count, len(problem.options)
    return words.summary(*map(number, left), has_secondary=bool(problem.secondary))


def _of_item(snapshot: Snapshot, item: int) -> str:
    name, size, depth = item_name(snapshot.problem, item), snapshot.sizes[item], snapshot.item_depths[item]
    is_primary = snapshot.problem.is_primary(item)
    if depth:
        fact = words.item(name, words.options_had(size), is_primary=is_primary)
        return words.with_state(fact, _covered(snapshot, item, depth))
    is_chosen, event = item == snapshot.chosen_item, snapshot.event
    if is_chosen and event is not None and event.op is Op.DEAD_END:
        return words.with_state(words.column(name), words.dead_end())
    return words.with_state(
        words.item(name, words.options_left(size), is_primary=is_primary),
        words.branched_on() if is_chosen else words.live(),
    )


def _covered(snapshot: Snapshot, item: int, depth: int) -> str:
    if depth > snapshot.depth:
        return words.covered_to_branch()
    level = snapshot.levels[depth - 1]
    option = option_name(snapshot.problem, level.option)
    if level.given:
        return words.covered_by_given(depth, option)
    return words.branched_with(depth, option) if item == level.item else words.covered(depth, option)


def _items(problem: Problem, option: int) -> str:
    names = [words.quoted(item_name(problem, item)) for item in problem.options[option]]
    shown = names[:_MOST_NAMES] + ["…"] * (len(names) > _MOST_NAMES)
    told = shown[0]
    for name in shown[1:]:
        told = words.listed(told, name)
    return told


def _node_state(search: SearchBase, snapshot: Snapshot, look: MatrixLook, item: int, option: int) -> str:
    code, repeats = _code(look, option, item), isinstance(search, RepeatSearch)
    if code >= GIVEN:
        return _chosen(snapshot, option, code)
    if code == LIVE:
        return words.live() if repeats or not snapshot.option_depths[option] else _on_its_way(snapshot)
    if repeats:
        return words.its_column(_covered(snapshot, item, snapshot.item_depths[item]))
    return _turn(search, snapshot, option) or _removed(search, snapshot, option)


def _on_its_way(snapshot: Snapshot) -> str:
    """Of a node in its column of whose option another item is covered: it goes next, or came back just now."""
    returns = snapshot.event is not None and snapshot.event.op.takes_back
    return words.returning() if returns else words.leaving()


def _option_state(search: SearchBase, snapshot: Snapshot, look: MatrixLook, option: int) -> str:
    if option in snapshot.chosen:
        return _chosen(snapshot, option, _code(look, option, snapshot.problem.options[option][0]))
    state = _turn(search, snapshot, option)
    if not look.rows[option]:
        return words.live() if state is None else words.live_and(state)
    if state is not None:
        return state
    if not snapshot.problem.choosable[option]:
        return words.never_chosen()
    return words.adds_nothing() if isinstance(search, RepeatSearch) else _removed(search, snapshot, option)


def _code(look: MatrixLook, option: int, item: int) -> int:
    return look.states[look.problem.crossings[option] + look.problem.options[option].index(item)]


def _chosen(snapshot: Snapshot, option: int, code: int) -> str:
    depth, level = next(
        (depth, level) for depth, level in enumerate(snapshot.levels, 1) if level.option == option
    )
    if code == GIVEN:
        return words.given(depth)
    return words.guessed(depth, level.number, level.among) if code == GUESSED else words.chosen(depth)


def _turn(search: SearchBase, snapshot: Snapshot, option: int) -> str | None:
    """Of an option that is out only because another one of the same item is tried."""
    found = turn(search, snapshot, option)
    if found is None:
        return None
    said = words.tried if found.is_over else words.waits
    return said(found.number, found.among, item_name(snapshot.problem, found.item))


def _removed(search: SearchBase, snapshot: Snapshot, option: int) -> str:
    """By which choice, or beside a given that is not on the stack yet, or not any more, by that one."""
    depth = snapshot.option_depths[option]
    is_given = depth <= len(search.given)
    by = search.given[depth - 1] if is_given else snapshot.levels[depth - 1].option
    said = words.removed_by_given if is_given else words.removed
    return said(depth, option_name(snapshot.problem, by))
