"""Words for the bound of repeat cover: depth, bound and best, and the columns that were counted."""

from collections.abc import Iterable

from solver_core.cover import Problem
from solver_core.cover.explain.witness import Counted, CoveringOption, Witness
from sudoku_gui.translation import Texts
from sudoku_gui.wording.joining import words
from sudoku_gui.wording.names import item_name, number, option_name

tr = Texts("bound")

# --- the numbers ------------------------------------------------------------------------------------


def formula(witness: Witness) -> str:
    """``1 + 3 ≥ 4``, or ``1 + 2 < 4``; of a cover ``4 + 0 = 4``."""
    if witness.is_cover:
        return tr("{depth} + 0 = {depth}", depth=number(witness.depth))
    sign = "≥" if witness.prunes else "<"
    return tr("{depth} + {bound} {sign} {best}").format(
        depth=number(witness.depth), bound=number(witness.bound), sign=sign, best=number(witness.best)
    )


def labels(witness: Witness) -> tuple[str, str, str]:
    """The labels of the three bars; without a cover the third is one more than a cover may have."""
    best = tr("{count}: too many")
    if witness.has_cover:
        best = tr("{count}: the best cover")
    return (
        tr("{count} chosen", count=number(witness.depth)),
        tr("{count} more needed", count=number(witness.bound)),
        best.format(count=number(witness.best)),
    )


def verdict(witness: Witness) -> str:
    """A sentence on what the bound means here: the search is cut off, or goes on."""
    if witness.is_cover:
        return tr("%n options chosen, and no more are needed: a cover.", "", witness.depth)
    if witness.prunes and witness.has_cover:
        text = tr(
            "{depth} chosen and {bound} more make {total}, not fewer than the {best} of the best cover: "
            "nothing better can follow."
        )
    elif witness.prunes:
        text = tr("{depth} chosen and {bound} more make {total}, more options than are allowed.")
    elif witness.has_cover:
        text = tr(
            "{depth} chosen and {bound} more make {total}, fewer than the {best} of the best cover: "
            "a better one may follow."
        )
    else:
        text = tr("{depth} chosen and {bound} more make {total}. No cover is known yet.")
    return text.format(
        depth=number(witness.depth),
        bound=number(witness.bound),
        total=number(witness.depth + witness.bound),
        best=number(witness.best),
    )


def consequence(kind: str, *, prunes: bool) -> str:
    """The consequence of the bound: the search asks now (asked), has asked (answered), or does not ask (between)."""
    if prunes:
        return {
            "asked": tr("The search asks now: this branch will be pruned."),
            "answered": tr("The search has asked: this branch is pruned."),
            "between": tr("The search asks only where a tree node is entered; here it would prune."),
        }[kind]
    return {
        "asked": tr("The search asks now: it will go on."),
        "answered": tr("The search has asked: it goes on."),
        "between": tr("The search asks only where a tree node is entered; here it would go on."),
    }[kind]


# --- the columns ------------------------------------------------------------------------------------


def column(number_of_column: int, counted: Counted, problem: Problem) -> str:
    return tr("{number}. “{item}”", number=number(number_of_column), item=item_name(problem, counted.item))


def excluded(items: Iterable[int], problem: Problem) -> str:
    """The names of the columns that are excluded, in a line."""
    return words(item_name(problem, item) for item in sorted(items))


def spoken_column(number_of_column: int, counted: Counted, problem: Problem) -> str:
    """A counted column as a screen reader reads it."""
    name = column(number_of_column, counted, problem)
    if not counted.excluded:
        return tr("{column}: counted; it excludes no other column", column=name)
    return tr(
        "{column}: counted; its options exclude {items}",
        column=name,
        items=excluded(counted.excluded, problem),
    )


def spoken_option(covering: CoveringOption, problem: Problem) -> str:
    """An option as a screen reader reads it."""
    name = option_name(problem, covering.option)
    if not covering.items:
        return tr("{option} covers no other column that is left", option=name)
    return tr("{option} also covers {items}", option=name, items=excluded(covering.items, problem))
