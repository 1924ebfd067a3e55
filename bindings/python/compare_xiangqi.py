#!/usr/bin/env python3
"""Compares how repeated positions of Xiangqi end here and in Fairy-Stockfish, and says why where they differ.

    python3 -m venv venv && venv/bin/pip install pyffish
    cargo build --release
    venv/bin/python bindings/python/compare_xiangqi.py --judge "target/release/janggun judge" --games 2000

Random games of seed SEED run into cycles of four plies, most of them led by attacks and flights; every game is played until
Fairy-Stockfish sees an end by repetition, and the judge is asked for the outcome after the same moves. Where the two differ, both
definitions of chasing (xiangqi_chases.py) are applied to the game. If they give the two outcomes, the step on which they disagree
names the rule that only one of them has; otherwise the game is unexplained. Prints how the outcomes are distributed, the differing
games under their explanations, and the unexplained ones; exit status 1 if there is one of those.
"""

import argparse
import collections
import itertools
import json
import random
import shlex
import subprocess

import pyffish as sf
import xiangqi_chases as chases

VARIANT = "xiangqi"
# Cycles taken from one position, those led by checks and attacks and the others.
LED, OTHER = 16, 4

# Rules that only one of the two has. The judge decides by KoopKorea's manual, Xiangqi, 10: "The player who is forcing the
# repetition of moves has to stop", so what forces nobody is no chase, and what wins a piece is one.
EXPLANATIONS = {
    "kept attack": "pyffish alone: moving away along the line of an attack that was there before is called a new attack; "
    "here nothing new is forced",
    "no capture": "pyffish alone: a piece counts as attacked by one that may not take it, its own general being attacked then; "
    "here it forces nobody",
    "protector on its pin": "pyffish alone: a pinned piece protects nothing; here it does where it may take back along the pin",
    "exchange on a pin": "pyffish alone: a pinned piece is chased by one of its kind; here not where it may take the other first",
    "new pin": "pyffish alone: what a newly pinned piece protected is chased, whoever attacks it and whatever else protects it; "
    "here only if it can be won",
    "new discoverer": "pyffish alone: whatever a piece attacks is chased once its leaving would check; here only if it can be won",
    "no retaking": "here alone: a protector that may not take back, its general being attacked then, protects nothing; "
    "pyffish counts it",
    "lost protection": "here alone: a step that takes away the protection of a piece that was attacked before forces its flight; "
    "pyffish looks only at new attacks and new pins",
    "no exchange": "here alone: a piece that may not take the attacker of its own kind is no partner of an exchange; "
    "pyffish calls the attack mutual",
    "before the cycle": "here alone: the step that led to the first of the three positions is no part of the repetition; "
    "pyffish asks it for an attack, too",
}


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
        check = sf.gives_check(VARIANT, fen, [step])
        attacked = set() if check else {goal for _, goal in taken(flipped(after)) - before}
        for reply in sf.legal_moves(VARIANT, fen, [step]):
            if points(reply)[1] in pieces:
                continue
            leads = check or points(reply)[0] in attacked
            (led if leads else other).append((step, reply))
    return list(returning(fen, led, LED, rng)), list(returning(fen, other, OTHER, rng))


def returning(fen, pairs, wanted, rng):
    """The cycles of a few of these steps and replies."""
    rng.shuffle(pairs)
    lines = (returns(fen, step, reply) for step, reply in pairs[: 4 * wanted])
    return itertools.islice(filter(None, lines), wanted)


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


class Cycle:
    """The plies from the first of three equal positions, the last of which has just come up."""

    def __init__(self, start, moves):
        self.moves = [chases.step(move) for move in moves]
        boards = [chases.read(start)]
        for move in self.moves:
            board, red = boards[-1]
            boards.append((chases.after(board, move), not red))
        self.boards = boards
        self.occurrences = [ply for ply, position in enumerate(boards) if position == boards[-1]]
        self.first = self.occurrences[0]

    def steps(self, red):
        """The plies of one side in the cycle."""
        return [ply for ply in range(self.first, len(self.moves)) if self.boards[ply][1] == red]

    def checks(self, red):
        """Whether every step of a side gives check."""
        return all(chases.in_check(self.boards[ply + 1][0], not red) for ply in self.steps(red))

    def prey_at(self, prey, ply):
        """Where a piece that stood on a point at the first ply stands before a later one, after the step of that ply."""
        for move in self.moves[self.first : ply]:
            prey = move[1] if move[0] == prey else prey
        return prey

    def missing(self, red, definition, prey):
        """The steps of a side that do not chase a piece by a definition, the step before the cycle with Fairy-Stockfish."""
        found = [
            ply
            for ply in self.steps(red)
            if self.prey_at(prey, ply) not in definition(self.boards[ply][0], self.moves[ply])
        ]
        led_here = self.first > 0 and self.boards[self.first][1] != red and self.boards[-1][1] != red
        if led_here and definition is chases.chased_by_fairy:
            ply = self.first - 1
            found += [ply] if prey not in definition(self.boards[ply][0], self.moves[ply]) else []
        return found

    def chased(self, red, definition):
        """The pieces that a side chases throughout, as points of the first ply."""
        pieces = chases.pieces(self.boards[self.first][0], not red)
        return [prey for prey in pieces if not self.missing(red, definition, prey)]

    def outcome(self, definition):
        sides = {red: self.checks(red) for red in (True, False)}
        if not any(sides.values()):
            sides = {red: bool(self.chased(red, definition)) for red in (True, False)}
        if sides[True] == sides[False]:
            return "draw"
        return "han" if sides[True] else "cho"


