"""What the events of a folded row or block do, in one line: how many they are, which, and what they change."""

from collections.abc import Callable, Mapping
from typing import Final

from solver_core.cover import Op, SearchBase
from solver_core.cover.replay.beats import contents
from sudoku_gui.translation import translate
from sudoku_gui.wording.joining import enumeration
from sudoku_gui.wording.names import number


def summary(search: SearchBase, start: int, end: int) -> str:
    """``25 events, 31 to 55: 1 column covered, 24 nodes hidden``; empty for a single event."""
    if end - start <= 1:
        return ""
    counts = contents(search, start, end)
    parts = [
        text(counts[op]).format(number=number(counts[op])) for op, text in _TEXTS.items() if op in counts
    ]
    events = translate("folded", "{number} events, {first} to {last}", "", end - start)
    events = events.format(number=number(end - start), first=number(start + 1), last=number(end))
    if not parts:
        return events
    return translate("folded", "{events}: {changes}").format(events=events, changes=enumeration(parts))


_TEXTS: Final[Mapping[Op, Callable[[int], str]]] = {
    Op.TRY: lambda count: translate("folded", "{number} options tried", "", count),
    Op.RETRACT: lambda count: translate("folded", "{number} options taken back", "", count),
    Op.COVER: lambda count: translate("folded", "{number} columns covered", "", count),
    Op.UNCOVER: lambda count: translate("folded", "{number} columns uncovered", "", count),
    Op.HIDE: lambda count: translate("folded", "{number} nodes hidden", "", count),
    Op.UNHIDE: lambda count: translate("folded", "{number} nodes returned", "", count),
    Op.DROP: lambda count: translate("folded", "{number} nodes dropped", "", count),
    Op.RESTORE: lambda count: translate("folded", "{number} nodes restored", "", count),
    Op.DEAD_END: lambda count: translate("folded", "{number} dead ends", "", count),
    Op.SOLUTION: lambda count: translate("folded", "{number} solutions", "", count),
}
