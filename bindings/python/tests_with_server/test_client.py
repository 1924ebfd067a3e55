"""Tests the client against a server: all methods, errors, streams, restarts, and a complete game between two example
bots."""

import asyncio
import inspect
import itertools
import json
import os
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import janggun
import pytest
from conftest import Server
from janggun.client import ApiError, AsyncClient, Client, types
from janggun.client._methods import Methods

EXAMPLE = Path(__file__).parents[1] / "examples/bot.py"

Token = Callable[[str], str]


def client(server: Server, token: str | None = None) -> Client:
    return Client(server.address, token, patience=30)


@pytest.fixture(scope="module")
def bots(server: Server, token: Token) -> tuple[str, str]:
    tokens = (token("firstbot"), token("secondbot"))
    for one in tokens:
        client(server, one).bot.upgrade()
    return tokens


SEEDED = "import random, runpy, sys; random.seed(1); sys.argv = sys.argv[1:]; runpy.run_path(sys.argv[0], run_name='__main__')"


@contextmanager
def running(server: Server, token: str) -> Iterator["subprocess.Popen[str]"]:
    """Runs the example bot in a separate process with a fixed random seed."""
    command = [sys.executable, "-c", SEEDED, str(EXAMPLE), server.address, token]
    bot = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8")
    try:
        yield bot
    finally:
        bot.kill()
        bot.wait()


def until(condition: Callable[[], bool], every: float = 0.05) -> None:
    ends = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < ends
        time.sleep(every)


def test_two_bots_of_the_example_play_to_an_ending_by_points(server: Server, bots: tuple[str, str]) -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 60
    first = client(server, bots[0])
    with running(server, bots[0]) as one, running(server, bots[1]) as two:
        until(lambda: {bot["id"] for bot in first.bot.online()} == {"firstbot", "secondbot"})
        game = first.challenges.create("secondbot", clock_limit=60, color="white", variant="kakao")["id"]
        for bot in (one, two):
            assert bot.stdout is not None
            line = bot.stdout.readline().split()
            assert line[:2] == [game, "variantEnd"], line
    record = first.games.export(game)
    assert record["end"] is not None and record["end"]["rule"] == "limit.low_points"
    assert len(record["moves"].split()) > 40
    assert "[Result " in first.games.export_pgn(game) and "[대국결과 " in first.games.export_gib(game)
    assert [record["id"] for record in first.games.of_user("firstbot", max=1)] == [game]
    assert "".join(first.games.of_user_pgn("firstbot")).count("[Result ") == 1


def test_requests_about_accounts(server: Server, token: Token) -> None:
    person = client(server, token("reader"))
    account = person.account()
    assert (account["id"], account.get("title")) == ("reader", None)
    assert person.user("READER")["player"] == account["player"]
    assert person.playing() == {"nowPlaying": [], "nbMyTurn": 0}
    assert [user["id"] for user in client(server).status("reader,nobody-at-all")] == ["reader"]
    own = token("passing")
    passing = client(server, own)
    info = passing.test_tokens(own)[own]
    assert info is not None and info["userId"] == "passing"
    passing.revoke_token()
    assert client(server).test_tokens(own) == {own: None}


def test_errors_have_the_code_of_the_server(server: Server, token: Token) -> None:
    with pytest.raises(ApiError) as needed:
        client(server).account()
    assert (needed.value.code, needed.value.status, needed.value.retry_after) == ("token_needed", 401, None)
    with pytest.raises(janggun.JanggunError, match="unknown_player"):
        client(server).user("nobody-at-all")
    with pytest.raises(ApiError, match="offline"):
        Client("http://127.0.0.1:9").account()
    with pytest.raises(ValueError, match="not the address of a server"):
        Client("janggun.example")


def test_a_limit_is_named_and_says_when_to_come_back(server: Server, token: Token) -> None:
    own = token("limited")
    game = client(server, own).challenges.open(clock_limit=300)["id"]
    client(server, own).challenges.accept(game)
    hasty = Client(server.address, own)
    with pytest.raises(ApiError) as refused:
        for _ in range(9):
            hasty.board.chat(game)
    assert (refused.value.code, refused.value.status, refused.value.limit) == ("too_fast", 429, "chat")
    assert refused.value.retry_after is not None and refused.value.retry_after >= 1
    assert Client(server.address, own, patience=30).board.chat(game) == []


def test_challenges_and_commands_in_a_game(server: Server, token: Token) -> None:
    cho, han = client(server, token("cho")), client(server, token("han"))
    events = han.events()
    declined = cho.challenges.create("han", days=3)["id"]
    han.challenges.decline(declined, reason="timeControl")
    cancelled = cho.challenges.create("han", clock_limit=300, byo_period=30, byo_periods=3)
    assert cancelled["timeControl"]["type"] == "clock" and cancelled["timeControl"].get("byo") is not None
    cho.challenges.cancel(cancelled["id"])
    game = cho.challenges.create("han", clock_limit=300, color="white", variant="casual")["id"]
    assert [one["id"] for one in han.challenges.list()["in"]] == [game]
    han.challenges.accept(game)
    # Unlike bots, human players have no stored setup, so they must choose one.
    for side, code in ((han, "msms"), (cho, "mssm")):
        side.board.setup(game, code)
    board = han.board.stream(game)
    full = next(board)
    assert full["type"] == "gameFull" and full["setup"] == {"white": "mssm", "black": "msms"}
    cho.board.move(game, "a4b4")
    with pytest.raises(ApiError, match="not_your_turn"):
        cho.board.move(game, "b4a4")
    with pytest.raises(ApiError) as illegal:
        han.board.move(game, "a7a8")
    assert (illegal.value.code, illegal.value.status) == ("illegal_move", 422)
    cho.board.takeback(game, "yes")
    han.board.takeback(game, "no")
    han.board.move(game, "a7b7", offering_draw=True)
    cho.board.draw(game, "no")
    cho.board.say(game, "안녕하세요")
    assert han.board.chat(game) == [{"user": "cho", "text": "안녕하세요"}]
    cho.board.resign(game)
    states = [line for line in board if line["type"] == "gameState"]
    assert (states[-1]["status"], states[-1].get("winner"), states[-1]["moves"]) == ("resign", "black", "a4b4 a7b7")
    kinds = []
    for event in events:
        kinds.append(event["type"])
        if event["type"] == "gameFinish":
            break
    events.close()
    assert {"challengeDeclined", "challengeCanceled", "gameStart"} <= set(kinds)


