"""The card beside the board that shows a hint, with what can be done about it."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from solver_core.sudoku.cells import CELLS
from sudoku_gui.document.hint_session import HintSession, Stage
from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.widgets.label import paragraph
from sudoku_gui.widgets.pane import FontFollower
from sudoku_gui.wording import errors, joining
from sudoku_gui.wording.techniques import technique_name

_PADDING, _GAP = 8, 6


class HintCard(FontFollower, QWidget):
    """Shows the text of a hint session; hidden while that is nothing.

    Signals:
        more_requested: the next stage, or another hint after the last one.
        step_requested: the step is to be done.
        watch_requested: a search is to show why the step holds.
        fault_requested: the wrong cells are to be marked.
        way_back_requested: everything since the first mistake is to be undone.
        legend_requested: what the signs on the board mean.
        about_requested: the page of the technique with this id.
    """

    more_requested = Signal()
    step_requested = Signal()
    watch_requested = Signal()
    fault_requested = Signal()
    way_back_requested = Signal()
    legend_requested = Signal()
    about_requested = Signal(str)

    def __init__(self, hint_session: HintSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = hint_session
        self.setObjectName("hint_card")
        self.setAccessibleName(self.tr("Hint"))
        self._title, self._text = (paragraph(name, selectable=True) for name in ("hint_title", "hint_text"))
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        tip = self.tr("Show more of this hint (F2)")
        self.more = _button("hint_more", self.more_requested.emit, self.tr("&More"), tip)
        tip = self.tr("Do this step on the board")
        self.do_it = _button("hint_do", self.step_requested.emit, self.tr("&Do It"), tip)
        tip = self.tr("Let Dancing Links say why this step holds, or return to the hint")
        self.why = _button("hint_why", self._toggle_why, self.tr("See &Why"), tip)
        tip = self.tr("Watch Dancing Links show why this step holds; Esc leads back here")
        self.watch = _button("hint_watch", self.watch_requested.emit, self.tr("&Watch It"), tip)
        tip = self.tr("Mark what is wrong on the board")
        self.show_fault = _button("hint_fault", self.fault_requested.emit, self.tr("&Show Them"), tip)
        text, tip = (
            self.tr("&Back to the Last Correct State"),
            self.tr("Undo everything since the first mistake"),
        )
        self.way_back = _button("hint_back", self.way_back_requested.emit, text, tip)
        tip = self.tr("Explain the marks on the board")
        self.legend_button = _button("hint_key", self.legend_requested.emit, self.tr("&Legend"), tip)
        text, tip = self.tr("&About This Technique"), self.tr("Read about this technique, with an example")
        self.about = _button("hint_about", self._request_about, text, tip)
        tip = self.tr("Close this hint (Esc)")
        self._close = _button("hint_close", hint_session.dismiss, self.tr("&Close"), tip)
        first = self.more, self.do_it, self.show_fault, self.why
        buttons = fill(QHBoxLayout(), *first, None, self._close, spacing=_GAP)
        reading = row(self.legend_button, self.about, self.watch, self.way_back, None, spacing=_GAP)
        parts = self._title, self._text, buttons, reading
        fill(QVBoxLayout(self), *parts, spacing=_GAP, margins=(_PADDING, _PADDING, _PADDING, _PADDING))
        hint_session.changed.connect(self.refresh)
        self.fit_font()
        self.refresh()

    @property
    def text(self) -> str:
        return joining.sentences([self._title.text(), self._text.text()])

    def refresh(self) -> None:
        """Show title, text and buttons for the stage of the hint; hide the card without one."""
        stage, step = self._session.stage, self._session.step
        self.setVisible(stage is not Stage.NOTHING)
        title, text = self._described() if stage is not Stage.NOTHING else ("", "")
        self._title.setText(title)
        self._title.setVisible(bool(title))
        self._text.setText(text)
        self.setAccessibleDescription(self.text)
        self.more.setVisible(stage in {Stage.PLACE, Stage.TECHNIQUE})
        self.do_it.setVisible(step is not None and stage in {Stage.PLACE, Stage.TECHNIQUE, Stage.REASON})
        is_reason, shows_why = step is not None and stage is Stage.REASON, self._session.shows_why
        self.why.setVisible(is_reason)
        self.why.setText(self.tr("&Back to the Hint") if shows_why else self.tr("See &Why"))
        self.watch.setVisible(is_reason and shows_why)
        self.legend_button.setVisible(is_reason and not shows_why)
        self.about.setVisible(step is not None and stage in {Stage.TECHNIQUE, Stage.REASON} and not shows_why)
        has_cells = stage is Stage.FAULT and bool(self._session.cells)
        self.show_fault.setVisible(has_cells and not self._session.is_revealed)
        self.way_back.setVisible(has_cells)

    def _toggle_why(self) -> None:
        self._session.show_why(shown=not self._session.shows_why)

    def _request_about(self) -> None:
        if (step := self._session.step) is not None:
            self.about_requested.emit(step.technique)

    def _described(self) -> tuple[str, str]:
        from sudoku_gui.features.hints import text as words
        from sudoku_gui.features.hints.reason_text import reason
        from sudoku_gui.features.hints.why import why

        hint_session, step, position = self._session, self._session.step, self._session.position
        match hint_session.stage:
            case Stage.SEARCHING:
                return "", self.tr("Looking for a step...")
            case Stage.PLACE if step:
                return self.tr("Hint"), words.place(step)
            case Stage.TECHNIQUE if step:
                return technique_name(step.technique), joining.sentences(
                    [words.technique(step), words.place(step)]
                )
            case Stage.REASON if step and position and hint_session.shows_why:
                return technique_name(step.technique), why(step, position.board)
            case Stage.REASON if step and position:
                parts = [reason(step, position.board), words.consequence(step)]
                return technique_name(step.technique), joining.sentences(parts)
            case Stage.FAULT if hint_session.fault:
                fault, cells = hint_session.fault, hint_session.cells
                text = words.fault(fault, cells, is_revealed=hint_session.is_revealed)
                return self.tr("Something is wrong"), text
            case Stage.NO_STEP:
                if hint_session.position is not None and hint_session.position.board.filled == len(CELLS):
                    return "", self.tr("Every cell is filled: there is nothing left to do.")
                return "", self.tr("None of the enabled techniques finds a step.")
            case Stage.FAILED if hint_session.failure:
                text = self.tr("No hint can be given: {cause}.")
                return "", text.format(cause=errors.describe(hint_session.failure))
        return "", ""

    # --- Qt ---------------------------------------------------------------------------------------

    def fit_font(self) -> None:
        """Take the width of the longest row of buttons at once, so that nothing moves sideways when it appears."""
        rows = (
            (self.do_it, self.why, self._close),
            (self.more, self.do_it, self._close),
            (self.legend_button, self.about),
            (self.way_back,),
        )
        widths = (sum(button.sizeHint().width() + _GAP for button in buttons) for buttons in rows)
        self.setMinimumWidth(max(widths) + 2 * _PADDING)


def _button(name: str, action: Callable[[], object], text: str, tip: str) -> QPushButton:
    button = dialog_button(name, text, action)
    button.setAccessibleDescription(tip)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard with the board
    return button
