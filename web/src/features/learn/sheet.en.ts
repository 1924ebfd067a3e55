import { HANDICAPS, HANDICAP_KEYS, pointsGiven } from "../start/handicaps";
import type { Allowed, Choosing, SheetRules } from "./sheet";
import type { Section } from "./text-types";

const SIDE = { cho: "Cho", han: "Han" } as const;

const WAYS: Readonly<Record<Allowed, string>> = {
  four: "four ways",
  central: "four ways, or the central chariot",
  any: "any way",
};

function choosing(how: Choosing): string {
  const each = "Each side chooses how its horses and elephants stand";
  switch (how.kind) {
    case "fixed":
      return "The starting position is fixed.";
    case "swap": {
      const second = how.first === "cho" ? "Han" : "Cho";
      return `${SIDE[how.first]} may swap horse and elephant on either wing or leave them, then ${second} may do the same.`;
    }
    case "hidden":
      return `${each}: ${WAYS[how.allowed]}. Both choose in secret, and both setups are revealed together.`;
    case "pieces": {
      const second = how.first === "cho" ? "Han" : "Cho";
      return `The sides place their pieces in turn, one at a time, ${SIDE[how.first]} first and then ${second}: horses and elephants ${WAYS[how.allowed]}.`;
    }
    case "open": {
      const second = how.first === "cho" ? "Han" : "Cho";
      return `${each}: ${WAYS[how.allowed]}. ${SIDE[how.first]} chooses first, and ${second} sees it before choosing.`;
    }
  }
}

const BIKJANG: Readonly<Record<SheetRules["bikjang"], string>> = {
  off: "It has no effect under the rules of this game.",
  draw: "Under the rules of this game it can end the game as a draw.",
  points: "Under the rules of this game it can end the game, and points decide.",
  illegal: "Under the rules of this game, moves that lead to it are not allowed.",
};

const DOUBLE_PASS: Readonly<Record<SheetRules["doublePass"], string>> = {
  points: "Two passes in a row end the game, and points decide.",
  draw: "Two passes in a row end the game as a draw.",
  none: "Two passes in a row do not end the game.",
};

const TOUCH: Readonly<Record<Exclude<SheetRules["touch"], "free">, string>> = {
  letting_go: "A move counts as soon as you let go of the piece, and cannot be taken back.",
  touch_move:
    "Touch-move: if you touch one of your pieces, you must move it if it can move. A move counts as soon as you let go of the piece, and cannot be taken back.",
};

const DEAD = "If mate is no longer possible with the remaining pieces, the game is a draw.";

/** `rules`: the rule set of the game at hand; null for rules in general. */
export function sheet(rules: SheetRules | null): readonly Section[] {
  return [
    {
      term: "mate",
      title: "The aim",
      lines: [
        "Attack the enemy general so that it cannot escape (외통, mate). Cho is blue-green and moves first; Han is red.",
        "Pieces stand on the intersections of the lines. The square with the diagonals is a general's palace.",
        ...(rules?.deadDraws === true ? [DEAD] : []),
      ],
    },
    {
      term: "setup",
      title: "Before the game",
      lines: [
        rules === null
          ? "Each side chooses how to place its horses and elephants, usually in one of four ways. The rule set decides who chooses first and whether the other side sees it."
          : choosing(rules.choosing),
      ],
    },
    {
      term: "check",
      title: "Taking turns",
      lines: [
        "Move one piece, or pass (한수쉼) unless your general is in check. You may not leave your general in check.",
        "An attack on the general is check (장군). Answer it by moving the general, capturing the attacker or blocking the line (멍군).",
        "There is no stalemate: a side that cannot move and is not in check passes.",
        ...(rules === null || rules.touch === "free" ? [] : [TOUCH[rules.touch]]),
      ],
    },
    {
      term: "bikjang",
      title: "When the generals face each other",
      lines: [
        `If the generals face each other on an open file, that is bikjang (빅장). ${
          rules === null
            ? "The effect depends on the rule set: a draw, a count of points, or none at all."
            : BIKJANG[rules.bikjang]
        }`,
        "When it happens, the game page shows what each side can do.",
      ],
    },
    { term: "points", title: "Points", lines: points(rules) },
    {
      term: "repetition",
      title: "Repetition",
      lines: [
        "A position may not be repeated endlessly. Depending on the rule set, the move is not allowed, the game is drawn or decided on points, or the side that repeats loses.",
        "The board warns before a move that would cost you the game.",
      ],
    },
    {
      term: "handicap",
      title: "Handicap games",
      lines: [
        "Between players of unequal strength, the stronger plays Han, gives up pieces and moves first (접장기). There is no deom unless the players agree on one.",
        HANDICAP_KEYS.map(
          (key) =>
            `${HANDICAPS[key].name} (${HANDICAPS[key].romanised}): ${HANDICAPS[key].given.en}, ${pointsGiven(key)} points`,
        ).join(" · "),
      ],
    },
  ];
}

function points(rules: SheetRules | null): readonly string[] {
  const worth = "Chariot 13, cannon 7, horse 5, elephant 3, guard 3, soldier 2: 72 points for a full army.";
  if (rules === null) {
    return [
      `${worth} Under most rule sets Han gets 1.5 more for moving second (덤).`,
      "Points decide games without mate: after two passes in a row, or when a limit of the rule set is reached. Not all rule sets count points.",
    ];
  }
  const deom = rules.deom > 0 ? `Han gets ${rules.deom} more (덤).` : "There are no extra points (덤).";
  return [`${worth} ${deom}`, DOUBLE_PASS[rules.doublePass]];
}
