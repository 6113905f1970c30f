"""Conversations with a GTP session in this process, and a strict reader of what it says."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from engine.analysis.agent import AgentSettings
from engine.analysis.analyzer import Analyzer
from engine.go.rules import Rules
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.search.settings import SearchSettings
from engine.serve.gtp.command_table import ANSWERS, STREAMS
from engine.serve.gtp.gtp_engine import GtpEngine
from engine.serve.gtp.gtp_networks import NetworksOfFiles
from engine.serve.gtp.gtp_session import GtpSession
from engine.serve.gtp.options import GtpSettings
from engine.serve.gtp.session_game import GtpGame
from engine.serve.gtp.words import parse_command

ANALYZER = Analyzer(precision="fp32")
"""Of all conversations: it reads a network once."""


def tiny_network(
    folder: Path, size: int = 5, value_head: str = "Y", *, ownership: bool = False
) -> Path:
    """A random network for a small board."""
    path = folder / f"tiny-{size}-{value_head}{'-owners' * ownership}.safetensors"
    settings = NetworkSettings(
        size=size,
        features="agz17",
        blocks=1,
        channels=8,
        value_head=value_head,
        ownership=ownership,
    )
    save_network(path, initial_network(settings, seed=3))
    return path


class ScriptedLines:
    """Lines that are all there; an analysis notices the next one after some lines of its own.

    Parameters
    ----------
    written
        What the session wrote so far.
    after
        Lines of analysis to wait for.
    """

    def __init__(self, lines: Sequence[bytes], written: Sequence[str], after: int = 0) -> None:
        self._lines = list(lines)
        self._written = written
        self._after = after
        self._start = 0

    def next_line(self) -> bytes | None:
        self._start = len(self._written)
        return self._lines.pop(0) if self._lines else None

    def is_ready(self) -> bool:
        told = [text for text in self._written[self._start :] if text.startswith("info ")]
        return len(told) >= self._after

    def wait(self) -> None:
        self._after = 0

    def is_interrupted(self) -> bool:
        return any(line.strip() == b"# interrupt" for line in self._lines)


class Reply(NamedTuple):
    """One answer."""

    mark: str
    id: str
    text: str


class Talk:
    """A session one can talk to.

    Parameters
    ----------
    network
        File; None for whatever the program finds.
    """

    def __init__(self, network: Path, size: int = 5, **settings: object) -> None:
        self.written: list[str] = []
        self.logged: list[str] = []
        self.engine = GtpEngine(
            lambda: ANALYZER,
            NetworksOfFiles(network),
            AgentSettings(lambda_=0.0),
            SearchSettings(),
        )
        self.session = GtpSession(
            ScriptedLines([], self.written),
            self.written.append,
            self.logged.append,
            self.engine,
            GtpGame(Rules(size=size, komi=3.5)),
            GtpSettings.from_dict({"visits": 12, **settings}),
            ANSWERS,
            STREAMS,
        )

    def say(self, *lines: str | bytes, after: int = 0) -> str:
        """Say lines one after the other; everything that was answered."""
        data = [line.encode() if isinstance(line, str) else line for line in lines]
        self.session.lines = ScriptedLines(data, self.written, after)
        before = len(self.written)
        self.session.run()
        return "".join(self.written[before:])

    def ask(self, line: str, after: int = 0) -> Reply:
        """The answer to one command."""
        return replies(self.say(line, after=after))[0]

    def text(self, line: str) -> str:
        """The text of an answer that must not be an error."""
        reply = self.ask(line)
        assert reply.mark == "=", reply
        return reply.text

    def error(self, line: str) -> str:
        """The text of an answer that must be an error."""
        reply = self.ask(line)
        assert reply.mark == "?", reply
        return reply.text


REPLY = re.compile(r"([=?])(\d*)(?:[ \n](.*))?", re.DOTALL)


def replies(output: str) -> list[Reply]:
    """Everything said, as answers; fails where it is anything else."""
    if not output:
        return []
    assert output.endswith("\n\n"), output[-200:]
    found = []
    for part in output[:-2].split("\n\n"):
        match = REPLY.fullmatch(part)
        assert match, f"no answer: {part[:200]!r}"
        found.append(Reply(match[1], match[2], match[3] or ""))
    return found


def asked(lines: Sequence[bytes]) -> list[str]:
    """Ids of the commands in lines, in their order: what must be answered."""
    return [command.id for line in lines if (command := parse_command(line)) is not None]
