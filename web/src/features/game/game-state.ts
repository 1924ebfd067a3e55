// A game as sent by the server: the last complete view, plus the events since.
//
// Pure. Must not apply rules, draw or communicate.
import { boardAction } from "../../domain/position";
import type { GameEvent, GameView, Now, RefereeView } from "../../wire.gen";

/**
 * Returns the view after an event at `atMs`, in server time. If several events are sent together, `now` is null for all
 * but the last.
 */
export function applyEvent(view: GameView, seq: number, event: GameEvent, now: Now | null, atMs = 0): GameView {
  return withNow({ ...view, seq, ...changed(view, event, atMs) }, now);
}

/** Returns the view with a new current state; null keeps the existing one. */
export function withNow(view: GameView, now: Now | null): GameView {
  return now === null ? view : { ...view, now, phase: now.phase };
}

/**
 * Returns the user's conditional moves after an action. A move or pass shortens the lines that start with it; completed
 * lines and all others are dropped.
 */
function linesAfter(view: GameView, token: string): Partial<GameView> {
  if (view.lines === undefined || boardAction(token) === null) return {};
  const going = view.lines.filter((line) => line[0] === token && line.length > 1);
  return { lines: going.map((line) => line.slice(1)) };
}

function referee(view: GameView, change: Partial<RefereeView>): Partial<GameView> {
  return view.referee === undefined ? {} : { referee: { ...view.referee, ...change } };
}

function changed(view: GameView, event: GameEvent, atMs: number): Partial<GameView> {
  switch (event.kind) {
    case "opened":
    case "touched":
    case "placed":
    case "hand_picked":
    case "takeback_offered":
    case "takeback_declined":
    case "stop_offered":
    case "rematch_offered":
    case "rematch_declined":
    case "ended":
    case "claimed":
    case "resumed":
    case "aborted":
    case "setup_expired":
    case "time_given":
    case "adjourn_offered":
    case "adjourn_declined":
    case "adjourned":
    case "resume_offered":
    case "resume_declined":
    case "continued":
      return {}; // `now` already contains the new state
    case "rated":
      return { rated: true };
    case "lines_set":
      return event.lines === null ? {} : { lines: event.lines };
    case "referee_joined":
      return referee(view, { state: "joined" });
    case "referee_declined":
      return referee(view, { state: "declined" });
    case "referee_confirmed": {
      const confirmed = { ...(view.referee?.confirmed ?? { cho: false, han: false }), [event.side]: true };
      return referee(view, { confirmed, state: confirmed.cho && confirmed.han ? "confirmed" : "joined" });
    }
    case "ruled": {
      const { ruling, words } = event;
      return { rulings: [...(view.rulings ?? []), { ruling, words, ply: view.now.ply, at_ms: atMs }] };
    }
    case "joined": {
      // The session fetches the game again, because the event does not say who joined.
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
      return { actions: [...view.actions, event.action], ...linesAfter(view, event.action.token) };
    case "took_back":
      return { actions: view.actions.slice(0, event.actions_left), ...(view.lines === undefined ? {} : { lines: [] }) };
    case "rematched":
      return { rematch: event.game };
  }
}
