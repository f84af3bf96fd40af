"""The pane Search Tree: the decisions that the search has made, and their export."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from solver_core.cover import SearchBase
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action, Figure, KeySection, PaneSpec, native
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts, translate

tr_keys = Texts("keys")


def _figure(player: Player, selection: Selection, theme: Theme) -> QWidget:
    from sudoku_gui.features.tree_view.canvas import TreeCanvas

    return TreeCanvas(player, selection, theme)


class TreeViewFeature(Feature):
    """Declares the pane Search Tree, its picture for films, and its export."""

    figures = (Figure("tree_view", "The search tree", _figure),)

    def key_sections(self) -> Iterable[KeySection]:
        rows = [
            (tr_keys("To the node above, below or beside"), tr_keys("Arrows")),
            (tr_keys("Let the search go to the node"), native("Enter")),
            (tr_keys("Fold or unfold"), native("Space", "X")),
            (tr_keys("To the next or previous solution"), native("N", "Shift+N")),
            (tr_keys("To the next or previous dead end"), native("D", "Shift+D")),
            (tr_keys("Show or hide failed subtrees"), native("F")),
            (tr_keys("Follow the search"), native("L")),
            (tr_keys("Closer, farther"), native("+", "-")),
            (tr_keys("Show all"), native("0")),
        ]
        yield KeySection(translate("window", "Search Tree"), rows)

    @PaneSpec("tree_view", "Search Tree", {"watch.top": 4, "study.right": 1, "present.links": 4})
    def build(self) -> QWidget:
        from sudoku_gui.features.tree_view.view import TreeView

        view = TreeView(self.context.player, self.context.selection, self.context.theme)
        view.comparison_requested.connect(self.context.baseline.compare)
        return view

    @Action("export_tree", "Export the &Tree...", tip="Export the search tree as SVG or for Graphviz")
    def export_tree(self) -> None:
        """Ask for a number of nodes and write the tree."""
        from sudoku_gui.features.tree_view import file
        from sudoku_gui.features.tree_view.file_dialog import TreeDialog, TreeSettings
        from sudoku_gui.kit.export_form import export_search
        from sudoku_gui.player.job import Work
        from sudoku_gui.wording.position import problem_of

        problem, font = problem_of(self.context.player.subject), self.context.window.font()

        def write(search: SearchBase, path: Path, settings: TreeSettings) -> Work[int]:
            if settings.kind == "dot":
                return file.write_dot(path, search, settings.most, problem)
            return file.write_svg(path, search, settings.most, font, problem)

        export_search(self.context, TreeDialog, write)
