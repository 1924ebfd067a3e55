// A game as sent by the server: the last complete view plus the events since.
//
// Pure. Must not: judge, draw or talk to anybody.
import type { GameEvent, GameView, Now } from "../../wire.gen";

/** The view after an event. `now` is null on all but the last of several events sent together. */
export function applyEvent(view: GameView, seq: number, event: GameEvent, now: Now | null): GameView {
  const next: GameView = { ...view, seq, ...changed(view, event) };
  if (now !== null) {
    next.now = now;
    next.phase = now.phase;
  }
  return next;
}

function changed(view: GameView, event: GameEvent): Partial<GameView> {
  switch (event.kind) {
    case "opened":
    case "touched":
    case "placed":
    case "hand_picked":
    case "takeback_offered":
    case "takeback_declined":
    case "rematch_offered":
    case "ended":
    case "claimed":
    case "resumed":
    case "aborted":
      return {}; // all of it is in `now`
    case "joined": {
      // Whether it is this reader comes with the answer to the join request.
      const seat = { ...view.seats[event.side], kind: "guest" as const, level: null };
      return { seats: { ...view.seats, [event.side]: seat } };
    }
    case "arranged":
      return {
        arrangements: { ...view.arrangements, [event.side]: event.setup ?? "hidden" },
      };
    case "started":
      return { arrangements: event.arrangements, start_fen: event.fen, actions: [] };
    case "acted":
      return { actions: [...view.actions, event.action] };
    case "took_back":
      return { actions: view.actions.slice(0, event.actions_left) };
    case "rematched":
      return { rematch: event.game };
  }
}
