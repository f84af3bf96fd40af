"""Where a player is, in the words below the timeline; also for captions and titles of files."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from solver_core.cover import Op, Problem, SearchBase
from solver_core.cover.choices import StackLevel, guess_numbers
from solver_core.cover.replay.beats import BEATS, Beat, coarsest_at, contents, last
from sudoku_gui.player.subject import Subject
from sudoku_gui.translation import Texts, translate
from sudoku_gui.wording import gallery, transport
from sudoku_gui.wording.events import sentence, why
from sudoku_gui.wording.joining import enumeration
from sudoku_gui.wording.names import guess_name, number, option_name

tr = Texts("skipped events")
tr_folded = Texts("folded")

REACH: Final = 10_000  # events beyond which nothing is looked for


def fine(search: SearchBase, kind: str) -> str:
    """The kind of beat that fits into one sentence and ends here."""
    return coarsest_at(search, min(kind, "option", key=BEATS.index))


def present(search: SearchBase, kind: str) -> Beat | None:
    """The beat that just happened; None at position 0."""
    return last(search, fine(search, kind))


def sentence_at(search: SearchBase, beat: str) -> str:
    """The last event in beats of this kind; at position 0, that nothing has happened yet."""
    found = present(search, beat)
    if found is None:
        return transport.at_start(search)
    return _with_passed_over(search, beat, sentence(search, found.event))


def why_at(search: SearchBase, beat: str) -> str:
    """The reason for the event at the position, as a sentence; "" at position 0."""
    found = present(search, beat)
    return "" if found is None else why(search, found.event)


def problem_of(subject: Subject) -> str:
    """The problem that is watched: the puzzle as a line, the name of the sample, or that it is from a file."""
    if subject.problem:
        return translate("exporting", "Exact cover problem")
    if subject.grid is None:
        return gallery.name_of(subject.sample)
    return translate("exporting", "Sudoku {line}").format(line=str(subject.grid))


def file_name_of(subject: Subject, position: int) -> str:
    """A name for a file about a position: ``queens_8-120``."""
    other = translate("exporting", "problem") if subject.problem else translate("exporting", "sudoku")
    return f"{subject.sample.partition(',')[0] or other}-{position}"


# --- what a step from decision to decision passes over -----------------------------------------------
# A sentence describes the event at which the step ends. What is between the previous decision and this one depends on
# the position alone, so it is described in the same words however one got there.


@dataclass(frozen=True, slots=True)
class SkippedEvents:
    """The events between two ends of decisions."""

    taken_back: int  # how many options were taken back
    option: int | None  # the first of them; None for none.
    # the stack, whose last level was tried after that; empty where the search ended, or had not begun
    tried: tuple[StackLevel, ...]


def passed_over(search: SearchBase, kind: str) -> SkippedEvents | None:
    """The events that the step ending here passes over; None if there are none, and for other kinds of steps."""
    if kind != "decision" or not (search.finished or search.stands_at(kind)):
        return None
    here, depth = search.position, search.depth
    # Each node of the tree but the root was reached by a try.
    levels = () if search.finished else search.levels()
    way = search.seek_to_next(kind, backward=True, within=REACH)
    way.go()
    is_known = way.found or search.position == 0
    chosen = search.chosen_options()
    search.seek(here)
    taken_back = len(chosen) - depth + bool(levels)
    if not is_known or not (taken_back or levels):
        return None
    return SkippedEvents(taken_back, chosen[-1] if taken_back else None, levels)


def _with_passed_over(search: SearchBase, kind: str, sentence: str) -> str:
    """A sentence about the position, and in front of it what the step there passes over."""
    found = passed_over(search, kind)
    if found is None:
        return sentence
    tried = _tried(search.problem, found.tried) if found.tried else ""
    if found.option is None:
        return tr("{tried}. {sentence}", tried=tried, sentence=sentence)
    if found.taken_back == 1:
        back = tr("{option} taken back", option=option_name(search.problem, found.option))
    else:
        count = found.taken_back
        back = tr("{number} options taken back", "", count, number=number(count))
    if not tried:
        return tr("{back}. {sentence}", back=back, sentence=sentence)
    return tr("{back}, {tried}. {sentence}", back=back, tried=tried, sentence=sentence)


def _tried(problem: Problem, levels: Sequence[StackLevel]) -> str:
    """``r1c4=6 tried (1 of 2), guess 3``, of the last of the levels of the stack."""
    level = levels[-1]
    if level.given:
        text = tr("{option} tried, it is given")
    elif level.among == 1:
        text = tr("{option} tried, the only option")
    elif level.number == level.among:
        text = tr("{option} tried ({k} of {d}), the last one left")
    else:
        text = tr("{option} tried ({k} of {d}), {guess}")
    guess, option = guess_name(guess_numbers(levels)[-1]), option_name(problem, level.option)
    return text.format(option=option, k=level.number, d=level.among, guess=guess)


# --- what a folded row or block holds ---------------------------------------------------------------

_EVENTS: Final[Mapping[Op, Callable[[int], str]]] = {
    Op.TRY: lambda count: tr_folded("{number} options tried", "", count),
    Op.RETRACT: lambda count: tr_folded("{number} options taken back", "", count),
    Op.COVER: lambda count: tr_folded("{number} columns covered", "", count),
    Op.UNCOVER: lambda count: tr_folded("{number} columns uncovered", "", count),
    Op.HIDE: lambda count: tr_folded("{number} nodes hidden", "", count),
    Op.UNHIDE: lambda count: tr_folded("{number} nodes returned", "", count),
    Op.DROP: lambda count: tr_folded("{number} nodes dropped", "", count),
    Op.RESTORE: lambda count: tr_folded("{number} nodes restored", "", count),
    Op.DEAD_END: lambda count: tr_folded("{number} dead ends", "", count),
    Op.SOLUTION: lambda count: tr_folded("{number} solutions", "", count),
}


def summary(search: SearchBase, start: int, end: int) -> str:
    """``25 events, 31 to 55: 1 column covered, 24 nodes hidden``; empty for a single event."""
    if end - start <= 1:
        return ""
    counts = contents(search, start, end)
    parts = [
        text(counts[op]).format(number=number(counts[op])) for op, text in _EVENTS.items() if op in counts
    ]
    events = tr_folded("{number} events, {first} to {last}", "", end - start)
    events = events.format(number=number(end - start), first=number(start + 1), last=number(end))
    if not parts:
        return events
    return tr_folded("{events}: {changes}").format(events=events, changes=enumeration(parts))
