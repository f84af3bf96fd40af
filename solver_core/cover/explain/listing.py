"""Listings of exact and repeat cover, as pseudo-code or in a language: nested blocks, each foldable into one step.

`translated` gives any listing in one of `LANGUAGES`: its lines, chains and variables' names; `program` the whole text,
which reads the input of an online judge. The window and web pages ask these two, and `pseudocode.trace` for the lines
of an event, which have the same ids in all languages.

Every block has a beat (`beats`): with the block folded, no step is finer. So folds and beat agree, and
setting one sets the other::

    solution    the body of search(l)              option    cover and uncover, and the loops that call them
    decision    what is done with a chosen item    column    hide and unhide

The letters are those of "Dancing Links" (2000): L, R, U, D lead to neighbours, C to the column, S is its size; 0 is the
root of the list of items; l is the level, i the chosen item, o the option tried, c the column being covered, p and q
are nodes. The steps of exact cover are those of TAOCP 7.2.2.1; repeat cover has labels of its own.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Final

from solver_core.cover import conditions
from solver_core.cover.choices import Rule
from solver_core.cover.conditions import Condition
from solver_core.cover.explain import programs
from solver_core.cover.explain.programs import MarkedLine
from solver_core.cover.ops import Op
from solver_core.cover.replay.beats import BEATS


@dataclass(frozen=True, slots=True)
class ListingLine:
    """One line of a listing.

    Attributes:
        id: a stable name, by which breakpoints are stored.
        step: the step that it belongs to; "" in procedures.
        indent: its indentation; the more indented lines that follow are its block.
        text: as shown.
        ops: the events that it causes.
        folds: the beat of its block; "" if it has none.
        break_conditions: if it causes no event, the events after which it is reached.
    """

    id: str
    step: str
    indent: int
    text: str
    ops: tuple[Op, ...] = ()
    folds: str = ""
    reached_after: tuple[Op, ...] = ()

    @property
    def column(self) -> int:
        """The indentation of its text: a closing brace belongs to the block, and stands below its head."""
        return self.indent - self.text.startswith("}")

    def is_folded(self, beat: str) -> bool:
        """Whether its block is folded at this beat, as at all coarser ones."""
        return bool(self.folds) and BEATS.index(beat) >= BEATS.index(self.folds)

    @property
    def unfolds(self) -> str:
        """The coarsest beat that leaves its block unfolded."""
        return BEATS[BEATS.index(self.folds) - 1]

    @property
    def condition(self) -> Condition | None:
        """Where a breakpoint on the line stops: just after its event; None if it has none."""
        ops = self.ops or self.reached_after
        return conditions.happens(*ops) if ops else None


@dataclass(frozen=True, eq=False)
class CodeListing:
    """An algorithm, line by line.

    Attributes:
        name: of the algorithm.
        lines: from the top.
        chains: for each op the ids of the lines that lead to its event: calls first, its own line last.
        own: the same for events in the column of the chosen item, if different.
        variant: what distinguishes it from others of its family: the rule, "bound", "colours".
        language: one of `LANGUAGES`.
        names: for each letter of the pseudo-code its name in a program.
        folder: where its program is in each language.
    """

    name: str
    lines: tuple[ListingLine, ...]
    chains: Mapping[Op, tuple[str, ...]]
    own: Mapping[Op, tuple[str, ...]] = field(default_factory=dict)
    variant: frozenset[str] = frozenset()
    language: str = "knuth"
    names: Mapping[str, str] = field(default_factory=dict)
    folder: Path = programs.HERE

    @property
    def start(self) -> ListingLine:
        """Where a search is at its start."""
        return next(line for line in self.lines if line.id.endswith(".start"))

    def line(self, name: str) -> ListingLine:
        """The line with this id.

        Raises:
            KeyError: there is no such line.
        """
        for line in self.lines:
            if line.id == name:
                return line
        raise KeyError(f"the listing of {self.name} has no line {name!r}")

    def heads(self, line: ListingLine) -> tuple[ListingLine, ...]:
        """The lines whose blocks contain a line, outermost first."""
        indent, found = line.indent, []
        for other in reversed(self.lines[: self.lines.index(line)]):
            if other.indent < indent:
                found.append(other)
                indent = other.indent
        return tuple(reversed(found))

    def block(self, head: ListingLine) -> tuple[ListingLine, ...]:
        """The more indented lines that follow one."""
        at = self.lines.index(head) + 1
        end = next((k for k in range(at, len(self.lines)) if self.lines[k].indent <= head.indent), None)
        return self.lines[at:end]

    def shown(self, beat: str) -> tuple[ListingLine, ...]:
        """The lines outside all folded blocks."""
        found, folded = [], None
        for line in self.lines:
            if folded is not None and line.indent > folded:
                continue
            folded = line.indent if line.is_folded(beat) else None
            found.append(line)
        return tuple(found)

    def standing_for(self, chain: Sequence[ListingLine], beat: str) -> ListingLine:
        """The visible line for an event: its own line, the fold around it, or the call of a folded procedure."""
        shown = self.shown(beat)
        seen = [next(part for part in (line, *reversed(self.heads(line))) if part in shown) for line in chain]
        return next(
            (at for at, line in zip(reversed(seen), reversed(chain), strict=True) if at is line or at.indent),
            seen[0],
        )


def landmarks(lines: Sequence[ListingLine]) -> dict[Op, tuple[str, ...]]:
    """For each op the line that causes it, as a chain without calls."""
    return {op: (line.id,) for line in lines for op in line.ops}


# --- exact cover and repeat cover -----------------------------------------------------------------

_NODES: Final = (Op.CHOOSE, Op.DEAD_END, Op.SOLUTION)

_CHOICES: Final = {
    Rule.FEWEST: "choose i with the least S[i]",
    Rule.FIRST: "choose i ← R[0]",
    Rule.SHUFFLED: "choose i with the least S[i], at random",
}


# fmt: off
@cache
def exact_cover(rule: Rule, *, fewest: bool = False, colours: bool = False) -> CodeListing:
    """Algorithm X with cover and uncover spelled out (TAOCP 7.2.2.1, X1-X8), or Algorithm C, with colours.

    Args:
        rule: how the item is chosen.
        fewest: with a bound, for the fewest options.
        colours: secondary items may have colours.
    """
    lines = (*(_with_bound(_steps(rule)) if fewest else _steps(rule)), *_COVER)
    if colours:
        lines = tuple(map(_with_colours, lines))
    chains = {
        Op.COVER: ("x5.cover", "cover.header"),
        Op.HIDE: ("x5.cover", "cover.hide", "hide.links"),
        Op.UNCOVER: ("x6.uncover", "uncover.header"),
        Op.UNHIDE: ("x6.uncover", "uncover.unhide", "unhide.links"),
    }
    own = {
        op: ("x4.cover" if chain[0] == "x5.cover" else "x7.uncover", *chain[1:])
        for op, chain in chains.items()
    }
    if fewest:
        chains[Op.UNBEST] = ("x2.best",)
    variant = {str(rule)} | ({"bound"} if fewest else set()) | ({"colours"} if colours else set())
    name = "fewest" if fewest else "exact_cover"
    return CodeListing(name, lines, {**landmarks(lines), **chains}, own, frozenset(variant))


def _with_colours(line: ListingLine) -> ListingLine:
    """A line of Algorithm X as it is in Algorithm C."""
    step = line.step.replace("X", "C")
    return replace(line, step=step, text=_COLOURED.get(line.id, line.text))


def _with_bound(steps: tuple[ListingLine, ...]) -> tuple[ListingLine, ...]:
    """The steps of Algorithm X with those of branch and bound among them."""
    start, search, solution, *others = steps
    return (
        replace(start, text="l ← 0;  best ← most + 1"),
        replace(search, reached_after=(Op.BOUND,)),
        ListingLine("x2.bound", "X2", 1, "b ← bound on the options needed", (Op.BOUND,)),
        ListingLine("x2.prune", "X2", 1, "if l + b ≥ best:  prune;  return", (Op.PRUNE,)),
        replace(solution, text="if R[0] = 0:  solution"),
        ListingLine("x2.best", "X2", 2, "best ← l;  return", (Op.BEST,)),
        *others,
    )


def _steps(rule: Rule) -> tuple[ListingLine, ...]:
    return (
        ListingLine("x1.start", "X1", 0, "l ← 0"),
        ListingLine("x2.search", "X2", 0, "search(l):", folds="solution", reached_after=_NODES),
        ListingLine("x2.solution", "X2", 1, "if R[0] = 0:  solution;  return", (Op.SOLUTION,)),
        ListingLine("x3.choose", "X3", 1, _CHOICES[rule], (Op.CHOOSE,)),
        ListingLine("x3.dead_end", "X3", 1, "if S[i] = 0:  dead end;  return", (Op.DEAD_END,)),
        ListingLine("x4.branch", "X4", 1, "branch on i:", folds="decision", reached_after=(Op.CHOOSE,)),
        ListingLine("x4.cover", "X4", 2, "cover(i)", reached_after=(Op.CHOOSE,)),
        ListingLine("x5.options", "X5", 2, "for each option o of i, downward:", reached_after=(Op.TRY,)),
        ListingLine("x5.try", "X5", 3, "try o:  x[l] ← o;  l ← l + 1", (Op.TRY,)),
        ListingLine("x5.others", "X5", 3, "for each item j ≠ i of o, rightward:", folds="option", reached_after=(Op.TRY,)),
        ListingLine("x5.cover", "X5", 4, "cover(j)", reached_after=(Op.COVER,)),
        ListingLine("x5.deeper", "X5", 3, "search(l)", reached_after=_NODES),
        ListingLine("x6.others", "X6", 3, "for each item j ≠ i of o, leftward:", folds="option", reached_after=(Op.UNCOVER,)),
        ListingLine("x6.uncover", "X6", 4, "uncover(j)", reached_after=(Op.UNCOVER,)),
        ListingLine("x6.retract", "X6", 3, "retract o:  l ← l − 1", (Op.RETRACT,)),
        ListingLine("x7.exhausted", "X7", 2, "no option of i is left", (Op.EXHAUSTED,)),
        ListingLine("x7.uncover", "X7", 2, "uncover(i)", reached_after=(Op.EXHAUSTED,)),
        ListingLine("x8.return", "X8", 1, "return"),
        ListingLine("x8.done", "X8", 0, "done", (Op.DONE,)),
    )


_COVER: Final = (
    ListingLine("cover", "", 0, "cover(c):", folds="option", reached_after=(Op.COVER,)),
    ListingLine("cover.header", "", 1, "R[L[c]] ← R[c];  L[R[c]] ← L[c]", (Op.COVER,)),
    ListingLine("cover.nodes", "", 1, "for each p in column c, downward:", reached_after=(Op.COVER,)),
    ListingLine("cover.hide", "", 2, "hide(p)", reached_after=(Op.HIDE,)),
    ListingLine("hide", "", 0, "hide(p):", folds="column", reached_after=(Op.HIDE,)),
    ListingLine("hide.nodes", "", 1, "for each q ≠ p in its option, rightward:", reached_after=(Op.HIDE,)),
    ListingLine("hide.links", "", 2, "D[U[q]] ← D[q];  U[D[q]] ← U[q]", (Op.HIDE,)),
    ListingLine("hide.size", "", 2, "S[C[q]] ← S[C[q]] − 1", reached_after=(Op.HIDE,)),
    ListingLine("uncover", "", 0, "uncover(c):", folds="option", reached_after=(Op.UNCOVER,)),
    ListingLine("uncover.nodes", "", 1, "for each p in column c, upward:", reached_after=(Op.UNHIDE,)),
    ListingLine("uncover.unhide", "", 2, "unhide(p)", reached_after=(Op.UNHIDE,)),
    ListingLine("uncover.header", "", 1, "L[R[c]] ← c;  R[L[c]] ← c", (Op.UNCOVER,)),
    ListingLine("unhide", "", 0, "unhide(p):", folds="column", reached_after=(Op.UNHIDE,)),
    ListingLine("unhide.nodes", "", 1, "for each q ≠ p in its option, leftward:", reached_after=(Op.UNHIDE,)),
    ListingLine("unhide.size", "", 2, "S[C[q]] ← S[C[q]] + 1", reached_after=(Op.UNHIDE,)),
    ListingLine("unhide.links", "", 2, "U[D[q]] ← q;  D[U[q]] ← q", (Op.UNHIDE,)),
)
"""Cover and uncover, hide and unhide."""

_COLOURED: Final = {
    "x4.cover": "commit(i)",
    "x5.others": "for each other node n of o, rightward:",
    "x5.cover": "if N[C[n]] = 0:  commit(n)",
    "x6.others": "for each other node n of o, leftward:",
    "x6.uncover": "if N[C[n]] = n:  uncommit(n)",
    "x7.uncover": "uncommit(i)",
    "cover": "commit(n):  c ← C[n]",
    "cover.header": "R[L[c]] ← R[c];  L[R[c]] ← L[c];  N[c] ← n",
    "cover.hide": "if T[n] = 0 or T[p] ≠ T[n]:  hide(p)",
    "uncover": "uncommit(n):  c ← C[n]",
    "uncover.unhide": "if T[n] = 0 or T[p] ≠ T[n]:  unhide(p)",
    "uncover.header": "L[R[c]] ← c;  R[L[c]] ← c;  N[c] ← 0",
}
"""The lines that Algorithm C changes: an item covered in a colour keeps its options of that colour."""


@cache
def repeat_cover() -> CodeListing:
    """Every item at least once with the fewest options: branch and bound over links removed sideways."""
    nodes = (*_NODES, Op.PRUNE)
    lines = (
        ListingLine("r1.start", "R1", 0, "l ← 0;  best ← most + 1"),
        ListingLine("r2.search", "R2", 0, "search(l):", folds="solution", reached_after=(Op.BOUND,)),
        ListingLine("r2.bound", "R2", 1, "b ← bound on the options needed", (Op.BOUND,)),
        ListingLine("r2.prune", "R2", 1, "if l + b ≥ best:  prune;  return", (Op.PRUNE,)),
        ListingLine("r3.solution", "R3", 1, "if R[0] = 0:  solution", (Op.SOLUTION,)),
        ListingLine("r3.best", "R3", 2, "best ← l;  return", (Op.BEST,)),
        ListingLine("r4.choose", "R4", 1, _CHOICES[Rule.FEWEST], (Op.CHOOSE,)),
        ListingLine("r4.dead_end", "R4", 1, "if S[i] = 0:  dead end;  return", (Op.DEAD_END,)),
        ListingLine("r5.branch", "R5", 1, "branch on i:", folds="decision", reached_after=(Op.CHOOSE,)),
        ListingLine("r5.options", "R5", 2, "for each option o of i, downward:", reached_after=(Op.TRY,)),
        ListingLine("r5.try", "R5", 3, "try o:  x[l] ← o;  l ← l + 1", (Op.TRY,)),
        ListingLine("r5.nodes", "R5", 3, "for each p left in o, rightward:", folds="option", reached_after=(Op.TRY,)),
        ListingLine("r5.cover", "R5", 4, "cover(p)", reached_after=(Op.COVER,)),
        ListingLine("r5.deeper", "R5", 3, "search(l)", reached_after=nodes),
        ListingLine("r6.nodes", "R6", 3, "for each p left in o, leftward:", folds="option", reached_after=(Op.UNCOVER,)),
        ListingLine("r6.uncover", "R6", 4, "uncover(p)", reached_after=(Op.UNCOVER,)),
        ListingLine("r6.retract", "R6", 3, "retract o:  l ← l − 1", (Op.RETRACT,)),
        ListingLine("r7.exhausted", "R7", 2, "no option of i is left", (Op.EXHAUSTED,)),
        ListingLine("r8.return", "R8", 1, "return"),
        ListingLine("r8.done", "R8", 0, "done", (Op.DONE,)),
        ListingLine("cover", "", 0, "cover(p):  c ← C[p]", folds="option", reached_after=(Op.COVER,)),
        ListingLine("cover.header", "", 1, "R[L[c]] ← R[c];  L[R[c]] ← L[c]", (Op.COVER,)),
        ListingLine("cover.nodes", "", 1, "for each q ≠ p in column c, downward:", folds="column", reached_after=(Op.DROP,)),
        ListingLine("cover.drop", "", 2, "drop q:  R[L[q]] ← R[q];  L[R[q]] ← L[q]", (Op.DROP,)),
        ListingLine("uncover", "", 0, "uncover(p):  c ← C[p]", folds="option", reached_after=(Op.UNCOVER,)),
        ListingLine("uncover.nodes", "", 1, "for each q ≠ p in column c, upward:", folds="column", reached_after=(Op.RESTORE,)),
        ListingLine("uncover.restore", "", 2, "restore q:  L[R[q]] ← q;  R[L[q]] ← q", (Op.RESTORE,)),
        ListingLine("uncover.header", "", 1, "L[R[c]] ← c;  R[L[c]] ← c", (Op.UNCOVER,)),
    )
    best = ("r3.best",)
    chains = {
        Op.COVER: ("r5.cover", "cover.header"),
        Op.DROP: ("r5.cover", "cover.drop"),
        Op.UNCOVER: ("r6.uncover", "uncover.header"),
        Op.RESTORE: ("r6.uncover", "uncover.restore"),
        Op.UNBEST: best,
    }
    return CodeListing("repeat_cover", lines, {**landmarks(lines), **chains})
# fmt: on


# --- in a language --------------------------------------------------------------------------------

LANGUAGES: Final = ("knuth", *programs.ENDINGS)
"""Pseudo-code, C++ and Python."""

_FAMILIES: Final = {"fewest": "exact_cover"}
_INDENT: Final = 4


@cache
def translated(listing: CodeListing, language: str) -> CodeListing:
    """A listing of pseudo-code in one of `LANGUAGES`; without the lines that only read input and make links.

    Lines have the ids of the pseudo-code that they stand for, and those that stand for none an id of their own.
    """
    if language == listing.language:
        return listing
    marked, names = _program(listing, language)
    known = {line.id: line for line in listing.lines}
    lines: list[ListingLine] = []
    for block in _blocks(marked):
        step = ""
        for text, name, fold in block:
            like = known.get(name, ListingLine(name or f"+{len(lines)}", step, 0, ""))
            step = like.step
            indent = (len(text) - len(text.lstrip())) // _INDENT + text.lstrip().startswith("}")
            folds = known[fold].folds if fold else like.folds
            lines.append(replace(like, indent=indent, text=text.strip(), folds=folds))
    ids = {line.id for line in lines}
    chains, own = (
        {op: tuple(name for name in chain if name in ids) for op, chain in which.items()}
        for which in (listing.chains, listing.own)
    )
    return replace(listing, lines=tuple(lines), chains=chains, own=own, language=language, names=names)


def program(listing: CodeListing, language: str) -> list[MarkedLine]:
    """The whole program of a listing, with what only reads input and makes links, and without marks."""
    return _program(listing, language)[0]


def _program(listing: CodeListing, language: str) -> tuple[list[MarkedLine], dict[str, str]]:
    family = _FAMILIES.get(listing.name, listing.name)
    return programs.read(listing.folder, family, language, listing.variant)


def _blocks(lines: Sequence[MarkedLine]) -> list[list[MarkedLine]]:
    """The parts between blank lines that stand for pseudo-code."""
    blocks: list[list[MarkedLine]] = [[]]
    for line in lines:
        if line.text:
            blocks[-1].append(line)
        elif blocks[-1]:
            blocks.append([])
    return [block for block in blocks if any(line.id for line in block)]
