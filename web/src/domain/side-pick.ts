// Choice of sides in the new-game form: chosen, drawn by lot, or by custom. Players state their ranks and who is the
// elder; ratings are not used.
import type { NewGame } from "../wire.gen";

/** Ways to choose the sides. With `elder` and `rank`, the elder or the higher-ranked player takes Han. */
export const SIDE_PICKS = ["cho", "han", "random", "hidden_soldiers", "elder", "rank"] as const;
export type SidePick = (typeof SIDE_PICKS)[number];

/** Choices in the form that affect the sides. */
export interface SideChoices {
  opponent: "engine" | "self" | "friend";
  side: SidePick;
  /** The player who picks one of the closed hands, or who is the elder. */
  other: "me" | "opponent";
  /** Ranks as stated by the players: 1 = 18급 to 27 = 9단. */
  ranks: { me: number; opponent: number };
}

/** Returns the options to offer. On one device, `cho` means that the players have already agreed. */
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

/** Returns the option in effect: the stored choice, or `cho` if this opponent does not allow it. */
export function pickOf({ opponent, side }: Pick<SideChoices, "opponent" | "side">): SidePick {
  const possible = picksFor(opponent);
  return possible.includes(side) ? side : "cho";
}

/** Returns the fields about sides for the request. Against a friend of equal rank, hidden soldiers decide. */
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
