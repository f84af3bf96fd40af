"""The table of actions: menus, toolbar, shortcuts, the shortcut sheet and tests all come from these rows.

Adding an action is adding a row.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from solver_core.cover import Goal, Rule
from solver_core.sudoku.engines import Engine
from sudoku_gui.document.document import Mode
from sudoku_gui.kit.feature import Action
from sudoku_gui.languages import LANGUAGES
from sudoku_gui.layout.arrangements import ARRANGEMENTS, CHOSEN
from sudoku_gui.translation import Texts
from sudoku_gui.wording import gallery

if TYPE_CHECKING:
    from sudoku_gui.shell.main_window import MainWindow

mark = Texts("actions").mark

_DIGITS: Final = (
    mark("Digit &1"),
    mark("Digit &2"),
    mark("Digit &3"),
    mark("Digit &4"),
    mark("Digit &5"),
    mark("Digit &6"),
    mark("Digit &7"),
    mark("Digit &8"),
    mark("Digit &9"),
)
_THEMES: Final = {
    "system": mark("S&ystem Colours"),
    "light": mark("&Light"),
    "dark": mark("&Dark"),
    "contrast": mark("&High Contrast"),
}
_LANGUAGES: Final = {"system": mark("Sys&tem Language")} | {
    language.code: language.name for language in LANGUAGES
}


def _choose(arrangement: str) -> Callable[["MainWindow"], None]:
    return lambda window: window.parts.arrangements.choose(arrangement)


def _highlight(what: str) -> Callable[["MainWindow"], object]:
    return lambda window: window.workspace.highlights.toggle(what)


def _prefer(key: str, value: str) -> Callable[["MainWindow"], None]:
    def prefer(window: "MainWindow") -> None:
        window.workspace.preferences[key] = value

    return prefer


def _watch_sample(name: str) -> Callable[["MainWindow"], bool]:
    return lambda window: window.controllers.watching.watch_sample(name)


def _is_watching(window: "MainWindow") -> bool:
    return window.player.is_watching


def _play_picture(window: "MainWindow") -> str:
    return "pause" if window.player.is_playing else "play"


# fmt: off
ROWS: Final[tuple[Action, ...]] = (
    Action("new_puzzle", mark("&New Puzzle..."), lambda window: window.show_new_puzzles(), keys=("Ctrl+N",), icon="new", tip=mark("Choose a level and play a new puzzle")),
    Action("new", mark("New E&mpty Board"), lambda window: window.controllers.files.new(), keys=("Ctrl+Alt+N",), tip=mark("Start with an empty board")),
    Action("new_matrix", mark("New Exact &Cover..."), lambda window: window.parts.late.matrix_editor.show(), keys=("Ctrl+Shift+N",), tip=mark("Enter a 0-1 matrix of your own and watch its search")),
    Action("open", mark("&Open..."), lambda window: window.controllers.files.open(), keys=("Ctrl+O",), icon="open", tip=mark("Open a puzzle from a file")),
    Action("save", mark("&Save"), lambda window: window.controllers.files.save(), keys=("Ctrl+S",), icon="save", tip=mark("Save the puzzle in its file")),
    Action("save_as", mark("Save &As..."), lambda window: window.controllers.files.save_as(), keys=("Ctrl+Shift+S",), icon="save_as", tip=mark("Save the puzzle in another file")),
    Action("save_run", mark("Save the &Run As..."), lambda window: window.parts.run_exchange.save_run(), tip=mark("Save the search and its position in a small file")),
    Action("export_picture", mark("Export a &Picture..."), lambda window: window.parts.late.exporting.export_picture(), keys=("Ctrl+E",), tip=mark("Export a view as PNG, SVG or PDF")),
    Action("export_log", mark("Export the &Log..."), lambda window: window.parts.late.exporting.export_log(), tip=mark("Export events as text, CSV or JSON Lines")),
    Action("export_tree", mark("Export the &Tree..."), lambda window: window.parts.late.exporting.export_tree(), tip=mark("Export the search tree as SVG or for Graphviz")),
    Action("export_solutions", mark("Export the Sol&utions..."), lambda window: window.parts.late.exporting.export_solutions(), tip=mark("Find all solutions of the search and write them as text")),
    Action("export_film", mark("Export a &Film..."), lambda window: window.parts.late.exporting.export_film(), tip=mark("Export part of the search as WebP, GIF, MP4 or a web page")),
    Action("export_exercises", mark("Export Exercise S&heet..."), lambda window: window.parts.late.exporting.export_exercises(), tip=mark("Write questions about what the search does next, with pictures and answers, as PDF")),
    Action("library", mark("Puzzle Librar&y"), lambda window: window.controllers.library_controller.show(), keys=("F4",), tip=mark("Browse the puzzles of a file or a collection")),
    Action("previous_puzzle", mark("Pre&vious Puzzle"), lambda window: window.controllers.library_controller.previous(), keys=("Alt+PgUp",), tip=mark("Open the puzzle before this one in its collection")),
    Action("next_puzzle", mark("Ne&xt Puzzle"), lambda window: window.controllers.library_controller.next(), keys=("Alt+PgDown",), tip=mark("Open the puzzle after this one in its collection")),
    Action("keep_puzzle", mark("A&dd This Puzzle to the Library"), lambda window: window.controllers.import_export.add_puzzle(window.workspace.document.puzzle), tip=mark("Add the puzzle on the board to a collection of your own")),
    Action("restore", mark("Restore Previous Pu&zzle"), lambda window: window.controllers.files.restore_stashed(), tip=mark("Restore the puzzle that was on the board before")),
    Action("versions", mark("Earli&er Versions..."), lambda window: window.parts.session_restore.versions.show(), tip=mark("Show earlier states of the board, and unsaved work of other windows")),
    Action("print", mark("Pr&int..."), lambda window: window.parts.late.printing.ask(), keys=("Ctrl+P",), tip=mark("Print puzzles with their solutions, or write them as PDF, SVG and PNG")),
    Action("quit", mark("&Quit"), lambda window: window.close(), keys=("Ctrl+Q",)),
    Action("undo", mark("&Undo"), lambda window: window.controllers.watching.before_edit(window.workspace.document.undo_stack.undo), keys=("Ctrl+Z",), icon="undo", tip=mark("Undo the last change")),
    Action("redo", mark("&Redo"), lambda window: window.controllers.watching.before_edit(window.workspace.document.undo_stack.redo), keys=("Ctrl+Shift+Z", "Ctrl+Y"), icon="redo", tip=mark("Redo the last undone change")),
    Action("check", mark("C&heck"), lambda window: window.controllers.checking.start(), keys=("Ctrl+K",), tip=mark("Mark wrong digits without changing them")),
    Action("last_correct", mark("Back to the Last C&orrect State"), lambda window: window.controllers.reverting.start(), keys=("Ctrl+R",), tip=mark("Undo everything since the first mistake")),
    Action("copy", mark("&Copy Puzzle"), lambda window: window.parts.copying.copy_givens(), keys=("Ctrl+C",), icon="copy", tip=mark("Copy the givens as one line of 81 characters")),
    Action("copy_board", mark("Copy &Board"), lambda window: window.parts.copying.copy_board(), keys=("Ctrl+Shift+C",), tip=mark("Copy givens and entries together")),
    Action("copy_link", mark("Copy a &Link to This Position"), lambda window: window.parts.run_exchange.copy_link(), keys=("Ctrl+L",), tip=mark("Copy a link that returns to this position when it is pasted")),
    Action("paste", mark("&Paste Puzzle"), lambda window: window.controllers.files.paste(), keys=("Ctrl+V",), icon="paste", tip=mark("Put a puzzle from the clipboard on the board")),
    Action("clear_cell", mark("Cle&ar Cell"), lambda window: window.controllers.editing.clear_cells(), tip=mark("Remove digit, notes and colours of the selected cells; givens stay")),
    Action("clear_entries", mark("Clear All &Entries"), lambda window: window.parts.typing.clear_entries(), keys=("Ctrl+Backspace",), icon="clear_entries", tip=mark("Remove all digits that you have entered; notes and colours stay")),
    Action("restart", mark("Res&tart"), lambda window: window.controllers.editing.restart(), tip=mark("Remove entries, notes and colours, and reset the time; undo restores them")),
    Action("fill_candidates", mark("&Fill In All Candidates"), lambda window: window.controllers.editing.fill_candidates(), keys=("Shift+F2",), tip=mark("Write all candidates of the empty cells as notes")),
    Action("make_givens", mark("Ma&ke Entries Givens"), lambda window: window.controllers.editing.make_givens(), tip=mark("Make all digits on the board givens")),
    Action("make_entries", mark("Make Gi&vens Entries"), lambda window: window.controllers.editing.make_entries(), tip=mark("Make all digits on the board entries, so that they can be changed")),
    Action("select_all", mark("Select All Cells"), lambda window: window.controllers.editing.select_all(), tip=mark("Select all cells (Ctrl+A on the board)")),
    Action("select_alike", mark("Select S&imilar Cells"), lambda window: window.controllers.editing.select_alike(), tip=mark("Select the cells with the same digit, or else the same notes or colours (Ctrl+Shift+A on the board, or a double click)")),
    Action("mode_givens", mark("Enter &Givens"), lambda window: window.workspace.document.set_mode(Mode.GIVENS), keys=("Ctrl+G",), tip=mark("Type the digits printed in the puzzle"), group="mode"),
    Action("mode_digits", mark("Enter &Digits"), lambda window: window.workspace.document.set_mode(Mode.DIGITS), keys=("Ctrl+D",), short=mark("Digit"), tip=mark("Type your own digits; the givens are locked"), group="mode"),
    Action("mode_notes", mark("Write Corner &Notes"), lambda window: window.parts.typing.switch_mode(Mode.NOTES), short=mark("Corner"), tip=mark("Type small notes, each in its own place (N on the board)"), group="mode"),
    Action("mode_centre", mark("&Write Centre Notes"), lambda window: window.parts.typing.switch_mode(Mode.CENTRE), short=mark("Centre"), tip=mark("Type small notes side by side (Shift+N on the board)"), group="mode"),
    Action("mode_colours", mark("Colour Cell&s"), lambda window: window.parts.typing.switch_mode(Mode.COLOURS), short=mark("Colour"), tip=mark("Colour cells with the digits 1 to 9 (C on the board)"), group="mode"),
    Action("pause", mark("Pause"), lambda window: window.parts.play_screen.toggle(), keys=("P",), icon="pause", tip=mark("Stop the clock and hide the board, or go on")),
    Action("preferences", mark("Preferences..."), lambda window: window.parts.late.show_preferences(), keys=("Ctrl+,",), tip=mark("Choose colours, sizes, and how playing and searches work")),
    Action("hint", mark("Hint"), lambda window: window.controllers.hints.advance(), keys=("F2",), icon="hint", tip=mark("Show the next hint: first where, then what, then why; then apply it")),
    Action("all_steps", mark("All St&eps..."), lambda window: window.controllers.hints.show_all_steps(), keys=("Ctrl+F2",), tip=mark("List all steps that are possible now")),
    Action("rate", mark("Rating..."), lambda window: window.controllers.hints.show_rating(), tip=mark("Show how hard this puzzle is, and list the steps to its solution")),
    Action("solve", mark("&Solve"), lambda window: window.controllers.solving.solve(), keys=("F9",), icon="solve", tip=mark("Fill in the solution and show whether it is the only one")),
    Action("solution_count", mark("How Many Sol&utions?..."), lambda window: window.parts.late.solution_count.show(), keys=("Shift+F9",), tip=mark("Show whether the puzzle has one solution, several or none, and what can be done")),
    Action("watch", mark("&Watch from the Start"), lambda window: window.controllers.watching.start_again(), keys=("F5",), short=mark("Watch"), icon="watch", tip=mark("Go to the start of the search for this puzzle")),
    Action("leave", mark("Bac&k to Playing"), lambda window: window.back_to_playing(), keys=("Shift+F5",), icon="leave", tip=mark("Leave the search, or the tour, and go back to the puzzle; Esc leaves a search, too"), enabled=_is_watching, visible=_is_watching),
    Action("to_start", mark("To the S&tart"), lambda window: window.controllers.watching.to_start(), keys=("Home",), icon="to_start", tip=mark("Go to the start of the search"), when_watching=True),
    Action("step_back", mark("Step &Back"), lambda window: window.controllers.watching.step(backward=True), keys=("Left",), icon="step_back", tip=mark("Go back one step, to the row marked with this icon in the log"), when_watching=True),
    Action("play_pause", mark("&Play or Pause"), lambda window: window.controllers.watching.play_pause(), keys=("Space",), icon="play", tip=mark("Step automatically, or pause"), when_watching=True, picture=_play_picture),
    Action("step_forward", mark("Step &Forward"), lambda window: window.controllers.watching.step(), keys=("Right",), icon="step_forward", tip=mark("Go forward one step, to the row marked with this icon in the log"), when_watching=True),
    Action("to_end", mark("To the E&nd"), lambda window: window.controllers.watching.to_end(), keys=("End",), icon="to_end", tip=mark("Go to the end of the search"), when_watching=True),
    Action("play_backward", mark("Play Backwa&rd"), lambda window: window.controllers.watching.play_backward(), keys=("Shift+Space",), tip=mark("Step backward automatically"), when_watching=True),
    Action("step_back_finer", mark("Step Back, Finer"), lambda window: window.controllers.watching.step(backward=True, coarser=-1), keys=("Shift+Left",), tip=mark("Undo a step of the next finer kind"), when_watching=True),
    Action("step_forward_finer", mark("Step Forward, Finer"), lambda window: window.controllers.watching.step(coarser=-1), keys=("Shift+Right",), tip=mark("Do a step of the next finer kind"), when_watching=True),
    Action("step_back_coarser", mark("Step Back, Coarser"), lambda window: window.controllers.watching.step(backward=True, coarser=1), keys=("Ctrl+Left",), tip=mark("Undo a step of the next coarser kind"), when_watching=True),
    Action("step_forward_coarser", mark("Step Forward, Coarser"), lambda window: window.controllers.watching.step(coarser=1), keys=("Ctrl+Right",), tip=mark("Do a step of the next coarser kind"), when_watching=True),
    Action("previous_dead_end", mark("Previous Dead End"), lambda window: window.controllers.watching.look_for("dead_end", backward=True), keys=("[",), tip=mark("Go back to the previous dead end"), when_watching=True),
    Action("next_dead_end", mark("Next Dead End"), lambda window: window.controllers.watching.look_for("dead_end"), keys=("]",), tip=mark("Go to the next dead end"), when_watching=True),
    Action("previous_solution", mark("Previous Solution"), lambda window: window.controllers.watching.look_for("solution", backward=True), keys=("{",), tip=mark("Go back to the previous solution"), when_watching=True),
    Action("next_solution", mark("Next Solution"), lambda window: window.controllers.watching.look_for("solution"), keys=("}",), tip=mark("Go to the next solution"), when_watching=True),
    Action("go_to", mark("&Go to Position"), lambda window: window.parts.late.edit_position(), keys=("G",), tip=mark("Type the number of an event to go to"), when_watching=True),
    Action("faster", mark("Faster"), lambda window: window.controllers.watching.change_speed(1), keys=(">",), tip=mark("Play more steps per second"), when_watching=True),
    Action("slower", mark("Slower"), lambda window: window.controllers.watching.change_speed(-1), keys=("<",), tip=mark("Play fewer steps per second"), when_watching=True),
    Action("coarser_steps", mark("Coarser Steps"), lambda window: window.controllers.watching.change_beat(1), keys=(".",), tip=mark("Choose the next coarser kind of step"), when_watching=True),
    Action("finer_steps", mark("Finer Steps"), lambda window: window.controllers.watching.change_beat(-1), keys=(",",), tip=mark("Choose the next finer kind of step"), when_watching=True),
    Action("rule_fewest", mark("Choose the Column with the Fewest &Options"), lambda window: window.controllers.watching.set_rule(Rule.FEWEST), tip=mark("Knuth's rule: it keeps the search narrow"), group="rule"),
    Action("rule_first", mark("Choose the F&irst Column"), lambda window: window.controllers.watching.set_rule(Rule.FIRST), tip=mark("No rule: see how much more backtracking there is"), group="rule"),
    Action("goal_exact", mark("E&xact Covers"), lambda window: window.controllers.watching.set_goal(Goal.EXACT), tip=mark("Every column exactly once: find all solutions"), group="goal"),
    Action("goal_fewest", mark("Exact Co&ver with the Fewest Options"), lambda window: window.controllers.watching.set_goal(Goal.FEWEST), tip=mark("Every column exactly once: branch and bound for the smallest solution"), group="goal"),
    Action("goal_repeat", mark("Repeat Cover with the Fewest Options"), lambda window: window.controllers.watching.set_goal(Goal.REPEAT), tip=mark("Every column at least once: branch and bound for the smallest solution"), group="goal"),
    Action("engine_dlx", mark("Search with Dancing &Links"), lambda window: window.controllers.watching.set_engine(Engine.DLX), tip=mark("Exact cover: 729 options over 324 columns"), group="engine"),
    Action("engine_backtrack", mark("Searc&h with Bits"), lambda window: window.controllers.watching.set_engine(Engine.BACKTRACK), tip=mark("Backtracking with bit masks of the digits missing in each row, column and box"), group="engine"),
    Action("what_if", mark("Wh&at If"), lambda window: window.controllers.run_commands.take_target(), keys=("W",), tip=mark("Start a run that takes the selected column or option instead of the one that was chosen"), when_watching=True),
    Action("baseline_choice", mark("What &Did This Choice Do"), lambda window: window.controllers.run_commands.toggle_difference(), keys=("D",), tip=mark("Mark what the latest choice removed; press again to stop"), when_watching=True),
    Action("baseline_here", mark("&Mark Changes from Here On"), lambda window: window.workspace.baseline.since_here(), keys=("Shift+D",), tip=mark("Mark what differs from this position, wherever you go"), when_watching=True),
    Action("baseline_off", mark("Mark No Changes"), lambda window: window.workspace.baseline.off(), tip=mark("Stop marking changes")),
    Action("cancel", mark("Stop What Is Running"), lambda window: window.cancel(), keys=("Ctrl+.",), tip=mark("Stop a long search, or a long move through it, where it is")),
    Action("break_here", mark("&Break Here"), lambda window: window.controllers.breakpoint_commands.break_here(), keys=("B",), tip=mark("Stop whenever this happens again; press again to remove the breakpoint"), when_watching=True),
    Action("run_on", mark("&Run to the Next Breakpoint"), lambda window: window.controllers.breakpoint_commands.run(), keys=("F8",), tip=mark("Run until a breakpoint is reached"), when_watching=True),
    Action("run_back", mark("Run Back to the Previ&ous Breakpoint"), lambda window: window.controllers.breakpoint_commands.run(backward=True), keys=("Shift+F8",), tip=mark("Run back until a breakpoint is reached"), when_watching=True),
    Action("edit_breakpoints", mark("&Edit Breakpoints"), lambda window: window.parts.workbench.show_pane("breakpoint_list", focus=True), keys=("Ctrl+B",), tip=mark("Show the list of breakpoints and bookmarks")),
    Action("bookmark", mark("Book&mark"), lambda window: window.controllers.breakpoint_commands.bookmark(), keys=("Ctrl+M",), tip=mark("Add or remove a bookmark at this position"), when_watching=True),
    Action("previous_bookmark", mark("&Previous Bookmark"), lambda window: window.controllers.breakpoint_commands.go_to_bookmark(backward=True), keys=("Ctrl+PgUp",), tip=mark("Go back to the previous bookmark"), when_watching=True),
    Action("next_bookmark", mark("&Next Bookmark"), lambda window: window.controllers.breakpoint_commands.go_to_bookmark(), keys=("Ctrl+PgDown",), tip=mark("Go to the next bookmark"), when_watching=True),
    Action("previous_touch", mark("Previous Change of What Is &Followed"), lambda window: window.controllers.breakpoint_commands.go_to_touch(backward=True), keys=("Ctrl+[",), tip=mark("Go back to the previous change of the followed column, option or cell"), when_watching=True),
    Action("next_touch", mark("Next C&hange of What Is Followed"), lambda window: window.controllers.breakpoint_commands.go_to_touch(), keys=("Ctrl+]",), tip=mark("Go to the next change of the followed column, option or cell"), when_watching=True),
    Action("gallery", mark("&All Problems..."), lambda window: window.parts.late.show_gallery(), keys=("Ctrl+Shift+G",), tip=mark("Choose a problem, its size and its board, and see how large its search will be")),
    *(Action(f"sample_{entry.sample}", entry.label, _watch_sample(entry.sample), tip=entry.tip) for entry in gallery.ENTRIES),
    Action("edit_matrix", mark("Edit the &Matrix..."), lambda window: window.parts.late.matrix_editor.edit_watched(), tip=mark("Edit the problem that is watched as a 0-1 matrix")),
    *(Action(f"arrangement_{name}", ARRANGEMENTS[name].text, _choose(name), keys=(f"Ctrl+{number}",), tip=ARRANGEMENTS[name].tip, group="arrangement") for number, name in enumerate(CHOSEN, 1)),
    Action("reset_panes", mark("R&eset Layout"), lambda window: window.parts.arrangements.reset(), tip=mark("Restore the default layout of the panes")),
    Action("present", mark("P&resent"), lambda window: window.parts.presentation.toggle(), keys=("F11",), tip=mark("Large type and few panes on the whole screen; Page Down steps, B is black, Esc ends")),
    *(Action(f"highlight_{digit}", text, _highlight(str(digit)), keys=(f"Ctrl+Shift+{digit}",)) for digit, text in enumerate(_DIGITS, 1)),
    Action("highlight_bivalue", mark("Cells with Two &Candidates"), _highlight("bivalue"), keys=("Ctrl+Shift+B",), tip=mark("Highlight the cells in which exactly two digits are possible")),
    Action("play_records", mark("My Stat&istics..."), lambda window: window.parts.late.show_play_records(), tip=mark("Show how many puzzles you have solved, and how quickly")),
    *(Action(f"theme_{name}", text, _prefer("theme", name), group="theme") for name, text in _THEMES.items()),
    *(Action(f"language_{code.lower()}", text, _prefer("language", code), group="language") for code, text in _LANGUAGES.items()),
    Action("tours", mark("Guided &Tours"), lambda window: window.parts.tours.choose(), keys=("Ctrl+T",), tip=mark("Learn step by step what exact cover and Dancing Links are")),
    Action("continue_tour", mark("&Continue the Tour"), lambda window: window.parts.tours.resume(), keys=("Ctrl+Shift+T",), tip=mark("Continue the last tour where you left it")),
    Action("edit_tour", mark("Tour E&ditor..."), lambda window: window.parts.late.tour_editor.show(), tip=mark("Make a guided tour of your own: stop, choose panes, write, ask, try, save")),
    Action("exercises", mark("E&xercises"), lambda window: window.show_exercises(), keys=("Ctrl+Shift+X",), tip=mark("Answer questions about what the search does next")),
    Action("techniques", mark("T&echniques..."), lambda window: window.controllers.hints.show_techniques(), tip=mark("Read about every technique that hints use, switch it off or try it earlier")),
    Action("manual", mark("&Manual"), lambda window: window.parts.help.show_manual(), keys=("Ctrl+F1",), tip=mark("Read about every part of the program, with pictures")),
    Action("what_is_this", mark("&What Is This?"), lambda window: window.parts.help.ask_what(), keys=("Shift+F1",), tip=mark("Explain the next thing you click")),
    Action("shortcuts", mark("&Keyboard Shortcuts"), lambda window: window.parts.help.show_shortcuts(), keys=("F1",)),
    Action("about", mark("&About Dancing Sudoku"), lambda window: window.parts.help.show_about()),
)
# fmt: on
