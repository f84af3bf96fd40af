"""The current arrangement, and the user's changes to each, stored between starts."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final
from zlib import crc32

from PySide6.QtCore import QByteArray, QEvent, QObject, QTimer, Signal

from sudoku_gui.document.preferences import Preferences
from sudoku_gui.layout.arrangements import ARRANGEMENTS, CHOSEN, Layout, Tabs, filled, tiles
from sudoku_gui.layout.declarations import PaneSpec
from sudoku_gui.player.player import Player
from sudoku_gui.shell.docks.workbench import Workbench

PRESENTATION: Final = "present"
"""The arrangement in which a search is presented."""

BORROWED: Final = "borrowed"
"""The arrangement of the panes that a feature has borrowed."""


@dataclass(frozen=True, slots=True)
class ArrangementState:
    """Which arrangement is shown, and which ones come back later: a value; each method returns it after a change.

    ::

        presentation        until it ends
        borrowed panes      a feature shows some panes, or an arrangement, until it returns them
        chosen              by the user; the one in which a search began comes back when it ends

    The topmost is shown, and those below stay as they are. Presentation and borrowed panes may end in any order.
    """

    chosen: str = "play"
    before_search: str | None = None  # in which the present search began; None while nothing is watched
    borrowed: str | None = None  # which a feature shows, `BORROWED` for its panes; None: nothing is borrowed
    panes: tuple[str, ...] = ()  # those that it shows
    is_presenting: bool = False

    @property
    def below(self) -> str:
        return self.chosen if self.borrowed is None else self.borrowed

    @property
    def name(self) -> str:
        return PRESENTATION if self.is_presenting else self.below

    @property
    def lasting(self) -> str:
        """The arrangement that is shown at the next start."""
        return self.before_search or self.chosen

    def layout(self, *, is_sudoku: bool, is_tall: bool, is_large: bool) -> str:
        """The name of the layout to show: borrowed panes are presented as well, and some have more than one layout."""
        if self.panes and self.name in {BORROWED, PRESENTATION}:
            return BORROWED
        if self.name in {"learn", PRESENTATION}:
            return f"{self.name}_large" if is_large else self.name
        if self.name != "play":
            return self.name
        return ("play_tall" if is_tall else "play") if is_sudoku else "problem"

    def choose(self, name: str) -> "ArrangementState":
        """An arrangement is chosen, below a presentation; while panes are borrowed, until they are returned."""
        return replace(self, chosen=name) if self.borrowed is None else replace(self, borrowed=name)

    def begin_search(self, watching: str) -> "ArrangementState":
        """A search begins; one that begins in Play is watched in this arrangement."""
        before = self.before_search or self.chosen
        state = self if self.borrowed is not None else replace(self, before_search=before)
        return state.choose(watching) if self.below == "play" else state

    def end_search(self) -> "ArrangementState":
        """Nothing is watched any more; inverse of `begin_search`."""
        if self.before_search is None or self.borrowed is not None:
            return self
        before = "play" if self.chosen == "play" else self.before_search
        return replace(self, chosen=before, before_search=None)

    def borrow(self) -> "ArrangementState":
        """A feature borrows the panes, and shows what is shown until it says otherwise."""
        return replace(self, borrowed=self.below)

    def show_borrowed(self, panes: tuple[str, ...], name: str) -> "ArrangementState":
        """Show some of the borrowed panes; or, without any, an arrangement."""
        return replace(self, borrowed=BORROWED if panes else name, panes=panes)

    def give_back(self) -> "ArrangementState":
        """The feature returns the panes; inverse of `borrow`."""
        return replace(self, borrowed=None, panes=())

    def present(self, *, is_presenting: bool) -> "ArrangementState":
        """A presentation begins or ends."""
        return replace(self, is_presenting=is_presenting)


_TALL = 1.15  # how much higher than wide the panes are when Play puts the digits below the board
_LARGE = 75  # columns of a problem from which on its board needs all the height

_RESIZED = 120  # milliseconds after which the window is no longer being resized


class Arrangements(QObject):
    """Changes between Play, Watch and Study, each as the user left it.

    A search that begins while playing shows the arrangement in which one was watched last. Whatever is chosen
    meanwhile, the arrangement in which it began is restored when it ends.

    Each method asks for a new state, and `_show` alone lays panes out.

    Signals:
        changed: the arrangement of this name is shown.
    """

    changed = Signal(str)

    def __init__(
        self, workbench: Workbench, specs: Sequence[PaneSpec], player: Player, preferences: Preferences
    ) -> None:
        super().__init__(workbench)
        self._specs = specs
        self._workbench = workbench
        self._player = player
        self._preferences = preferences
        self.state = ArrangementState()
        self._shown = ""  # the name of the layout that is seen
        self._default: Layout = Tabs(())  # it, as it is before the user changes it
        # Changed while borrowed: the user's own stay as they are.
        self._borrowed_layouts: dict[str, QByteArray] = {}
        self._has_begun = False
        player.began.connect(self._await)
        player.moved.connect(self._follow)
        self._fit_soon = QTimer(self, singleShot=True, interval=_RESIZED)
        self._fit_soon.timeout.connect(self._fit)
        self._show_soon = QTimer(self, singleShot=True, interval=0)
        self._show_soon.timeout.connect(self._show)
        self._give_back_soon = QTimer(self, singleShot=True, interval=0)
        self._give_back_soon.timeout.connect(self._give_back)
        workbench.installEventFilter(self)

    @property
    def name(self) -> str:
        return self.state.name

    def begin(self) -> None:
        """Show what was shown last, at the start of the program; call when the window has its size."""
        self.state = ArrangementState(self._preferred("arrangement"))
        self._show()

    def choose(self, name: str) -> None:
        """Switch to an arrangement of panes; in the present one bring the board to the front."""
        if name == self.name:
            if not self._workbench.is_laying_out:
                self._workbench.show_board_pane()
        elif not self.state.is_presenting:
            self._enter(self.state.choose(name))

    def reset(self) -> None:
        """Lay the panes out as they are by default."""
        self._workbench.lay_out(self._default)

    def store(self) -> None:
        """Store the layout of panes in the preferences; of borrowed panes until they are returned."""
        layout = self._workbench.state()
        if self.state.borrowed is None:
            self._preferences.store_layout(self._stored, layout)
        else:
            self._borrowed_layouts[self._shown] = layout
        self._preferences["arrangement"] = self.state.lasting

    # --- for a while --------------------------------------------------------------------------------

    def present(self, *, is_presenting: bool) -> None:
        """Make space for a presentation, or show again what was shown before it, or what was chosen since."""
        self._enter(self.state.present(is_presenting=is_presenting))

    def borrow(self) -> None:
        """Keep the layout of the panes, which a feature then changes; inverse of `give_back_soon`."""
        self._give_back_soon.stop()
        self._workbench.setUpdatesEnabled(True)
        if self.state.borrowed is None:
            if not self._workbench.is_laying_out:
                self.store()
            self._borrowed_layouts = {}
            self.state = self.state.borrow()

    def show_borrowed(self, panes: tuple[str, ...], name: str) -> None:
        """Show these panes, or an arrangement, until panes are returned; nothing moves if all are seen already."""
        panes = tuple(pane for pane in panes if pane in self._workbench.docks)  # a file may name others
        are_same = self._shown == BORROWED and set(panes) == set(self.state.panes)
        again = not (are_same and self._workbench.shows(panes))
        self._enter(self.state.show_borrowed(panes, name), again=again)

    def give_back_soon(self) -> None:
        """Restore the user's panes once what the feature showed beside them has gone, unless it borrows them again."""
        # What would be painted meanwhile has the borrowed panes in a space that is no longer theirs.
        self._workbench.setUpdatesEnabled(False)
        self._give_back_soon.start()

    def _give_back(self) -> None:
        if self.state.borrowed is not None:
            self.state = self.state.give_back()
            self._show()
        self._workbench.setUpdatesEnabled(True)

    # --- inside -------------------------------------------------------------------------------------

    def _preferred(self, key: str) -> str:
        """The arrangement that was stored last, unless there is none of that name."""
        name = self._preferences[key]
        return name if name in CHOSEN else self._preferences.default(key)

    def _enter(self, state: ArrangementState, *, again: bool = False) -> None:
        """Enter a state. Panes move if it shows another arrangement or layout, or if all are to move again."""
        if state.chosen not in {"play", self.state.chosen}:
            self._preferences["arrangement_watching"] = state.chosen
        name, layout = self._goal(state)
        is_other = name != self._shown or (name != BORROWED and layout != self._default)
        moves = again or state.name != self.name or is_other
        if moves and not self._workbench.is_laying_out:
            self.store()
        self.state = state
        if moves:
            self._show()

    def _show(self) -> None:
        """Lay out what the state names, once panes are no longer moved: a view that moves may have asked for it."""
        if self._workbench.is_laying_out:
            self._show_soon.start()
            return
        (self._shown, self._default), name = self._goal(self.state), self.name
        self._workbench.remember_size()
        self._workbench.remember_focus()
        arrangement = ARRANGEMENTS.get(self._shown)
        self._workbench.leave_untitled(arrangement.untitled if arrangement else ())
        if self._shown == BORROWED or not self._workbench.restore(self._layout()):
            self.reset()
        if self._shown != BORROWED:
            self._workbench.show_board_pane()
        self._workbench.restore_focus()
        self.changed.emit(name)

    def _goal(self, state: ArrangementState) -> tuple[str, Layout]:
        """The layout of a state, and its name; in Play there are digits to enter only beside a Sudoku."""
        is_sudoku = self._player.grid is not None or not self._player.is_watching
        is_tall = self._workbench.height() > _TALL * self._workbench.width()
        is_large = len(self._player.problem.names) > _LARGE
        name = state.layout(is_sudoku=is_sudoku, is_tall=is_tall, is_large=is_large)
        if name == BORROWED:
            return name, tiles(state.panes)
        return name, filled(ARRANGEMENTS[name].layout, self._specs)

    @property
    def _stored(self) -> str:
        """The name under which the layout that is shown is stored; with other panes, it is another."""
        panes = repr(([spec.id for spec in self._specs], self._default))
        return f"panes_{self._shown}_{crc32(panes.encode()):08x}"

    def _layout(self) -> QByteArray:
        own = self._preferences.layout(self._stored)
        return own if self.state.borrowed is None else self._borrowed_layouts.get(self._shown, own)

    def _await(self) -> None:
        # Panes move once every view has the new search, or they would show the previous one.
        self._has_begun = True

    def _follow(self) -> None:
        if not self._has_begun:
            return
        self._has_begun = False
        if self._player.is_watching:
            self._enter(self.state.begin_search(self._preferred("arrangement_watching")))
        else:
            self._enter(self.state.end_search())

    def _fit(self) -> None:
        # Play has another layout in a window that has become tall, or wide again.
        if self.name == "play" and self._workbench.isVisible():
            self._enter(self.state)

    # --- Qt ---------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self.name == "play":
            self._fit_soon.start()
        return super().eventFilter(watched, event)
