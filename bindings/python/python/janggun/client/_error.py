"""The exception of the client."""

from __future__ import annotations

import json
from typing import Any

from .. import JanggunError


class ApiError(JanggunError):
    """Why a request failed.

    ``code`` is a stable word, such as ``illegal_move``; ``offline`` if the server gave no answer, ``stream_end`` if it stopped
    in the middle of a file. ``detail`` is an
    explanation in English and ``facts`` a dict of what it rests on. ``status`` is that of HTTP, 0 without an answer.
    ``retry_after`` is the number of seconds after which the request may be repeated, and ``limit`` the name of the limit
    that was reached; both are ``None`` if the server does not say so.
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
        """Whether the request did not reach the server."""


def error_of(status: int, retry_after: str | None, body: bytes) -> ApiError:
    """Returns the exception for an answer that is not 2xx, with this header `Retry-After`."""
    try:
        answer = json.loads(body)
    except ValueError:
        answer = None
    error = answer.get("error") if isinstance(answer, dict) else None
    if not isinstance(error, dict):
        # Something between the client and the server has answered.
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
