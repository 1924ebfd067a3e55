// A fake lobby server for tests: sample messages, and sockets that the test controls.
import { vi } from "vitest";
import type { ChallengeView, LobbyServerMsg, Me, PlayerView, PoolView, SeekView, TimeControl } from "../../wire.gen";
import { serveAccounts, type Answer, type Asked } from "../../platform/account-server-double";
import { settle, Socket } from "../../platform/game-server-double";

export const FISCHER: TimeControl = { kind: "fischer", main_ms: 300_000, increment_ms: 5_000 };

export const POOL: PoolView = {
  id: "5+10x3",
  rules: "kakao@1",
  time: { kind: "byoyomi", main_ms: 300_000, period_ms: 10_000, periods: 3 },
  speed: "rapid",
  difference: 100,
  wider_by: 5,
  anybody_after_s: 60,
};

/** Returns a player with an account if there is a rating, and a guest otherwise. */
export function player(id: string, name: string | null, rating?: number): PlayerView {
  const known = rating === undefined ? null : { rating, deviation: 60, provisional: false, grade: 15 };
  return { id, name, account: rating !== undefined, rating: known };
}

export const YOU = player("guest:0000000000Y", "나그네");
export const OTHER = player("guest:0000000000Z", "장기왕", 1534);

export function seek(id: string, change: Partial<SeekView> = {}): SeekView {
  return {
    id,
    by: OTHER,
    rules: "kakao@1",
    time: FISCHER,
    speed: "blitz",
    rated: false,
    side: "random",
    range: null,
    since_ms: 0,
    ...change,
  };
}

export function challenge(game: string, change: Partial<ChallengeView> = {}): ChallengeView {
  return {
    game,
    from: OTHER,
    to: YOU,
    rules: "kakao@1",
    time: FISCHER,
    rated: false,
    side: "cho",
    since_ms: 0,
    until_ms: 86_400_000,
    ...change,
  };
}

type State = Extract<LobbyServerMsg, { t: "state" }>;

export function stateOf(change: Partial<State> = {}): State {
  return {
    t: "state",
    you: YOU,
    seeks: [],
    pools: [POOL],
    presence: { players: 2, games: 1, waiting: [{ pool: POOL.id, players: 1 }] },
    challenges: [],
    ...change,
  };
}

export const ME: Me = { player: YOU, account: null };

/** Replaces sockets and `fetch`, which responds from `answers`, until `vi.unstubAllGlobals` is called. */
export function serveLobby(answers: Record<string, Answer> = {}): Asked[] {
  Socket.all = [];
  vi.stubGlobal("WebSocket", Socket);
  return serveAccounts(answers);
}

/** Waits for the page's `nth` socket, by default the latest, then opens it and sends the state. */
export async function enter(
  state: State = stateOf(),
  nth = Socket.all.length === 0 ? 1 : Socket.all.length,
): Promise<void> {
  await vi.waitFor(() => {
    if (Socket.all.length < nth) throw new Error("not yet");
  });
  Socket.last.onopen?.();
  Socket.last.say(state);
  await settle();
}

/** Acknowledges the last command, or refuses it with an error code. */
export async function answerLast(refused?: string): Promise<void> {
  const id = Socket.last.sent.at(-1)?.["id"];
  const error = { code: refused, detail: "", facts: {} };
  Socket.last.say(refused === undefined ? { t: "ack", id, seek: null } : { t: "refused", id, error });
  await settle();
}
