"""The table of what the random clicker does: one row for each kind of action."""

from collections.abc import Callable
from typing import Final, NamedTuple

from tests.bench.clicker import dialogs, mouse_and_keys, program, searches
from tests.bench.clicker.hand import Hand


class Row(NamedTuple):
    """One kind of action.

    Attributes:
        do: does it, having noted what is going to be done.
        weight: how often it is chosen.
    """

    do: Callable[[Hand], None]
    weight: int


ROWS: Final = (
    Row(mouse_and_keys.click, 120),
    Row(mouse_and_keys.double_click, 20),
    Row(mouse_and_keys.context_menu, 20),
    Row(mouse_and_keys.hover, 60),
    Row(mouse_and_keys.drag, 40),
    Row(mouse_and_keys.wheel, 30),
    Row(mouse_and_keys.keys, 90),
    Row(mouse_and_keys.held_key, 15),
    Row(mouse_and_keys.rubbish, 15),
    Row(mouse_and_keys.focus, 25),
    Row(dialogs.answer, 40),
    Row(dialogs.accept, 20),
    Row(dialogs.fill, 20),
    Row(dialogs.edit_row, 15),
    Row(dialogs.close_popup, 15),
    Row(program.action, 50),
    Row(program.step, 40),
    Row(program.watch, 20),
    Row(program.dress, 10),
    Row(program.language, 3),
    Row(program.menu_entry, 15),
    Row(program.pane, 25),
    Row(program.tab, 15),
    Row(program.resize, 8),
    Row(program.paste, 8),
    Row(program.drop, 6),
    Row(program.open_file, 6),
    Row(program.import_file, 3),
    Row(program.other_program, 3),
    Row(program.present, 3),
    Row(program.export, 8),
    Row(searches.scrub, 30),
    Row(searches.play, 15),
    Row(searches.break_condition, 10),
    Row(searches.what_if, 15),
    Row(searches.point, 20),
    Row(searches.compare, 12),
    Row(searches.switch_run, 8),
    Row(searches.breakpoint_at, 10),
    Row(searches.another_problem, 15),
    Row(searches.tour, 15),
)
WEIGHTS: Final = tuple(row.weight for row in ROWS)
