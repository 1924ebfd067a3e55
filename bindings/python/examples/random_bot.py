"""Plays a game of random moves to its end, and prints how it ended.

    python random_bot.py [RULES] [SEED]
"""

import random
import sys

import janggun


def play(rules: str, seed: int) -> janggun.Game:
    choice = random.Random(seed)
    cho, han = (choice.choice(janggun.ARRANGEMENTS[:4]) for _ in range(2))
    game = janggun.Game(rules, {"setup": {"cho": cho, "han": han}})
    while game.verdict is None:
        game.play(choice.choice(game.legal_moves()))
        if len(game.moves) >= 1000:
            game.play("abort")
    return game


def main() -> None:
    rules = sys.argv[1] if len(sys.argv) > 1 else "kakao"
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    game = play(rules, seed)
    print(game.position)
    print(" ".join(game.written("korean")))
    assert game.verdict is not None
    print(f"{len(game.moves)} plies, {game.verdict.code} by rule {game.verdict.rule}")
    print(game.verdict.sentence())


if __name__ == "__main__":
    main()
