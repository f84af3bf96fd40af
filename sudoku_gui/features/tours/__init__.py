"""Guided tours: a panel that leads through a search; it moves player and panes, and knows no other feature."""

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect

from sudoku_gui.context import Context
from sudoku_gui.document import paths
from sudoku_gui.document.atomic_file import storing
from sudoku_gui.features.tours.guide import TourComparison, TourGuide
from sudoku_gui.features.tours.tour import SUFFIX, Tour
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action, KeySection, native
from sudoku_gui.player.job import Job, call_soon
from sudoku_gui.render.theme import Theme
from sudoku_gui.services.progress import failure
from sudoku_gui.services.watching import Guide
from sudoku_gui.translation import Texts, translate
from sudoku_gui.widgets import file_dialog
from sudoku_gui.widgets.dialog import show_one
from sudoku_gui.wording import joining, terms

if TYPE_CHECKING:
    from sudoku_gui.features.tours.chooser import TourChooser
    from sudoku_gui.features.tours.collection import TourOpening
    from sudoku_gui.features.tours.panel import TourPanel
    from sudoku_gui.player.job import Work


tr_keys = Texts("keys")

_LAYOUT = "tour"  # the preference with the width of the panel


class ToursFeature(Feature):
    """Shows tours in a panel beside what it is about."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.guide = guide = TourGuide(context.player, context.selection, self)
        self._comparison = TourComparison(guide, context.player, context.comparison, context.baseline, self)
        guide.began.connect(context.panes.borrowed)
        guide.panes_requested.connect(context.panes.layout_requested)
        guide.went_back.connect(context.panes.returned)
        context.session.keep("touring", guide.to_json, self._restore, guide.moved, guide.answered, guide.left)
        context.requests.files[SUFFIX] = self.open_path
        self._wants_exercises = False
        self._path = Path()  # where a new tour is written
        self._writing = Job(self)
        self._writing.finished.connect(lambda _size: self.open_path(self._path))
        self._writing.failed.connect(self._show_not_written)
        context.application.focusWindowChanged.connect(self._check_file)
        context.theme_changed.connect(self.use_theme)

    def begin(self) -> None:
        """Follow the guide, after the arrangements: the panel takes space from those panes only that a stop shows."""
        guide = self.guide
        for signal in (guide.began, guide.left):
            signal.connect(self._lead)
            signal.connect(self._follow)
        guide.moved.connect(self._show_panel)
        guide.left.connect(self._show_panel)
        guide.went_back.connect(self._show_exercises_soon)
        guide.failed.connect(self._show_failure)
        side, store = self.context.side, self._preferences.store_layout
        side.splitterMoved.connect(lambda: store(_LAYOUT, side.saveState()))

    @cached_property
    def panel(self) -> "TourPanel":
        from sudoku_gui.features.tours.panel import TourPanel

        panel = TourPanel(self.guide, self._player, self.context.theme, self.context.panes.specs)
        panel.term_requested.connect(self._request_term)
        panel.buttons.next_tour_requested.connect(self._begin_after)
        panel.buttons.exercises_requested.connect(self._go_to_exercises)
        self.context.side.add_panel(panel)
        return panel

    @cached_property
    def _opening(self) -> "TourOpening":
        from sudoku_gui.features.tours.collection import TourOpening

        opening = TourOpening(terms.shipped(), [spec.id for spec in self.context.panes.specs], self)
        opening.opened.connect(self._begin)
        opening.refused.connect(self._show_refusal)
        return opening

    def key_sections(self) -> Iterable[KeySection]:
        rows = [(tr_keys("Next or previous stop"), native("PgDown", "PgUp"))]
        yield KeySection(tr_keys("Guided tour"), rows)

    @Action(
        "tours",
        "Guided &Tours",
        keys=("Ctrl+T",),
        tip="Learn step by step what exact cover and Dancing Links are",
    )
    def choose(self) -> None:
        from sudoku_gui.features.tours.chooser import TourChooser

        show_one(self._window, TourChooser, self._build)

    def _build(self) -> "TourChooser":
        from sudoku_gui.features.tours import collection
        from sudoku_gui.features.tours.chooser import TourChooser

        chooser = TourChooser(self._window, collection.every(), self.guide.progress)
        chooser.start_requested.connect(self.guide.begin)
        chooser.file_requested.connect(self.try_file)
        chooser.page_requested.connect(self._export)
        return chooser

    def _export(self, tour: Tour) -> None:
        """Ask for a file, and write a tour as a web page."""
        from sudoku_gui.features.tours import web_page

        def writing(path: Path) -> "Work[int]":
            content = yield from web_page.built(tour)
            return (yield from storing(path, content))

        tasks = self.context.tasks
        self.context.choose_file(
            tour.id or "tour", ".html", lambda path: tasks.write(paths.shown(path), writing(path))
        )

    # --- files ------------------------------------------------------------------------------------

    @Action(
        "try_tour",
        "T&ry a Tour File...",
        tip="Show the tour in a file, and show it again whenever you save the file",
    )
    def try_file(self) -> None:
        filters = [_kind(), translate("files", "All files (*)")]
        title = translate("files", "Open a tour")
        file_dialog.ask_file(
            self._window, self._preferences, "tour_dialog", title, self.open_path, filters=filters
        )

    @Action(
        "new_tour",
        "&New Tour...",
        tip="Write a small guided tour into a file, to be changed in any text editor, and show it",
    )
    def new(self) -> None:
        file_dialog.ask_file(
            self._window,
            self._preferences,
            "tour_save_dialog",
            translate("files", "Save the tour"),
            self._write,
            filters=[_kind()],
            suggested=Path(translate("tours", "my_tour", "the name of a file") + SUFFIX),
        )

    def open_path(self, path: Path) -> None:
        """Show the tour in a file, and again whenever the file is saved; mistakes are reported meanwhile."""
        self._opening.open(path.absolute())

    def _write(self, path: Path) -> None:
        from sudoku_gui.features.tours import text as words

        self._path = path
        self._writing.start(storing(path, words.new_tour()), replace=True, at_once=True)

    def _show_not_written(self, error: Exception) -> None:
        self._messages.show_message(failure(paths.shown(self._path), error), "error")

    def _follow(self) -> None:
        """Follow the file of the tour under way, if it has one."""
        tour = self.guide.tour
        if tour is not None or "_opening" in vars(self):
            self._opening.follow(None if tour is None else tour.path)
        if "panel" in vars(self):
            self.panel.show_mistake("")

    def _check_file(self) -> None:
        """The window is used again: something may have changed that the system has not reported."""
        if "_opening" in vars(self) and self._window.isActiveWindow():
            self._opening.check()

    # --- the tour under way -----------------------------------------------------------------------

    def _restore(self, stored: object) -> None:
        self.guide.from_json(stored)
        if self.guide.was_under_way:
            self.context.session.resume = self.resume

    def _lead(self) -> None:
        guide = self.guide
        self.context.watching.guide = Guide(guide.next, guide.back, guide.leave) if guide.tour else None

    @Action(
        "continue_tour",
        "&Continue the Tour",
        keys=("Ctrl+Shift+T",),
        tip="Continue the last tour where you left it",
    )
    def resume(self) -> None:
        if self.guide.tour is None:
            self.guide.resume()
        if self.guide.tour is None:
            self.choose()

    def use_theme(self, theme: Theme) -> None:
        if "panel" in vars(self):
            self.panel.use_theme(theme)

    def _begin(self, tour: Tour) -> None:
        from sudoku_gui.features.tours.chooser import TourChooser

        for chooser in self._window.findChildren(TourChooser):
            chooser.accept()
        is_again = self.guide.tour is not None and self.guide.tour.path == tour.path
        self.guide.begin(tour, self.guide.index if is_again else 0)

    def _request_term(self, term: str) -> None:
        self.context.requests.term.emit(term, QRect(self.panel.mapToGlobal(QPoint()), self.panel.size()))

    def _begin_after(self) -> None:
        from sudoku_gui.features.tours import collection

        following = None if self.guide.tour is None else collection.after(self.guide.tour)
        self.guide.finish()
        if following is not None:
            self.guide.begin(following)

    def _go_to_exercises(self) -> None:
        self._wants_exercises = True
        self.guide.finish()

    def _show_exercises_soon(self) -> None:
        """Once what was shown before the tour is there again: all that waits for the next round of the event loop."""
        if self._wants_exercises and self.guide.tour is None:
            self._wants_exercises = False
            call_soon(self, lambda: call_soon(self, self.context.actions["exercises"].trigger))

    def _show_refusal(self, error: Exception | str, others: int) -> None:
        from sudoku_gui.features.tours import text as words

        text = joining.sentences(words.refused(error, others))
        if self.guide.tour is not None:
            self.panel.show_mistake(text)
        else:
            self._messages.show_message(text, "error")

    def _show_failure(self, error: Exception | str) -> None:
        if self.guide.tour is None:  # the panel shows others
            from sudoku_gui.features.tours import text as words

            self._messages.show_message(words.unreachable(error), "error")

    def _show_panel(self) -> None:
        is_on = self.guide.tour is not None
        self._wants_exercises = self._wants_exercises and not is_on
        if not is_on and "panel" not in vars(self):
            return
        if is_on == self.panel.isVisibleTo(self.context.side):
            return
        self.panel.setVisible(is_on)
        if is_on:
            self._messages.dismiss()  # it was about something else
            self.context.side.share(self._preferences.layout(_LAYOUT), self._window.width())


def _kind() -> str:
    return translate("files", "Guided tours ({endings})").format(endings=f"*{SUFFIX}")
