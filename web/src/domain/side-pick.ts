// Who plays which side, as the new-game form has it: chosen, drawn, or by custom. Ranks and age are what the players say;
// there are no ratings to ask.
import type { NewGame } from "../wire.gen";

/** `elder` and `rank`: the elder, or the higher-ranked, takes Han. */
export const SIDE_PICKS = ["cho", "han", "random", "hidden_soldiers", "elder", "rank"] as const;
export type SidePick = (typeof SIDE_PICKS)[number];

/** What the form knows of it. */
export interface SideChoices {
  opponent: "engine" | "self" | "friend";
  side: SidePick;
  /** Who picks a closed hand, or is the elder, where that decides. */
  other: "me" | "opponent";
  /** Grades as the players name them: 1 = 18급 to 27 = 9단. */
  ranks: { me: number; opponent: number };
}

/** The picks that make sense against an opponent; on one device the players sit down as it says. */
export function picksFor(opponent: SideChoices["opponent"]): readonly SidePick[] {
  switch (opponent) {
    case "self":
      return ["cho", "hidden_soldiers", "elder", "rank"];
    case "engine":
      return ["cho", "han", "random", "hidden_soldiers"];
    case "friend":
      return SIDE_PICKS;
  }
}

/** The pick that counts: what was chosen for a friend may mean nothing here. */
export function pickOf({ opponent, side }: Pick<SideChoices, "opponent" | "side">): SidePick {
  const possible = picksFor(opponent);
  return possible.includes(side) ? side : "cho";
}

/** The side of the request, and the custom that settled it. Players of equal rank draw. */
export function sideOf(choices: SideChoices): Pick<NewGame, "side" | "picks" | "seniority"> {
  const pick = pickOf(choices);
  switch (pick) {
    case "cho":
    case "han":
    case "random":
      return { side: pick };
    case "hidden_soldiers":
      return choices.opponent === "friend" ? { side: pick, picks: choices.other } : { side: pick };
    case "elder":
      if (choices.opponent === "self") return { side: "cho", seniority: "elder" };
      return { side: choices.other === "me" ? "han" : "cho", seniority: "elder" };
    case "rank": {
      if (choices.opponent === "self") return { side: "cho", seniority: "higher_rank" };
      const { me, opponent } = choices.ranks;
      if (me === opponent) return { side: "hidden_soldiers", picks: "opponent" };
      return { side: me > opponent ? "han" : "cho", seniority: "higher_rank" };
    }
  }
}
