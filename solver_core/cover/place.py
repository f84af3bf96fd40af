"""Where a search stands: between two events, told by links, registers and a stack.

``turn`` is the op of the event that comes next (CHOOSE stands for CHOOSE, DEAD_END or SOLUTION, which only
the links can tell). Beside the place within one column (``mate``, ``row``, ``node``; see `links`) there are

    depth   how many options are chosen
    stack   per level: 0, the chosen header (no option tried yet, or every one), or the node tried
    given   nodes to be tried, and they alone, at the first levels

Registers that a turn does not need are 0, so equal places are equal numbers. Each turn has exactly one event
that can have led to it, and `_look_back` finds it from links and stack alone: so there is nothing to record.
Nothing here changes a link.
"""

from array import array
from collections.abc import Sequence

from solver_core.cover.links import Links

COVER, UNCOVER, HIDE, UNHIDE, TRY, RETRACT = 0, 1, 2, 3, 4, 5
CHOOSE, DEAD_END, SOLUTION, EXHAUSTED, DONE = 16, 18, 20, 22, 24
START, END = -1, -2

FEWEST, FIRST = 0, 1

AT_COLUMN, AT_OPTION, AT_CHOOSE, AT_DEAD_END, AT_SOLUTION = 1, 2, 4, 8, 16
"""Where a run may stop: where a column is wholly covered or uncovered; where an option is wholly tried
or taken back; just after one of three landmarks. Each is a fact of the place, never of the way there."""

GROUPS = AT_COLUMN | AT_OPTION
_LANDMARKS = AT_CHOOSE | AT_DEAD_END | AT_SOLUTION
_STOP_AT = {CHOOSE: AT_CHOOSE, DEAD_END: AT_DEAD_END, SOLUTION: AT_SOLUTION}


