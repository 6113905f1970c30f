"""GoGui's extensions of GTP: a menu of analysis commands, and answers drawn on its board."""

from __future__ import annotations

from engine.go.board import BLACK
from engine.go.coords import point_to_gtp
from engine.serve.gtp.gtp_session import Answer, GtpSession
from engine.serve.gtp.network_commands import board_rows
from engine.serve.gtp.search_commands import search_position
from engine.serve.gtp.words import GtpError

Words = tuple[str, ...]

MENU = (
    ("gfx", "Candidates", "sai-candidates"),
    ("hstring", "Komi curve", "sai-curve"),
    ("dboard", "Policy", "sai-policy"),
    ("dboard", "Ownership", "sai-ownership"),
    ("hstring", "Network alone", "sai-raw"),
    ("param", "Search", "sai-param"),
    ("plist", "Legal moves", "all_legal %c"),
    ("plist", "Status", "final_status_list %s"),
    ("string", "Score", "final_score"),
)
"""Entries of GoGui's menu: type of the answer, label and command."""


def analyze_commands(session: GtpSession, words: Words) -> str:
    """Answer GoGui's menu of analysis commands."""
    return "\n".join("/".join(entry) for entry in MENU)


def interrupt(session: GtpSession, words: Words) -> str:
    """Confirm that `# interrupt` is supported: it ends an analysis or the search of a move."""
    return ""


def sai_policy(session: GtpSession, words: Words) -> str:
    """Answer the policy over the legal moves as a board of numbers."""
    fields = session.engine.raw(session.game, "average")
    legal = session.engine.legal(session.game)
    values = [p if ok else 0.0 for p, ok in zip(fields["policy"], legal, strict=True)]
    return "\n".join(["", *board_rows([f"{p:.4f}" for p in values], session.game.size)])


def sai_ownership(session: GtpSession, words: Words) -> str:
    """Answer the network's ownership of each point as a board: 1 Black's, -1 White's."""
    game = session.game
    owners = session.engine.ownership(game, game.board.to_play)
    if not owners:
        raise GtpError("the network doesn't tell who owns the points")
    return "\n".join(["", *board_rows([f"{value:.4f}" for value in owners[0]], game.size)])


def sai_candidates(session: GtpSession, words: Words) -> str:
    """Search, and answer a picture: winrates in percent, visits as influence, the best variation.

    Without values of the network there are no winrates.
    """
    report = search_position(session)
    agent, size, points = report.agents[0], report.size, report.size**2
    if not agent.candidates:
        return "TEXT nothing was searched"
    black = report.to_play == BLACK
    onboard = [c for c in agent.candidates if c.move < points]
    most = max((c.visits for c in onboard), default=1)
    best = agent.candidates[0]
    turn = report.to_play
    variation = []
    for move in best.variation:
        if move < points:
            variation.append(f"{'b' if turn == BLACK else 'w'} {point_to_gtp(move, size)}")
        turn = -turn
    winrates, verdict = [], ""
    if report.has_winrates:
        winrates = [
            f"{point_to_gtp(c.move, size)} {round(100 * (c.winrate if black else 1.0 - c.winrate))}"
            for c in onboard
        ]
        verdict = f", Black wins {100 * agent.winrate:.1f} %"
    shares = [f"{point_to_gtp(c.move, size)} {c.visits / most:.2f}" for c in onboard]
    lines = [
        f"VAR {' '.join(variation)}" if variation else "",
        f"LABEL {' '.join(winrates)}" if winrates else "",
        f"INFLUENCE {' '.join(shares)}" if shares else "",
        f"TEXT {agent.visits} visits, best {point_to_gtp(best.move, size)}{verdict}",
    ]
    return "\n".join(line for line in lines if line)


GOGUI_ANSWERS: dict[str, Answer] = {
    "gogui-analyze_commands": analyze_commands,
    "gogui-interrupt": interrupt,
    "sai-policy": sai_policy,
    "sai-ownership": sai_ownership,
    "sai-candidates": sai_candidates,
}
