"""The listing of the search as a list of lines: those outside folded blocks, and which of them are marked."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QObject, Qt

from solver_core.cover import SearchBase
from solver_core.cover.explain import pseudocode
from solver_core.cover.explain.listing import CodeListing, ListingLine, program
from solver_core.cover.explain.programs import COMMENTS
from solver_core.cover.replay.beats import since_last
from solver_core.sudoku.pseudocode import listing
from sudoku_gui.features.pseudocode import text as words
from sudoku_gui.widgets.row_table import Index, RowTable
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.position import summary

ROW_ROLE: Final = Qt.ItemDataRole.UserRole

REACH: Final = 20_000  # events of a folded block beyond which they are not counted


@dataclass(frozen=True, slots=True)
class CodeLine:
    """A line of the listing with its label, whether it is folded, and whether it was executed last or comes next."""

    line: ListingLine  # which
    label: str = ""  # its step, where it begins; of a folded block the steps inside: ``X4–X7``
    is_folded: bool | None = None  # whether its block is folded; None where it has none
    is_executed: bool = False  # the last event came from here
    # the next event comes from here, or from a folded block of the caller to which this returns
    is_upcoming: bool = False
    is_calling: bool = False  # the last event came from a procedure called here
    has_breakpoint: bool = False  # a dot is in the gutter
    hides_breakpoint: bool = False  # one is inside the folded block; a ring is in the gutter
    is_here: bool = False  # the keyboard is at this line, for painting
    is_hovered: bool = False  # the mouse is in its gutter, for painting
    comment: str = ""  # what it does, in the user's language

    @property
    def states(self) -> list[str]:
        """The words for what it is at present."""
        states = {
            "executed": self.is_executed,
            "upcoming": self.is_upcoming,
            "calling": self.is_calling,
            "breakpoint": self.has_breakpoint,
            "folded": self.is_folded is True,
            "open": self.is_folded is False,
        }
        return [words.state(name) for name, holds in states.items() if holds]


class CodeModel(RowTable[CodeLine]):
    """The lines of the algorithm that is watched; none while nothing is."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._listing: CodeListing | None = None
        self._breakpoints: frozenset[str] = frozenset()

    def refresh(self, search: SearchBase | None, beat: str, language: str = "knuth") -> None:
        """Show where a search stands, folded to this beat; the search stays where it is."""
        self._listing = code = None if search is None else listing(search, language)
        self.show_rows([] if search is None or code is None else _rows(search, code, beat, self._breakpoints))

    def show_breakpoints(self, lines: Iterable[str]) -> None:
        """Put a dot at the lines with these ids, and at no others."""
        self._breakpoints = frozenset(lines)
        if self._listing is not None:
            self.show_rows([_with_breakpoint(row, self._listing, self._breakpoints) for row in self._rows])

    def unfolded(self) -> list[CodeLine]:
        """All lines, also those in folded blocks, as wide as they get."""
        lines = self._listing.lines if self._listing else ()
        return [CodeLine(line, is_folded=bool(line.folds) or None) for line in lines]

    @property
    def executed(self) -> QModelIndex:
        """Where the last event came from; an empty index while nothing is watched."""
        return next(
            (self.index(at, 0) for at, row in enumerate(self._rows) if row.is_executed), QModelIndex()
        )

    @property
    def upcoming(self) -> QModelIndex:
        """Where the next event comes from; an empty index at the end."""
        return next(
            (self.index(at, 0) for at, row in enumerate(self._rows) if row.is_upcoming), QModelIndex()
        )

    def index_of(self, line: str) -> QModelIndex:
        """Where a line is shown; an empty index where it is not."""
        return next(
            (self.index(at, 0) for at, row in enumerate(self._rows) if row.line.id == line), QModelIndex()
        )

    # --- what it answers --------------------------------------------------------------------------

    def key(self, row: CodeLine) -> ListingLine:
        return row.line

    def cell(self, row: CodeLine, index: Index, role: int) -> Any:  # noqa: ARG002 - there is one column
        """The text of a line, or all about it."""
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.line.text
            case Qt.ItemDataRole.AccessibleTextRole:
                return words.spoken(row.label, row.line.text, row.states, row.comment)
            case Qt.ItemDataRole.ToolTipRole:
                return as_tip(words.hint(row.line.text, row.comment))
        return row if role == ROW_ROLE else None


def copied_program(search: SearchBase, language: str) -> str:
    """The whole program, or the pseudo-code, with comments in the user's language."""
    code = listing(search)
    if language == code.language:
        return "".join(f"{line.step:4}{'  ' * line.indent}{line.text}\n" for line in code.lines)
    sign = COMMENTS[language]
    is_coloured = "colours" in code.variant
    lines = [f"{sign} {words.about_program(code.name + ' colours' * is_coloured)}"]
    for text, name, _ in program(code, language):
        is_head = name and not text.startswith(("}", " "))
        comment = words.meaning(name, coloured=is_coloured) if is_head else ""
        lines += [f"{sign} {comment}", text] if comment else [text]
    return "\n".join([*lines, ""])


def _rows(search: SearchBase, code: CodeListing, beat: str, breakpoints: frozenset[str]) -> list[CodeLine]:
    chain = pseudocode.trace(search, search.event, code)
    executed = code.standing_for(chain, beat)
    upcoming = _upcoming(search, code, beat)
    done = _contents(search, beat, is_folded=any(line not in code.shown(beat) for line in chain))
    rows, step = [], ""
    for line in code.shown(beat):
        label = _label(code, line, step, beat)
        step = line.step
        row = CodeLine(
            line,
            label,
            is_folded=line.is_folded(beat) if line.folds else None,
            is_executed=line is executed,
            is_upcoming=line is upcoming,
            is_calling=line in chain and line is not executed,
            comment=(done if line is executed else "")
            or words.meaning(line.id, coloured="colours" in code.variant),
        )
        rows.append(_with_breakpoint(row, code, breakpoints))
    return rows


def _contents(search: SearchBase, beat: str, *, is_folded: bool) -> str:
    """The events of the folded block that has just run, if they are few; else empty."""
    start = since_last(search, beat, REACH) if is_folded else None
    return "" if start is None else summary(search, start, search.position)


def _upcoming(search: SearchBase, code: CodeListing, beat: str) -> ListingLine | None:
    """Where the next event is seen: after a dead end at the return, where the block that goes on is the caller's."""
    following = search.peek()
    if following is None:
        return None
    line = code.standing_for(pseudocode.trace(search, following, code), beat)
    if line.folds == "decision" and line.is_folded(beat) and pseudocode.returns(search, following, code):
        return next(other for other in code.shown(beat) if other.id.endswith(".return"))
    return line


def _label(code: CodeListing, line: ListingLine, before: str, beat: str) -> str:
    """The step where it begins, with the last of those that are folded away."""
    last = code.block(line)[-1].step if line.is_folded(beat) else line.step
    if last != line.step:
        return f"{line.step}–{last}"
    return line.step if line.step != before else ""


def _with_breakpoint(row: CodeLine, code: CodeListing, breakpoints: frozenset[str]) -> CodeLine:
    has = row.line.id in breakpoints
    hides = bool(row.is_folded) and any(line.id in breakpoints for line in code.block(row.line))
    if (has, hides) == (row.has_breakpoint, row.hides_breakpoint):
        return row
    return replace(row, has_breakpoint=has, hides_breakpoint=hides)
