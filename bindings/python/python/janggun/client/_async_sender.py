"""Sends requests with httpx."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from types import TracebackType
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from . import _request
from ._error import ApiError, error_of
from ._request import LineReader, Reader, Request, Values

if TYPE_CHECKING:
    import httpx

T = TypeVar("T")


class AsyncSender:
    """Sends requests to one server."""

    def __init__(self, address: str, token: str | None, timeout: float, patience: float) -> None:
        try:
            import anyio
            import httpx
        except ImportError as missing:
            raise ImportError("AsyncClient needs httpx: pip install 'janggun[async]'") from missing
        self._sleep = anyio.sleep
        self._httpx = httpx
        self._timeout = timeout
        self._patience = patience
        self._client = httpx.AsyncClient(
            base_url=address,
            headers=_request.common_headers(token),
            timeout=timeout,
            limits=httpx.Limits(max_connections=None),
        )

    async def aclose(self) -> None:
        """Closes all connections."""
        await self._client.aclose()

    async def json(
        self,
        verb: str,
        endpoint: str,
        *,
        path: Values | None = None,
        query: Values | None = None,
        fields: Values | None = None,
        text: str | None = None,
    ) -> Any:
        """Returns a JSON response."""
        request = _request.request(verb, endpoint, values=path, query=query, fields=fields, text=text)
        body = await self._answer(request)
        try:
            return json.loads(body)
        except ValueError as fault:
            raise ApiError("bad_answer", "the answer is not JSON") from fault

    async def file(
        self, verb: str, endpoint: str, *, accept: str, path: Values | None = None, query: Values | None = None
    ) -> str:
        """Returns a text response."""
        request = _request.request(verb, endpoint, values=path, query=query, accept=accept)
        return (await self._answer(request)).decode()

    def lines(
        self,
        verb: str,
        endpoint: str,
        *,
        path: Values | None = None,
        query: Values | None = None,
        fields: Values | None = None,
    ) -> AsyncStream[Any]:
        """Returns the lines of a finite response."""
        request = _request.request(verb, endpoint, values=path, query=query, fields=fields, accept=_request.LINES)
        return AsyncStream(self._lines(request, _request.FileReader, reconnect=False))

    def parts(
        self, verb: str, endpoint: str, *, accept: str, path: Values | None = None, query: Values | None = None
    ) -> AsyncStream[str]:
        """Returns a long text in chunks."""
        request = _request.request(verb, endpoint, values=path, query=query, accept=accept)
        return AsyncStream(self._lines(request, _request.TextReader, reconnect=False))

    def live(
        self,
        verb: str,
        endpoint: str,
        *,
        reconnect: bool,
        path: Values | None = None,
        query: Values | None = None,
    ) -> AsyncStream[Any]:
        """Returns the lines of a live stream."""
        request = _request.request(verb, endpoint, values=path, query=query, accept=_request.LINES)
        return AsyncStream(self._lines(request, LineReader, reconnect=reconnect))

    async def _answer(self, request: Request) -> bytes:
        """Returns the body of a response. Retries the request for up to ``patience`` seconds if it does not reach the
        server, or if the server asks to wait."""
        until = time.monotonic() + self._patience
        otherwise = _request.delays()
        while True:
            try:
                return await self._exchange(request)
            except ApiError as error:
                wait = _request.wait_before_next(error, otherwise)
                if wait is None or time.monotonic() + wait > until:
                    raise
                _request.log_wait(error, wait)
            await self._sleep(wait)

    async def _exchange(self, request: Request) -> bytes:
        try:
            response = await self._client.send(self._built(request))
        except self._httpx.TransportError as broken:
            raise self._offline(broken) from broken
        if not response.is_success:
            raise error_of(response.status_code, response.headers.get("Retry-After"), response.content)
        return response.content

    async def _lines(
        self, request: Request, reader: Callable[[], Reader[T]], *, reconnect: bool
    ) -> AsyncGenerator[T, None]:
        """Yields the lines of a stream. With ``reconnect``, reopens it if it ends early."""
        until = time.monotonic() + self._patience
        otherwise = _request.delays()
        has_begun = False
        while True:
            end: str | None = None
            wait: float | None
            try:
                async with self._open(request) as response:
                    if not response.is_success:
                        after = response.headers.get("Retry-After")
                        raise error_of(response.status_code, after, await response.aread())
                    has_begun, otherwise = True, _request.delays()
                    read = reader().feed
                    async for data in response.aiter_bytes():
                        for line in read(data):
                            end = _request.end_of(line) or end
                            yield line
                if end is None or _request.is_final(end) or not reconnect:
                    return
                wait = next(otherwise)
            except (self._httpx.TransportError, ApiError) as failed:
                error = failed if isinstance(failed, ApiError) else self._offline(failed)
                if has_begun and reconnect:
                    wait = _request.wait_before_reopening(error, otherwise)
                else:
                    wait = None if has_begun else _request.wait_before_next(error, otherwise)
                    if wait is not None and time.monotonic() + wait > until:
                        wait = None
                if wait is None:
                    raise error from failed
                _request.log_wait(error, wait)
            await self._sleep(wait)

    def _open(self, request: Request) -> _Opened:
        built = self._built(request, timeout=max(self._timeout, _request.SILENCE_S))
        return _Opened(self._client, built)

    def _built(self, request: Request, *, timeout: float | None = None) -> httpx.Request:
        return self._client.build_request(
            request.verb,
            request.path,
            headers=request.headers,
            content=request.body,
            timeout=self._timeout if timeout is None else timeout,
        )

    def _offline(self, broken: Exception) -> ApiError:
        unsent = isinstance(broken, (self._httpx.ConnectError, self._httpx.ConnectTimeout))
        return ApiError("offline", str(broken), unsent=unsent)


class _Opened:
    """A response with a body that is read as it arrives."""

    def __init__(self, client: httpx.AsyncClient, request: httpx.Request) -> None:
        self._client = client
        self._request = request

    async def __aenter__(self) -> httpx.Response:
        self._response = await self._client.send(self._request, stream=True)
        return self._response

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._response.aclose()


class AsyncStream(AsyncIterator[T], Generic[T]):
    """An iterator over the lines of a stream. It ends as described for :class:`Stream`; ``aclose`` closes it."""

    def __init__(self, lines: AsyncGenerator[T, None]) -> None:
        self._lines = lines

    def __aiter__(self) -> AsyncStream[T]:
        return self

    async def __anext__(self) -> T:
        return await self._lines.__anext__()

    async def __aenter__(self) -> AsyncStream[T]:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Closes the stream."""
        await self._lines.aclose()
