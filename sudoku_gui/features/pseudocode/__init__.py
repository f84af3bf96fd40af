"""The algorithm, line by line, with the line that is executed."""

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from solver_core.cover import Condition
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import PaneSpec
from sudoku_gui.player.search_conditions import at_line
from sudoku_gui.translation import Texts

mark = Texts("window").mark


class PseudocodeFeature(Feature):
    """Declares the pane Pseudo-code, whose lines set breakpoints."""

    def panes(self) -> Iterable[PaneSpec]:
        slots = {"learn.bottom": 1, "study.middle_bottom": 1, "present.bottom": 1}
        yield PaneSpec("pseudocode", mark("Pseudo-code"), self._build, slots)

    def _build(self) -> QWidget:
        from sudoku_gui.features.pseudocode.view import PseudocodeView

        breakpoints = self.context.breakpoints
        view = PseudocodeView(self.context.player, self.context.selection, self.context.theme)
        view.breakpoint_toggled.connect(self._toggle_line)
        breakpoints.changed.connect(lambda: view.show_breakpoints(breakpoints.lines))
        view.show_breakpoints(breakpoints.lines)
        return view

    def _toggle_line(self, line: str, condition: Condition) -> None:
        ops = {op for clause in condition.clauses for op in clause.ops}
        self.context.breakpoints.toggle(at_line(line, ops))
