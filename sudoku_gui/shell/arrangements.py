"""Which arrangement is shown, and what the user has made of each: remembered from start to start."""

from dataclasses import dataclass, field

from PySide6.QtCore import QByteArray, QObject, QTimer, Signal

from sudoku_gui.document.preferences import Preferences
from sudoku_gui.player.player import Player
from sudoku_gui.shell.arrangement_table import ARRANGEMENTS, tiles
from sudoku_gui.shell.workbench import Workbench

STAGE = "present"
"""The arrangement in which a search is presented."""

TOUR = "tour"
"""The arrangement of the panes that a stop of a tour names."""


@dataclass(slots=True)
class Standing:
    """Where the arrangements stand; it outlives the widgets, which are built anew for another language.

    Attributes:
        name: of the arrangement that is shown.
        before: the one in which the search that is watched was begun; None while nothing is watched.
        off_stage: the one that comes back when the presentation ends; None while there is none.
        loan: while a tour has the panes, what stood here before it; None at other times.
        layouts: while a tour has the panes, what it has made of each arrangement: the user's own stay as they are.
        panes: those that the stop of the tour names; none: it shows an arrangement.
        is_over: whether the tour has been left, and what stood here before it comes back in a moment.
    """

    name: str = "play"
    before: str | None = None
    off_stage: str | None = None
    loan: "Standing | None" = None
    layouts: dict[str, QByteArray] = field(default_factory=dict)
    panes: tuple[str, ...] = ()
    is_over: bool = False


class Arrangements(QObject):
    """Changes between Play, Watch and Study, each as the user left it.

    A search that begins while playing brings up the arrangement in which one was watched last. Whatever is chosen
    meanwhile, the arrangement in which it began comes back when it ends.

    Signals:
        changed: another arrangement is shown.
            name: of it.
    """

    changed = Signal(str)

    def __init__(self, workbench: Workbench, player: Player, preferences: Preferences) -> None:
        super().__init__(workbench)
        self._workbench = workbench
        self._player = player
        self._preferences = preferences
        self.standing = Standing()
        self._shown = ""
        """Which layout is seen, as `_layout_name` was when it was shown."""
        self._has_begun = False
        player.began.connect(self._await)
        player.moved.connect(self._follow)

    @property
    def name(self) -> str:
        """The arrangement that is shown."""
        return self.standing.name

    def begin(self, standing: Standing | None = None) -> None:
        """Show what was shown last; call when the window has its size.

        Args:
            standing: of the widgets before these; None: at the start of the program.
        """
        self.standing = standing or Standing(self._preferences["arrangement"])
        if self.standing.is_over:
            self.take_back()
        else:
            self._show()

    def choose(self, name: str) -> None:
        """Change to an arrangement."""
        if name == self.name:
            self._workbench.show_always()
        elif self.name != STAGE:
            self._change(name)

    def show_stop(self, panes: tuple[str, ...], name: str = TOUR) -> None:
        """Show the panes that a stop of a tour names and no others, or an arrangement.

        If all of them are seen already nothing moves.
        """
        standing = self.standing
        is_there = self._shown == TOUR and set(panes) == set(standing.panes) and self._workbench.shows(panes)
        if self.name == STAGE:
            standing.off_stage = name
        else:
            self.keep()
            standing.name = name
        standing.panes = panes
        if not is_there:
            self._show()

    def reset(self) -> None:
        """Put the panes of this arrangement back where they belong."""
        name = self._layout_name
        self._workbench.lay_out(tiles(self.standing.panes) if name == TOUR else ARRANGEMENTS[name])

    def keep(self) -> None:
        """Remember what is where."""
        standing = self.standing
        layout = self._workbench.state()
        if standing.loan is not None:
            standing.layouts[self._shown] = layout
        else:
            self._preferences.keep_layout(f"panes_{self._shown}", layout)
        settled = standing.loan or standing
        self._preferences["arrangement"] = settled.before or settled.off_stage or settled.name

    # --- for a while --------------------------------------------------------------------------------

    def enter_stage(self) -> None:
        """Make room for a presentation; inverse of `leave_stage`."""
        if self.standing.off_stage is None:
            before = self.name
            self._change(STAGE)
            self.standing.off_stage = before

    def leave_stage(self) -> None:
        """Show again what was shown before the presentation."""
        before = self.standing.off_stage
        if before is not None:
            self._change(before)
            self.standing.off_stage = None

    def lend(self) -> None:
        """Let a tour have the panes; inverse of `take_back`."""
        self.standing.is_over = False
        if self.standing.loan is None:
            self.keep()
            mine = self.standing
            self.standing = Standing(mine.name, mine.before, mine.off_stage, loan=mine)

    def take_back_soon(self) -> None:
        """As `take_back`, once the tour's panel has left its room, unless another tour begins first."""
        self.standing.is_over = True
        QTimer.singleShot(0, self, self.take_back)

    def take_back(self) -> None:
        """Show everything as it was before the tour; a stage that was left or entered since stays so."""
        mine, tour = self.standing.loan, self.standing
        if mine is None or not tour.is_over:
            return
        self.standing = mine
        if tour.off_stage is None and mine.off_stage is not None:
            mine.name, mine.off_stage = mine.off_stage, None
        elif tour.off_stage is not None and mine.off_stage is None:
            mine.name, mine.off_stage = STAGE, mine.name
        self._show()

    # --- inside -------------------------------------------------------------------------------------

    def _change(self, name: str) -> None:
        if name == self.name:
            return
        self.keep()
        self.standing.name = name
        if name not in {"play", STAGE} and self.standing.loan is None:
            self._preferences["arrangement_watching"] = name
        self._show()

    def _show(self) -> None:
        self._shown = self._layout_name
        self._workbench.hold_size()
        self._workbench.hold_keyboard()
        if self._shown == TOUR or not self._workbench.restore(self._layout()):
            self.reset()
        if self._shown != TOUR:
            self._workbench.show_always()
        self._workbench.return_keyboard()
        self.changed.emit(self.name)

    @property
    def _layout_name(self) -> str:
        """Of the layout that belongs here: a stop of a tour shows its panes on a stage as well.

        In Play there are digits to enter only beside a Sudoku.
        """
        if self.standing.panes and self.name in {TOUR, STAGE}:
            return TOUR
        is_sudoku = self._player.grid is not None or not self._player.is_watching
        return self.name if is_sudoku or self.name != "play" else "problem"

    def _layout(self) -> QByteArray:
        mine = self._preferences.layout(f"panes_{self._shown}")
        return self.standing.layouts.get(self._shown, mine)

    def _await(self) -> None:
        """Another search: panes come and go only when every view has heard of it, or they would show the one before."""
        self._has_begun = True

    def _follow(self) -> None:
        if not self._has_begun:
            return
        self._has_begun = False
        standing, is_watching = self.standing, self._player.is_watching
        settled = standing.off_stage or standing.name
        if is_watching:
            standing.before = standing.before or settled
            if settled == "play":
                self._settle(self._preferences["arrangement_watching"])
        elif standing.before is not None and standing.loan is None:
            before, standing.before = standing.before, None
            if settled != "play":
                self._settle(before)
        if self._layout_name != self._shown:
            self.keep()
            self._show()

    def _settle(self, name: str) -> None:
        """Change to an arrangement; on a stage, once that is left."""
        if self.standing.off_stage is None:
            self._change(name)
        else:
            self.standing.off_stage = name
