"""``python -m solver_core`` is ``sudoku-dlx``."""

import sys

from solver_core.cli import main

if __name__ == "__main__":
    sys.exit(main())
