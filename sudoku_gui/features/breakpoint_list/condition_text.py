"""Conditions of breakpoints in words: ``when column “row 3 has 7” is chosen at depth 4``."""

from functools import lru_cache
from os.path import commonprefix
from typing import Final

from solver_core.cover import Problem, Rule
from solver_core.cover.explain.listing import exact_cover, repeat_cover
from solver_core.sudoku.pseudocode import backtracking
from sudoku_gui.player.search_conditions import Criterion, CriterionKind, Flaw, SearchCondition
from sudoku_gui.translation import Texts
from sudoku_gui.wording import joining, names

tr = Texts("questions")
mark = tr.mark
tr_code = Texts("pseudocode")

# fmt: off
_KINDS: Final = {
    CriterionKind.SOLUTION: (mark("a solution is found"), ""),
    CriterionKind.DEAD_END: (mark("a dead end is met"), ""),
    CriterionKind.DECISION: (mark("any column is chosen"), ""),
    CriterionKind.PRUNE: (mark("a branch is pruned"), ""),
    CriterionKind.CHOSEN: (mark("column is chosen:"), mark("column “{item}” is chosen")),
    CriterionKind.TRIED: (mark("option is tried:"), mark("{option} is tried")),
    CriterionKind.ITEM: (mark("column is touched:"), mark("column “{item}” is touched")),
    CriterionKind.OPTION: (mark("option is touched:"), mark("{option} is touched")),
    CriterionKind.NODE: (mark("node is hidden or returns:"), mark("{option} leaves or rejoins column “{item}”")),
    CriterionKind.CELL: (mark("cell is touched:"), mark("cell {cell} is touched")),
    CriterionKind.SIZE: (mark("column gets small:"), mark("column “{item}” has at most %n options")),
    CriterionKind.DEPTH: (mark("at depth:"), mark("the depth becomes {depth}")),
    CriterionKind.LINE: (mark("a line of the pseudo-code"), mark("the pseudo-code is at “{line}”")),
}
"""The text of the chooser, the beginning of a sentence that fields end; and the whole sentence, if that is not all."""
_FLAWS: Final = {
    Flaw.NOTHING: mark("Choose what to wait for."),
    Flaw.NO_ITEM: mark("This problem has no such column: choose one from the list."),
    Flaw.NO_OPTION: mark("This problem has no such option: choose one from the list."),
    Flaw.NO_NODE: mark("This option is not in this column: choose another column."),
    Flaw.NO_CELL: mark("There is no such cell: choose one from r1c1 to r9c9."),
    Flaw.NEVER: mark("This can never happen: the conditions exclude each other; change one, or the depth."),
}
# fmt: on


def description(when: SearchCondition, problem: Problem | None) -> str:
    """The whole condition; None: numbers in the place of names."""
    depths = [criterion for criterion in when.criteria if criterion.kind is CriterionKind.DEPTH]
    others = [criterion for criterion in when.criteria if criterion not in depths]
    parts = [_criterion(criterion, problem) for criterion in others or depths]
    text = joining.joined(tr("{first} and {second}"), parts)
    for criterion in depths if others else ():
        text = tr("{what} at depth {depth}", what=text, depth=names.number(criterion.number or 0))
    return tr("when {what}", what=text)


def flaw(flaw: Flaw) -> str:
    """Why a condition can never be met, and what to do about it."""
    return tr(_FLAWS[flaw])


def kind(kind: CriterionKind) -> str:
    """A kind of criterion, as the chooser shows it."""
    return tr(_KINDS[kind][0])


def column_name(problem: Problem | None, item: int) -> str:
    """The name of a column; its number where there is no such name."""
    if problem is None or item >= len(problem.names):
        return tr("number {number}", number=names.number(item + 1))
    return names.item_name(problem, item)


def _criterion(criterion: Criterion, problem: Problem | None) -> str:
    begun, whole = _KINDS[criterion.kind]
    text, count, most = whole or begun, criterion.number or 0, -1
    if criterion.kind is CriterionKind.SIZE:
        text, most = (text, count) if count else (mark("column “{item}” has no option"), -1)
    cell = criterion.cell
    return tr(text, "", most).format(
        item="" if criterion.item is None else column_name(problem, criterion.item),
        option="" if criterion.option is None else names.full_option_name(problem, criterion.option),
        cell="" if cell is None else names.cell_name(cell) if cell < 81 else names.number(cell),
        depth=names.number(count),
        line=_line(criterion.line),
    )


@lru_cache(maxsize=64)
def _line(line: str) -> str:
    """A line by its label and text, as far as they are the same under every rule: ``X5: cover(j)``."""
    listings = [
        *(made(rule) for made in (exact_cover, backtracking) for rule in (Rule.FEWEST, Rule.FIRST)),
        repeat_cover(),
    ]
    known = [it for listing in listings for it in listing.lines if it.id == line]
    if not known:
        return line
    step, text = known[0].step, commonprefix([it.text for it in known]).strip()  # noqa: RUF071 - letters are meant
    return tr_code("{step}: {text}", step=step, text=text) if step else text
