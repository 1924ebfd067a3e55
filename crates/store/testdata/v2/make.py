"""Writes janggun.db and expected.json with a running `janggun serve` of the release whose database has version 2.

usage: make.py PATH-OF-THAT-JANGGUN [FOLDER]     (requires only Python 3.11)

Plays every kind of game through HTTP and WebSocket, like a browser. expected.json contains the responses of that
program about every game to each visitor, just before it was stopped. Finally, two games are damaged with plain SQL.
"""

import base64, json, os, pathlib, shutil, signal, socket, sqlite3, struct, subprocess, sys, tempfile, time, urllib.request, urllib.error

PROGRAM = sys.argv[1]
TARGET = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else pathlib.Path(__file__).parent)


class Server:
    def __init__(self, data):
        self.data, self.address = data, "127.0.0.1:0"
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--addr", self.address, "--workers", "1", "--data", self.data],
            stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        self.address = line.strip().removeprefix("listening on http://")
        assert ":" in self.address, line

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(20) == 0

    def restart(self):
        self.stop()
        self.start()


class Visitor:
    def __init__(self, server):
        self.server, self.cookie = server, None

    def request(self, method, path, body=None):
        request = urllib.request.Request(f"http://{self.server.address}{path}", method=method)
        request.add_header("Origin", f"http://{self.server.address}")
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request) as answer:
                if "set-cookie" in answer.headers:
                    self.cookie = answer.headers["set-cookie"].split(";")[0]
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{method} {path}: {error.read().decode()}") from None

    def get(self, path):
        return self.request("GET", path)

    def post(self, path, body):
        return self.request("POST", path, body)

    def create(self, **game):
        game = {"rules": "kakao", "side": "cho", **game}
        return self.post("/api/games", game)["id"]

    def view(self, game):
        return self.get(f"/api/games/{game}")

    def socket(self, game):
        return Socket(self, game)


