"""This project's and Fairy-Stockfish's definitions of a chase in Xiangqi, both reimplemented.

Neither program reports why it considers a piece chased, so compare_xiangqi.py needs its own definitions. Standard
library only.

A board is a dictionary from points, (file, rank) counted from 0, to letters. Red's letters are upper case.
"""

HOME_ROWS = 5
STRAIGHT = ((1, 0), (-1, 0), (0, 1), (0, -1))
DIAGONAL = ((1, 1), (1, -1), (-1, 1), (-1, -1))


def point(text):
    return "abcdefghi".index(text[0]), int(text[1:]) - 1


def step(move):
    """Returns the two points of a UCI move. In a10a9, the first rank has two digits."""
    cut = 3 if move[1:3] == "10" else 2
    return point(move[:cut]), point(move[cut:])


def read(fen):
    """Returns the board of a FEN, and whether Red is to move."""
    board = {}
    for rank, row in zip(range(9, -1, -1), fen.split()[0].split("/")):
        file = 0
        for mark in row:
            if mark.isdigit():
                file += int(mark)
            else:
                board[file, rank] = mark
                file += 1
    return board, fen.split()[1] == "w"


def after(board, move):
    board = dict(board)
    start, goal = move
    board[goal] = board.pop(start)
    return board


def is_red(mark):
    return mark.isupper()


def role(board, at):
    return board[at].upper()


def pieces(board, red, roles="KABNRCP"):
    return [at for at, mark in board.items() if is_red(mark) == red and mark.upper() in roles]


def on_board(at):
    return 0 <= at[0] < 9 and 0 <= at[1] < 10


def in_palace(at, red):
    return 3 <= at[0] <= 5 and (at[1] <= 2 if red else at[1] >= 7)


def across(at, red):
    """Returns whether a point lies across the river for a side."""
    return (at[1] >= HOME_ROWS) == red


def plus(at, offset, times=1):
    return at[0] + offset[0] * times, at[1] + offset[1] * times


def ray(at, offset):
    at = plus(at, offset)
    while on_board(at):
        yield at
        at = plus(at, offset)


def between(here, there):
    """Returns the points strictly between two points on the same line; empty if the two are not on one line."""
    if here == there or (here[0] != there[0] and here[1] != there[1]):
        return []
    offset = ((there[0] > here[0]) - (there[0] < here[0]), (there[1] > here[1]) - (there[1] < here[1]))
    found = []
    for at in ray(here, offset):
        if at == there:
            return found
        found.append(at)
    return found


def horse_steps(at):
    """Returns the leg and the destination of each move of a horse."""
    for offset in STRAIGHT:
        leg = plus(at, offset)
        for side in (-1, 1):
            turned = (offset[1] * side, offset[0] * side)
            goal = plus(plus(leg, offset), turned)
            if on_board(goal):
                yield leg, goal


def attacks(kind, red, at, occupied):
    """Returns the points that a piece attacks or protects, regardless of the pieces on them and of checks."""
    if kind == "K":
        return {goal for goal in (plus(at, offset) for offset in STRAIGHT) if in_palace(goal, red)}
    if kind == "A":
        return {goal for goal in (plus(at, offset) for offset in DIAGONAL) if in_palace(goal, red)}
    if kind == "B":
        eyes = [offset for offset in DIAGONAL if plus(at, offset) not in occupied]
        goals = (plus(at, offset, 2) for offset in eyes)
        return {goal for goal in goals if on_board(goal) and not across(goal, red)}
    if kind == "N":
        return {goal for leg, goal in horse_steps(at) if leg not in occupied}
    if kind == "P":
        offsets = [(0, 1 if red else -1)] + ([(1, 0), (-1, 0)] if across(at, red) else [])
        return {goal for goal in (plus(at, offset) for offset in offsets) if on_board(goal)}
    found = set()
    for offset in STRAIGHT:
        met = [goal for goal in ray(at, offset) if goal in occupied]
        if kind == "R":
            free = ray(at, offset)
            for goal in free:
                found.add(goal)
                if goal in occupied:
                    break
        elif len(met) > 1:
            found.add(met[1])
    return found


def reach(board, at, occupied=None):
    mark = board[at]
    return attacks(mark.upper(), is_red(mark), at, board.keys() if occupied is None else occupied)


def attackers(board, target, red, occupied=None):
    return {at for at in pieces(board, red) if at != target and target in reach(board, at, occupied)}


def general(board, red):
    return next(at for at, mark in board.items() if mark == ("K" if red else "k"))


def in_check(board, red):
    own, other = general(board, red), general(board, not red)
    seen = own[0] == other[0] and not any(at in board for at in between(own, other))
    return seen or bool(attackers(board, own, not red))


def may_take(board, start, goal):
    """Returns whether a piece can capture on a point without leaving its own general in check."""
    return goal in reach(board, start) and not in_check(after(board, (start, goal)), is_red(board[start]))


def is_prey(board, at):
    """Returns whether a piece can be chased. A general, and a soldier that has not crossed the river, cannot be."""
    kind = role(board, at)
    return kind != "K" and (kind != "P" or across(at, is_red(board[at])))


def outranks(hunter, prey):
    """Returns whether a capture gains material even if the capturing piece is lost."""
    return (hunter in "NC" and prey == "R") or (hunter in "BA" and prey in "RCN")


# Definition of this project.


