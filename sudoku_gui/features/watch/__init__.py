"""Watching a search: its commands, and the transport with its timeline."""

from collections.abc import Iterable, Iterator
from functools import cached_property, partial
from typing import TYPE_CHECKING

from solver_core.cover import Goal, Rule
from solver_core.sudoku.engines import Engine
from sudoku_gui.context import Context
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action, KeySection, native
from sudoku_gui.translation import Texts

if TYPE_CHECKING:
    from sudoku_gui.features.watch.timeline.view import TimelineView
    from sudoku_gui.features.watch.view import Transport

mark = Texts("actions").mark
tr_keys = Texts("keys")


class WatchFeature(Feature):
    """Commands for watching the search of the puzzle or of another problem."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        context.player.state_changed.connect(self._show_transport)
        context.panes.arranged.connect(self._show_transport)

    def key_sections(self) -> Iterable[KeySection]:
        """The keys of every pane, and of the timeline."""
        everywhere = [
            (
                tr_keys("Close a message or what was shown last, stop what is running, leave the search"),
                native("Esc"),
            ),
            (tr_keys("To the next part of the window"), native("Tab")),
            (tr_keys("To the row above or below"), native("Up", "Down")),
            (tr_keys("Sideways while a search is watched"), native("Alt+Left", "Alt+Right")),
            (tr_keys("To the first or last while a search is watched"), native("Alt+Home", "Alt+End")),
            (tr_keys("Go to where it changed last"), native("Enter")),
        ]
        yield KeySection(tr_keys("Every pane"), everywhere)
        timeline = [
            (tr_keys("Closer, farther"), native("+", "-")),
            (tr_keys("One event forward or back"), native("Up", "Down")),
            (tr_keys("A tenth of the lower strip forward or back"), native("PgUp", "PgDown")),
            (tr_keys("A tenth of the search forward or back"), native("Ctrl+PgUp", "Ctrl+PgDown")),
            (tr_keys("Set or remove a bookmark"), native("M")),
            (tr_keys("Legend"), native("K")),
        ]
        yield KeySection(tr_keys("Timeline"), timeline)

    # --- actions --------------------------------------------------------------------------------------

    def actions(self) -> Iterator[Action]:
        yield from super().actions()
        yield from self._moves()
        yield from self._choices()

    # Rows, not decorated methods: those would only pass on to `Watching`.
    # fmt: off

    def _moves(self) -> Iterator[Action]:
        watching = self.context.watching
        yield Action("watch", "&Watch from the Start", watching.start_again, keys=("F5",), short="Watch",
            icon="watch", tip="Go to the start of the search for this puzzle")
        yield Action("to_start", "To the S&tart", watching.to_start, keys=("Home",), icon="to_start",
            tip="Go to the start of the search", when_watching=True)
        yield Action("step_back", "Step &Back", partial(watching.step, backward=True), keys=("Left",),
            icon="step_back", tip="Go back one step, to the row marked with this icon in the log",
            when_watching=True)
        yield Action("play_pause", "&Play or Pause", watching.play_pause, keys=("Space",), icon="play",
            tip="Step automatically, or pause", when_watching=True,
            picture=lambda: "pause" if self.context.player.is_playing else "play")
        yield Action("step_forward", "Step &Forward", watching.step, keys=("Right",), icon="step_forward",
            tip="Go forward one step, to the row marked with this icon in the log", when_watching=True)
        yield Action("to_end", "To the E&nd", watching.to_end, keys=("End",), icon="to_end",
            tip="Go to the end of the search", when_watching=True)
        yield Action("play_backward", "Play Backwa&rd", watching.play_backward, keys=("Shift+Space",),
            tip="Step backward automatically", when_watching=True)
        yield Action("step_back_finer", "Step Back, Finer", partial(watching.step, backward=True, coarser=-1),
            keys=("Shift+Left",), tip="Undo a step of the next finer kind", when_watching=True)
        yield Action("step_forward_finer", "Step Forward, Finer", partial(watching.step, coarser=-1),
            keys=("Shift+Right",), tip="Do a step of the next finer kind", when_watching=True)
        yield Action("step_back_coarser", "Step Back, Coarser", partial(watching.step, backward=True, coarser=1),
            keys=("Ctrl+Left",), tip="Undo a step of the next coarser kind", when_watching=True)
        yield Action("step_forward_coarser", "Step Forward, Coarser", partial(watching.step, coarser=1),
            keys=("Ctrl+Right",), tip="Do a step of the next coarser kind", when_watching=True)
        yield Action("previous_dead_end", "Previous Dead End",
            partial(watching.look_for, "dead_end", backward=True), keys=("[",),
            tip="Go back to the previous dead end", when_watching=True)
        yield Action("next_dead_end", "Next Dead End", partial(watching.look_for, "dead_end"), keys=("]",),
            tip="Go to the next dead end", when_watching=True)
        yield Action("previous_solution", "Previous Solution",
            partial(watching.look_for, "solution", backward=True), keys=("{",),
            tip="Go back to the previous solution", when_watching=True)
        yield Action("next_solution", "Next Solution", partial(watching.look_for, "solution"), keys=("}",),
            tip="Go to the next solution", when_watching=True)
        yield Action("faster", "Faster", partial(watching.change_speed, 1), keys=(">",),
            tip="Play more steps per second", when_watching=True)
        yield Action("slower", "Slower", partial(watching.change_speed, -1), keys=("<",),
            tip="Play fewer steps per second", when_watching=True)
        yield Action("coarser_steps", "Coarser Steps", partial(watching.change_beat, 1), keys=(".",),
            tip="Choose the next coarser kind of step", when_watching=True)
        yield Action("finer_steps", "Finer Steps", partial(watching.change_beat, -1), keys=(",",),
            tip="Choose the next finer kind of step", when_watching=True)

    def _choices(self) -> Iterator[Action]:
        watching = self.context.watching
        yield Action("rule_fewest", "Choose the Column with the Fewest &Options",
            partial(watching.set_rule, Rule.FEWEST), tip="Knuth's rule: it keeps the search narrow", group="rule",
            checked=lambda: watching.rule is Rule.FEWEST)
        yield Action("rule_first", "Choose the F&irst Column", partial(watching.set_rule, Rule.FIRST),
            tip="No rule: see how much more backtracking there is", group="rule",
            checked=lambda: watching.rule is Rule.FIRST)
        for goal, id_, text, tip in (
            (Goal.EXACT, "goal_exact", mark("E&xact Covers"), mark("Every column exactly once: find all solutions")),
            (Goal.FEWEST, "goal_fewest", mark("Exact Co&ver with the Fewest Options"),
                mark("Every column exactly once: branch and bound for the smallest solution")),
            (Goal.REPEAT, "goal_repeat", mark("Repeat Cover with the Fewest Options"),
                mark("Every column at least once: branch and bound for the smallest solution")),
        ):
            yield Action(id_, text, partial(watching.set_goal, goal), tip=tip, group="goal",
                enabled=partial(self._may_be, goal), checked=partial(self._is_goal, goal))
        yield Action("engine_dlx", "Search with Dancing &Links", partial(watching.set_engine, Engine.DLX),
            tip="Exact cover: 729 options over 324 columns", group="engine",
            checked=lambda: watching.engine is Engine.DLX)
        yield Action("engine_backtrack", "Searc&h with Bits", partial(watching.set_engine, Engine.BACKTRACK),
            tip="Backtracking with bit masks of the digits missing in each row, column and box", group="engine",
            checked=lambda: watching.engine is Engine.BACKTRACK)

    # fmt: on

    @Action(
        "leave",
        "Bac&k to Playing",
        keys=("Shift+F5",),
        icon="leave",
        tip="Leave the search, or the tour, and go back to the puzzle; Esc leaves a search, too",
        enabled=lambda self: self.context.player.is_watching,
        visible=lambda self: self.context.player.is_watching,
    )
    def leave(self) -> None:
        """Leave the tour or the watched search, and restore the panes."""
        watching = self.context.watching
        if watching.guide is not None:
            watching.guide.leave()
        else:
            watching.back_to_playing()

    @Action(
        "go_to",
        "&Go to Position",
        keys=("G",),
        tip="Type the number of an event to go to",
        when_watching=True,
    )
    def go_to(self) -> None:
        """Let the user type a position, if a search is watched."""
        if self.context.player.is_watching or self.context.watching.start():
            self.transport.edit_position()

    def _may_be(self, goal: Goal) -> bool:
        """Whether this can be looked for: never in a Sudoku; in a repeat cover nothing can be given."""
        search, grid = self.context.player.search, self.context.player.grid
        return search is not None and grid is None and not (goal is Goal.REPEAT and search.given)

    def _is_goal(self, goal: Goal) -> bool:
        return self.context.player.subject.effective_goal is goal

    def take_back(self) -> bool:
        return self.context.player.cancel() or self.context.selection.clear()

    def close(self) -> None:
        self.context.player.leave()

    # --- the transport --------------------------------------------------------------------------------

    @cached_property
    def timeline(self) -> "TimelineView":
        from sudoku_gui.features.watch.timeline.view import TimelineView

        timeline = TimelineView(self.context.player, self.context.theme)
        timeline.bookmark_requested.connect(self._toggle_bookmark)
        self.context.bookmarks.changed.connect(timeline.refresh_marks)
        return timeline

    @cached_property
    def transport(self) -> "Transport":
        """The transport, visible while a search is watched."""
        from sudoku_gui.features.watch.view import Transport

        context = self.context
        transport = Transport(context.player, context.actions, context.theme, self.timeline)
        transport.legend_requested.connect(self.timeline.show_legend)
        for label in transport.term_labels:
            context.requests.terms.emit(label)
        context.theme_changed.connect(transport.use_theme)
        context.panes_area.add_transport(transport)
        return transport

    def _toggle_bookmark(self, position: int) -> None:
        if self.context.player.is_watching:
            self.context.bookmarks.toggle(position)

    def _show_transport(self, *_what: object) -> None:
        """Show or hide the transport, which is built when it is first shown."""
        is_seen = self.context.player.is_watching or self.context.panes.arrangement != "play"
        if is_seen or "transport" in vars(self):
            self.transport.setVisible(is_seen)
        if is_seen and self.context.panes.docks["board"].isHidden():
            self.transport.setFocus()  # at a stop of a tour, whose keys are the board's
