"""Chooses what a stop searches by its name, where the file has a table."""

from typing import Final

from sudoku_gui.player.subject import Subject
from sudoku_gui.tours.editor import reading, tables, toml_text
from sudoku_gui.tours.editor.field import FormChooser
from sudoku_gui.wording import gallery, subjects
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.marking import translate

_SAMPLES: Final = tuple(Subject(sample=entry.sample) for entry in gallery.ENTRIES)


class SearchField(FormChooser):
    """Offers the samples of the gallery, and whatever else the stop has already."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ())
        tip = translate(
            "tour_editor",
            "A problem of the gallery, from its start; Use Current Position takes what is watched in the window",
        )
        self.setToolTip(as_tip(tip))

    def show_search(self, watch: str) -> None:
        """Show what is watched, as typed in TOML."""
        rows = {toml_text.value(tables.watch(one)): subjects.search_name(one) for one in _SAMPLES}
        subject = reading.subject(watch)
        if subject is not None:
            own = toml_text.value(tables.watch(subject))
            self.offer(({own: subjects.search_name(subject)} | rows).items())
            self.show_value(own)
        else:
            self.offer([(watch, translate("tour_editor", "(cannot be read)")), *rows.items()])
            self.show_value(watch)
