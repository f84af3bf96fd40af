"""Numbers that the kernels share; `codes.pxd` gives C the same ones.

Events have the numbers of `Op`, which says what they mean.
"""

COVER, UNCOVER, HIDE, UNHIDE, TRY, RETRACT, DROP, RESTORE, BEST, UNBEST = range(10)
CHOOSE, DEAD_END, SOLUTION, EXHAUSTED, DONE, BOUND, PRUNE = range(16, 30, 2)
OPS = 32
"""All events have numbers below this."""

START, END = -1, -2
"""What came last at position 0, and what comes next when all has happened."""

AT_COLUMN, AT_OPTION, AT_NODE, AT_WATCH = 1 << 10, 1 << 11, 1 << 12, 1 << 13
"""Where a run may stop, beside ``1 << op`` for "just after this event": where a column is wholly covered or
uncovered; where an option is wholly tried or taken back; where a tree node is about to be entered; where a
watched condition is met. Each is a fact of the position, never of the way there."""

AT_LAST = 1 << 14
"""Where from here on everything is only taken back: no level has another option to try."""

EVENTS, CHANGES = 0x155503FF, 0x3FF
"""All ``1 << op``; those that change something, which are no landmarks."""

LINKS = 1 << COVER | 1 << UNCOVER | 1 << HIDE | 1 << UNHIDE | 1 << DROP | 1 << RESTORE
"""The events that make up an option's trying and taking back; a kernel runs through them in one go."""

PAUSE = 1 << 15
"""Asks a kernel to return after every slice, which is a column or less."""

FEWEST, FIRST, SHUFFLED = range(3)
"""Choice rules."""

UP, DOWN, ITEM, OPTION, RECORD = range(5)
"""A node's record: four numbers, at its address."""

BEFORE, AFTER = UP, OPTION
"""In the records of repeat cover, in the places of UP and OPTION: the neighbours in the option's row."""

FAR = 1 << 29
"""More nodes than any column has siblings."""

DECISIONS, GUESSES, DEAD_ENDS, SOLUTIONS, PRUNED, UPDATES, PROFILE = range(7)
"""A depth's row in the profile: six counts."""

DEEPEST = 1023
"""What happens deeper is counted here."""

COVERED, COVERED_LONG = 1 << 7, 1 << 30
"""What is added to the size of an item while it is covered, in a byte and in an int: more than any column has."""

NEW, FREE, MOVING = range(3)
"""Whether a machine can be used: it was never built, no thread moves it, a thread moves it right now."""

PRIME, FACTOR, STIRRER = 2**31 - 1, 1_000_003, 741_092_461
"""For the hash from which random ties come; products of two numbers below PRIME fit into 64 bits."""
