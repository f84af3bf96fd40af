"""The card beside the board that shows a hint, what Dancing Links says of it, and what can be done about it."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from solver_core.cover import Search
from solver_core.hints import Step
from solver_core.sudoku import encoding
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.grid import Grid
from sudoku_gui.document.hint_session import HintSession, Stage
from sudoku_gui.translation import Texts, translate
from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.widgets.label import paragraph
from sudoku_gui.widgets.pane import FontFollower
from sudoku_gui.wording import errors, joining
from sudoku_gui.wording.names import cell_name, item_name, option_name, options_name, technique_name

mark = Texts("HintCard").mark

_PADDING, _GAP = 8, 6
_BUTTONS: Final = {
    "more": (mark("&More"), mark("Show more of this hint (F2)")),
    "do": (mark("&Do It"), mark("Do this step on the board")),
    "fault": (mark("&Show Them"), mark("Mark what is wrong on the board")),
    "why": (mark("See &Why"), mark("Let Dancing Links say why this step holds, or return to the hint")),
    "close": (mark("&Close"), mark("Close this hint (Esc)")),
    "legend": (mark("&Legend"), mark("Explain the marks on the board")),
    "about": (mark("&About This Technique"), mark("Read about this technique, with an example")),
    "watch": (mark("&Watch It"), mark("Watch Dancing Links show why this step holds; Esc leads back here")),
    "back": (mark("&Back to the Last Correct State"), mark("Undo everything since the first mistake")),
}
"""The label and the hover help of each button, by its name."""
_ROWS: Final = (("do", "why", "close"), ("more", "do", "close"), ("legend", "about"), ("back",))
"""Buttons that are seen beside each other."""


class HintCard(FontFollower, QWidget):
    """Shows the text of a hint session; hidden while that is nothing.

    Args:
        hint_session: closes, and shows why a step holds, by itself.
        actions: what the other buttons do.
    """

    def __init__(self, hint_session: HintSession, actions: Mapping[str, Callable[[], object]]) -> None:
        super().__init__()
        self._session = hint_session
        self.setObjectName("hint_card")
        self.setAccessibleName(self.tr("Hint"))
        self._title, self._text = (paragraph(name, selectable=True) for name in ("hint_title", "hint_text"))
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        actions = {"why": self._toggle_why, "close": hint_session.dismiss, **actions}
        self.buttons = {name: _button(name, actions[name]) for name in _BUTTONS}
        more, do_it, fault, why, close, *others = self.buttons.values()
        buttons = row(more, do_it, fault, why, None, close, spacing=_GAP)
        parts = self._title, self._text, buttons, row(*others, None, spacing=_GAP)
        fill(QVBoxLayout(self), *parts, spacing=_GAP, margins=(_PADDING, _PADDING, _PADDING, _PADDING))
        hint_session.changed.connect(self.refresh)
        self.fit_font()
        self.refresh()

    @property
    def text(self) -> str:
        return joining.sentences([self._title.text(), self._text.text()])

    def refresh(self) -> None:
        """Show title, text and buttons for the stage of the hint; hide the card without one."""
        session, stage = self._session, self._session.stage
        self.setVisible(stage is not Stage.NOTHING)
        title, text = self._described() if stage is not Stage.NOTHING else ("", "")
        self._title.setText(title)
        self._title.setVisible(bool(title))
        self._text.setText(text)
        self.setAccessibleDescription(self.text)
        is_begun, is_reason = stage in {Stage.PLACE, Stage.TECHNIQUE}, stage is Stage.REASON
        shows_why, has_cells = session.shows_why, stage is Stage.FAULT and bool(session.cells)
        for name, is_seen in {
            "more": is_begun,
            "do": is_begun or is_reason,
            "fault": has_cells and not session.is_revealed,
            "why": is_reason,
            "legend": is_reason and not shows_why,
            "about": stage in {Stage.TECHNIQUE, Stage.REASON} and not shows_why,
            "watch": is_reason and shows_why,
            "back": has_cells,
        }.items():
            self.buttons[name].setVisible(is_seen)
        self.buttons["why"].setText(self.tr("&Back to the Hint") if shows_why else self.tr("See &Why"))

    def _toggle_why(self) -> None:
        self._session.show_why(shown=not self._session.shows_why)

    def _described(self) -> tuple[str, str]:
        from sudoku_gui.features.hints import text as words
        from sudoku_gui.features.hints.reason_text import explained

        session, step, position = self._session, self._session.step, self._session.position
        match session.stage:
            case Stage.SEARCHING:
                return "", self.tr("Looking for a step...")
            case Stage.PLACE if step:
                return self.tr("Hint"), words.place(step)
            case Stage.TECHNIQUE if step:
                level_and_place = joining.sentences([words.technique(step), words.place(step)])
                return technique_name(step.technique), level_and_place
            case Stage.REASON if step and position and session.shows_why:
                return technique_name(step.technique), why(step, position.board)
            case Stage.REASON if step and position:
                return technique_name(step.technique), explained(step, position.board)
            case Stage.FAULT if session.fault:
                text = words.fault(session.fault, session.cells, is_revealed=session.is_revealed)
                return self.tr("Something is wrong"), text
            case Stage.NO_STEP if position and position.board.is_complete:
                return "", self.tr("Every cell is filled: there is nothing left to do.")
            case Stage.NO_STEP:
                return "", self.tr("None of the enabled techniques finds a step.")
            case Stage.FAILED if session.failure:
                cause = errors.describe(session.failure)
                return "", self.tr("No hint can be given: {cause}.").format(cause=cause)
        return "", ""

    # --- Qt ---------------------------------------------------------------------------------------

    def fit_font(self) -> None:
        """Take the width of the longest row of buttons at once, so that nothing moves sideways when it appears."""
        widths = (sum(self.buttons[name].sizeHint().width() + _GAP for name in names) for names in _ROWS)
        self.setMinimumWidth(max(widths) + 2 * _PADDING)


def _button(name: str, action: Callable[[], object]) -> QPushButton:
    text, tip = (translate("HintCard", one) for one in _BUTTONS[name])
    button = dialog_button(f"hint_{name}", text, action)
    button.setAccessibleDescription(tip)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard with the board
    return button


tr = Texts("hints")

_SECONDS = 0.03  # for a refutation that is counted to its end
_MOST_CHOICES = 24  # that are listed


def why(step: Step, board: Grid) -> str:
    """A step in terms of Dancing Links, in several lines: the columns of a single, or how a candidate is refuted."""
    return _refutation(step, board) if step.removed else _columns(step, board)


def _columns(step: Step, board: Grid) -> str:
    """The four columns that an option covers, with how many options each has."""
    (cell, digit), *_ = step.placed
    search = encoding.search(board)
    places, marks = encoding.option(cell, digit), board.possible()
    items = search.problem.options[places]
    sizes = {
        item: sum(
            marks[at] >> one - 1 & 1
            for at, one in map(encoding.placement, search.problem.columns[item])
            if not board[at]
        )
        for item in items
    }
    lines = [tr("A digit in a cell covers four columns. These options are left in those of {option}:")]
    for item, size in sizes.items():
        lines.append(
            tr("{column}: {options}", column=item_name(search.problem, item), options=options_name(size))
        )
    if 1 in sizes.values():
        lines.append(tr("One option leaves nothing to guess, so Dancing Links chooses it at once."))
    return "\n".join(lines).format(option=option_name(search.problem, places))


def _refutation(step: Step, board: Grid) -> str:
    cell, digit = step.removed[0]
    suppose = tr("Suppose {cell} were {digit}.").format(cell=cell_name(cell), digit=digit)
    so = tr("So {cell} is not {digit}.").format(cell=cell_name(cell), digit=digit)
    return "\n".join([suppose, *_dead_end(board.with_digit(cell, digit)), so])


def _dead_end(board: Grid) -> list[str]:
    """The choices that lead to a dead end, and the outcome of the guesses."""
    try:
        search = encoding.search(board)
    except ContradictionError:
        return [tr("The same digit would stand twice in a house.")]
    search.run_to("dead_end")
    snapshot = search.snapshot()
    chosen = [option_name(search.problem, level.option) for level in snapshot.levels[board.filled :]]
    is_guessed = any(level.is_guess for level in snapshot.levels)
    lines = []
    if chosen:
        begun = tr("Dancing Links tries:") if is_guessed else tr("Dancing Links then has no choice:")
        more = "..." if len(chosen) > _MOST_CHOICES else ""
        lines.append(joining.sentences([begun, joining.words([*chosen[:_MOST_CHOICES], more])]))
    if snapshot.chosen_item is not None:
        item = item_name(search.problem, snapshot.chosen_item)
        lines.append(tr("Dead end: no option is left for “{column}”.").format(column=item))
    return [*lines, *([_counted(search)] if is_guessed else [])]


def _counted(search: Search) -> str:
    """How many dead ends there are until nothing is left to try."""
    if search.seek_to_next("end").go(_SECONDS):
        return tr("No guess leads further: all ways together have %n dead ends.", "", search.dead_ends)
    return tr("No guess leads further: there are more than %n dead ends.", "", search.dead_ends)
