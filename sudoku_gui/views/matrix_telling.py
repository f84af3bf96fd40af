"""One true sentence about whatever is pointed at in the matrix."""

from solver_core.cover import Problem
from solver_core.cover.snapshot import Snapshot
from sudoku_gui.render.matrix_look import GIVEN, GUESSED, LIVE, MatrixLook, deepest
from sudoku_gui.session.pointing import Spot
from sudoku_gui.wording import matrix as words
from sudoku_gui.wording.names import item_name, number, option_name

_MOST_NAMES = 6


def sentence(snapshot: Snapshot, look: MatrixLook, spot: Spot | None, *, repeats: bool = False) -> str:
    """What a spot is, and in which state; what is left of the matrix where there is none."""
    problem = snapshot.problem
    if spot is None or (spot.item is None and spot.option is None):
        return summary(snapshot, look)
    if spot.option is None:
        assert spot.item is not None  # noqa: S101 - not both are None
        return _of_item(snapshot, spot.item)
    option = option_name(problem, spot.option)
    if spot.item is None:
        fact = words.option(option, _items(problem, spot.option))
        return words.with_state(fact, _option_state(snapshot, look, spot.option, repeats=repeats))
    item = item_name(problem, spot.item)
    if spot.item not in problem.options[spot.option]:
        return words.does_not_touch(option, item)
    state = _node_state(snapshot, look, spot.item, spot.option, repeats=repeats)
    return words.with_state(words.covers(option, item), state)


def summary(snapshot: Snapshot, look: MatrixLook) -> str:
    """How many columns and rows are left."""
    left = (look.columns.count(0), len(look.columns), look.rows.count(0) - snapshot.depth, len(look.rows))
    return words.summary(*map(number, left))


def _of_item(snapshot: Snapshot, item: int) -> str:
    name, size, depth = item_name(snapshot.problem, item), snapshot.sizes[item], snapshot.item_depths[item]
    if depth:
        return words.with_state(words.item(name, words.options_had(size)), _covered(snapshot, depth))
    state = words.branched_on() if item == snapshot.chosen_item else words.live()
    return words.with_state(words.item(name, words.options_left(size)), state)


def _covered(snapshot: Snapshot, depth: int) -> str:
    if depth > snapshot.depth:
        return words.covered_at(depth)
    level = snapshot.levels[depth - 1]
    said = words.covered_by_given if level.given else words.covered
    return said(depth, option_name(snapshot.problem, level.option))


def _items(problem: Problem, option: int) -> str:
    names = [words.quoted(item_name(problem, item)) for item in problem.options[option]]
    shown = names[:_MOST_NAMES] + ["…"] * (len(names) > _MOST_NAMES)
    told = shown[0]
    for name in shown[1:]:
        told = words.listed(told, name)
    return told


def _node_state(snapshot: Snapshot, look: MatrixLook, item: int, option: int, *, repeats: bool) -> str:
    code = look.states[snapshot.problem.crossings[option] + snapshot.problem.options[option].index(item)]
    if code >= GIVEN:
        return _chosen(snapshot, option, code)
    if code == LIVE:
        is_open = repeats or not snapshot.option_depths[option]
        return words.live() if is_open else words.leaving()
    return _removed(snapshot, snapshot.item_depths[item] if repeats else snapshot.option_depths[option])


def _option_state(snapshot: Snapshot, look: MatrixLook, option: int, *, repeats: bool) -> str:
    code = look.states[snapshot.problem.crossings[option]]
    if option in snapshot.chosen:
        return _chosen(snapshot, option, code)
    if not look.rows[option]:
        return words.live()
    depths = [snapshot.item_depths[item] for item in snapshot.problem.options[option]]
    return _removed(snapshot, max(depths) if repeats else snapshot.option_depths[option])


def _chosen(snapshot: Snapshot, option: int, code: int) -> str:
    depth, level = next(
        (depth, level) for depth, level in enumerate(snapshot.levels, 1) if level.option == option
    )
    if code == GIVEN:
        return words.given(depth)
    return words.guessed(depth, level.number, level.among) if code == GUESSED else words.chosen(depth)


def _removed(snapshot: Snapshot, depth: int) -> str:
    """By which choice, or while a choice is being made or undone, with which column."""
    problem = snapshot.problem
    if not depth:
        return words.removed_at(deepest(snapshot))
    if depth <= snapshot.depth:
        level = snapshot.levels[depth - 1]
        said = words.removed_by_given if level.given else words.removed
        return said(depth, option_name(problem, level.option))
    if snapshot.chosen_item is None:
        return words.removed_at(depth)
    return words.removed_with(depth, item_name(problem, snapshot.chosen_item))
