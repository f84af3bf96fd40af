"""THE KERNEL: Algorithm X by Dancing Links, as a machine that moves event by event, either way.

`_run` does the next event, in `algorithm_x`. `_run_back` undoes the last event,
with the inverse changes of the links; the last event is worked out from links and stack
(`_look_back`). Compiled with the types in ``dance.pxd``.

The stack has one address per level: the header of the chosen item before any of its options is tried, and when
all are exhausted; else the node of the option tried. `branching` chooses items and options.
"""

from solver_core.cover.kernel import algorithm_x, branching, columns
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.links import Links


class Dance(Links):
    """The machine of an exact cover search."""

    def _run(self, limit: int, attention: int) -> None:
        if self.is_narrow:
            algorithm_x.run(self, self.narrow, self.narrow_sizes, limit, attention)
        else:
            algorithm_x.run(self, self.wide, self.wide_sizes, limit, attention)

    # --- backward ----------------------------------------------------------------------------------

    def _run_back(self, limit: int, attention: int) -> None:
        from_here = self.position
        while self.position > limit:
            if self.position != from_here and attention & code.PAUSE:
                return
            next_op, sibling, member, node = self.next_op, self.sibling, self.member, self.node
            op = self._look_back()
            if op == code.START:  # also where a restored position claims more events
                self.position = 0
                return
            if self.position != from_here and attention & (1 << op):
                self.next_op, self.sibling, self.member, self.node = next_op, sibling, member, node
                return
            if op == code.HIDE:
                self._undo_hide(self.position - limit)
                self.step_down()
                self.next_op = code.HIDE
                self._untried(self.sibling)
            elif op == code.UNHIDE:
                self._undo_unhide(self.position - limit)
                self.step_up()
                self.next_op = code.UNHIDE
            else:
                self._undo(op)
                self.position -= 1

    def _undo_hide(self, most: int) -> None:
        header = self.header_of(self.sibling)
        if self.is_narrow:
            unhidden = columns.unhide_part(self, self.narrow, self.narrow_sizes, header, most)
        else:
            unhidden = columns.unhide_part(self, self.wide, self.wide_sizes, header, most)
        columns.count_cover(self, 0, -unhidden)

    def _undo_unhide(self, most: int) -> None:
        columns.count_uncover(self, 0, -self._hide(most))

    def _hide(self, most: int) -> int:
        header = self.header_of(self.sibling)
        if self.is_narrow:
            return columns.hide_part(self, self.narrow, self.narrow_sizes, header, most)
        return columns.hide_part(self, self.wide, self.wide_sizes, header, most)

    def _undo(self, op: int) -> None:
        """Take back the event that `_look_back` has found."""
        node, sibling = self.node, self.sibling
        if op == code.CHOOSE or op == code.DEAD_END or op == code.SOLUTION or op == code.PRUNE:
            self._unenter(
                op, op == code.CHOOSE and branching.is_guess(self, self.item_of(self.stack[self.depth]))
            )
            self.stack[self.depth] = 0
            algorithm_x.enter_before_landmark(self)
            return
        self.counts[op] -= 1
        if op == code.COVER:
            self._join_ring(self.item_of(sibling))
            self.set_next(code.COVER, sibling)
            self._untried(sibling)
        elif op == code.UNCOVER:
            self._leave_ring(sibling)
            if self.is_header(sibling):
                self.stack[self.depth] = sibling
            self.set_next(code.UNCOVER, sibling)
        elif op == code.TRY:
            self.depth -= 1
            self.set_next(code.TRY, 0)
        elif op == code.RETRACT:
            self.stack[self.depth] = node
            self.depth += 1
            self.set_next(code.RETRACT, 0)
        elif op == code.BOUND:
            self.bound = 0
            self.set_next(code.CHOOSE, 0)
        else:
            if op == code.BEST:
                self.bests.pop()
            self.set_next(op, 0)

    def _leave_ring(self, sibling: int) -> None:
        item = self.item_of(sibling)
        self.set_owner(item, sibling)
        if self.is_narrow:
            columns.leave_ring(self, self.narrow_sizes, item)
        else:
            columns.leave_ring(self, self.wide_sizes, item)

    def _join_ring(self, item: int) -> None:
        self.set_owner(item, 0)
        if self.is_narrow:
            columns.join_ring(self, self.narrow_sizes, item)
        else:
            columns.join_ring(self, self.wide_sizes, item)

    def _untried(self, sibling: int) -> None:
        """Return to the cover of the chosen item, before any of its options was tried."""
        if self.is_header(sibling):
            self.stack[self.depth] = sibling

    # --- the event before -------------------------------------------------------------------------

    def _recall(self) -> None:
        next_op, sibling, member, node = self.next_op, self.sibling, self.member, self.node
        op = self._look_back()
        self.event_op, self.event_subject = op, self.counts[code.SOLUTION]
        self.event_item = self.event_option = -1
        if op == code.COVER or op == code.UNCOVER:
            self._set_event_item(self.sibling)
        elif op == code.CHOOSE or op == code.EXHAUSTED:
            self._set_event_item(self.stack[self.depth])
        elif op == code.DEAD_END:
            self._set_event_item(self.node)
        elif op == code.BEST:
            self.event_subject = self.bests.fewest
        elif op == code.BOUND or op == code.PRUNE:
            self.event_subject = self.bound if op == code.BOUND else branching.lower_bound(self)
        elif op < code.CHOOSE and op != code.START:
            self._set_event_item(self.node)
            self.event_option = self.option_of(self.node)
            self.event_subject = self.event_option
            if op == code.HIDE or op == code.UNHIDE:
                self.event_subject = self.node // code.RECORD
        self.next_op, self.sibling, self.member, self.node = next_op, sibling, member, node

    def _set_event_item(self, node: int) -> None:
        self.event_item = self.event_subject = self.item_of(node) - 1

    def _look_back(self) -> int:
        """Move the cursor to the last event and return its op; the links do not change."""
        next_op = self.next_op
        if next_op == code.HIDE:
            return self._last_of_cover(self.sibling, self.member, self.node)
        if next_op == code.COVER:
            return code.CHOOSE if self.is_header(self.sibling) else self._before_cover(self.sibling)
        if next_op == code.CHOOSE:
            return self._before_cover(self.stack[self.depth - 1]) if self.depth else code.START
        if next_op == code.UNHIDE or next_op == code.UNCOVER:
            if next_op == code.UNCOVER:
                self.go_to_header(self.sibling)
            self.step_down()
            return code.UNHIDE if self.member_is_left() else self._before_uncover(self.sibling)
        if next_op == code.TRY:
            return self._before_try(self.stack[self.depth])
        if next_op == code.EXHAUSTED:
            self.node = branching.last_option(self, self.stack[self.depth])
            return code.RETRACT
        if next_op == code.RETRACT:
            return self._before_uncover(self.stack[self.depth - 1])
        if next_op == code.BOUND or next_op == code.BEST:
            return code.BOUND if next_op == code.BOUND else code.SOLUTION
        return code.DONE if next_op == code.END else self._end_of_level()

    def _last_of_cover(self, sibling: int, member: int, node: int) -> int:
        self.sibling, self.member, self.node = sibling, member, node
        self.step_up()
        return code.HIDE if self.member_is_left() else code.COVER

    def _before_cover(self, sibling: int) -> int:
        """The event before a sibling is covered: the end of the cover on its left, or the TRY."""
        sibling = self.next_to_uncover(self.before(sibling))
        if sibling == self.stack[self.depth - 1]:
            self.node = sibling
            return code.TRY
        return self._last_of_cover(sibling, self.header_of(sibling), self.header_of(sibling))

    def _before_uncover(self, sibling: int) -> int:
        """The event before an uncover: the end of that on its right, or the end of the level."""
        if self.is_header(sibling):
            return code.EXHAUSTED
        self.sibling = self.next_to_cover(self.after(sibling))
        if self.sibling == self.stack[self.depth - 1]:
            return self._end_of_level()
        return code.UNCOVER

    def _before_try(self, tried: int) -> int:
        header = self.header_of(tried)
        if tried == branching.first_option(self, header):
            return self._last_of_cover(header, header, header)
        self.node = branching.option_before(self, tried)
        return code.RETRACT

    def _end_of_level(self) -> int:
        """The event that ended the level just left.

        The links are as they were on entering it, and the choice rule depends on links and stack alone, so
        it makes the same choice.
        """
        if self.minimizes and self.bests.pruned(self.stack, self.depth, branching.lower_bound(self)):
            return code.PRUNE
        item = branching.choice(self)
        if item == 0:
            return code.BEST if self.minimizes else code.SOLUTION
        if self.size_of(item) == 0:
            self.node = code.RECORD * item
            return code.DEAD_END
        self.sibling = code.RECORD * item
        return code.UNCOVER

    # --- where a run may stop ---------------------------------------------------------------------

    def _is_at_uncover_begin(self) -> bool:
        """Whether the next event, of an uncover, is its first."""
        member, node = self.member, self.node
        if self.next_op == code.UNCOVER:
            self.go_to_header(self.sibling)
        self.step_down()
        begins = not self.member_is_left()
        self.member, self.node = member, node
        return begins

    def _is_inside_column(self) -> bool:
        if self.next_op == code.UNHIDE or self.next_op == code.UNCOVER:
            return not self._is_at_uncover_begin()
        return self.next_op == code.HIDE

    def _is_inside_option(self) -> bool:
        if self.next_op == code.UNHIDE or self.next_op == code.UNCOVER:
            is_first = not self.is_header(self.sibling) and self._is_next(self.sibling)
            return not (is_first and self._is_at_uncover_begin())
        if self.next_op == code.COVER:
            return not self.is_header(self.sibling)
        if self.next_op == code.RETRACT:
            return not self._is_next(self.stack[self.depth - 1])
        return self.next_op == code.HIDE

    def _is_next(self, sibling: int) -> bool:
        return self.next_to_cover(self.after(sibling)) == self.stack[self.depth - 1]

    def _is_decided(self) -> bool:
        if (self.next_op <= code.HIDE and self.next_op != code.UNCOVER) or self.next_op == code.CHOOSE:
            return False
        if self.next_op in (code.TRY, code.BOUND, code.BEST) or self.overrides_length:
            return False
        if self.undecided < self.depth and self._has_another(self.undecided):
            return False
        level = self.givens
        while level < self.depth and not self._has_another(level):
            level += 1
        self.undecided = level
        return level >= self.depth

    def _has_another(self, level: int) -> bool:
        """Whether a level has another option to try; givens have none."""
        return level >= self.givens and self.down(self.stack[level]) >= self.first_address

    # --- checkpoints ------------------------------------------------------------------------------

    def _descend(self, depth: int) -> None:
        for level in range(depth):
            tried = self.stack[level]
            if not branching.can_be_tried(self, level, tried):
                raise ValueError("this position was not saved by a machine of the same search")
            self._cover_whole(self.header_of(tried))
            self.depth = level + 1
            sibling = self.after(tried)
            while sibling != tried:
                if not self.is_passed_over(sibling):
                    self._cover_whole(sibling)
                sibling = self.after(sibling)
        self.set_next(code.CHOOSE, 0)

    def _cover_whole(self, sibling: int) -> None:
        self._leave_ring(sibling)
        self.go_to_header(sibling)
        self.step_down()
        self._hide(code.FAR)
