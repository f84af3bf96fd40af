"""Constants shared by the kernels; `codes.pxd` repeats them for C.

Events have the numbers of `Op`.
"""

COVER, UNCOVER, HIDE, UNHIDE, TRY, RETRACT, DROP, RESTORE, BEST, UNBEST = range(10)
CHOOSE, DEAD_END, SOLUTION, EXHAUSTED, DONE, BOUND, PRUNE = range(16, 30, 2)
OPS = 32
"""Greater than all event numbers."""

START, END = -1, -2
"""The last event at position 0, and the next event at the end."""

AT_COLUMN, AT_OPTION, AT_NODE, AT_WATCH = 1 << 10, 1 << 11, 1 << 12, 1 << 13
"""Where a run may stop, beside ``1 << op`` for "just after this event": where a column is wholly covered or
uncovered; where an option is wholly tried or taken back; where a tree node is about to be entered; where a
watched condition is met. Each depends on the position alone."""

AT_LAST = 1 << 14
"""Where no level has another option to try, so that the rest is only taken back."""

EVENTS, CHANGES = 0x155503FF, 0x3FF
"""``1 << op`` for all events, the bits 0 to 9 and the even ones from 16 to 28, the landmarks; and for all changes."""

LINKS = 1 << COVER | 1 << UNCOVER | 1 << HIDE | 1 << UNHIDE | 1 << DROP | 1 << RESTORE
"""The events of covering and uncovering, which a kernel runs in batches."""

PAUSE = 1 << 15
"""Asks a kernel to return after every slice, at most a column."""

FEWEST, FIRST, SHUFFLED = range(3)
"""Choice rules."""

UP, DOWN, ITEM, OPTION, RECORD = range(5)
"""A node's record: four numbers, at its address."""

BEFORE, AFTER = UP, OPTION
"""The neighbours in the option's row, which records of repeat cover have in place of UP and OPTION."""

LENGTH = 0
"""The first place of a clause and of an override: how many numbers it has, this one included."""

CLAUSE_OPS, CLAUSE_DEPTH, CLAUSE_LISTS = range(1, 4)
"""A clause that a machine watches, as drawn in `Machine`: the places of its numbers, and where its lists begin."""

OVERRIDE_ITEM, OVERRIDE_NODE, OVERRIDE_DEPTH, OVERRIDE_PATH = range(1, 5)
"""An override, as drawn in `Links`: the places of its numbers, and where its path begins."""

FAR = 1 << 29
"""More than there can be nodes."""

DECISIONS, GUESSES, DEAD_ENDS, SOLUTIONS, PRUNED, UPDATES, PROFILE = range(7)
"""A depth's row in the profile."""

DEEPEST = 1023
"""The deepest row, which also counts everything deeper."""

COVERED, COVERED_LONG = 1 << 7, 1 << 30
"""Added to the size of a covered item, in a byte and in an int: more than any column has."""

NEW, FREE, MOVING = range(3)
"""The state of a machine: not built, free, being moved by a thread."""

PRIME, FACTOR, STIRRER = 2**31 - 1, 1_000_003, 741_092_461
"""Constants of the hash for random ties; products of two numbers below PRIME fit into 64 bits."""
