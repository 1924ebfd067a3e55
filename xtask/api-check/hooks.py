"""Hooks for schemathesis that let some of the generated requests succeed.

Requests with generated IDs, passwords and names are usually refused. So half of the requests get existing IDs, the
password of their account, and a session. Parts that break the schema on purpose are not changed.

This module must not depend on the checks, which are defined in `check.py`.
"""

import atexit
import base64
import hashlib
import hmac
import json
import os
import random
import struct
import time
from collections import Counter, defaultdict

import requests
import schemathesis

PASSWORD = "사면초가 속의 장기 한 판"
OTHER_PASSWORD = "유방과 항우의 백 번째 판"
TIME = {"kind": "fischer", "main_ms": 300_000, "increment_ms": 5_000}
RECORD = '{"janggun":1,"start":{"setup":{"cho":"mssm","han":"mssm"}},"moves":[]}'
FEN = "4k4/9/9/9/9/9/9/9/9/3K5 w"

ADDRESS = os.environ["JANGGUN_ADDRESS"]
REPORT = os.environ["JANGGUN_REPORT"]

chance = random.Random(1)
answers = defaultdict(Counter)


class Player:
    """A browser with its own session."""

    def __init__(self):
        self.http = requests.Session()
        self.http.headers["Origin"] = ADDRESS

    def ask(self, method, path, body=None):
        answer = self.http.request(method, ADDRESS + path, json=body)
        answer.raise_for_status()
        return answer.json() if answer.content else None

    def key(self):
        return self.ask("GET", "/api/me")["player"]["id"]


def name():
    return "".join(chance.choices("abcdefghkmnpqrstuvwxyz", k=16))


def guest():
    player = Player()
    player.ask("POST", "/api/me/nickname", {"nickname": None})
    return player


def member():
    player = Player()
    player.name = name()
    player.ask("POST", "/api/account", {"name": player.name, "password": PASSWORD})
    return player


