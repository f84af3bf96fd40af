"""What techniques and levels are called."""

from typing import Final

from solver_core.hints import Difficulty
from sudoku_gui.translation import QT_TRANSLATE_NOOP, translate

# fmt: off
TECHNIQUES: Final = {
    "full_house": QT_TRANSLATE_NOOP("techniques", "Full House"),
    "naked_single": QT_TRANSLATE_NOOP("techniques", "Naked Single"),
    "hidden_single": QT_TRANSLATE_NOOP("techniques", "Hidden Single"),
    "locked_pair": QT_TRANSLATE_NOOP("techniques", "Locked Pair"),
    "locked_triple": QT_TRANSLATE_NOOP("techniques", "Locked Triple"),
    "locked_candidates_1": QT_TRANSLATE_NOOP("techniques", "Locked Candidates (Pointing)"),
    "locked_candidates_2": QT_TRANSLATE_NOOP("techniques", "Locked Candidates (Claiming)"),
    "naked_pair": QT_TRANSLATE_NOOP("techniques", "Naked Pair"),
    "naked_triple": QT_TRANSLATE_NOOP("techniques", "Naked Triple"),
    "hidden_pair": QT_TRANSLATE_NOOP("techniques", "Hidden Pair"),
    "hidden_triple": QT_TRANSLATE_NOOP("techniques", "Hidden Triple"),
    "naked_quadruple": QT_TRANSLATE_NOOP("techniques", "Naked Quadruple"),
    "hidden_quadruple": QT_TRANSLATE_NOOP("techniques", "Hidden Quadruple"),
    "x_wing": QT_TRANSLATE_NOOP("techniques", "X-Wing"),
    "swordfish": QT_TRANSLATE_NOOP("techniques", "Swordfish"),
    "jellyfish": QT_TRANSLATE_NOOP("techniques", "Jellyfish"),
    "remote_pair": QT_TRANSLATE_NOOP("techniques", "Remote Pair"),
    "bug_plus_1": QT_TRANSLATE_NOOP("techniques", "Bivalue Universal Grave + 1"),
    "skyscraper": QT_TRANSLATE_NOOP("techniques", "Skyscraper"),
    "two_string_kite": QT_TRANSLATE_NOOP("techniques", "2-String Kite"),
    "dual_two_string_kite": QT_TRANSLATE_NOOP("techniques", "Dual 2-String Kite"),
    "turbot_fish": QT_TRANSLATE_NOOP("techniques", "Turbot Fish"),
    "empty_rectangle": QT_TRANSLATE_NOOP("techniques", "Empty Rectangle"),
    "dual_empty_rectangle": QT_TRANSLATE_NOOP("techniques", "Dual Empty Rectangle"),
    "w_wing": QT_TRANSLATE_NOOP("techniques", "W-Wing"),
    "xy_wing": QT_TRANSLATE_NOOP("techniques", "XY-Wing"),
    "xyz_wing": QT_TRANSLATE_NOOP("techniques", "XYZ-Wing"),
    "uniqueness_1": QT_TRANSLATE_NOOP("techniques", "Unique Rectangle Type 1"),
    "uniqueness_2": QT_TRANSLATE_NOOP("techniques", "Unique Rectangle Type 2"),
    "uniqueness_3": QT_TRANSLATE_NOOP("techniques", "Unique Rectangle Type 3"),
    "uniqueness_4": QT_TRANSLATE_NOOP("techniques", "Unique Rectangle Type 4"),
    "uniqueness_5": QT_TRANSLATE_NOOP("techniques", "Unique Rectangle Type 5"),
    "uniqueness_6": QT_TRANSLATE_NOOP("techniques", "Unique Rectangle Type 6"),
    "hidden_rectangle": QT_TRANSLATE_NOOP("techniques", "Hidden Rectangle"),
    "avoidable_rectangle_1": QT_TRANSLATE_NOOP("techniques", "Avoidable Rectangle Type 1"),
    "avoidable_rectangle_2": QT_TRANSLATE_NOOP("techniques", "Avoidable Rectangle Type 2"),
    "finned_x_wing": QT_TRANSLATE_NOOP("techniques", "Finned X-Wing"),
    "sashimi_x_wing": QT_TRANSLATE_NOOP("techniques", "Sashimi X-Wing"),
    "finned_swordfish": QT_TRANSLATE_NOOP("techniques", "Finned Swordfish"),
    "sashimi_swordfish": QT_TRANSLATE_NOOP("techniques", "Sashimi Swordfish"),
    "finned_jellyfish": QT_TRANSLATE_NOOP("techniques", "Finned Jellyfish"),
    "sashimi_jellyfish": QT_TRANSLATE_NOOP("techniques", "Sashimi Jellyfish"),
    "sue_de_coq": QT_TRANSLATE_NOOP("techniques", "Sue de Coq"),
    "simple_colors_trap": QT_TRANSLATE_NOOP("techniques", "Simple Colours Trap"),
    "simple_colors_wrap": QT_TRANSLATE_NOOP("techniques", "Simple Colours Wrap"),
    "multi_colors_1": QT_TRANSLATE_NOOP("techniques", "Multi-Colours 1"),
    "multi_colors_2": QT_TRANSLATE_NOOP("techniques", "Multi-Colours 2"),
    "x_chain": QT_TRANSLATE_NOOP("techniques", "X-Chain"),
    "xy_chain": QT_TRANSLATE_NOOP("techniques", "XY-Chain"),
    "continuous_nice_loop": QT_TRANSLATE_NOOP("techniques", "Continuous Nice Loop"),
    "aic": QT_TRANSLATE_NOOP("techniques", "Alternating Inference Chain"),
    "discontinuous_nice_loop": QT_TRANSLATE_NOOP("techniques", "Discontinuous Nice Loop"),
    "grouped_continuous_nice_loop": QT_TRANSLATE_NOOP("techniques", "Grouped Continuous Nice Loop"),
    "grouped_aic": QT_TRANSLATE_NOOP("techniques", "Grouped Alternating Inference Chain"),
    "grouped_discontinuous_nice_loop": QT_TRANSLATE_NOOP("techniques", "Grouped Discontinuous Nice Loop"),
    "als_xz": QT_TRANSLATE_NOOP("techniques", "Almost Locked Sets XZ"),
    "als_xy_wing": QT_TRANSLATE_NOOP("techniques", "Almost Locked Sets XY-Wing"),
    "als_xy_chain": QT_TRANSLATE_NOOP("techniques", "Almost Locked Sets Chain"),
    "franken_x_wing": QT_TRANSLATE_NOOP("techniques", "Franken X-Wing"),
    "franken_swordfish": QT_TRANSLATE_NOOP("techniques", "Franken Swordfish"),
    "finned_franken_x_wing": QT_TRANSLATE_NOOP("techniques", "Finned Franken X-Wing"),
    "finned_franken_swordfish": QT_TRANSLATE_NOOP("techniques", "Finned Franken Swordfish"),
    "forcing_chain_contradiction": QT_TRANSLATE_NOOP("techniques", "Forcing Chain Contradiction"),
    "forcing_chain_verity": QT_TRANSLATE_NOOP("techniques", "Forcing Chain Verity"),
    "forcing_net_contradiction": QT_TRANSLATE_NOOP("techniques", "Forcing Net Contradiction"),
    "forcing_net_verity": QT_TRANSLATE_NOOP("techniques", "Forcing Net Verity"),
    "brute_force": QT_TRANSLATE_NOOP("techniques", "Brute Force"),
}
# fmt: on

LEVELS: Final = {
    Difficulty.EASY: QT_TRANSLATE_NOOP("techniques", "Easy"),
    Difficulty.MEDIUM: QT_TRANSLATE_NOOP("techniques", "Medium"),
    Difficulty.HARD: QT_TRANSLATE_NOOP("techniques", "Hard"),
    Difficulty.EXPERT: QT_TRANSLATE_NOOP("techniques", "Expert"),
    Difficulty.FIENDISH: QT_TRANSLATE_NOOP("techniques", "Fiendish"),
}


def technique_name(technique: str) -> str:
    """A technique in the user's language, by its id."""
    return translate("techniques", TECHNIQUES[technique])


def level_name(level: Difficulty) -> str:
    """A level in the user's language."""
    return translate("techniques", LEVELS[level])
