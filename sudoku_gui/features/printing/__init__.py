"""Printing: puzzles on paper, or their pages as files."""

from functools import cached_property
from typing import TYPE_CHECKING

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action

if TYPE_CHECKING:
    from sudoku_gui.features.printing.controller import Printing


class PrintingFeature(Feature):
    """Printing: puzzles on paper, or their pages as files."""

    @cached_property
    def printing(self) -> "Printing":
        from sudoku_gui.features.printing.controller import Printing

        return Printing(self.context)

    @Action(
        "print",
        "Pr&int...",
        keys=("Ctrl+P",),
        tip="Print puzzles with their solutions, or write them as PDF, SVG and PNG",
    )
    def ask(self) -> None:
        self.printing.ask()
