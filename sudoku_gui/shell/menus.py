"""Menu bar and toolbar on one page, by the ids of actions."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QMenuBar, QToolBar, QToolButton

from sudoku_gui.layout.arrangements import CHOSEN
from sudoku_gui.translation import LANGUAGES, Texts, translate
from sudoku_gui.widgets.actions import Actions
from sudoku_gui.widgets.dialog import ThemedWindow
from sudoku_gui.wording import gallery

mark = Texts("actions").mark

LINE: Final = ""


class Submenu(NamedTuple):
    """A menu in a menu: ids of actions, and lines between them."""

    name: str
    text: str
    ids: tuple[str, ...]


class Menu(NamedTuple):
    """A menu of the bar: ids of actions, lines between them, and submenus."""

    text: str
    entries: tuple[str | Submenu, ...]

    @property
    def ids(self) -> list[str]:
        """The ids of all actions in the menu, its submenus included."""
        listed = (entry.ids if isinstance(entry, Submenu) else [entry] for entry in self.entries)
        return [name for names in listed for name in names if name]


def _samples() -> list[str]:
    ids = []
    for entry in gallery.ENTRIES:
        ids += [LINE] * entry.starts_group + [f"sample_{entry.sample}"]
    return ids


# fmt: off
MENUS: Final[Mapping[str, Menu]] = {
    "file": Menu(mark("&File"), (
        "open", LINE,
        "save", "save_as", Submenu("export", mark("Expor&t"), (
            "save_run", "export_picture", "export_log", "export_tree", "export_solutions", "export_film", "export_exercises",
            "export_page", "open_page",
        )), LINE,
        "library", "previous_puzzle", "next_puzzle", "keep_puzzle", LINE,
        "restore", "versions", LINE,
        "share", "print", LINE,
        "quit",
    )),
    "edit": Menu(mark("&Edit"), (
        "undo", "redo", LINE,
        "copy", "copy_board", "copy_link", "paste", LINE,
        "clear_cell", "clear_entries", "fill_candidates", "make_givens", "make_entries", LINE,
        "select_all", "select_alike", LINE,
        "mode_givens", "mode_digits", "mode_notes", "mode_centre", "mode_colours", LINE,
        "preferences",
    )),
    "puzzle": Menu(mark("&Puzzle"), (
        "new_puzzle", "another_puzzle", "new", "start_playing", LINE,
        "hint", "all_steps", "check", "last_correct", LINE,
        "solve", "solution_count", "rate", LINE,
        "watch", LINE,
        "pause", "restart", LINE,
        "play_records", LINE,
        "cancel",
    )),
    "search": Menu(mark("&Search"), (  # of use while a search is watched
        "leave", LINE,
        "to_start", "step_back", "play_pause", "step_forward", "to_end", "play_backward", LINE,
        "previous_dead_end", "next_dead_end", "previous_solution", "next_solution", "go_to", LINE,
        Submenu("pace", mark("Spee&d and Step Size"), (
            "faster", "slower", LINE,
            "coarser_steps", "finer_steps", LINE,
            "step_back_finer", "step_forward_finer", "step_back_coarser", "step_forward_coarser",
        )),
        Submenu("choice", mark("R&ule, Goal and Method"), (
            "rule_fewest", "rule_first", LINE,
            "goal_exact", "goal_fewest", "goal_repeat", LINE,
            "engine_dlx", "engine_backtrack",
        )),
        Submenu("stops", mark("Breakp&oints"), (
            "break_here", "run_on", "run_back", "edit_breakpoints", LINE,
            "bookmark", "previous_bookmark", "next_bookmark", LINE,
            "previous_touch", "next_touch",
        )),
        Submenu("code", mark("Cod&e"), ("code_knuth", "code_cpp", "code_python", LINE, "copy_program")),
        "what_if", Submenu("baseline", mark("&Compare Positions"), ("baseline_choice", "baseline_here", "baseline_off")),
    )),
    "gallery": Menu(mark("&Gallery"), (
        "gallery", *_samples(), LINE,
        "new_matrix", "edit_matrix",
    )),
    "view": Menu(mark("&View"), (
        *(f"arrangement_{name}" for name in CHOSEN), "reset_panes", LINE,
        "full_screen", "present", LINE,
        Submenu("highlight", mark("Hi&ghlight"), (*(f"highlight_{digit}" for digit in range(1, 10)), LINE, "highlight_bivalue")), LINE,
        Submenu("text_size", mark("&Text Size"), ("text_larger", "text_smaller", "text_usual")),
        Submenu("theme", mark("&Colours"), tuple(f"theme_{name}" for name in ("system", "light", "dark", "contrast"))),
        Submenu("language", mark("&Language"), ("language_system", *(f"language_{language.code.lower()}" for language in LANGUAGES))),
    )),
    "help": Menu(mark("&Help"), (
        "tours", "continue_tour", "new_tour", "try_tour", "exercises", LINE,
        "techniques", "practise", LINE,
        "rules", "manual", "what_is_this", "shortcuts", "about",
    )),
}

TOOLBAR: Final = (
    "new_puzzle", "open", "save", LINE,
    "undo", "redo", LINE,
    "hint", "solve", "watch", "leave",
)
# fmt: on


def build(window: ThemedWindow, actions: Actions) -> None:
    """Fill the menu bar of the window, with submenus."""
    bar = QMenuBar(
        window
    )  # the one that Qt creates would keep its Python objects alive as long as the window
    window.setMenuBar(bar)
    menus = actions.menus
    for name, (text, entries) in MENUS.items():
        menu = menus[name] = _add(bar, name, text)
        for entry in entries:
            if isinstance(entry, Submenu):
                menus[entry.name] = _add(menu, entry.name, entry.text)
                _fill(menus[entry.name], actions, entry.ids)
            else:
                _fill(menu, actions, (entry,))


def _fill(menu: QMenu, actions: Actions, ids: Sequence[str]) -> None:
    for name in ids:
        if name:
            menu.addAction(actions[name])
        else:
            menu.addSeparator()


def _add(above: QMenuBar | QMenu, name: str, text: str) -> QMenu:
    menu = above.addMenu(translate("actions", text))
    menu.setObjectName(f"menu_{name}")
    return menu


def toolbar(window: ThemedWindow, actions: Actions) -> QToolBar:
    """The toolbar; what it does not always show has its text there, too."""
    bar = QToolBar(translate("actions", "Toolbar"), window)
    bar.setObjectName("toolbar")
    bar.setMovable(False)
    for name in TOOLBAR:
        if not name:
            bar.addSeparator()
            continue
        bar.addAction(actions[name])
        button = bar.widgetForAction(actions[name])
        if name == "leave" and isinstance(button, QToolButton):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    return bar
