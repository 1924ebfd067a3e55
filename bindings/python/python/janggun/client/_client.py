"""The synchronous client."""

from __future__ import annotations

from types import TracebackType

from ._methods import Methods
from ._sender import Sender


class Client(Methods):
    """A synchronous client for the server at ``address``.

    Its methods are grouped: ``client.bot`` for bots, ``client.board`` for programs that play for a person,
    ``client.challenges``, and ``client.games``. Methods for accounts and the event stream are on the client itself.
    Threads may share a client.

    ``token`` is an access token of an account; some requests need none. ``timeout`` is the maximum time for a
    response in seconds. ``patience`` is the number of seconds for which a request is retried while the server is
    busy or restarting, or a limit has been reached. Each wait is logged as a warning by ``janggun.client``.
    """

    def __init__(
        self, address: str, token: str | None = None, *, timeout: float = 20.0, patience: float = 0.0
    ) -> None:
        self._sending = Sender(address, token, timeout, patience)
        super().__init__(self._sending)

    def close(self) -> None:
        """Closes the connection of this thread. Streams stay open."""
        self._sending.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
