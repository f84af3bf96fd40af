"""The pane Log: the events around the present one in sentences; it keeps none, and asks the search for each."""

from PySide6.QtWidgets import QWidget

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import PaneSpec


class EventLogFeature(Feature):
    """Declares the pane Log."""

    @PaneSpec("event_log", "Log", {"watch.bottom": 2, "study.right_bottom": 1})
    def build(self) -> QWidget:
        from sudoku_gui.features.event_log.view import EventLog

        view = EventLog(self.context.player, self.context.selection, self.context.theme)
        self.context.breakpoints.changed.connect(view.refresh)
        return view
