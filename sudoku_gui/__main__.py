"""``python -m sudoku_gui`` is ``sudoku-gui``."""

import sys

from sudoku_gui.app import main

if __name__ == "__main__":
    sys.exit(main())
