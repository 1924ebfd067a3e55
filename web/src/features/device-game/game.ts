// Data of a game on this device, against the browser's engine or between two people. It contains everything needed to
// continue the game after a reload.
//
// Must not apply rules, search, or depend on the browser.
import { boardAction, opposite, SIDES, type Side } from "../../domain/position";
import type { LevelRequest } from "../../platform/engine-protocol";
import type { JudgeRequest, Verdict } from "../../platform/rules-module";
import { dayOf } from "../../platform/zone";
import { withActs, winnerBy, type Act } from "../board-clock/acts";
import type { Seat } from "../board-clock/seats";
import {
  isTimed,
  newSitting,
  UNLIMITED,
  pressed,
  readSitting,
  started,
  timesOf,
  withoutAct,
  withTurns,
  type Sitting,
} from "../board-clock/sitting";

export type Setups = NonNullable<NonNullable<JudgeRequest["start"]>["setup"]>;

/** Playing strength of the engine: the number of a level, and its parameters. */
export interface Strength {
  level: number;
  nodes: number;
  /** Largest deliberate loss in centipawns. */
  margin: number;
  /** Spread of the random choice among the moves within the margin, in centipawns. */
  spread: number;
}

/** Stored form of a game. Changing it requires a new version, and old versions must stay readable. */
export interface DeviceGame {
  /**
   * Version of the stored form: 1 for games against the engine, and 3 for games between two people. Version 2, between
   * two people without a referee, is converted to 3.
   */
  version: 1 | 3;
  /** Unique id, which is also stored in the record. */
  id: string;
  /** Start time in milliseconds since 1970. */
  began: number;
  /** IANA time zone in which the game was started, for its date; absent in old games and if the browser hides it. */
  zone?: string;
  /** Id and all values of the rule set, because presets may change. */
  rules: { id: string; full: Record<string, unknown> };
  setups: Setups;
  /** Strength of the engine; null in a game between two people. */
  strength: Strength | null;
  /** The visitor's side; in a game between two people, the side at the bottom of the board. */
  mine: Side;
  /** Clock and referee's acts in a game between two people. */
  sitting?: Sitting;
  /** Tournament game that is played here. */
  seat?: Seat;
  /** All actions: moves, passes, `call`, `resign`, `flag:<side>`, `stop:time`, `stop:agreed` and `stop:referee`. */
  tokens: readonly string[];
  names: Record<Side, string>;
  /** Id of the game's record in the collection; null until it has been created. */
  record: number | null;
}

export const KEY = "janggun.device-game";

export function requestOf({ rules, setups, tokens }: DeviceGame): JudgeRequest {
  return { rules: rules.full, start: { setup: setups }, moves: tokens, claims: "last" };
}

/** Returns whether two values are the same game in the same state; the record's id is ignored. */
export function isSameGame(one: DeviceGame | null, other: DeviceGame | null): boolean {
  const state = (game: DeviceGame | null): string => JSON.stringify([game?.tokens, game?.sitting]);
  return one?.id === other?.id && state(one) === state(other);
}

/** Returns the game after an action. A move or pass starts the clock if it is not running, and ends the turn. */
export function played(game: DeviceGame, token: string, now: number): DeviceGame {
  const after = { ...game, tokens: [...game.tokens, token] };
  const { sitting } = game;
  if (sitting === undefined || !isBoard(token)) return after;
  return { ...after, sitting: pressed(started(sitting, now), turnAt(game, game.tokens.length), now) };
}

/** Applies `step` to a game's clock and referee's acts. Without them, returns the game unchanged. */
export const withSitting = (game: DeviceGame, step: (sitting: Sitting) => Sitting): DeviceGame =>
  game.sitting === undefined ? game : { ...game, sitting: step(game.sitting) };

/** Returns the index of the referee's act that ended the game; -1 if there is none. */
export const endingAct = ({ sitting }: DeviceGame): number =>
  sitting?.acts.findIndex(({ decision }) => winnerBy(decision) !== null || decision.kind === "call_time") ?? -1;

/** Returns the game without an act of the referee, and without the stop it may have caused. */
export function withoutRuling(game: DeviceGame, index: number): DeviceGame {
  const isStop = game.sitting?.acts[index]?.decision.kind === "call_time" && game.tokens.at(-1) === "stop:referee";
  return withSitting(isStop ? { ...game, tokens: game.tokens.slice(0, -1) } : game, (one) => withoutAct(one, index));
}

/**
 * Returns the verdict of a game that the referee decided; null for other games. Such a decision is not among the game's
 * actions.
 */
export function decision(game: DeviceGame): Verdict | null {
  const decision = game.sitting?.acts[endingAct(game)]?.decision;
  const outcome = decision === undefined ? null : winnerBy(decision);
  return outcome === null ? null : { code: DECIDED, outcome, rule: null, facts: {} };
}
const DECIDED = "adjudicated";

/** Returns whether an action moves no piece, such as a pass or a resignation. */
export function isSaid(token: string): boolean {
  const action = boardAction(token);
  return action === null || action === "pass";
}

/**
 * Returns the game after its first `actions` actions. The first removed turn resumes with the time already spent on it;
 * the time of later turns is charged to neither side.
 */
