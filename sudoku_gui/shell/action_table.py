"""The table of actions: menus, toolbar, shortcuts, the shortcut sheet and tests all come from these rows.

Adding an action is adding a row.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from solver_core.cover import Goal, Rule
from solver_core.sudoku.engines import Engine
from sudoku_gui.document.document import Mode
from sudoku_gui.languages import LANGUAGES
from sudoku_gui.layout.arrangements import ARRANGEMENTS, CHOSEN
from sudoku_gui.translation import Texts
from sudoku_gui.wording import gallery

if TYPE_CHECKING:
    from sudoku_gui.shell.main_window import MainWindow

mark = Texts("actions").mark

FILE, EDIT, SOLVER, STOPS, GALLERY, VIEW, HELP = "file", "edit", "solver", "stops", "gallery", "view", "help"


@dataclass(frozen=True, slots=True)
class ActionRow:
    """A row: one action of the menus, and maybe of the toolbar."""

    id: str  # the QAction's objectName
    menu: str  # the menu it stands in
    text: str  # as the menu shows it, with & before its mnemonic
    do: Callable[["MainWindow"], object]  # what it does, by the parts of a window that is built
    keys: tuple[str, ...] = ()  # its shortcuts, in Qt's portable spelling
    short: str = ""  # as a button shows it; "" where that is the text
    icon: str = ""  # its picture's name; "" for none
    tip: str = ""  # one sentence on what it does; "" where the text says it all
    group: str = ""  # the exclusive group that it belongs to; "" for none
    toolbar: bool = False  # whether it stands in the toolbar
    labelled: bool = False  # whether the toolbar shows its text, too, and only while it can be used
    when_watching: bool = False  # its shortcuts hold only while a search is watched
    rule_above: bool = False  # whether the menu draws a line above it
    submenu: str = ""  # of `SUBMENUS`, in which it stands; "" for none


MENUS = {
    FILE: mark("&File"),
    EDIT: mark("&Edit"),
    SOLVER: mark("&Solver"),
    STOPS: mark("&Breakpoints"),
    GALLERY: mark("&Gallery"),
    VIEW: mark("&View"),
    HELP: mark("&Help"),
}

SUBMENUS = {"highlight": mark("Hi&ghlight")}


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


# fmt: off
ROWS: Final[tuple[ActionRow, ...]] = (
    ActionRow("new_puzzle", FILE, mark("&New Puzzle..."), lambda window: window.show_new_puzzles(), keys=("Ctrl+N",), icon="new", tip=mark("Choose a level and play a new puzzle"), toolbar=True),
    ActionRow("new", FILE, mark("New E&mpty Board"), lambda window: window.controllers.files.new(), keys=("Ctrl+Alt+N",), tip=mark("Start with an empty board")),
    ActionRow("new_matrix", FILE, mark("New Exact &Cover..."), lambda window: window.parts.late.matrix_editor.show(), keys=("Ctrl+Shift+N",), tip=mark("Enter a 0-1 matrix of your own and watch its search")),
    ActionRow("open", FILE, mark("&Open..."), lambda window: window.controllers.files.open(), keys=("Ctrl+O",), icon="open", tip=mark("Open a puzzle from a file"), toolbar=True),
    ActionRow("save", FILE, mark("&Save"), lambda window: window.controllers.files.save(), keys=("Ctrl+S",), icon="save", tip=mark("Save the puzzle in its file"), toolbar=True, rule_above=True),
    ActionRow("save_as", FILE, mark("Save &As..."), lambda window: window.controllers.files.save_as(), keys=("Ctrl+Shift+S",), icon="save_as", tip=mark("Save the puzzle in another file")),
    ActionRow("save_run", FILE, mark("Save the &Run As..."), lambda window: window.parts.run_exchange.save_run(), tip=mark("Save the search and its position in a small file"), rule_above=True),
    ActionRow("export_picture", FILE, mark("Export a &Picture..."), lambda window: window.parts.late.exporting.export_picture(), keys=("Ctrl+E",), tip=mark("Export a view as PNG, SVG or PDF")),
    ActionRow("export_log", FILE, mark("Export the &Log..."), lambda window: window.parts.late.exporting.export_log(), tip=mark("Export events as text, CSV or JSON Lines")),
    ActionRow("export_tree", FILE, mark("Export the &Tree..."), lambda window: window.parts.late.exporting.export_tree(), tip=mark("Export the search tree as SVG or for Graphviz")),
    ActionRow("export_solutions", FILE, mark("Export the Sol&utions..."), lambda window: window.parts.late.exporting.export_solutions(), tip=mark("Find all solutions of the search and write them as text")),
    ActionRow("export_film", FILE, mark("Export a &Film..."), lambda window: window.parts.late.exporting.export_film(), tip=mark("Export part of the search as WebP, GIF, MP4 or a web page")),
    ActionRow("export_exercises", FILE, mark("Export Exercise S&heet..."), lambda window: window.parts.late.exporting.export_exercises(), tip=mark("Write questions about what the search does next, with pictures and answers, as PDF")),
    ActionRow("library", FILE, mark("Puzzle Librar&y"), lambda window: window.controllers.library_controller.show(), keys=("F4",), tip=mark("Browse the puzzles of a file or a collection"), rule_above=True),
    ActionRow("previous_puzzle", FILE, mark("Pre&vious Puzzle"), lambda window: window.controllers.library_controller.previous(), keys=("Alt+PgUp",), tip=mark("Open the puzzle before this one in its collection")),
    ActionRow("next_puzzle", FILE, mark("Ne&xt Puzzle"), lambda window: window.controllers.library_controller.next(), keys=("Alt+PgDown",), tip=mark("Open the puzzle after this one in its collection")),
    ActionRow("keep_puzzle", FILE, mark("A&dd This Puzzle to the Library"), lambda window: window.controllers.import_export.add_puzzle(window.workspace.document.puzzle), tip=mark("Add the puzzle on the board to a collection of your own")),
    ActionRow("restore", FILE, mark("Restore Previous Pu&zzle"), lambda window: window.controllers.files.restore_stashed(), tip=mark("Restore the puzzle that was on the board before"), rule_above=True),
    ActionRow("versions", FILE, mark("Earli&er Versions..."), lambda window: window.parts.session_restore.versions.show(), tip=mark("Show earlier states of the board, and unsaved work of other windows")),
    ActionRow("print", FILE, mark("Pr&int..."), lambda window: window.parts.late.printing.ask(), keys=("Ctrl+P",), tip=mark("Print puzzles with their solutions, or write them as PDF, SVG and PNG"), rule_above=True),
    ActionRow("quit", FILE, mark("&Quit"), lambda window: window.close(), keys=("Ctrl+Q",), rule_above=True),
    ActionRow("undo", EDIT, mark("&Undo"), lambda window: window.controllers.watching.before_edit(window.workspace.document.undo_stack.undo), keys=("Ctrl+Z",), icon="undo", tip=mark("Undo the last change"), toolbar=True),
    ActionRow("redo", EDIT, mark("&Redo"), lambda window: window.controllers.watching.before_edit(window.workspace.document.undo_stack.redo), keys=("Ctrl+Shift+Z", "Ctrl+Y"), icon="redo", tip=mark("Redo the last undone change"), toolbar=True),
    ActionRow("check", EDIT, mark("C&heck"), lambda window: window.controllers.checking.start(), keys=("Ctrl+K",), tip=mark("Mark wrong digits without changing them"), rule_above=True),
    ActionRow("last_correct", EDIT, mark("Back to the Last C&orrect State"), lambda window: window.controllers.reverting.start(), keys=("Ctrl+R",), tip=mark("Undo everything since the first mistake")),
    ActionRow("copy", EDIT, mark("&Copy Puzzle"), lambda window: window.parts.copying.copy_givens(), keys=("Ctrl+C",), icon="copy", tip=mark("Copy the givens as one line of 81 characters"), rule_above=True),
    ActionRow("copy_board", EDIT, mark("Copy &Board"), lambda window: window.parts.copying.copy_board(), keys=("Ctrl+Shift+C",), tip=mark("Copy givens and entries together")),
    ActionRow("copy_link", EDIT, mark("Copy a &Link to This Position"), lambda window: window.parts.run_exchange.copy_link(), keys=("Ctrl+L",), tip=mark("Copy a link that returns to this position when it is pasted")),
    ActionRow("paste", EDIT, mark("&Paste Puzzle"), lambda window: window.controllers.files.paste(), keys=("Ctrl+V",), icon="paste", tip=mark("Put a puzzle from the clipboard on the board")),
    ActionRow("clear_cell", EDIT, mark("Cle&ar Cell"), lambda window: window.controllers.editing.clear_cells(), tip=mark("Remove digit, notes and colours of the selected cells; givens stay"), rule_above=True),
    ActionRow("clear_entries", EDIT, mark("Clear All &Entries"), lambda window: window.parts.typing.clear_entries(), keys=("Ctrl+Backspace",), icon="clear_entries", tip=mark("Remove all digits that you have entered; notes and colours stay")),
    ActionRow("restart", EDIT, mark("Res&tart"), lambda window: window.controllers.editing.restart(), tip=mark("Remove entries, notes and colours, and reset the time; undo restores them")),
    ActionRow("fill_candidates", EDIT, mark("&Fill In All Candidates"), lambda window: window.controllers.editing.fill_candidates(), keys=("Shift+F2",), tip=mark("Write all candidates of the empty cells as notes"), rule_above=True),
    ActionRow("make_givens", EDIT, mark("Ma&ke Entries Givens"), lambda window: window.controllers.editing.make_givens(), tip=mark("Make all digits on the board givens")),
    ActionRow("make_entries", EDIT, mark("Make Gi&vens Entries"), lambda window: window.controllers.editing.make_entries(), tip=mark("Make all digits on the board entries, so that they can be changed")),
    ActionRow("select_all", EDIT, mark("Select All Cells"), lambda window: window.controllers.editing.select_all(), tip=mark("Select all cells (Ctrl+A on the board)"), rule_above=True),
    ActionRow("select_alike", EDIT, mark("Select S&imilar Cells"), lambda window: window.controllers.editing.select_alike(), tip=mark("Select the cells with the same digit, or else the same notes or colours (Ctrl+Shift+A on the board, or a double click)")),
    ActionRow("mode_givens", EDIT, mark("Enter &Givens"), lambda window: window.workspace.document.set_mode(Mode.GIVENS), keys=("Ctrl+G",), tip=mark("Type the digits printed in the puzzle"), group="mode", rule_above=True),
    ActionRow("mode_digits", EDIT, mark("Enter &Digits"), lambda window: window.workspace.document.set_mode(Mode.DIGITS), keys=("Ctrl+D",), short=mark("Digit"), tip=mark("Type your own digits; the givens are locked"), group="mode"),
    ActionRow("mode_notes", EDIT, mark("Write Corner &Notes"), lambda window: window.parts.typing.switch_mode(Mode.NOTES), short=mark("Corner"), tip=mark("Type small notes, each in its own place (N on the board)"), group="mode"),
    ActionRow("mode_centre", EDIT, mark("&Write Centre Notes"), lambda window: window.parts.typing.switch_mode(Mode.CENTRE), short=mark("Centre"), tip=mark("Type small notes side by side (Shift+N on the board)"), group="mode"),
    ActionRow("mode_colours", EDIT, mark("Colour Cell&s"), lambda window: window.parts.typing.switch_mode(Mode.COLOURS), short=mark("Colour"), tip=mark("Colour cells with the digits 1 to 9 (C on the board)"), group="mode"),
    ActionRow("pause", EDIT, mark("Pause"), lambda window: window.parts.play_screen.toggle(), keys=("P",), icon="pause", tip=mark("Stop the clock and hide the board, or go on"), rule_above=True),
    ActionRow("preferences", EDIT, mark("Preferences..."), lambda window: window.parts.late.show_preferences(), keys=("Ctrl+,",), tip=mark("Choose colours, sizes, and how playing and searches work"), rule_above=True),
    ActionRow("hint", SOLVER, mark("Hint"), lambda window: window.controllers.hints.advance(), keys=("F2",), icon="hint", tip=mark("Show the next hint: first where, then what, then why; then apply it"), toolbar=True),
    ActionRow("all_steps", SOLVER, mark("All St&eps..."), lambda window: window.controllers.hints.show_all_steps(), keys=("Ctrl+F2",), tip=mark("List all steps that are possible now")),
    ActionRow("rate", SOLVER, mark("Rating..."), lambda window: window.controllers.hints.show_rating(), tip=mark("Show how hard this puzzle is, and list the steps to its solution")),
    ActionRow("solve", SOLVER, mark("&Solve"), lambda window: window.controllers.solving.solve(), keys=("F9",), icon="solve", tip=mark("Fill in the solution and show whether it is the only one"), toolbar=True),
    ActionRow("solution_count", SOLVER, mark("How Many Sol&utions?..."), lambda window: window.parts.late.solution_count.show(), keys=("Shift+F9",), tip=mark("Show whether the puzzle has one solution, several or none, and what can be done")),
    ActionRow("watch", SOLVER, mark("&Watch from the Start"), lambda window: window.controllers.watching.start_again(), keys=("F5",), short=mark("Watch"), icon="watch", tip=mark("Go to the start of the search for this puzzle"), toolbar=True),
    ActionRow("leave", SOLVER, mark("Bac&k to Playing"), lambda window: window.back_to_playing(), keys=("Shift+F5",), icon="leave", tip=mark("Leave the search, or the tour, and go back to the puzzle; Esc leaves a search, too"), toolbar=True, labelled=True),
    ActionRow("to_start", SOLVER, mark("To the S&tart"), lambda window: window.controllers.watching.to_start(), keys=("Home",), icon="to_start", tip=mark("Go to the start of the search"), when_watching=True, rule_above=True),
    ActionRow("step_back", SOLVER, mark("Step &Back"), lambda window: window.controllers.watching.step(backward=True), keys=("Left",), icon="step_back", tip=mark("Go back one step, to the row marked with this icon in the log"), when_watching=True),
    ActionRow("play_pause", SOLVER, mark("&Play or Pause"), lambda window: window.controllers.watching.play_pause(), keys=("Space",), icon="play", tip=mark("Step automatically, or pause"), when_watching=True),
    ActionRow("step_forward", SOLVER, mark("Step &Forward"), lambda window: window.controllers.watching.step(), keys=("Right",), icon="step_forward", tip=mark("Go forward one step, to the row marked with this icon in the log"), when_watching=True),
    ActionRow("to_end", SOLVER, mark("To the E&nd"), lambda window: window.controllers.watching.to_end(), keys=("End",), icon="to_end", tip=mark("Go to the end of the search"), when_watching=True),
    ActionRow("play_backward", SOLVER, mark("Play Backwa&rd"), lambda window: window.controllers.watching.play_backward(), keys=("Shift+Space",), tip=mark("Step backward automatically"), when_watching=True),
    ActionRow("step_back_finer", SOLVER, mark("Step Back, Finer"), lambda window: window.controllers.watching.step(backward=True, coarser=-1), keys=("Shift+Left",), tip=mark("Undo a step of the next finer kind"), when_watching=True, rule_above=True),
    ActionRow("step_forward_finer", SOLVER, mark("Step Forward, Finer"), lambda window: window.controllers.watching.step(coarser=-1), keys=("Shift+Right",), tip=mark("Do a step of the next finer kind"), when_watching=True),
    ActionRow("step_back_coarser", SOLVER, mark("Step Back, Coarser"), lambda window: window.controllers.watching.step(backward=True, coarser=1), keys=("Ctrl+Left",), tip=mark("Undo a step of the next coarser kind"), when_watching=True),
    ActionRow("step_forward_coarser", SOLVER, mark("Step Forward, Coarser"), lambda window: window.controllers.watching.step(coarser=1), keys=("Ctrl+Right",), tip=mark("Do a step of the next coarser kind"), when_watching=True),
    ActionRow("previous_dead_end", SOLVER, mark("Previous Dead End"), lambda window: window.controllers.watching.look_for("dead_end", backward=True), keys=("[",), tip=mark("Go back to the previous dead end"), when_watching=True, rule_above=True),
    ActionRow("next_dead_end", SOLVER, mark("Next Dead End"), lambda window: window.controllers.watching.look_for("dead_end"), keys=("]",), tip=mark("Go to the next dead end"), when_watching=True),
    ActionRow("previous_solution", SOLVER, mark("Previous Solution"), lambda window: window.controllers.watching.look_for("solution", backward=True), keys=("{",), tip=mark("Go back to the previous solution"), when_watching=True),
    ActionRow("next_solution", SOLVER, mark("Next Solution"), lambda window: window.controllers.watching.look_for("solution"), keys=("}",), tip=mark("Go to the next solution"), when_watching=True),
    ActionRow("go_to", SOLVER, mark("&Go to Position"), lambda window: window.parts.late.edit_position(), keys=("G",), tip=mark("Type the number of an event to go to"), when_watching=True),
    ActionRow("faster", SOLVER, mark("Faster"), lambda window: window.controllers.watching.change_speed(1), keys=(">",), tip=mark("Play more steps per second"), when_watching=True, rule_above=True),
    ActionRow("slower", SOLVER, mark("Slower"), lambda window: window.controllers.watching.change_speed(-1), keys=("<",), tip=mark("Play fewer steps per second"), when_watching=True),
    ActionRow("coarser_steps", SOLVER, mark("Coarser Steps"), lambda window: window.controllers.watching.change_beat(1), keys=(".",), tip=mark("Choose the next coarser kind of step"), when_watching=True),
    ActionRow("finer_steps", SOLVER, mark("Finer Steps"), lambda window: window.controllers.watching.change_beat(-1), keys=(",",), tip=mark("Choose the next finer kind of step"), when_watching=True),
    ActionRow("rule_fewest", SOLVER, mark("Choose the Column with the Fewest &Options"), lambda window: window.controllers.watching.set_rule(Rule.FEWEST), tip=mark("Knuth's rule: it keeps the search narrow"), group="rule", rule_above=True),
    ActionRow("rule_first", SOLVER, mark("Choose the F&irst Column"), lambda window: window.controllers.watching.set_rule(Rule.FIRST), tip=mark("No rule: see how much more backtracking there is"), group="rule"),
    ActionRow("goal_exact", SOLVER, mark("E&xact Covers"), lambda window: window.controllers.watching.set_goal(Goal.EXACT), tip=mark("Every column exactly once: find all solutions"), group="goal", rule_above=True),
    ActionRow("goal_fewest", SOLVER, mark("Exact Co&ver with the Fewest Options"), lambda window: window.controllers.watching.set_goal(Goal.FEWEST), tip=mark("Every column exactly once: branch and bound for the smallest solution"), group="goal"),
    ActionRow("goal_repeat", SOLVER, mark("Repeat Cover with the Fewest Options"), lambda window: window.controllers.watching.set_goal(Goal.REPEAT), tip=mark("Every column at least once: branch and bound for the smallest solution"), group="goal"),
    ActionRow("engine_dlx", SOLVER, mark("Search with Dancing &Links"), lambda window: window.controllers.watching.set_engine(Engine.DLX), tip=mark("Exact cover: 729 options over 324 columns"), group="engine", rule_above=True),
    ActionRow("engine_backtrack", SOLVER, mark("Searc&h with Bits"), lambda window: window.controllers.watching.set_engine(Engine.BACKTRACK), tip=mark("Backtracking with bit masks of the digits missing in each row, column and box"), group="engine"),
    ActionRow("what_if", SOLVER, mark("Wh&at If"), lambda window: window.controllers.run_commands.take_target(), keys=("W",), tip=mark("Start a run that takes the selected column or option instead of the one that was chosen"), when_watching=True, rule_above=True),
    ActionRow("baseline_choice", SOLVER, mark("What &Did This Choice Do"), lambda window: window.controllers.run_commands.toggle_difference(), keys=("D",), tip=mark("Mark what the latest choice removed; press again to stop"), when_watching=True),
    ActionRow("baseline_here", SOLVER, mark("&Mark Changes from Here On"), lambda window: window.workspace.baseline.since_here(), keys=("Shift+D",), tip=mark("Mark what differs from this position, wherever you go"), when_watching=True),
    ActionRow("baseline_off", SOLVER, mark("Mark No Changes"), lambda window: window.workspace.baseline.off(), tip=mark("Stop marking changes")),
    ActionRow("cancel", SOLVER, mark("Stop What Is Running"), lambda window: window.cancel(), keys=("Ctrl+.",), tip=mark("Stop a long search, or a long move through it, where it is"), rule_above=True),
    ActionRow("break_here", STOPS, mark("&Break Here"), lambda window: window.controllers.breakpoint_commands.break_here(), keys=("B",), tip=mark("Stop whenever this happens again; press again to remove the breakpoint"), when_watching=True),
    ActionRow("run_on", STOPS, mark("&Run to the Next Breakpoint"), lambda window: window.controllers.breakpoint_commands.run(), keys=("F8",), tip=mark("Run until a breakpoint is reached"), when_watching=True),
    ActionRow("run_back", STOPS, mark("Run Back to the Previ&ous Breakpoint"), lambda window: window.controllers.breakpoint_commands.run(backward=True), keys=("Shift+F8",), tip=mark("Run back until a breakpoint is reached"), when_watching=True),
    ActionRow("edit_breakpoints", STOPS, mark("&Edit Breakpoints"), lambda window: window.parts.workbench.show_pane("breakpoint_list", focus=True), keys=("Ctrl+B",), tip=mark("Show the list of breakpoints and bookmarks")),
    ActionRow("bookmark", STOPS, mark("Book&mark"), lambda window: window.controllers.breakpoint_commands.bookmark(), keys=("Ctrl+M",), tip=mark("Add or remove a bookmark at this position"), when_watching=True, rule_above=True),
    ActionRow("previous_bookmark", STOPS, mark("&Previous Bookmark"), lambda window: window.controllers.breakpoint_commands.go_to_bookmark(backward=True), keys=("Ctrl+PgUp",), tip=mark("Go back to the previous bookmark"), when_watching=True),
    ActionRow("next_bookmark", STOPS, mark("&Next Bookmark"), lambda window: window.controllers.breakpoint_commands.go_to_bookmark(), keys=("Ctrl+PgDown",), tip=mark("Go to the next bookmark"), when_watching=True),
    ActionRow("previous_touch", STOPS, mark("Previous Change of What Is &Followed"), lambda window: window.controllers.breakpoint_commands.go_to_touch(backward=True), keys=("Ctrl+[",), tip=mark("Go back to the previous change of the followed column, option or cell"), when_watching=True, rule_above=True),
    ActionRow("next_touch", STOPS, mark("Next C&hange of What Is Followed"), lambda window: window.controllers.breakpoint_commands.go_to_touch(), keys=("Ctrl+]",), tip=mark("Go to the next change of the followed column, option or cell"), when_watching=True),
    ActionRow("gallery", GALLERY, mark("&All Problems..."), lambda window: window.parts.late.show_gallery(), keys=("Ctrl+Shift+G",), tip=mark("Choose a problem, its size and its board, and see how large its search will be")),
    *(ActionRow(f"sample_{entry.sample}", GALLERY, entry.label, _watch_sample(entry.sample), tip=entry.tip, rule_above=entry.starts_group) for entry in gallery.ENTRIES),
    ActionRow("edit_matrix", GALLERY, mark("Edit the &Matrix..."), lambda window: window.parts.late.matrix_editor.edit_watched(), rule_above=True, tip=mark("Edit the problem that is watched as a 0-1 matrix")),
    *(ActionRow(f"arrangement_{name}", VIEW, ARRANGEMENTS[name].text, _choose(name), keys=(f"Ctrl+{number}",), tip=ARRANGEMENTS[name].tip, group="arrangement") for number, name in enumerate(CHOSEN, 1)),
    ActionRow("reset_panes", VIEW, mark("R&eset Layout"), lambda window: window.parts.arrangements.reset(), tip=mark("Restore the default layout of the panes")),
    ActionRow("present", VIEW, mark("P&resent"), lambda window: window.parts.presentation.toggle(), keys=("F11",), tip=mark("Large type and few panes on the whole screen; Page Down steps, B is black, Esc ends")),
    *(ActionRow(f"highlight_{digit}", VIEW, text, _highlight(str(digit)), keys=(f"Ctrl+Shift+{digit}",), submenu="highlight", rule_above=digit == 1) for digit, text in enumerate(_DIGITS, 1)),
    ActionRow("highlight_bivalue", VIEW, mark("Cells with Two &Candidates"), _highlight("bivalue"), keys=("Ctrl+Shift+B",), tip=mark("Highlight the cells in which exactly two digits are possible"), submenu="highlight"),
    ActionRow("play_records", VIEW, mark("My Stat&istics..."), lambda window: window.parts.late.show_play_records(), tip=mark("Show how many puzzles you have solved, and how quickly"), rule_above=True),
    *(ActionRow(f"theme_{name}", VIEW, text, _prefer("theme", name), group="theme", rule_above=name == "system") for name, text in _THEMES.items()),
    *(ActionRow(f"language_{code.lower()}", VIEW, text, _prefer("language", code), group="language", rule_above=code == "system") for code, text in _LANGUAGES.items()),
    ActionRow("tours", HELP, mark("Guided &Tours"), lambda window: window.parts.tours.choose(), keys=("Ctrl+T",), tip=mark("Learn step by step what exact cover and Dancing Links are")),
    ActionRow("continue_tour", HELP, mark("&Continue the Tour"), lambda window: window.parts.tours.resume(), keys=("Ctrl+Shift+T",), tip=mark("Continue the last tour where you left it")),
    ActionRow("edit_tour", HELP, mark("Tour E&ditor..."), lambda window: window.parts.late.tour_editor.show(), tip=mark("Make a guided tour of your own: stop, choose panes, write, ask, try, save")),
    ActionRow("exercises", HELP, mark("E&xercises"), lambda window: window.show_exercises(), keys=("Ctrl+Shift+X",), tip=mark("Answer questions about what the search does next")),
    ActionRow("techniques", HELP, mark("T&echniques..."), lambda window: window.controllers.hints.show_techniques(), tip=mark("Read about every technique that hints use, switch it off or try it earlier"), rule_above=True),
    ActionRow("manual", HELP, mark("&Manual"), lambda window: window.parts.help.show_manual(), keys=("Ctrl+F1",), tip=mark("Read about every part of the program, with pictures"), rule_above=True),
    ActionRow("what_is_this", HELP, mark("&What Is This?"), lambda window: window.parts.help.ask_what(), keys=("Shift+F1",), tip=mark("Explain the next thing you click")),
    ActionRow("shortcuts", HELP, mark("&Keyboard Shortcuts"), lambda window: window.parts.help.show_shortcuts(), keys=("F1",)),
    ActionRow("about", HELP, mark("&About Dancing Sudoku"), lambda window: window.parts.help.show_about()),
)
# fmt: on
