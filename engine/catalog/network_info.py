"""The description of a network file, without opening it for play."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from engine.base.translation import tr
from engine.network.header import NetworkHeader, boards_text

__all__ = ["NetworkInfo", "description_of", "source_of"]

_KINDS = {
    "sai-studio": "SAI Studio",
    "sai": "SAI",
    "leela": "Leela Zero",
    "elf": "ELF OpenGo",
    "katago": "KataGo",
}


@dataclass(frozen=True)
class NetworkInfo:
    """A network file that was found, whether it can be used or not."""

    path: Path
    name: str
    """File name without its endings."""
    size: int | None
    """The one board size it plays; None when there are several or it can't be read."""
    description: str
    """What it is, in a few words."""
    identity: str = ""
    """First eight hex digits of its tensors' SHA-256; empty until read."""
    error: str = ""
    """Why it can't be used; empty when it can."""
    sizes: tuple[int, ...] = ()
    """All board sizes it plays; may be empty where there is just one."""
    trunk: str = ""
    """Blocks and channels, like 6x64; "" until read."""
    kind: str = ""
    """Where its format comes from, see `NetworkHeader.kind`; empty until read."""
    bytes: int = 0
    """Size of the file."""
    since: float = 0.0
    """When it was added to the list, else when the file was last changed [s since 1970]."""
    origin: str = ""
    """"shipped", "own" (in the person's folder), "added" (elsewhere, on the person's list) or
    "panel" (shipped, to measure others against)."""
    source: str = ""
    """What is known of how it was made; empty when nothing is."""
    has_values: bool = True
    """Whether it estimates winrates; False of a policy alone."""

    @property
    def sees_komi(self) -> bool:
        """Whether its answers depend on the komi, so that another komi needs a new search."""
        return self.kind == "katago"

    @property
    def trunk_weights(self) -> int:
        """About how many weights the trunk has, up to a factor; 0 if that is not known."""
        blocks, _, channels = self.trunk.partition("x")
        known = blocks.isdecimal() and channels.isdecimal()
        return int(blocks) * int(channels) ** 2 if known else 0

    @property
    def kind_text(self) -> str:
        """Where its format comes from, for people; empty when it can't be read."""
        return _KINDS.get(self.kind, self.kind)

    @property
    def boards(self) -> str:
        """The boards it plays, for people; empty when it can't be read."""
        return boards_text(self.sizes or ((self.size,) if self.size else ()))

    def refusal(self, size: int) -> str:
        """Why it can't be used on a board of this size, as one sentence; "" when it can."""
        if self.error or self.plays(size):
            return self.error
        return tr(
            "{name} plays {boards}, this board is {size}x{size}",
            name=self.name,
            boards=self.boards,
            size=size,
        )

    def plays(self, size: int) -> bool:
        """Whether it can be used on a board of this size."""
        return not self.error and (size == self.size or size in self.sizes)


def description_of(info: NetworkInfo, header: NetworkHeader | None = None) -> str:
    """Return what a network is in a few words: its format unless it is ours, boards and size."""
    description = f"{info.boards}, {info.trunk}"
    if header is not None and not header.has_policy:
        description = tr("{network}: a value network, without a policy", network=description)
    elif header is not None and not header.has_values:
        description = tr("{network}: a policy network, without winrates", network=description)
    return description if info.kind == "sai-studio" else f"{info.kind_text}, {description}"


def source_of(header: NetworkHeader) -> str:
    """Return how a network was made, as far as its file tells."""
    told = header.training
    parts = []
    if told.get("run"):
        parts.append(tr("run {name}", name=told["run"]))
    generation, steps, games = (told.get(key) for key in ("generation", "steps", "games"))
    if isinstance(generation, int):
        parts.append(tr("generation {number}", number=generation))
    if isinstance(steps, int):
        parts.append(tr("{steps:,} steps", steps=steps))
    if isinstance(games, int):
        if told.get("teacher"):  # a distillation counts positions, not games
            parts.append(tr("{positions:,} positions", positions=games))
        else:
            parts.append(tr("{games:,} games", games=games))
    if not parts and header.kind == "katago":
        parts.append(
            tr(
                "KataGo's {network}, model version {version}",
                network=header.name,
                version=header.format,
            )
        )
    if header.license:
        parts.append(tr("license {name}", name=header.license))
    return ", ".join(parts)
