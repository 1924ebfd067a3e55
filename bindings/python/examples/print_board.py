"""Prints a position with the Chinese characters of the pieces.

    python print_board.py [FEN]
"""

import sys

import janggun

CHO = {"K": "楚", "A": "士", "N": "馬", "B": "象", "R": "車", "C": "包", "P": "卒"}
HAN = {"k": "漢", "a": "士", "n": "馬", "b": "象", "r": "車", "c": "包", "p": "兵"}
BLUE, RED, PLAIN = "\x1b[34m", "\x1b[31m", "\x1b[0m"


def draw(position: janggun.Position, *, colour: bool) -> str:
    pieces = position.pieces()
    lines = []
    for rank in range(10, 0, -1):
        line = [f"{rank:2} "]
        for file in "abcdefghi":
            letter = pieces.get(f"{file}{rank}")
            word = "．" if letter is None else {**CHO, **HAN}[letter]
            paint = "" if letter is None or not colour else BLUE if letter.isupper() else RED
            line.append(paint + word + (PLAIN if paint else ""))
        lines.append("".join(line))
    lines.append("   " + "".join(chr(ord("ａ") + file) for file in range(9)))
    return "\n".join(lines)


if __name__ == "__main__":
    shown = janggun.Position(*sys.argv[1:2])
    print(draw(shown, colour=sys.stdout.isatty()))
    print(f"{shown.turn} to move, points {shown.points}")
