"""Sends requests with the HTTP client of the standard library."""

from __future__ import annotations

import http.client
import json
import selectors
import socket
import ssl
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Any, Generic, TypeVar
from urllib.parse import urlsplit

from . import _request
from ._error import ApiError, error_of
from ._request import LineReader, Reader, Request, Values

T = TypeVar("T")

IDLE_S = 15.0
"""Seconds after which an idle connection is not reused, because a proxy may have dropped it."""

Opened = tuple[http.client.HTTPConnection, http.client.HTTPResponse]
"""A connection and its response, with an unread body."""

BROKEN = (OSError, http.client.HTTPException)


def _is_closed(connection: http.client.HTTPConnection) -> bool:
    """Returns whether the server has closed an idle connection, in which case its socket is readable."""
    if connection.sock is None:
        return True
    with selectors.DefaultSelector() as selector:
        selector.register(connection.sock, selectors.EVENT_READ)
        return bool(selector.select(0))


class _Kept(threading.local):
    """The idle connection of a thread."""

    connection: http.client.HTTPConnection | None = None
    used_at: float = 0.0


class Sender:
    """Sends requests to one server. Threads may share it, because each has its own connection."""

    def __init__(self, address: str, token: str | None, timeout: float, patience: float) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"{address!r} is not the address of a server, such as https://janggun.example")
        self._host = parts.hostname
        self._port = parts.port
        self._base = parts.path.rstrip("/")
        self._tls = ssl.create_default_context() if parts.scheme == "https" else None
        self._headers = _request.common_headers(token)
        self._timeout = timeout
        self._patience = patience
        self._kept = _Kept()

    def close(self) -> None:
        """Closes the connection of this thread."""
        if self._kept.connection is not None:
            self._kept.connection.close()
            self._kept.connection = None

    def json(
        self,
        verb: str,
        endpoint: str,
        *,
        path: Values | None = None,
        query: Values | None = None,
        fields: Values | None = None,
        text: str | None = None,
    ) -> Any:
        """Sends a request and returns the parsed JSON of the response."""
        request = _request.request(verb, endpoint, values=path, query=query, fields=fields, text=text)
        body = self._patiently(lambda: self._exchange(request))
        try:
            return json.loads(body)
        except ValueError as fault:
            raise ApiError("bad_answer", "the answer is not JSON") from fault

    def file(self, verb: str, endpoint: str, *, accept: str, path: Values | None = None, query: Values | None = None) -> str:
        """Sends a request and returns the text of the response."""
        request = _request.request(verb, endpoint, values=path, query=query, accept=accept)
        return self._patiently(lambda: self._exchange(request)).decode()

    def lines(
        self,
        verb: str,
        endpoint: str,
        *,
        path: Values | None = None,
        query: Values | None = None,
        fields: Values | None = None,
    ) -> Stream[Any]:
        """Returns the parsed lines of a finite response."""
        request = _request.request(verb, endpoint, values=path, query=query, fields=fields, accept=_request.LINES)
        return self._stream(request, _request.FileReader)

    def parts(
        self, verb: str, endpoint: str, *, accept: str, path: Values | None = None, query: Values | None = None
    ) -> Stream[str]:
        """Returns a text response in chunks."""
        request = _request.request(verb, endpoint, values=path, query=query, accept=accept)
        return self._stream(request, _request.TextReader)

    def live(
        self,
        verb: str,
        endpoint: str,
        *,
        reconnect: bool,
        path: Values | None = None,
        query: Values | None = None,
    ) -> Stream[Any]:
        """Returns the parsed lines of a live stream."""
        request = _request.request(verb, endpoint, values=path, query=query, accept=_request.LINES)
        return self._stream(request, LineReader, reconnect=reconnect)

    def _stream(self, request: Request, reader: Callable[[], Reader[T]], *, reconnect: bool = False) -> Stream[T]:
        opened = self._patiently(lambda: self._open(request))
        return Stream(opened, lambda: self._open(request), reader, reconnect=reconnect)

    def _patiently(self, attempt: Callable[[], T]) -> T:
        """Calls ``attempt``, and retries it for up to ``patience`` seconds if the request does not reach the server, or
        if the server asks to wait."""
        until = time.monotonic() + self._patience
        otherwise = _request.delays()
        while True:
            try:
                return attempt()
            except ApiError as error:
                wait = _request.wait_before_next(error, otherwise)
                if wait is None or time.monotonic() + wait > until:
                    raise
                _request.log_wait(error, wait)
            time.sleep(wait)

    def _exchange(self, request: Request) -> bytes:
        kept = self._kept
        if kept.connection is not None and (time.monotonic() - kept.used_at > IDLE_S or _is_closed(kept.connection)):
            self.close()
        is_new = kept.connection is None
        connection = kept.connection or self._connect(self._timeout)
        kept.connection = connection
        try:
            response = self._send(connection, request)
            body = response.read()
        except BROKEN as broken:
            self.close()
            if not is_new and request.verb == "GET":
                return self._exchange(request)
            raise ApiError("offline", str(broken)) from broken
        kept.used_at = time.monotonic()
        if response.will_close:
            self.close()
        if not 200 <= response.status < 300:
            raise error_of(response.status, response.headers["Retry-After"], body)
        return body

    def _open(self, request: Request) -> Opened:
        connection = self._connect(max(self._timeout, _request.SILENCE_S))
        try:
            response = self._send(connection, request)
            if not 200 <= response.status < 300:
                raise error_of(response.status, response.headers["Retry-After"], response.read())
        except BROKEN as broken:
            connection.close()
            raise ApiError("offline", str(broken)) from broken
        except ApiError:
            connection.close()
            raise
        return connection, response

    def _connect(self, timeout: float) -> http.client.HTTPConnection:
        if self._tls is None:
            connection = http.client.HTTPConnection(self._host, self._port, timeout=timeout)
        else:
            connection = http.client.HTTPSConnection(self._host, self._port, timeout=timeout, context=self._tls)
        try:
            connection.connect()
        except OSError as broken:
            raise ApiError("offline", str(broken), unsent=True) from broken
        return connection

    def _send(self, connection: http.client.HTTPConnection, request: Request) -> http.client.HTTPResponse:
        headers = {**self._headers, **request.headers}
        connection.request(request.verb, self._base + request.path, request.body, headers)
        return connection.getresponse()


