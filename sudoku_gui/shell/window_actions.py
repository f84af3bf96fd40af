"""The window's own feature: arrangements of panes, the whole screen, the size of text, stopping what runs, quitting."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal

from sudoku_gui.document.preferences import ROWS
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.arrangements import ARRANGEMENTS, CHOSEN
from sudoku_gui.layout.declarations import Action, KeySection, native
from sudoku_gui.shell.docks.arrangements import Arrangements
from sudoku_gui.shell.presentation import Presentation
from sudoku_gui.translation import Texts

tr_keys = Texts("keys")

_SIZES: Final = [size for row in ROWS if row.key == "text_size" for size in row.choices or ()]


class WindowActions(Feature):
    """The window's own actions in menus.

    Attributes:
        arrangements: of the panes; given by the window, as the presentation, once it has built them.

    Signals:
        stop_requested: what is running should stop.
    """

    arrangements: Arrangements
    presentation: Presentation
    stop_requested = Signal()

    def key_sections(self) -> Iterable[KeySection]:
        rows = [
            (
                tr_keys("Step or step back, or to the next or previous stop of a tour"),
                native("PgDown", "PgUp"),
            ),
            (tr_keys("Ring, spotlight, no light"), native("L")),
            (tr_keys("Black screen"), native("B", ".")),
            (tr_keys("Larger or smaller type"), native("Ctrl++", "Ctrl+-")),
            (tr_keys("End the presentation"), native("Esc")),
        ]
        yield KeySection(tr_keys("Presentation"), rows)

    def actions(self) -> Iterator[Action]:
        yield from super().actions()
        for number, name in enumerate(CHOSEN, 1):
            arrangement = ARRANGEMENTS[name]
            yield Action(
                f"arrangement_{name}",
                arrangement.text,
                partial(self.context.panes.arrangement_requested.emit, name),
                keys=(f"Alt+Shift+{number}",),
                tip=arrangement.tip,
                group="arrangement",
                checked=partial(self._is_shown, name),
            )

    def _is_shown(self, name: str) -> bool:
        return self.context.panes.arrangement == name

    @Action("reset_panes", "R&eset Layout", tip="Restore the default layout of the panes")
    def reset(self) -> None:
        self.arrangements.reset()

    @Action(
        "full_screen",
        "&Full Screen",
        keys=("F11",),
        tip="Use the whole screen, or the window again",
        checked=lambda self: self.context.window.isFullScreen(),
    )
    def fill_screen(self) -> None:
        """Use the whole screen, or the window again; in a presentation, which fills it, that is its end."""
        window = self.context.window
        if self.presentation.is_on:
            self.presentation.end()
        else:
            window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)

    @Action(
        "present",
        "P&resent",
        keys=("Shift+F11",),
        tip="Large type and few panes on the whole screen; Page Down steps, B blanks the screen, Esc ends",
    )
    def present(self) -> None:
        self.presentation.toggle()

    @Action(
        "text_larger",
        "&Larger",
        keys=("Ctrl++", "Ctrl+="),
        tip="Show all text larger",
        enabled=lambda self: self.context.preferences["text_size"] != _SIZES[-1],
    )
    def enlarge_text(self) -> None:
        self._resize_text(1)

    @Action(
        "text_smaller",
        "&Smaller",
        keys=("Ctrl+-",),
        tip="Show all text smaller",
        enabled=lambda self: self.context.preferences["text_size"] != _SIZES[0],
    )
    def shrink_text(self) -> None:
        self._resize_text(-1)

    @Action("text_usual", "&Usual Size", keys=("Ctrl+0",), tip="Show all text as large as the system does")
    def reset_text(self) -> None:
        self.context.preferences["text_size"] = self.context.preferences.default("text_size")

    def _resize_text(self, step: int) -> None:
        place = _SIZES.index(self.context.preferences["text_size"]) + step
        self.context.preferences["text_size"] = _SIZES[place]

    @Action(
        "cancel",
        "Stop What Is Running",
        keys=("Ctrl+.",),
        tip="Stop a long search, or a long move through it, where it is",
    )
    def stop_running(self) -> None:
        self.stop_requested.emit()

    @Action("quit", "&Quit", keys=("Ctrl+Q",))
    def quit(self) -> None:
        self.context.window.close()
