"""Runs every file in crates/janggi/testdata/manifest.json according to its kind, as do the Rust and WebAssembly
tests."""

import gzip
import json
from pathlib import Path
from typing import Any

import janggun

DATA = Path(__file__).parents[3] / "crates/janggi/testdata"


def read(file: str) -> str:
    data = (DATA / file).read_bytes()
    return (gzip.decompress(data) if file.endswith(".gz") else data).decode()


def rows(table: str) -> list[str]:
    return [line for line in table.splitlines() if not line.startswith("#")]


def run_perft(file: str, most_nodes: int) -> int:
    data = json.loads(read(file))
    usual = {"fen": janggun.Position().fen, "nodes": data["start"]}
    cases = 0
    for entry in [usual, *data["setups"], *data["positions"]]:
        position = janggun.Position(entry["fen"])
        for preset, counts in entry["nodes"].items():
            for depth, wanted in enumerate(counts, 1):
                if wanted <= most_nodes:
                    assert position.perft(depth, preset) == wanted, (preset, depth, entry)
                    cases += 1
    return cases


def covers(whole: Any, part: Any) -> bool:
    """Returns whether `whole` has all fields of `part`, with the same values."""
    if isinstance(part, dict):
        return isinstance(whole, dict) and all(
            name in whole and covers(whole[name], value) for name, value in part.items()
        )
    if isinstance(part, list):
        return (
            isinstance(whole, list) and len(whole) == len(part) and all(covers(a, b) for a, b in zip(whole, part))
        )
    return whole == part and isinstance(whole, bool) == isinstance(part, bool)


def holds(answer: dict[str, Any], name: str, wanted: Any) -> bool:
    legal = answer.get("legal", [])
    verdict = answer.get("verdict") or {}
    match name:
        case "legal_count":
            return len(legal) == wanted
        case "has":
            return all(move in legal for move in wanted)
        case "lacks":
            return not any(move in legal for move in wanted)
        case "outcome":
            return verdict.get("outcome") == wanted
        case "code" | "rule":
            return verdict.get(name) == wanted
        case "facts":
            return covers(verdict.get("facts"), wanted)
        case "error":
            error = answer["error"]
            found = {**error, "reason": error["facts"].get("reason")}
            return all(found.get(key) == value for key, value in wanted.items())
    return name in answer and covers(answer[name], wanted)


def run_judge(file: str) -> int:
    lines = read(file).splitlines()
    for line in lines:
        row = json.loads(line)
        request = {key: row[key] for key in row if key not in ("case", "expect", "comment", "source")}
        answer = janggun.judge(request)
        for name, wanted in row["expect"].items():
            assert holds(answer, name, wanted), (row["case"], name, wanted, answer)
    return len(lines)


def run_positions(file: str) -> int:
    lines = read(file).splitlines()
    for line in lines:
        row = json.loads(line)
        game = janggun.Game(row["rules"], row["fen"], row["moves"], claims="last")
        found = {
            "fen": game.fen,
            "legal": sorted(game.legal_moves()),
            "check": game.position.in_check,
            "facing": game.position.facing,
            "outcome": game.verdict and game.verdict.outcome,
        }
        assert found == row["expect"], row
    return len(lines)


def run_movement(file: str) -> int:
    table = rows(read(file))[1:]
    for row in table:
        number, fen, point, goals, _ = row.split(",", 4)
        legal = janggun.legal_moves("fsf-casual", fen)
        found = {move[len(point) :] for move in legal if move.startswith(point) and not move[len(point)].isdigit()}
        assert found - {point} == set(goals.split()), number
    return len(table)


def run_stable_positions(file: str) -> int:
    list_ = json.loads(read(file))
    for row in list_:
        position = janggun.Position(row["fen"])
        assert f"{position.hash:016x}" == row["hash"]
        assert position.to_bytes().hex() == row["packed"]
        assert janggun.Position.from_bytes(bytes.fromhex(row["packed"])) == position
    return len(list_)


def run_notation(file: str) -> int:
    table = rows(read(file))
    for row in table:
        start, korean, moves, end = row.split(",")
        position = janggun.Position(start)
        written = []
        for move in moves.split():
            for notation in janggun.NOTATIONS:
                assert position.read_move(position.write_move(move, notation), notation) == move
            written.append(position.write_move(move, "korean"))
            position = position.play(move)
        assert position.fen == end
        assert korean.split() in ([], written)
    return len(table)


def run_gib(file: str) -> int:
    folder = (DATA / file).parent
    table = rows(read(file))[1:]
    for row in table:
        name, number, wanted = row.split(",", 2)
        record = list(janggun.read_games(folder / name))[int(number) - 1]
        if record.start is None:
            assert record.fault is not None
            found = f"{record.fault.code},0,,,"
        else:
            fault = record.fault.code if record.fault else "-"
            _, _, winner, reason, _ = wanted.split(",") if wanted.count(",") == 4 else ("",) * 5
            # `Record` has no margin in points, so only the first word is compared.
            assert reason.split(" ")[0] == record.reason
            notes = " ".join(sorted(set(record.notes)))
            found = f"{fault},{len(record.moves)},{record.winner or 'unknown'},{reason},{notes}"
        assert found == wanted, row
    return len(table)


def test_every_file_of_the_manifest() -> None:
    manifest = json.loads(read("manifest.json"))
    kinds = {
        "perft": run_perft,
        "judge": run_judge,
        "positions": run_positions,
        "movement": run_movement,
        "stable-positions": run_stable_positions,
        "notation": run_notation,
        "gib": run_gib,
    }
    total = 0
    for entry in manifest["files"]:
        options = {key: entry[key] for key in entry if key not in ("file", "kind", "cases")}
        cases = kinds[entry["kind"]](entry["file"], **options)
        print(f"{cases:5} {entry['kind']:16} {entry['file']}")
        assert cases == entry["cases"], entry
        total += cases
    print(f"{total} cases")


def test_a_wrong_expectation_is_noticed() -> None:
    answer = janggun.judge({"rules": "kakao", "moves": ["pass", "pass"]})
    for name, wanted in [
        ("outcome", "cho"),
        ("code", "mate"),
        ("facts", {"cho_half": 1}),
        ("legal_count", 1),
        ("has", ["a4b4"]),
        ("check", 0),
    ]:
        assert not holds(answer, name, wanted), name
