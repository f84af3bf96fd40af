"""The listing of backtracking with bits, and that of whatever search a puzzle may have.

The letters are those of `backtrack`: rows, cols and boxes are masks of the digits that houses lack; cell i stands in
row r, col k and box b; m is the mask of its candidates and d one bit of it; l is the level. The programs in C++ and
Python, `backtracking.*.txt`, read and print what AcWing 166 does; their marks are those of `explain.programs`.
"""

from functools import cache
from pathlib import Path
from typing import Final

from solver_core.cover import Rule, SearchBase
from solver_core.cover.explain import pseudocode
from solver_core.cover.explain.listing import CodeListing, ListingLine, landmarks, translated
from solver_core.cover.ops import Op
from solver_core.sudoku.backtracking import BacktrackSearch

_NODES: Final = (Op.CHOOSE, Op.DEAD_END, Op.SOLUTION)
_CHOICES: Final = {
    Rule.FEWEST: "choose cell i with the fewest bits in m",
    Rule.FIRST: "choose the first empty cell i",
}


def listing(search: SearchBase, language: str = "knuth") -> CodeListing:
    """The algorithm of a search: backtracking, exact cover or repeat cover; in one of the `listing.LANGUAGES`."""
    is_masks = isinstance(search, BacktrackSearch)
    return translated(backtracking(search.rule) if is_masks else pseudocode.listing(search), language)


# fmt: off
@cache
def backtracking(rule: Rule) -> CodeListing:
    """Depth-first search with masks (AcWing 166), with labels of its own."""
    lines = (
        ListingLine("b1.start", "B1", 0, "l ← 0"),
        ListingLine("b2.search", "B2", 0, "search(l):", folds="solution", reached_after=_NODES),
        ListingLine("b2.solution", "B2", 1, "if no cell is empty:  solution;  return", (Op.SOLUTION,)),
        ListingLine("b3.mask", "B3", 1, "m = rows[r] & cols[k] & boxes[b]", reached_after=(Op.CHOOSE, Op.DEAD_END)),
        ListingLine("b3.choose", "B3", 1, _CHOICES[rule], (Op.CHOOSE,)),
        ListingLine("b3.dead_end", "B3", 1, "if m = 0:  dead end;  return", (Op.DEAD_END,)),
        ListingLine("b4.branch", "B4", 1, "branch on i:", folds="decision", reached_after=(Op.CHOOSE,)),
        ListingLine("b4.bits", "B4", 2, "for each bit d of m, lowest first:", reached_after=(Op.TRY,)),
        ListingLine("b4.try", "B4", 3, "try d:  place(i, d);  l ← l + 1", (Op.TRY,)),
        ListingLine("b4.deeper", "B4", 3, "search(l)", reached_after=_NODES),
        ListingLine("b5.retract", "B5", 3, "retract d:  remove(i, d);  l ← l − 1", (Op.RETRACT,)),
        ListingLine("b6.exhausted", "B6", 2, "no bit of m is left", (Op.EXHAUSTED,)),
        ListingLine("b7.return", "B7", 1, "return"),
        ListingLine("b7.done", "B7", 0, "done", (Op.DONE,)),
        ListingLine("place", "", 0, "place(i, d):", folds="option", reached_after=(Op.TRY,)),
        ListingLine("place.rows", "", 1, "rows[r] ← rows[r] & ~d", reached_after=(Op.TRY,)),
        ListingLine("place.cols", "", 1, "cols[k] ← cols[k] & ~d", reached_after=(Op.TRY,)),
        ListingLine("place.boxes", "", 1, "boxes[b] ← boxes[b] & ~d", reached_after=(Op.TRY,)),
        ListingLine("remove", "", 0, "remove(i, d):", folds="option", reached_after=(Op.RETRACT,)),
        ListingLine("remove.boxes", "", 1, "boxes[b] ← boxes[b] | d", reached_after=(Op.RETRACT,)),
        ListingLine("remove.cols", "", 1, "cols[k] ← cols[k] | d", reached_after=(Op.RETRACT,)),
        ListingLine("remove.rows", "", 1, "rows[r] ← rows[r] | d", reached_after=(Op.RETRACT,)),
    )
    variant, folder = frozenset({str(rule)}), Path(__file__).parent
    return CodeListing("backtracking", lines, landmarks(lines), variant=variant, folder=folder)
# fmt: on
