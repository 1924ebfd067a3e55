// The results that a director can enter for a pairing.
import type { MatchView } from "../../domain/tournament.gen";
import { tournamentsTexts } from "../../texts/tournaments.gen";
import type { TournamentOutcome } from "../../wire.gen";
import type { Online } from "./online.svelte";

export interface Choice {
  readonly text: string;
  readonly outcome: TournamentOutcome;
}

export function outcomesOf(online: Online, { pairing: { cho, han } }: MatchView): Choice[] {
  const words = tournamentsTexts().outcome;
  return [
    { text: words.wins({ name: online.name(cho) }), outcome: { result: "full", winner: "cho" } },
    { text: words.wins({ name: online.name(han) }), outcome: { result: "full", winner: "han" } },
    { text: words.draw, outcome: { result: "draw" } },
    { text: words.both, outcome: { result: "both_forfeit" } },
  ];
}

/** Parses an option's value, the index of an outcome. Returns undefined for the empty option. */
export const outcomeAt = (online: Online, match: MatchView, index: string): TournamentOutcome | undefined =>
  index === "" ? undefined : outcomesOf(online, match)[Number(index)]?.outcome;