def threatens(board, hunter, prey):
    """Returns whether a capture would win material, because of the kinds of pieces or because nothing can recapture.

    If the hunter's side is in check, the capture need not answer it. If the prey is of the same kind and can capture
    the hunter, it is not threatened.
    """
    if prey not in reach(board, hunter):
        return False
    if not in_check(board, is_red(board[hunter])) and not may_take(board, hunter, prey):
        return False
    if outranks(role(board, hunter), role(board, prey)):
        return True
    if role(board, hunter) == role(board, prey) and may_take(board, prey, hunter):
        return False
    taken, red = after(board, (hunter, prey)), is_red(board[prey])
    return not any(may_take(taken, at, prey) for at in pieces(taken, red))


def chased_here(before, move):
    """Returns the pieces that a move newly threatens, each with the pieces that now threaten it."""
    board = after(before, move)
    red = is_red(board[move[1]])
    found = {}
    for hunter in pieces(board, red, "ABNRC"):
        was = move[0] if hunter == move[1] else hunter
        for prey in reach(board, hunter):
            if prey not in board or is_red(board[prey]) == red or not is_prey(board, prey):
                continue
            if threatens(board, hunter, prey) and not threatens(before, was, prey):
                found.setdefault(prey, []).append(hunter)
    return found


# Definition of Fairy-Stockfish.


def blockers(board, red):
    """Returns the pieces of either side that could open an attack on a side's general by moving away."""
    own = general(board, red)
    snipers = []
    for at in pieces(board, not red, "RCN"):
        if own in reach(board, at):
            continue
        if role(board, at) == "N":
            way = [leg for leg, goal in horse_steps(at) if goal == own]
        else:
            way = between(own, at)
        if way:
            snipers.append((at, role(board, at), way))
    movers = {at for at, kind, _ in snipers if kind != "C"}
    found = set()
    for _, kind, way in snipers:
        met = [at for at in way if at in board and (kind == "C" or at not in movers)]
        if len(met) == 1 or (kind == "C" and len(met) == 2):
            found.update(met)
    return found


def pinned(board, red):
    """Returns the pieces that Fairy-Stockfish considers pinned: blockers, and the only other piece of a side on a
    file with both generals."""
    found = set(blockers(board, red))
    file = general(board, not red)[0]
    alone = [at for at in pieces(board, red, "ABNRCP") if at[0] == file]
    if general(board, red)[0] == file and len(alone) <= 1:
        found.update(alone)
    return found


def chased_by(board, hunter, goals, pins):
    """Returns the chased pieces among `goals`, which the hunter newly attacks."""
    red, kind = is_red(board[hunter]), role(board, hunter)
    goals = {goal for goal in goals if is_prey(board, goal)}
    found = {goal for goal in goals if outranks(kind, role(board, goal))}
    near = any(plus(hunter, offset) in board for offset in DIAGONAL)
    for goal in goals:
        if role(board, goal) == kind:
            mutual = hunter in reach(board, goal) if kind == "N" and near else goal not in pins
            if mutual:
                continue
        roots = attackers(board, goal, not red, board.keys() - {hunter}) - pins
        own = general(board, red)
        seen = own[0] == goal[0] and not any(at in board and at != hunter for at in between(own, goal))
        if not roots or (roots == {general(board, not red)} and seen):
            found.add(goal)
    return found


def chased_by_fairy(before, move):
    """Returns the pieces that Fairy-Stockfish considers chased by a move, each with the reasons, such as a new
    attack."""
    board = after(before, move)
    start, goal = move
    red = is_red(board[goal])
    pins, enemies = pinned(board, not red), set(pieces(board, not red))
    found = {}

    def add(reason, chased):
        for prey in chased:
            found.setdefault(prey, []).append(reason)

    kind = role(board, goal)
    if kind not in "KP":
        direct = reach(board, goal) & enemies
        if kind in "RC":
            direct = {at for at in direct if (at[0] != start[0] or at[0] != goal[0]) and (at[1] != start[1] or at[1] != goal[1])}
        add("attack", chased_by(board, goal, direct, pins))
    earlier = (board.keys() - {goal}) | {start}
    for at in pieces(board, red, "BNRC"):
        kind = role(board, at)
        apart = (abs(at[0] - start[0]), abs(at[1] - start[1]))
        in_line = 0 in apart or (kind == "C" and (at[0] == goal[0] or at[1] == goal[1]))
        if {"N": apart in ((0, 1), (1, 0)), "B": apart == (1, 1)}.get(kind, in_line):
            fresh = (reach(board, at) - reach(board, at, earlier)) & enemies
            add("behind" if at == goal else "attack", chased_by(board, at, fresh, pins))
    fresh = blockers(board, not red) - blockers(before, not red)
    for at in fresh & enemies:
        # An advisor counts as protecting all four diagonal neighbours, including those outside the palace.
        protected = {plus(at, offset) for offset in DIAGONAL} if role(board, at) == "A" else reach(board, at)
        rooted = {prey for prey in protected & enemies if is_prey(board, prey)}
        hunted = {prey for prey in rooted if attackers(board, prey, red) - blockers(board, red)}
        add("new pin", hunted)
    own = general(board, not red)
    near = attacks("K", not red, own, ())
    for at in fresh - enemies:
        hunted = reach(board, at) & enemies
        behind = board.keys() - {at, own}
        add("new discoverer", {prey for prey in hunted if prey not in near or attackers(board, prey, red, behind) - {at}})
    return found
