"""Compares the speed of janggun and pyffish in listing legal moves and replaying games.

Both libraries run alternately in one process, and processor time is measured.

pyffish (GPL) is only needed for this comparison. Install both in a separate virtual environment:

    python3 -m venv /tmp/bench
    /tmp/bench/bin/pip install pyffish==0.0.90 target/python/wheels/janggun-*.whl
    /tmp/bench/bin/python bindings/python/bench.py

Both libraries receive the same input, and their answers are compared before the measurement.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable

import janggun
import pyffish

VARIANT, RULES = "janggi", "pychess"
GAMES, PLIES, ROUNDS = 12, 80, 5


def games(seed: int) -> list[tuple[str, list[str]]]:
    """Returns random unfinished games, as start FEN and moves."""
    choice = random.Random(seed)
    found: list[tuple[str, list[str]]] = []
    while len(found) < GAMES:
        start = janggun.Position.start(*(choice.choice(janggun.ARRANGEMENTS[:4]) for _ in range(2))).fen
        game = janggun.Game(RULES, start)
        moves: list[str] = []
        while game.verdict is None and len(moves) < PLIES:
            moves.append(choice.choice(game.legal_moves()))
            game.play(moves[-1])
        if game.verdict is None:
            found.append((start, moves))
    return found


def timed(work: Callable[[], object]) -> float:
    begin = time.process_time()
    work()
    return time.process_time() - begin


def compare(name: str, count: int, ours: Callable[[], object], theirs: Callable[[], object]) -> float:
    """Runs both functions alternately and prints the median time per question."""
    pairs = [(timed(ours), timed(theirs)) for _ in range(ROUNDS)]
    mine, other = (statistics.median(column) / count for column in zip(*pairs))
    print(f"{name:<44} {mine * 1e6:9.2f} µs {other * 1e6:11.2f} µs {other / mine:8.1f} ×")
    return other / mine


def main() -> None:
    lines = games(1)
    positions = [
        janggun.final_fen(RULES, start, moves[:ply]) for start, moves in lines for ply in range(0, PLIES, 8)
    ]
    for fen in positions:
        assert sorted(janggun.legal_moves(RULES, fen)) == sorted(pyffish.legal_moves(VARIANT, fen, [])), fen
    for start, moves in lines:
        ours = sorted(janggun.legal_moves(RULES, start, moves))
        assert ours == sorted(pyffish.legal_moves(VARIANT, start, moves)), (start, moves)
        assert janggun.final_fen(RULES, start, moves) == pyffish.get_fen(VARIANT, start, moves), (start, moves)
    print(f"{len(positions)} positions and {len(lines)} games of {PLIES} plies; every answer is the same\n")
    print(f"{'processor time a question':<44} {'janggun':>12} {'pyffish ' + '.'.join(map(str, pyffish.version())):>14}")
    compare(
        "legal moves of a FEN",
        len(positions),
        lambda: [janggun.legal_moves(RULES, fen) for fen in positions],
        lambda: [pyffish.legal_moves(VARIANT, fen, []) for fen in positions],
    )
    compare(
        "legal moves after a whole game",
        len(lines),
        lambda: [janggun.legal_moves(RULES, start, moves) for start, moves in lines],
        lambda: [pyffish.legal_moves(VARIANT, start, moves) for start, moves in lines],
    )
    compare(
        "replay a whole game to its FEN",
        len(lines),
        lambda: [janggun.final_fen(RULES, start, moves) for start, moves in lines],
        lambda: [pyffish.get_fen(VARIANT, start, moves) for start, moves in lines],
    )
    compare(
        "legal moves at every ply of a game",
        len(lines),
        lambda: [janggun.legal_moves_along(RULES, start, moves) for start, moves in lines],
        lambda: [
            [pyffish.legal_moves(VARIANT, start, moves[:ply]) for ply in range(len(moves) + 1)]
            for start, moves in lines
        ],
    )


if __name__ == "__main__":
    main()
