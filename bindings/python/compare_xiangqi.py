#!/usr/bin/env python3
"""Compares how repeated positions of Xiangqi end here and in Fairy-Stockfish.

    python3 -m venv venv && venv/bin/pip install pyffish
    cargo build --release
    venv/bin/python bindings/python/compare_xiangqi.py --judge "target/release/janggun judge" --games 2000

Random games of seed SEED run into cycles of four plies, half of them led by attacks and flights; every game is played until
Fairy-Stockfish sees an end by repetition, and the judge is asked for the outcome after the same moves. Prints how the outcomes
are distributed, every game on which the two differ, and the figures; exit status 1 if they differ more often than --allowed says.
"""

import argparse
import collections
import json
import random
import shlex
import subprocess

import pyffish as sf

VARIANT = "xiangqi"


def flipped(fen):
    fields = fen.split()
    fields[1] = "b" if fields[1] == "w" else "w"
    return " ".join(fields)


def points(move):
    """The two points of a UCI move: a10a9 has two digits in the first rank."""
    cut = 3 if move[1:3] == "10" else 2
    return move[:cut], move[cut:]


def reverse(move):
    here, there = points(move)
    return there + here


def taken(fen):
    """The points that the side to move can take, by the point it takes from."""
    pieces = pieces_of(fen)
    return {points(move) for move in sf.legal_moves(VARIANT, fen, []) if points(move)[1] in pieces}


def pieces_of(fen):
    found = {}
    for rank, row in zip(range(10, 0, -1), fen.split()[0].split("/")):
        file = 0
        for mark in row:
            if mark.isdigit():
                file += int(mark)
            else:
                found["abcdefghi"[file] + str(rank)] = mark
                file += 1
    return found


def random_position(rng):
    """A few pieces on a wide board: attacks, flights and pins are frequent there."""
    board = {}
    files = "abcdefghi"

    def put(mark, choices):
        free = [point for point in choices if point not in board]
        if free:
            board[rng.choice(free)] = mark

    def ranks(white, *rows):
        return [row if white else 11 - row for row in rows]

    for white in (True, False):
        case = str.upper if white else str.lower
        put(case("k"), [file + str(rank) for file in "def" for rank in ranks(white, 1, 2, 3)])
        for _ in range(rng.randrange(3)):
            advisors = ["d1", "f1", "e2", "d3", "f3"] if white else ["d10", "f10", "e9", "d8", "f8"]
            put(case("a"), advisors)
        for _ in range(rng.randrange(2)):
            elephants = [("c", 1), ("g", 1), ("a", 3), ("e", 3), ("i", 3), ("c", 5), ("g", 5)]
            put(case("b"), [file + str(rank if white else 11 - rank) for file, rank in elephants])
        for mark in rng.sample("rrccnnpp", rng.randrange(1, 5)):
            home = [file + str(rank) for file in "acegi" for rank in ranks(white, 4, 5)]
            across = [file + str(rank) for file in files for rank in ranks(white, 6, 7, 8, 9, 10)]
            anywhere = [file + str(rank) for file in files for rank in range(1, 11)]
            put(case(mark), home + across if mark == "p" else anywhere)
    rows = []
    for rank in range(10, 0, -1):
        row, gap = "", 0
        for file in files:
            mark = board.get(file + str(rank))
            gap = 0 if mark else gap + 1
            row = row + mark if mark else (row[:-1] if gap > 1 else row) + str(gap)
        rows.append(row)
    fen = "/".join(rows) + f" {rng.choice('wb')} - - 0 1"
    return fen if sf.validate_fen(fen, VARIANT) == sf.FEN_OK and sf.legal_moves(VARIANT, fen, []) else None


def returns(fen, step, reply):
    """The cycle of a step, a reply, and both taken back; None where it is not legal."""
    line = [step, reply, reverse(step), reverse(reply)]
    for count in (2, 3):
        if line[count] not in sf.legal_moves(VARIANT, fen, line[:count]):
            return None
    return line if sf.get_fen(VARIANT, fen, line).split()[0] == fen.split()[0] else None


