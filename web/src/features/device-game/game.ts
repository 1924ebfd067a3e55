// A game on this device, against the browser's engine or between two people, as data. It contains everything that a
// page needs to continue it after a reload.
//
// Must not apply rules, search, or depend on the browser.
import { boardAction, opposite, SIDES, type Side } from "../../domain/position";
import type { LevelRequest } from "../../platform/engine-protocol";
import type { JudgeRequest, Verdict } from "../../platform/rules-module";

export type Setups = NonNullable<NonNullable<JudgeRequest["start"]>["setup"]>;

/** Playing strength of the engine, with the values of the server's level of this number. */
export interface Strength {
  level: number;
  nodes: number;
  /**
   * Largest loss that the engine accepts on purpose, and how evenly it chooses among moves within it; in hundredths.
   */
  margin: number;
  spread: number;
}

/** Stored form of a game. A change needs a new version, and old versions must stay readable. */
export interface DeviceGame {
  /** 1 for games against the engine; 2 for games between two people, which older versions of the app cannot show. */
  version: 1 | 2;
  /** Unique id by which the game is recognised everywhere. */
  id: string;
  /** Start time in milliseconds since 1970. */
  began: number;
  /** IANA time zone where the game was played, which determines the date. Absent in games of earlier versions. */
  zone?: string;
  /** Id of the rule set, and all its values, because presets may change. */
  rules: { id: string; full: Record<string, unknown> };
  setups: Setups;
  /** Strength of the engine; null between two people. */
  strength: Strength | null;
  /** The visitor's side; between two people, the side at the bottom of the board. */
  mine: Side;
  /** Time limit for the whole game, in milliseconds from `began`; the game is stopped when it is reached. Absent if
   * there is no limit. */
  totalMs?: number;
  /** All actions: moves, passes, calls, `resign`, `stop:time`, `stop:agreed`. */
  tokens: readonly string[];
  /** The players' names for the record. */
  names: Record<Side, string>;
  /** Number of the game's record in the collection, once the game is over. */
  record: number | null;
}

export const KEY = "janggun.device-game";

export function requestOf({ rules, setups, tokens }: DeviceGame): JudgeRequest {
  return { rules: rules.full, start: { setup: setups }, moves: tokens, claims: "last" };
}

/** Returns whether two values are the same game with the same actions. */
export function isSameGame(one: DeviceGame | null, other: DeviceGame | null): boolean {
  return one?.id === other?.id && JSON.stringify(one?.tokens) === JSON.stringify(other?.tokens);
}

/** Returns the milliseconds until the game is stopped; null if it has no time for the whole game. */
export function timeLeft({ began, totalMs }: DeviceGame, now: number): number | null {
  return totalMs === undefined ? null : Math.max(0, began + totalMs - now);
}

export function played(game: DeviceGame, token: string): DeviceGame {
  return { ...game, tokens: [...game.tokens, token] };
}

/** Returns whether an action is not a move of a piece, such as a pass or an offer. */
export function isSaid(token: string): boolean {
  const action = boardAction(token);
  return action === null || action === "pass";
}

export function withoutLast(game: DeviceGame): DeviceGame {
  return { ...game, tokens: game.tokens.slice(0, -1) };
}

/** Returns the game before the last move of the visitor, or of either person; the same game if there is none. */
export function takenBack(game: DeviceGame): DeviceGame {
  const mine = game.tokens.findLastIndex(
    (_, at) => sidesOf(game).includes(turnAt(game, at)) && isBoard(game.tokens[at]),
  );
  return mine === -1 ? game : { ...game, tokens: game.tokens.slice(0, mine), record: null };
}

const isBoard = (token: string | undefined): boolean => token !== undefined && boardAction(token) !== null;

/** Returns the side to move before this action; Cho begins. */
function turnAt({ tokens }: DeviceGame, at: number): Side {
  return tokens.slice(0, at).filter(isBoard).length % 2 === 0 ? "cho" : "han";
}

