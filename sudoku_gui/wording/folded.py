"""What the events of a folded row or block do, in one line: how many they are, which, and what they change."""

from solver_core.cover import Op, SearchBase
from solver_core.cover.beats import contents
from sudoku_gui.wording.joining import listing
from sudoku_gui.wording.marking import translate
from sudoku_gui.wording.names import number


def summary(search: SearchBase, start: int, end: int) -> str:
    """``25 events, 31 to 55: 1 column covered, 24 nodes hidden``; empty for a single event."""
    if end - start <= 1:
        return ""
    counts = contents(search, start, end)
    parts = [text.format(number=number(counts[op])) for op, text in _texts(counts).items() if counts.get(op)]
    events = translate("folded", "{number} events, {first} to {last}", "", end - start)
    events = events.format(number=number(end - start), first=number(start + 1), last=number(end))
    if not parts:
        return events
    return translate("folded", "{events}: {changes}").format(events=events, changes=listing(parts))


def _texts(counts: dict[Op, int]) -> dict[Op, str]:
    count = {op: counts.get(op, 0) for op in Op}
    return {
        Op.TRY: translate("folded", "{number} options tried", "", count[Op.TRY]),
        Op.RETRACT: translate("folded", "{number} options taken back", "", count[Op.RETRACT]),
        Op.COVER: translate("folded", "{number} columns covered", "", count[Op.COVER]),
        Op.UNCOVER: translate("folded", "{number} columns uncovered", "", count[Op.UNCOVER]),
        Op.HIDE: translate("folded", "{number} nodes hidden", "", count[Op.HIDE]),
        Op.UNHIDE: translate("folded", "{number} nodes returned", "", count[Op.UNHIDE]),
        Op.DROP: translate("folded", "{number} nodes dropped", "", count[Op.DROP]),
        Op.RESTORE: translate("folded", "{number} nodes restored", "", count[Op.RESTORE]),
        Op.DEAD_END: translate("folded", "{number} dead ends", "", count[Op.DEAD_END]),
        Op.SOLUTION: translate("folded", "{number} solutions", "", count[Op.SOLUTION]),
    }