class Stream(Iterator[T], Generic[T]):
    """An iterator over the lines of a stream, or over the chunks of a text.

    A live stream that ends early usually has a last line ``{"type": "streamEnd", "reason": …}``. With ``reconnect``, it
    is reopened after that line, a lost connection or a server error, and begins with the complete state again. It is
    not reopened if the token has ended or the server refuses the request. The end of a ``with`` block closes it.
    """

    def __init__(
        self,
        opened: Opened,
        reopen: Callable[[], Opened],
        reader: Callable[[], Reader[T]],
        *,
        reconnect: bool = False,
    ) -> None:
        self._reopen = reopen
        self._new_reader = reader
        self._reader = reader()
        self._reconnect = reconnect
        self._ready: deque[T] = deque()
        self._end: str | None = None
        self._closed = threading.Event()
        self._connection, self._response = opened

    def __iter__(self) -> Stream[T]:
        return self

    def __next__(self) -> T:
        while not self._ready:
            if self._closed.is_set():
                raise StopIteration
            self._fill()
        line = self._ready.popleft()
        self._end = _request.end_of(line) or self._end
        return line

    def __enter__(self) -> Stream[T]:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Closes the stream. Any thread may call this."""
        self._closed.set()
        connection = self._connection
        if connection.sock is not None:
            try:
                # Wakes a thread that is waiting for a line.
                connection.sock.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
        connection.close()

    def _fill(self) -> None:
        """Waits for more data. With ``reconnect``, reopens a stream that has ended early."""
        try:
            data = self._response.read1(65536)
        except (*BROKEN, AttributeError, ValueError) as broken:
            # `AttributeError` and `ValueError` occur if another thread has closed the connection.
            if self._closed.is_set():
                return
            if not self._reconnect:
                self.close()
                raise ApiError("offline", str(broken)) from broken
            self._open_again()
            return
        if data:
            self._ready.extend(self._reader.feed(data))
        elif self._end is None or _request.is_final(self._end) or not self._reconnect:
            self.close()
        else:
            self._open_again()

    def _open_again(self) -> None:
        self._connection.close()
        self._end = None
        otherwise = _request.delays()
        wait: float | None = next(otherwise)
        while wait is not None and not self._closed.wait(wait):
            try:
                self._connection, self._response = self._reopen()
                self._reader = self._new_reader()
                return
            except ApiError as error:
                wait = _request.wait_before_reopening(error, otherwise)
                if wait is None:
                    self.close()
                    raise
                _request.log_wait(error, wait)
