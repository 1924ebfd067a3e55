// State of the lobby, built from the server's messages.
//
// Must not send anything, or depend on the current time.
import type {
  ChallengeView,
  HousePlayerView,
  LobbyServerMsg,
  PlayerView,
  PoolView,
  Presence,
  SeekView,
} from "../../wire.gen";

export interface LobbyState {
  /** The user; `null` for a visitor, who may only watch. */
  you: PlayerView | null;
  /** Open seeks, oldest first. */
  seeks: readonly SeekView[];
  pools: readonly PoolView[];
  presence: Presence;
  /** Pending challenges to and from the user. */
  challenges: readonly ChallengeView[];
  /** The server's computer players, weakest first; empty if it has none. */
  house: readonly HousePlayerView[];
}

/** Returns the lobby after a message; `null` before the first `state` message. */
export function after(state: LobbyState | null, message: LobbyServerMsg): LobbyState | null {
  if (message.t === "state") {
    const { you, seeks, pools, presence, challenges, house } = message;
    return { you, seeks, pools, presence, challenges, house: house ?? [] };
  }
  if (state === null) return null;
  switch (message.t) {
    case "seeks": {
      const out = new Set([...message.gone, ...message.added.map((seek) => seek.id)]);
      const added = message.added.filter((seek) => !message.gone.includes(seek.id));
      return { ...state, seeks: [...state.seeks.filter((seek) => !out.has(seek.id)), ...added] };
    }
    case "presence":
      return { ...state, presence: message.presence };
    case "challenged": {
      const others = state.challenges.filter((one) => one.game !== message.challenge.game);
      return { ...state, challenges: [message.challenge, ...others] };
    }
    case "challenge_gone":
      return { ...state, challenges: state.challenges.filter((one) => one.game !== message.game) };
    default:
      return state;
  }
}

export function isOwn(state: LobbyState, seek: SeekView): boolean {
  return state.you !== null && seek.by.id === state.you.id;
}

export function waitingIn(presence: Presence, pool: string): number {
  return presence.waiting.find((one) => one.pool === pool)?.players ?? 0;
}

/** Returns the number of public games in progress with a pool's clock. */
export function playingIn(presence: Presence, pool: string): number {
  return presence.waiting.find((one) => one.pool === pool)?.games ?? 0;
}