class Place(Links):
    """The registers of a search and what they tell.

    Args:
        primary: how many items must be covered; they are 1..primary here.
        secondary: how many more may be covered; their numbers follow.
        options: item numbers of each option.
        rule: FEWEST (options; leftmost on ties) or FIRST.
        checked: verify the neighbours at every removal and return (slower).
    """

    def __init__(
        self, primary: int, secondary: int, options: Sequence[Sequence[int]], rule: int, *, checked: bool
    ) -> None:
        super().__init__(primary, secondary, options, checked=checked)
        self.rule = rule
        self.given = array("i")
        self.stack = array("i", [0]) * (primary + 1)
        self._stand_at_start()

    def _stand_at_start(self) -> None:
        self.turn = CHOOSE
        self.depth = self.mate = self.row = self.node = 0
        self.position = self.decisions = self.dead_ends = self.solutions = 0

    def last_event(self) -> tuple[int, int]:
        """Op and subject (item, node or number) of the event just before this place; START at 0."""
        place = self.turn, self.mate, self.row, self.node
        op = self._look_back()
        if op in {COVER, UNCOVER}:
            subject = self.item[self.mate]
        elif op in {HIDE, UNHIDE, TRY, RETRACT, DEAD_END}:
            subject = self.node
        elif op in {CHOOSE, EXHAUSTED}:
            subject = self.stack[self.depth]
        else:
            subject = self.solutions
        self.turn, self.mate, self.row, self.node = place
        return op, subject

    def stands_at(self, stop: int) -> bool:
        """Whether this place is one of those in ``stop``."""
        if stop & AT_COLUMN and not self._is_inside_column():
            return True
        if stop & AT_OPTION and not self._is_inside_option():
            return True
        return bool(stop & _LANDMARKS) and bool(stop & _STOP_AT.get(self.last_event()[0], 0))

    # --- the event before --------------------------------------------------------------------------

    def _look_back(self) -> int:
        """Turn the place to the event just before it and answer that event's op; the links stay."""
        turn = self.turn
        if turn == HIDE:
            return self._last_of_cover(self.mate, self.row, self.node)
        if turn == COVER:
            return CHOOSE if self.mate <= self.last_header else self._before_cover(self.mate)
        if turn == CHOOSE:
            return self._before_cover(self.stack[self.depth - 1]) if self.depth else START
        if turn in {UNHIDE, UNCOVER}:
            if turn == UNCOVER:
                self.stand_at_header(self.mate)
            self.step_down()
            return UNHIDE if self.row_is_left() else self._before_uncover(self.mate)
        if turn == TRY:
            return self._before_try(self.stack[self.depth])
        if turn == EXHAUSTED:
            self.node = self._last_option(self.stack[self.depth])
            return RETRACT
        if turn == RETRACT:
            return self._before_uncover(self.stack[self.depth - 1])
        return DONE if turn == END else self._end_of_level()

    def _last_of_cover(self, mate: int, row: int, node: int) -> int:
        self.mate, self.row, self.node = mate, row, node
        self.step_up()
        return HIDE if self.row_is_left() else COVER

    def _before_cover(self, mate: int) -> int:
        """What came before the next sibling's turn: the sibling on the left, or the TRY itself."""
        mate = self.before[mate]
        if mate == self.stack[self.depth - 1]:
            self.node = mate
            return TRY
        return self._last_of_cover(mate, self.item[mate], self.item[mate])

    def _before_uncover(self, mate: int) -> int:
        """What came before an uncover began: that of the sibling on the right, or the end of the level."""
        if mate <= self.last_header:
            return EXHAUSTED
        self.mate = self.after[mate]
        if self.mate == self.stack[self.depth - 1]:
            return self._end_of_level()
        return UNCOVER

    def _before_try(self, tried: int) -> int:
        header = self.item[tried]
        if tried == self._first_option(header):
            return self._last_of_cover(header, header, header)
        self.node = self.up[tried]
        return RETRACT

    def _end_of_level(self) -> int:
        """What the level just left ended with.

        The links are as they were on entering it, and the choice rule is a function of the links: it tells
        again what it told then.
        """
        item = self.choice()
        if item == 0:
            return SOLUTION
        if self.size[item] == 0:
            self.node = item
            return DEAD_END
        self.mate = item
        return UNCOVER

    # --- where a run may stop ---------------------------------------------------------------------

    def _is_at_uncover_begin(self) -> bool:
        """Whether the next event is the first of an uncover."""
        if self.turn not in {UNHIDE, UNCOVER}:
            return False
        place = self.row, self.node
        if self.turn == UNCOVER:
            self.stand_at_header(self.mate)
        self.step_down()
        begins = not self.row_is_left()
        self.row, self.node = place
        return begins

    def _is_inside_column(self) -> bool:
        if self.turn in {UNHIDE, UNCOVER}:
            return not self._is_at_uncover_begin()
        return self.turn == HIDE

    def _is_inside_option(self) -> bool:
        if self.turn in {UNHIDE, UNCOVER}:
            first = self.mate > self.last_header and self.after[self.mate] == self.stack[self.depth - 1]
            return not (first and self._is_at_uncover_begin())
        if self.turn == COVER:
            return self.mate > self.last_header
        if self.turn == RETRACT:
            tried = self.stack[self.depth - 1]
            return self.after[tried] != tried
        return self.turn == HIDE

    # --- the choice -------------------------------------------------------------------------------

    def choice(self) -> int:
        """The item to branch on in this very state, 0 when no primary item is left (MRV, exercise 9)."""
        if self.depth < len(self.given):
            return self.item[self.given[self.depth]]
        right, size = self.right, self.size
        best = item = right[0]
        if self.rule == FIRST or item == 0:
            return item
        fewest = size[best]
        # Only an empty column ends the scan: stopping at a single option would miss a later dead end.
        while fewest and (item := right[item]):
            if size[item] < fewest:
                best, fewest = item, size[item]
        return best

    def _first_option(self, header: int) -> int:
        return self.given[self.depth] if self.depth < len(self.given) else self.down[header]

    def _last_option(self, header: int) -> int:
        return self.given[self.depth] if self.depth < len(self.given) else self.up[header]

    def _next_option(self, tried: int) -> int:
        return self.item[tried] if self.depth < len(self.given) else self.down[tried]
