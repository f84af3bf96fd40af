"""Words for the timeline: what it is, where it stands, and what happens where the mouse points."""

from solver_core.cover.kernel.timeline import Bucket
from sudoku_gui.translation import Texts
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import number
from sudoku_gui.wording.transport import position

tr = Texts("timeline")


def spoken(value: str, closeup: int) -> str:
    """The position, how many events the close-up shows (0 without one), and how the timeline is used."""
    usage = tr(
        "Drag to move through the search; the wheel, + and − zoom the close-up. Left and Right step, with "
        "Shift finer and with Ctrl coarser; Up and Down move by one event, Page Up and Page Down by a tenth "
        "of the close-up, with Ctrl by a tenth of the run, Home and End to the ends. A right click or M adds "
        "or removes a bookmark. K shows what the signs mean."
    )
    text = tr("{value}. {usage}")
    if closeup:
        text = tr("{value}. The close-up shows {closeup} events. {usage}")
    return text.format(value=value, closeup=number(closeup), usage=usage)


def future_is_hidden() -> str:
    """The sentence in place of the future while it is hidden."""
    return tr("The future is hidden.")


def describe(at: int, length: int, depths: tuple[int, int] | None, *, length_is_known: bool) -> str:
    """``event 12,345 of 21,296, depth 38``, or ``depth 35 to 38`` where one place stands for many events."""
    where = position(at, length, length_is_known=length_is_known)
    if depths is None:
        return where
    low, high = depths
    if low == high:
        return tr("{where}, depth {depth}", where=where, depth=number(high))
    return tr("{where}, depth {low} to {high}", where=where, low=number(low), high=number(high))


def happening(here: Bucket) -> str:
    """The events in a column: ``3 solutions, 12 dead ends here``; of a single event, its name."""
    if here.end - here.start == 1:
        return _event(here)
    counts = [
        (here.solutions, tr("{number} solutions", "", here.solutions)),
        (here.dead_ends, tr("{number} dead ends", "", here.dead_ends)),
        (here.pruned, tr("{number} prunes", "", here.pruned)),
        (here.decisions, tr("{number} decisions", "", here.decisions)),
    ]
    parts = [text.format(number=number(count)) for count, text in counts if count]
    if not parts:
        return ""
    return tr("{parts} here", parts=tr(", ").join(parts))


def bookmark(title: str) -> str:
    """A bookmark that the mouse points at, by its name if it has one."""
    if not title:
        return tr("Bookmark")
    return tr("Bookmark “{name}”", name=shown(title))


def _event(here: Bucket) -> str:
    if here.solutions:
        return tr("A solution")
    if here.dead_ends:
        return tr("A dead end")
    if here.pruned:
        return tr("Pruned: nothing better lies below")
    if here.decisions:
        return tr("A decision: a column (item) is chosen")
    if here.removed:
        return tr("Something leaves its list")
    if here.returned:
        return tr("Something returns to its list")
    if here.low != here.high:
        return tr("An option is tried or taken back")
    return ""
