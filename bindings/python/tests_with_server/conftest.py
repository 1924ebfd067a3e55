"""Runs the program named by JANGGUN_BIN as a server, and creates accounts on it."""

import json
import os
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from http.client import HTTPResponse
from typing import Any

import pytest

PASSWORD = "a password for tests"
SCOPES = ["bot:play", "board:play", "challenge:read", "challenge:write"]


class Server:
    """A server with its own database. It can be stopped, and restarted at the same address."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self.address = self.start("127.0.0.1:0")

    def start(self, at: str) -> str:
        command = [os.environ["JANGGUN_BIN"], "serve", "--addr", at, "--data", self._folder]
        command += ["--no-tables", "--limit", "chat-by-guest=3/30"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8")
        assert self._process.stdout is not None
        return self._process.stdout.readline().split()[-1]

    def stop(self) -> None:
        if self._process.poll() is None:
            self._process.terminate()
            self._process.wait(timeout=30)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait(timeout=30)

    def restart(self) -> None:
        assert self.start(self.address.removeprefix("http://")) == self.address


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        yield server
        server.stop()


def _post(server: Server, path: str, body: dict[str, Any], cookie: str | None = None) -> HTTPResponse:
    headers = {"Origin": server.address, "Content-Type": "application/json"}
    if cookie is not None:
        headers["Cookie"] = cookie
    request = urllib.request.Request(server.address + path, json.dumps(body).encode(), headers, method="POST")
    while True:
        try:
            answer: HTTPResponse = urllib.request.urlopen(request, timeout=30)
            return answer
        except urllib.error.HTTPError as error:
            # Under load, the server responds with 503 and a `Retry-After` header.
            if error.code != 503:
                raise
            print(error.read().decode())
            time.sleep(float(error.headers["Retry-After"]))


@pytest.fixture(scope="module")
def token(server: Server) -> Callable[[str], str]:
    """Returns a function that creates an account and returns a token with all scopes, as described in
    docs/reference/api.md."""

    def made(name: str) -> str:
        signed_up = _post(server, "/api/account", {"name": name, "password": PASSWORD})
        cookie = signed_up.headers["Set-Cookie"].split(";")[0]
        wanted = {"name": "tests", "scopes": SCOPES, "days": 1, "password": PASSWORD}
        answer = json.load(_post(server, "/api/account/tokens", wanted, cookie))
        return str(answer["token"])

    return made
