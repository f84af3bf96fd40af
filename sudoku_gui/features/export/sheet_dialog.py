"""The dialog that asks for a sheet of exercises: how many, of which kinds, with which pictures."""

from PySide6.QtWidgets import QWidget

from solver_core.cover import Search
from solver_core.cover.explain.exercises import Kind
from sudoku_gui.features.export.exercise_sheet import MOST, SCENES, SheetSettings
from sudoku_gui.features.export.film_dialog import scene_names
from sudoku_gui.player.player import Player
from sudoku_gui.render.picture_files import PaperSize
from sudoku_gui.translation import translate
from sudoku_gui.widgets.export_form import ExportForm
from sudoku_gui.wording import exercises as words
from sudoku_gui.wording.names import number

_COUNT = 6


class SheetDialog(ExportForm):
    """Chooses what is asked; returns a `SheetSettings`."""

    ending = ".pdf"

    def __init__(self, parent: QWidget, player: Player) -> None:
        super().__init__(parent, "export_exercises", translate("export_dialogs", "Save a Sheet of Exercises"))
        self._player = player
        self.number("count", self.tr("Number of e&xercises:"), 1, MOST, _COUNT)
        names = scene_names()
        self.chooser("scene", self.tr("&Pictures:"), [(scene, names[scene]) for scene in SCENES], "link_view")
        self.papers("page", self.tr("P&aper:"), (PaperSize.A4, PaperSize.LETTER), PaperSize.A4)
        kinds = Kind if isinstance(player.search, Search) else set(Kind) - {Kind.COLUMN, Kind.SIZE}
        self._kinds = [kind for kind in Kind if kind in kinds]
        for kind in self._kinds:
            self.check(f"kind_{kind.value}", words.about(kind), default=True)
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
