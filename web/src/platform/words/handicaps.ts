// Handicap games (접장기) by the names that Korean teachers use: what Han, the stronger side, leaves out. Han moves first.
//
// Records of real games have a soldier, an elephant, a horse, both guards, a cannon and a chariot; the others are named
// in the same way.
import { lang, t } from "../../i18n/index.svelte";
import type { Lang } from "../../i18n/lang";
import type { Movement } from "../../domain/movements.gen";
import { pointName } from "../points.svelte";
import type { Role } from "../../domain/position";

interface Given {
  /** The FEN letters of what is left out. */
  readonly pieces: string;
  /** The name in Korea, and how it is read. */
  readonly name: string;
  readonly romanised: string;
  /** What is left out. */
  readonly given: Readonly<Record<Lang, string>>;
}

export const HANDICAPS = {
  soldier: {
    pieces: "p",
    name: "병접장기",
    romanised: "byeong-jeop",
    given: { ko: "병 하나", en: "one soldier", nl: "één Soldaat" },
  },
  elephant: {
    pieces: "b",
    name: "상접장기",
    romanised: "sang-jeop",
    given: { ko: "상 하나", en: "one elephant", nl: "één Olifant" },
  },
  soldiers: {
    pieces: "pp",
    name: "양병접장기",
    romanised: "yangbyeong-jeop",
    given: { ko: "병 둘", en: "two soldiers", nl: "twee Soldaten" },
  },
  horse: {
    pieces: "n",
    name: "마접장기",
    romanised: "ma-jeop",
    given: { ko: "마 하나", en: "one horse", nl: "één Paard" },
  },
  guards: {
    pieces: "aa",
    name: "양사접장기",
    romanised: "yangsa-jeop",
    given: { ko: "사 둘", en: "both guards", nl: "beide Adviseurs" },
  },
  cannon: {
    pieces: "c",
    name: "포접장기",
    romanised: "po-jeop",
    given: { ko: "포 하나", en: "one cannon", nl: "één Kanon" },
  },
  horses: {
    pieces: "nn",
    name: "양마접장기",
    romanised: "yangma-jeop",
    given: { ko: "마 둘", en: "both horses", nl: "beide Paarden" },
  },
  chariot: {
    pieces: "r",
    name: "차접장기",
    romanised: "cha-jeop",
    given: { ko: "차 하나", en: "one chariot", nl: "één Strijdwagen" },
  },
  cannons: {
    pieces: "cc",
    name: "양포접장기",
    romanised: "yangpo-jeop",
    given: { ko: "포 둘", en: "both cannons", nl: "beide Kanonnen" },
  },
  chariotHorse: {
    pieces: "rn",
    name: "차마접장기",
    romanised: "chama-jeop",
    given: { ko: "차 하나와 마 하나", en: "a chariot and a horse", nl: "een Strijdwagen en een Paard" },
  },
  chariotCannon: {
    pieces: "rc",
    name: "차포접장기",
    romanised: "chapo-jeop",
    given: { ko: "차 하나와 포 하나", en: "a chariot and a cannon", nl: "een Strijdwagen en een Kanon" },
  },
  chariots: {
    pieces: "rr",
    name: "양차접장기",
    romanised: "yangcha-jeop",
    given: { ko: "차 둘", en: "both chariots", nl: "beide Strijdwagens" },
  },
} as const satisfies Record<string, Given>;
export type Handicap = keyof typeof HANDICAPS;

export const HANDICAP_KEYS = Object.keys(HANDICAPS) as Handicap[];

const WORTH: Readonly<Record<Role, number>> = { k: 0, r: 13, c: 7, n: 5, b: 3, a: 3, p: 2 };

/** What the pieces that are left out count. */
export function pointsGiven(handicap: Handicap): number {
  return [...HANDICAPS[handicap].pieces].reduce((sum, letter) => sum + WORTH[letter as Role], 0);
}

const ORDER = "krcnbap";

function sorted(letters: string): string {
  return [...letters].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join("");
}

/** What Han leaves out, in words: kinds of pieces by the handicap's name if it has one, and points. Null for nothing. */
export function handicapText(give: string, squares: readonly string[], movement: Movement): string | null {
  if (movement === "xiangqi" || (give === "" && squares.length === 0)) return null;
  const known = Object.values(HANDICAPS).find(({ pieces }) => sorted(pieces) === sorted(give));
  const kinds = known?.given[lang()] ?? [...give].map((letter) => t().piece[letter as Role]).join(", ");
  const named = known === undefined || lang() === "ko" ? kinds : `${kinds} (${known.romanised})`;
  const full = known !== undefined && lang() === "ko" ? `${kinds}(${known.name})` : named;
  return [...(give === "" ? [] : [full]), ...squares.map(pointName)].join(", ");
}
