// Points that a piece may be able to reach in a future position. These are the premoves that the user can choose.
//
// Must not encode how pieces move. The rules module finds the points, with the piece on nearly empty boards.
import type { Movement } from "../../../domain/movements.gen";
import { destinations } from "../../../domain/legal";
import { opposite, type Piece, type Pieces } from "../../../domain/position";
import { FILES, RANKS, fileOf, isSquare, rankOf, squareAt } from "../../../board/squares";
import type { RulesModule } from "../../../platform/rules-module";

type Judge = Pick<RulesModule, "judge">;

/**
 * Points to try for the piece's own general. If the piece is blocked or pinned with the general on one of them, it is
 * free with the general on another.
 */
const OWN_GENERALS = { cho: ["d2", "e1", "f2"], han: ["d9", "e10", "f9"] } as const;
const PALACES = {
  cho: ["e2", "d1", "f1", "d3", "f3", "e1", "e3", "d2", "f2"],
  han: ["e9", "d10", "f10", "d8", "f8", "e10", "e8", "d9", "f9"],
} as const;

/** Rule set used to find targets, by variant. */
const BOARD_RULES: Readonly<Record<Movement, string>> = {
  janggi: "record",
  xiangqi: "xiangqi@1",
  chesswar: "chesswar",
};

/** Finds and caches the points that pieces can reach in one variant. */
export class Reach {
  private readonly known = new Map<string, readonly string[]>();

  constructor(
    private readonly rules: Judge,
    private readonly movement: Movement,
  ) {}

  /** Returns the points that `piece` can reach from `from`, whatever other pieces are on the board. */
  from(piece: Piece, from: string): readonly string[] {
    const key = piece.side + piece.role + from;
    const found = this.known.get(key) ?? this.workOut(piece, from);
    this.known.set(key, found);
    return found;
  }

  private workOut(piece: Piece, from: string): readonly string[] {
    const all = new Set<string>();
    for (const screen of [null, ...screensFor(piece, from)]) {
      const screened: Pieces = screen === null ? {} : { [screen]: { side: piece.side, role: "n" } };
      const own = piece.role === "k" ? [from] : OWN_GENERALS[piece.side].filter((at) => at !== from);
      for (const general of own.filter((at) => screened[at] === undefined)) {
        const board: Pieces = { ...screened, [general]: { side: piece.side, role: "k" }, [from]: piece };
        for (const to of this.onBoard(board, piece, from)) all.add(to);
      }
    }
    return [...all].sort();
  }

  /** Returns the targets of the piece. `board` lacks the opponent's general, which is tried on several points. */
  private onBoard(board: Pieces, piece: Piece, from: string): readonly string[] {
    const side = opposite(piece.side);
    // In Xiangqi, the opponent's general pins only pieces on its file, so two points for it are enough. For a general,
    // all points are tried, because the generals may not face each other.
    let wanted = piece.role === "k" ? Number.POSITIVE_INFINITY : 2;
    const all: string[] = [];
    for (const at of PALACES[side]) {
      if (wanted === 0) break;
      if (board[at] !== undefined) continue;
      const found = this.ask({ ...board, [at]: { side, role: "k" } }, piece, from);
      if (found === null) continue;
      all.push(...found);
      wanted -= 1;
    }
    return all;
  }

  /** Returns the targets; null if the rules reject the board, for example because a general could be captured. */
  private ask(board: Pieces, piece: Piece, from: string): readonly string[] | null {
    const fen = `${boardField(board)} ${piece.side === "cho" ? "w" : "b"} - - 0 1`;
    const answer = this.rules.judge({ rules: BOARD_RULES[this.movement], fen, moves: [] });
    if (!answer.ok) return null;
    return (destinations(answer.legal)[from] ?? []).filter((to) => to !== from);
  }
}

/** Returns the points around a cannon at which to try a piece to jump over; none for other pieces. */
function screensFor(piece: Piece, from: string): readonly string[] {
  if (piece.role !== "c") return [];
  const around = [-1, 0, 1].flatMap((files) => [-1, 0, 1].map((ranks) => [files, ranks] as const));
  return around
    .filter(([files, ranks]) => files !== 0 || ranks !== 0)
    .filter(([files, ranks]) => fileOf(from) + files >= 0 && fileOf(from) + files < FILES && rankOf(from) + ranks >= 0)
    .map(([files, ranks]) => squareAt(fileOf(from) + files, rankOf(from) + ranks))
    .filter(isSquare);
}

/** Returns the first field of a FEN. */
function boardField(pieces: Pieces): string {
  const rows = Array.from({ length: RANKS }, (_, row) =>
    Array.from({ length: FILES }, (__, file) => letterOf(pieces[squareAt(file, RANKS - 1 - row)])).join(""),
  );
  return rows.join("/").replaceAll(/1+/g, (empty) => String(empty.length));
}

function letterOf(piece: Piece | undefined): string {
  if (piece === undefined) return "1";
  return piece.side === "cho" ? piece.role.toUpperCase() : piece.role;
}
