// Texts for the terms of a game, the same for every invitation, challenge, offer, pool and rematch.
//
// Must not load the rules module; the list of rule sets is enough.
import { t, textsUnder } from "../../i18n/index.svelte";
import { pointsText } from "../../i18n/numbers";
import type { Movement } from "../../domain/movements.gen";
import { valueText } from "../../i18n/rule-text";
import type { ChallengeView, GameView, LiveGame, PoolView, SeekView, Side, TimeControl } from "../../wire.gen";
import { handicapText } from "../../platform/words/handicaps";
import { eachTimeText } from "../../platform/words/time";
import { nameInGame, presetName, ruleSetName } from "../../platform/words/rule-set-name";
import { movementOf, ruleWord } from "../../domain/rule-fields";

/** All terms of a game, however it is offered. Terms that the offer does not specify are null. */
export interface Terms {
  /** Name of the rule set. */
  rules: string;
  time: TimeControl;
  /** `wanted` means that the game is rated if both players have accounts and want it to be. */
  rated: boolean | "wanted";
  takeback: boolean | null;
  /** Description of the pieces that Han leaves out. */
  handicap: string | null;
  /** Han's deom in points, if the game has a special one. */
  deom: number | null;
  /** Starting position, if it is not the usual one. */
  position: string | null;
  referee: boolean;
  /** Effect of touching a piece, if any. */
  touch: string | null;
}

const PLAIN = { takeback: null, handicap: null, deom: null, position: null, referee: false, touch: null } as const;

const half = (points: number | null | undefined): number | null => (points == null ? null : points / 2);

export function termsOfGame(view: GameView): Terms {
  const touch = ruleWord(view.rules.full, "touch");
  return {
    rules: ruleSetName(view.rules, view.id),
    time: view.time,
    rated: view.rated,
    takeback: view.takeback !== "never",
    handicap: handicapText(view.give ?? "", view.handicap, movementOf(view.rules.full)),
    deom: half(view.deom_half),
    position: view.phase === "arranging" ? view.start_fen : null,
    referee: view.referee !== undefined && view.referee.state !== "declined",
    touch: touch === "" || touch === "free" ? null : valueText("touch", touch),
  };
}

export function termsOfChallenge({ game, rules, time, rated, terms }: ChallengeView): Terms {
  return {
    ...PLAIN,
    rules: nameInGame(rules, game),
    time,
    rated,
    ...(terms === undefined
      ? {}
      : {
          takeback: terms.takeback === "allowed",
          handicap: handicapText(terms.give, terms.handicap, "janggi"),
          deom: half(terms.deom_half),
          position: terms.start_fen,
          referee: terms.referee,
        }),
  };
}

/** Returns the terms of a seek. Lobby games allow takebacks unless they are rated. */
export function termsOfSeek(seek: SeekView): Terms {
  return { ...termsOfOffer(seek), takeback: !seek.rated };
}

/** Returns the terms of a seek or of a live game. */
export function termsOfOffer({ rules, time, rated }: Pick<SeekView | LiveGame, "rules" | "time" | "rated">): Terms {
  return { ...PLAIN, rules: presetName(rules), time, rated };
}

/** Returns the terms of a pool; `wanted` is true if the user has an account and wants a rated game. */
export function termsOfPool({ rules, time }: PoolView, wanted: boolean): Terms {
  return { ...PLAIN, rules: presetName(rules), time, rated: wanted ? "wanted" : false };
}

/** Returns the side that moves first, from the second field of a FEN. */
const firstOf = (fen: string): Side => (fen.split(" ")[1] === "b" ? "han" : "cho");

/** Returns one text for each term of a game under `movement`; the first three are always present. */
export function termTexts(terms: Terms, movement: Movement = "janggi"): string[] {
  const words = t().terms;
  const { side } = textsUnder(movement);
  return [
    t().start.rulesOf({ name: terms.rules }),
    eachTimeText(terms.time),
    terms.rated === "wanted" ? words.ratedIfBoth : terms.rated ? words.rated : words.unrated,
    ...(terms.handicap === null ? [] : [words.handicap({ side: side.han, given: terms.handicap })]),
    ...(terms.deom === null ? [] : [words.deom({ side: side.han, points: pointsText(terms.deom) })]),
    ...(terms.position === null ? [] : [words.position({ side: side[firstOf(terms.position)] })]),
    ...(terms.takeback === null ? [] : [terms.takeback ? words.takebacks : words.noTakebacks]),
    ...(terms.touch === null ? [] : [terms.touch]),
    ...(terms.referee ? [words.referee] : []),
  ];
}
