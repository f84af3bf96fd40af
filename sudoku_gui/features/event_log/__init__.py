"""The pane Log: the events around the current one in sentences; it keeps none, and asks the search for each."""

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import KeySection, PaneSpec, native
from sudoku_gui.translation import Texts, translate

tr_keys = Texts("keys")


class EventLogFeature(Feature):
    """Declares the pane Log."""

    def key_sections(self) -> Iterable[KeySection]:
        rows = [
            (tr_keys("Go to the event"), native("Enter")),
            (tr_keys("Legend"), native("K")),
        ]
        yield KeySection(translate("window", "Log"), rows)

    @PaneSpec("event_log", "Log", {"watch.bottom": 2, "study.right_bottom": 1})
    def build(self) -> QWidget:
        from sudoku_gui.features.event_log.view import EventLog

        view = EventLog(self.context.player, self.context.selection, self.context.theme)
        self.context.breakpoints.changed.connect(view.refresh)
        return view