def cycles(fen, rng):
    """Cycles of four plies: those whose first step checks or attacks something that then flees, and a few others."""
    led, other = [], []
    before = taken(fen)
    pieces = pieces_of(fen)
    for step in sf.legal_moves(VARIANT, fen, []):
        if points(step)[1] in pieces:
            continue
        after = sf.get_fen(VARIANT, fen, [step])
        replies = [reply for reply in sf.legal_moves(VARIANT, fen, [step]) if points(reply)[1] not in pieces]
        check = sf.gives_check(VARIANT, fen, [step])
        attacked = set() if check else {goal for _, goal in taken(flipped(after)) - before}
        for reply in replies:
            leads = check or points(reply)[0] in attacked
            if not leads and rng.random() > 0.03:
                continue
            line = returns(fen, step, reply)
            if line:
                (led if leads else other).append(line)
    rng.shuffle(led)
    rng.shuffle(other)
    return led[:40], other[:4]


def ended(start, moves):
    """The moves up to the end that Fairy-Stockfish sees, and its value for the side to move; None without one."""
    for count in range(5, len(moves) + 1):
        if moves[count - 1] not in sf.legal_moves(VARIANT, start, moves[: count - 1]):
            return None
        over, value = sf.is_optional_game_end(VARIANT, start, moves[:count])
        if over:
            return start, moves[:count], value
    return None


def games(seed):
    """Starts and moves up to an end by repetition, without end."""
    rng = random.Random(seed)
    while True:
        fen = random_position(rng)
        if fen is None:
            continue
        led, other = cycles(fen, rng)
        for line in led + other:
            second = rng.choice(led + other) if rng.random() < 0.25 else line
            start, moves = fen, line + second + line
            if rng.random() < 0.25:
                start = " ".join(sf.get_fen(VARIANT, fen, line[:1]).split()[:4] + ["0", "1"])
                moves = moves[1:] + moves[:1]
            found = ended(start, moves)
            if found:
                yield found


def outcome(fen, moves, value):
    """Who wins: the value is that of the side to move."""
    if value == 0:
        return "draw"
    white = (fen.split()[1] == "w") == (len(moves) % 2 == 0)
    return "cho" if white == (value > 0) else "han"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--judge", default="target/release/janggun judge", help="the command that judges lines")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=20261122)
    parser.add_argument("--draws", type=float, default=0.5, help="at most this share of games that draw")
    parser.add_argument("--allowed", type=float, default=0.01, help="share of games that may differ")
    arguments = parser.parse_args()

    cases, draws = [], 0
    for start, moves, value in games(arguments.seed):
        result = outcome(start, moves, value)
        if result == "draw":
            if draws >= arguments.games * arguments.draws:
                continue
            draws += 1
        cases.append((start, moves, result))
        if len(cases) == arguments.games:
            break
    lines = "".join(
        json.dumps({"rules": "xiangqi", "fen": start, "moves": moves, "claims": "last"}) + "\n"
        for start, moves, _ in cases
    )
    judged = subprocess.run(shlex.split(arguments.judge), input=lines, capture_output=True, text=True, check=True)
    counts, differing = collections.Counter(), 0
    for (start, moves, result), line in zip(cases, judged.stdout.splitlines(), strict=True):
        answer = json.loads(line)
        verdict = answer.get("verdict") or {}
        found = verdict.get("outcome", answer.get("error"))
        counts[result, verdict.get("code")] += 1
        if found != result:
            differing += 1
            print(json.dumps({"fen": start, "moves": moves, "fairy_stockfish": result, "here": found, "code": verdict.get("code")}))
    for (result, code), count in sorted(counts.items(), key=str):
        print(f"{count:6} {result} {code}")
    print(f"{len(cases)} games, {differing} differ")
    raise SystemExit(differing > arguments.allowed * len(cases))


if __name__ == "__main__":
    main()
