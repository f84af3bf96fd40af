"""Words for the bound of repeat cover: depth, bound and best, and the columns that were counted."""

from solver_core.cover import Problem
from solver_core.cover.witness import Counted, CoveringOption, Witness
from sudoku_gui.wording.marking import translate
from sudoku_gui.wording.names import item_name, number, option_name

# --- the numbers ------------------------------------------------------------------------------------


def formula(witness: Witness) -> str:
    """``1 + 3 ≥ 4``, or ``1 + 2 < 4``; of a cover ``4 + 0 = 4``."""
    if witness.is_cover:
        text = translate("bound", "{depth} + 0 = {depth}")
        return text.format(depth=number(witness.depth))
    sign = "≥" if witness.prunes else "<"
    return translate("bound", "{depth} + {bound} {sign} {best}").format(
        depth=number(witness.depth), bound=number(witness.bound), sign=sign, best=number(witness.best)
    )


def labels(witness: Witness) -> tuple[str, str, str]:
    """Beside the three bars; without a cover the third is one more than a cover may have."""
    best = translate("bound", "{count}: too many")
    if witness.has_cover:
        best = translate("bound", "{count}: the best cover")
    return (
        translate("bound", "{count} chosen").format(count=number(witness.depth)),
        translate("bound", "{count} more needed").format(count=number(witness.bound)),
        best.format(count=number(witness.best)),
    )


def verdict(witness: Witness) -> str:
    """What the numbers say, in words."""
    if witness.is_cover:
        return translate("bound", "%n options chosen, and no more are needed: a cover.", "", witness.depth)
    if witness.prunes and witness.has_cover:
        text = translate(
            "bound",
            "{depth} chosen and {bound} more make {total}, not fewer than the {best} of the best cover: "
            "nothing better can follow.",
        )
    elif witness.prunes:
        text = translate(
            "bound", "{depth} chosen and {bound} more make {total}, more options than are allowed."
        )
    elif witness.has_cover:
        text = translate(
            "bound",
            "{depth} chosen and {bound} more make {total}, fewer than the {best} of the best cover: "
            "a better one may follow.",
        )
    else:
        text = translate("bound", "{depth} chosen and {bound} more make {total}. No cover is known yet.")
    return text.format(
        depth=number(witness.depth),
        bound=number(witness.bound),
        total=number(witness.depth + witness.bound),
        best=number(witness.best),
    )


def consequence(kind: str, *, prunes: bool) -> str:
    """What the search makes of it: it asks now (asked), has asked (answered), or does not ask here (between)."""
    if prunes:
        return {
            "asked": translate("bound", "The search asks now: this branch will be pruned."),
            "answered": translate("bound", "The search has asked: this branch is pruned."),
            "between": translate(
                "bound", "The search asks only where a tree node is entered; here it would prune."
            ),
        }[kind]
    return {
        "asked": translate("bound", "The search asks now: it will go on."),
        "answered": translate("bound", "The search has asked: it goes on."),
        "between": translate(
            "bound", "The search asks only where a tree node is entered; here it would go on."
        ),
    }[kind]


# --- the columns ------------------------------------------------------------------------------------


def column(number_of_column: int, counted: Counted, problem: Problem) -> str:
    """Number and name of one of the columns that the bound counts."""
    return translate("bound", "{number}. “{item}”").format(
        number=number(number_of_column), item=item_name(problem, counted.item)
    )


def items(struck: tuple[int, ...], problem: Problem) -> str:
    """Columns that are struck."""
    return translate("bound", ", ").join(item_name(problem, item) for item in struck)


def spoken_column(number_of_column: int, counted: Counted, problem: Problem) -> str:
    """A counted column as a screen reader reads it."""
    name = column(number_of_column, counted, problem)
    if not counted.excluded:
        return translate("bound", "{column}: counted; it excludes no other column").format(column=name)
    return translate("bound", "{column}: counted; its options exclude {items}").format(
        column=name, items=items(counted.excluded, problem)
    )


def spoken_option(strike: CoveringOption, problem: Problem) -> str:
    """An option as a screen reader reads it."""
    name = option_name(problem, strike.option)
    if not strike.items:
        return translate("bound", "{option} covers no other column that is left").format(option=name)
    return translate("bound", "{option} also covers {items}").format(
        option=name, items=items(strike.items, problem)
    )
