// Whether a game is one that the coach may speak in: the reader against the computer, by the pieces of Janggi.
import type { Session } from "../game/session.svelte";

export function isCoached({ view, mine, movement }: Pick<Session, "view" | "mine" | "movement">): boolean {
  if (view === null || mine.length !== 1 || movement !== "janggi") return false;
  return view.seats.cho.kind === "engine" || view.seats.han.kind === "engine";
}
