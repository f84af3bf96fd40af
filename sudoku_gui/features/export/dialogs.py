"""The dialogs that ask which view, which part of the log, which solutions or what exercises are to be written."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from solver_core.cover import Search
from solver_core.cover.explain.exercises import Kind
from solver_core.cover.replay.beats import BEATS
from solver_core.cover.replay.log_writing import EventRange, LineForm
from sudoku_gui.features.export import text_files
from sudoku_gui.features.export.exercise_sheet import MOST, SCENES, SheetSettings
from sudoku_gui.features.export.text_files import LogSettings, SolutionsSettings
from sudoku_gui.kit.export_form import ExportForm, paper_name
from sudoku_gui.layout.declarations import Figure
from sudoku_gui.player.player import Player
from sudoku_gui.render import picture_files
from sudoku_gui.render.picture_files import PaperSize, PictureKind
from sudoku_gui.translation import plural, translate
from sudoku_gui.wording import exercises, exporting, transport
from sudoku_gui.wording.names import number

SCALES: Final = ("1", "2", "3", "4")
_MUCH: Final = 2_000_000_000  # bytes above which a warning is shown


@dataclass(frozen=True, slots=True)
class PictureSettings:
    """The choices for a picture; scale is of a PNG, page of a PDF."""

    view: str
    kind: PictureKind
    scale: float
    page: PaperSize
    on_paper: bool
    has_caption: bool


class PictureDialog(ExportForm):
    """Chooses view, kind, scale, page and colours; ``measure`` returns how large such a picture is.

    Signals:
        copy_requested: the same `PictureSettings` for the clipboard.
    """

    copy_requested = Signal(object)

    def __init__(
        self, parent: QWidget, views: Mapping[str, str], measure: Callable[[PictureSettings], QSize]
    ) -> None:
        super().__init__(parent, "export_picture", translate("export_dialogs", "Export a Picture"))
        self._measure = measure
        self.chooser("view", self.tr("&View:"), views.items(), "board")
        self.kinds(PictureKind, PictureKind.PNG)
        times = translate("export_dialogs", "{factor} × as on screen")
        scales = [(scale, times.format(factor=scale)) for scale in SCALES]
        self.chooser("scale", self.tr("Sca&le:"), scales, "2")
        papers = (PaperSize.FITTED, PaperSize.A4, PaperSize.LETTER)
        self.papers("page", self.tr("&Page:"), papers, PaperSize.FITTED)
        self.add_look()
        self._copy = self.buttons.addButton(self.tr("&Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        self._copy.setObjectName("copy")
        self._copy.clicked.connect(self._on_copy)
        self.refresh()

    @property
    def settings(self) -> PictureSettings:
        view = self.value("view")
        return PictureSettings(
            view,
            PictureKind(self.value("kind")),
            float(self.value("scale")),
            PaperSize(self.value("page")),
            on_paper=self.value("theme") == "paper" and view != "window",
            has_caption=self.value("caption"),
        )

    def refresh(self) -> None:
        """Show the size of the picture."""
        settings = self.settings
        is_png = settings.kind is PictureKind.PNG
        self.show_rows("scale", visible=is_png)
        self.show_rows("page", visible=settings.kind is PictureKind.PDF)
        self.field("theme").setEnabled(settings.view != "window")  # its icons have the colours of the screen
        size = self._measure(settings)
        whole = picture_files.pixels(size, settings.scale if is_png else 1.0)
        fits = not is_png or whole.width() * whole.height() <= picture_files.MOST_PIXELS
        if not fits:
            text = translate(
                "export_facts", "{width} × {height} pixels are too many; choose a smaller scale."
            )
        elif is_png:
            text = translate("export_facts", "{width} × {height} pixels.")
        elif settings.kind is PictureKind.SVG or settings.page is PaperSize.FITTED:
            text = translate(
                "export_facts", "{width} × {height}, sharp at every size; the matrix remains an image."
            )
        else:
            text = translate("export_facts", "In the middle of one page, {page}.")
        width, height = number(whole.width()), number(whole.height())
        self.show_facts(text.format(width=width, height=height, page=paper_name(settings.page)), can_go=fits)
        self._copy.setEnabled(fits)

    def _on_copy(self) -> None:
        self.remember()
        self.copy_requested.emit(self.settings)


def part_name(part: str) -> str:
    """A part of the run, as it can be chosen."""
    return {
        "whole": translate("export_dialogs", "The whole run"),
        "so_far": translate("export_dialogs", "From the start to here"),
        "from_here": translate("export_dialogs", "Some steps from here"),
        "range": translate("export_dialogs", "From one event to another"),
    }[part]


class LogDialog(ExportForm):
    """Chooses part, form, steps and sentences; returns a `LogSettings`."""

    def __init__(self, parent: QWidget, player: Player) -> None:
        super().__init__(parent, "export_log", translate("export_dialogs", "Export the Log"))
        self._player = player
        self.kinds(LineForm, LineForm.TEXT, "form")
        parts = [(part, part_name(part)) for part in ("whole", "so_far", "range")]
        self.chooser("part", self.tr("&Part:"), parts, "whole")
        self.number("first", self.tr("F&rom event:"), 1)
        self.number("last", self.tr("&To event:"), 1, value=max(1, player.position))
        self.chooser("beat", self.tr("St&ep:"), [(it, transport.beat_name(it)) for it in BEATS], "link")
        self.check("sentences", self.tr("With a se&ntence for each event"), default=True)
        player.moved.connect(self.refresh)
        player.length_changed.connect(self.refresh)
        player.began.connect(self.reject)
        self.refresh()

    @property
    def settings(self) -> LogSettings:
        """The choices; the end is never beyond the part of the run that is known."""
        player = self._player
        match self.value("part"):
            case "whole":
                first, last = 1, player.length
            case "so_far":
                first, last = 1, player.position
            case _:
                first, last = self.value("first"), self.value("last")
                if player.length_is_known:
                    last = min(last, player.length)
        return LogSettings(
            EventRange(first, last, self.value("beat")), LineForm(self.value("form")), self.value("sentences")
        )

    @property
    def ending(self) -> str:
        return text_files.ENDINGS[self.settings.form]

    def refresh(self) -> None:
        """Show how many events the chosen part has, and how many bytes at most."""
        self.show_rows("first", "last", visible=self.value("part") == "range")
        settings = self.settings
        events = settings.events.last - settings.events.first + 1
        if events < 1:
            self.show_facts(self.tr("There are no events in this part; choose another one."), can_go=False)
            return
        size = settings.bytes_of(events)
        if settings.events.beat != "link":
            text = translate("export_facts", "The steps within {count} events, at most {size}.")
        else:
            text = translate("export_facts", "{count} events, about {size}.", "", plural(events))
        text = text.format(count=number(events), size=exporting.size(size))
        if self.value("part") == "whole" and not self._player.length_is_known:
            text += " " + self.tr("This run is known up to there; its end is not known yet.")
        if size > _MUCH:
            text += " " + self.tr("This may take a long time; you can stop it at any time.")
        self.show_facts(text)


class SolutionsDialog(ExportForm):
    """Chooses how solutions are written, and how many; returns a `SolutionsSettings`."""

    ending = ".txt"

    def __init__(self, parent: QWidget, player: Player) -> None:
        super().__init__(parent, "export_solutions", translate("export_dialogs", "Export the Solutions"))
        forms = text_files.forms_for(player.subject)
        texts = {
            "numbers": self.tr("Option numbers, from 1"),
            "names": self.tr("Names of options"),
            "rows": self.tr("Rows of the matrix"),
            "lines": self.tr("Sudokus, 81 characters per line"),
        }
        self.chooser("form", self.tr("&Format:"), [(form, texts[form]) for form in forms], forms[-1])
        self.number("most", self.tr("At &most:"), 1, value=100_000)
        player.began.connect(self.reject)
        self.refresh()

    @property
    def settings(self) -> SolutionsSettings:
        return SolutionsSettings(self.value("form"), self.value("most"))

    def refresh(self) -> None:
        """Explain that solutions are written as they are found, and can be stopped."""
        text = self.tr("One solution per line, written as they are found. You can stop at any time.")
        self.show_facts(text)


class SheetDialog(ExportForm):
    """Chooses what is asked; returns a `SheetSettings`."""

    ending = ".pdf"

    def __init__(self, parent: QWidget, player: Player, figures: Iterable[Figure]) -> None:
        super().__init__(parent, "export_exercises", translate("export_dialogs", "Export Exercise Sheet"))
        self._player = player
        self.number("count", self.tr("Number of e&xercises:"), 1, MOST, 6)
        titles = {figure.id: figure.title for figure in figures}
        rows = [(scene, titles[scene]) for scene in SCENES]
        self.chooser("scene", self.tr("&Pictures:"), rows, "link_view")
        self.papers("page", self.tr("P&aper:"), (PaperSize.A4, PaperSize.LETTER), PaperSize.A4)
        kinds = Kind if isinstance(player.search, Search) else set(Kind) - {Kind.COLUMN, Kind.SIZE}
        self._kinds = [kind for kind in Kind if kind in kinds]
        for kind in self._kinds:
            self.check(f"kind_{kind.value}", exercises.about(kind), default=True)
        player.began.connect(self.reject)
        player.moved.connect(self.refresh)
        self.refresh()

    @property
    def settings(self) -> SheetSettings:
        kinds = tuple(kind for kind in self._kinds if self.value(f"kind_{kind.value}"))
        return SheetSettings(self.value("count"), kinds, self.value("scene"), PaperSize(self.value("page")))

    def refresh(self) -> None:
        """Say what the sheet will contain; without a kind of question it cannot be made."""
        if not self.settings.kinds:
            self.show_facts(self.tr("Choose what may be asked."), can_go=False)
            return
        text = self.tr(
            "Questions about what the search does after event {position}. The answers are on a page of their own."
        )
        self.show_facts(text.format(position=number(self._player.position)))
