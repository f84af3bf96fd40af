"""The pane Links: the linked lists as they are now, or the masks of a search with bits."""

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Figure, KeySection, PaneSpec, native
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts, translate

tr_keys = Texts("keys")


def _figure(player: Player, selection: Selection, theme: Theme) -> QWidget:
    from sudoku_gui.features.link_view.canvas import LinkCanvas

    return LinkCanvas(player, selection, theme)


class LinkViewFeature(Feature):
    """Declares the pane Links, and its picture for films."""

    figures = (Figure("link_view", "The links", _figure),)

    def key_sections(self) -> Iterable[KeySection]:
        rows = [
            (tr_keys("Along the links"), tr_keys("Arrows")),
            (tr_keys("Table of all links"), native("T")),
            (tr_keys("Legend"), native("K")),
        ]
        yield KeySection(translate("window", "Links"), rows)

    @PaneSpec("link_view", "Links", {"learn.links": 1, "watch.top": 3, "study.middle": 1, "present.links": 1})
    def build(self) -> QWidget:
        from sudoku_gui.features.link_view.view import LinkView

        context = self.context
        return LinkView(context.player, context.selection, context.theme, preferences=context.preferences)
