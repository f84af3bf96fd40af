"""Reports that another program has changed or removed the open file, and asks what to do."""

from collections.abc import Callable

from sudoku_gui.context import Context
from sudoku_gui.document import paths
from sudoku_gui.features.files import text as words
from sudoku_gui.features.files.parts import FilesPart
from sudoku_gui.translation import translate
from sudoku_gui.wording import errors
from sudoku_gui.wording.foreign import shown


class OutsideChanges(FilesPart):
    """Shows what happens to the `DocumentFile` of the session."""

    def __init__(self, context: Context, save: Callable[[], object], reopen: Callable[..., object]) -> None:
        super().__init__(context)
        self._save, self._reopen = save, reopen
        self._message = ""
        self._file = file = context.session.document_file
        file.changed.connect(self._report_change)
        file.vanished.connect(self._report_removal)
        file.came_back.connect(self._report_return)
        file.replaced.connect(self._dismiss_message)
        context.application.focusWindowChanged.connect(self._check)

    def _check(self) -> None:
        """The window is used again: something may have changed meanwhile that the system has not reported."""
        if self._window.isActiveWindow():
            self._file.check()

    def _report_change(self) -> None:
        text = translate("session", "{name} was changed by another program.")
        self._ask(text, translate("session", "&Reload"), self._read_again)

    def _report_removal(self) -> None:
        text = translate("session", "{name} no longer exists. Your puzzle is still here.")
        self._ask(text, translate("session", "&Save Again"), self._save)

    def _report_return(self) -> None:
        text = translate("session", "{name} is as it was before.")
        self._info_bar.show_message(text.format(name=self._name))

    def _dismiss_message(self) -> None:
        """Another file is open: take back what was said about the one before."""
        if self._message and self._info_bar.text == self._message:
            self._info_bar.dismiss()
        self._message = ""

    @property
    def _name(self) -> str:
        return shown(paths.shown(self._file.path)) if self._file.path else ""

    def _ask(self, text: str, label: str, action: Callable[[], object]) -> None:
        self._message = text.format(name=self._name)
        keep_mine = translate("session", "&Keep Mine"), self._file.accept
        self._info_bar.show_message(self._message, "info", [(label, action), keep_mine])

    def _read_again(self) -> None:
        path = self._file.path
        if path is None:
            return
        try:
            stashed = None if self._file.was_clean else self._session.stash()
        except OSError as error:
            self._info_bar.show_message(words.not_replaced(errors.describe(error)), "error")
            return
        if stashed is not None:
            self._info_bar.show_message(words.stashed_in_recent())
        number = self._file.number
        self._reopen(path, first=number - 1 if number else 0)
