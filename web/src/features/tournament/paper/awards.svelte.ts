// Texts of certificates, as edited by the director. Kept until the page is reloaded.
import { untrack } from "svelte";
import type { EntryId } from "../../../domain/tournament.gen";
import { printoutsTexts } from "../../../texts/printouts.gen";
import type { Award } from "./sheets";

/** Certificates of a tournament: their common texts, the places that get one, and additional prizes. */
export interface AwardTexts {
  title: string;
  body: string;
  organiser: string;
  date: string;
  /** Venue; empty if certificates do not name it. */
  place: string;
  /** Prefix of the certificate numbers; empty for certificates without numbers. */
  number: string;
  /** Last place that gets a certificate. */
  count: number;
  others: { id: EntryId; name: string }[];
}

type Usual = Pick<AwardTexts, "body" | "date" | "place" | "number">;

/** Texts for a tournament's certificates, and the current defaults. */
export interface Awards {
  readonly texts: AwardTexts;
  usual: Usual;
}

const ofTournaments = new Map<number, Awards>();

/** Number of places with a certificate if the director has named no number of prizes. */
const PLACES = 3;

/** Returns the texts for a tournament: as last edited by the director, or else `usual` for `prizes` places. */
export function awardTexts(tournament: number, usual: Usual, prizes: number | undefined): Awards {
  const before = ofTournaments.get(tournament);
  if (before !== undefined) return before;
  const texts: AwardTexts = $state({
    title: printoutsTexts().award.title,
    organiser: "",
    count: prizes || PLACES,
    others: [],
    ...usual,
  });
  const awards = { texts, usual };
  ofTournaments.set(tournament, awards);
  return awards;
}

/** Applies new defaults to the texts that the director has not edited. */
export function renew(awards: Awards, usual: Usual): void {
  const { texts, usual: before } = awards;
  for (const key of ["body", "date", "place", "number"] as const)
    if (untrack(() => texts[key]) === before[key]) texts[key] = usual[key];
  awards.usual = usual;
}

/** Returns the name of a prize, such as first place, shared third place, or a custom name. */
export function prizeText({ prize }: Award): string {
  const words = printoutsTexts().award;
  if ("name" in prize) return prize.name;
  if (prize.isShared) return words.shared({ n: prize.rank });
  if (prize.rank === 1) return words.first;
  return prize.rank === 2 ? words.second : words.place({ n: prize.rank });
}
