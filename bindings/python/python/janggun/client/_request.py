"""Builds requests and parses lines of responses, without a connection."""

from __future__ import annotations

import codecs
import json
import logging
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar
from urllib.parse import quote, urlencode

from .. import __version__
from ._error import ApiError

T = TypeVar("T")

JSON = "application/json"
LINES = "application/x-ndjson"

SILENCE_S = 20.0
"""Timeout of a stream. The server sends a line at least every seven seconds, so the connection is lost after this
time."""

LOG = logging.getLogger("janggun.client")

Values = Mapping[str, "str | int | float | bool | None"]


@dataclass(frozen=True)
class Request:
    """A request to a path under the server's address."""

    verb: str
    path: str
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes | None = None


def written(value: str | int | float | bool) -> str:
    """Converts a value to the text that the server expects in a path or a query."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def request(
    verb: str,
    path: str,
    *,
    values: Values | None = None,
    query: Values | None = None,
    fields: Values | None = None,
    text: str | None = None,
    accept: str = JSON,
) -> Request:
    """Returns the request to an endpoint. Values that are ``None`` are left out."""
    for name, value in (values or {}).items():
        path = path.replace("{" + name + "}", quote(written("" if value is None else value), safe=""))
    given = {name: written(value) for name, value in (query or {}).items() if value is not None}
    if given:
        path += "?" + urlencode(given)
    headers = {"Accept": accept}
    body: bytes | None = None
    if text is not None:
        headers["Content-Type"] = "text/plain; charset=utf-8"
        body = text.encode()
    elif fields is not None:
        headers["Content-Type"] = JSON
        body = json.dumps({name: value for name, value in fields.items() if value is not None}).encode()
    return Request(verb, path, headers, body)


def common_headers(token: str | None) -> dict[str, str]:
    """Returns the headers of every request."""
    headers = {"User-Agent": f"janggun-python/{__version__}"}
    if token is not None and not token.strip():
        raise ValueError("the access token is empty")
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    return headers


class Reader(Protocol[T]):
    """Converts the bytes of a stream to lines or other parts."""

    def feed(self, data: bytes) -> list[T]: ...


class LineReader:
    """Splits bytes into lines of JSON, skipping the empty lines that keep a connection alive."""

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, data: bytes) -> list[Any]:
        *lines, self._rest = (self._rest + data).split(b"\n")
        try:
            return [json.loads(line) for line in lines if line.strip()]
        except ValueError as fault:
            raise ApiError("bad_answer", "a line of the stream is not JSON") from fault


def end_of(line: object) -> str | None:
    """Returns the reason in a line that ends a stream early."""
    if isinstance(line, dict) and line.get("type") == "streamEnd":
        return str(line.get("reason", ""))
    return None


def is_final(reason: str) -> bool:
    """Returns whether a stream that ended for this reason cannot be reopened."""
    return reason == "tokenEnded"


def delays() -> Iterator[float]:
    """Yields delays between attempts in seconds, which grow and are randomised per client."""
    wait = 0.5
    while True:
        yield wait * (1 + random.random() / 2)
        wait = min(2 * wait, 15.0)


def wait_before_next(error: ApiError, otherwise: Iterator[float]) -> float | None:
    """Returns the seconds after which a failed request may be retried; ``None`` if it may not be retried."""
    if error.retry_after is not None:
        return error.retry_after
    return next(otherwise) if error.unsent else None


def wait_before_reopening(error: ApiError, otherwise: Iterator[float]) -> float | None:
    """Like `wait_before_next`, but also permits retries after lost connections and server errors, because reopening a
    stream is safe."""
    if error.retry_after is not None:
        return error.retry_after
    return next(otherwise) if error.code == "offline" or error.status >= 500 else None


def log_wait(error: ApiError, wait: float) -> None:
    """Logs why the client is waiting."""
    LOG.warning("trying again in %.1f seconds: %s", wait, error)


class FileReader(LineReader):
    """Reads the lines of a finite response. A response that breaks off is an error."""

    def feed(self, data: bytes) -> list[Any]:
        lines = super().feed(data)
        for line in lines:
            reason = end_of(line)
            if reason is not None:
                raise broken_off(reason)
        return lines


class TextReader:
    """Decodes chunks of UTF-8 that may end within a character. An incomplete PGN file ends with a line that says
    so."""

    _MARK = '\n% {"type":"streamEnd"'

    def __init__(self) -> None:
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._line = "\n"

    def feed(self, data: bytes) -> list[str]:
        text = self._decoder.decode(data)
        seen = self._line + text
        if self._MARK in seen:
            raise broken_off("")
        self._line = seen[-len(self._MARK) :]
        return [text] if text else []


def broken_off(reason: str) -> ApiError:
    """Returns the error for an incomplete file."""
    return ApiError("stream_end", "the server has stopped before the end", facts={"reason": reason} if reason else {})