function before(game: DeviceGame, actions: number, now: number): DeviceGame {
  const tokens = game.tokens.slice(0, actions);
  return withSitting({ ...game, tokens }, (sitting) => withTurns(sitting, tokens.filter(isBoard).length, now));
}

export const withoutLast = (game: DeviceGame, now: number): DeviceGame => before(game, game.tokens.length - 1, now);

/**
 * Returns the game before the last move or pass of the visitor, or of either side in a game between two people. Returns
 * the same game if there is none.
 */
export function takenBack(game: DeviceGame, now: number): DeviceGame {
  const mine = game.tokens.findLastIndex(
    (_, at) => sidesOf(game).includes(turnAt(game, at)) && isBoard(game.tokens[at]),
  );
  return mine === -1 ? game : { ...before(game, mine, now), record: null };
}

const isBoard = (token: string | undefined): boolean => token !== undefined && boardAction(token) !== null;

/** Returns the side to move before the action at this index; Cho moves first. */
function turnAt({ tokens }: DeviceGame, at: number): Side {
  return tokens.slice(0, at).filter(isBoard).length % 2 === 0 ? "cho" : "han";
}

/** Returns the level to request from the engine. `dice` is a random number in [0, 1), used for the seed. */
export function levelOf({ nodes, margin, spread }: Strength, dice: number): LevelRequest {
  return { nodes, margin, spread, seed: Math.floor(dice * 2 ** 32) };
}

/**
 * Returns the finished game as a record in Janggun's own format, with the game's id as a tag. `comment` describes a
 * referee's act.
 */
export function recordOf(game: DeviceGame, verdict: Verdict, comment: (act: Act) => string): string {
  const { rules, setups, tokens, id, began, zone, names, sitting, seat } = game;
  const times = sitting !== undefined && isTimed(sitting) ? timesOf(sitting) : [];
  const moves = tokens.filter(isBoard).map((move, at) => ({ move, ...times[at] }));
  const claims: [number, string][] = [];
  let plies = 0;
  for (const token of tokens) {
    if (isBoard(token)) plies += 1;
    else claims.push([plies, token === "resign" ? `resign:${plies % 2 === 0 ? "cho" : "han"}` : token]);
  }
  const tags: [string, string][] = [
    ...(seat === undefined ? [] : [["Event", seat.event] as [string, string]]),
    ["Date", dayOf(began, zone)],
    ["UTCDate", dayOf(began, "UTC")],
    ["UTCTime", new Date(began).toISOString().slice(11, 19)],
    ["White", names.cho],
    ["Black", names.han],
    ["GameId", id],
  ];
  return JSON.stringify({
    janggun: times.length === 0 ? 1 : 2,
    rules: rules.full,
    start: { setup: setups },
    ...withActs({ tags, moves }, sitting?.acts ?? [], comment),
    ...(claims.length === 0 ? {} : { claims }),
    outcome: outcomeOf(verdict),
    // A referee's decision is not a verdict of the rules.
    ...(verdict.code === DECIDED ? {} : { verdict }),
  });
}

const REASONS: Readonly<Record<string, string>> = { resigned: "resigned", mate: "mate", flagged: "time" };

function outcomeOf({ outcome, code, facts }: Verdict): { winner: string | null; reason: string } {
  const byPoints = facts["decided_by"] === "points";
  const reason = REASONS[code] ?? (code.startsWith("bikjang") ? "bikjang" : byPoints ? "points" : "unstated");
  return { winner: outcome === "none" ? null : outcome, reason };
}

/** Parses a stored game; null if it is missing or invalid. */
export function readGame(text: string | null): DeviceGame | null {
  try {
    const game = JSON.parse(text ?? "null") as (Partial<DeviceGame> & { totalMs?: number }) | null;
    const whole =
      game !== null &&
      isOfVersion(game as { version: unknown }, game) &&
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
    return whole ? upToDate({ record: null, ...game } as DeviceGame & { totalMs?: number }) : null;
  } catch {
    return null;
  }
}

function isOfVersion({ version }: { version: unknown }, game: Partial<DeviceGame>): boolean {
  if (version === 1) return Number.isInteger(game.strength?.nodes);
  return game.strength === null && (version === 2 || (version === 3 && readSitting(game.sitting) !== null));
}

/** Converts a game of version 2, which may have a time limit counted from its start; returns others unchanged. */
function upToDate({ totalMs, ...game }: DeviceGame & { totalMs?: number }): DeviceGame {
  if (game.strength !== null || game.version === 3) return game;
  const time = totalMs === undefined ? UNLIMITED : ({ kind: "total", total_ms: totalMs } as const);
  const spent = game.tokens.filter(isBoard).map(() => 0);
  return {
    ...game,
    version: 3,
    sitting: { ...newSitting(time), spent, since: totalMs === undefined ? null : game.began },
  };
}

type Players = Pick<DeviceGame, "mine" | "strength">;

/** Returns the sides played by people. */
export const sidesOf = ({ mine, strength }: Players): readonly Side[] => (strength === null ? SIDES : [mine]);

/** Returns the engine's side; null in a game between two people. */
export const engineSide = ({ mine, strength }: Players): Side | null => (strength === null ? null : opposite(mine));
