"""What goes out of the program: pictures, logs, trees, solutions, films, exercises, runs and links."""

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from sudoku_gui.context import Context
from sudoku_gui.features.export.run_exchange import RunExchange
from sudoku_gui.kit.feature import Action, Feature
from sudoku_gui.translation import Texts

if TYPE_CHECKING:
    from sudoku_gui.features.export.controller import Exporting

mark = Texts("actions").mark


class ExportFeature(Feature):
    """Files and links of what is seen."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.exchange = RunExchange(context)

    def actions(self) -> Iterator[Action]:
        yield from self.exchange.actions()
        yield from super().actions()

    @cached_property
    def exporting(self) -> "Exporting":
        from sudoku_gui.features.export.controller import Exporting

        return Exporting(self.context)

    @Action(
        "export_picture",
        mark("Export a &Picture..."),
        keys=("Ctrl+E",),
        tip=mark("Export a view as PNG, SVG or PDF"),
    )
    def export_picture(self) -> None:
        self.exporting.export_picture()

    @Action("export_log", mark("Export the &Log..."), tip=mark("Export events as text, CSV or JSON Lines"))
    def export_log(self) -> None:
        self.exporting.export_log()

    @Action(
        "export_tree", mark("Export the &Tree..."), tip=mark("Export the search tree as SVG or for Graphviz")
    )
    def export_tree(self) -> None:
        self.exporting.export_tree()

    @Action(
        "export_solutions",
        mark("Export the Sol&utions..."),
        tip=mark("Find all solutions of the search and write them as text"),
    )
    def export_solutions(self) -> None:
        self.exporting.export_solutions()

    @Action(
        "export_film",
        mark("Export a &Film..."),
        tip=mark("Export part of the search as WebP, GIF, MP4 or a web page"),
    )
    def export_film(self) -> None:
        self.exporting.export_film()

    @Action(
        "export_exercises",
        mark("Export Exercise S&heet..."),
        tip=mark("Write questions about what the search does next, with pictures and answers, as PDF"),
    )
    def export_exercises(self) -> None:
        self.exporting.export_exercises()
