"""The linked lists, as they are now."""

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.panes import PaneSpec
from sudoku_gui.translation import Texts

mark = Texts("window").mark


class LinksFeature(Feature):
    """A pane of Learn, Watch, Study and presentations."""

    def panes(self) -> Iterable[PaneSpec]:
        yield PaneSpec(
            "link_view",
            mark("Links"),
            self._build,
            {"learn.top": 1, "watch.top": 3, "study.middle": 1, "present.top": 1},
        )

    def _build(self) -> QWidget:
        from sudoku_gui.features.links.view import LinkView

        context = self.context
        return LinkView(context.player, context.selection, context.theme, preferences=context.preferences)
