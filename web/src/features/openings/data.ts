// Results of the engine's games from each pair of setups: the data file and values derived from it. The file is written
// by `janggun-lab openings count --write`.
import type { Setup } from "../../domain/setup";
import file from "./openings.json";

/** Results of one side. `share` is its average score from 0 to 1, and `low` to `high` the 95 % interval. */
export interface Share {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export type Classic = Exclude<Setup, "central">;
export const CLASSIC: readonly Classic[] = ["mssm", "smms", "smsm", "msms"];

export const RULE_SETS = ["pychess", "kakao"] as const;
export type RuleSet = (typeof RULE_SETS)[number];

export const FORMATIONS = [
  "corner-horse",
  "mandarin-ducks",
  "corner-horses",
  "front-elephant",
  "corner-elephants",
  "none",
] as const;
export type FormationCode = (typeof FORMATIONS)[number];

export interface GameSet {
  readonly source: {
    readonly rules: RuleSet;
    readonly deom: number;
    readonly nodes: number;
    readonly evaluation: string;
    readonly commit: string;
  };
  readonly total: Share & { readonly evenDeom?: number };
  /** Cho's results by pair of setups. */
  readonly pairs: readonly (Share & { readonly cho: Classic; readonly han: Classic })[];
  /** Results of the side with the formation. */
  readonly formations: readonly (Share & { readonly side: "cho" | "han"; readonly formation: FormationCode })[];
  /** Pairs of a deom and Cho's share with it, if the games had otherwise been the same. */
  readonly recounted: readonly (readonly [number, number])[];
  /** Cho's results in games that were not decided on points. */
  readonly others: { readonly wins: number; readonly draws: number; readonly losses: number };
}

const SETS = file.sets as unknown as readonly GameSet[];
/** Usual deom of both rule sets. */
export const USUAL_DEOM = 1.5;

export const gamesIn = (one: { wins: number; draws: number; losses: number }): number =>
  one.wins + one.draws + one.losses;

/** Returns the games under a rule set with the usual deom. */
export function mainSet(rules: RuleSet): GameSet | undefined {
  return SETS.find(({ source }) => source.rules === rules && source.deom === USUAL_DEOM);
}

/** Returns the sets of games under a rule set, one for each deom, in ascending order of deom. */
export function playedWith(rules: RuleSet): readonly GameSet[] {
  const sets = SETS.filter(({ source }) => source.rules === rules);
  return [...sets].sort((one, two) => one.source.deom - two.source.deom);
}

/** Returns whether both sides' outer elephants are on opposite wings (맞상) or the same wing (엇상); null for neither. */
export function elephants(cho: Classic, han: Classic): "opposite" | "sameWing" | null {
  const isOneWing = (code: Classic): boolean => code === "msms" || code === "smsm";
  if (!isOneWing(cho) || !isOneWing(han)) return null;
  return cho === han ? "sameWing" : "opposite";
}

/** Returns the side ahead; null if the interval includes 50 %. */
export function ahead({ low, high }: { low: number; high: number }): "cho" | "han" | null {
  if (low > 0.5) return "cho";
  return high < 0.5 ? "han" : null;
}

/** Returns the intensity of a cell's colour, 0 to 1. It reaches 1 at ten percentage points from 50 %. */
export function strength(share: number): number {
  return Math.min(1, Math.abs(share - 0.5) / 0.1);
}

export interface Findings {
  readonly games: number;
  readonly clear: number;
  readonly best: GameSet["pairs"][number];
  readonly worst: GameSet["pairs"][number];
  /** Cho's best-scoring setup against each of Han's setups. */
  readonly answers: readonly GameSet["pairs"][number][];
}

const most = <T extends Share>(rows: readonly T[]): T | undefined =>
  rows.reduce<T | undefined>((best, row) => (best === undefined || row.share > best.share ? row : best), undefined);

/** Returns the findings for the summary of the matrix; null for a set without pairs. */
export function findings(set: GameSet): Findings | null {
  const best = most(set.pairs);
  const worst = most(set.pairs.map((row) => ({ ...row, share: -row.share })));
  if (best === undefined || worst === undefined) return null;
  return {
    games: gamesIn(set.total),
    clear: set.pairs.filter((row) => ahead(row) !== null).length,
    best,
    worst: { ...worst, share: -worst.share },
    answers: CLASSIC.flatMap((han) => most(set.pairs.filter((row) => row.han === han)) ?? []),
  };
}
