"""Tests of game records: streamed from files, converted, and replayed under rules; faults are objects."""

from pathlib import Path

import janggun
import pytest

DATA = Path(__file__).parents[3] / "crates/janggi/testdata/records"
GAME = '[초차림 "마상상마"]\n[한차림 "상마상마"]\n[대국결과 "초 완승"]\n\n1. 79졸78 2. 41병42\n\n'
BROKEN = GAME.replace("41병42", "41병31")


def test_a_record_tells_what_its_file_says() -> None:
    record = next(iter(janggun.read_games(GAME.encode())))
    assert (record.number, record.line, record.fault, record.notes) == (1, 1, None, [])
    assert record.setups == ("mssm", "smsm") and (record.winner, record.reason) == ("cho", "full")
    assert record.moves == ["i4h4", "a7b7"] and record.written("san") == ["Pih4", "Pab7"]
    assert record.tags[0] == ("초차림", "마상상마") and record.cho is None
    assert record.to("gib") == GAME
    assert record.to("uci").split()[-2:] == ["i4h4", "a7b7"]
    assert record.left_out("json") == record.left_out("gib") == record.left_out("fen") == []
    assert ("result", 1) in record.left_out("uci")
    assert record.start is not None and record.end is not None
    assert record.game("kakao").fen == record.end.fen == record.to("fen").strip()


def test_a_fault_stops_its_game_and_no_other() -> None:
    good, broken, last = janggun.read_games((GAME + BROKEN + GAME).encode(), "gib")
    assert good.fault is None and last.fault is None
    assert broken.fault is not None and broken.moves == ["i4h4"]
    assert (broken.fault.code, broken.fault.ply, broken.fault.line) == ("illegal_move", 2, 11)
    assert broken.fault.facts["text"] == "41병31"
    unread = next(janggun.read_games('[초차림 "아무거나"]\n\n1. 79졸78\n'.encode(), "gib"))
    assert unread.fault is not None and unread.start is None and unread.moves == []
    with pytest.raises(janggun.RecordError) as refused:
        unread.to("pgn")
    assert refused.value.code == unread.fault.code


def test_conversion_keeps_the_game() -> None:
    for to in ("gib", "pgn", "json"):
        there = janggun.convert(GAME, to)
        (record,) = janggun.read_games(there.encode())
        assert record.moves == ["i4h4", "a7b7"] and record.winner == "cho"
    with pytest.raises(janggun.RecordError) as refused:
        janggun.convert(GAME + BROKEN, "pgn")
    assert refused.value.code == "illegal_move"
    assert janggun.convert(GAME + BROKEN, "pgn", faulty="skip").count("[Event") == 1
    assert janggun.convert(GAME + BROKEN, "pgn", faulty="keep").count("[Event") == 2


def test_formats_are_known_by_name_and_by_content(tmp_path: Path) -> None:
    assert janggun.read_games(DATA / "pgn/pychess.pgn").format == "pgn"
    assert janggun.read_games(str(DATA / "gib/07-results.gib")).format == "gib"
    lines = tmp_path / "games.jsonl"
    lines.write_text(janggun.convert(GAME, "json") + "{}\n\n" + janggun.convert(GAME, "json"), encoding="utf-8")
    first, second, third = janggun.read_games(lines)
    assert first.moves == third.moves and (third.number, third.line) == (3, 4)
    assert second.fault is not None and second.fault.line == 2
    with pytest.raises(OSError):
        janggun.read_games(tmp_path / "nothing.gib")
    with pytest.raises(ValueError):
        janggun.read_games(lines, "sgf")  # type: ignore[arg-type]


def resident() -> int:
    fields = Path("/proc/self/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in fields if line.startswith("VmRSS"))


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc")
def test_a_large_file_is_streamed(tmp_path: Path) -> None:
    path = tmp_path / "large.gib"
    with path.open("wb") as file:
        for _ in range(16):
            file.write(GAME.encode() * 20_000)
    size = path.stat().st_size
    assert size > 30_000_000
    before = resident()
    games, most = 0, 0
    for games, record in enumerate(janggun.read_games(path), 1):
        if games % 20_000 == 0:
            most = max(most, resident() - before)
            assert record.winner == "cho"
    assert games == 320_000
    assert most < 4_000, f"{most} KB for a file of {size // 1000} KB"
