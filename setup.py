"""Compiles the solver's kernels where that is possible; everything else stands in pyproject.toml.

A kernel is a module of ``solver_core`` with its C types in a ``.pxd`` file beside it; the same source runs compiled
or not. All kernels are compiled or none, since one that inherits from another must find it in the same form.
So where compiling fails, `.build/backend.py` builds everything once more without them, and a note in the package
says why.

The environment variable ``DANCING_SUDOKU_UNCOMPILED`` decides otherwise: 1 compiles nothing, 0 would rather fail
than go without.

Some kernels (`TWICE`) are compiled a second time where processors differ in what they can do with bits; see
`solver_core.processor`. What is compiled goes through a temporary folder, so no build meets the leavings of another.
"""

import json
import os
import re
import shutil
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path

from setuptools import Extension, find_packages, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError, LinkError, PlatformError

CONSTANTS = {
    "solver_core/cover/kernel/bits.pxd",
    "solver_core/cover/kernel/codes.pxd",
    "solver_core/sudoku/band_bits.pxd",
}
"""Numbers and functions for C alone: their module stays as it is."""

TWICE = (
    "solver_core/cover/answers/bit_layers",
    "solver_core/cover/answers/bit_memo",
    "solver_core/cover/answers/bit_tables",
    "solver_core/cover/answers/bit_words",
    "solver_core/cover/answers/bitsets",
    "solver_core/cover/answers/cover_bound",
    "solver_core/cover/answers/cover_levels",
    "solver_core/cover/answers/minimum",
    "solver_core/sudoku/band_search",
    "solver_core/sudoku/bitboard",
)
"""Kernels built once more for processors with AVX2, under names that end so; whoever inherits from one is one."""
ENDING = "_avx2"

NOTE = "uncompiled.json"
"""Why nothing was compiled, for `solver_core.uncompiled`: there only where that is so."""

DIRECTIVES = {
    "language_level": 3,
    "auto_pickle": False,  # kernels refuse copies
    "annotation_typing": False,  # the annotations are Python's, the types of C stand in the .pxd
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
}
ONE_FOR_ALL = not sysconfig.get_config_var("Py_GIL_DISABLED")
"""One wheel serves Python 3.11 and all later ones; an interpreter without the GIL has no such interface yet."""


def kernels(wish: str) -> list[Extension]:
    """What there is to compile, each named as its module; those for AVX2 are left out where they do not compile."""
    types = sorted(path.as_posix().removesuffix(".pxd") for path in Path("solver_core").rglob("*.pxd"))
    twice = TWICE if sysconfig.get_platform().endswith(("-x86_64", "-amd64", "-universal2")) else ()
    return [
        *(kernel(path, path) for path in types if f"{path}.pxd" not in CONSTANTS),
        *(kernel(path + ENDING, path, optional=wish != "0") for path in twice),
    ]


def kernel(path: str, source: str, *, optional: bool = False) -> Extension:
    """The module at this path, from a source and its types."""
    return Extension(
        path.replace("/", "."),
        [f"{source}.py"],
        depends=[f"{source}.pxd"],
        define_macros=[("Py_LIMITED_API", "0x030B0000")] if ONE_FOR_ALL else [],
        py_limited_api=ONE_FOR_ALL,
        optional=optional,
    )


class CannotCompileError(Exception):
    """The kernels cannot be compiled here.

    Attributes:
        note: the cause, as `solver_core.uncompiled` reads it, and what it concerns.
    """

    def __init__(self, error: Exception, compiler: str) -> None:
        super().__init__(str(error))
        header = Path(sysconfig.get_path("include"), "Python.h")
        if isinstance(error, ImportError):
            self.note = {"cause": "cython", "detail": str(error)}
        elif isinstance(error, PlatformError):  # where Windows has none
            self.note = {"cause": "compiler", "detail": "MSVC"}
        elif compiler and shutil.which(compiler) is None:
            self.note = {"cause": "compiler", "detail": compiler}
        elif not header.is_file():
            self.note = {"cause": "headers", "detail": str(header)}
        elif (
            isinstance(error, CompileError | LinkError) and compiler
        ):  # which says why, at length, in the log
            self.note = {"cause": "failed", "detail": compiler}
        else:
            self.note = {"cause": "failed", "detail": f"{type(error).__name__}: {error}".partition("\n")[0]}


