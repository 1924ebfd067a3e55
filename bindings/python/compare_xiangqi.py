#!/usr/bin/env python3
"""Compares verdicts on repeated Xiangqi positions with those of Fairy-Stockfish, and explains the differences.

    python3 -m venv venv && venv/bin/pip install pyffish
    cargo build --release
    venv/bin/python bindings/python/compare_xiangqi.py --judge "target/release/janggun judge" --games 2000

Two kinds of games are played until Fairy-Stockfish ends them by repetition, and the judge determines the outcome after
the same moves. The first kind repeats cycles of four plies from random positions. Most of these cycles begin with an
attack that the opponent escapes or answers with another attack. The second kind replays the committed cases, which were
judged by hand, with up to three pieces added, removed or moved. This produces rare situations: both sides chasing, or
one checking while the other chases.

If the two outcomes differ, both definitions of chasing (xiangqi_chases.py) are applied to the game. If they reproduce
the two outcomes, the move on which they disagree usually identifies a rule that only one of them has. Otherwise, the
game is unexplained. Prints the distribution of outcomes, the kinds of forcing moves by this project's definition,
the differing games grouped by explanation, and the unexplained ones. Exits with 1 if there are unexplained games.
"""

import argparse
import collections
import itertools
import json
import pathlib
import random
import shlex
import subprocess

import pyffish as sf
import xiangqi_chases as chases

VARIANT = "xiangqi"
CASES = pathlib.Path(__file__).parents[2] / "crates/janggi/testdata/rules/xiangqi_repetition.jsonl"
# Maximum number of cycles per position: those in which an attack leads to the repetition, and others.
LED, OTHER = 16, 4
# A position cannot occur for the third time before this ply.
THIRD = 8
# Exceptions that pyffish raises for illegal moves.
NotLegal = (SystemError, ValueError)

# Rules that only one of the two definitions has. The judge follows KoopKorea's manual, Xiangqi, 10: "The player who is
# forcing the repetition of moves has to stop". It therefore defines a chase as a threat to win a piece.
EXPLANATIONS = {
    "kept attack": "pyffish alone: moving away along the line of an attack that was there before is called a new attack; "
    "here nothing new is forced",
    "no capture": "pyffish alone: a piece counts as attacked by one that may not take it, because that would expose its general; "
    "here this is no chase",
    "protector on its pin": "pyffish alone: a pinned piece protects nothing; here it does if it can take back along the pin",
    "exchange on a pin": "pyffish alone: a pinned piece is chased by one of its kind; here not if it can take the other first",
    "new pin": "pyffish alone: what a newly pinned piece protected is chased, whoever attacks it and whatever else protects it; "
    "here only if it can be won",
    "new discoverer": "pyffish alone: whatever a piece attacks is chased once its leaving would check; here only if it can be won",
    "no retaking": "here alone: a protector that may not take back, because that would expose its general, protects nothing; "
    "pyffish counts it",
    "lost protection": "here alone: a step that takes away the protection of a piece that was attacked before forces its flight; "
    "pyffish looks only at new attacks and new pins",
    "no exchange": "here alone: a piece that may not take the attacker of its own kind does not make it an exchange; "
    "pyffish calls the attack mutual",
    "before the cycle": "here alone: the step that led to the first of the three positions is not part of the repetition; "
    "pyffish requires an attack of it, too",
}


def points(move):
    """Returns the two points of a UCI move. In a10a9, the first rank has two digits."""
    cut = 3 if move[1:3] == "10" else 2
    return move[:cut], move[cut:]


def reverse(move):
    here, there = points(move)
    return there + here


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


def fen_of(board, turn):
    """Returns the FEN of a board, a dictionary from points to letters; None if the position is invalid or the game is
    over."""
    rows = []
    for rank in range(10, 0, -1):
        row, gap = "", 0
        for file in "abcdefghi":
            mark = board.get(file + str(rank))
            gap = 0 if mark else gap + 1
            row = row + mark if mark else (row[:-1] if gap > 1 else row) + str(gap)
        rows.append(row)
    fen = "/".join(rows) + f" {turn} - - 0 1"
    return fen if sf.validate_fen(fen, VARIANT) == sf.FEN_OK and sf.legal_moves(VARIANT, fen, []) else None


def points_for(mark):
    """Returns the points on which a piece can stand."""
    white, files = mark.isupper(), "abcdefghi"

    def ranks(*rows):
        return [row if white else 11 - row for row in rows]

    if mark in "kK":
        return [file + str(rank) for file in "def" for rank in ranks(1, 2, 3)]
    if mark in "aA":
        return ["d1", "f1", "e2", "d3", "f3"] if white else ["d10", "f10", "e9", "d8", "f8"]
    if mark in "bB":
        elephants = [("c", 1), ("g", 1), ("a", 3), ("e", 3), ("i", 3), ("c", 5), ("g", 5)]
        return [file + str(rank if white else 11 - rank) for file, rank in elephants]
    if mark in "pP":
        home = [file + str(rank) for file in "acegi" for rank in ranks(4, 5)]
        return home + [file + str(rank) for file in files for rank in ranks(6, 7, 8, 9, 10)]
    return [file + str(rank) for file in files for rank in range(1, 11)]


