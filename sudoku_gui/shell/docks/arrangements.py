"""The current arrangement, and the user's changes to each, stored between starts."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from zlib import crc32

from PySide6.QtCore import QByteArray, QEvent, QObject, QTimer, Signal

from sudoku_gui.document.preferences import Preferences
from sudoku_gui.layout.arrangements import ARRANGEMENTS, CHOSEN, filled, tiles
from sudoku_gui.layout.declarations import PaneSpec
from sudoku_gui.player.job import call_soon
from sudoku_gui.player.player import Player
from sudoku_gui.shell.docks.workbench import Workbench

PRESENTATION = "present"
"""The arrangement in which a search is presented."""

TOUR = "tour"
"""The arrangement of the panes that a stop of a tour names."""

_TALL = 1.15  # how much higher than wide the panes are when Play puts the digits below the board

_RESIZED = 120  # milliseconds after which the window is no longer being resized


@dataclass(slots=True)
class ArrangementState:
    """Which arrangement is shown, and which are restored later."""

    name: str = "play"  # of the arrangement that is shown
    before: str | None = None  # the one in which the present search was begun; None while nothing is watched
    after_presentation: str | None = None  # the one that is restored when the presentation ends
    before_tour: "ArrangementState | None" = None  # the state that is restored when the tour ends
    layouts: dict[str, QByteArray] = field(
        default_factory=dict
    )  # of a tour, which leaves the user's own as they are
    panes: tuple[str, ...] = ()  # those of the stop of the tour; none: it shows an arrangement
    is_over: bool = False  # whether the tour has been left, and `before_tour` is restored in a moment


class Arrangements(QObject):
    """Changes between Play, Watch and Study, each as the user left it.

    A search that begins while playing shows the arrangement in which one was watched last. Whatever is chosen
    meanwhile, the arrangement in which it began is restored when it ends.

    Signals:
        changed: the arrangement of this name is shown.
    """

    changed = Signal(str)

    def __init__(
        self, workbench: Workbench, specs: Sequence[PaneSpec], player: Player, preferences: Preferences
    ) -> None:
        super().__init__(workbench)
        self._specs = specs
        # The key of a stored layout; with other panes, what was stored is another.
        self._panes = f"{crc32(repr([spec.id for spec in specs]).encode()):08x}"
        self._workbench = workbench
        self._player = player
        self._preferences = preferences
        self.state = ArrangementState()
        self._shown = ""  # which layout is seen, as `_layout_name` was when it was shown
        self._has_begun = False
        player.began.connect(self._await)
        player.moved.connect(self._follow)
        self._fit_soon = QTimer(self, singleShot=True, interval=_RESIZED)
        self._fit_soon.timeout.connect(self._fit)
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
        if self._postpones(partial(self.choose, name)):
            return
        if name == self.name:
            self._workbench.show_board_pane()
        elif self.name != PRESENTATION:
            self._change(name)

    def show_stop(self, panes: tuple[str, ...], name: str = TOUR) -> None:
        """Show the panes of a stop of a tour, or an arrangement; nothing moves if all are seen already."""
        if self._postpones(partial(self.show_stop, panes, name)):
            return
        panes = tuple(
            pane for pane in panes if pane in self._workbench.docks
        )  # of a file that was not checked
        state = self.state
        is_there = self._shown == TOUR and set(panes) == set(state.panes) and self._workbench.shows(panes)
        if self.name == PRESENTATION:
            state.after_presentation = name
        else:
            self.store()
            state.name = name
        state.panes = panes
        if not is_there:
            self._show()

    def reset(self) -> None:
        name = self._layout_name
        self._workbench.lay_out(
            tiles(self.state.panes) if name == TOUR else filled(ARRANGEMENTS[name].layout, self._specs)
        )

    def store(self) -> None:
        """Store the layout of panes in the preferences, or during a tour in its state."""
        state = self.state
        layout = self._workbench.state()
        if state.before_tour is not None:
            state.layouts[self._shown] = layout
        else:
            self._preferences.store_layout(self._stored, layout)
        lasting = state.before_tour or state
        self._preferences["arrangement"] = lasting.before or lasting.after_presentation or lasting.name

    # --- for a while --------------------------------------------------------------------------------

    def begin_presentation(self) -> None:
        """Make space for a presentation; inverse of `end_presentation`."""
        if self.state.after_presentation is None:
            before = self.name
            self._change(PRESENTATION)
            self.state.after_presentation = before

    def end_presentation(self) -> None:
        """Show again what was shown before the presentation."""
        before = self.state.after_presentation
        if before is not None:
            self._change(before)
            self.state.after_presentation = None

    def begin_tour(self) -> None:
        """Let a tour have the panes; inverse of `end_tour`."""
        if self._postpones(self.begin_tour):
            return
        self.state.is_over = False
        if self.state.before_tour is None:
            self.store()
            own = self.state
            self.state = ArrangementState(own.name, own.before, own.after_presentation, before_tour=own)

    def end_tour_soon(self) -> None:
        """As `end_tour`, once the tour's panel has gone, unless another tour begins first."""
        self.state.is_over = True
        # What would be painted meanwhile has the panes of the tour in a space that is no longer the tour's.
        self._workbench.setUpdatesEnabled(False)
        call_soon(self, self._end_tour_painted)

    def _end_tour_painted(self) -> None:
        self.end_tour()
        self._workbench.setUpdatesEnabled(True)

    def end_tour(self) -> None:
        """Restore what was shown before the tour; a presentation that has begun or ended since stays so."""
        if self._postpones(self.end_tour):
            return
        own, tour = self.state.before_tour, self.state
        if own is None or not tour.is_over:
            return
        self.state = own
        if tour.after_presentation is None and own.after_presentation is not None:
            own.name, own.after_presentation = own.after_presentation, None
        elif tour.after_presentation is not None and own.after_presentation is None:
            own.name, own.after_presentation = PRESENTATION, own.name
        self._show()

    # --- inside -------------------------------------------------------------------------------------

    def _preferred(self, key: str) -> str:
        """The arrangement that was stored last, unless there is none of that name."""
        name = self._preferences[key]
        return name if name in CHOSEN else self._preferences.default(key)

    def _postpones(self, request: Callable[[], None]) -> bool:
        """Whether panes are being moved, which showed or hid the view that asks: then it is done in the next turn."""
        if self._workbench.is_laying_out:
            call_soon(self, request)
        return self._workbench.is_laying_out

    def _change(self, name: str) -> None:
        if name == self.name:
            return
        self.store()
        self.state.name = name
        if name not in {"play", PRESENTATION} and self.state.before_tour is None:
            self._preferences["arrangement_watching"] = name
        self._show()

    def _show(self) -> None:
        self._shown = self._layout_name
        self._workbench.remember_size()
        self._workbench.remember_focus()
        self._workbench.leave_untitled(
            ARRANGEMENTS[self._shown].untitled if self._shown in ARRANGEMENTS else ()
        )
        if self._shown == TOUR or not self._workbench.restore(self._layout()):
            self.reset()
        if self._shown != TOUR:
            self._workbench.show_board_pane()
        self._workbench.restore_focus()
        self.changed.emit(self.name)

    @property
    def _layout_name(self) -> str:
        """Of the layout that belongs here: a stop of a tour shows its panes in a presentation as well.

        In Play there are digits to enter only beside a Sudoku.
        """
        if self.state.panes and self.name in {TOUR, PRESENTATION}:
            return TOUR
        if self.name != "play":
            return self.name
        is_sudoku = self._player.grid is not None or not self._player.is_watching
        is_tall = self._workbench.height() > _TALL * self._workbench.width()
        return ("play_tall" if is_tall else "play") if is_sudoku else "problem"

    @property
    def _stored(self) -> str:
        """The name under which the layout that is shown is stored."""
        return f"panes_{self._shown}_{self._panes}"

    def _layout(self) -> QByteArray:
        own = self._preferences.layout(self._stored)
        return self.state.layouts.get(self._shown, own)

    def _await(self) -> None:
        """Wait until every view has the new search before moving panes, or they would show the previous one."""
        self._has_begun = True

    def _follow(self) -> None:
        if not self._has_begun or self._postpones(self._follow):
            return
        self._has_begun = False
        state, is_watching = self.state, self._player.is_watching
        lasting = state.after_presentation or state.name
        if is_watching:
            state.before = state.before or lasting
            if lasting == "play":
                self._settle(self._preferred("arrangement_watching"))
        elif state.before is not None and state.before_tour is None:
            before, state.before = state.before, None
            if lasting != "play":
                self._settle(before)
        if self._layout_name != self._shown:
            self.store()
            self._show()

    def _fit(self) -> None:
        """In a window that has become tall, or wide again, Play has another layout."""
        if self.name == "play" and self._layout_name != self._shown and self._workbench.isVisible():
            self.store()
            self._show()

    def _settle(self, name: str) -> None:
        """Change to an arrangement; in a presentation, once that has ended."""
        if self.state.after_presentation is None:
            self._change(name)
        else:
            self.state.after_presentation = name

    # --- Qt ---------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self.name == "play" and self._shown != self._layout_name:
            self._fit_soon.start()
        return super().eventFilter(watched, event)
