#!/usr/bin/env python3
"""Starts a server and two `janggun bot` programs, which play games against each other with one minute per side.

Needs only Python. Prints how the games ended and how long they took. Exits with 1 if a game was not finished
or was lost on time, or if a bot reported an error.
"""

import argparse
import collections
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import urllib.request

from check import ROOT, free_port, limits, wait_for

PASSWORD = "사면초가 속의 장기 한 판"
NAMES = ["firstbot", "secondbot"]
# Engine level of each bot.
LEVELS = [4, 6]
SCOPES = ["bot:play", "challenge:read", "challenge:write"]
# A run is stopped after this many seconds without progress.
SILENCE = 120


def account(address, name):
    """Creates an account and returns an access token."""
    cookies = urllib.request.HTTPCookieProcessor()
    browser = urllib.request.build_opener(cookies)

    def post(path, body):
        headers = {"Origin": address, "Content-Type": "application/json"}
        request = urllib.request.Request(address + path, json.dumps(body).encode(), headers)
        with browser.open(request, timeout=60) as answer:
            return json.load(answer)

    post("/api/account", {"name": name, "password": PASSWORD})
    wanted = {"name": "bot", "scopes": SCOPES, "days": 1, "password": PASSWORD}
    return post("/api/account/tokens", wanted)["token"]


def bot(options, address, token, level, log):
    """Starts a bot. At these levels, the engine's choice of moves is partly random, so games differ."""
    command = [options.binary, "bot", "--url", address, "--engine", f"'{options.binary}' uci", "--upgrade", "--language", "en"]
    command += ["--go", options.go, "--option", "Hash=4", "--stop-after", str(options.games)]
    command += ["--option", f"Skill Level={level}", "--setups", "mssm,msms,smms,smsm"]
    # A game may start before the bot has processed the end of the previous one.
    command += ["--games", "2"]
    return subprocess.Popen(command, env=os.environ | {"JANGGUN_TOKEN": token}, stdout=log, stderr=subprocess.STDOUT)


def get(address, path):
    request = urllib.request.Request(address + path, headers={"Accept": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return answer.read().decode()


def challenge(address, token, name, number, rule_sets):
    """Challenges a bot and returns the ID of the game. The rule set changes after one game with each colour."""
    colour = ["white", "black"][number % 2]
    rules = rule_sets[number // 2 % len(rule_sets)]
    body = f"clock.limit=60&clock.increment=0&color={colour}&variant={rules}".encode()
    request = urllib.request.Request(f"{address}/api/challenge/{name}", body, {"Authorization": f"Bearer {token}"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)["id"]


def rule_sets(binary):
    listed = subprocess.run([binary, "rules"], capture_output=True, text=True, check=True).stdout
    return [line.split()[0] for line in listed.splitlines()]


def wait_until(what, done):
    end = time.monotonic() + SILENCE
    while not done():
        if time.monotonic() > end:
            sys.exit(f"{what}: nothing for {SILENCE} s")
        time.sleep(0.05)


def play(address, tokens, games, rule_sets):
    """Lets the bots play the games one after the other, and returns the exported games."""
    played = []
    wait_until("the bots", lambda: all(name in get(address, "/api/bot/online") for name in NAMES))
    for number in range(games):
        game = challenge(address, tokens[0], NAMES[1], number, rule_sets)
        moves = -1

        def moved():
            view = json.loads(get(address, f"/api/games/{game}"))
            return view["now"]["verdict"] is not None or view["now"]["ply"] > moves

        while True:
            wait_until(f"game {number + 1}", moved)
            view = json.loads(get(address, f"/api/games/{game}"))
            if view["now"]["verdict"] is not None:
                break
            moves = view["now"]["ply"]
        played.append(json.loads(get(address, f"/game/export/{game}")))
        rules, end = played[-1]["variant"]["rules"], played[-1]["end"]["code"]
        print(f"{number + 1}: {rules}, {end}, {view['now']['ply']} moves", file=sys.stderr)
    return played


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--binary", default=ROOT / "target/debug/janggun", type=pathlib.Path)
    arguments.add_argument("--games", default=100, type=int)
    arguments.add_argument("--go", default="nodes 200", help="limits of every search")
    arguments.add_argument("--rules", nargs="+", help="rule sets, in turn; all by default")
    options = arguments.parse_args()
    options.binary = options.binary.resolve()
    address = f"http://127.0.0.1:{free_port()}"
    with tempfile.TemporaryDirectory() as folder:
        data, logs = pathlib.Path(folder, "data"), [pathlib.Path(folder, name) for name in NAMES]
        serve = [options.binary, "serve", "--addr", address.removeprefix("http://"), "--data", data, "--workers", "0"]
        server = subprocess.Popen([*serve, "--no-tables", *limits(options.binary)], stdout=subprocess.DEVNULL)
        bots = []
        try:
            wait_for(address)
            tokens = [account(address, name) for name in NAMES]
            begun = time.monotonic()
            for token, level, log in zip(tokens, LEVELS, logs):
                bots.append(bot(options, address, token, level, log.open("w")))
            played = play(address, tokens, options.games, options.rules or rule_sets(options.binary))
            seconds = time.monotonic() - begun
            statuses = [one.wait(timeout=60) for one in bots]
        finally:
            for one in [*bots, server]:
                one.kill()
                one.wait()
        said = [line for log in logs for line in log.read_text().splitlines()]
    endings = collections.Counter(game["end"]["code"] for game in played)
    moves = sum(len(game["moves"].split()) for game in played)
    errors = [line for line in said if any(word in line for word in ("refused", "failed", "lost (the", "is lost"))]
    print(f"{len(played)} games, {moves} moves, {seconds:.0f} s; endings: {dict(endings)}; bots ended with {statuses}")
    for line in errors:
        print(line)
    if errors or any(statuses) or endings["flagged"] or len(played) < options.games:
        sys.exit(1)


if __name__ == "__main__":
    main()
