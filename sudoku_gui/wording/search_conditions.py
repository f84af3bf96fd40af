"""What a breakpoint waits for, in words: ``when column “row 3 has 7” is chosen at depth 4``."""

from collections.abc import Sequence
from os.path import commonprefix

from solver_core.cover import Problem, Rule
from solver_core.cover.explain.listing import exact_cover, repeat_cover
from solver_core.sudoku.pseudocode import backtracking
from sudoku_gui.player.search_conditions import Criterion, CriterionKind, Flaw, SearchCondition
from sudoku_gui.player.selection import Target
from sudoku_gui.translation import Texts, translate
from sudoku_gui.wording import names
from sudoku_gui.wording.pseudocode import breakpoint_at

tr = Texts("questions")


def description(when: SearchCondition, problem: Problem | None) -> str:
    """The whole condition; None: numbers in the place of names."""
    criteria = [criterion for criterion in when.criteria if criterion.kind is not CriterionKind.DEPTH]
    depths = [criterion for criterion in when.criteria if criterion.kind is CriterionKind.DEPTH]
    if not criteria:
        return _when(
            _joined(
                [
                    tr("the depth becomes {depth}", depth=names.number(criterion.number or 0))
                    for criterion in depths
                ]
            )
        )
    text = _joined([_criterion(criterion, problem) for criterion in criteria])
    for criterion in depths:
        text = tr("{what} at depth {depth}", what=text, depth=names.number(criterion.number or 0))
    return _when(text)


def flaw(flaw: Flaw) -> str:
    """Why a condition can never be met, and what to do about it."""
    return {
        Flaw.NOTHING: tr("Choose what to wait for."),
        Flaw.NO_ITEM: tr("This problem has no such column: choose one from the list."),
        Flaw.NO_OPTION: tr("This problem has no such option: choose one from the list."),
        Flaw.NO_NODE: tr("This option is not in this column: choose another column."),
        Flaw.NO_CELL: tr("There is no such cell: choose one from r1c1 to r9c9."),
        Flaw.NEVER: tr("This can never happen: the conditions exclude each other; change one, or the depth."),
    }[flaw]


def kind(kind: CriterionKind) -> str:
    """A kind of criterion, as the chooser shows it: the beginning of the sentence that its fields end."""
    return {
        CriterionKind.SOLUTION: tr("a solution is found"),
        CriterionKind.DEAD_END: tr("a dead end is met"),
        CriterionKind.DECISION: tr("any column is chosen"),
        CriterionKind.PRUNE: tr("a branch is pruned"),
        CriterionKind.CHOSEN: tr("column is chosen:"),
        CriterionKind.TRIED: tr("option is tried:"),
        CriterionKind.ITEM: tr("column is touched:"),
        CriterionKind.OPTION: tr("option is touched:"),
        CriterionKind.NODE: tr("node is hidden or returns:"),
        CriterionKind.CELL: tr("cell is touched:"),
        CriterionKind.SIZE: tr("column gets small:"),
        CriterionKind.DEPTH: tr("at depth:"),
        CriterionKind.LINE: tr("a line of the pseudo-code"),
    }[kind]


def column_name(problem: Problem | None, item: int) -> str:
    """What a column is called; its number where there is no such name."""
    if problem is None or item >= len(problem.names):
        return tr("number {number}", number=names.number(item + 1))
    return names.item_name(problem, item)


def option_name(problem: Problem | None, option: int) -> str:
    """What an option is called; its row in the matrix where that says more: ``row 13 {C, E, F}``."""
    row = tr("row {number}", number=option + 1)  # as one types it
    if problem is None or option >= len(problem.options):
        return row
    name = names.option_name(problem, option)
    if names.is_sudoku(problem):
        return name
    return tr("{row} {name}", row=row, name=name)


def target_name(target: Target, problem: Problem) -> str:
    """``“row 3 has 7”``, ``r3c5=7``, or of a node ``r3c5=7 in “row 3 has 7”``."""
    item = "" if target.item is None else names.item_name(problem, target.item)
    option = "" if target.option is None else option_name(problem, target.option)
    if item and option:
        return translate("targets", "{option} in “{item}”", option=option, item=item)
    return translate("targets", "“{item}”", item=item) if item else option


def plain_target_name(target: Target, problem: Problem) -> str:
    """The same without quotation marks, for the clipboard."""
    if target.option is None and target.item is not None:
        return names.item_name(problem, target.item)
    return target_name(target, problem)


def _criterion(criterion: Criterion, problem: Problem | None) -> str:
    item = "" if criterion.item is None else column_name(problem, criterion.item)
    option = "" if criterion.option is None else option_name(problem, criterion.option)
    cell = "" if criterion.cell is None else _cell_name(criterion.cell)
    if criterion.kind is CriterionKind.SIZE:
        return _size(item, criterion.number or 0)
    text = {
        CriterionKind.CHOSEN: tr("column “{item}” is chosen"),
        CriterionKind.TRIED: tr("{option} is tried"),
        CriterionKind.ITEM: tr("column “{item}” is touched"),
        CriterionKind.OPTION: tr("{option} is touched"),
        CriterionKind.NODE: tr("{option} leaves or rejoins column “{item}”"),
        CriterionKind.CELL: tr("cell {cell} is touched"),
        CriterionKind.LINE: tr("the pseudo-code is at “{line}”"),
    }.get(criterion.kind) or kind(criterion.kind)
    return text.format(item=item, option=option, cell=cell, line=_line(criterion.line))


def _line(line: str) -> str:
    """A line by its label and text, as far as they are the same under every rule: ``X5: cover(j)``."""
    listings = [
        *(made(rule) for made in (exact_cover, backtracking) for rule in (Rule.FEWEST, Rule.FIRST)),
        repeat_cover(),
    ]
    known = [it for listing in listings for it in listing.lines if it.id == line]
    if not known:
        return line
    return breakpoint_at(known[0].step, commonprefix([it.text for it in known]))  # noqa: RUF071 - letters are meant


def _size(item: str, options: int) -> str:
    if options == 0:
        text = tr("column “{item}” has no option")
    else:
        text = tr("column “{item}” has at most %n options", "", options)
    return text.format(item=item)


def _cell_name(cell: int) -> str:
    return names.cell_name(cell) if cell < 81 else names.number(cell)


def _joined(parts: Sequence[str]) -> str:
    text = parts[0] if parts else ""
    for part in parts[1:]:
        text = tr("{first} and {second}", first=text, second=part)
    return text


def _when(what: str) -> str:
    return tr("when {what}", what=what)
