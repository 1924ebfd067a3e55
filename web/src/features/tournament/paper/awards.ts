// Texts of certificates: the usual ones, and those that the director has changed, which the tournament's file contains.
import type { Certificates, EntryId } from "../../../domain/tournament.gen";
import { printoutsTexts } from "../../../texts/printouts.gen";
import type { Award } from "./sheets";

/** Certificates of a tournament: their common texts, the places that get one, and additional prizes. */
export interface AwardTexts {
  readonly title: string;
  readonly body: string;
  readonly organiser: string;
  readonly date: string;
  /** Venue; empty if certificates do not name it. */
  readonly place: string;
  /** Prefix of the certificate numbers; empty for certificates without numbers. */
  readonly number: string;
  /** Last place that gets a certificate. */
  readonly count: number;
  readonly others: readonly OtherPrize[];
}

/** A prize apart from the places. */
export interface OtherPrize {
  readonly id: EntryId;
  readonly name: string;
  readonly body: string;
}

/** Texts of certificates that nobody has changed. */
export type UsualTexts = Omit<AwardTexts, "others"> & { readonly prizeBody: string };

/** Number of places with a certificate if the director has named no number of prizes. */
export const PLACES = 3;

const CHANGEABLE = ["title", "body", "organiser", "date", "place", "number"] as const;

/** Returns the texts of a tournament's certificates: as stored, or else as usual. */
export function awardTexts(usual: UsualTexts, stored: Certificates = {}): AwardTexts {
  const { prizeBody, ...texts } = usual;
  const changed = Object.fromEntries(CHANGEABLE.map((key) => [key, stored[key] ?? usual[key]]));
  return {
    ...texts,
    ...changed,
    count: stored.places ?? usual.count,
    others: (stored.prizes ?? []).map(({ id, name, body }) => ({ id, name, body: body ?? prizeBody })),
  };
}

/** Returns what the tournament's file stores of these texts: the number of places, and all that is not as usual. */
export function certificatesOf(texts: AwardTexts, usual: UsualTexts): Certificates {
  const changed = CHANGEABLE.filter((key) => texts[key] !== usual[key]);
  const prizes = texts.others.map(({ id, name, body }) => ({
    id,
    name,
    ...(body === usual.prizeBody ? {} : { body }),
  }));
  const { count } = texts;
  return {
    ...Object.fromEntries(changed.map((key) => [key, texts[key]])),
    places: Number.isFinite(count) ? Math.min(1000, Math.max(0, Math.round(count))) : usual.count,
    ...(prizes.length === 0 ? {} : { prizes }),
  };
}

/** Returns the name of a prize, such as first place, shared third place, or a custom name. */
export function prizeText({ prize }: Award): string {
  const words = printoutsTexts().award;
  if ("name" in prize) return prize.name;
  if (prize.isShared) return words.shared({ n: prize.rank });
  if (prize.rank === 1) return words.first;
  return prize.rank === 2 ? words.second : words.place({ n: prize.rank });
}
