"""The window's own feature: arrangements of panes, presentations, quitting, and stopping what is running."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from sudoku_gui.kit.feature import Action, Feature
from sudoku_gui.layout.arrangements import ARRANGEMENTS, CHOSEN
from sudoku_gui.translation import Texts

if TYPE_CHECKING:
    from sudoku_gui.shell.docks.arrangements import Arrangements
    from sudoku_gui.shell.presentation import Presentation

mark = Texts("actions").mark


class Arranging(Feature):
    """What menus offer of the window itself.

    Attributes:
        arrangements, presentation: set once they are built, which needs all other features.
    """

    arrangements: "Arrangements"
    presentation: "Presentation"

    def actions(self) -> Iterator[Action]:
        yield from super().actions()
        for number, name in enumerate(CHOSEN, 1):
            arrangement = ARRANGEMENTS[name]
            yield Action(
                f"arrangement_{name}",
                arrangement.text,
                partial(self._choose, name),
                keys=(f"Ctrl+{number}",),
                tip=arrangement.tip,
                group="arrangement",
                checked=partial(self._is_shown, name),
            )

    def _choose(self, name: str) -> None:
        self.arrangements.choose(name)

    def _is_shown(self, name: str) -> bool:
        return self.context.arrangement == name

    @Action("reset_panes", mark("R&eset Layout"), tip=mark("Restore the default layout of the panes"))
    def reset(self) -> None:
        self.arrangements.reset()

    @Action(
        "present",
        mark("P&resent"),
        keys=("F11",),
        tip=mark("Large type and few panes on the whole screen; Page Down steps, B is black, Esc ends"),
    )
    def present(self) -> None:
        self.presentation.toggle()

    @Action(
        "cancel",
        mark("Stop What Is Running"),
        keys=("Ctrl+.",),
        tip=mark("Stop a long search, or a long move through it, where it is"),
    )
    def stop_running(self) -> None:
        self.context.stop_running()

    @Action("quit", mark("&Quit"), keys=("Ctrl+Q",))
    def quit(self) -> None:
        self.context.window.close()

    def stop(self) -> None:
        self.presentation.end()