class BuildKernels(build_ext):
    """From Python to C and from C to machine code, in a temporary folder."""

    def finalize_options(self) -> None:
        """As many at a time as there are processors."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        """All of them, or none; in a work tree those that are not there."""
        if self.editable_mode:
            self.extensions = [
                one for one in self.extensions if not Path(self.get_ext_fullpath(one.name)).exists()
            ]
        try:
            super().run()
        except Exception as error:
            command = getattr(self.compiler, "compiler", None) or [""]  # still a name, where none was set up
            raise CannotCompileError(error, command[0]) from error

    def build_extensions(self) -> None:
        """The sources become those that Cython writes."""
        from Cython.Build import cythonize  # noqa: PLC0415 - without it there is the way without compiling

        self.try_compiler()
        copies = Path(self.build_temp, "copies")
        faster = [extension for extension in self.extensions if extension.name.endswith(ENDING)]
        for extension in [*kernels("0"), *faster]:  # all, since one needs the types of others
            if extension.name.endswith(ENDING):
                copy_source(extension, copies)
        # Only the sources are taken over: cythonize answers new extensions that lack what setuptools noted on ours.
        in_c = cythonize(
            self.extensions,
            build_dir=self.build_temp,
            compiler_directives=DIRECTIVES,
            include_path=[".", str(copies)],
        )
        sources = {extension.name: extension.sources for extension in in_c}
        for extension in self.extensions:
            extension.sources = sources[extension.name]
            extension.extra_compile_args = self.flags(avx2=extension in faster)
        super().build_extensions()

    def try_compiler(self) -> None:
        """Compile next to nothing: whoever has no compiler or no headers need not wait for Cython first."""
        source = Path(self.build_temp, "tried.c")
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text("#include <Python.h>\n", encoding="ascii")
        self.compiler.compile([str(source)], output_dir=self.build_temp)

    def flags(self, *, avx2: bool) -> list[str]:
        """What the compiler is told."""
        if self.compiler.compiler_type == "msvc":  # which has /O2 and no symbols anyway
            return ["/arch:AVX2"] if avx2 else []
        new = ["-mavx2", "-mbmi", "-mbmi2", "-mpopcnt"] if avx2 else []
        if sys.platform == "darwin":  # one file may hold the code of two kinds of processors
            new = [word for flag in new for word in ("-Xarch_x86_64", flag)]
        return ["-O3", "-g0", *new]


def copy_source(extension: Extension, folder: Path) -> None:
    """Give a kernel that is built once more a source of its own name, which knows others of its kind by theirs."""
    path = folder / extension.name.replace(".", "/")
    path.parent.mkdir(parents=True, exist_ok=True)
    names = re.compile(rf"\b({'|'.join(kernel.rpartition('/')[2] for kernel in TWICE)})\b")
    for source in (*extension.sources, *extension.depends):
        text = names.sub(rf"\1{ENDING}", Path(source).read_text(encoding="utf-8"))
        path.with_suffix(Path(source).suffix).write_text(text, encoding="utf-8")
    extension.sources, extension.depends = [f"{path}.py"], []


def is_up_to_date(compiled: Path) -> bool:
    """Whether a compiled kernel is younger than its source and all types that it uses, its own and those of others."""
    source = compiled.parent / compiled.name.partition(".")[0].removesuffix(ENDING)
    types: set[Path] = set()
    left = [source.with_suffix(".pxd")]
    while left:
        path = left.pop()
        if path.exists() and path not in types:
            types.add(path)
            words = re.findall(
                r"^from ([\w.]+) cimport (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE
            )
            left += [
                Path(*name.split(".")).with_suffix(".pxd")
                for pair in words
                for name in (pair[0], ".".join(pair))
            ]
    used = [Path("setup.py"), source.with_suffix(".py"), *types]
    born = compiled.stat().st_mtime
    return bool(types) and all(path.exists() and path.stat().st_mtime <= born for path in used)


class BuildModules(build_py):
    """What is not compiled, and the note where nothing is."""

    note: dict[str, str] | None = None

    def run(self) -> None:
        """In a work tree nothing compiled may outlive its source or stay alone; what is up to date need not go."""
        super().run()
        package = Path("solver_core") if self.editable_mode else Path(self.build_lib, "solver_core")
        for old in [*package.rglob("*.so"), *package.rglob("*.pyd"), *package.glob(NOTE)]:
            if self.note is not None or not (self.editable_mode and is_up_to_date(old)):
                old.unlink()
        if self.note is not None:
            (package / NOTE).write_text(json.dumps(self.note) + "\n", encoding="utf-8")


def uncompiled(wish: str) -> dict[str, str] | None:
    """Why nothing is to be compiled, if so; what comes from the backend is the reason itself."""
    if wish == "1":
        return {"cause": "asked", "detail": "DANCING_SUDOKU_UNCOMPILED=1"}
    return json.loads(wish) if wish.startswith("{") else None


def readme() -> str:
    """README.md for pages that lie elsewhere: its pictures and links lead to the source of this version."""
    source = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]["Source"]
    [version] = re.findall(
        r'__version__ = "(.+)"', Path("solver_core/__init__.py").read_text(encoding="utf-8")
    )
    text = Path("README.md").read_text(encoding="utf-8")
    text = re.sub(r"(!\[[^]]*\]\()(?!https?:)", rf"\1{source}/raw/v{version}/", text)
    return re.sub(r"(\]\()(?!https?:|#)", rf"\1{source}/blob/v{version}/", text)


wish = os.environ.get("DANCING_SUDOKU_UNCOMPILED", "")
note = uncompiled(wish)
with tempfile.TemporaryDirectory() as folder:
    setup(
        long_description=readme(),
        long_description_content_type="text/markdown",
        packages=[*find_packages(include=["solver_core*", "sudoku_gui*"]), "sudoku_gui.assets"],
        ext_modules=[] if note else kernels(wish),
        cmdclass={"build_ext": BuildKernels, "build_py": BuildModules},
        options={
            "build": {"build_base": folder},
            "build_py": {"note": note},
            "bdist_wheel": {"py_limited_api": "cp311" if ONE_FOR_ALL else ""},
        },
    )
