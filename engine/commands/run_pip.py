"""Run pip as `python -m pip` does, but end with the process that started it."""

from __future__ import annotations

import runpy

from engine.jobs.processes import end_if_tied

if __name__ == "__main__":
    end_if_tied()
    runpy.run_module("pip", run_name="__main__", alter_sys=True)
