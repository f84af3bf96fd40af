r"""The window of the tour editor.

::

    +-----------------------------------------------------------------+
    | [Undo] [Redo] [New] [Open v] [Save] [Save As]  Language: [...]   |
    | Tour: title       | (!) what is wrong with this stop            |
    | 1. first stop     | Where          [Use Current Position] [Go]  |
    | 2. second stop    | What is said   text text                    |
    | [Add Stop]  ...   | What is shown  [x] Board [ ] Matrix         |
    | what was done, what cannot be done         [Try]        [Close] |
    +-----------------------------------------------------------------+
"""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QStackedWidget, QWidget

from solver_core.errors import CodedError
from sudoku_gui.features.tours.editor import reading
from sudoku_gui.features.tours.editor import text as words
from sudoku_gui.features.tours.editor.field import FormChooser
from sudoku_gui.features.tours.editor.form import HeadForm
from sudoku_gui.features.tours.editor.history import TourModel
from sudoku_gui.features.tours.editor.model import StopDraft, TourDraft
from sudoku_gui.features.tours.editor.reading import TourChecker
from sudoku_gui.features.tours.editor.stop_form import StopForm
from sudoku_gui.features.tours.editor.stop_list import StopList
from sudoku_gui.render.theme import Theme
from sudoku_gui.tours.tour import Tour
from sudoku_gui.translation import translate
from sudoku_gui.widgets.boxes import row
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.widgets.editor_window import EditorWindow
from sudoku_gui.widgets.label import paragraph
from sudoku_gui.wording import errors
from sudoku_gui.wording.foreign import as_tip

_TRY = "F5"


