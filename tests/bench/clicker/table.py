"""The table of what the random clicker does: one row for each kind of action."""

import re
from collections.abc import Callable
from typing import Final

from tests.bench.clicker import dialogs, mouse_and_keys, program, searches
from tests.bench.clicker.hand import Hand

_WEIGHTS: Final = {
    mouse_and_keys: """click 120, double_click 20, context_menu 20, hover 60, drag 40, wheel 30, keys 90, held_key 15,
        rubbish 15, focus 25""",
    dialogs: "answer 40, accept 20, fill 20, edit_row 15, close_popup 15",
    program: """action 50, step 40, watch 20, change_look 10, language 3, menu_entry 15, pane 25, tab 15, resize 8,
        paste 8, drop 6, open_file 6, import_file 3, other_program 3, present 3, export 8""",
    searches: """scrub 30, play 15, break_condition 10, what_if 15, point 20, compare 12, switch_run 8,
        breakpoint_at 10, another_problem 15, tour 15""",
}
"""How often each kind of action is chosen, by module and function."""
_ROWS: Final = [
    (module, row) for module, rows in _WEIGHTS.items() for row in re.findall(r"(\w+) (\d+)", rows)
]
ACTIONS: Final[list[Callable[[Hand], None]]] = [getattr(module, name) for module, (name, _) in _ROWS]
WEIGHTS: Final = [int(weight) for _, (_, weight) in _ROWS]
