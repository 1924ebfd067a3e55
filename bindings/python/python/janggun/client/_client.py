"""The client that waits for answers."""

from __future__ import annotations

from types import TracebackType

from ._methods import Methods
from ._sender import Sender


class Client(Methods):
    """A client of the server at ``address``, which waits for each answer.

    Its methods are in groups: ``client.bot`` for what a bot does, ``client.board`` for a program that plays for a person,
    ``client.challenges``, ``client.games``; accounts and the stream of events are methods of the client itself. Threads
    may share a client.

    ``token`` is an access token of an account; some requests need none. ``timeout`` is the number of seconds that an answer
    may take. With ``patience``, a request that the server has not taken, because it is busy, restarts or has a limit, is
    repeated for that many seconds before it fails. Each wait is a warning of the logger ``janggun.client``.
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
