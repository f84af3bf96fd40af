"""THE KERNEL: Algorithm X by Dancing Links, as a machine that moves event by event, either way.

`_run` does what the place says comes next, `_run_back` undoes what the place says came last, and both run
through the same few changes of the links. What came last is worked out from links and stack (`_look_back`).
Steps X1-X8 are those of Algorithm X, TAOCP 7.2.2.1. Compiled with the types in ``dance.pxd``.

The stack holds one address a level: the header of the chosen item while none of its options is tried, and when
all are exhausted; the node of the option tried. `Branching` says which item and which options come next.
"""

from solver_core.cover import codes as code
from solver_core.cover.branching import Branching


class Dance(Branching):
    """A search for exact covers that can be moved."""

    # --- X1-X8 forward ----------------------------------------------------------------------------

    def _run(self, limit: int, attention: int) -> None:
        pause = attention & code.PAUSE
        while self.position < limit and self.turn != code.END:
            turn = self.turn
            if turn <= code.UNHIDE:
                self._do_links(turn, limit, pause)
            elif turn == code.CHOOSE:
                turn = self._arrive()
            else:
                self._do(turn)
            if attention and attention & (1 << turn | code.PAUSE):
                return

    def _do_links(self, turn: int, limit: int, pause: int) -> None:
        """X4-X7: a column is wholly covered: try its first option; it is whole again: leave the level."""
        if turn == code.COVER or turn == code.HIDE:
            if self.cover_on(limit, pause):
                self.stack[self.depth] = self.first_option(self.mate)
                self.turn_to(code.TRY, 0)
        elif self.uncover_on(limit, pause):
            self.stack[self.depth] = 0
            self._leave_level()

    def _do(self, turn: int) -> None:
        """X5, X6, X8: an option is tried or taken back; an item is exhausted; all is done."""
        if turn == code.TRY:
            self.depth += 1
            self.cover_next(self.stack[self.depth - 1])
        elif turn == code.RETRACT:
            self._leave(self.depth)
            self.depth -= 1
            self.stack[self.depth] = self.next_option(self.stack[self.depth])
            self.turn_to(code.EXHAUSTED if self.stack[self.depth] < self.first_address else code.TRY, 0)
        elif turn == code.EXHAUSTED:
            self.begin_uncover(self.stack[self.depth])
        else:
            self._leave(0)
            self.turn_to(code.END, 0)
        self.counts[turn] += 1
        self.position += 1

    def _arrive(self) -> int:
        """X2, X3: a solution, a dead end, or the item to branch on; answer which event it was."""
        item = self.choice()
        option = self.nodes[self.stack[self.depth - 1] + code.OPTION] if self.depth else -1
        op = code.CHOOSE
        if item == 0:
            op = code.SOLUTION
        elif self.size[item] == 0:
            op = code.DEAD_END
        self._enter(op, item - 1, option, op == code.CHOOSE and self.is_guess(item))
        if op == code.CHOOSE:
            self.stack[self.depth] = code.RECORD * item
            self.turn_to(code.COVER, code.RECORD * item)
        else:
            self._leave_level()
        self.position += 1
        return op

    def _leave_level(self) -> None:
        """X8: what follows when a level has nothing more to offer."""
        if self.depth == 0:
            self.turn_to(code.DONE, 0)
        else:
            self.uncover_next(self.stack[self.depth - 1])

    # --- the same backward ------------------------------------------------------------------------

    def _run_back(self, limit: int, attention: int) -> None:
        from_here = self.position
        while self.position > limit:
            if self.position != from_here and attention & code.PAUSE:
                return
            turn, mate, row, node = self.turn, self.mate, self.row, self.node
            op = self._look_back()
            if self.position != from_here and attention & (1 << op):
                self.turn, self.mate, self.row, self.node = turn, mate, row, node
                return
            if op == code.HIDE:
                self._count_links(
                    code.HIDE,
                    -self.unhide(self.row, self.node, self.header_of(self.mate), self.position - limit),
                )
                self.step_down()
                self.turn = code.HIDE
                self._untried(self.mate)
            elif op == code.UNHIDE:
                self._count_links(
                    code.UNHIDE,
                    -self.hide(self.row, self.node, self.header_of(self.mate), self.position - limit),
                )
                self.step_up()
                self.turn = code.UNHIDE
            else:
                self._undo(op)
                self.position -= 1

    def _undo(self, op: int) -> None:
        """Take back an event that `_look_back` has turned to."""
        node, mate = self.node, self.mate
        if op == code.CHOOSE:
            self._unenter(op, self.is_guess(self.nodes[self.stack[self.depth] + code.ITEM]))
            self.stack[self.depth] = 0
            self.turn_to(code.CHOOSE, 0)
            return
        if op == code.DEAD_END or op == code.SOLUTION:
            self._unenter(op, False)
            self.turn_to(code.CHOOSE, 0)
            return
        self.counts[op] -= 1
        if op == code.COVER:
            self.join_ring(self.nodes[mate + code.ITEM])
            self.turn_to(code.COVER, mate)
            self._untried(mate)
        elif op == code.UNCOVER:
            self.leave_ring(self.nodes[mate + code.ITEM])
            if self.is_header(mate):
                self.stack[self.depth] = mate
            self.turn_to(code.UNCOVER, mate)
        elif op == code.TRY:
            self.depth -= 1
            self.turn_to(code.TRY, 0)
        elif op == code.RETRACT:
            self.stack[self.depth] = node
            self.depth += 1
            self.turn_to(code.RETRACT, 0)
        else:
            self.turn_to(op, 0)

    def _untried(self, mate: int) -> None:
        """Back in the cover of the chosen item, none of its options has been tried yet."""
        if self.is_header(mate):
            self.stack[self.depth] = mate

    # --- the event before -------------------------------------------------------------------------

    def _recall(self) -> None:
        turn, mate, row, node = self.turn, self.mate, self.row, self.node
        op = self._look_back()
        self.event_op, self.event_subject = op, self.counts[code.SOLUTION]
        self.event_item = self.event_option = -1
        if op == code.COVER or op == code.UNCOVER:
            self._tell_item(self.mate)
        elif op == code.CHOOSE or op == code.EXHAUSTED:
            self._tell_item(self.stack[self.depth])
        elif op == code.DEAD_END:
            self._tell_item(self.node)
        elif op < code.CHOOSE and op != code.START:
            self._tell_item(self.node)
            self.event_option = self.nodes[self.node + code.OPTION]
            self.event_subject = self.event_option
            if op == code.HIDE or op == code.UNHIDE:
                self.event_subject = self.node // code.RECORD
        self.turn, self.mate, self.row, self.node = turn, mate, row, node

    def _tell_item(self, node: int) -> None:
        self.event_item = self.event_subject = self.nodes[node + code.ITEM] - 1

    def _look_back(self) -> int:
        """Turn the place to the event just before it and answer that event's op; the links stay."""
        turn = self.turn
        if turn == code.HIDE:
            return self._last_of_cover(self.mate, self.row, self.node)
        if turn == code.COVER:
            return code.CHOOSE if self.is_header(self.mate) else self._before_cover(self.mate)
        if turn == code.CHOOSE:
            return self._before_cover(self.stack[self.depth - 1]) if self.depth else code.START
        if turn == code.UNHIDE or turn == code.UNCOVER:
            if turn == code.UNCOVER:
                self.stand_at_header(self.mate)
            self.step_down()
            return code.UNHIDE if self.row_is_left() else self._before_uncover(self.mate)
        if turn == code.TRY:
            return self._before_try(self.stack[self.depth])
        if turn == code.EXHAUSTED:
            self.node = self.last_option(self.stack[self.depth])
            return code.RETRACT
        if turn == code.RETRACT:
            return self._before_uncover(self.stack[self.depth - 1])
        return code.DONE if turn == code.END else self._end_of_level()

    def _last_of_cover(self, mate: int, row: int, node: int) -> int:
        self.mate, self.row, self.node = mate, row, node
        self.step_up()
        return code.HIDE if self.row_is_left() else code.COVER

    def _before_cover(self, mate: int) -> int:
        """What came before the next sibling's turn: the sibling on the left, or the TRY itself."""
        mate = self.before(mate)
        if mate == self.stack[self.depth - 1]:
            self.node = mate
            return code.TRY
        return self._last_of_cover(mate, self.header_of(mate), self.header_of(mate))

    def _before_uncover(self, mate: int) -> int:
        """What came before an uncover began: that of the sibling on the right, or the end of the level."""
        if self.is_header(mate):
            return code.EXHAUSTED
        self.mate = self.after(mate)
        if self.mate == self.stack[self.depth - 1]:
            return self._end_of_level()
        return code.UNCOVER

    def _before_try(self, tried: int) -> int:
        header = self.header_of(tried)
        if tried == self.first_option(header):
            return self._last_of_cover(header, header, header)
        self.node = self.option_before(tried)
        return code.RETRACT

    def _end_of_level(self) -> int:
        """What the level just left ended with.

        The links are as they were on entering it, and the choice rule is a function of the links and the stack:
        it tells again what it told then.
        """
        item = self.choice()
        if item == 0:
            return code.SOLUTION
        if self.size[item] == 0:
            self.node = code.RECORD * item
            return code.DEAD_END
        self.mate = code.RECORD * item
        return code.UNCOVER

    # --- where a run may stop ---------------------------------------------------------------------

    def _is_at_uncover_begin(self) -> bool:
        """Whether the next event is the first of an uncover."""
        if self.turn != code.UNHIDE and self.turn != code.UNCOVER:
            return False
        row, node = self.row, self.node
        if self.turn == code.UNCOVER:
            self.stand_at_header(self.mate)
        self.step_down()
        begins = not self.row_is_left()
        self.row, self.node = row, node
        return begins

    def _is_inside_column(self) -> bool:
        if self.turn == code.UNHIDE or self.turn == code.UNCOVER:
            return not self._is_at_uncover_begin()
        return self.turn == code.HIDE

    def _is_inside_option(self) -> bool:
        if self.turn == code.UNHIDE or self.turn == code.UNCOVER:
            if self.is_header(self.mate) or self.after(self.mate) != self.stack[self.depth - 1]:
                return True
            return not self._is_at_uncover_begin()
        if self.turn == code.COVER:
            return not self.is_header(self.mate)
        if self.turn == code.RETRACT:
            tried = self.stack[self.depth - 1]
            return self.after(tried) != tried
        return self.turn == code.HIDE

    def _is_decided(self) -> bool:
        if self.turn <= code.HIDE and self.turn != code.UNCOVER or self.turn == code.CHOOSE:
            return False
        if self.turn == code.TRY or self.overrides_length:
            return False
        level = self.depth - 1
        while level >= self.givens:
            tried = self.stack[level]
            if self.nodes[tried + code.DOWN] >= self.first_address:
                return False
            level -= 1
        return True

    # --- checkpoints ------------------------------------------------------------------------------

    def _descend(self, depth: int) -> None:
        for level in range(depth):
            tried = self.stack[level]
            self._cover_whole(self.header_of(tried))
            self.depth = level + 1
            mate = self.after(tried)
            while mate != tried:
                self._cover_whole(mate)
                mate = self.after(mate)
        self.turn_to(code.CHOOSE, 0)

    def _cover_whole(self, mate: int) -> None:
        self.leave_ring(self.nodes[mate + code.ITEM])
        self.stand_at_header(mate)
        self.step_down()
        self.hide(self.row, self.node, self.header_of(mate), code.FAR)