def test_a_seek_pairs_and_an_offer_ends_with_its_stream(server: Server, token: Token) -> None:
    one, two = client(server, token("seeker")), client(server, token("finder"))
    one.board.seek(time=5, increment=3).close()
    first = one.board.seek(time=10, increment=3, variant="kakao")
    second = two.board.seek(time=10, increment=3, variant="kakao")
    assert next(first)["id"] == next(second)["id"]
    assert list(first) == []


def test_streams_go_on_after_a_restart_and_after_a_crash(
    server: Server, bots: tuple[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    bot = client(server, bots[0])
    game = bot.challenges.ai(level=1, color="white", variant="kakao")["id"]
    events, board, once = bot.events(), bot.bot.stream(game), bot.events(reconnect=False)
    assert next(board)["type"] == "gameFull"
    server.stop()
    assert [line for line in once if line["type"] == "streamEnd"] == [{"type": "streamEnd", "reason": "restart"}]
    with pytest.raises(ApiError, match="offline"):
        Client(server.address, bots[0]).account()
    server.restart()
    # Lines about the setups may come before the end of the stream.
    before = [line["type"] for line in itertools.takewhile(lambda line: line["type"] != "gameFull", board)]
    assert before[-1] == "streamEnd"
    started = [event for event in (next(events), next(events), next(events)) if event["type"] == "gameStart"]
    assert [event["game"]["id"] for event in started] == [game, game]
    server.kill()
    threading.Timer(0.5, server.restart).start()
    bot.bot.move(game, "a4b4")  # retried until the server has restarted
    assert "offline" in caplog.text and "trying again in" in caplog.text
    again = next(line for line in board if line["type"] == "gameFull")
    assert again["id"] == game
    bot.bot.resign(game)
    last = [line for line in board if line["type"] == "gameState"][-1]
    assert (last["status"], last["moves"].split()[0]) == ("resign", "a4b4")
    events.close()


def test_the_asynchronous_client_does_the_same(server: Server, bots: tuple[str, str]) -> None:
    async def play() -> types.GameState:
        async with AsyncClient(server.address, bots[1], patience=30) as bot:
            assert (await bot.account()).get("title") == "BOT"
            with pytest.raises(ApiError, match="unknown_game"):
                await bot.bot.move("LqZ3xv0aJ9c", "a4b4")
            game = (await bot.challenges.ai(level=1, color="white", variant="kakao"))["id"]
            await bot.bot.setup(game, "mssm")
            async with bot.bot.stream(game) as lines:
                async for line in lines:
                    if line["type"] == "gameFull":
                        await bot.bot.resign(game)
                    elif line["type"] == "gameState":
                        state = line
            assert [bot["id"] async for bot in bot.bot.online()] == []
            assert "[Result " in await bot.games.export_pgn(game)
            assert "".join([part async for part in bot.games.of_user_pgn("reader")]) == ""
            return state

    assert asyncio.run(play())["status"] == "resign"


class Recorder:
    """A stand-in for the sender that records the endpoints of requests."""

    def __init__(self) -> None:
        self.used: list[tuple[str, str]] = []

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda verb, endpoint, **values: self.used.append((verb, endpoint))


def test_there_is_a_method_for_each_endpoint_for_programs(server: Server) -> None:
    recorder = Recorder()
    whole = Methods(recorder)  # type: ignore[arg-type]
    for part in (whole, whole.challenges, whole.games, whole.bot, whole.board):
        for _, method in inspect.getmembers(part, inspect.ismethod):
            if method.__name__ != "__init__":
                needed = [one for one in inspect.signature(method).parameters.values() if one.default is one.empty]
                method(*["x" for _ in needed])
    with urllib.request.urlopen(server.address + "/api/openapi.json", timeout=30) as answer:
        paths = json.load(answer)["paths"]
    declared = {
        (verb.upper(), path)
        for path, verbs in paths.items()
        for verb, operation in verbs.items()
        if "Programs" in operation["tags"]
    }
    assert set(recorder.used) == declared


def test_the_bot_of_the_documentation_plays(server: Server, token: Token, tmp_path: Path) -> None:
    page = (EXAMPLE.parents[3] / "docs/reference/api.md").read_text(encoding="utf-8")
    program = page.split("## From Python")[1].split("```python\n")[1].split("```")[0]
    (tmp_path / "bot.py").write_text(program.replace("http://127.0.0.1:8080", server.address), encoding="utf-8")
    variables = {**os.environ, "JANGGUN_TOKEN": token("documented")}
    bot = subprocess.Popen([sys.executable, "bot.py"], cwd=tmp_path, env=variables)
    try:
        own = client(server, variables["JANGGUN_TOKEN"])
        # Polling more often would reach the server's limits, and the game could end while a request waits.
        until(lambda: any(game["hasMoved"] for game in own.playing()["nowPlaying"]), every=0.5)
    finally:
        bot.kill()
        bot.wait()
