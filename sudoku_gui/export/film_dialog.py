"""Asks which stretch of the search is to be filmed, what of it, and for which player of films."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from solver_core.cover.beats import BEATS
from solver_core.cover.log_writing import Stretch
from solver_core.cover.seeking import ENDLESS
from sudoku_gui.export import dialog_text as facts
from sudoku_gui.export import dialog_text as words
from sudoku_gui.export import text as exporting
from sudoku_gui.export.film_formats import FilmFormat, find_ffmpeg
from sudoku_gui.export.filming import MOST_FRAMES, SCENES, FilmOrder, counting
from sudoku_gui.export.form import Choices, ExportForm
from sudoku_gui.player.job import Job, beside
from sudoku_gui.player.player import Player
from sudoku_gui.widgets.label import Label
from sudoku_gui.wording import transport as beats
from sudoku_gui.wording.names import is_sudoku

SIZES: Final = {
    "640x360": QSize(640, 360),
    "960x540": QSize(960, 540),
    "1280x720": QSize(1280, 720),
    "1920x1080": QSize(1920, 1080),
}
RATES: Final = ("1", "2", "4", "8", "12", "25")
_STEPS: Final = 60
"""Steps from here, unless others are typed."""

_BYTES_A_PIXEL: Final = {
    FilmFormat.GIF: 0.025,
    FilmFormat.MP4: 0.025,
    FilmFormat.WEBP: 0.065,
    FilmFormat.FRAMES: 0.11,
}
"""Of one frame, as measured."""


class FilmDialog(ExportForm):
    """Chooses stretch, step, scene, format, size and speed.

    Signals:
        ordered: a film is wanted.
            order: a `FilmOrder`.

    Args:
        parent: the window it belongs to.
        player: whose search is filmed.
        choices: what was chosen the last time.
        program: ffmpeg; "" where there is none; None: to be looked for.
    """

    ordered = Signal(object)

    def __init__(self, parent: QWidget, player: Player, choices: Choices, program: str | None = None) -> None:
        super().__init__(
            parent, "export_film", QCoreApplication.translate("export_dialogs", "Save a Film"), choices
        )
        self._player = player
        self.program = program
        self._frames = 0
        self._is_counted = False
        self._counting = Job(self)
        self._counting.finished.connect(self._counted)
        self._counting.progressed.connect(self._count_on)
        self._preparing = Job(self)
        self._preparing.finished.connect(self._found)
        self._build()
        self._connect()
        self._offer_formats()
        if program is None:
            self._preparing.start(beside(find_ffmpeg))
        self.refresh()

    def _build(self) -> None:
        player, search = self._player, self._player.search
        sudoku = search is not None and is_sudoku(search.problem)
        scenes = [name for name in SCENES if sudoku or name != "candidate_boards"]
        self._scene = self.chooser(
            "scene", self.tr("&Shows:"), [(it, words.scene(it)) for it in scenes], "all"
        )
        parts = [(part, words.part(part)) for part in ("from_here", "stretch", "whole")]
        self._part = self.chooser("part", self.tr("&Part:"), parts, "from_here")
        self._steps = self.number("steps", self.tr("Nu&mber of steps:"), 1, MOST_FRAMES)
        self._steps.setValue(_STEPS)
        self._first = self.number("first", self.tr("F&rom event:"), 1)
        self._last = self.number("last", self.tr("&To event:"), 1)
        self._first.setValue(player.position + 1)
        self._last.setValue(player.length)
        rows = [(beat, beats.beat_name(beat)) for beat in BEATS]
        self._beat = self.chooser("beat", self.tr("St&ep:"), rows, player.beat)
        rates = [(rate, words.frames_a_second(rate)) for rate in RATES]
        self._rate = self.chooser("rate", self.tr("Spee&d:"), rates, "4")
        sizes = [(name, words.size(it.width(), it.height())) for name, it in SIZES.items()]
        self._size = self.chooser("size", self.tr("S&ize:"), sizes, "1280x720")
        kinds = [(kind.value, words.kind(kind.value)) for kind in FilmFormat]
        self._kind = self.chooser("kind", words.format_(), kinds, FilmFormat.WEBP.value)
        self._theme = self.chooser(
            "theme",
            self.tr("C&olours:"),
            [("seen", self.tr("As on screen")), ("paper", self.tr("Dark on white, for paper"))],
            "seen",
        )
        self._caption = self.check("caption", self.tr("With the sentence &below"), default=True)
        self._hint = Label()
        self._hint.setObjectName("hint")
        self._hint.setWordWrap(True)
        self.form.addRow(self._hint)

    def _connect(self) -> None:
        for field in (self._part, self._beat):
            field.currentIndexChanged.connect(self.refresh)
        for box in (self._steps, self._first, self._last):
            box.valueChanged.connect(self.refresh)
        self.changed.connect(self._show_count)
        self.accepted.connect(self._order)
        self._player.moved.connect(self._follow)
        self._player.state_changed.connect(self._follow)
        self._player.began.connect(self.reject)

    # --- what is chosen ---------------------------------------------------------------------------

    @property
    def order(self) -> FilmOrder:
        """What is chosen."""
        return FilmOrder(
            self._scene.currentData(),
            self._stretch,
            int(self._steps.value()) if self._part.currentData() == "from_here" else MOST_FRAMES,
            self.kind,
            self.program or "",
            SIZES[self._size.currentData()],
            float(self._rate.currentData()),
            on_paper=self._theme.currentData() == "paper",
            has_caption=self._caption.isChecked(),
        )

    @property
    def kind(self) -> FilmFormat:
        """The format."""
        return FilmFormat(self._kind.currentData())

    @property
    def frames(self) -> int | None:
        """How many frames there will be; None while that is not known."""
        return self._frames if self._is_counted else None

    @property
    def _stretch(self) -> Stretch:
        beat = self._beat.currentData()
        match self._part.currentData():
            case "from_here":
                return Stretch(self._player.position + 1, ENDLESS, beat)
            case "whole":
                return Stretch(1, ENDLESS, beat)
            case _:
                return Stretch(int(self._first.value()), int(self._last.value()), beat)

    # --- formats ----------------------------------------------------------------------------------

    def _offer_formats(self) -> None:
        """Those that need ffmpeg can be chosen where it is; it may still be looked for."""
        wanted = self._kind.currentIndex()
        for row, kind in enumerate(FilmFormat):
            _enable(self._kind, row, enabled=not kind.needs_program or bool(self.program))
        if self.kind.needs_program and self.program == "":
            wanted = self._kind.findData(FilmFormat.WEBP.value)
        self._kind.setCurrentIndex(wanted)
        self._hint.setText(
            self.tr(
                "For GIF and MP4 a video encoder is needed: pip install 'dancing-sudoku[film]', then start again."
            )
            if self.program == ""
            else ""
        )
        self.show_row(self._hint, visible=self.program == "")

    def _found(self, program: str) -> None:
        self.program = program
        self._offer_formats()
        self._show_count()

    # --- counting ---------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Count the frames of what is chosen now."""
        part = self._part.currentData()
        self.show_row(self._steps, visible=part == "from_here")
        for field in (self._first, self._last):
            self.show_row(field, visible=part == "stretch")
        self._counting.cancel()
        self._frames, self._is_counted = 0, False
        search = self._player.search
        if search is not None and not self._is_nowhere:
            self._counting.start(counting(search, self._stretch, self.order.most))
        self._show_count()

    def _follow(self) -> None:
        """Count anew from where the player has come to rest."""
        player = self._player
        if self._part.currentData() == "from_here" and not (player.is_playing or player.is_busy):
            self.refresh()

    def _count_on(self, share: float) -> None:
        self._frames = round(share * MOST_FRAMES)
        self._show_count()

    def _counted(self, frames: int) -> None:
        self._frames, self._is_counted = frames, True
        self._show_count()

    @property
    def _is_nowhere(self) -> bool:
        """Whether the numbers that were typed have no event between them."""
        if self._part.currentData() != "stretch":
            return False
        player, stretch = self._player, self._stretch
        return stretch.last < stretch.first or (player.length_is_known and stretch.first > player.length)

    def _show_count(self) -> None:
        if self._is_nowhere:
            self.show_facts(self.tr("There are no events in this part; choose another one."), can_go=False)
            return
        if not self._is_counted:
            self.show_facts(facts.counting(self._frames), can_go=False)
            return
        if self._frames > MOST_FRAMES:
            self.show_facts(facts.too_many_frames(MOST_FRAMES), can_go=False)
            return
        order = self.order
        pixels = order.size.width() * order.size.height()
        size = exporting.size(self._frames * pixels * _BYTES_A_PIXEL[order.kind])
        can_go = not order.kind.needs_program or bool(self.program)
        self.show_facts(facts.film_facts(self._frames, self._frames / order.rate, size), can_go=can_go)

    def _order(self) -> None:
        self.ordered.emit(self.order)

    # --- Qt ---------------------------------------------------------------------------------------

    def done(self, result: int) -> None:
        """Nothing is counted for nobody."""
        self._counting.cancel()
        self._preparing.cancel()
        super().done(result)


def _enable(box: QComboBox, row: int, *, enabled: bool) -> None:
    item = box.model()
    if hasattr(item, "item"):
        item.item(row).setEnabled(enabled)
