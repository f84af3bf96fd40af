"""Where a player stands, in the words that stand below the timeline; also for captions and titles of files."""

from solver_core.cover import SearchBase
from sudoku_gui.export import text as words
from sudoku_gui.panes.log.model import present
from sudoku_gui.player.subject import Subject
from sudoku_gui.wording import passed_over, transport
from sudoku_gui.wording.events import sentence, why
from sudoku_gui.wording.marking import translate


def sentence_at(search: SearchBase, beat: str) -> str:
    """What happened last, in beats of this kind; at position 0 that nothing has happened yet."""
    last = present(search, beat)
    if last is None:
        return transport.at_start(search)
    return passed_over.described(search, beat, sentence(search, last.event))


def why_at(search: SearchBase, beat: str) -> str:
    """Why that happened; "" at position 0."""
    last = present(search, beat)
    return "" if last is None else why(search, last.event)


def problem_of(subject: Subject) -> str:
    """What is watched: the puzzle as a line, the name of the sample, or that it is a problem from a file."""
    if subject.problem:
        return translate("exporting", "Exact cover problem")
    if subject.grid is None:
        return words.sample(subject.sample)
    return words.puzzle(str(subject.grid))


def file_name_of(subject: Subject, position: int) -> str:
    """A name for a file about a position: ``queens_8-120``."""
    other = translate("exporting", "problem") if subject.problem else translate("exporting", "sudoku")
    return f"{subject.sample or other}-{position}"
