"""The window's own feature: arrangements of panes, presentations, quitting, and stopping what is running."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import Signal

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.actions import Action
from sudoku_gui.layout.arrangements import ARRANGEMENTS, CHOSEN
from sudoku_gui.translation import Texts

mark = Texts("actions").mark


class Arranging(Feature):
    """What menus offer of the window itself, which carries it out.

    Signals:
        reset_requested: the panes should be laid out as at first.
        presentation_requested: a presentation should begin, or end.
        stop_requested: what is running should stop.
    """

    reset_requested = Signal()
    presentation_requested = Signal()
    stop_requested = Signal()

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
        self.context.panes.arrangement_requested.emit(name)

    def _is_shown(self, name: str) -> bool:
        return self.context.panes.arrangement == name

    @Action("reset_panes", mark("R&eset Layout"), tip=mark("Restore the default layout of the panes"))
    def reset(self) -> None:
        self.reset_requested.emit()

    @Action(
        "present",
        mark("P&resent"),
        keys=("F11",),
        tip=mark("Large type and few panes on the whole screen; Page Down steps, B is black, Esc ends"),
    )
    def present(self) -> None:
        self.presentation_requested.emit()

    @Action(
        "cancel",
        mark("Stop What Is Running"),
        keys=("Ctrl+.",),
        tip=mark("Stop a long search, or a long move through it, where it is"),
    )
    def stop_running(self) -> None:
        self.stop_requested.emit()

    @Action("quit", mark("&Quit"), keys=("Ctrl+Q",))
    def quit(self) -> None:
        self.context.window.close()
