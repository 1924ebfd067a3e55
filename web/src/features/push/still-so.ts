// Checks whether a notification about a game still applies. The user may have moved on another device since.
//
// Pure. Must not import anything that uses the DOM, because the service worker imports this module.
import type { GameView, PushKind, Side } from "../../wire.gen";

const SIDES: readonly Side[] = ["cho", "han"];

export function isStillSo(kind: PushKind, view: GameView): boolean {
  const { phase, now } = view;
  const mine = SIDES.filter((side) => view.seats[side].you);
  switch (kind) {
    case "turn":
      return phase === "playing" && now.adjourned !== true && now.turn !== null && mine.includes(now.turn);
    case "offer":
      return SIDES.some((side) => !mine.includes(side) && Object.values(now.offers).includes(side));
    case "challenge":
      return phase === "arranging" && now.rights.join.length > 0;
    case "joined":
    case "round":
      return phase !== "over";
    case "over":
    case "club_request":
    case "club_answer":
      return true;
  }
}
