"""A client for the API of a Janggun server, for programs that play or read games.

    from janggun.client import Client

    client = Client("https://janggun.example", token="janggun_…")
    for event in client.events():
        print(event["type"])

``Client`` needs only the standard library. ``AsyncClient`` has the same methods for ``async`` code and needs httpx:
``pip install 'janggun[async]'``. Every failure is an :class:`ApiError`. The types of the messages are in
:mod:`janggun.client.types`.
"""

from ._async_client import AsyncClient
from ._client import Client
from ._error import ApiError

__all__ = ["ApiError", "AsyncClient", "Client"]