class TourWindow(EditorWindow):
    """Stays open beside the main window; what needs the search or a file is requested.

    Signals:
        requested: the user wants this: "add", "here", "there", "selected", "try", "new", "open", "save" or "save_as".
    """

    requested = Signal(str)

    def __init__(
        self,
        parent: QWidget,
        model: TourModel,
        checking: TourChecker,
        panes: Sequence[tuple[str, str]],
        theme: Theme,
    ) -> None:
        super().__init__(parent, "tour_editor")
        self.model, self.checking = model, checking
        self.stops, self.head, self.stop = StopList(theme), HeadForm(theme), StopForm(panes, theme)
        self.open_menu = QMenu(self)
        self.open_menu.setObjectName("tour_open_menu")
        self.language = FormChooser("tour_language", words.language_rows(model.draft))
        self.language.setSizeAdjustPolicy(FormChooser.SizeAdjustPolicy.AdjustToContents)
        self.language.setAccessibleName(translate("tour_editor", "Language of the texts"))
        self.language.setToolTip(as_tip(translate("tour_editor", "The language in which you write")))
        self.status = paragraph("tour_status")
        self._lay_out()
        self._connect()
        self.set_language(words.language_for(model.draft))
        self.show_draft(1)
        checking.start_soon()
        line, available = self.fontMetrics().height(), self.screen().availableSize()
        self.resize(QSize(52 * line, 38 * line).boundedTo(available * 0.9))

    def _lay_out(self) -> None:
        stack, ask = self.model.undo_stack, self.requested.emit
        self._undo = dialog_button("tour_undo", translate("tour_editor", "U&ndo"), stack.undo)
        self._redo = dialog_button("tour_redo", translate("tour_editor", "&Redo"), stack.redo)
        self.follow_undo(stack, self._undo, self._redo)
        new = dialog_button("tour_new", translate("tour_editor", "New"), lambda: ask("new"))
        new.setToolTip(as_tip(translate("tour_editor", "Begin another tour; Undo restores this one")))
        self._open = dialog_button("tour_open", translate("tour_editor", "&Open"))
        self._open.setMenu(self.open_menu)
        self._save = dialog_button("tour_save", translate("tour_editor", "&Save"), lambda: ask("save"))
        save_as = dialog_button(
            "tour_save_as", translate("tour_editor", "Sa&ve As..."), lambda: ask("save_as")
        )
        self._try = dialog_button("tour_try", translate("tour_editor", "&Try"), lambda: ask("try"))
        tip = translate("tour_editor", "Follow the tour from this stop on, as its readers will ({keys})")
        self._try.setToolTip(as_tip(tip.format(keys=_TRY)))
        close = dialog_button("tour_close", translate("tour_editor", "Clos&e"), self.close)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.head)
        self._pages.addWidget(self.stop)
        self.split(self.stops, self._pages, (1, 2))
        self.splitter.setSizes([1000, 2000])
        head = row(self._undo, self._redo, new, self._open, self._save, save_as, None, self.language)
        foot = row(self.status, self._try, close, stretch=(1,))
        self.lay_out(head, self.splitter, foot, stretch=(0, 1))

    def _connect(self) -> None:
        keys = QKeySequence.StandardKey
        for sequence, do in (
            (keys.Undo, self.model.undo_stack.undo),
            ("Ctrl+Shift+Z", self.model.undo_stack.redo),
            ("Ctrl+Y", self.model.undo_stack.redo),
            (keys.Open, self._open.showMenu),
            (keys.Save, self._save.click),
            (_TRY, self._try.click),
        ):
            QShortcut(QKeySequence(sequence), self).activated.connect(do)
        self.stops.row_chosen.connect(self.show_draft)
        self.stops.requested.connect(self._do)
        self.stop.requested.connect(self.requested)
        self.stop.edited.connect(
            lambda stop, field: self.model.change_stop(self.stops.row, stop, field=field)
        )
        self.head.edited.connect(lambda draft, field: self.model.change(draft, 0, field=field))
        self.language.chosen.connect(self.set_language)
        self.model.changed.connect(self._on_changed)
        self.checking.changed.connect(self._show_problems)

    # --- what is shown ----------------------------------------------------------------------------

    @property
    def current(self) -> StopDraft | None:
        return self.model.draft.stops[self.stops.row - 1] if self.stops.row else None

    def show_draft(self, row: int) -> None:
        """Show the draft, with a stop, or the tour itself, to be edited."""
        draft = self.model.draft
        self.stops.show_draft(draft, row)
        stop = self.current
        self._pages.setCurrentIndex(stop is not None)
        if stop is not None:
            self.stop.show_stop(stop)
        else:
            self.head.show_draft(draft)
        self._show_problems()
        title = words.spoken(draft.title) or translate("tour_editor", "New tour")
        self.setWindowTitle(translate("tour_editor", "{tour}[*] - Tour Editor").format(tour=title))
        self.setWindowModified(not self.model.is_saved)

    def set_language(self, code: str) -> None:
        """Write the texts in another language."""
        self.language.offer(words.language_rows(self.model.draft))
        self.language.show_value(code)
        self.head.language = self.stop.language = code
        self.show_draft(self.stops.row)

    def show_message(self, text: str) -> None:
        self.status.setText(text)

    def refuse(self, doing: str, row: int, error: Exception | str) -> None:
        """Say why something cannot be done, at the stop that is concerned."""
        if row != self.stops.row:
            self.show_draft(row)
        cause = error.message if isinstance(error, CodedError) else error
        self.show_message(words.cannot(doing, row, errors.describe(cause)))

    def read(self, doing: str) -> Tour | None:
        """The tour as the reader reads it; None, and it is said why, where it cannot be read."""
        read = reading.read(self.model.draft)
        if read.problems:
            row = min(read.problems)
            self.refuse(doing, row, read.problems[row][0])
        return read.tour

    def _show_problems(self) -> None:
        problems = self.checking.problems
        self.stops.show_problems(problems)
        self.head.show_problems(problems.get(0, []))
        self.stop.show_problems(problems.get(self.stops.row, []))

    def _on_changed(self, row: int) -> None:
        self.status.setText("")
        self.show_draft(row)
        self.checking.start_soon()

    # --- what is done to stops ----------------------------------------------------------------------

    def _do(self, what: str) -> None:
        row, current = self.stops.row, self.current
        if what == "add_stop":
            self.requested.emit("add")
        elif current is None:
            return
        elif what == "duplicate_stop":
            self.add(replace(current))
        elif what == "remove_stop":
            draft = self.model.draft.without_stop(row - 1)
            self._restructure(draft, min(row, len(draft.stops)))
        else:
            to = row + (1 if what == "move_down" else -1)
            if 0 < to <= len(self.model.draft.stops):
                self._restructure(self.model.draft.with_stop_moved(row - 1, to - 1), to)

    def add(self, stop: StopDraft) -> None:
        row = self.stops.row
        self._restructure(self.model.draft.with_stop(row, stop), row + 1)

    def _restructure(self, draft: TourDraft, row: int) -> None:
        """Have stops with other numbers; what was wrong with those before says nothing of them."""
        self.checking.problems = {}
        self.model.change(draft, row)

    def show_new(self, draft: TourDraft) -> None:
        """Edit another tour; the one before can be had again by undo."""
        self._restructure(draft, min(1, len(draft.stops)))
        self.set_language(words.language_for(draft))

    # --- Qt ---------------------------------------------------------------------------------------

    def closeEvent(self, event: QCloseEvent) -> None:
        self.checking.stop()
        super().closeEvent(event)