def put(rng, board, mark):
    free = [point for point in points_for(mark) if point not in board]
    if free:
        board[rng.choice(free)] = mark


def random_position(rng):
    """Returns the FEN of a random position with few pieces, so that attacks and pins are frequent; None if invalid."""
    board = {}
    for case in (str.upper, str.lower):
        put(rng, board, case("k"))
        for _ in range(rng.randrange(3)):
            put(rng, board, case("a"))
        for _ in range(rng.randrange(2)):
            put(rng, board, case("b"))
        for mark in rng.sample("rrccnnpp", rng.randrange(1, 5)):
            put(rng, board, case(mark))
    return fen_of(board, rng.choice("wb"))


def attacks(board, red):
    """Returns the attacks of a side, including checks, as pairs of points."""
    enemies = set(chases.pieces(board, not red))
    return {(at, goal) for at in chases.pieces(board, red) for goal in chases.reach(board, at) & enemies}


def returns(fen, step, reply):
    """Returns the cycle of a move, a reply, and the reverse of both; None if it is not legal."""
    line = [step, reply, reverse(step), reverse(reply)]
    try:
        after = sf.get_fen(VARIANT, fen, line)
    except NotLegal:
        return None
    return line if after.split()[0] == fen.split()[0] else None


def cycles(fen, rng):
    """Returns two lists of cycles of four plies: those led by attacks, and a few others.

    In the first kind, the move creates a new attack or check, and so does its reverse. The reply answers a check, moves
    an attacked piece, or creates another attack.
    """
    led, other = [], []
    board, red = chases.read(fen)
    before = attacks(board, red)
    for step in sf.legal_moves(VARIANT, fen, []):
        if points(step)[1] in pieces_of(fen):
            continue
        moved = chases.after(board, chases.step(step))
        attacked = {goal for _, goal in attacks(moved, red) - before}
        if not attacked and rng.random() < 0.7:
            continue
        counter = attacks(moved, not red)
        for reply in sf.legal_moves(VARIANT, fen, [step]):
            here, there = chases.step(reply)
            if there in moved:
                continue
            answered = chases.after(moved, (here, there))
            flees = here in attacked or chases.general(moved, not red) in attacked
            back = chases.after(answered, chases.step(reverse(step)))
            leads = attacked and attacks(back, red) - attacks(answered, red)
            leads = leads and (flees or attacks(answered, not red) - counter)
            (led if leads else other).append((step, reply))
    return list(returning(fen, led, LED, rng)), list(returning(fen, other, OTHER, rng))


def returning(fen, pairs, wanted, rng):
    """Yields at most `wanted` legal cycles of these moves and replies, chosen at random."""
    rng.shuffle(pairs)
    lines = (returns(fen, step, reply) for step, reply in pairs[: 4 * wanted])
    return itertools.islice(filter(None, lines), wanted)


def ended(start, moves):
    """Returns the start, moves and outcome of a game that Fairy-Stockfish ends by repetition; None otherwise."""
    for count in range(THIRD, len(moves) + 1):
        try:
            over, value = sf.is_optional_game_end(VARIANT, start, moves[:count])
        except NotLegal:
            return None
        if over:
            return start, moves[:count], outcome(start, moves[:count], value)
    return None


def random_games(seed):
    """Yields games that start from random positions and end by repetition, without end."""
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


def changed_cases(seed):
    """Yields variants of the committed cases, with up to three pieces added, removed or moved.

    Half of the time, the case is chosen only from those in which both sides force the repetition.
    """
    rng = random.Random(seed)
    cases = [case for case in map(json.loads, CASES.read_text().splitlines()) if case["expect"]["outcome"]]
    mutual = [case for case in cases if "neither" not in Cycle(case["fen"], case["moves"]).forcing(chases.chased_here)]
    seen = set()
    while True:
        case = rng.choice(rng.choice((cases, mutual)))
        board = pieces_of(case["fen"])
        for _ in range(rng.randrange(1, 4)):
            change = rng.randrange(3)
            mark = rng.choice("RCNPPABrcnppab")
            others = [point for point, mark in board.items() if mark not in "kK"]
            if change > 0 and others:
                mark = board.pop(rng.choice(others))
            if change != 1:
                put(rng, board, mark)
        fen = fen_of(board, case["fen"].split()[1])
        if fen is None or (fen, *case["moves"]) in seen:
            continue
        seen.add((fen, *case["moves"]))
        found = ended(fen, case["moves"])
        if found:
            yield found


def outcome(fen, moves, value):
    """Returns the outcome. `value` is from the point of view of the side to move."""
    if value == 0:
        return "draw"
    white = (fen.split()[1] == "w") == (len(moves) % 2 == 0)
    return "cho" if white == (value > 0) else "han"