/** Returns the engine request for this strength; `dice` is a random number from 0 to 1. */
export function levelOf({ nodes, margin, spread }: Strength, dice: number): LevelRequest {
  return { nodes, margin, spread, seed: Math.floor(dice * 2 ** 32) };
}

/**
 * Returns the finished game as a record in Janggun's own format. Its id makes it recognisable as the same record
 * everywhere.
 */
export function recordOf(game: DeviceGame, verdict: Verdict): string {
  const { rules, setups, tokens, id, began, zone, names } = game;
  const moves = tokens.filter((token) => boardAction(token) !== null).map((move) => ({ move }));
  const claims: [number, string][] = [];
  let plies = 0;
  for (const token of tokens) {
    if (boardAction(token) !== null) plies += 1;
    else claims.push([plies, token === "resign" ? `resign:${plies % 2 === 0 ? "cho" : "han"}` : token]);
  }
  return JSON.stringify({
    janggun: 1,
    rules: rules.full,
    start: { setup: setups },
    tags: [
      ["Date", dayOf(began, zone)],
      ["UTCDate", dayOf(began, "UTC")],
      ["UTCTime", new Date(began).toISOString().slice(11, 19)],
      ["White", names.cho],
      ["Black", names.han],
      ["GameId", id],
    ],
    moves,
    ...(claims.length === 0 ? {} : { claims }),
    outcome: outcomeOf(verdict),
    verdict,
  });
}

/**
 * Returns the calendar date of a time in a time zone, such as `2026-11-27`. A missing or unknown zone means that of
 * this browser.
 */
export function dayOf(ms: number, zone: string | undefined): string {
  const day = (timeZone: string | undefined): string => {
    const format = new Intl.DateTimeFormat("en-US", {
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      calendar: "iso8601",
      numberingSystem: "latn",
      ...(timeZone === undefined ? {} : { timeZone }),
    });
    const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, value]));
    return ["year", "month", "day"].map((part) => parts.get(part as Intl.DateTimeFormatPartTypes) ?? "").join("-");
  };
  try {
    return day(zone);
  } catch {
    return day(undefined);
  }
}

const REASONS: Readonly<Record<string, string>> = { resigned: "resigned", mate: "mate" };

function outcomeOf({ outcome, code, facts }: Verdict): { winner: string | null; reason: string } {
  const byPoints = facts["decided_by"] === "points";
  const reason = REASONS[code] ?? (code.startsWith("bikjang") ? "bikjang" : byPoints ? "points" : "unstated");
  return { winner: outcome === "none" ? null : outcome, reason };
}

/** Parses a stored game; null if there is none or this version cannot read it. */
export function readGame(text: string | null): DeviceGame | null {
  try {
    const game = JSON.parse(text ?? "null") as Partial<DeviceGame> | null;
    const whole =
      game !== null &&
      (game.version === 1 ? Number.isInteger(game.strength?.nodes) : game.version === 2 && game.strength === null) &&
      typeof game.id === "string" &&
      typeof game.began === "number" &&
      typeof game.rules?.id === "string" &&
      typeof game.rules.full === "object" &&
      typeof game.setups?.cho === "string" &&
      typeof game.setups.han === "string" &&
      typeof game.names?.cho === "string" &&
      typeof game.names.han === "string" &&
      (game.mine === "cho" || game.mine === "han") &&
      Array.isArray(game.tokens);
    return whole ? ({ record: null, ...game } as DeviceGame) : null;
  } catch {
    return null;
  }
}

type Players = Pick<DeviceGame, "mine" | "strength">;

/** Returns the sides that people play. */
export const sidesOf = ({ mine, strength }: Players): readonly Side[] => (strength === null ? SIDES : [mine]);

/** Returns the engine's side; null between two people. */
export const engineSide = ({ mine, strength }: Players): Side | null => (strength === null ? null : opposite(mine));
