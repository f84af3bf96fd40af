"""Where a player is, in the words below the timeline; also for captions and titles of files."""

from solver_core.cover import SearchBase
from solver_core.cover.beats import BEATS, Beat, coarsest_at, last
from sudoku_gui.player.subject import Subject
from sudoku_gui.wording import gallery, passed_over, transport
from sudoku_gui.wording.events import sentence, why
from sudoku_gui.wording.marking import translate


def fine(search: SearchBase, kind: str) -> str:
    """The kind of beat that fits into one sentence and ends here."""
    return coarsest_at(search, min(kind, "option", key=BEATS.index))


def present(search: SearchBase, kind: str) -> Beat | None:
    """The beat that just happened; None at position 0."""
    return last(search, fine(search, kind))


def sentence_at(search: SearchBase, beat: str) -> str:
    """What happened last, in beats of this kind; at position 0 that nothing has happened yet."""
    found = present(search, beat)
    if found is None:
        return transport.at_start(search)
    return passed_over.described(search, beat, sentence(search, found.event))


def why_at(search: SearchBase, beat: str) -> str:
    """Why that happened; "" at position 0."""
    found = present(search, beat)
    return "" if found is None else why(search, found.event)


def problem_of(subject: Subject) -> str:
    """What is watched: the puzzle as a line, the name of the sample, or that it is a problem from a file."""
    if subject.problem:
        return translate("exporting", "Exact cover problem")
    if subject.grid is None:
        return gallery.name_of(subject.sample)
    return translate("exporting", "Sudoku {line}").format(line=str(subject.grid))


def file_name_of(subject: Subject, position: int) -> str:
    """A name for a file about a position: ``queens_8-120``."""
    other = translate("exporting", "problem") if subject.problem else translate("exporting", "sudoku")
    return f"{subject.sample.partition(',')[0] or other}-{position}"
