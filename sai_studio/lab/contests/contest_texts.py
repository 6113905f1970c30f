"""Texts and table cells of a contest. No Qt."""

from __future__ import annotations

import math
from collections import Counter

from engine.base.statistics.rating import (
    BY_PRIOR,
    CONFIDENCE,
    RatingTable,
    elo_by_games,
    interval_text,
    prior_text,
    reference_text,
)
from engine.base.translation import tr, tr_count
from engine.games.contest_folder import ContestView
from engine.games.standings import ContestGame, Standings
from engine.record.handicap import format_komi
from sai_studio.kit.figures import MINUS
from sai_studio.kit.texts import sentence


def elo_text(elo: float) -> str:
    """Return an Elo difference with its sign."""
    if abs(elo) < 0.5:
        return "0"
    return f"{elo:+.0f}".replace("-", MINUS)


def number_text(value: float) -> str:
    """Return a number with a real minus sign."""
    return f"{value:g}".replace("-", MINUS)


def progress_text(view: ContestView, status: str, left: str) -> str:
    """Return the progress of a contest."""
    standings = view.standings
    if standings is None:
        return view.problem or tr("The players are being loaded.")
    played, planned = len(standings.games), standings.planned
    values = {"played": played, "planned": planned}
    if status == "finished" and played < planned:
        return tr("{played} of {planned} games; decided by the sequential test", **values)
    if left:
        return tr("{played} of {planned} games, about {time} left", time=left, **values)
    return tr_count(planned, "{played} of {n} game", "{played} of {n} games", played=played)


def standing_cells(standings: Standings, table: RatingTable | None) -> list[tuple[str, ...]]:
    """Return a row per player, best first: rank, name, Elo, interval, share, games, W, D, L."""
    names = list(standings.names)
    rows: list[tuple[str, ...]] = []
    ratings = {rating.name: rating for rating in table.ratings} if table is not None else {}
    order = sorted(names, key=lambda name: -ratings[name].elo if name in ratings else 0.0)
    for rank, name in enumerate(order, 1):
        player = names.index(name)
        points = Counter(
            game.points(player)
            for game in standings.games.values()
            if player in (game.black, game.white)
        )
        games = points.total()
        rating = ratings.get(name)
        share = (points[1.0] + 0.5 * points[0.5]) / games if games else None
        elo = interval = ""
        if rating is not None:
            elo = elo_text(rating.elo) + BY_PRIOR * rating.by_prior
            interval = interval_text(rating, elo_text)
        rows.append(
            (
                str(rank) if rating is not None else "",
                name,
                elo,
                interval,
                f"{share:.1%}".replace("%", " %") if share is not None else "",
                str(games),
                str(points[1.0]),
                str(points[0.5]),
                str(points[0.0]),
            )
        )
    return rows


def pair_cells(standings: Standings) -> list[tuple[str, ...]]:
    """Return a row per player: name, then wins, draws and losses against every other."""
    players = range(len(standings.names))
    rows = []
    for player in players:
        cells = [f"{player + 1}  {standings.names[player]}"]
        for opponent in players:
            wins, draws, losses = standings.tally(player, opponent)
            played = player != opponent and wins + draws + losses
            middle = f"\u2013{draws}" if draws else ""
            cells.append(f"{wins}{middle}\u2013{losses}" if played else "")
        rows.append(tuple(cells))
    return rows


def color_cells(standings: Standings) -> list[tuple[str, ...]]:
    """Return the first player's results of a match by komi and color."""
    rows = []
    for komi in sorted(set(standings.settings.contest_komi(standings.size))):
        for color, name in ((1, tr("Black")), (-1, tr("White"))):
            points = Counter(
                game.points(0)
                for game in standings.games.values()
                if game.komi == komi and (game.black if color > 0 else game.white) == 0
            )
            if points:
                rows.append(
                    (
                        tr(
                            "{player} as {color}, komi {komi}",
                            player=standings.names[0],
                            color=name,
                            komi=format_komi(komi),
                        ),
                        str(points.total()),
                        *(str(points[value]) for value in (1.0, 0.5, 0.0)),
                    )
                )
    return rows


