// What a director writes on certificates. It lasts until the page is loaded anew.
import type { EntryId } from "../../../domain/tournament.gen";
import { printoutsTexts } from "../../../texts/printouts.gen";
import type { Award } from "./sheets";

/** Texts that are the same on every certificate. */
export interface AwardTexts {
  title: string;
  body: string;
  organiser: string;
  date: string;
  /** Start of the number; empty for certificates without numbers. */
  number: string;
  /** The last place with a certificate. */
  count: number;
  others: { id: EntryId; name: string }[];
}

const ofTournaments = new Map<number, AwardTexts>();

/** The texts for a tournament, as the director left them. */
export function awardTexts(tournament: number, usual: Pick<AwardTexts, "body" | "date" | "number">): AwardTexts {
  const before = ofTournaments.get(tournament);
  if (before !== undefined) return before;
  const texts: AwardTexts = $state({
    title: printoutsTexts().award.title,
    organiser: "",
    count: 3,
    others: [],
    ...usual,
  });
  ofTournaments.set(tournament, texts);
  return texts;
}

/** First place, shared third place, or what another prize is called. */
export function prizeText({ prize }: Award): string {
  const words = printoutsTexts().award;
  if ("name" in prize) return prize.name;
  if (prize.isShared) return words.shared({ n: prize.rank });
  if (prize.rank === 1) return words.first;
  return prize.rank === 2 ? words.second : words.place({ n: prize.rank });
}
