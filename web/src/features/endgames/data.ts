// Players' claims about pieces against guards, with computed results: types of the data file, and derived values. The
// file is written by `janggun tables claims report --write`.
import { parseFen } from "../../board/squares";
import type { LastMove, Piece } from "../../board/types";
import file from "./claims.json";

export const OBJECTIVES = ["mate", "mate-facing-draw"] as const;
export type Objective = (typeof OBJECTIVES)[number];

export const CLAIMS = [
  "big-three",
  "small-three",
  "chariot-three",
  "chariot-two",
  "one-guard",
  "bare-general",
] as const;
export type ClaimId = (typeof CLAIMS)[number];

export const ROLES = ["R", "C", "N", "B", "P"] as const;
export type RoleLetter = (typeof ROLES)[number];

export interface Example {
  readonly fen: string;
  readonly moves: readonly string[];
}

export interface Verdict {
  /** Number of legal positions with the attacker to move. */
  readonly positions: number;
  readonly won: number;
  /** Length of the longest win in plies; null if there is no win. */
  readonly longest: number | null;
  readonly example: Example | null;
}

export type Verdicts = Readonly<Record<Objective, Verdict | null>>;

/** Numbers of legal positions with the attacker to move: all, won on points, and undecided due to perpetual check. */
export interface Share {
  readonly positions: number;
  readonly won: number;
  readonly unsure: number;
}

export interface Case {
  /** The attacker's pieces, without guards, then the defender's, such as `KCNB-KAA`. */
  readonly signature: string;
  readonly says: "wins" | "holds";
  readonly source: "wikipedia" | "librewiki" | "program";
  readonly arises: boolean;
  readonly half_points: readonly [number, number];
  /** Whether the attacker leads on points as Cho, and as Han. */
  readonly leads: readonly [boolean, boolean];
  /** Shares of wins on points as Cho, and as Han; null if not computed. */
  readonly on_points: readonly [Share, Share] | null;
  readonly verdicts: Verdicts;
  /** Results with one and with two guards for the attacker; without examples. */
  readonly with_guards: readonly [Verdicts, Verdicts];
}

export interface Claim {
  readonly id: ClaimId;
  readonly cases: readonly Case[];
}

export const FILE = file as unknown as { readonly license: string; readonly claims: readonly Claim[] };

export const ALL_CASES = FILE.claims.flatMap(({ cases }) => cases);

/** Returns the attacker's pieces and the defender's number of guards. */
export function material(signature: string): {
  pieces: readonly { role: RoleLetter; count: number }[];
  guards: number;
} {
  const [attacker = "", defender = ""] = signature.split("-");
  const count = (letter: string): number => attacker.split(letter).length - 1;
  return {
    pieces: ROLES.map((role) => ({ role, count: count(role) })).filter((one) => one.count > 0),
    guards: defender.split("A").length - 1,
  };
}

export type Grade = "always" | "mostly" | "seldom" | "never";

/** Classifies how often the attacker wins when it is to move. */
export function grade({ won, positions }: Verdict): Grade {
  const share = won / positions;
  if (share >= 0.9) return "always";
  if (share >= 0.5) return "mostly";
  return share >= 0.1 ? "seldom" : "never";
}

/** Returns the number of the attacker's moves in the first `plies` of a win. */
export const movesOf = (plies: number): number => Math.ceil(plies / 2);

export interface Frame {
  readonly pieces: Readonly<Record<string, Piece>>;
  readonly lastMove: LastMove | null;
}

/** Returns the board before the first move of an example, and after each move. A move to the same point is a pass. */
export function frames({ fen, moves }: Example): readonly Frame[] {
  let pieces: Record<string, Piece> = parseFen(fen);
  const all: Frame[] = [{ pieces, lastMove: null }];
  for (const move of moves) {
    const [, from = "", to = ""] = /^([a-i]\d+)([a-i]\d+)$/.exec(move) ?? [];
    const piece = pieces[from];
    if (from !== to && piece !== undefined) {
      const { [from]: _, ...rest } = pieces;
      pieces = { ...rest, [to]: piece };
    }
    all.push({ pieces, lastMove: from === to ? { pass: from } : { from, to } } as Frame);
  }
  return all;
}
