"""The table of actions: menus, toolbar, shortcuts, the shortcut sheet and tests all come from these rows.

A row's id is its QAction's objectName and names its handler; whoever reads the table looks up the rest.
"""

from dataclasses import dataclass

from sudoku_gui.languages import LANGUAGES

FILE, EDIT, SEARCH, STOPS, GALLERY, VIEW, HELP = "file", "edit", "search", "stops", "gallery", "view", "help"


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """Mark a text for translation; Qt's own function says that it answers any object."""
    return text


@dataclass(frozen=True, slots=True)
class Row:
    """One action.

    Attributes:
        id: the QAction's objectName, and the key of its handler.
        menu: the menu it stands in.
        text: as the menu shows it, with & before its mnemonic.
        keys: its shortcuts, in Qt's portable spelling.
        short: as a button shows it; "" where that is the text.
        icon: its picture's name; "" for none.
        tip: one sentence on what it does; "" where the text says it all.
        group: the exclusive group that it belongs to; "" for none.
        toolbar: whether it stands in the toolbar.
        labelled: whether the toolbar shows its text beside the icon, and only while it can be used.
        when_watching: its shortcuts hold only while a search is watched.
        rule_above: whether the menu draws a line above it.
    """

    id: str
    menu: str
    text: str
    keys: tuple[str, ...] = ()
    short: str = ""
    icon: str = ""
    tip: str = ""
    group: str = ""
    toolbar: bool = False
    labelled: bool = False
    when_watching: bool = False
    rule_above: bool = False


MENUS = {
    FILE: QT_TRANSLATE_NOOP("actions", "&File"),
    EDIT: QT_TRANSLATE_NOOP("actions", "&Edit"),
    SEARCH: QT_TRANSLATE_NOOP("actions", "&Search"),
    STOPS: QT_TRANSLATE_NOOP("actions", "&Breakpoints"),
    GALLERY: QT_TRANSLATE_NOOP("actions", "&Gallery"),
    VIEW: QT_TRANSLATE_NOOP("actions", "&View"),
    HELP: QT_TRANSLATE_NOOP("actions", "&Help"),
}

