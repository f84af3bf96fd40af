"""THE KERNEL: a machine that moves a search event by event, either way.

No recursion, no log: `forward` does what the place says comes next, `back` undoes what the place says came
last, and both run through the same few changes of the links. Steps X1-X8 are those of Algorithm X, TAOCP
7.2.2.1.
"""

from solver_core.cover.place import (
    CHOOSE,
    COVER,
    DEAD_END,
    DONE,
    END,
    EXHAUSTED,
    GROUPS,
    HIDE,
    RETRACT,
    SOLUTION,
    TRY,
    UNCOVER,
    UNHIDE,
    Place,
)


class Dance(Place):
    """A search for exact covers that can be moved."""

    # --- moving -----------------------------------------------------------------------------------

    def forward(self, limit: int, stop: int = 0) -> bool:
        """Run to position ``limit``, the end or a place in ``stop``; answer whether it was such a place."""
        while self.position < limit and self.turn != END:
            turn = self.turn
            if turn == HIDE:
                self.position += self.hide(limit - self.position)
                if not self.row_is_left():
                    self._covered()
            elif turn == UNHIDE:
                self.position += self.unhide(limit - self.position)
                if not self.row_is_left():
                    self._turn_to(UNCOVER, self.mate)
            else:
                self._do(turn)
                self.position += 1
            if stop and (turn == CHOOSE or stop & GROUPS) and self.stands_at(stop):
                return True
        return False

    def back(self, limit: int, stop: int = 0) -> bool:
        """Run back to position ``limit`` or a place in ``stop``; answer whether it was such a place."""
        while self.position > limit:
            op = self._look_back()
            if op == HIDE:
                self.position -= self.unhide(self.position - limit)
                self.step_down()
                self.turn = HIDE
                self._untried(self.mate)
            elif op == UNHIDE:
                self.position -= self.hide(self.position - limit)
                self.step_up()
                self.turn = UNHIDE
            else:
                self._undo(op)
                self.position -= 1
            if stop and self.stands_at(stop):
                return True
        return False

    def restart(self) -> None:
        """Stand at position 0 at once, by copying instead of going back."""
        self.make_whole()
        for level in range(self.depth + 1):
            self.stack[level] = 0
        self._stand_at_start()

    # --- X2-X8 forward ----------------------------------------------------------------------------

    def _do(self, turn: int) -> None:
        if turn == CHOOSE:
            self._arrive()
        elif turn == COVER:
            self.leave_ring(self.item[self.mate])
            self.stand_at_header(self.mate)
            self.step_down()
            self.turn = HIDE
            if not self.row_is_left():
                self._covered()
        elif turn == UNCOVER:
            self.join_ring(self.item[self.mate])
            self._uncovered()
        elif turn == TRY:
            self.depth += 1
            self._cover_next(self.stack[self.depth - 1])
        elif turn == RETRACT:
            self.depth -= 1
            self.stack[self.depth] = self._next_option(self.stack[self.depth])
            self._turn_to(EXHAUSTED if self.stack[self.depth] <= self.last_header else TRY, 0)
        elif turn == EXHAUSTED:
            self._begin_uncover(self.stack[self.depth])
        else:
            self._turn_to(END, 0)

    def _arrive(self) -> None:
        """X2, X3: a solution, a dead end, or the item to branch on."""
        item = self.choice()
        if item == 0:
            self.solutions += 1
            self._leave_level()
        elif self.size[item] == 0:
            self.dead_ends += 1
            self._leave_level()
        else:
            self.decisions += 1
            self.stack[self.depth] = item
            self._turn_to(COVER, item)

    def _covered(self) -> None:
        """X4, X5: a column is wholly covered; try its first option, or go on to the next sibling."""
        if self.mate <= self.last_header:
            self.stack[self.depth] = self._first_option(self.mate)
            self._turn_to(TRY, 0)
        else:
            self._cover_next(self.mate)

    def _cover_next(self, mate: int) -> None:
        """X5: rightward, until the ring of siblings closes at the tried node."""
        mate = self.after[mate]
        if mate == self.stack[self.depth - 1]:
            self._turn_to(CHOOSE, 0)
        else:
            self._turn_to(COVER, mate)

    def _uncovered(self) -> None:
        """X6, X7: a column is whole again; go on to the sibling on its left, or leave the level."""
        if self.mate <= self.last_header:
            self.stack[self.depth] = 0
            self._leave_level()
        else:
            self._uncover_next(self.mate)

    def _uncover_next(self, mate: int) -> None:
        """X6: leftward, the mirror of `_cover_next`."""
        mate = self.before[mate]
        if mate == self.stack[self.depth - 1]:
            self._turn_to(RETRACT, 0)
        else:
            self._begin_uncover(mate)

    def _leave_level(self) -> None:
        """X8: what follows when a level has nothing more to offer."""
        if self.depth == 0:
            self._turn_to(DONE, 0)
        else:
            self._uncover_next(self.stack[self.depth - 1])

    def _begin_uncover(self, mate: int) -> None:
        self.turn = UNHIDE
        self.stand_at_header(mate)
        self.step_up()
        if not self.row_is_left():
            self._turn_to(UNCOVER, mate)

    def _turn_to(self, turn: int, mate: int) -> None:
        self.turn = turn
        self.mate = mate
        self.row = self.node = 0

    # --- the same backward ------------------------------------------------------------------------

    def _undo(self, op: int) -> None:
        """Take back an event that `_look_back` has turned to."""
        node, mate = self.node, self.mate
        if op == COVER:
            self.join_ring(self.item[mate])
            self._turn_to(COVER, mate)
            self._untried(mate)
        elif op == UNCOVER:
            self.leave_ring(self.item[mate])
            if mate <= self.last_header:
                self.stack[self.depth] = mate
            self._turn_to(UNCOVER, mate)
        elif op == TRY:
            self.depth -= 1
            self._turn_to(TRY, 0)
        elif op == RETRACT:
            self.stack[self.depth] = node
            self.depth += 1
            self._turn_to(RETRACT, 0)
        elif op == CHOOSE:
            self.stack[self.depth] = 0
            self.decisions -= 1
            self._turn_to(CHOOSE, 0)
        elif op in {DEAD_END, SOLUTION}:
            self.dead_ends -= op == DEAD_END
            self.solutions -= op == SOLUTION
            self._turn_to(CHOOSE, 0)
        else:
            self._turn_to(op, 0)

    def _untried(self, mate: int) -> None:
        """Back in the cover of the chosen item, none of its options has been tried yet."""
        if mate <= self.last_header:
            self.stack[self.depth] = mate
