"""Janggi (장기, Korean chess): rules, judge, notation and records.

    >>> import janggun
    >>> game = janggun.Game("kakao")
    >>> game.play("a4b4")
    >>> len(game.legal_moves())
    32
    >>> game.play("pass"); game.play("pass")
    >>> game.verdict.sentence()
    'Han wins. Both sides passed in a row (moves 2 and 3). Points decide: Cho 72, Han 73.5 (deom of 1.5 included).'

Moves are UCI strings (``a4b4``; a pass is a move of the general to its own square, ``e2e2``). Every refusal is an
exception with ``code`` and ``facts``; every ending is a :class:`Verdict` with the rule that caused it.
"""

from ._janggun import (
    ARRANGEMENTS,
    NOTATIONS,
    Fault,
    Game,
    GameOverError,
    IllegalMoveError,
    JanggunError,
    MoveTextError,
    Position,
    PositionError,
    Reason,
    Record,
    RecordError,
    Records,
    RefusedMoveError,
    Rules,
    RulesError,
    Verdict,
    __version__,
    convert,
    final_fen,
    glossary,
    judge,
    legal_moves,
    legal_moves_along,
    presets,
    read_games,
    sentences,
)

__all__ = [
    "ARRANGEMENTS",
    "NOTATIONS",
    "Fault",
    "Game",
    "GameOverError",
    "IllegalMoveError",
    "JanggunError",
    "MoveTextError",
    "Position",
    "PositionError",
    "Reason",
    "Record",
    "RecordError",
    "Records",
    "RefusedMoveError",
    "Rules",
    "RulesError",
    "Verdict",
    "__version__",
    "convert",
    "final_fen",
    "glossary",
    "judge",
    "legal_moves",
    "legal_moves_along",
    "presets",
    "read_games",
    "sentences",
]
