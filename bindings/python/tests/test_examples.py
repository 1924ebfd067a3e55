"""Runs the examples on small files."""

import subprocess
import sys
from pathlib import Path

import janggun

EXAMPLES = Path(__file__).parents[1] / "examples"
GIB = Path(__file__).parents[3] / "crates/janggi/testdata/records/gib/07-results.gib"


def run(name: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True, timeout=60)
    return done.stdout


def test_the_random_bot_plays_to_a_verdict() -> None:
    assert "by rule" in run("random_bot.py", "kakao", "7")
    assert run("random_bot.py", "kakao", "7") == run("random_bot.py", "kakao", "7")


def test_setups_against_results() -> None:
    games = sum(1 for record in janggun.read_games(GIB) if record.fault is None)
    table = run("setup_statistics.py", str(GIB))
    assert f"{games} games" in table and "smsm" in table


def test_the_board_printer() -> None:
    board = run("print_board.py")
    assert "楚" in board and board.count("車") == 4
    assert "漢" in run("print_board.py", "4k4/9/9/9/9/9/9/9/4K4/9 w - - 0 1")


def test_the_readme() -> None:
    text = (EXAMPLES.parent / "README.md").read_text(encoding="utf-8")
    code = text.split("```python\n")[1].split("```")[0]
    exec(compile(code.replace("games.gib", str(GIB)), "README.md", "exec"), {})


def test_the_docstring_of_the_module() -> None:
    import doctest

    assert doctest.testmod(janggun).failed == 0
