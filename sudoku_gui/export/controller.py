"""Taking things away: views as pictures, the log, the tree, films, runs as files and positions as links; and back."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final, Protocol

from PySide6.QtCore import QCoreApplication, QObject, QSize
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QMainWindow, QWidget

from solver_core.cover import SearchBase
from sudoku_gui.document import paths
from sudoku_gui.document.atomic_file import storing
from sudoku_gui.document.document import Document
from sudoku_gui.document.stash import StashFirst
from sudoku_gui.export import dialog_text as export_facts
from sudoku_gui.export import files as export_files
from sudoku_gui.export import film_stage as film_board
from sudoku_gui.export import filming, log_file, tree_file
from sudoku_gui.export import picture_files as export
from sudoku_gui.export import text as words
from sudoku_gui.export import tree_svg as tree_paper
from sudoku_gui.export.files import LastFolder
from sudoku_gui.export.film_dialog import FilmDialog
from sudoku_gui.export.filming import FilmOrder
from sudoku_gui.export.form import Choices
from sudoku_gui.export.log_dialog import LogDialog
from sudoku_gui.export.log_file import LogOrder
from sudoku_gui.export.picture_dialog import PictureDialog, PictureOrder
from sudoku_gui.export.picture_files import Form, Kind
from sudoku_gui.export.progress import Progress
from sudoku_gui.export.run_exchange import RunExchange
from sudoku_gui.export.tree_dialog import TreeDialog, TreeOrder
from sudoku_gui.export.view_picture import Picture
from sudoku_gui.player.job import SLICE, Steps, beside
from sudoku_gui.player.player import Player
from sudoku_gui.render.caption import Caption
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell.dock import Dock
from sudoku_gui.widgets.dialogs_open import bring_forward
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import position as telling
from sudoku_gui.wording import transport

_OF_BUTTONS: Final = {"play_panel"}
"""Panes that would be empty without their buttons."""


class Docks(Protocol):
    """Where views are found by the names of their panes: the workbench."""

    docks: dict[str, Dock]


class Exporting(QObject):
    """Asks what is wanted, writes it, and tells what became of it.

    Attributes:
        progress: what is being written or read.

    Args:
        window: what dialogs belong to.
        player: whose search it is.
        document: holds the puzzle of a run that is opened.
        workbench: where the views are.
        preferences: where the last folder is remembered.
        info_bar: where messages appear.
        theme: the colours to begin with.
        stash_first: keeps the puzzle on the board from being lost when a run of another one is opened.
    """

    def __init__(
        self,
        window: QMainWindow,
        player: Player,
        document: Document,
        workbench: Docks,
        *,
        preferences: LastFolder,
        info_bar: InfoBar,
        theme: Theme,
        stash_first: StashFirst,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._player = player
        self._workbench = workbench
        self._preferences = preferences
        self._info_bar = info_bar
        self._theme = theme
        self._choices = Choices()
        self._ffmpeg: str | None = None
        self.progress = Progress(self, info_bar)
        runs = RunExchange(
            window,
            player,
            document,
            preferences,
            info_bar=info_bar,
            progress=self.progress,
            stash_first=stash_first,
        )
        self.save_run, self.open_run = runs.save_run, runs.open_run
        self.copy_link, self.paste_link = runs.copy_link, runs.paste_link

    def use_theme(self, theme: Theme) -> None:
        """Pictures as on screen have other colours from now on."""
        self._theme = theme

    def cancel(self) -> bool:
        """Give up what is being written or read; answer whether anything was."""
        return self.progress.cancel()

    # --- pictures ---------------------------------------------------------------------------------

    def export_picture(self, view: str = "") -> None:
        """Ask for a view, beginning with this one, and write its picture."""
        if bring_forward(self._window, PictureDialog):
            return
        dialog = PictureDialog(self._window, self._titles(self._views()), self._measure, self._choices, view)
        dialog.ordered.connect(self._order_picture)
        dialog.copy_requested.connect(self._copy_picture)
        dialog.show()

    def _views(self) -> list[str]:
        """The names of all panes, seen or not, and of what else is in sight."""
        own = {
            "transport": self._window.findChild(QWidget, "transport"),
            "window": self._window.centralWidget(),
        }
        return [
            *self._workbench.docks,
            *(name for name, widget in own.items() if widget and widget.isVisible()),
        ]

    def _picture(self, order: PictureOrder) -> Picture | None:
        dock, widget = self._workbench.docks.get(order.view), None
        if dock is not None:
            widget = dock.view
        elif order.view in self._views():
            is_all = order.view == "window"
            widget = self._window.centralWidget() if is_all else self._window.findChild(QWidget, order.view)
        if widget is None:
            return None
        theme = export.paper() if order.on_paper else self._theme
        return Picture(
            widget,
            self._theme,
            theme,
            self._caption() if order.has_caption else None,
            has_buttons=dock is None or order.view in _OF_BUTTONS,
        )

    def _measure(self, order: PictureOrder) -> QSize:
        picture = self._picture(order)
        return QSize(1, 1) if picture is None else picture.size

    def _caption(self) -> Caption | None:
        player, search = self._player, self._player.search
        if search is None:
            return None
        where = transport.position(player.position, player.length, length_is_known=player.length_is_known)
        return Caption(telling.sentence_at(search, player.beat), where)

    def _order_picture(self, order: PictureOrder) -> None:
        self._choose(
            f".{order.kind.value}",
            lambda path: self.progress.write(paths.shown(path), self._painting(path, order)),
        )

    def _painting(self, path: Path, order: PictureOrder) -> Steps[int]:
        """What is painted is what is seen when the file has been chosen."""
        picture = self._picture(order)
        if picture is None:
            raise OSError(self.tr("the view is no longer visible"))
        form = Form(order.kind, order.scale, order.page, self._title())
        painted = yield from export.painting(picture.size, form, partial(self._paint, picture))
        data = yield from beside(lambda: export.encoded(painted))
        return (yield from storing(path, data))

    def _paint(self, picture: Picture, painter: QPainter, ratio: float) -> Iterator[float]:
        """Bit by bit where the search stands still; else in one go, so that all of it shows one position."""
        player, position = self._player, self._player.position
        if not picture.is_seen:
            picture.paint(painter, ratio)
            return
        with closing(picture.painting(painter, ratio)) as bits:
            for share in bits:
                if player.is_playing or player.is_busy or player.position != position:
                    break
                yield share / 2
            else:
                return
        picture.paint(painter, ratio)

    def _copy_picture(self, order: PictureOrder) -> None:
        picture = self._picture(order)
        if picture is None:
            return
        image = export.painted(picture.size, Form(Kind.PNG, order.scale), picture.paint)
        if isinstance(image, QImage):
            QGuiApplication.clipboard().setImage(image)
            self._info_bar.show_message(self.tr("The picture was copied."))

    # --- log, tree, film --------------------------------------------------------------------------

    def export_log(self) -> None:
        """Ask for a part of the log and write it."""
        if self._is_watching() and not bring_forward(self._window, LogDialog):
            dialog = LogDialog(self._window, self._player, self._choices)
            self._ask(dialog, self._logging, lambda order: log_file.ENDINGS[order.form])

    def _logging(self, path: Path, search: SearchBase, order: LogOrder) -> Steps[int]:
        heading = export_facts.log_heading(self._problem(), order.stretch.first, order.stretch.last)
        return log_file.writing(path, search, order, heading)

    def export_tree(self) -> None:
        """Ask how much of the tree is wanted and write it."""
        if self._is_watching() and not bring_forward(self._window, TreeDialog):
            dialog = TreeDialog(self._window, self._player, self._choices)
            self._ask(dialog, self._drawing, lambda order: order.ending)

    def _drawing(self, path: Path, search: SearchBase, order: TreeOrder) -> Steps[int]:
        if order.kind == "dot":
            return tree_file.writing(path, search, order.most, self._problem())
        look = (export.paper(), self._window.font())
        return tree_paper.writing(path, search, order.most, look, self._problem())

    def export_film(self) -> None:
        """Ask for a stretch of the search and film it."""
        if self._is_watching() and not bring_forward(self._window, FilmDialog):
            dialog = FilmDialog(self._window, self._player, self._choices, self._ffmpeg)
            # A frame takes as long as a turn may: one step at a time.
            self._ask(dialog, self._filming, lambda order: order.kind.ending, slice_seconds=0.0)

    def _filming(self, path: Path, search: SearchBase, order: FilmOrder) -> Steps[int]:
        self._ffmpeg = order.program or None
        theme = export.paper() if order.on_paper else self._theme
        return filming.filming(path, search, self._player.subject, order, (theme, film_board.make))

    # --- what all of them do ----------------------------------------------------------------------

    def _ask(
        self,
        dialog: LogDialog | TreeDialog | FilmDialog,
        work: Callable[[Path, SearchBase, Any], Steps[int]],
        ending: Callable[[Any], str],
        slice_seconds: float = SLICE,
    ) -> None:
        """Show a dialog; what is ordered goes into a file that is asked for. It is about the search of now."""
        search = self._player.search
        assert search is not None  # noqa: S101 - a search is watched

        def write(path: Path, order: object) -> None:
            self.progress.write(paths.shown(path), work(path, search, order), slice_seconds=slice_seconds)

        def choose(order: object) -> None:
            self._choose(ending(order), lambda path: write(path, order))

        dialog.ordered.connect(choose)
        dialog.show()

    def _choose(self, ending: str, write: Callable[[Path], None]) -> None:
        name = telling.file_name_of(self._player.subject, self._player.position)
        export_files.choose(self._window, self._preferences, name, ending, write)

    def _is_watching(self) -> bool:
        """Whether there is a search; it is said where there is none."""
        if not self._player.is_watching:
            self._info_bar.show_message(words.nothing_watched(), "error")
        return self._player.is_watching

    def _problem(self) -> str:
        return telling.problem_of(self._player.subject)

    def _title(self) -> str:
        caption = self._caption()
        return self._problem() if caption is None else words.titled(self._problem(), caption.place)

    def _titles(self, views: Iterable[str]) -> dict[str, str]:
        own = {
            "transport": QCoreApplication.translate("export_dialogs", "Timeline and sentence"),
            "window": QCoreApplication.translate("export_dialogs", "The whole window"),
        }
        docks = self._workbench.docks
        return {name: own[name] if name in own else docks[name].windowTitle() for name in views}
