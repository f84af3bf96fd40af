"""Reports that another program has changed or removed the open file, and asks what to do."""

from collections.abc import Callable

from sudoku_gui.context import Context
from sudoku_gui.document import paths
from sudoku_gui.features.files import text as words
from sudoku_gui.features.files.base import FilesPart
from sudoku_gui.player.job import Work
from sudoku_gui.translation import translate
from sudoku_gui.wording import errors
from sudoku_gui.wording.foreign import shown


class OutsideChanges(FilesPart):
    """Shows what happens to the `DocumentFile` of the session."""

    def __init__(
        self, context: Context, save: Callable[[], Work[bool]], reopen: Callable[..., object]
    ) -> None:
        super().__init__(context)
        self._save, self._reopen = save, reopen
        self._message = ""
        self._file = file = context.session.document_file
        file.changed.connect(lambda: self.begin_work(self._report_change()))
        file.vanished.connect(lambda: self.begin_work(self._report_removal()))
        file.came_back.connect(self._report_return)
        file.replaced.connect(self._dismiss_message)
        context.application.focusWindowChanged.connect(self._check)

    def _check(self) -> None:
        """Check the file when the window is activated, because the system may have missed a change."""
        if self._window.isActiveWindow():
            self._file.check()

    def _report_change(self) -> Work[None]:
        text = translate("session", "{name} was changed by another program.")
        if (yield from self._ask(text, translate("session", "&Reload"))):
            self._read_again()

    def _report_removal(self) -> Work[None]:
        text = translate("session", "{name} no longer exists. Your puzzle is still here.")
        if (yield from self._ask(text, translate("session", "&Save Again"))):
            yield from self._save()

    def _ask(self, text: str, label: str) -> Work[bool]:
        """Ask whether to do what a button says, or else to accept the file as it is."""
        self._message = text.format(name=self._name)
        labels = {"do": label, "keep": translate("session", "&Keep Mine")}
        answer = yield from self._messages.ask(self._message, labels, "info")
        if answer == "keep":
            self._file.accept()
        return answer == "do"

    def _report_return(self) -> None:
        self._messages.show_message(translate("session", "{name} is as it was before.", name=self._name))

    def _dismiss_message(self) -> None:
        """Close the message about the previous file."""
        if self._message and self._messages.text == self._message:
            self._messages.dismiss()
        self._message = ""

    @property
    def _name(self) -> str:
        return shown(paths.shown(self._file.path)) if self._file.path else ""

    def _read_again(self) -> None:
        path, number = self._file.path, self._file.number
        if path is None:
            return
        try:
            stashed = None if self._file.was_clean else self._session.stash()
        except OSError as error:
            self._messages.show_message(words.not_replaced(errors.describe(error)), "error")
            return
        if stashed is not None:
            self._messages.show_message(words.stashed_in_recent())
        self._reopen(path, first=number - 1 if number else 0)