def code(secret, at):
    """Returns the code that an authenticator app shows at a time, given in Unix seconds."""
    key = base64.b32decode(secret + "=" * (-len(secret) % 8))
    digest = hmac.new(key, struct.pack(">Q", int(at) // 30), hashlib.sha1).digest()
    number = struct.unpack(">I", digest[digest[-1] & 15 :][:4])[0] & 0x7FFF_FFFF
    return f"{number % 1_000_000:06}"


def with_secret():
    player = member()
    begun = player.ask("POST", "/api/account/second-factor", {"password": PASSWORD})
    player.code = code(begun["secret"], time.time())
    return player


def with_factor():
    player = with_secret()
    confirmed = player.ask("POST", "/api/account/second-factor/confirm", {"code": player.code})
    player.recovery_codes = confirmed["codes"]
    return player


def game(player, **change):
    body = {"rules": "casual", "opponent": {"kind": "friend"}, "side": "cho", "time": TIME, **change}
    return player.ask("POST", "/api/games", body)


SCOPES = ["bot:play", "board:play", "challenge:read", "challenge:write"]
START = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"


def program():
    """Creates an account with an access token for all scopes."""
    player = member()
    wanted = {"name": "a program", "scopes": SCOPES, "days": None, "password": PASSWORD}
    player.token = player.ask("POST", "/api/account/tokens", wanted)["token"]
    return player


def bot():
    player = program()
    requests.post(f"{ADDRESS}/api/bot/account/upgrade", headers=bearer(player), timeout=30).raise_for_status()
    return player


def bearer(player):
    return {"Authorization": f"Bearer {player.token}"}


def playing(player):
    """Creates a game in which the player is Cho and to move. Returns its ID."""
    made = game(player, start={"fen": START})["id"]
    guest().ask("POST", f"/api/games/{made}/join", {})
    return made


def in_game(make, body=None, **path):
    def made():
        player = make()
        return player, {"id": playing(player), **path}, body

    return made


def unplayed(make, **path):
    """Returns a function that creates a game in which the setups have not been chosen."""

    def made():
        player = make()
        opened = game(player, side="han")["id"]
        guest().ask("POST", f"/api/games/{opened}/join", {})
        return player, {"id": opened, **path}, None

    return made


class Things:
    """Data that exists on the server for the entire run."""

    def __init__(self):
        self.owner, self.other = program(), member()
        self.game = game(self.owner, opponent={"kind": "self"}, start={"fen": START})["id"]
        packed = json.load(open(os.environ["JANGGUN_EXAMPLES"]))["NewSharedAnalysis"][0]
        self.analysis = self.owner.ask("POST", "/api/shared-analyses", packed)["id"]
        self.player = self.owner.key()
        self.other_player = self.other.key()


things = None


def known():
    global things
    things = things or Things()
    return things


def challenge():
    other = guest()
    body = {"to": {"player": other.key()}, "game": {"rules": "casual", "opponent": {"kind": "friend"}, "side": "cho"}}
    return other, {"id": known().owner.ask("POST", "/api/challenges", body)["id"]}


def refereed():
    """Creates a game that waits for its referee."""
    creator, opponent = guest(), guest()
    made = game(creator, referee=True)
    opponent.ask("POST", f"/api/games/{made['id']}/join", {})
    return guest(), {"id": made["id"]}, {"key": made["referee_key"]}


def other_session():
    """Signs in to an account on two devices. Returns the first device and the ID of the second one's session."""
    player = member()
    Player().ask("POST", "/api/session", {"name": player.name, "password": PASSWORD})
    sessions = player.ask("GET", "/api/account/sessions")["sessions"]
    return player, {"id": next(session["id"] for session in sessions if not session["current"])}


def with_record():
    """Creates an account with a stored record."""
    player = member()
    stored = hashlib.sha256(RECORD.encode()).hexdigest()[:32]
    player.ask("PUT", f"/api/account/records/{stored}", {"record": RECORD})
    return player, {"id": stored}


def with_token():
    """Creates an account with both a session and an access token. Returns it with the ID of the token."""
    player = program()
    tokens = player.ask("GET", "/api/account/tokens")["tokens"]
    return player, {"id": tokens[0]["id"]}


CONFIRM = {"password": PASSWORD}


def recovered():
    player = with_factor()
    body = {"name": player.name, "recovery_code": player.recovery_codes[0], "new_password": OTHER_PASSWORD}
    return Player(), {}, body


def confirmed():
    player = with_secret()
    return player, {}, {"code": player.code}


def seat():
    return guest(), {"id": game(guest())["id"]}, {}


# For each operation, a function that returns the sender and, optionally, path parameters and the request body.
MADE = {
    "DELETE /api/me": lambda: (guest(),),
    "POST /api/me/nickname": lambda: (Player(), {}, {"nickname": name()}),
    "POST /api/account": lambda: (Player(), {}, {"name": name(), "password": PASSWORD}),
    "POST /api/session": lambda: (Player(), {}, {"name": known().owner.name, "password": PASSWORD}),
    "DELETE /api/session": lambda: (member(),),
    "DELETE /api/account/sessions/{id}": other_session,
    "POST /api/account/close": lambda: (member(), {}, CONFIRM),
    "POST /api/account/password": lambda: (member(), {}, {"password": PASSWORD, "new_password": OTHER_PASSWORD}),
    "POST /api/account/second-factor": lambda: (member(), {}, CONFIRM),
    "POST /api/account/second-factor/confirm": confirmed,
    "DELETE /api/account/second-factor": lambda: (with_factor(), {}, CONFIRM),
    "POST /api/account/recovery-codes": lambda: (member(), {}, CONFIRM),
    "POST /api/account/recover": recovered,
    "DELETE /api/account/email": lambda: (known().owner, {}, CONFIRM),
    "PUT /api/account/blocks/{player}": lambda: (known().owner, {"player": known().other_player}),
    "DELETE /api/account/blocks/{player}": lambda: (known().owner, {"player": known().other_player}),
    "PUT /api/account/records/{id}": lambda: (
        known().owner,
        {"id": hashlib.sha256(RECORD.encode()).hexdigest()[:32]},
        {"record": RECORD},
    ),
    "DELETE /api/account/records/{id}": with_record,
    "DELETE /api/account/tokens/{id}": with_token,
    "POST /api/games": lambda: (guest(),),
    "POST /api/games/{id}/join": seat,
    "POST /api/games/{id}/referee": refereed,
    "DELETE /api/challenges/{id}": challenge,
    "POST /api/challenges": lambda: (
        member(),
        {},
        {
            "to": {"player": known().other_player},
            "game": {"rules": "casual", "opponent": {"kind": "friend"}, "side": "han", "time": TIME},
        },
    ),
    "GET /api/shared-analyses/{id}": lambda: (Player(), {"id": known().analysis}),
}

NEW = {"rated": False, "clock.limit": 300, "clock.increment": 5}


def challenged_program():
    player, other = program(), guest()
    body = {"to": {"player": player.key()}, "game": {"rules": "casual", "opponent": {"kind": "friend"}, "side": "cho"}}
    return player, {"id": other.ask("POST", "/api/challenges", body)["id"]}


def challenging_program():
    player = program()
    body = {
        "to": {"player": known().other_player},
        "game": {"rules": "casual", "opponent": {"kind": "friend"}, "side": "cho"},
    }
    return player, {"id": player.ask("POST", "/api/challenges", body)["id"]}


MADE |= {
    "DELETE /api/token": lambda: (program(),),
    "POST /api/bot/account/upgrade": lambda: (program(),),
    "POST /api/bot/account/setup/{code}": lambda: (bot(), {"code": "msms"}),
    "POST /api/account/handle": lambda: (member(), {}, {"handle": name()}),
    "POST /api/account/tokens": lambda: (
        member(),
        {},
        {"name": "a program", "scopes": SCOPES, "days": None, "password": PASSWORD},
    ),
    "POST /api/challenge/ai": lambda: (program(), {}, NEW | {"level": 1}),
    "POST /api/challenge/open": lambda: (program(), {}, NEW),
    "POST /api/challenge/{username}": lambda: (program(), {"username": known().other.name}, NEW),
    "POST /api/challenge/{id}/accept": challenged_program,
    "POST /api/challenge/{id}/decline": lambda: (*challenged_program(), {}),
    "POST /api/challenge/{id}/cancel": challenging_program,
} | {
    f"{method} /api/{kind}/game/{path}": fixture(make, **values)
    for kind, make in [("bot", bot), ("board", program)]
    for method, path, fixture, values in [
        ("POST", "{id}/move/{move}", in_game, {"move": "a4b4"}),
        ("GET", "{id}/chat", in_game, {}),
        ("POST", "{id}/chat", in_game, {"body": {"text": "안녕하세요", "room": "player"}}),
        ("POST", "{id}/abort", in_game, {}),
        ("POST", "{id}/resign", in_game, {}),
        ("POST", "{id}/draw/{answer}", in_game, {"answer": "yes"}),
        ("POST", "{id}/takeback/{answer}", in_game, {"answer": "yes"}),
        ("POST", "{id}/claim-victory", in_game, {}),
        ("POST", "{id}/bikjang", in_game, {}),
        ("POST", "{id}/setup/{code}", unplayed, {"code": "msms"}),
    ]
}

# Path parameters that mean the same in all operations.
VALUES = {
    "id": lambda: known().game,
    "player": lambda: known().player,
    "opponent": lambda: known().other_player,
    "rules": lambda: "kakao",
    "username": lambda: known().owner.name,
}


def is_positive(case, location):
    """Returns whether a part of a request was generated to match the schema."""
    parts = case.meta.components if case.meta else {}
    return all(part.mode.value == "positive" for place, part in parts.items() if place.value == location)


@schemathesis.hook
def filter_query(context, query):
    """Leaves out queries with an empty value, because the server treats these as missing."""
    return "" not in (query or {}).values()


@schemathesis.hook
def before_call(context, case, kwargs):
    endpoint = f"{case.method} {case.path}"
    case.headers = case.headers or {}
    case.headers.setdefault("Origin", ADDRESS)
    # Half of the requests, and all requests of workers, keep their generated values and get no session.
    if chance.random() < 0.5 or case.path.startswith("/worker/"):
        return
    player, path, body = (*MADE.get(endpoint, lambda: (known().owner,))(), {}, None)[:3]
    if is_positive(case, "path") and case.path_parameters:
        for key in case.path_parameters:
            if key in path or key in VALUES:
                case.path_parameters[key] = path[key] if key in path else VALUES[key]()
    if body is not None and is_positive(case, "body"):
        case.body = body
        case.media_type = "application/json"
    if case.path == "/api/tables/{rules}" and is_positive(case, "query"):
        case.query = {"fen": FEN}
    # If the session or token was broken on purpose, it is not replaced by a valid one.
    if not is_positive(case, "cookie") or not is_positive(case, "header"):
        return
    if "token" in str(case.operation.definition.raw.get("security")):
        case.headers.update(bearer(player))
    else:
        case.cookies = {**(case.cookies or {}), **player.http.cookies.get_dict()}


@schemathesis.hook
def after_call(context, case, response):
    answers[f"{case.method} {case.path}"][response.status_code] += 1


@atexit.register
def write():
    with open(REPORT, "w") as file:
        json.dump({name: dict(counted) for name, counted in answers.items()}, file)
