"""Sentences of the gallery about a problem: its size, and the probable size of its search tree."""

from math import floor, log10
from typing import Final

from solver_core.cover import Goal, Problem
from solver_core.cover.explain.estimate import Estimate
from solver_core.problems.divisors import largest_choice
from solver_core.problems.families import Posed
from solver_core.problems.parameters import EMPTY, Drawing, Values
from solver_core.problems.plans import Network, Reach
from sudoku_gui.translation import Texts
from sudoku_gui.wording.names import number

tr = Texts("gallery")

# fmt: off
GOALS: Final = {
    Goal.EXACT: tr.mark("Exactly once"),
    Goal.FEWEST: tr.mark("Exactly once, by the fewest options"),
    Goal.REPEAT: tr.mark("At least once, by the fewest options"),
}
"""How often every item is to be covered."""
# fmt: on

_SURE: Final = 0.25  # of a number of solutions, the standard error up to which it is worth showing
_HUGE: Final = 10**12
_SUPERSCRIPTS: Final = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def size(problem: Problem) -> str:
    """How many options and items it has."""
    options, items, others = len(problem.options), len(problem.items), len(problem.secondary)
    over = tr("{count} options", "", options, count=number(options))
    counted = tr("{count} items", "", items, count=number(items))
    if not others:
        return tr("{options} over {items}", options=over, items=counted)
    secondary = tr("{count} secondary ones", "", others, count=number(others))
    return tr("{options} over {items} and {secondary}", options=over, items=counted, secondary=secondary)


def fact(posed: Posed, values: Values) -> str:
    """A known fact about a problem; usually empty."""
    board = posed.board
    if isinstance(board, Network) and board.reach is not Reach.LINES and not values.get("reach"):
        return tr("Smallest reach: {reach}", reach=f"{board.radius:.4g}")
    if "numbers" in values:
        count = len(largest_choice(map(int, board.labels if isinstance(board, Network) else ())))
        return tr("At most %n numbers can be chosen of which none divides another.", "", count)
    return ""


def estimated(estimate: Estimate | None, *, repeats: bool) -> str:
    """The estimated size of the tree."""
    if estimate is None:
        return tr("The size of the search tree is being estimated.")
    count = min(round(estimate.decisions), 2)  # one, or several
    decisions = tr("{count} decisions", "", count, count=about(estimate.decisions))
    if repeats:
        return tr("At most about {decisions} (estimated without pruning)", decisions=decisions)
    if estimate.solutions < 1 or estimate.solutions_error >= _SURE * estimate.solutions:
        return tr("About {decisions} (estimated)", decisions=decisions)
    count = min(round(estimate.solutions), 2)
    solutions = tr("{count} solutions", "", count, count=about(estimate.solutions))
    return tr("About {decisions} and {solutions} (estimated)", decisions=decisions, solutions=solutions)


def estimates_text(estimate: Estimate) -> str:
    """The number of random walks of an estimate, and its standard error in per cent."""
    text = tr("From %n random walks down the tree; the standard error is {share} %.", "", estimate.probes)
    share = round(100 * estimate.error / estimate.decisions) if estimate.decisions else 0
    return text.format(share=number(share))


def about(value: float) -> str:
    """A number with two significant digits: ``12,000``.

    >>> about(1234), about(7.2), about(3.21e15)
    ('1,200', '7', '3.2 × 10¹⁵')
    """
    if value < 1:
        return number(round(value))
    power_of_ten = floor(log10(value)) - 1
    if value >= _HUGE:
        power = str(power_of_ten + 1).translate(_SUPERSCRIPTS)
        return f"{value / 10 ** (power_of_ten + 1):.1f} × 10{power}"
    return number(round(value / 10**power_of_ten) * 10**power_of_ten if power_of_ten > 0 else round(value))


def how_to_draw(drawing: Drawing) -> str:
    """How squares are changed by mouse and keys."""
    if drawing.name == "holes":
        return tr(
            "Click squares, or move with the arrow keys and press Space, to make holes and to fill them."
        )
    if drawing.name == "givens":
        return tr("Click a square, or move with the arrow keys, and type its digit; Delete clears it.")
    if len(drawing.signs) > 1:
        return tr("Click the map, or move with the arrow keys and press Space: a city, a radar, nothing.")
    return tr(
        "Click the map, or move with the arrow keys and press Space, to build cities and to remove them."
    )


def square(drawing: Drawing, sign: str, row: int, col: int) -> str:
    """The contents of a square, for screen readers."""
    text = tr("row {row}, column {column}: {content}")
    return text.format(row=number(row + 1), column=number(col + 1), content=_content(drawing, sign))


def _content(drawing: Drawing, sign: str) -> str:
    if sign == EMPTY:
        return tr("empty")
    named = {"x": tr("hole"), "c": tr("city"), "r": tr("radar")}
    return sign if drawing.name == "givens" else named.get(sign, sign)
