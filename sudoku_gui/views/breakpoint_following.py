"""The line about what is followed: its name, how it is now, and the way to its changes."""

from PySide6.QtWidgets import QWidget

from solver_core.cover import Snapshot, Walk
from sudoku_gui.render.theme import Theme
from sudoku_gui.session.following import Following
from sudoku_gui.session.player import Player
from sudoku_gui.session.pointing import Spot
from sudoku_gui.views.breakpoint_line import LineWithButtons
from sudoku_gui.wording import breakpoints as words
from sudoku_gui.wording import spots


class FollowingLine(LineWithButtons):
    """Hidden while nothing is followed; whoever shows it asks it to refresh when the player has moved."""

    def __init__(
        self, player: Player, following: Following, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__("following", theme, parent)
        self._player, self._following = player, following
        self.add_button(
            "follow_back",
            lambda: following.step(backward=True),
            sign="step_back",
            tip=words.button_help("follow_back"),
        )
        self.add_button("follow_on", following.step, sign="step_forward", tip=words.button_help("follow_on"))
        self.add_button(
            "stop_following", following.stop, sign="close", tip=words.button_help("stop_following")
        )
        following.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show what is followed, and how it is."""
        spot, search = self._following.spot, self._player.search
        if spot is None or search is None:
            self.say("")
            return
        name = spots.name(spot, search.problem)
        font = self.label.font()
        font.setBold(self._following.is_touched)
        self.label.setFont(font)
        self.say(words.following(name, _state(spot, search, self._player.snapshot)))


def _state(spot: Spot, search: Walk, snapshot: Snapshot | None) -> str:
    """How a spot is where the search stands."""
    if snapshot is None:
        return ""
    if spot.option is None:
        item = spot.item or 0
        return words.item_state(search.size(item), live=search.is_live(item))
    if spot.option in snapshot.chosen:
        return words.option_state("CHOSEN")
    if spot.item is not None:
        hidden = snapshot.is_hidden(spot.option, spot.item)
        return words.option_state("HIDDEN" if hidden else "SHOWN")
    return words.option_state("OPEN" if snapshot.is_open(spot.option) else "OUT")
