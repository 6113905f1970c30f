"""A parser of command lines: an option is given once, and a near name is suggested."""

from __future__ import annotations

import argparse
from typing import Any

from engine.base.suggestion import suggestion


class OnceParser(argparse.ArgumentParser):
    """Parser for one command line; options that hold one value, or one list, are given once.

    Attributes
    ----------
    given
        Flags that were given so far; a command and its subcommand may share it.
    """

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.given: set[str] = set()
        self.register("action", None, _StoreOnce)
        self.register("action", "store", _StoreOnce)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Refuse what is no choice, with the nearest one; argparse itself lists all choices."""
        if action.choices is not None and value not in action.choices:
            names = [str(choice) for choice in action.choices]
            problem = f"{value!r:.60} is not known; {suggestion(str(value), names)}"
            raise argparse.ArgumentError(action, problem)


class _StoreOnce(argparse.Action):
    """Stores the value, as argparse's own action does, unless there is one."""

    def __call__(
        self, parser: Any, namespace: argparse.Namespace, values: Any, option_string: Any = None
    ) -> None:
        if option_string is not None:
            flag = self.option_strings[0]
            if flag in parser.given:
                once = "give it once"
                if self.nargs in ("+", "*"):
                    once += f", with all values behind it: {flag} A B"
                parser.error(f"{option_string} is given twice; {once}")
            parser.given.add(flag)
        setattr(namespace, self.dest, values)