def game_cells(standings: Standings, game: ContestGame) -> tuple[str, ...]:
    """Return the cells of a game: number, Black, White, komi, result, moves, remark."""
    return (
        str(game.number + 1),
        standings.names[game.black],
        standings.names[game.white],
        format_komi(game.komi),
        standings.result(game),
        str(len(game.opening) + len(game.moves)),
        standings.remark(game),
    )


def remarks(standings: Standings, table: RatingTable | None) -> list[str]:
    """Return the sentences under the table: result, test, cycles, games lost by faults."""
    names, texts = standings.names, []
    games = list(standings.games.values())
    if table is not None and len(names) == 2:
        tally = standings.tally(0, 1)
        elo, low, high = elo_by_games(standings.tally(0, 1, standings.evidence()))
        values = {
            "player": names[0],
            "share": 100 * tally.share,
            "games": tally.games,
            "confidence": 100 * CONFIDENCE,
        }
        if math.isinf(low) or math.isinf(high):
            text = (
                tr(
                    "{player} took {share:.1f} % of {games} games: Elo {low} or more "
                    "({confidence:.0f} %).",
                    **values,
                    low=elo_text(low),
                )
                if math.isinf(high)
                else tr(
                    "{player} took {share:.1f} % of {games} games: Elo {high} or less "
                    "({confidence:.0f} %).",
                    **values,
                    high=elo_text(high),
                )
            )
        else:
            text = tr(
                "{player} took {share:.1f} % of {games} games: Elo {elo}, {confidence:.0f} % "
                "interval {low} to {high}.",
                **values,
                elo=elo_text(elo),
                low=elo_text(low),
                high=elo_text(high),
            )
        texts.append(text)
    if standings.handicap_text:
        text = standings.handicap_text
        texts.append(f"{text[0].upper()}{text[1:]}.")
    test = standings.sprt()
    if test is not None:
        verdict = tr("undecided so far")
        if test.decided:
            verdict = tr(
                "Elo {elo} fits better",
                elo=number_text(test.elo1 if test.ratio > 0 else test.elo0),
            )
        texts.append(
            tr(
                "Sequential test of Elo {elo0} against {elo1}: {verdict} (log-likelihood ratio "
                "{ratio} between {low} and {high}).",
                elo0=number_text(test.elo0),
                elo1=number_text(test.elo1),
                verdict=verdict,
                ratio=number_text(round(test.ratio, 2)),
                low=number_text(round(test.low, 2)),
                high=number_text(round(test.high, 2)),
            )
        )
    if table is not None:
        texts.append(reference_text(table))
        if prior := prior_text(table):
            texts.append(prior)
    if table is not None and len(names) > 2:
        for cycle in table.cycles[:5]:
            texts.append(
                tr("A cycle: {names}.", names=tr(" beats ").join((*cycle.names, cycle.names[0])))
            )
        if not table.cycles and games:
            texts.append(tr("No cycle of three players is significant."))
    for (name, reason), count in Counter(
        (names[game.white if game.winner > 0 else game.black], game.reason)
        for game in games
        if game.reason
    ).most_common(3):
        texts.append(
            tr_count(
                count,
                "{name} lost {n} game: {reason}.",
                "{name} lost {n} games: {reason}.",
                name=name,
                reason=reason,
            )
        )
    if standings.color_text:
        texts.append(sentence(standings.color_text))
    if standings.repeats_text:
        texts.append(sentence(standings.repeats_text))
    counted = len(standings.evidence())
    if counted < len(games):
        texts.append(
            tr(
                "Repeated games count once in Elo and intervals: {games} games count.",
                games=counted,
            )
        )
    return texts
