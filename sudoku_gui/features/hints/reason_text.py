"""Why a step holds: sentences that are true for that very step."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from solver_core.hints import AlmostLockedSet, Node, Step
from solver_core.hints.singles import Cause, causes, house_of
from solver_core.hints.techniques import BY_ID, Group
from solver_core.sudoku.cells import HOUSES
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.hints.text import consequence, houses, listed, names, says, short
from sudoku_gui.translation import Texts
from sudoku_gui.wording import joining
from sudoku_gui.wording.names import cell_name

tr = Texts("hints")
mark = tr.mark

_MOST_ENDS = 4  # how many ends of chains are named in a sentence

# fmt: off
_TEXTS: Final = {
    **dict.fromkeys(("hidden_pair", "hidden_triple", "hidden_quadruple"), mark("In {houses}, only {cells} are left for {digits}. They must hold these digits, so they cannot hold any other.")),
    **dict.fromkeys(("locked_candidates_1", "locked_candidates_2"), mark("In {houses}, all places for {digits} lie in {cover}, too. One of them holds it, so no other cell of {cover} can.")),
    **dict.fromkeys(("locked_pair", "locked_triple", "naked_pair", "naked_triple", "naked_quadruple"), mark("In {houses}, {cells} have no candidates but {digits}. They use up all of these, so no other cell there can hold one.")),
    "xy_wing": mark("Whichever of its two candidates {pivot} holds, one of {others} must be {removed}. A cell that sees both of these cannot be {removed}."),
    "xyz_wing": mark("Whatever {pivot} holds, one of {cells} is {removed}. A cell that sees all three cannot be {removed}."),
    "simple_colors_trap": mark("The marked cells for {digits} alternate: either all with a ring are {digits}, or all with a square. A cell that sees one of each kind cannot be {digits}."),
    "simple_colors_wrap": mark("The marked cells for {digits} alternate: either all with a ring are {digits}, or all with a square. Two cells of one kind see each other, so none of this kind is {digits}."),
    "multi_colors_1": mark("The marked cells for {digits} form two nets, the second one underlined; in each, either all rings are {digits} or all squares. A kind of the one net sees a kind of the other, so they are not both true, and one of the two opposite kinds is. A cell that sees both of these cannot be {digits}."),
    "multi_colors_2": mark("The marked cells for {digits} form two nets, the second one underlined; in each, either all rings are {digits} or all squares. A kind of the one net sees both kinds of the other, of which one is true. So none of that kind is {digits}."),
    "bug_plus_1": mark("If {cells} were not {digits}, each empty cell would have two candidates, each of them twice in its row, column and box. Such a puzzle has two solutions or none."),
    "avoidable_rectangle_1": mark("No digit of {cells} is given. If {targets} were {removed}, two digits could be exchanged in these cells, and the puzzle would have a second solution."),
    "avoidable_rectangle_2": mark("No digit of {cells} is given. Without {removed} in one of the two empty ones, two digits could be exchanged in these cells, and the puzzle would have a second solution. So a cell that sees both cannot be {removed}."),
    "continuous_nice_loop": mark("The chain is a loop without a contradiction, so it is true in one direction or the other: of the two ends of each link, exactly one is true. What excludes, or shares a cell or house with, both ends of a link can be removed."),
    "brute_force": mark("None of the techniques finds a step here. The solution is known nevertheless, from Dancing Links."),
}
"""The reasons of techniques whose steps all have the same one."""
_DEADLY: Final = mark("If {cells} held only {digits}, these could be exchanged, and the puzzle would have a second solution.")
_RECTANGLES: Final = {
    "uniqueness_1": mark("Only {targets} can avoid that, by holding another digit."),
    **dict.fromkeys(("uniqueness_2", "uniqueness_5"), mark("To avoid that, one of them must be {removed}. A cell that sees all places for {removed} among them cannot be {removed}.")),
    "uniqueness_3": mark("To avoid that, one of them must hold another digit. With {others} they then need all of the digits {extra}, so no other cell of their house can hold one."),
    "uniqueness_4": mark("One of {targets} is {kept}, for it has no other place in a house of both. So the other one cannot be {removed}."),
    "uniqueness_6": mark("In the rows and columns of these cells, {removed} has no other place. So if one of {targets} were {removed}, both would be, and that would happen."),
    "hidden_rectangle": mark("If {targets} were {removed}, that would happen: in its row and in its column, {kept} could then only go in the rectangle."),
}
"""How it is avoided that these digits could be exchanged."""
# fmt: on


def explained(step: Step, board: Grid | None = None) -> str:
    """Why a step holds, and what follows from it."""
    return joining.sentences([reason(step, board), consequence(step)])


def reason(step: Step, board: Grid | None = None) -> str:
    """Why a step holds; of a single, with the digits on a board that exclude everything else."""
    technique, group = step.technique.removeprefix("grouped_"), BY_ID[step.technique].group
    if group is Group.SINGLES:
        return _single(step, board)
    if group is Group.FISH:
        return _fish(step)
    if technique in _RECTANGLES:
        return _filled(joining.sentences([tr(_DEADLY), tr(_RECTANGLES[technique])]), step)
    if technique in _TEXTS:
        return _filled(tr(_TEXTS[technique]), step)
    if group is Group.SETS:
        return _sets(step)
    if technique == "empty_rectangle":
        return _empty_rectangle(step)
    if technique == "remote_pair":
        return _remote_pair(step)
    if technique == "discontinuous_nice_loop" or technique.endswith("contradiction"):
        return _contradiction(step)
    return _verity(step) if technique.endswith("verity") else _two_ends(step)


def _filled(text: str, step: Step, **own: object) -> str:
    """A text with what its step has, and values of its own."""
    fins = [cell for cell, _ in (*step.fins, *step.endo_fins)]
    removed = dict.fromkeys(digit for _, digit in step.removed)
    is_wing = BY_ID[step.technique].group is Group.WINGS
    known: dict[str, object] = {
        "cells": names(step.cells),
        "digits": listed(step.digits),
        "houses": houses(step.base),
        "cover": houses(step.cover),
        "fins": names(fins),
        "pivot": names(step.cells[:1]),
        "others": names(step.cells[1:] if is_wing else (cell for cell in fins if cell not in step.cells)),
        "targets": names(cell for cell, _ in step.removed),
        "removed": listed(removed),
        "kept": listed(digit for digit in step.digits if digit not in removed),
        "extra": listed(sorted({digit for _, digit in step.fins})),
    }
    return text.format(**known | own)


# --- singles --------------------------------------------------------------------------------------


def _single(step: Step, board: Grid | None) -> str:
    """The reason of a full house, a naked or a hidden single; without a board no digits are named."""
    found = causes(step, board) if board is not None else ()
    places = names(sorted(cause.cell for cause in found))
    match step.technique:
        case "full_house":
            text = tr("{cells} is the last empty cell of {houses}, where only {digits} is missing.")
        case "naked_single" if board is not None and found:
            text = tr("Only {digits} can go to {cells}: {parts}.")
            places = _parts(board, found)
        case "naked_single":
            text = tr("{digits} is the only candidate that is left in {cells}.")
        case _ if board is None or not found:
            text = tr("In {houses}, {cells} is the only cell left for {digits}.")
        case _ if _leaves_cells(step, board, found):
            text = tr(
                "In {houses}, {digits} can only go to {cells}: {places} and your notes exclude the other cells."
            )
        case _ if len(found) == 1:
            text = tr(
                "In {houses}, {digits} can only go to {cells}: the {digits} in {places} blocks the other cells."
            )
        case _:
            text = tr(
                "In {houses}, {digits} can only go to {cells}: the {digits}s in {places} block the other cells."
            )
    return _filled(text, step, places=places, parts=places)


def _parts(board: Grid, found: Sequence[Cause]) -> str:
    """The digits that exclude the others of a cell, by the houses in which they are."""
    of_house: dict[int, list[int]] = {}
    for cause in found:
        of_house.setdefault(house_of(cause, board), []).append(board[cause.cell])
    text = tr("{house} has {digits}", "digits that exclude")
    parts = [
        text.format(house=houses([at]), digits=listed(sorted(digits))) for at, digits in of_house.items()
    ]
    if len(found) < 8:
        parts.append(tr("your notes exclude the others"))
    return joining.joined("{first}; {second}", parts)


def _leaves_cells(step: Step, board: Grid, found: Sequence[Cause]) -> bool:
    """Whether the digits exclude only some of the other cells of the house, and notes the rest."""
    known = {cell for cause in found for cell in cause.excluded} | {*step.cells}
    return any(not board[cell] and cell not in known for cell in HOUSES[step.base[0]].cells)


# --- fish, chains and sets ------------------------------------------------------------------------


def _fish(step: Step) -> str:
    fins = {*step.fins, *step.endo_fins}
    if not fins:
        text = tr(
            "In {houses}, all places for {digits} lie in {cover}. So {cover} get their {digits} there, and cannot have it anywhere else."
        )
    elif len(fins) == 1:
        text = tr(
            "Without the fin {fins}, all places for {digits} in {houses} would lie in {cover}. Either the fin is {digits}, or {cover} get their {digits} from {houses}: a cell of {cover} that sees the fin cannot be {digits} either way."
        )
    else:
        text = tr(
            "Without the fins {fins}, all places for {digits} in {houses} would lie in {cover}. Either one of the fins is {digits}, or {cover} get their {digits} from {houses}: a cell of {cover} that sees all fins cannot be {digits} either way."
        )
    return _filled(text, step)


def _two_ends(step: Step) -> str:
    """One of two candidates is true in any case."""
    if len(step.chains) != 1:
        return tr(
            "Each chain shows that at least one of its two ends is {digits}. A cell that sees both ends cannot be {digits}.",
            digits=listed(step.digits or sorted({digit for _, digit in step.removed})),
        )
    first, *_, last = step.chains[0]
    if first.digit == last.digit:
        text = tr(
            "If {start}, the chain shows that {end}. So at least one of {ends} is {digit}, and a cell that sees both cannot be {digit}."
        )
        if len(first.cells) + len(last.cells) > 2:
            text = tr(
                "If {start}, the chain shows that {end}. So {digit} is at one of the ends of the chain, {ends}, and a cell that sees all of these cannot be {digit}."
            )
    else:
        text = tr(
            "If {start}, the chain shows that {end}. So at least one of its ends, {first} and {last}, is true, and what both of them exclude can be removed."
        )
    return text.format(
        start=says(first),
        end=says(last),
        ends=names((*first.cells, *last.cells)),
        digit=first.digit,
        first=short(first._replace(is_on=True)),
        last=short(last),
    )


def _empty_rectangle(step: Step) -> str:
    if not step.chains or not step.base:
        return _filled(tr("In {fins}, all places for {digits} lie in one row and one column."), step)
    text = tr(
        "In {houses}, all places for {digits} lie in one row or one column. If {last} is not {digits}, {first} is, and leaves {houses} only places that see {targets}. So one cell that {targets} sees is {digits} in any case."
    )
    return _filled(text, step, first=names(step.cells[:1]), last=names(step.cells[1:]))


def _remote_pair(step: Step) -> str:
    if len(step.chains) == 1:
        text = tr(
            "All cells of the chain have just the candidates {digits}, which alternate along it. So its ends hold one each, and a cell that sees both ends can hold neither."
        )
    else:
        text = tr(
            "All cells of the chains have just the candidates {digits}, which alternate along them. So the ends of each chain hold one each, and a cell that sees both ends can hold neither."
        )
    return _filled(text, step, digits=listed(sorted(step.digits)))


def _contradiction(step: Step) -> str:
    starts, ends = _at(step, 0), _at(step, -1)
    if len(starts) != 1:
        return tr("Assume the opposite of what follows: the chains then contradict each other.")
    start = starts[0]
    if start._replace(is_on=not start.is_on) in ends:
        text = tr("Suppose that {start}. Link by link, it follows that it is. So it must be.")
        if start.is_on:
            text = tr("Suppose that {start}. Link by link, it follows that it is not. So it cannot be.")
    elif len(ends) > _MOST_ENDS:
        text = tr(
            "Suppose that {start}. The chains then leave no place for {digit} in a house, which is impossible."
        )
        if len({node.digit for node in ends}) > 1:
            text = tr(
                "Suppose that {start}. The chains then leave no candidate in a cell, which is impossible."
            )
    elif len(ends) == 1:
        text = tr("Suppose that {start}. Link by link, it follows that {ends}, which is a contradiction.")
    else:
        text = tr("Suppose that {start}. It follows that {ends}, which is impossible.")
    said = joining.enumeration(map(says, ends))
    return text.format(start=says(start), ends=said, digit=ends[0].digit)


def _verity(step: Step) -> str:
    text = tr("One of {starts} is true in any case, and each of them leads to the same end: {end}.")
    starts, ends = _at(step, 0), _at(step, -1)
    if {node.is_on for node in starts} == {True, False}:
        text = tr("Whether {start} or not, the chains lead to the same end: {end}.")
    start = next((node for node in starts if node.is_on), starts[0])
    return text.format(
        starts=joining.enumeration(map(short, starts)),
        start=says(start),
        end=joining.enumeration(map(says, ends)),
    )


def _at(step: Step, end: int) -> list[Node]:
    # 0: where the chains begin; -1: where they end.
    return list(dict.fromkeys(chain[end]._replace(opens=False, is_branch=False) for chain in step.chains))


def _sets(step: Step) -> str:
    if step.technique == "sue_de_coq":
        return _sue_de_coq(step)
    shared = [_common(step, *pair) for pair in pairwise(step.sets)]
    if len(step.sets) == 2 and len(shared[0]) == 2:
        text = tr(
            "{first} have one digit more than cells, and so have {last}. They share {common}, neither of which can be in both. So each set gets one of the two and needs all its other digits: a cell that sees all places of such a digit cannot hold it."
        )
    elif len(step.sets) == 2:
        text = tr(
            "Set A, {first}, and set B, {last}, have one digit more than cells each. Only one of them can hold {common}; the other one needs all its other digits, {removed} among them. A cell that sees all places for {removed} in both sets cannot hold it."
        )
    else:
        text = tr(
            "Each of these sets has one digit more than cells: {sets}. Only one of two neighbours can hold the digit that they share: {commons}. If {first} did not hold {removed}, each set would need its shared digit and take it from the next, up to {last}, which would hold {removed}. A cell that sees all places for {removed} in these two cannot hold it."
        )
    return _filled(
        text,
        step,
        first=_name(step.sets[0]),
        last=_name(step.sets[-1]),
        sets=tr("; ", "between sets of cells").join(map(_name, step.sets)),
        common=listed(shared[0]),
        commons=joining.words(listed(digits) for digits in shared),
    )


def _sue_de_coq(step: Step) -> str:
    if not step.sets:
        text = tr(
            "{cells} lie in a box and in a line. Together with cells beside them in both, they use up all their digits there."
        )
        return _filled(text, step)
    text = tr(
        "The {count} cells {cells} have only {count} digits between them, {digits}, and none of these fits in there twice. So all of them are needed: a cell that sees all places of one of these digits cannot hold it."
    )
    cells = sorted({*step.cells, *(cell for one in step.sets for cell in one.cells)})
    digits = sorted({*step.digits, *(digit for one in step.sets for digit in one.digits)})
    return _filled(text, step, count=len(cells), cells=names(cells), digits=listed(digits))


def _common(step: Step, one: AlmostLockedSet, other: AlmostLockedSet) -> list[int]:
    """The digits of which only one of two neighbours can hold each."""
    here, there = (
        {digit for cell, digit in step.commons if cell in part.cells and digit in part.digits}
        for part in (one, other)
    )
    return sorted(here & there)


def _name(one: AlmostLockedSet) -> str:
    """``r1c2, r1c5 {2 4 7}``: the cells, with their digits."""
    text = tr("{cells} ({digits})", "cells with their digits")
    cells = joining.words(cell_name(cell) for cell in one.cells)
    return text.format(cells=cells, digits=" ".join(map(str, one.digits)))
