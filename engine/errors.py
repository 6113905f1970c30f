"""Errors that a person can act upon: each says what is wrong, where, and what to do next."""


class EngineError(Exception):
    """Base of every error whose text is meant for a person; bugs stay plain exceptions."""


class RecordError(EngineError):
    """A game record can't be read or written."""


class IllegalMoveError(EngineError):
    """A move is against the rules of the game it was played in."""


class FormatError(EngineError):
    """A file or line of JSON is damaged, or holds values of the wrong type or out of range."""


class SettingsError(EngineError):
    """A setting has an impossible value or an unknown name."""


class WeightsError(EngineError):
    """A network file can't be used."""


class RunError(EngineError):
    """A training run can't start, continue or be read."""
