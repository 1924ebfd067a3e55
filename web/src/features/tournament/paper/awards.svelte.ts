// Texts of certificates, as edited by the director. Kept until the page is reloaded.
import type { EntryId } from "../../../domain/tournament.gen";
import { printoutsTexts } from "../../../texts/printouts.gen";
import type { Award } from "./sheets";

/** Texts that are the same on every certificate. */
export interface AwardTexts {
  title: string;
  body: string;
  organiser: string;
  date: string;
  /** Prefix of the certificate's number; empty for certificates without numbers. */
  number: string;
  /** Last place that gets a certificate. */
  count: number;
  others: { id: EntryId; name: string }[];
}

const ofTournaments = new Map<number, AwardTexts>();

/** Returns the texts for a tournament, as last edited by the director. */
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

/** Returns the name of a prize: first place, shared third place, or a custom name. */
export function prizeText({ prize }: Award): string {
  const words = printoutsTexts().award;
  if ("name" in prize) return prize.name;
  if (prize.isShared) return words.shared({ n: prize.rank });
  if (prize.rank === 1) return words.first;
  return prize.rank === 2 ? words.second : words.place({ n: prize.rank });
}
