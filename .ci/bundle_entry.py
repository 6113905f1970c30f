"""Start a program of the bundle: the window, or `sai-engine`, by the name it was started under."""

import multiprocessing
import os
import runpy
import sys
from pathlib import Path

MODULES = ("engine.commands.compile_kernels", "engine.jobs.last_words")
"""Modules that the programs run as child processes; see `engine.jobs.processes`."""


def main() -> int:
    """Run the program."""
    # every child process is sai-engine
    engine = Path(sys.executable).with_name("sai-engine.exe" if os.name == "nt" else "sai-engine")
    sys.executable = str(engine)
    multiprocessing.set_executable(sys.executable)
    multiprocessing.freeze_support()
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)  # set by PyInstaller's start
    os.environ.pop("LD_LIBRARY_PATH", None)
    if before is not None:  # other programs that we start get their own libraries
        os.environ["LD_LIBRARY_PATH"] = before
    if sys.argv[1:2] == ["-m"] and sys.argv[2:3] and sys.argv[2] in MODULES:
        module = sys.argv[2]
        sys.argv[:] = sys.argv[2:]
        runpy.run_module(module, run_name="__main__", alter_sys=True)
        return 0
    if Path(sys.argv[0]).stem == "sai-studio":
        from sai_studio.main import main as open_window

        return open_window()
    from engine.cli import main as run_command

    return run_command()


if __name__ == "__main__":
    sys.exit(main())
