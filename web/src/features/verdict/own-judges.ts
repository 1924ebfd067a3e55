// Rules that are not among the built-in rule sets and judge a recorded game too: those of the game, the visitor's own,
// and those in a link. The core replays the game under them.
import { movementOf } from "../../domain/rule-fields";
import { t } from "../../i18n/index.svelte";
import { houseNameOf, houseNameOfGame, isHouse, presetOf } from "../../platform/rules/house-names";
import type { HouseRules } from "../../platform/rules/house-rules";
import { houseWord, presetName } from "../../platform/words/rule-set-name";
import type { Document, RulesChoice } from "../tree/compact";
import type { Judge } from "../tree/facts";
import { mainLine, movesTo, ROOT } from "../tree/tree";
import type { Answer } from "./groups";

/** Where rules come from: the record of the game, this browser, or the link. Also their id in an answer. */
export type OwnId = "game" | "own" | "link";

/** The verdict of rules that are not a built-in rule set. */
export interface OwnJudge {
  readonly id: OwnId;
  readonly name: string;
  readonly answer: Answer;
}

interface Line {
  readonly document: Document;
  readonly judge: Judge;
}
type Request = Parameters<Judge["judge"]>[0];

/** Rules that decide whether a start is allowed, by the code of the refusal. */
const START_RULES: Readonly<Record<string, string>> = {
  generals_facing: "bikjang.mode",
  matsang_forbidden: "setup.forbid_matsang",
  arrangement_not_allowed: "setup.allowed",
};

const decided = (rule: string | null | undefined): Pick<Answer, "source"> =>
  rule == null ? {} : { source: { rule, cite: "", mark: "" } };

/** Returns the actions of a game in order: its moves, with the claims recorded between them. */
function actionsOf({ tree, judged }: Document): { token: string; isClaim: boolean }[] {
  const claims = Array.isArray(judged?.claims) ? (judged.claims as [number, string][]) : [];
  const claimed = (ply: number) => claims.filter(([at]) => at === ply).map(([, token]) => ({ token, isClaim: true }));
  const moves = movesTo(tree, mainLine(tree).at(-1) ?? ROOT);
  return [
    ...moves.flatMap((move, ply) => [...claimed(ply), { token: move, isClaim: false }]),
    ...claimed(moves.length),
  ];
}

/** Replays a game under rules as far as they allow, and returns their verdict; null if the rules are invalid. */
export function replayedUnder(rules: RulesChoice, id: OwnId, { document, judge }: Line): Answer | null {
  const known = judge.judge({ rules, in_full: true });
  if (!known.ok || known.rules === undefined) return null;
  const answer = { rules: id, full: known.rules, plies: 0 };
  if (movementOf(known.rules) !== document.movement) return { ...answer, answer: "other_game" };
  const { judged, start } = document;
  const from = judged?.start == null ? { fen: start } : { start: judged.start as NonNullable<Request["start"]> };
  let actions = actionsOf(document);
  for (;;) {
    const moves = actions.map(({ token }) => token);
    const played = judge.judge({ rules, ...from, moves, warnings: true });
    const plies = actions.filter(({ isClaim }) => !isClaim).length;
    if (played.ok) {
      const { verdict, points, warnings } = played;
      if (verdict !== null) return { ...answer, plies, answer: "ended", verdict, ...decided(verdict.rule) };
      const { if_agreed = null, if_both_pass = null, if_called = null } = warnings ?? {};
      return { ...answer, plies, answer: "open", standing: { points, if_agreed, if_both_pass, if_called } };
    }
    const { at, code, facts } = played.error;
    const reason = typeof facts["reason"] === "string" ? facts["reason"] : code;
    if (at === undefined) {
      return { ...answer, answer: "no_start", error: { code: reason, facts: {} }, ...decided(START_RULES[reason]) };
    }
    if (actions[at]?.isClaim === true) {
      // Claims that these rules do not allow are skipped.
      actions = actions.toSpliced(at, 1);
    } else if (code === "game_over") {
      actions = actions.slice(0, at);
    } else {
      const before = actions.slice(0, at).filter(({ isClaim }) => !isClaim).length;
      const rule = reason === "leaves_facing" ? "bikjang.mode" : facts["rule"];
      const source = decided(typeof rule === "string" ? rule : null);
      const move = actions[at]?.token ?? "";
      return { ...answer, plies: before, answer: "refused", move, error: { code: reason, facts }, ...source };
    }
  }
}

/** Returns the name of rules that are not those of a preset's newest revision. */
function nameOfRules(full: Record<string, unknown>, game: string | null): string {
  const preset = presetOf(full);
  if (preset !== null) return presetName(preset.ref);
  return (game === null ? null : houseNameOfGame(game)) ?? houseNameOf(full) ?? t().start.houseRules;
}

interface Sources {
  /** Whether the rules of the document are those of the recorded game. */
  readonly isNamed: boolean;
  /** The game's id on this server. */
  readonly game: string | null;
  readonly own: HouseRules | null;
  readonly linked: HouseRules | null;
}

/** Verdicts of the game's rules, the visitor's own, and those in the link, without repetitions. */
export interface OwnJudges {
  readonly judges: readonly OwnJudge[];
  /** Id of the rules by which the game was played: `game`, or a preset's; null if the record does not name them. */
  readonly played: string | null;
  /** Custom rules to send along with a link to the verdicts; null if there are none besides the game's. */
  readonly house: HouseRules | null;
}

export function ownJudges(line: Line, { isNamed, game, own, linked }: Sources): OwnJudges {
  const judges: OwnJudge[] = [];
  let played: string | null = null;
  let house: HouseRules | null = null;
  const add = (id: OwnId, { rules, name }: HouseRules): void => {
    if (judges.some(({ answer }) => isHouse({ rules, name }, answer.full ?? {}))) return;
    const answer = replayedUnder({ ...rules }, id, line);
    if (answer === null) return;
    judges.push({ id, name: houseWord({ name }), answer });
    house = { rules, name };
  };
  const answer = isNamed ? replayedUnder(line.document.rules, "game", line) : null;
  if (answer?.full !== undefined) {
    const preset = presetOf(answer.full);
    played = preset !== null && preset.id === preset.ref ? preset.id : "game";
    if (played === "game") judges.push({ id: "game", name: nameOfRules(answer.full, game), answer });
  }
  if (linked !== null) add("link", linked);
  if (own !== null) add("own", own);
  return { judges, played, house };
}
