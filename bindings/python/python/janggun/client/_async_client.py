"""The asynchronous client."""

from __future__ import annotations

from types import TracebackType

from ._async_methods import AsyncMethods
from ._async_sender import AsyncSender


class AsyncClient(AsyncMethods):
    """Like :class:`Client`, for ``async`` code: ``await client.account()``, ``async for event in client.events()``.

    It needs httpx: ``pip install 'janggun[async]'``. A stream is opened when its first line is requested.
    """

    def __init__(
        self, address: str, token: str | None = None, *, timeout: float = 20.0, patience: float = 0.0
    ) -> None:
        self._sending = AsyncSender(address, token, timeout, patience)
        super().__init__(self._sending)

    async def aclose(self) -> None:
        """Closes all connections."""
        await self._sending.aclose()

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()
