"""Games against one opponent in which the komi follows the results, so that both win about half."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.base.translation import tr
from engine.catalog.network_info import NetworkInfo
from engine.go.result import parse_result
from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.review.even_games import EvenSeries, read_series, series_text, write_series
from engine.search.loss import has_enough_visits
from engine.search.value.dynamic_komi import NO_DYNAMIC_KOMI
from sai_studio.kit.signals import connect_all
from sai_studio.play.seats import EngineSeat
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session


class EvenGames(QObject):
    """Keeps the series of the person's games, and counts the result of the open one.

    A game counts as soon as its record states a result, and again if that is corrected. A game
    without result counts nothing.

    Signals
    -------
    counted
        The open game's result was counted: the result and the next game, as sentences.
    """

    counted = Signal(str)

    def __init__(
        self, session: Session, preferences: Preferences, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._preferences = session, preferences
        self._record: GameRecord | None = None
        self._before: EvenSeries | None = None
        self._after: EvenSeries | None = None
        """What this window stored last for the series of the open game."""
        self._result = ""
        self.seat: EngineSeat | None = None
        """Opponent of the open game, if that is one of a series."""
        connect_all(self._look, session.edits.info_changed, session.cursor.record_changed)

    # --- the next game ---------------------------------------------------------------------------

    def next_game(
        self, seat: EngineSeat, rules: Rules | None = None, network: NetworkInfo | None = None
    ) -> EvenSeries:
        """Return the series against an opponent, by default on the open game's board.

        Parameters
        ----------
        rules, network
            Those of a new game.
        """
        rules = rules or self._session.cursor.record.rules
        conditions = self._conditions(seat, rules, network or self._session.review.network)
        known = read_series(self._preferences.settings.even_games).get(conditions)
        return known or EvenSeries(conditions, rules.size, self._fair_komi(rules))

    def komi(self, seat: EngineSeat) -> float:
        """Return the komi of the next game against an opponent, without compensation."""
        return self.next_game(seat).komi(_person(seat))

    def text(
        self, seat: EngineSeat, rules: Rules | None = None, network: NetworkInfo | None = None
    ) -> str:
        """Return the next game against an opponent in words, without full stop."""
        series = self.next_game(seat, rules, network)
        return series_text(series, _person(seat), self._name(seat, network))

    def begin(self, seat: EngineSeat) -> None:
        """Make the open game the next one against an opponent: set its komi."""
        self._before = self._after = self.next_game(seat)
        self._record, self.seat, self._result = self._session.cursor.record, seat, ""
        self._session.komi.set_record_komi(self._before.komi(_person(seat)))

    def leave(self) -> None:
        """Forget that the open game is one of a series: another opponent goes on with it."""
        self._record = self._before = self.seat = None

    @property
    def title(self) -> str:
        """The open game of a series in words, without opponent and full stop; "" if it is none."""
        if self.seat is None or self._before is None:
            return ""
        return series_text(self._before, _person(self.seat))

    def _conditions(self, seat: EngineSeat, rules: Rules, network: NetworkInfo | None) -> str:
        """Return everything that makes games comparable, as one text."""
        who = seat.program[1] if seat.program is not None else "no network"
        if seat.program is None and network is not None:
            who = f"{network.identity or network.name} visits={seat.visits} "
            who += f"lambda={seat.lambda_:g} mu={seat.mu:g}"
            if seat.temperature:
                who += f" temperature={seat.temperature:g}"
            if seat.margin:
                who += f" margin={seat.margin:g}"
            if seat.dynamic_komi != NO_DYNAMIC_KOMI:
                who += f" dynamic_komi={seat.dynamic_komi}"
        board = f"{rules.size}x{rules.size} {rules.name or rules.scoring}"
        return f"{who} {board} handicap={rules.handicap}"

    def _name(self, seat: EngineSeat, network: NetworkInfo | None = None) -> str:
        network = network or self._session.review.network
        if seat.program is not None:
            return seat.program[0]
        return network.title if network is not None else tr("the engine")

    def _fair_komi(self, rules: Rules) -> float:
        """Return the fair komi of the start if the open game has it and it was searched."""
        session = self._session
        record = session.cursor.record
        known = record.rules.replace(komi=rules.komi, name=rules.name)
        estimate = session.review.estimate(record.root) if known == rules else None
        if estimate is None or estimate.alpha is None or not has_enough_visits(estimate.visits):
            return rules.komi
        return float(estimate.alpha) - rules.compensation

    # --- results ---------------------------------------------------------------------------------

    def _look(self) -> None:
        """Count the result of the open game, or take it back."""
        session, before = self._session, self._before
        record = session.cursor.record
        if self._record is None or before is None or self.seat is None:
            return
        if record is not self._record:
            self.leave()
            return
        text = record.info.get("RE", "").strip()
        if text == self._result:
            return
        self._result = text
        result = parse_result(text)
        winner = None if result is None else result.winner * _person(self.seat)
        after = before

        def count(text: str) -> str:
            nonlocal after
            known = read_series(text)
            stored = known.pop(before.conditions, before)
            if stored != self._after:  # other windows have counted games meanwhile
                self._before = stored
            assert self._before is not None
            after = self._before if winner is None else self._before.after(winner)
            return write_series({**known, before.conditions: after})

        self._preferences.change("even_games", count)
        self._after = after
        if result is not None:
            following = series_text(after, _person(self.seat), self._name(self.seat))
            self.counted.emit(
                tr("The game is over: {result}. {next}.", result=result.sentence, next=following)
            )


def _person(seat: EngineSeat) -> int:
    """Return the person's color, BLACK or WHITE."""
    return -next(iter(seat.colors))