def explanation(start, moves, fairy, here):
    """The rule that only one of the two has and that decides a differing game; None where the definitions do not say."""
    cycle = Cycle(start, moves)
    if len(cycle.occurrences) != 3:
        return None
    ours, theirs = chases.chased_here, chases.chased_by_fairy
    if (cycle.outcome(theirs), cycle.outcome(ours)) != (fairy, here):
        return None
    for red in (True, False):
        seen = {definition: cycle.chased(red, definition) for definition in (ours, theirs)}
        if bool(seen[ours]) == bool(seen[theirs]):
            continue
        one, other = (ours, theirs) if seen[ours] else (theirs, ours)
        prey = seen[one][0]
        ply = cycle.missing(red, other, prey)[0] if cycle.missing(red, other, prey) else None
        if ply is None:
            return None
        if ply < cycle.first:
            return "before the cycle"
        why = reason_here if one is ours else reason_of_fairy
        return why(cycle.boards[ply][0], cycle.moves[ply], cycle.prey_at(prey, ply))
    return None


def reason_of_fairy(before, move, prey):
    """Why only Fairy-Stockfish takes a piece for chased by a step."""
    board = chases.after(before, move)
    reasons = chases.chased_by_fairy(before, move)[prey]
    if "attack" not in reasons:
        return {"behind": "kept attack"}.get(reasons[0], reasons[0])
    hunters = chases.attackers(board, prey, not chases.is_red(board[prey]))
    if not any(chases.may_take(board, hunter, prey) for hunter in hunters):
        return "no capture"
    able = [hunter for hunter in hunters if chases.role(board, hunter) not in "KP" and chases.may_take(board, hunter, prey)]
    kind = chases.role(board, prey)
    if any(chases.role(board, hunter) == kind and chases.may_take(board, prey, hunter) for hunter in able):
        return "exchange on a pin"
    if able and not any(chases.threatens(board, hunter, prey) for hunter in able):
        return "protector on its pin"
    return None


def reason_here(before, move, prey):
    """Why Fairy-Stockfish does not take a piece for chased by a step that threatens it anew."""
    board = chases.after(before, move)
    hunter = chases.chased_here(before, move)[prey][0]
    was = move[0] if hunter == move[1] else hunter
    if prey in chases.reach(before, was):
        return "lost protection"
    red = chases.is_red(board[prey])
    roots = chases.attackers(board, prey, red, board.keys() - {hunter}) - chases.pinned(board, red)
    if chases.role(board, hunter) == chases.role(board, prey):
        return "no exchange"
    return "no retaking" if roots else None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--judge", default="target/release/janggun judge", help="the command that judges lines")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=20261122)
    parser.add_argument("--draws", type=float, default=0.6, help="at most this share of games that draw")
    parser.add_argument("--show", type=int, default=1, help="differing games printed for each explanation")
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
    counts, explained, unexplained = collections.Counter(), collections.defaultdict(list), []
    for (start, moves, result), line in zip(cases, judged.stdout.splitlines(), strict=True):
        answer = json.loads(line)
        verdict = answer.get("verdict") or {}
        found = verdict.get("outcome", answer.get("error"))
        counts[result, verdict.get("code")] += 1
        if found != result:
            game = {"fen": start, "moves": moves, "fairy_stockfish": result, "here": found, "code": verdict.get("code")}
            name = explanation(start, moves, result, found)
            (unexplained if name is None else explained[name]).append(game)
    for (result, code), count in sorted(counts.items(), key=str):
        print(f"{count:6} {result} {code}")
    for name, games_of in sorted(explained.items()):
        print(f"{len(games_of):6} differ, {name}: {EXPLANATIONS[name]}")
        for game in games_of[: arguments.show]:
            print("       " + json.dumps(game))
    for game in unexplained:
        print("unexplained " + json.dumps(game))
    differing = sum(map(len, explained.values())) + len(unexplained)
    print(f"{len(cases)} games, {len(cases) - differing} agree, {differing} differ, {len(unexplained)} unexplained")
    raise SystemExit(bool(unexplained))


if __name__ == "__main__":
    main()
