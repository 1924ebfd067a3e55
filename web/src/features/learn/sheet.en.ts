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
      return "The start position is fixed: nobody chooses where horses and elephants stand.";
    case "swap": {
      const second = how.first === "cho" ? "Han" : "Cho";
      return `${SIDE[how.first]} may swap horse and elephant on either wing or leave them, then ${second} may do the same.`;
    }
    case "hidden":
      return `${each}: ${WAYS[how.allowed]}. Both choose without seeing the other's choice, and both setups are shown together.`;
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
  off: "Under the rules of this game it means nothing.",
  draw: "Under the rules of this game it can end the game as a draw.",
  points: "Under the rules of this game it can end the game, and points decide.",
  illegal: "Under the rules of this game no move may bring it about.",
};

const DOUBLE_PASS: Readonly<Record<SheetRules["doublePass"], string>> = {
  points: "Two passes in a row end the game, and points decide.",
  draw: "Two passes in a row end the game as a draw.",
  none: "Two passes in a row end nothing.",
};

const TOUCH: Readonly<Record<Exclude<SheetRules["touch"], "free">, string>> = {
  letting_go: "A move counts as soon as the piece is let go, and is never taken back.",
  touch_move:
    "Touch-move: a piece of your own that you touch has to move if it can. A move counts as soon as the piece is let go, and is never taken back.",
};

const DEAD = "If the pieces left can no longer lead to mate, whatever both sides play, the game ends in a draw.";

/** `rules`: the rule set of the game at hand; null for rules in general. */
export function sheet(rules: SheetRules | null): readonly Section[] {
  return [
    {
      term: "mate",
      title: "The aim",
      lines: [
        "Attack the enemy general so that nothing can save it (외통, mate). Cho is blue-green and moves first; Han is red.",
        "Pieces stand on the crossings of the lines. The square with the diagonals is the palace of a general.",
        ...(rules?.deadDraws === true ? [DEAD] : []),
      ],
    },
    {
      term: "setup",
      title: "Before the game",
      lines: [
        rules === null
          ? "Each side chooses how its horses and elephants stand, as a rule in one of four ways. Who chooses first, and whether the other sees it, depends on the rule set."
          : choosing(rules.choosing),
      ],
    },
    {
      term: "check",
      title: "Taking turns",
      lines: [
        "Move one piece, or pass (한수쉼) unless your general is attacked. You may never leave your own general where it can be taken.",
        "An attack on the general is check (장군). Answer it by moving the general, taking the attacker or blocking the way (멍군).",
        "There is no stalemate: whoever cannot move and is not in check passes.",
        ...(rules === null || rules.touch === "free" ? [] : [TOUCH[rules.touch]]),
      ],
    },
    {
      term: "bikjang",
      title: "When the generals face each other",
      lines: [
        `If both generals stand on one file with nothing between, that is bikjang (빅장). ${
          rules === null
            ? "What follows depends on the rule set: a draw, a count of points, or nothing at all."
            : BIKJANG[rules.bikjang]
        }`,
        "The game page says what each side may do as soon as it happens.",
      ],
    },
    { term: "points", title: "Points", lines: points(rules) },
    {
      term: "repetition",
      title: "Repeating",
      lines: [
        "The same position again and again is limited. Depending on the rule set the move is refused, the game is drawn or counted, or the side that repeats loses.",
        "The board warns before a move that would cost you the game.",
      ],
    },
    {
      term: "handicap",
      title: "Handicap games",
      lines: [
        "Between players of unequal strength the stronger takes Han, leaves out pieces and moves first (접장기). There is no deom unless the players agree on one.",
        HANDICAP_KEYS.map(
          (key) =>
            `${HANDICAPS[key].name} (${HANDICAPS[key].romanised}): ${HANDICAPS[key].given.en}, ${pointsGiven(key)} points`,
        ).join(" · "),
      ],
    },
  ];
}

function points(rules: SheetRules | null): readonly string[] {
  const worth = "Chariot 13, cannon 7, horse 5, elephant 3, guard 3, soldier 2: a whole army counts 72.";
  if (rules === null) {
    return [
      `${worth} Under most rule sets Han gets 1.5 more for moving second (덤).`,
      "Points decide when nobody can be mated: after two passes in a row, or where a rule set's limits are reached. Not all rule sets count them.",
    ];
  }
  const deom = rules.deom > 0 ? `Han gets ${rules.deom} more (덤).` : "Nobody gets extra points (덤).";
  return [`${worth} ${deom}`, DOUBLE_PASS[rules.doublePass]];
}
