"""How the board looks with a puzzle, or with a search at a position."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import product

from solver_core.cover import Snapshot
from solver_core.cover.choices import guess_numbers
from solver_core.cover.explain.difference import Difference
from solver_core.sudoku import encoding
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.highlights import Highlights, refuted_notes
from sudoku_gui.render.board.look import BoardLook, CellLook, Ink


def of_puzzle(
    puzzle: Puzzle,
    highlights: Highlights | None = None,
    *,
    shows_conflicts: bool = True,
    in_corners: bool = False,
) -> BoardLook:
    """Givens, entries, notes and colours, the pairs of cells that conflict, and what is highlighted beside."""
    shows_conflicts = shows_conflicts and (highlights is None or highlights.shows_conflicts)
    wrong = highlights.wrong if highlights else frozenset()
    filtered = highlights.cells_of(puzzle) if highlights else frozenset()
    refuted = refuted_notes(puzzle) if shows_conflicts else (0,) * 81
    conflicts = puzzle.board.conflicts() if shows_conflicts else ()
    pairs = tuple(dict.fromkeys((conflict.first_cell, conflict.second_cell) for conflict in conflicts))
    clashing = {cell for pair in pairs for cell in pair} | (highlights.clashing if highlights else set())
    coloured = puzzle.candidate_colours
    of_cells = [coloured.of_cell(cell) for cell in CELLS] if coloured.marked else [()] * 81
    cells = tuple(
        CellLook(
            digit=puzzle.givens[cell] or puzzle.entries[cell],
            ink=Ink.GIVEN if puzzle.givens[cell] else Ink.ENTRY,
            clashing=cell in clashing,
            corner=puzzle.corner[cell],
            centre=puzzle.centre[cell],
            colours=puzzle.colours[cell],
            note_colours=of_cells[cell] if any(of_cells[cell]) else (),
            refuted=refuted[cell],
            wrong=cell in wrong,
            filtered=cell in filtered,
        )
        for cell in CELLS
    )
    active = highlights.digit if highlights else 0
    return BoardLook(cells, conflicts=pairs, active=active, in_corners=in_corners)


def of_search(snapshot: Snapshot, task: Grid, difference: Difference | None = None) -> BoardLook:
    """The digits chosen so far and the candidates that can still be chosen; givens not yet chosen are small.

    A difference is shown where it is about this position.
    """
    open_masks = (_MASKS[snapshot.open_options[9 * cell : 9 * cell + 9]] for cell in CELLS)
    looks = [
        CellLook(given, Ink.PRINTED) if given else CellLook(candidates=candidates)
        for given, candidates in zip(task.digits, open_masks, strict=True)
    ]
    guesses = guess_numbers(snapshot.levels)
    for depth, (level, guess) in enumerate(zip(snapshot.levels, guesses, strict=True), 1):
        cell, digit = encoding.placement(level.option)
        ink = Ink.of(level)
        shown_depth = depth if ink is Ink.GUESS else None
        is_newest = depth == snapshot.depth and not snapshot.is_dead_end
        looks[cell] = CellLook(digit, ink, depth=shown_depth, guess=guess, newest=is_newest)
    _add_dead(looks, snapshot)
    for cell in CELLS:
        if not looks[cell].digit and not snapshot.is_live(cell):
            looks[cell] = replace(looks[cell], covered=True)
    _add_chosen(looks, snapshot)
    if difference is not None and difference.after == snapshot.position:
        _add_traces(looks, difference)
    _add_leaving(looks, snapshot)
    return BoardLook(tuple(looks))


def _add_dead(looks: list[CellLook], snapshot: Snapshot) -> None:
    """Mark the column of a dead end, with a ring where it is a cell's own and just met; and future dead ends."""
    item = snapshot.dead_item
    dead = () if item is None else encoding.item_cells(item)
    for cell in dead:
        looks[cell] = replace(looks[cell], dead=True, newest=snapshot.is_dead_end and cell == item)
    for cell in CELLS:
        if cell in snapshot.starved and cell not in dead and not looks[cell].digit:
            looks[cell] = replace(looks[cell], starved=True)


def _add_chosen(looks: list[CellLook], snapshot: Snapshot) -> None:
    """Mark the column branched on until one of its options is tried; where none is left, cells are hatched instead."""
    item = snapshot.chosen_item
    is_tried = bool(snapshot.levels) and snapshot.levels[-1].item == item
    if item is None or is_tried or snapshot.is_dead_end:
        return
    is_cell = item < len(CELLS)
    for cell in encoding.item_cells(item):
        looks[cell] = replace(looks[cell], chosen=is_cell, banded=not is_cell)
    for cell, digits in _masks(snapshot.turns.to_come).items():
        looks[cell] = replace(looks[cell], options=digits)


def _add_traces(looks: list[CellLook], difference: Difference) -> None:
    """Mark candidates that went and that have come back; one that is going, but still there, is left alone."""
    lost, returned = _masks(difference.options_left), _masks(difference.options_returned)
    for cell in lost.keys() | returned.keys():
        if not (look := looks[cell]).digit:
            gone, back = lost.get(cell, 0) & ~look.candidates, returned.get(cell, 0) & look.candidates
            looks[cell] = replace(look, lost=gone, returned=back)


def _add_leaving(looks: list[CellLook], snapshot: Snapshot) -> None:
    """Mark candidates that have left some of their columns, but not all yet, and those that have returned to some."""
    at_work = max(snapshot.depth, *snapshot.item_depths)
    here = (option for option, depth in enumerate(snapshot.option_depths) if depth == at_work)
    for cell, digits in _masks(filter(snapshot.is_leaving, here)).items():
        if not (look := looks[cell]).digit:
            looks[cell] = replace(look, leaving=digits)


def _masks(options: Iterable[int]) -> dict[int, int]:
    masks: dict[int, int] = {}
    for option in options:
        cell, digit = divmod(option, 9)
        masks[cell] = masks.get(cell, 0) | 1 << digit
    return masks


_MASKS = {
    bytes(are_open): sum(1 << digit for digit, is_open in enumerate(are_open) if is_open)
    for are_open in product((0, 1), repeat=9)
}
