"""Why a step holds: sentences that are true for that very step."""

from collections.abc import Callable
from typing import Final

from solver_core.hints import Step
from solver_core.hints.techniques import BY_ID, Group
from sudoku_gui.features.hints.chain_text import chain_reason
from sudoku_gui.features.hints.set_text import set_reason, unique_reason
from sudoku_gui.features.hints.text import houses, listed, names
from sudoku_gui.translation import Texts

tr = Texts("hints")


def reason(step: Step) -> str:
    """Why a step holds, in a few sentences."""
    return _BY_GROUP[BY_ID[step.technique].group](step)


def _single(step: Step) -> str:
    match step.technique:
        case "full_house":
            text = tr("{cells} is the last empty cell of {houses}, where only {digits} is missing.")
        case "naked_single":
            text = tr("{digits} is the only candidate that is left in {cells}.")
        case _:
            text = tr("In {houses}, {cells} is the only cell left for {digits}.")
    return _filled(text, step)


def _subset(step: Step) -> str:
    if step.technique.startswith("hidden"):
        text = tr(
            "In {houses}, only {cells} are left for {digits}. They must hold these digits, so they cannot hold any other."
        )
    elif step.technique.startswith("locked_candidates"):
        text = tr(
            "In {houses}, all places for {digits} lie in {cover}, too. One of them holds it, so no other cell of {cover} can."
        )
    else:
        text = tr(
            "In {houses}, {cells} have no candidates but {digits}. They use up all of these, so no other cell there can hold one."
        )
    return _filled(text, step)


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


def _wing(step: Step) -> str:
    if step.technique == "w_wing":
        return chain_reason(step)
    if step.technique == "xy_wing":
        text = tr(
            "Whichever of its two candidates {pivot} holds, one of {others} must be {removed}. A cell that sees both of these cannot be {removed}."
        )
    else:
        text = tr(
            "Whatever {pivot} holds, one of {cells} is {removed}. A cell that sees all three cannot be {removed}."
        )
    return _filled(text, step)


def _colouring(step: Step) -> str:
    match step.technique:
        case "simple_colors_trap":
            text = tr(
                "The marked cells for {digits} alternate: either all with a ring are {digits}, or all with a square. A cell that sees one of each kind cannot be {digits}."
            )
        case "simple_colors_wrap":
            text = tr(
                "The marked cells for {digits} alternate: either all with a ring are {digits}, or all with a square. Two cells of one kind see each other, so none of this kind is {digits}."
            )
        case "multi_colors_1":
            text = tr(
                "The marked cells for {digits} form two nets, the second one underlined; in each, either all rings are {digits} or all squares. A kind of the one net sees a kind of the other, so they are not both true, and one of the two opposite kinds is. A cell that sees both of these cannot be {digits}."
            )
        case _:
            text = tr(
                "The marked cells for {digits} form two nets, the second one underlined; in each, either all rings are {digits} or all squares. A kind of the one net sees both kinds of the other, of which one is true. So none of that kind is {digits}."
            )
    return _filled(text, step)


def _last_resort(step: Step) -> str:
    if step.technique == "brute_force":
        return tr(
            "None of the techniques finds a step here. The solution is known nevertheless, from Dancing Links."
        )
    return chain_reason(step)


def _filled(text: str, step: Step) -> str:
    return text.format(
        cells=names(step.cells),
        digits=listed(step.digits),
        houses=houses(step.base),
        cover=houses(step.cover),
        fins=names(cell for cell, _ in (*step.fins, *step.endo_fins)),
        pivot=names(step.cells[:1]),
        others=names(step.cells[1:]),
        removed=listed(dict.fromkeys(digit for _, digit in step.removed)),
    )


_BY_GROUP: Final[dict[Group, Callable[[Step], str]]] = {
    Group.SINGLES: _single,
    Group.INTERSECTIONS: _subset,
    Group.SUBSETS: _subset,
    Group.FISH: _fish,
    Group.SINGLE_DIGIT: chain_reason,
    Group.WINGS: _wing,
    Group.COLOURING: _colouring,
    Group.UNIQUENESS: unique_reason,
    Group.CHAINS: chain_reason,
    Group.SETS: set_reason,
    Group.LAST_RESORT: _last_resort,
}
