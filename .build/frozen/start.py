"""What a frozen program starts with: its command, or a module of ours where it is started as Python would be.

The window starts its helpers by ``sys.executable -P -m MODULE``, which in a bundle is the program itself. So it answers
to the same arguments, and nothing in the product knows whether it is frozen. Both programs of a bundle start here.
"""

import multiprocessing
import runpy
import sys
from pathlib import Path

if __name__ == "__main__":
    multiprocessing.freeze_support()  # ends here in a worker of a batch
    if sys.argv[1:3] == ["-P", "-m"]:
        module, sys.argv[1:] = sys.argv[3], sys.argv[4:]
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    elif Path(sys.executable).stem == "sudoku-dlx":
        from solver_core.__main__ import program

        sys.exit(program())
    else:
        from sudoku_gui.app import main

        sys.exit(main())
