"""Tests how the client handles bytes and errors, without a server."""

import itertools

import pytest

import janggun
from janggun.client import ApiError, Client, _request
from janggun.client._error import error_of

LINES = '{"type":"gameFull","id":"한"}\n\n{"type":"streamEnd","reason":"restart"}\n'.encode()
PGN = '[Event "장기"]\n\n1. a4b4 *\n\n% {"type":"streamEnd","reason":"restart"}\n'.encode()


def pieces(data: bytes, size: int) -> list[bytes]:
    return [data[at : at + size] for at in range(0, len(data), size)]


@pytest.mark.parametrize("size", [1, 2, 7, 1000])
def test_lines_are_the_same_however_the_bytes_come(size: int) -> None:
    reader = _request.LineReader()
    lines = list(itertools.chain.from_iterable(reader.feed(piece) for piece in pieces(LINES, size)))
    assert [line["type"] for line in lines] == ["gameFull", "streamEnd"]
    assert lines[0]["id"] == "한" and _request.end_of(lines[1]) == "restart" and _request.end_of(lines[0]) is None


@pytest.mark.parametrize("size", [1, 2, 7, 1000])
def test_a_file_that_breaks_off_is_an_error(size: int) -> None:
    for reader, data in ((_request.FileReader(), LINES), (_request.TextReader(), PGN)):
        with pytest.raises(ApiError, match="stream_end"):
            for piece in pieces(data, size):
                reader.feed(piece)
    whole = PGN[: PGN.index(b"%")]
    reader = _request.TextReader()
    assert "".join(text for piece in pieces(whole, size) for text in reader.feed(piece)).encode() == whole


def test_a_line_that_is_not_json_is_an_error() -> None:
    with pytest.raises(ApiError, match="bad_answer"):
        _request.LineReader().feed(b"<html>\n")


def test_errors_of_the_server_and_of_what_is_between() -> None:
    body = b'{"error":{"code":"too_fast","detail":"Slow down.","facts":{"limit":"chat","retry_after_s":3}}}'
    for header, seconds in ((None, 3.0), ("7", 7.0), ("Wed, 21 Oct 2026 07:28:00 GMT", None)):
        error = error_of(429, header, body)
        assert isinstance(error, janggun.JanggunError) and isinstance(error, ValueError)
        assert (error.code, error.status, error.limit, error.retry_after) == ("too_fast", 429, "chat", seconds)
        assert str(error) == "too_fast: Slow down. (limit chat)"
    for body in (b"", b"<html>Bad Gateway</html>", b"[]", b'{"error":"busy"}'):
        error = error_of(502, None, body)
        assert (error.code, error.status, error.facts, error.limit) == ("unknown", 502, {}, None)


def test_an_empty_token_is_refused_before_any_request() -> None:
    with pytest.raises(ValueError, match="empty"):
        Client("http://127.0.0.1:8080", " ")


def test_requests_are_written_as_the_server_reads_them() -> None:
    made = _request.request("POST", "/api/user/{name}", values={"name": "한/신?"}, query={"max": 3, "rated": True, "vs": None})
    assert made.path == "/api/user/%ED%95%9C%2F%EC%8B%A0%3F?max=3&rated=true"
    made = _request.request("POST", "/api/challenge/ai", fields={"level": 1, "rated": None})
    assert (made.body, made.headers["Content-Type"]) == (b'{"level": 1}', "application/json")
