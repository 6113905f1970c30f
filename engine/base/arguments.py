"""A parser of command lines that refuses an option given twice, whose first value would be lost."""

from __future__ import annotations

import argparse
from typing import Any


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
