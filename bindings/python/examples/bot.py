"""A bot that accepts challenges and plays the moves that leave the opponent the fewest points. Start it with the
address of a server and a token: python bot.py http://127.0.0.1:8080 janggun_…"""

import copy
import random
import sys
import threading
from contextlib import suppress

import janggun
from janggun.client import ApiError, Client


def chosen(game: janggun.Game) -> str:
    """Returns a winning move if there is one, or else the move after which the opponent has the fewest points."""
    def left(move: str) -> float:
        after = copy.copy(game)
        after.play(move)
        won = after.verdict is not None and after.verdict.outcome == game.turn
        return -1.0 if won else after.points["han" if game.turn == "cho" else "cho"]

    passes = [move for move in game.legal_moves() if move[: len(move) // 2] * 2 == move]  # such as e2e2
    values = {move: left(move) + (move in passes) for move in game.legal_moves()}
    return random.choice([move for move in values if values[move] == min(values.values())])


def play(client: Client, game_id: str, color: str) -> None:
    for line in client.bot.stream(game_id):
        if line["type"] == "gameFull":
            rules, start, state, seen = line["variant"].get("rules"), line["initialFen"], line["state"], None
        elif line["type"] == "gameState":
            state = line
        if state["status"] != "started" or state["moves"] == seen:
            continue  # a new state of the same position, such as a draw offer
        seen = state["moves"]
        game = janggun.Game(rules or "kakao", {"fen": start}, seen.split())
        if (game.turn == "cho") == (color == "white"):
            try:
                client.bot.move(game_id, chosen(game), ply=len(game.moves))
            except ApiError as error:
                print(game_id, error)  # for example, its time was up
    print(game_id, state["status"], state.get("winner"), flush=True)


def main() -> None:
    client = Client(*sys.argv[1:3], patience=60)
    me, started = client.account()["id"], set()
    for event in client.events():
        if event["type"] == "challenge":
            to = event["challenge"]["destUser"]
            if to and to["id"] == me:  # the bot's own challenges are skipped
                with suppress(ApiError):  # the challenge may have been withdrawn
                    client.challenges.accept(event["challenge"]["id"])
        elif event["type"] == "gameStart" and event["game"]["id"] not in started:
            started.add(event["game"]["id"])
            threading.Thread(target=play, args=(client, event["game"]["id"], event["game"]["color"])).start()


if __name__ == "__main__":
    main()
