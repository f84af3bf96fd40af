"""THE OTHER KERNEL: the fewest options that cover every primary item at least once.

Dancing links that remove sideways, with branch and bound, after the template of hihoCoder 1321: at each tree node a
`Sideways.lower_bound`; if it shows that no better cover can follow, a PRUNE. Else the item with the fewest
options is chosen and each of them tried. A tree node, and the events between it and those below::

    BOUND, then one of   PRUNE              depth + bound is not less than the best
                         DEAD_END           an item that no option covers
                         SOLUTION, BEST     nothing left to cover: a new best cover
                         CHOOSE             for each option of the item, downward:
        TRY, for each node of its row, from the chosen item's rightward: COVER, and downward a DROP for each other node
        ... the tree node below ...
        for each node of the row, leftward and the chosen item's last: upward a RESTORE for each, UNCOVER; RETRACT
                         ... EXHAUSTED

`_run` does the next event, `_run_back` undoes the last one, which is worked out from links,
stack and `Bests` (`_look_back`). The stack has one address per level: the node of the option that is tried, or to be
tried next, in the chosen item's column; the header when all are exhausted. Compiled with the types in ``repeat.pxd``.
"""

from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.machine import ENDLESS
from solver_core.cover.kernel.sideways import Sideways


class Repeat(Sideways):
    """The machine of a search for the smallest repeat cover."""

    # --- forward ----------------------------------------------------------------------------------

    def _run(self, limit: int, attention: int) -> None:
        while self.position < limit and self.next_op != code.END and not self.broken:
            op = self.next_op
            if op in (code.COVER, code.DROP):
                self.cover_on(limit, attention & code.PAUSE)
            elif op in (code.UNCOVER, code.RESTORE):
                self.uncover_on(limit, attention & code.PAUSE)
            elif op == code.BOUND:
                op = self._arrive()
            else:
                op = self._do(op)
            if attention & (1 << op | code.PAUSE):
                return

    def _do(self, next_op: int) -> int:
        """Do an event that is neither of the links nor the landmark of a tree node; returns the event."""
        op = next_op
        if next_op == code.CHOOSE:
            op = code.BOUND
            self._stand_bounded()
        elif next_op == code.BEST:
            self.bests.push(self.stack, self.depth)
            self._leave_level()
        elif next_op == code.TRY:
            self.depth += 1
            self.set_next(code.COVER, self.stack[self.depth - 1])
        elif next_op == code.RETRACT:
            self._note_exit(self.depth)
            self.depth -= 1
            self.stack[self.depth] = self.rows[self.stack[self.depth] + code.DOWN]
            self.set_next(code.TRY if self.stack[self.depth] >= self.first_address else code.EXHAUSTED, 0)
        elif next_op == code.EXHAUSTED:
            self.stack[self.depth] = 0
            self._leave_level()
        else:
            self._note_exit(0)
            self.set_next(code.END, 0)
        self.counts[op] += 1
        self.position += 1
        return op

    def _stand_bounded(self) -> None:
        """Go to just after the BOUND of a tree node."""
        self.set_next(code.BOUND, 0)
        self.bound = self.lower_bound()

    def _arrive(self) -> int:
        """Do the landmark of a tree node, after its bound; returns the event."""
        item = self.choice()
        option = self.nodes[self.stack[self.depth - 1] + code.OPTION] if self.depth else -1
        kind = self.kind(item) if self.depth + self.bound < self.bests.fewest else code.PRUNE
        if kind == code.SOLUTION and not self.bests.finds_room(self.depth):
            self.broken = code.END
            return kind
        self.bound = 0
        if kind == code.CHOOSE:
            self._enter(kind, item - 1, option, self.is_guess(item))
            self.stack[self.depth] = self.rows[code.RECORD * item + code.DOWN]
            self.set_next(code.TRY, 0)
        else:
            self._enter(kind, item - 1 if kind == code.DEAD_END else -1, option, False)
            if kind == code.SOLUTION:
                self.set_next(code.BEST, 0)
            else:
                self._leave_level()
        self.position += 1
        return kind

    def _leave_level(self) -> None:
        """Leave a level that has nothing left to try."""
        if self.depth == 0:
            self.set_next(code.DONE, 0)
        else:
            self.begin_uncover(self.rows[self.stack[self.depth - 1] + code.BEFORE])

    # --- the same backward ------------------------------------------------------------------------

    def _run_back(self, limit: int, attention: int) -> None:
        from_here = self.position
        while self.position > limit and not self.broken:
            if self.position != from_here and attention & code.PAUSE:
                return
            next_op, sibling, member = self.next_op, self.sibling, self.member
            op = self._look_back()
            if op == code.START:  # also where a restored position claims more events
                self.position = 0
                return
            if self.position != from_here and attention & (1 << op):
                self.next_op, self.sibling, self.member = next_op, sibling, member
                return
            if op == code.DROP:
                self._count_links(op, -self.restore_nodes(self.position - limit))
                self.member = self.below(self.sibling, self.member)
                self.next_op = op
            elif op == code.RESTORE:
                self._count_links(op, -self.drop_nodes(self.position - limit))
                self.member = self.above(self.sibling, self.member)
                self.next_op = op
            else:
                self._undo(op, self.sibling)
                self.position -= 1

    def _undo(self, op: int, sibling: int) -> None:
        """Take back the event that `_look_back` has found, with its node or header."""
        if op in (code.CHOOSE, code.PRUNE, code.DEAD_END, code.SOLUTION):
            self._unenter(op, op == code.CHOOSE and self.is_guess(self.rows[sibling + code.ITEM]))
            if op == code.CHOOSE:
                self.stack[self.depth] = 0
            self._stand_bounded()
            return
        self.counts[op] -= 1
        if op == code.BOUND:
            self.bound = 0
            self.set_next(code.CHOOSE, 0)
            return
        self.set_next(op, 0)
        if op == code.COVER:
            self.join_ring(self.rows[sibling + code.ITEM])
            self.sibling = sibling
        elif op == code.UNCOVER:
            self.leave_ring(self.rows[sibling + code.ITEM])
            self.sibling = sibling
        elif op == code.TRY:
            self.depth -= 1
        elif op == code.RETRACT:
            self.stack[self.depth] = sibling
            self.depth += 1
        elif op == code.EXHAUSTED:
            self.stack[self.depth] = sibling
        elif op == code.BEST:
            self.bests.pop()

    # --- the event before -------------------------------------------------------------------------

    def _recall(self) -> None:
        next_op, sibling, member = self.next_op, self.sibling, self.member
        op = self._look_back()
        self.event_op, self.event_subject, self.event_item, self.event_option = op, -1, -1, -1
        if op in (code.DONE, code.SOLUTION):
            self.event_subject = self.counts[code.SOLUTION]
        elif op == code.BEST:
            self.event_subject = self.bests.fewest
        elif op == code.BOUND:
            self.event_subject = self.bound
        elif op == code.PRUNE:
            self.event_subject = self.lower_bound()
        elif op in (code.DROP, code.RESTORE):
            self._set_event_item(self.member)
            self.event_subject = self.member // code.RECORD
        elif op in (code.TRY, code.RETRACT):
            self._set_event_item(self.sibling)
            self.event_subject = self.event_option
        elif op != code.START:
            self._set_event_item(self.header_of(self.sibling))
            self.event_subject = self.event_item
            self.event_option = -1
        self.next_op, self.sibling, self.member = next_op, sibling, member

    def _set_event_item(self, node: int) -> None:
        self.event_item = self.nodes[node + code.ITEM] - 1
        self.event_option = self.nodes[node + code.OPTION]

    def _look_back(self) -> int:
        """Return the last event; sets ``sibling`` to its node or header, and ``member`` to a link's node."""
        next_op, sibling = self.next_op, self.sibling
        if next_op == code.DROP:
            return self._last_of_cover(sibling, self.member)
        if next_op == code.COVER:
            return code.TRY if sibling == self.stack[self.depth - 1] else self._before_cover(sibling)
        if next_op == code.CHOOSE:
            return self._before_cover(self.stack[self.depth - 1]) if self.depth else code.START
        if next_op in (code.RESTORE, code.UNCOVER):
            self.member = self._returned_last()
            return code.RESTORE if self.member >= self.first_address else self._before_uncover(sibling)
        if next_op == code.RETRACT:
            self.sibling = self.stack[self.depth - 1]
            return code.UNCOVER
        if next_op in (code.TRY, code.EXHAUSTED):
            self.sibling = self.nodes[self.stack[self.depth] + code.UP]
            return code.RETRACT if self.sibling >= self.first_address else code.CHOOSE
        if next_op == code.BOUND:
            return code.BOUND
        if next_op == code.BEST:
            return code.SOLUTION
        return code.DONE if next_op == code.END else self._end_of_level()

    def _last_of_cover(self, sibling: int, member: int) -> int:
        self.sibling, self.member = sibling, self.above(sibling, member)
        return code.DROP if self.member >= self.first_address else code.COVER

    def _before_cover(self, sibling: int) -> int:
        """The event before a sibling is covered: the end of the cover on its left, or the TRY."""
        sibling = self.rows[sibling + code.BEFORE]
        return self._last_of_cover(sibling, self.header_of(sibling))

    def _returned_last(self) -> int:
        """The node of the column that was restored last; the header if none was."""
        return self.below(self.sibling, self.member or self.header_of(self.sibling))

    def _before_uncover(self, sibling: int) -> int:
        """The event before an uncover: the end of that on its right, or the end of the level."""
        if self._is_last_sibling(sibling):
            return self._end_of_level()
        self.sibling = self.rows[sibling + code.AFTER]
        return code.UNCOVER

    def _is_last_sibling(self, sibling: int) -> bool:
        """Whether a sibling is the last to be covered and the first to be uncovered."""
        return self.rows[sibling + code.AFTER] == self.stack[self.depth - 1]

    def _end_of_level(self) -> int:
        """The event that ended the level just left; links and stack are as when it was entered."""
        item = self.choice()
        self.sibling = code.RECORD * item
        if self.bests.pruned(self.stack, self.depth, self.lower_bound()):
            return code.PRUNE
        if item == 0:
            return code.BEST
        return code.EXHAUSTED if self.size[item] else code.DEAD_END

    # --- where a run may stop ---------------------------------------------------------------------

    def _is_inside_column(self) -> bool:
        if self.next_op in (code.RESTORE, code.UNCOVER):
            return self._returned_last() >= self.first_address
        return self.next_op == code.DROP

    def _is_inside_option(self) -> bool:
        if self.next_op in (code.RESTORE, code.UNCOVER):
            return not self._is_last_sibling(self.sibling) or self._returned_last() >= self.first_address
        return self.next_op in (code.COVER, code.DROP, code.RETRACT)

    def _is_decided(self) -> bool:
        if self.next_op in (code.COVER, code.DROP, code.CHOOSE, code.BOUND, code.BEST, code.TRY):
            return False
        for level in range(self.depth):
            if self.rows[self.stack[level] + code.DOWN] >= self.first_address:
                return False
        return True

    # --- checkpoints ------------------------------------------------------------------------------

    def _descend(self, depth: int) -> None:
        for level in range(depth):
            if not self._can_be_tried(self.stack[level]):
                raise ValueError("this position was not saved by a machine of the same search")
            self.depth = level + 1
            self.set_next(code.COVER, self.stack[level])
            self.cover_on(ENDLESS, 0)
