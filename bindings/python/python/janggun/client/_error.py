"""The exception of the client."""

from __future__ import annotations

import json
from typing import Any

from .. import JanggunError


class ApiError(JanggunError):
    """Error for a request that failed.

    ``code`` is a stable word, such as ``illegal_move``, ``offline`` if the server did not respond, or
    ``stream_end`` if a file is incomplete. ``detail`` is an explanation in English, and ``facts`` a dict of values that
    describe the error. ``status`` is the HTTP status of an error response, or 0.
    ``retry_after`` is the number of seconds after which the request may be repeated; ``None`` if unknown. ``limit`` is
    the name of the limit that was reached, or ``None``.
    """

    def __init__(
        self,
        code: str,
        detail: str = "",
        *,
        status: int = 0,
        facts: dict[str, Any] | None = None,
        retry_after: float | None = None,
        unsent: bool = False,
    ) -> None:
        facts = {} if facts is None else facts
        limit = facts.get("limit")
        reached = f" (limit {limit})" if limit else ""
        super().__init__((f"{code}: {detail}" if detail else code) + reached)
        self.code = code
        self.detail = detail
        self.status = status
        self.facts = facts
        self.retry_after = retry_after
        self.limit = limit if isinstance(limit, str) else None
        self.unsent = unsent
        """Whether the request is known not to have reached the server."""


def error_of(status: int, retry_after: str | None, body: bytes) -> ApiError:
    """Returns the exception for a response that is not 2xx, with the value of its ``Retry-After`` header."""
    try:
        answer = json.loads(body)
    except ValueError:
        answer = None
    error = answer.get("error") if isinstance(answer, dict) else None
    if not isinstance(error, dict):
        # The response is probably from a proxy, because the server sends JSON.
        error = {"code": "unknown", "detail": body[:200].decode("utf-8", "replace")}
    facts = error.get("facts")
    facts = facts if isinstance(facts, dict) else {}
    seconds: float | None
    try:
        seconds = max(0.0, float(retry_after or facts["retry_after_s"]))
    except (KeyError, TypeError, ValueError):
        seconds = None
    return ApiError(
        str(error.get("code", "unknown")),
        str(error.get("detail", "")),
        status=status,
        facts=facts,
        retry_after=seconds,
    )
