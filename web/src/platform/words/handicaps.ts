// Handicap games (접장기), with the names that Korean teachers use. Han, the stronger side, leaves out pieces and moves
// first.
//
// Records of real games have handicaps of a soldier, an elephant, a horse, both guards, a cannon or a chariot; the
// names of the other handicaps are formed in the same way.
import { t } from "../../i18n/index.svelte";
import type { Movement } from "../../domain/movements.gen";
import { pointName } from "../points.svelte";
import type { Role } from "../../domain/position";

/** FEN letters of the pieces left out, by handicap. */
export const HANDICAPS = {
  soldier: "p",
  elephant: "b",
  soldiers: "pp",
  horse: "n",
  guards: "aa",
  cannon: "c",
  horses: "nn",
  chariot: "r",
  cannons: "cc",
  chariotHorse: "rn",
  chariotCannon: "rc",
  chariots: "rr",
} as const satisfies Record<string, string>;
export type Handicap = keyof typeof HANDICAPS;

export const HANDICAP_KEYS = Object.keys(HANDICAPS) as Handicap[];

const WORTH: Readonly<Record<Role, number>> = { k: 0, r: 13, c: 7, n: 5, b: 3, a: 3, p: 2 };

/** Returns the total value of the pieces left out, in points. */
export function pointsGiven(handicap: Handicap): number {
  return [...HANDICAPS[handicap]].reduce((sum, letter) => sum + WORTH[letter as Role], 0);
}

const ORDER = "krcnbap";

function sorted(letters: string): string {
  return [...letters].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join("");
}

/** Returns the name of a handicap for the list of choices. */
export function handicapName(handicap: Handicap): string {
  const { given, name, reading } = t().handicaps;
  return t().start.handicapName({ given: given[handicap], name: name[handicap], reading: reading[handicap] });
}

function kindsText(give: string): string {
  const { given, reading, told } = t().handicaps;
  const known = HANDICAP_KEYS.find((key) => sorted(HANDICAPS[key]) === sorted(give));
  if (known !== undefined) return told({ given: given[known], reading: reading[known] });
  return [...give].map((letter) => t().piece[letter as Role]).join(", ");
}

/**
 * Describes the pieces that Han leaves out: the name of the handicap or the kinds in `give`, and then `squares`. Null
 * if both are empty, and in Xiangqi.
 */
export function handicapText(give: string, squares: readonly string[], movement: Movement): string | null {
  if (movement === "xiangqi" || (give === "" && squares.length === 0)) return null;
  return [...(give === "" ? [] : [kindsText(give)]), ...squares.map(pointName)].join(", ");
}
