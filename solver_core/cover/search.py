"""Search: an exact cover search as a place one can move in, and everything one can ask of that place."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from hashlib import blake2b

from solver_core.cover import place
from solver_core.cover.dance import Dance
from solver_core.cover.journey import ENDLESS, STOPS, Journey
from solver_core.cover.ops import Event, Op
from solver_core.cover.problem import Problem, ProblemError


class Rule(StrEnum):
    """Which item is branched on next."""

    FEWEST = "fewest"
    """The item with the fewest options left, the leftmost of several."""
    FIRST = "first"
    """The first item not yet covered."""


@dataclass(frozen=True, slots=True)
class Level:
    """One level of the choice stack.

    Attributes:
        item: the item branched on.
        option: the option tried.
        number: it is the number-th of the item's options, from 1.
        among: how many options the item had.
        given: it was tried because it is given, and no other will be.
    """

    item: int
    option: int
    number: int
    among: int
    given: bool

    @property
    def is_guess(self) -> bool:
        """Whether another option could have been tried instead."""
        return self.among > 1 and not self.given


class Search:
    """Algorithm X by Dancing Links (TAOCP 7.2.2.1), at a position, movable forward and back.

    Items and options have the numbers that the problem gives them. A tick is one event; the position is
    how many have happened. The same problem, rule and givens always lead through the same events.

    Args:
        problem: what is to be covered.
        rule: how the next item is chosen.
        given: options to be chosen first, in this order, and never exchanged for others.
        checked: verify the links at every change; an AssertionError then names the node.

    Raises:
        ProblemError: two given options cover the same item, or one does not exist.
    """

    def __init__(
        self,
        problem: Problem,
        rule: Rule = Rule.FEWEST,
        given: Sequence[int] = (),
        *,
        checked: bool = False,
    ) -> None:
        self.problem = problem
        self.rule = Rule(rule)
        self.given = tuple(given)
        _check_given(problem, self.given)
        options = [[item + 1 for item in option] for option in problem.options]
        kernel_rule = place.FIRST if self.rule is Rule.FIRST else place.FEWEST
        primary, secondary = len(problem.items), len(problem.secondary)
        self._dance = Dance(primary, secondary, options, kernel_rule, checked=checked)
        self._dance.given.extend(self._branching_node(option) for option in self.given)

    # --- moving -----------------------------------------------------------------------------------

    def forward(self, n: int = 1) -> None:
        """Move on by n ticks, or to the end if that is nearer."""
        self._dance.forward(self._dance.position + _natural(n))

    def back(self, n: int = 1) -> None:
        """Move back by n ticks, or to position 0 if that is nearer; inverse of `forward`."""
        self._dance.back(max(0, self._dance.position - _natural(n)))

    def seek(self, t: int) -> None:
        """Move to position t, or to the end if the search has fewer ticks."""
        self.way_to(t).go()

    def run_to(self, kind: str, *, backward: bool = False) -> bool:
        """Move to the next place of a kind, or the one before; answer whether there is one.

        Args:
            kind: "link", "column" (one wholly covered or uncovered), "option" (wholly tried or taken back),
                "decision" (just after an item is chosen, a dead end or a solution), "dead_end", "solution";
                "end" for the end in that direction.
            backward: look towards position 0.

        Where there is none, the search stands at the end in that direction.
        """
        journey = self.way_to_next(kind, backward=backward)
        journey.go()
        return journey.found

    def way_to(self, t: int) -> Journey:
        """The way to position t, to be gone in stretches; valid until the search is moved otherwise."""
        return Journey(self._dance, _natural(t))

    def way_to_next(self, kind: str, *, backward: bool = False) -> Journey:
        """The way that `run_to` goes, to be gone in stretches."""
        if kind not in STOPS:
            raise ValueError(f"{kind!r} is not a place to run to; use one of {', '.join(STOPS)}")
        target = 0 if backward else ENDLESS
        if kind == "link":
            return Journey(self._dance, self.position + (-1 if backward else 1))
        return Journey(self._dance, target, STOPS[kind])

    def count(self, limit: int | None = None) -> int:
        """How many solutions lie ahead, at most ``limit``; the position moves to the last one counted, or the end."""
        before = self._dance.solutions
        while limit is None or self._dance.solutions - before < limit:
            if not self._dance.forward(ENDLESS, place.AT_SOLUTION):
                break
        return self._dance.solutions - before

    # --- the place --------------------------------------------------------------------------------

    def stands_at(self, kind: str) -> bool:
        """Whether this is a place of a kind, as those that `run_to` goes to."""
        if kind not in STOPS:
            raise ValueError(f"{kind!r} is not a kind of place; use one of {', '.join(STOPS)}")
        if kind in {"link", "end"}:
            return kind == "link" or self.finished
        return self._dance.stands_at(STOPS[kind])

    @property
    def position(self) -> int:
        """How many ticks have happened."""
        return self._dance.position

    @property
    def depth(self) -> int:
        """How many options are chosen."""
        return self._dance.depth

    @property
    def finished(self) -> bool:
        """Whether the whole tree has been walked."""
        return self._dance.turn == place.END

    @property
    def decisions(self) -> int:
        """Items chosen so far."""
        return self._dance.decisions

    @property
    def dead_ends(self) -> int:
        """Dead ends met so far."""
        return self._dance.dead_ends

    @property
    def solutions(self) -> int:
        """Solutions met so far."""
        return self._dance.solutions

    @property
    def event(self) -> Event | None:
        """The last event; None at position 0."""
        op, subject = self._dance.last_event()
        return None if op == place.START else self._described(op, subject)

    @property
    def solution(self) -> tuple[int, ...] | None:
        """The options of the solution at which the search stands, ascending; None elsewhere."""
        if self._dance.last_event()[0] != Op.SOLUTION:
            return None
        return tuple(sorted(self.chosen_options()))

    # --- items, options and the stack -------------------------------------------------------------

    def size(self, item: int) -> int:
        """How many options are left in the item's column (for a covered one: when it was covered)."""
        return self._dance.size[item + 1]

    def is_live(self, item: int) -> bool:
        """Whether the item's header is in the list of items still to be covered."""
        header = item + 1
        return self._dance.right[self._dance.left[header]] == header

    def live_items(self) -> tuple[int, ...]:
        """The primary items still to be covered, in header order."""
        right, header = self._dance.right, 0
        live: list[int] = []
        while header := right[header]:
            live.append(header - 1)
        return tuple(live)

    def is_open(self, option: int, item: int) -> bool:
        """Whether the option still hangs in the column of this item, and the item is live."""
        dance = self._dance
        node = dance.first_node[option] + self.problem.options[option].index(item)
        return self.is_live(item) and dance.down[dance.up[node]] == node

    @property
    def chosen_item(self) -> int | None:
        """The item branched on at present; None before the first choice and after the last."""
        dance = self._dance
        node = dance.stack[dance.depth] or (dance.stack[dance.depth - 1] if dance.depth else 0)
        return dance.item[node] - 1 if node else None

    def chosen_options(self) -> tuple[int, ...]:
        """The options on the choice stack, first choice first."""
        return tuple(self._dance.option[node] for node in self._dance.stack[: self._dance.depth])

    def levels(self) -> tuple[Level, ...]:
        """The choice stack, with "option k of d" for each level."""
        return tuple(self._level(depth, node) for depth, node in enumerate(self._dance.stack[: self.depth]))

    def fingerprint(self) -> bytes:
        """A digest of the whole state: equal states have equal fingerprints."""
        dance = self._dance
        digest = blake2b(digest_size=16)
        for links in (dance.left, dance.right, dance.up, dance.down, dance.size, dance.stack):
            digest.update(links.tobytes())
        registers = (dance.turn, dance.depth, dance.mate, dance.row, dance.node)
        counters = (dance.position, dance.decisions, dance.dead_ends, dance.solutions)
        digest.update(repr(registers + counters).encode())
        return digest.digest()

    def _level(self, depth: int, node: int) -> Level:
        dance, header = self._dance, self._dance.item[node]
        number, above = 1, dance.up[node]
        while above != header:
            number, above = number + 1, dance.up[above]
        given = depth < len(self.given)
        return Level(header - 1, dance.option[node], number, dance.size[header], given)

    def _branching_node(self, option: int) -> int:
        """The option's node in its first primary item."""
        items = self.problem.options[option]
        place_in_option = next(k for k, item in enumerate(items) if self.problem.is_primary(item))
        return self._dance.first_node[option] + place_in_option

    def _described(self, op: int, subject: int) -> Event:
        depth = self.depth
        if op in {Op.HIDE, Op.UNHIDE}:
            item, option = self._dance.item[subject] - 1, self._dance.option[subject]
            return Event(Op(op), subject, depth, item, option)
        if op in {Op.TRY, Op.RETRACT}:
            item, option = self._dance.item[subject] - 1, self._dance.option[subject]
            return Event(Op(op), option, depth, item, option)
        if op in {Op.SOLUTION, Op.DONE}:
            return Event(Op(op), subject, depth)
        return Event(Op(op), subject - 1, depth, subject - 1)


def _natural(n: int) -> int:
    if n < 0:
        raise ValueError(f"{n} is negative; count ticks from 0")
    return n


def _check_given(problem: Problem, given: Sequence[int]) -> None:
    covered: set[int] = set()
    for option in given:
        if not 0 <= option < len(problem.options):
            raise ProblemError(
                f"given option {option} does not exist; options are 0..{len(problem.options) - 1}"
            )
        items = problem.options[option]
        if not any(map(problem.is_primary, items)):
            raise ProblemError(f"given option {option} covers no primary item, so it can never be chosen")
        if both := covered.intersection(items):
            name = problem.names[min(both)]
            raise ProblemError(
                f"given option {option} covers {name!r}, which another given option covers already"
            )
        covered.update(items)
