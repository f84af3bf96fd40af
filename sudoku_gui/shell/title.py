"""The title of the window: what is open."""

from PySide6.QtCore import QObject

from sudoku_gui.context import Context
from sudoku_gui.translation import translate
from sudoku_gui.wording import foreign, gallery
from sudoku_gui.wording import window as words


class WindowTitle(QObject):
    """Names what is open; problems of the gallery are named as in its menu."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self._window = context.window
        self._document = document = context.document
        self._open_list = context.open_list
        self._player = context.player
        self._actions = context.actions
        for signal in (document.named, context.player.began, document.changed, document.opened):
            signal.connect(self.show)
        context.player.state_changed.connect(self.show)
        self.show()

    def show(self, *_what: object) -> None:
        """Name what is open now."""
        subject = self._player.subject
        if subject.sample:
            title = self._titled(self._sample_name(subject.sample))
        elif subject.problem:
            title = self._titled(translate("exporting", "Exact cover problem"))
        else:
            title = words.title(self._document.name(self._unnamed()))
        self._window.setWindowTitle(title)
        self._window.setWindowModified(self._document.is_modified and not subject.name)

    def _titled(self, problem: str) -> str:
        return translate("window", "{problem} - Dancing Sudoku").format(problem=problem)

    def _sample_name(self, sample: str) -> str:
        action = self._actions.get(f"sample_{sample}")
        return foreign.without_mnemonic(action.text()) if action else gallery.name_of(sample)

    def _unnamed(self) -> str:
        """What a puzzle without a file is called."""
        number = self._document.source.number
        if number and self._open_list.name:
            return words.numbered(self._open_list.name, number)
        return words.untitled()