class Cycle:
    """The plies from the first occurrence of a game's last position to the end of the game."""

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
        """Returns the plies of one side in the cycle."""
        return [ply for ply in range(self.first, len(self.moves)) if self.boards[ply][1] == red]

    def checks(self, red):
        """Returns whether every move of a side gives check."""
        return all(chases.in_check(self.boards[ply + 1][0], not red) for ply in self.steps(red))

    def prey_at(self, prey, ply):
        """Returns the point, before a ply, of the piece that stood on `prey` at the start of the cycle."""
        for move in self.moves[self.first : ply]:
            prey = move[1] if move[0] == prey else prey
        return prey

    def missing(self, red, definition, prey):
        """Returns the plies at which a side does not chase a piece by a definition. Fairy-Stockfish's definition
        includes the move before the cycle, if that side made it."""
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
        """Returns the pieces that a side chases throughout the cycle, as points at the start of the cycle."""
        pieces = chases.pieces(self.boards[self.first][0], not red)
        return [prey for prey in pieces if not self.missing(red, definition, prey)]

    def forcing(self, definition):
        """Returns whether each side checks, chases, or does neither throughout the cycle, as a sorted pair of words."""
        words = []
        for red in (True, False):
            words.append("checks" if self.checks(red) else "chases" if self.chased(red, definition) else "neither")
        return tuple(sorted(words))

    def outcome(self, definition):
        sides = {red: self.checks(red) for red in (True, False)}
        if not any(sides.values()):
            sides = {red: bool(self.chased(red, definition)) for red in (True, False)}
        if sides[True] == sides[False]:
            return "draw"
        return "han" if sides[True] else "cho"


def explanation(start, moves, fairy, here):
    """Returns the key in `EXPLANATIONS` for a game with different outcomes; None if it is unexplained."""
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
    """Returns the reason why only Fairy-Stockfish considers a piece chased by a move; None if unknown."""
    board = chases.after(before, move)
    reasons = chases.chased_by_fairy(before, move)[prey]
    if "attack" not in reasons:
        return {"behind": "kept attack"}.get(reasons[0], reasons[0])
    hunters = chases.attackers(board, prey, not chases.is_red(board[prey]))
    hunters = {hunter for hunter in hunters if hunter == move[1] or prey not in chases.reach(before, hunter)}
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
    """Returns the reason why only this project considers a piece chased by a move; None if unknown."""
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


def taken_from(games, wanted, draws):
    """Returns the first `wanted` games, skipping draws once their share would exceed `draws`."""
    found = []
    left = round(wanted * draws)
    for game in games:
        if game[2] == "draw":
            if left == 0:
                continue
            left -= 1
        found.append(game)
        if len(found) == wanted:
            return found
    return found


def answers(judge, games):
    lines = "".join(
        json.dumps({"rules": "xiangqi", "fen": start, "moves": moves, "claims": "last"}) + "\n" for start, moves, _ in games
    )
    judged = subprocess.run(shlex.split(judge), input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in judged.stdout.splitlines()]


def compared(title, games, judge, show):
    """Compares the outcomes of both programs, prints the result, and returns the number of unexplained games."""
    print(f"{title}:")
    counts, forcing = collections.Counter(), collections.Counter()
    explained, unexplained = collections.defaultdict(list), []
    for (start, moves, result), answer in zip(games, answers(judge, games), strict=True):
        verdict = answer.get("verdict") or {}
        found = verdict.get("outcome", answer.get("error"))
        counts[result, verdict.get("code")] += 1
        forcing[Cycle(start, moves).forcing(chases.chased_here)] += 1
        if found != result:
            game = {"fen": start, "moves": moves, "fairy_stockfish": result, "here": found, "code": verdict.get("code")}
            name = explanation(start, moves, result, found)
            (unexplained if name is None else explained[name]).append(game)
    for (result, code), count in sorted(counts.items(), key=str):
        print(f"{count:6} {result} {code}")
    for (one, other), count in sorted(forcing.items()):
        print(f"{count:6} one side {one}, the other {other}")
    for name, games_of in sorted(explained.items()):
        print(f"{len(games_of):6} differ, {name}: {EXPLANATIONS[name]}")
        for game in games_of[:show]:
            print("       " + json.dumps(game))
    for game in unexplained:
        print("unexplained " + json.dumps(game))
    differing = sum(map(len, explained.values())) + len(unexplained)
    print(f"{len(games)} games, {len(games) - differing} agree, {differing} differ, {len(unexplained)} unexplained", flush=True)
    return len(unexplained)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--judge", default="target/release/janggun judge", help="the command that judges lines")
    parser.add_argument("--games", type=int, default=2000, help="games from random positions")
    parser.add_argument("--changed", type=int, default=1000, help="games of changed cases")
    parser.add_argument("--seed", type=int, default=20261122)
    parser.add_argument("--draws", type=float, default=0.6, help="at most this share of games that draw")
    parser.add_argument("--show", type=int, default=1, help="differing games printed for each explanation")
    arguments = parser.parse_args()

    unexplained = 0
    for title, games, wanted in (
        ("changed cases", changed_cases, arguments.changed),
        ("random positions", random_games, arguments.games),
    ):
        found = taken_from(games(arguments.seed), wanted, arguments.draws) if wanted else []
        unexplained += compared(title, found, arguments.judge, arguments.show)
    raise SystemExit(bool(unexplained))


if __name__ == "__main__":
    main()
