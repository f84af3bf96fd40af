"""The line about what is followed: its name, how it is now, and the way to its changes."""

from PySide6.QtWidgets import QWidget

from solver_core.cover import SearchBase, Snapshot
from sudoku_gui.panes.breakpoints import text as words
from sudoku_gui.player.following import Following
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.button_line import LineWithButtons
from sudoku_gui.wording import targets


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
        target, search = self._following.target, self._player.search
        if target is None or search is None:
            self.say("")
            return
        name = targets.name(target, search.problem)
        font = self.label.font()
        font.setBold(self._following.is_touched)
        self.label.setFont(font)
        self.say(words.following(name, _state(target, search, self._player.snapshot)))


def _state(target: Target, search: SearchBase, snapshot: Snapshot | None) -> str:
    """How a target is where the search stands."""
    if snapshot is None:
        return ""
    if target.option is None:
        item = target.item or 0
        return words.item_state(search.size(item), live=search.is_live(item))
    if target.option in snapshot.chosen:
        return words.option_state("CHOSEN")
    if target.item is not None:
        hidden = snapshot.is_hidden(target.option, target.item)
        return words.option_state("HIDDEN" if hidden else "SHOWN")
    return words.option_state("OPEN" if snapshot.is_open(target.option) else "OUT")
