"""Prints the results of each pair of setups (차림) in a collection of records of any size: .gib, PGN or JSON.

    python setup_statistics.py FILE…
"""

import sys
from collections import Counter, defaultdict

import janggun


def main() -> None:
    scores: defaultdict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    games = faulty = elsewhere = 0
    for path in sys.argv[1:]:
        for record in janggun.read_games(path):
            if record.fault is not None:
                faulty += 1
                print(f"{path}: game {record.number}: {record.fault}", file=sys.stderr)
                continue
            games += 1
            if record.setups is None:
                elsewhere += 1
            else:
                scores[record.setups][record.winner or "unknown"] += 1
    print(f"{games} games, {faulty} more with faults, {elsewhere} from other starts")
    print(f"{'cho':8} {'han':8} {'games':>6} {'cho':>6} {'draw':>6} {'han':>6} {'cho scores':>11}")
    for (cho, han), count in sorted(scores.items(), key=lambda item: -item[1].total()):
        decided = count["cho"] + count["draw"] + count["han"]
        share = (count["cho"] + count["draw"] / 2) / decided if decided else 0
        columns = f"{count.total():6} {count['cho']:6} {count['draw']:6} {count['han']:6}"
        print(f"{cho:8} {han:8} {columns} {share:10.1%}")


if __name__ == "__main__":
    main()