# fmt: off
ROWS = (
    Row("new", FILE, QT_TRANSLATE_NOOP("actions", "&New"), keys=("Ctrl+N",), icon="new", tip=QT_TRANSLATE_NOOP("actions", "Begin with an empty board"), toolbar=True),
    Row("open", FILE, QT_TRANSLATE_NOOP("actions", "&Open..."), keys=("Ctrl+O",), icon="open", tip=QT_TRANSLATE_NOOP("actions", "Open a puzzle from a file"), toolbar=True),
    Row("save", FILE, QT_TRANSLATE_NOOP("actions", "&Save"), keys=("Ctrl+S",), icon="save", tip=QT_TRANSLATE_NOOP("actions", "Save the puzzle in its file"), toolbar=True, rule_above=True),
    Row("save_as", FILE, QT_TRANSLATE_NOOP("actions", "Save &As..."), keys=("Ctrl+Shift+S",), icon="save_as", tip=QT_TRANSLATE_NOOP("actions", "Save the puzzle in another file")),
    Row("save_run", FILE, QT_TRANSLATE_NOOP("actions", "Save the &Run As..."), tip=QT_TRANSLATE_NOOP("actions", "Save what is watched in a small file that opens at the same place anywhere"), rule_above=True),
    Row("export_picture", FILE, QT_TRANSLATE_NOOP("actions", "Export a &Picture..."), keys=("Ctrl+E",), tip=QT_TRANSLATE_NOOP("actions", "Write a view as PNG, SVG or PDF")),
    Row("export_log", FILE, QT_TRANSLATE_NOOP("actions", "Export the &Log..."), tip=QT_TRANSLATE_NOOP("actions", "Write events as text, CSV or JSON Lines")),
    Row("export_tree", FILE, QT_TRANSLATE_NOOP("actions", "Export the &Tree..."), tip=QT_TRANSLATE_NOOP("actions", "Write the search tree as SVG or for Graphviz")),
    Row("export_film", FILE, QT_TRANSLATE_NOOP("actions", "Export a &Film..."), tip=QT_TRANSLATE_NOOP("actions", "Write a stretch of the search as WebP, GIF or MP4")),
    Row("library", FILE, QT_TRANSLATE_NOOP("actions", "Puzzle Librar&y"), keys=("F4",), tip=QT_TRANSLATE_NOOP("actions", "Look through the puzzles of a file or a collection"), rule_above=True),
    Row("previous_puzzle", FILE, QT_TRANSLATE_NOOP("actions", "Pre&vious Puzzle"), keys=("Alt+PgUp",), tip=QT_TRANSLATE_NOOP("actions", "Open the puzzle before this one in its collection")),
    Row("next_puzzle", FILE, QT_TRANSLATE_NOOP("actions", "Ne&xt Puzzle"), keys=("Alt+PgDown",), tip=QT_TRANSLATE_NOOP("actions", "Open the puzzle after this one in its collection")),
    Row("keep_puzzle", FILE, QT_TRANSLATE_NOOP("actions", "&Keep This Puzzle in the Library"), tip=QT_TRANSLATE_NOOP("actions", "Put the puzzle on the board into a collection of your own")),
    Row("bring_back", FILE, QT_TRANSLATE_NOOP("actions", "&Bring Back the Puzzle Before"), tip=QT_TRANSLATE_NOOP("actions", "Put the puzzle that was put aside last on the board again"), rule_above=True),
    Row("versions", FILE, QT_TRANSLATE_NOOP("actions", "Earli&er Versions..."), tip=QT_TRANSLATE_NOOP("actions", "Show what was on the board before, and what other windows have left")),
    Row("print", FILE, QT_TRANSLATE_NOOP("actions", "Pr&int..."), keys=("Ctrl+P",), tip=QT_TRANSLATE_NOOP("actions", "Print puzzles with their solutions, or write them as PDF, SVG and PNG"), rule_above=True),
    Row("quit", FILE, QT_TRANSLATE_NOOP("actions", "&Quit"), keys=("Ctrl+Q",), rule_above=True),
    Row("undo", EDIT, QT_TRANSLATE_NOOP("actions", "&Undo"), keys=("Ctrl+Z",), icon="undo", tip=QT_TRANSLATE_NOOP("actions", "Take back what was done last"), toolbar=True),
    Row("redo", EDIT, QT_TRANSLATE_NOOP("actions", "&Redo"), keys=("Ctrl+Shift+Z", "Ctrl+Y"), icon="redo", tip=QT_TRANSLATE_NOOP("actions", "Do again what was taken back"), toolbar=True),
    Row("last_correct", EDIT, QT_TRANSLATE_NOOP("actions", "Back to the Last C&orrect State"), keys=("Ctrl+R",), tip=QT_TRANSLATE_NOOP("actions", "Take back what was entered since the first mistake")),
    Row("copy", EDIT, QT_TRANSLATE_NOOP("actions", "&Copy Puzzle"), keys=("Ctrl+C",), icon="copy", tip=QT_TRANSLATE_NOOP("actions", "Copy the givens as one line of 81 characters"), rule_above=True),
    Row("copy_board", EDIT, QT_TRANSLATE_NOOP("actions", "Copy &Board"), keys=("Ctrl+Shift+C",), tip=QT_TRANSLATE_NOOP("actions", "Copy givens and entries together")),
    Row("copy_link", EDIT, QT_TRANSLATE_NOOP("actions", "Copy a &Link to This Position"), keys=("Ctrl+L",), tip=QT_TRANSLATE_NOOP("actions", "Copy a text that leads here again when it is pasted")),
    Row("paste", EDIT, QT_TRANSLATE_NOOP("actions", "&Paste Puzzle"), keys=("Ctrl+V",), icon="paste", tip=QT_TRANSLATE_NOOP("actions", "Put a puzzle from the clipboard on the board")),
    Row("clear_entries", EDIT, QT_TRANSLATE_NOOP("actions", "Clear &Entries"), keys=("Ctrl+Backspace",), icon="clear_entries", tip=QT_TRANSLATE_NOOP("actions", "Take away everything but the givens"), rule_above=True),
    Row("mode_givens", EDIT, QT_TRANSLATE_NOOP("actions", "Enter &Givens"), keys=("Ctrl+G",), tip=QT_TRANSLATE_NOOP("actions", "Typing writes the digits printed in the puzzle"), group="mode", rule_above=True),
    Row("mode_digits", EDIT, QT_TRANSLATE_NOOP("actions", "Enter &Digits"), keys=("Ctrl+D",), tip=QT_TRANSLATE_NOOP("actions", "Typing writes your own digits; the givens are locked"), group="mode"),
    Row("mode_notes", EDIT, QT_TRANSLATE_NOOP("actions", "Write &Notes"), short=QT_TRANSLATE_NOOP("actions", "Notes"), tip=QT_TRANSLATE_NOOP("actions", "Typing writes small notes, each in its own place; N on the board begins and ends that"), group="mode"),
    Row("mode_centre", EDIT, QT_TRANSLATE_NOOP("actions", "Write Notes in the &Middle"), short=QT_TRANSLATE_NOOP("actions", "Middle"), tip=QT_TRANSLATE_NOOP("actions", "Typing writes small notes side by side; Shift+N on the board begins and ends that"), group="mode"),
    Row("mode_colours", EDIT, QT_TRANSLATE_NOOP("actions", "Colour Cell&s"), short=QT_TRANSLATE_NOOP("actions", "Colours"), tip=QT_TRANSLATE_NOOP("actions", "Typing gives cells colours, 1 to 9; C on the board begins and ends that"), group="mode"),
    Row("solve", SEARCH, QT_TRANSLATE_NOOP("actions", "&Solve"), keys=("F9",), icon="solve", tip=QT_TRANSLATE_NOOP("actions", "Fill in the solution and say whether it is the only one"), toolbar=True),
    Row("watch", SEARCH, QT_TRANSLATE_NOOP("actions", "&Watch from the Start"), keys=("F5",), short=QT_TRANSLATE_NOOP("actions", "Watch"), icon="watch", tip=QT_TRANSLATE_NOOP("actions", "Stand at the start of the search for this puzzle"), toolbar=True),
    Row("leave", SEARCH, QT_TRANSLATE_NOOP("actions", "Bac&k to Playing"), keys=("Shift+F5",), icon="leave", tip=QT_TRANSLATE_NOOP("actions", "Leave the search, or the tour, and go back to the puzzle; Esc does the same"), toolbar=True, labelled=True),
    Row("to_start", SEARCH, QT_TRANSLATE_NOOP("actions", "To the S&tart"), keys=("Home",), icon="to_start", tip=QT_TRANSLATE_NOOP("actions", "Go to the start of the search"), when_watching=True, rule_above=True),
    Row("step_back", SEARCH, QT_TRANSLATE_NOOP("actions", "Step &Back"), keys=("Left",), icon="step_back", tip=QT_TRANSLATE_NOOP("actions", "Undo one beat: back to the row of the log that has this sign"), when_watching=True),
    Row("play_pause", SEARCH, QT_TRANSLATE_NOOP("actions", "&Play or Pause"), keys=("Space",), icon="play", tip=QT_TRANSLATE_NOOP("actions", "Step by itself, or stand still"), when_watching=True),
    Row("step_forward", SEARCH, QT_TRANSLATE_NOOP("actions", "Step &Forward"), keys=("Right",), icon="step_forward", tip=QT_TRANSLATE_NOOP("actions", "Do the next beat: on to the row of the log that has this sign"), when_watching=True),
    Row("to_end", SEARCH, QT_TRANSLATE_NOOP("actions", "To the E&nd"), keys=("End",), icon="to_end", tip=QT_TRANSLATE_NOOP("actions", "Go to the end of the search"), when_watching=True),
    Row("play_backward", SEARCH, QT_TRANSLATE_NOOP("actions", "Play Backwa&rd"), keys=("Shift+Space",), tip=QT_TRANSLATE_NOOP("actions", "Step back by itself"), when_watching=True),
    Row("step_back_finer", SEARCH, QT_TRANSLATE_NOOP("actions", "Step Back, Finer"), keys=("Shift+Left",), tip=QT_TRANSLATE_NOOP("actions", "Undo a beat of the next finer kind"), when_watching=True, rule_above=True),
    Row("step_forward_finer", SEARCH, QT_TRANSLATE_NOOP("actions", "Step Forward, Finer"), keys=("Shift+Right",), tip=QT_TRANSLATE_NOOP("actions", "Do a beat of the next finer kind"), when_watching=True),
    Row("step_back_coarser", SEARCH, QT_TRANSLATE_NOOP("actions", "Step Back, Coarser"), keys=("Ctrl+Left",), tip=QT_TRANSLATE_NOOP("actions", "Undo a beat of the next coarser kind"), when_watching=True),
    Row("step_forward_coarser", SEARCH, QT_TRANSLATE_NOOP("actions", "Step Forward, Coarser"), keys=("Ctrl+Right",), tip=QT_TRANSLATE_NOOP("actions", "Do a beat of the next coarser kind"), when_watching=True),
    Row("previous_dead_end", SEARCH, QT_TRANSLATE_NOOP("actions", "Previous Dead End"), keys=("[",), tip=QT_TRANSLATE_NOOP("actions", "Go back to the dead end before"), when_watching=True, rule_above=True),
    Row("next_dead_end", SEARCH, QT_TRANSLATE_NOOP("actions", "Next Dead End"), keys=("]",), tip=QT_TRANSLATE_NOOP("actions", "Go on to the next dead end"), when_watching=True),
    Row("previous_solution", SEARCH, QT_TRANSLATE_NOOP("actions", "Previous Solution"), keys=("{",), tip=QT_TRANSLATE_NOOP("actions", "Go back to the solution before"), when_watching=True),
    Row("next_solution", SEARCH, QT_TRANSLATE_NOOP("actions", "Next Solution"), keys=("}",), tip=QT_TRANSLATE_NOOP("actions", "Go on to the next solution"), when_watching=True),
    Row("go_to", SEARCH, QT_TRANSLATE_NOOP("actions", "&Go to Position"), keys=("G",), tip=QT_TRANSLATE_NOOP("actions", "Type the number of an event to go to"), when_watching=True),
    Row("faster", SEARCH, QT_TRANSLATE_NOOP("actions", "Faster"), keys=(">",), tip=QT_TRANSLATE_NOOP("actions", "Play more steps a second"), when_watching=True, rule_above=True),
    Row("slower", SEARCH, QT_TRANSLATE_NOOP("actions", "Slower"), keys=("<",), tip=QT_TRANSLATE_NOOP("actions", "Play fewer steps a second"), when_watching=True),
    Row("coarser_steps", SEARCH, QT_TRANSLATE_NOOP("actions", "Coarser Steps"), keys=(".",), tip=QT_TRANSLATE_NOOP("actions", "Choose the next coarser kind of step"), when_watching=True),
    Row("finer_steps", SEARCH, QT_TRANSLATE_NOOP("actions", "Finer Steps"), keys=(",",), tip=QT_TRANSLATE_NOOP("actions", "Choose the next finer kind of step"), when_watching=True),
    Row("rule_fewest", SEARCH, QT_TRANSLATE_NOOP("actions", "Choose the Column with the Fewest &Options"), tip=QT_TRANSLATE_NOOP("actions", "Knuth's rule: it keeps the search narrow"), group="rule", rule_above=True),
    Row("rule_first", SEARCH, QT_TRANSLATE_NOOP("actions", "Choose the F&irst Column"), tip=QT_TRANSLATE_NOOP("actions", "No rule at all: see how much more backtracking there is"), group="rule"),
    Row("engine_dlx", SEARCH, QT_TRANSLATE_NOOP("actions", "Search with Dancing &Links"), tip=QT_TRANSLATE_NOOP("actions", "Exact cover: 729 options over 324 columns"), group="engine", rule_above=True),
    Row("engine_backtrack", SEARCH, QT_TRANSLATE_NOOP("actions", "Searc&h with Bits"), tip=QT_TRANSLATE_NOOP("actions", "Backtracking with masks of the digits that each row, column and box lacks"), group="engine"),
    Row("what_if", SEARCH, QT_TRANSLATE_NOOP("actions", "Wh&at If"), keys=("W",), tip=QT_TRANSLATE_NOOP("actions", "Take the column or option pointed at instead of the one that was chosen: a run of its own"), when_watching=True, rule_above=True),
    Row("contrast_choice", SEARCH, QT_TRANSLATE_NOOP("actions", "What &Did This Choice Do"), keys=("D",), tip=QT_TRANSLATE_NOOP("actions", "Mark what the latest choice took away; once more to stop that"), when_watching=True),
    Row("contrast_here", SEARCH, QT_TRANSLATE_NOOP("actions", "&Mark Changes from Here On"), keys=("Shift+D",), tip=QT_TRANSLATE_NOOP("actions", "Mark what is different from this position, wherever you go"), when_watching=True),
    Row("contrast_off", SEARCH, QT_TRANSLATE_NOOP("actions", "Mark No Changes"), tip=QT_TRANSLATE_NOOP("actions", "Show the position as it is")),
    Row("cancel", SEARCH, QT_TRANSLATE_NOOP("actions", "Stop What Is Running"), keys=("Ctrl+.",), tip=QT_TRANSLATE_NOOP("actions", "Give up a long search or a long move, here"), rule_above=True),
    Row("break_here", STOPS, QT_TRANSLATE_NOOP("actions", "&Break Here"), keys=("B",), tip=QT_TRANSLATE_NOOP("actions", "Stop wherever what just happened happens again; once more takes it away"), when_watching=True),
    Row("run_on", STOPS, QT_TRANSLATE_NOOP("actions", "&Run to the Next Breakpoint"), keys=("F8",), tip=QT_TRANSLATE_NOOP("actions", "Go on until a breakpoint is met"), when_watching=True),
    Row("run_back", STOPS, QT_TRANSLATE_NOOP("actions", "Run Back to the Breakpoint Bef&ore"), keys=("Shift+F8",), tip=QT_TRANSLATE_NOOP("actions", "Go back until a breakpoint is met"), when_watching=True),
    Row("edit_breakpoints", STOPS, QT_TRANSLATE_NOOP("actions", "&Edit Breakpoints"), keys=("Ctrl+B",), tip=QT_TRANSLATE_NOOP("actions", "Show the list of breakpoints and bookmarks")),
    Row("bookmark", STOPS, QT_TRANSLATE_NOOP("actions", "Book&mark"), keys=("Ctrl+M",), tip=QT_TRANSLATE_NOOP("actions", "Mark this position, or take its mark away"), when_watching=True, rule_above=True),
    Row("previous_bookmark", STOPS, QT_TRANSLATE_NOOP("actions", "&Previous Bookmark"), keys=("Ctrl+PgUp",), tip=QT_TRANSLATE_NOOP("actions", "Go back to the bookmark before"), when_watching=True),
    Row("next_bookmark", STOPS, QT_TRANSLATE_NOOP("actions", "&Next Bookmark"), keys=("Ctrl+PgDown",), tip=QT_TRANSLATE_NOOP("actions", "Go on to the next bookmark"), when_watching=True),
    Row("previous_touch", STOPS, QT_TRANSLATE_NOOP("actions", "Previous Change of What Is &Followed"), keys=("Ctrl+[",), tip=QT_TRANSLATE_NOOP("actions", "Go back to where the column, option or cell that you follow changed"), when_watching=True, rule_above=True),
    Row("next_touch", STOPS, QT_TRANSLATE_NOOP("actions", "Next C&hange of What Is Followed"), keys=("Ctrl+]",), tip=QT_TRANSLATE_NOOP("actions", "Go on to where the column, option or cell that you follow changes"), when_watching=True),
    Row("sample_knuth_2000", GALLERY, QT_TRANSLATE_NOOP("actions", "&Knuth's 6 × 7 Matrix"), tip=QT_TRANSLATE_NOOP("actions", "The example of the paper “Dancing Links”, 2000")),
    Row("sample_six_sets", GALLERY, QT_TRANSLATE_NOOP("actions", "&Six Sets over Seven Elements"), tip=QT_TRANSLATE_NOOP("actions", "A matrix small enough to be solved by hand")),
    Row("sample_queens_6", GALLERY, QT_TRANSLATE_NOOP("actions", "&6 Queens"), tip=QT_TRANSLATE_NOOP("actions", "4 solutions; diagonals are columns that need not be covered"), rule_above=True),
    Row("sample_queens_8", GALLERY, QT_TRANSLATE_NOOP("actions", "&8 Queens"), tip=QT_TRANSLATE_NOOP("actions", "92 solutions")),
    Row("sample_queens_13", GALLERY, QT_TRANSLATE_NOOP("actions", "&13 Queens"), tip=QT_TRANSLATE_NOOP("actions", "73,712 solutions in some 70 million events")),
    Row("sample_pentominoes_3x20", GALLERY, QT_TRANSLATE_NOOP("actions", "Pentominoes on &3 × 20"), tip=QT_TRANSLATE_NOOP("actions", "8 tilings"), rule_above=True),
    Row("sample_pentominoes_6x10", GALLERY, QT_TRANSLATE_NOOP("actions", "Pentominoes on 6 × 1&0"), tip=QT_TRANSLATE_NOOP("actions", "9,356 tilings in 2.5 billion events")),
    Row("sample_stations", GALLERY, QT_TRANSLATE_NOOP("actions", "S&tations on a Ring"), tip=QT_TRANSLATE_NOOP("actions", "Repeat cover: serve twelve places with as few stations as can be"), rule_above=True),
    Row("arrangement_play", VIEW, QT_TRANSLATE_NOOP("actions", "&Play"), keys=("Ctrl+1",), tip=QT_TRANSLATE_NOOP("actions", "The board and the digits"), group="arrangement"),
    Row("arrangement_watch", VIEW, QT_TRANSLATE_NOOP("actions", "&Watch"), keys=("Ctrl+2",), tip=QT_TRANSLATE_NOOP("actions", "The board beside the matrix and its columns"), group="arrangement"),
    Row("arrangement_study", VIEW, QT_TRANSLATE_NOOP("actions", "&Study"), keys=("Ctrl+3",), tip=QT_TRANSLATE_NOOP("actions", "Links, pseudo-code, stack and search tree together"), group="arrangement"),
    Row("reset_panes", VIEW, QT_TRANSLATE_NOOP("actions", "Put the Panes &Back"), tip=QT_TRANSLATE_NOOP("actions", "Arrange the panes as they were at first")),
    Row("present", VIEW, QT_TRANSLATE_NOOP("actions", "P&resent"), keys=("F11",), tip=QT_TRANSLATE_NOOP("actions", "Large type and few panes on the whole screen; Page Down steps, B is black, Esc ends")),
    Row("theme_system", VIEW, QT_TRANSLATE_NOOP("actions", "Colours of the S&ystem"), group="theme", rule_above=True),
    Row("theme_light", VIEW, QT_TRANSLATE_NOOP("actions", "&Light"), group="theme"),
    Row("theme_dark", VIEW, QT_TRANSLATE_NOOP("actions", "&Dark"), group="theme"),
    Row("theme_contrast", VIEW, QT_TRANSLATE_NOOP("actions", "&High Contrast"), group="theme"),
    Row("language_system", VIEW, QT_TRANSLATE_NOOP("actions", "Language of the Sys&tem"), group="language", rule_above=True),
    *(Row(f"language_{language.code}", VIEW, language.name, group="language") for language in LANGUAGES),
    Row("tours", HELP, QT_TRANSLATE_NOOP("actions", "Guided &Tours"), keys=("Ctrl+T",), tip=QT_TRANSLATE_NOOP("actions", "Be led through what exact cover and Dancing Links are")),
    Row("continue_tour", HELP, QT_TRANSLATE_NOOP("actions", "&Continue the Tour"), keys=("Ctrl+Shift+T",), tip=QT_TRANSLATE_NOOP("actions", "Go on with the tour that was left last, where it was left")),
    Row("manual", HELP, QT_TRANSLATE_NOOP("actions", "&Manual"), keys=("Ctrl+F1",), tip=QT_TRANSLATE_NOOP("actions", "Read about all of it, with pictures"), rule_above=True),
    Row("what_is_this", HELP, QT_TRANSLATE_NOOP("actions", "&What Is This?"), keys=("Shift+F1",), tip=QT_TRANSLATE_NOOP("actions", "Explain what is clicked next")),
    Row("shortcuts", HELP, QT_TRANSLATE_NOOP("actions", "&Keyboard Shortcuts"), keys=("F1",)),
    Row("about", HELP, QT_TRANSLATE_NOOP("actions", "&About Dancing Sudoku")),
)
# fmt: on