class Socket:
    def __init__(self, visitor, game):
        host, port = visitor.server.address.split(":")
        self.stream = socket.create_connection((host, int(port)), timeout=60)
        self.file = self.stream.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET /ws/games/{game} HTTP/1.1", f"Host: {visitor.server.address}", "Upgrade: websocket",
                 "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}",
                 f"Origin: http://{visitor.server.address}"]
        if visitor.cookie:
            lines.append(f"Cookie: {visitor.cookie}")
        self.stream.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        assert b"101" in self.file.readline()
        while self.file.readline() != b"\r\n":
            pass
        self.count = 0
        self.now = self.read()["game"]["now"]

    def frame(self, opcode, payload):
        mask = os.urandom(4)
        head = bytes([0x80 | opcode])
        head += bytes([0x80 | len(payload)]) if len(payload) < 126 else bytes([0x80 | 126]) + struct.pack(">H", len(payload))
        self.stream.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload)))

    def read(self):
        while True:
            first, second = self.file.read(2)
            length = second & 127
            if length == 126:
                length = struct.unpack(">H", self.file.read(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", self.file.read(8))[0]
            payload = self.file.read(length)
            if first & 15 == 9:
                self.frame(10, payload)
            elif first & 15 == 1:
                return json.loads(payload)
            else:
                assert first & 15 == 10, first

    def take(self, message):
        if message["t"] == "event" and message["now"]:
            self.now = message["now"]
        return message

    def command(self, **command):
        self.count += 1
        name = f"c{self.count}-{os.urandom(3).hex()}"
        self.frame(1, json.dumps({"id": name, **command}).encode())
        while True:
            message = self.take(self.read())
            if message.get("id") == name and message["t"] in ("ack", "refused"):
                return message

    def do(self, **command):
        answer = self.command(**command)
        assert answer["t"] == "ack", (command, answer)

    def act(self, action, ply=None):
        ply = self.ply if ply is None else ply
        self.do(t="act", ply=ply, action=action)

    def close(self):
        self.stream.close()


def arrange(sockets, cho="mssm", han="msms"):
    sockets["han"].do(t="arrange", side="han", setup=han)
    sockets["cho"].do(t="arrange", side="cho", setup=cho)


class Table:
    """A game and the sockets of its sides."""

    def __init__(self, server, game, cho, han=None):
        self.server, self.game, self.visitors = server, game, {"cho": cho, "han": han or cho}
        self.open()

    def open(self):
        self.sockets = {side: visitor.socket(self.game) for side, visitor in self.visitors.items()}

    def now(self):
        return self.visitors["cho"].view(self.game)["now"]

    def arrange(self, cho="mssm", han="msms"):
        arrange(self.sockets, cho, han)

    def play(self, *actions):
        for action in actions:
            now = self.now()
            assert now["phase"] == "playing", now
            self.sockets[now["turn"]].do(t="act", ply=now["ply"], action=action)

    def say(self, side, action):
        self.sockets[side].do(t="act", ply=self.now()["ply"], action=action)

    def any(self, count):
        """Plays legal moves from the middle of the list."""
        for _ in range(count):
            now = self.now()
            steps = now["legal"]
            self.play(steps[len(steps) // 2])


def wait_until(test, seconds=240):
    for _ in range(seconds * 5):
        if test():
            return
        time.sleep(0.2)
    raise RuntimeError("it did not come")


def main():
    data = tempfile.mkdtemp(prefix="janggun-v2-")
    server = Server(data)
    try:
        play(server, data)
    finally:
        server.process.kill()
        shutil.rmtree(data)


def play(server, data):
    anna, ben = Visitor(server), Visitor(server)
    names, tables = {}, {}
    BYOYOMI = {"kind": "byoyomi", "main_ms": 600000, "period_ms": 30000, "periods": 3}
    FISCHER = {"kind": "fischer", "main_ms": 300000, "increment_ms": 5000}

    def own(name, **game):
        names[name] = anna.create(opponent={"kind": "self"}, **game)
        tables[name] = Table(server, names[name], anna)
        return tables[name]

    def two(name, join=True, **game):
        names[name] = anna.create(opponent={"kind": "friend"}, **game)
        if join:
            ben.post(f"/api/games/{names[name]}/join", {})
            tables[name] = Table(server, names[name], anna, ben)
            return tables[name]

    # Ben gets a cookie by creating his own game.
    names["open_of_ben"] = ben.create(opponent={"kind": "friend"}, side="han")

    table = own("running_on_one_device")
    table.arrange()
    table.play("a4b4", "i7h7", "c4d4", "c7d7")
    table.sockets["cho"].do(t="takeback", ply=4)  # at once

    table = two("running_byoyomi_restarted", time=BYOYOMI)
    table.arrange()
    table.play("a4b4", "i7h7")

    table = two("periods_used_up", time={"kind": "byoyomi", "main_ms": 1000, "period_ms": 3000, "periods": 60})
    table.arrange()
    time.sleep(1.5)
    table.play("a4b4")
    time.sleep(4.5)
    table.play("i7h7", "c4d4")

    table = two("takeback_asked", time=FISCHER)
    table.arrange()
    table.play("a4b4", "i7h7", "c4d4")
    table.sockets["cho"].do(t="takeback", ply=3)
    table.sockets["han"].do(t="takeback_answer", accept=True)
    table.play("e4e5", "c7d7")
    table.sockets["han"].do(t="takeback", ply=4)
    table.sockets["cho"].do(t="takeback_answer", accept=False)
    table.play("b4b5")
    table.sockets["cho"].do(t="takeback", ply=5)  # still unanswered

    table = two("resigned_with_rematch", time=FISCHER)
    table.arrange()
    table.play("a4b4", "i7h7", "c4d4")
    table.say("han", "resign")
    table.sockets["cho"].do(t="rematch")
    table.sockets["han"].do(t="rematch")
    names["rematch"] = anna.view(names["resigned_with_rematch"])["rematch"]

    table = two("rematch_offered", time=FISCHER)
    table.arrange()
    table.play("a4b4", "i7h7")
    table.say("cho", "resign")
    table.sockets["han"].do(t="rematch")

    table = two("handicap", time=FISCHER, takeback="never",
                start={"handicap": ["a10"], "deom_half": 3}, side="han", rules="casual")
    table.visitors = {"han": anna, "cho": ben}
    table.open()
    table.arrange()
    table.any(3)

    names["engine"] = anna.create(opponent={"kind": "engine", "level": 1}, time=BYOYOMI)
    table = tables["engine"] = Table(server, names["engine"], anna)
    wait_until(lambda: "cho" in anna.view(names["engine"])["now"]["rights"]["arrange"])
    table.sockets["cho"].do(t="arrange", side="cho", setup="mssm")
    for ply, move in enumerate(["a4b4", "c4d4", "e4e5"]):
        table.play(move)
        wait_until(lambda: table.now()["ply"] == 2 * ply + 2)
    table.sockets["cho"].do(t="takeback", ply=6)
    assert table.now()["ply"] == 4
    table.play("g4h4")
    wait_until(lambda: table.now()["ply"] == 6)

    names["engine_resigned"] = anna.create(opponent={"kind": "engine", "level": 2}, side="han")
    table = tables["engine_resigned"] = Table(server, names["engine_resigned"], anna)
    table.sockets["han"].do(t="arrange", side="han", setup="mssm")
    wait_until(lambda: table.now()["ply"] == 1)
    table.say("han", "resign")

    table = own("mate", start={"fen": "3k5/R8/1R7/9/9/9/9/9/9/4K4 w - - 0 1"}, rules="casual")
    table.play("b8b10")
    assert table.now()["verdict"]["code"] == "mate", table.now()["verdict"]

    table = own("points_after_two_passes", rules="kakao")
    table.arrange()
    table.play("a4b4", "i7h7")
    passes = [next(move for move in table.now()["legal"] if move[: len(move) // 2] == move[len(move) // 2 :])]
    table.play(passes[0])
    table.play(next(move for move in table.now()["legal"] if move[: len(move) // 2] == move[len(move) // 2 :]))
    assert table.now()["phase"] == "over"

    table = two("flag", time={"kind": "fischer", "main_ms": 1500, "increment_ms": 0})
    table.arrange()
    table.say("cho", "a4b4")
    wait_until(lambda: table.now()["phase"] == "over")
    assert table.now()["verdict"]["code"] == "flagged" or table.now()["verdict"]["code"], table.now()

    presets = {preset["id"]: preset for preset in anna.get("/api/rules")}

    def house(base, **changes):
        rules = json.loads(json.dumps(presets[base]["rules"]))
        rules.update({name.replace("__", "."): value for name, value in changes.items()})
        return rules

    for preset in ("casual", "kja-points"):
        table = own(f"bikjang_{preset}", rules=preset, start={"fen": "rnba1abnr/4k4/9/9/9/9/9/4N4/4K4/R1BA1ABNR w - - 0 1"})
        table.play("e3d5")
        for _ in range(3):
            now = table.now()
            if now["phase"] == "playing":
                passing = next(move for move in now["legal"] if move[: len(move) // 2] == move[len(move) // 2 :])
                if now["rights"]["call"]:
                    table.say(now["turn"], "call")
                else:
                    table.play(passing)
        print(f"bikjang_{preset}", table.now()["ply"], table.now()["verdict"])

    table = two("draw_agreed", rules="casual")
    table.arrange()
    table.play("a4b4", "i7h7")
    table.say("cho", "offer")
    table.say("han", "decline")
    table.any(2)
    table.say("cho", "offer")
    table.say("han", "accept")

    table = two("hidden_setup", rules=house("casual", setup__order="simultaneous_hidden", setup__first=None))
    table.sockets["cho"].do(t="arrange", side="cho", setup="smms")

    table = own("swap_moves", rules=house("casual", setup__order="swap_moves", setup__first="han"))
    table.sockets["han"].do(t="swap", side="han", wings="left")
    table.sockets["cho"].do(t="swap", side="cho", wings="both")
    table.any(2)

    table = two("aborted_while_arranging")
    table.sockets["han"].do(t="abort")

    table = two("aborted_after_one_move", time=BYOYOMI)
    table.arrange()
    table.play("a4b4")
    table.sockets["han"].do(t="abort")

    two("open", join=False, side="han", time=BYOYOMI)

    table = own("repetition", rules="casual")
    table.arrange(cho="msms", han="msms")
    for _ in range(12):
        done = 0
        for move in ["a1a2", "a10a9", "a2a1", "a9a10"]:
            now = table.now()
            if now["phase"] != "playing" or move not in now["legal"]:
                break
            table.play(move)
            done += 1
        if done < 4:
            break
    print("repetition", table.now()["ply"], table.now()["refused"], table.now()["verdict"])

    table = own("long")
    table.arrange()
    table.any(20)

    for name in ("broken_body", "broken_token"):
        table = own(name)
        table.arrange()
        table.play("a4b4", "i7h7")

    # A game with a single position, so that even a debug build of the engine finishes soon.
    post = anna.post(f"/api/games/{names['mate']}/analysis", {})
    wait_until(lambda: anna.get(f"/api/games/{names['mate']}/analysis")["state"] == "done", 600)

    server.restart()
    for name in ("running_byoyomi_restarted", "takeback_asked", "engine", "hidden_setup"):
        tables[name].open()
    tables["running_byoyomi_restarted"].play("c4d4")
    server.restart()
    tables["running_byoyomi_restarted"].open()
    tables["running_byoyomi_restarted"].play("c7d7", "b4b5")

    readers = {"anna": anna, "ben": ben, "stranger": Visitor(server)}
    damaged = {names["broken_body"], names["broken_token"]}
    expected = {
        "cookies": {name: reader.cookie for name, reader in readers.items()},
        "names": names,
        "games": {name: {reader: visitor.view(game) for reader, visitor in readers.items()
                         if reader != "ben" or name not in tables or tables[name].visitors["han"] is not anna or name == "handicap"}
                  for name, game in names.items() if game not in damaged},
        "lists": {reader: [visitor.get(f"/api/games?page={page}") for page in (1, 2)]
                  for reader, visitor in readers.items()},
        "analyses": {"mate": anna.get(f"/api/games/{names['mate']}/analysis")},
    }
    server.stop()

    database = sqlite3.connect(f"{data}/janggun.db")
    seq = database.execute("SELECT max(seq) FROM events WHERE game = ?", [names["broken_body"]]).fetchone()[0]
    damage = {}
    for name, change in {
        "broken_body": lambda body: '{"colour":"blue","at":[1, 2,3]}',
        "broken_token": lambda body: body.replace('"i7h7"', '"i7z9"'),
    }.items():
        old = database.execute("SELECT body FROM events WHERE game = ? AND seq = ?", [names[name], seq]).fetchone()[0]
        new = change(old)
        assert old != new
        database.execute("UPDATE events SET body = ? WHERE game = ? AND seq = ?", [new, names[name], seq])
        damage[name] = {"seq": seq, "body": new}
    expected["damaged"] = damage
    database.commit()
    database.execute("VACUUM")
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()
    shutil.copy(f"{data}/janggun.db", TARGET / "janggun.db")
    (TARGET / "expected.json").write_text(json.dumps(expected, ensure_ascii=False, sort_keys=True, separators=(",", ":")) + "\n")
    print(os.path.getsize(TARGET / "janggun.db"), os.path.getsize(TARGET / "expected.json"), len(names), "games")



main()
