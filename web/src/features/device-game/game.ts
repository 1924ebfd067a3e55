// A game on this device, against the browser's engine or between two people, as data: everything that a page needs to continue it after a reload.
//
// Must not: judge (the rules module does), search (the engine does), or know the browser.
import { boardAction, opposite, SIDES, type Side } from "../../domain/position";
import type { LevelRequest } from "../../platform/engine-protocol";
import type { JudgeRequest, Verdict } from "../../platform/rules-module";

export type Setups = NonNullable<NonNullable<JudgeRequest["start"]>["setup"]>;

/** How strong the engine plays: like the server's level with this number. */
export interface Strength {
  level: number;
  nodes: number;
  /** The largest loss it accepts on purpose, and how evenly moves within it are chosen; in hundredths. */
  margin: number;
  spread: number;
}

/** The stored form. A change needs a new version, and these must still be read. */
export interface DeviceGame {
  /** 1 against the engine; 2 between two people, which older versions of the app cannot show. */
  version: 1 | 2;
  /** A unique id by which the same game is recognised everywhere. */
  id: string;
  /** Start time in milliseconds. */
  began: number;
  /** The IANA time zone where it was played, which decides the date. Absent in games of earlier versions. */
  zone?: string;
  /** The rule set by its id, and in full, since presets may change. */
  rules: { id: string; full: Record<string, unknown> };
  setups: Setups;
  /** Null between two people. */
  strength: Strength | null;
  /** The visitor's side; between two people the one at the bottom of the board. */
  mine: Side;
  /** The time for the whole game in milliseconds from `began` on, after which it is stopped. Absent without one. */
  totalMs?: number;
  /** All actions: steps, passes, calls, `resign`, `stop:time`, `stop:agreed`. */
  tokens: readonly string[];
  /** The players' names for the record. */
  names: Record<Side, string>;
  /** The number of its record in the collection, once it is over. */
  record: number | null;
}

export const KEY = "janggun.device-game";

export function requestOf({ rules, setups, tokens }: DeviceGame): JudgeRequest {
  return { rules: rules.full, start: { setup: setups }, moves: tokens, claims: "last" };
}

/** Whether two values are the same game with the same actions. */
export function isSameGame(one: DeviceGame | null, other: DeviceGame | null): boolean {
  return one?.id === other?.id && JSON.stringify(one?.tokens) === JSON.stringify(other?.tokens);
}

/** Milliseconds until the game is stopped; null if it has no time for the whole game. */
export function timeLeft({ began, totalMs }: DeviceGame, now: number): number | null {
  return totalMs === undefined ? null : Math.max(0, began + totalMs - now);
}

export function played(game: DeviceGame, token: string): DeviceGame {
  return { ...game, tokens: [...game.tokens, token] };
}

/** Whether an action is not a step of a piece, such as a pass or an offer. */
export function isSaid(token: string): boolean {
  const action = boardAction(token);
  return action === null || action === "pass";
}

export function withoutLast(game: DeviceGame): DeviceGame {
  return { ...game, tokens: game.tokens.slice(0, -1) };
}

/** Back to the last move of the visitor, or between two people of either; the same game if there is none. */
export function takenBack(game: DeviceGame): DeviceGame {
  const mine = game.tokens.findLastIndex(
    (_, at) => sidesOf(game).includes(turnAt(game, at)) && isBoard(game.tokens[at]),
  );
  return mine === -1 ? game : { ...game, tokens: game.tokens.slice(0, mine), record: null };
}

const isBoard = (token: string | undefined): boolean => token !== undefined && boardAction(token) !== null;

/** The side to move before this action; Cho begins. */
function turnAt({ tokens }: DeviceGame, at: number): Side {
  return tokens.slice(0, at).filter(isBoard).length % 2 === 0 ? "cho" : "han";
}

/** The request to the engine: to choose like the level, with random numbers from 0 to 1. */
export function levelOf({ nodes, margin, spread }: Strength, dice: number): LevelRequest {
  return { nodes, margin, spread, seed: Math.floor(dice * 2 ** 32) };
}

/** The finished game as a record in our own format; its id makes it recognisable as the same record everywhere. */
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
 * The calendar date of a time in a time zone, `2026-11-27`; in this browser's zone if it is missing or unknown here.
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

/** A stored game; null if there is none or this version cannot read it. */
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

/** The sides that people play. */
export const sidesOf = ({ mine, strength }: Players): readonly Side[] => (strength === null ? SIDES : [mine]);

/** The engine's side; null between two people. */
export const engineSide = ({ mine, strength }: Players): Side | null => (strength === null ? null : opposite(mine));
