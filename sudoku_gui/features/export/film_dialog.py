"""The dialog that asks which part of the search is filmed, what of it, and in which format."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QWidget

from solver_core.cover.replay.beats import BEATS
from solver_core.cover.replay.log_writing import EventRange
from solver_core.cover.replay.seeking import ENDLESS
from sudoku_gui.features.export.dialogs import part_name
from sudoku_gui.features.export.film_formats import FilmFormat, find_ffmpeg
from sudoku_gui.features.export.film_view import scenes
from sudoku_gui.features.export.filming import MOST_FRAMES, FilmSettings, counting
from sudoku_gui.kit.export_form import ExportForm
from sudoku_gui.layout.declarations import Figure
from sudoku_gui.player.job import Job, beside
from sudoku_gui.player.player import Player
from sudoku_gui.translation import plural, translate
from sudoku_gui.widgets.label import paragraph
from sudoku_gui.wording import exporting, transport
from sudoku_gui.wording.names import number

SIZES: Final = ("640x360", "960x540", "1280x720", "1920x1080")
RATES: Final = ("1", "2", "4", "8", "12", "25")
_STEPS: Final = 60
_BYTES_A_PIXEL: Final = {
    FilmFormat.GIF: 0.025,
    FilmFormat.MP4: 0.025,
    FilmFormat.WEBP: 0.065,
    FilmFormat.FRAMES: 0.11,
}
"""Seconds for a frame, as measured."""


class FilmDialog(ExportForm):
    """Chooses part, step, scene, format, size and speed; without ffmpeg, ``program`` is ""; None: search for it."""

    def __init__(
        self, parent: QWidget, player: Player, figures: Iterable[Figure], program: str | None = None
    ) -> None:
        super().__init__(parent, "export_film", translate("export_dialogs", "Export a Film"))
        self._player = player
        self.program = program
        self._counted: tuple[EventRange, int] | None = None
        self._frames = 0
        self._counting = Job(self)
        self._counting.finished.connect(self._finish_count)
        self._counting.progressed.connect(self._count_on)
        self._preparing = Job(self)
        self._preparing.finished.connect(self._find)
        self._add_part_rows(figures)
        self._add_film_rows()
        player.moved.connect(self._follow)
        player.state_changed.connect(self._follow)
        player.began.connect(self.reject)
        self._offer_formats()
        if program is None:
            self._preparing.start(beside(find_ffmpeg))
        self.refresh()

    def _add_part_rows(self, figures: Iterable[Figure]) -> None:
        player, search = self._player, self._player.search
        rows = {} if search is None else scenes(figures, search.problem)
        self.chooser("scene", self.tr("&Shows:"), rows.items(), "all")
        parts = [(part, part_name(part)) for part in ("from_here", "range", "whole")]
        self.chooser("part", self.tr("&Part:"), parts, "from_here")
        self.number("steps", self.tr("Nu&mber of steps:"), 1, MOST_FRAMES, _STEPS)
        self.number("first", self.tr("F&rom event:"), 1, value=player.position + 1)
        self.number("last", self.tr("&To event:"), 1, value=player.length)
        self.chooser("beat", self.tr("St&ep:"), [(it, transport.beat_name(it)) for it in BEATS], player.beat)

    def _add_film_rows(self) -> None:
        speeds = [translate("export_dialogs", "{count} steps per second", "", int(rate)) for rate in RATES]
        rates = [(rate, speed.format(count=rate)) for rate, speed in zip(RATES, speeds, strict=True)]
        self.chooser("rate", self.tr("Spee&d:"), rates, "4")
        sizes = [(size, size.replace("x", " × ")) for size in SIZES]
        self.chooser("size", self.tr("S&ize:"), sizes, "1280x720")
        self._kind = self.kinds(FilmFormat, FilmFormat.WEBP)
        self.add_look()
        self._hint = paragraph("hint")
        self.form.addRow(self._hint)

    @property
    def settings(self) -> FilmSettings:
        return FilmSettings(
            self.value("scene"),
            self._events,
            self.value("steps") if self.value("part") == "from_here" else MOST_FRAMES,
            self.kind,
            self.program or "",
            QSize(*map(int, self.value("size").split("x"))),
            float(self.value("rate")),
            on_paper=self.value("theme") == "paper",
            has_caption=self.value("caption"),
        )

    @property
    def kind(self) -> FilmFormat:
        return FilmFormat(self.value("kind"))

    @property
    def ending(self) -> str:
        return self.kind.ending

    @property
    def frames(self) -> int | None:
        """How many frames there will be; None while they are counted."""
        return None if self._counting.is_running else self._frames or None

    @property
    def _events(self) -> EventRange:
        beat = self.value("beat")
        match self.value("part"):
            case "from_here":
                return EventRange(self._player.position + 1, ENDLESS, beat)
            case "whole":
                return EventRange(1, ENDLESS, beat)
            case _:
                return EventRange(self.value("first"), self.value("last"), beat)

    def _offer_formats(self) -> None:
        """Formats that need ffmpeg can be chosen where it is; it may still be searched for."""
        wanted = self._kind.currentIndex()
        for row, kind in enumerate(FilmFormat):
            _enable(self._kind, row, enabled=not kind.needs_program or bool(self.program))
        is_missing = self.program == ""
        if self.kind.needs_program and is_missing:
            wanted = self._kind.findData(FilmFormat.WEBP.value)
        self._kind.setCurrentIndex(wanted)
        hint = self.tr(
            "For MP4 the program ffmpeg is needed. Install it with your package manager, then try again."
        )
        self._hint.setText(hint if is_missing else "")
        self.form.setRowVisible(self._hint, is_missing)

    def _find(self, program: str) -> None:
        self.program = program
        self._offer_formats()
        self.refresh()

    def refresh(self) -> None:
        """Count the frames, if another part is chosen, and show what they make."""
        part, settings, search = self.value("part"), self.settings, self._player.search
        self.show_rows("steps", visible=part == "from_here")
        self.show_rows("first", "last", visible=part == "range")
        if self._counted != (settings.events, settings.most):
            self._counted = settings.events, settings.most
            self._counting.cancel()
            self._frames = 0
            if search is not None and not self._is_nowhere:
                self._counting.start(counting(search, *self._counted))
        self._show_facts(settings)

    def _follow(self) -> None:
        """Count again from where the player has come to rest."""
        player = self._player
        if self.value("part") == "from_here" and not (player.is_playing or player.is_busy):
            self.refresh()

    def _count_on(self, share: float) -> None:
        self._frames = round(share * MOST_FRAMES)
        self.refresh()

    def _finish_count(self, frames: int) -> None:
        self._frames = frames
        self.refresh()

    @property
    def _is_nowhere(self) -> bool:
        """Whether the numbers that were typed have no event between them."""
        player, events = self._player, self._events
        is_after_end = player.length_is_known and events.first > player.length
        return self.value("part") == "range" and (events.last < events.first or is_after_end)

    def _show_facts(self, settings: FilmSettings) -> None:
        frames = self._frames
        if self._is_nowhere:
            self.show_facts(self.tr("There are no events in this part; choose another one."), can_go=False)
        elif self.frames is None:
            text = translate("export_facts", "Counting: {count} frames so far...")
            self.show_facts(text.format(count=number(frames)), can_go=False)
        elif frames > MOST_FRAMES:
            text = translate(
                "export_facts", "More than {most} frames: choose larger steps, or a shorter part."
            )
            self.show_facts(text.format(most=number(MOST_FRAMES)), can_go=False)
        else:
            pixels = settings.size.width() * settings.size.height()
            facts = film_facts(frames, settings.rate, frames * pixels * _BYTES_A_PIXEL[settings.kind])
            self.show_facts(facts, can_go=not settings.kind.needs_program or bool(self.program))

    # --- Qt ---------------------------------------------------------------------------------------

    def done(self, result: int) -> None:
        self._counting.cancel()
        self._preparing.cancel()
        super().done(result)


def _enable(box: QComboBox, row: int, *, enabled: bool) -> None:
    model = box.model()
    if isinstance(model, QStandardItemModel):
        model.item(row).setEnabled(enabled)


def film_facts(frames: int, rate: float, size: float) -> str:
    """``120 frames, 30 s, about 3 MB``."""
    minutes, seconds = divmod(round(frames / rate), 60)
    time = translate("export_facts", "{seconds} s")
    if minutes:
        time = translate("export_facts", "{minutes} min {seconds} s")
    text = translate("export_facts", "{frames} frames, {time}, about {size}.", "", plural(frames))
    time = time.format(minutes=number(minutes), seconds=seconds)
    return text.format(frames=number(frames), time=time, size=exporting.size(size))
