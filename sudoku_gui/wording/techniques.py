"""What techniques and levels are called."""

from typing import Final

from solver_core.hints import Difficulty
from sudoku_gui.translation import Texts, translate

mark = Texts("techniques").mark

# fmt: off
TECHNIQUES: Final = {
    "full_house": mark("Full House"),
    "naked_single": mark("Naked Single"),
    "hidden_single": mark("Hidden Single"),
    "locked_pair": mark("Locked Pair"),
    "locked_triple": mark("Locked Triple"),
    "locked_candidates_1": mark("Locked Candidates (Pointing)"),
    "locked_candidates_2": mark("Locked Candidates (Claiming)"),
    "naked_pair": mark("Naked Pair"),
    "naked_triple": mark("Naked Triple"),
    "hidden_pair": mark("Hidden Pair"),
    "hidden_triple": mark("Hidden Triple"),
    "naked_quadruple": mark("Naked Quadruple"),
    "hidden_quadruple": mark("Hidden Quadruple"),
    "x_wing": mark("X-Wing"),
    "swordfish": mark("Swordfish"),
    "jellyfish": mark("Jellyfish"),
    "remote_pair": mark("Remote Pair"),
    "bug_plus_1": mark("Bivalue Universal Grave + 1"),
    "skyscraper": mark("Skyscraper"),
    "two_string_kite": mark("2-String Kite"),
    "dual_two_string_kite": mark("Dual 2-String Kite"),
    "turbot_fish": mark("Turbot Fish"),
    "empty_rectangle": mark("Empty Rectangle"),
    "dual_empty_rectangle": mark("Dual Empty Rectangle"),
    "w_wing": mark("W-Wing"),
    "xy_wing": mark("XY-Wing"),
    "xyz_wing": mark("XYZ-Wing"),
    "uniqueness_1": mark("Unique Rectangle Type 1"),
    "uniqueness_2": mark("Unique Rectangle Type 2"),
    "uniqueness_3": mark("Unique Rectangle Type 3"),
    "uniqueness_4": mark("Unique Rectangle Type 4"),
    "uniqueness_5": mark("Unique Rectangle Type 5"),
    "uniqueness_6": mark("Unique Rectangle Type 6"),
    "hidden_rectangle": mark("Hidden Rectangle"),
    "avoidable_rectangle_1": mark("Avoidable Rectangle Type 1"),
    "avoidable_rectangle_2": mark("Avoidable Rectangle Type 2"),
    "finned_x_wing": mark("Finned X-Wing"),
    "sashimi_x_wing": mark("Sashimi X-Wing"),
    "finned_swordfish": mark("Finned Swordfish"),
    "sashimi_swordfish": mark("Sashimi Swordfish"),
    "finned_jellyfish": mark("Finned Jellyfish"),
    "sashimi_jellyfish": mark("Sashimi Jellyfish"),
    "sue_de_coq": mark("Sue de Coq"),
    "simple_colors_trap": mark("Simple Colours Trap"),
    "simple_colors_wrap": mark("Simple Colours Wrap"),
    "multi_colors_1": mark("Multi-Colours 1"),
    "multi_colors_2": mark("Multi-Colours 2"),
    "x_chain": mark("X-Chain"),
    "xy_chain": mark("XY-Chain"),
    "continuous_nice_loop": mark("Continuous Nice Loop"),
    "aic": mark("Alternating Inference Chain"),
    "discontinuous_nice_loop": mark("Discontinuous Nice Loop"),
    "grouped_continuous_nice_loop": mark("Grouped Continuous Nice Loop"),
    "grouped_aic": mark("Grouped Alternating Inference Chain"),
    "grouped_discontinuous_nice_loop": mark("Grouped Discontinuous Nice Loop"),
    "als_xz": mark("Almost Locked Sets XZ"),
    "als_xy_wing": mark("Almost Locked Sets XY-Wing"),
    "als_xy_chain": mark("Almost Locked Sets Chain"),
    "franken_x_wing": mark("Franken X-Wing"),
    "franken_swordfish": mark("Franken Swordfish"),
    "finned_franken_x_wing": mark("Finned Franken X-Wing"),
    "finned_franken_swordfish": mark("Finned Franken Swordfish"),
    "forcing_chain_contradiction": mark("Forcing Chain Contradiction"),
    "forcing_chain_verity": mark("Forcing Chain Verity"),
    "forcing_net_contradiction": mark("Forcing Net Contradiction"),
    "forcing_net_verity": mark("Forcing Net Verity"),
    "brute_force": mark("Brute Force"),
}
# fmt: on

LEVELS: Final = {
    Difficulty.EASY: mark("Easy"),
    Difficulty.MEDIUM: mark("Medium"),
    Difficulty.HARD: mark("Hard"),
    Difficulty.EXPERT: mark("Expert"),
    Difficulty.FIENDISH: mark("Fiendish"),
}


def technique_name(technique: str) -> str:
    """A technique in the user's language, by its id."""
    return translate("techniques", TECHNIQUES[technique])


def level_name(level: Difficulty) -> str:
    """A level in the user's language."""
    return translate("techniques", LEVELS[level])


def practised(first: int, later: int, shown: int) -> str:
    """How often a technique was found at the first attempt; "" if it was not practised."""
    asked = first + later + shown
    return translate("techniques", "{first} of {asked}", first=first, asked=asked) if asked else ""
