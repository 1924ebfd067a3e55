// Names of the fields of a rule set and of their values, in both languages.
// Paths and codes are the core's (docs/rules.md lists them all).
import type { Lang } from "./index.svelte";

type Both = Record<Lang, string>;
const both = (ko: string, en: string): Both => ({ ko, en });

export interface FieldWords {
  label: Both;
  /** What the field decides, for the editor. */
  help: Both;
  /** The words for codes; numbers and objects are written by `valueText`. */
  values?: Record<string, Both>;
}

const YES_NO = { yes: both("예", "yes"), no: both("아니요", "no") };
const RESULT = { draw: both("비김", "draw"), points: both("점수로 가림", "points decide") };

export const FIELD_WORDS: Record<string, FieldWords> = {
  movement: {
    label: both("행마", "Moves of the pieces"),
    help: both("기물이 움직이는 법", "How the pieces move"),
    values: { janggi: both("장기", "Janggi") },
  },
  "setup.order": {
    label: both("차림 순서", "Order of setting up"),
    help: both("누가 먼저, 보이게 또는 숨겨서 차리는지", "Who sets up first, openly or in secret"),
    values: {
      han_first_visible: both("한 먼저, 보이게", "Han first, openly"),
      cho_first_visible: both("초 먼저, 보이게", "Cho first, openly"),
      simultaneous_hidden: both("동시에, 숨겨서", "both at once, hidden"),
      swap_moves: both("첫 수로 자리 바꾸기", "by swaps as first moves"),
      fixed: both("고르지 않음", "fixed"),
    },
  },
  "setup.first": {
    label: both("먼저 차리는 쪽", "Sets up first"),
    help: both("먼저 차리는 쪽", "The side that sets up first"),
    values: { cho: both("초", "Cho"), han: both("한", "Han") },
  },
  "setup.allowed": {
    label: both("쓸 수 있는 차림", "Setups allowed"),
    help: both("어떤 차림을 고를 수 있는지", "Which setups one may choose"),
    values: {
      four_swaps: both("네 가지", "the four"),
      four_and_central: both("네 가지와 기동차", "the four and the central chariot"),
      any: both("아무 배치", "any position"),
    },
  },
  "setup.forbid_matsang": {
    label: both("맞상 금지", "Facing elephants forbidden"),
    help: both("두 쪽의 상이 마주 보는 차림을 막는지", "Whether setups with elephants on opposite wings are barred"),
    values: YES_NO,
  },
  deom: {
    label: both("덤", "Deom for Han"),
    help: both("후수인 한이 받는 점수", "Points Han gets for moving second"),
  },
  "bikjang.mode": {
    label: both("빅장", "Bikjang"),
    help: both("두 궁이 마주 보면 어떻게 되는지", "What the generals facing each other means"),
    values: {
      off: both("효력 없음", "no effect"),
      illegal: both("마주 보게 둘 수 없음", "not allowed"),
      draw: both("비김", "draw"),
      points: both("점수로 가림", "points decide"),
    },
  },
  "bikjang.gate": {
    label: both("빅장 조건", "Bikjang only when"),
    help: both("빅장이 언제부터 되는지", "From when on bikjang counts"),
    values: {
      none: both("언제나", "always"),
      both_below_30: both("두 쪽 모두 30점 미만", "both sides below 30 points"),
      after_first_capture: both("기물이 하나라도 잡힌 뒤", "after the first capture"),
    },
  },
  "bikjang.general_capture": {
    label: both("궁으로 잡아 생긴 빅장", "Facing made by a general's capture"),
    help: both("궁이 기물을 잡아 마주 보게 된 경우", "When a general's capture made them face"),
    values: {
      no_exception: both("똑같이 빅장", "counts as any other"),
      not_callable: both("부를 수 없음", "cannot be called"),
    },
  },
  "bikjang.accept": {
    label: both("빅장을 받는 법", "Bikjang is accepted by"),
    help: both("무엇을 하면 빅장이 이루어지는지", "What makes a bikjang final"),
    values: {
      pass: both("한수쉼", "passing"),
      call: both("부르기", "calling it"),
      call_or_pass: both("부르거나 한수쉼", "calling or passing"),
      any_nonresolving_action: both("풀지 않는 모든 수", "any action that does not resolve it"),
      immediate: both("바로 끝남", "at once, without a reply"),
    },
  },
  "bikjang.nonresolving_step": {
    label: both("빅장을 풀지 않는 수", "A move that leaves them facing"),
    help: both("마주 본 채로 두는 수를 어떻게 보는지", "What a move is that leaves the generals facing"),
    values: {
      illegal: both("둘 수 없음", "not allowed"),
      legal: both("둘 수 있음", "allowed"),
      ends_game: both("두면 빅장으로 끝남", "ends the game"),
    },
  },
  "bikjang.in_check": {
    label: both("장군일 때 빅장", "Bikjang while in check"),
    help: both("장군을 받으면서 빅장을 받을 수 있는지", "Whether one in check may accept a bikjang"),
    values: {
      accept_allowed: both("받을 수 있음", "may be accepted"),
      must_answer_check: both("먼저 멍군", "check must be answered first"),
    },
  },
  "bikjang.resolve_by": {
    label: both("빅장을 푸는 기물", "Who may resolve it"),
    help: both("어떤 기물로 풀 수 있는지", "Which piece may end the facing"),
    values: { any: both("아무 기물", "any piece"), general_only: both("궁만", "the general only") },
  },
  "pass.allowed": {
    label: both("한수쉼", "Passing"),
    help: both("언제 쉴 수 있는지", "When one may pass"),
    values: { not_in_check: both("장군이 아니면 언제나", "whenever not in check") },
  },
  "pass.double": {
    label: both("양쪽이 이어 쉬면", "Two passes in a row"),
    help: both("두 쪽이 잇달아 쉬면 어떻게 되는지", "What two passes in a row mean"),
    values: { none: both("그대로 이어짐", "nothing"), ...RESULT },
  },
  "pass.counts_as_ply": {
    label: both("한수쉼도 한 수로 셈", "A pass counts as a move"),
    help: both("수 제한을 셀 때", "When moves are counted for a limit"),
    values: YES_NO,
  },
  repetition: {
    label: both("반복수", "Repetition"),
    help: both("같은 국면이나 같은 이동이 되풀이될 때", "When positions or moves repeat"),
  },
  perpetual_check: {
    label: both("반복장군", "Perpetual check"),
    help: both("장군을 되풀이할 때", "When checks repeat"),
    values: { as_repetition: both("반복수와 같음", "as repetition") },
  },
  "limit.total_plies": {
    label: both("수 제한", "Limit of moves"),
    help: both("몇 수에서 판을 끝내는지", "After how many moves the game ends"),
  },
  "limit.no_capture_plies": {
    label: both("잡지 않은 수 제한", "Moves without a capture"),
    help: both("몇 수 동안 잡지 않으면 끝나는지", "How many moves without a capture end the game"),
  },
  "limit.low_points": {
    label: both("적은 점수에서 끝", "Few points left"),
    help: both("남은 점수가 적으면 끝나는지", "Whether few points left end the game"),
  },
  draw_offer: {
    label: both("무승부 제안", "Draw offers"),
    help: both("합의로 비길 수 있는지", "Whether the sides may agree on a draw"),
    values: {
      never: both("없음", "never"),
      both_below_30: both("두 쪽 모두 30점 미만일 때", "when both are below 30"),
      always: both("언제나", "always"),
    },
  },
  "draw_offer.result": {
    label: both("합의하면", "An agreed end means"),
    help: both("합의로 끝나면 비김인지 점수인지", "A draw, or points decide"),
    values: RESULT,
  },
  flag: {
    label: both("시간이 다 되면", "Out of time"),
    help: both("시간이 끝난 쪽", "The side that ran out of time"),
    values: { loses: both("짐", "loses") },
  },
  league_score: {
    label: both("대회 점수", "League points"),
    help: both("승·점수승·점수패·패에 주는 점수", "Points for win, win on points, loss on points, loss"),
  },
};

const REPETITION: Record<string, (n: string) => Both> = {
  position: (n) => both(`같은 국면 ${n}번`, `a position for the ${ordinal(n)} time`),
  ban_position: (n) => both(`같은 국면 ${n}번째`, `a position for the ${ordinal(n)} time`),
  shuttle: () => both("같은 기물이 같은 곳을 오감", "the same piece shuttling"),
};

const REPETITION_RESULT: Record<string, Both> = {
  draw: both("비김", "draw"),
  points: both("점수로 가림", "points decide"),
  mover_loses: both("둔 쪽이 짐", "the mover loses"),
  refused: both("둘 수 없음", "not allowed"),
};

const BELOW_30: Record<string, Both> = {
  exempt: both("30점 미만이면 예외", "not when both are below 30"),
  draw: both("30점 미만이면 비김", "a draw when both are below 30"),
  points: both("30점 미만이면 점수", "points when both are below 30"),
};

function ordinal(n: string): string {
  return { "2": "second", "3": "third", "4": "fourth" }[n] ?? `${n}th`;
}

function word(table: Record<string, Both> | undefined, code: unknown, lang: Lang): string {
  return table?.[String(code)]?.[lang] ?? String(code);
}

type Entry = Record<string, unknown>;

function repetitionText(entry: Entry, lang: Lang): string {
  const name = REPETITION[String(entry["kind"])]?.(String(entry["n"]))[lang] ?? String(entry["kind"]);
  const parts = [`${name}: ${word(REPETITION_RESULT, entry["result"], lang)}`];
  if (entry["count_passes"] === "no") parts.push(both("쉰 수는 빼고", "passes not counted")[lang]);
  if (entry["chaser_loses"] === "yes") parts.push(both("쫓는 쪽이 짐", "a chaser loses")[lang]);
  const below = BELOW_30[String(entry["both_below_30"])];
  if (below !== undefined) parts.push(below[lang]);
  return parts.join(", ");
}

function limitText(entry: Entry, lang: Lang): string {
  const parts: string[] = [];
  if (typeof entry["n"] === "number") parts.push(both(`${entry["n"]}수`, `${entry["n"]} moves`)[lang]);
  if (typeof entry["max_half"] === "number") {
    const points = entry["max_half"] / 2;
    parts.push(both(`${points}점 이하`, `${points} points or fewer`)[lang]);
    if (entry["counts_deom"] === "yes") parts.push(both("덤 포함", "deom included")[lang]);
  }
  if (entry["quiet_only"] === "yes") {
    parts.push(both("장군·잡기가 아닌 수 뒤에", "after a quiet move")[lang]);
  }
  const result = entry["result"];
  const below = BELOW_30[String(entry["both_below_30"])];
  if (below !== undefined) parts.push(below[lang]);
  return result === undefined ? parts.join(", ") : `${parts.join(", ")}: ${word(RESULT, result, lang)}`;
}

/** A field's value as a person reads it. */
export function valueText(path: string, value: unknown, lang: Lang): string {
  if (value === null || value === undefined) return "–";
  if (path === "deom" && typeof value === "number") {
    return value === 0 ? both("없음", "none")[lang] : both(`${value / 2}점`, `${value / 2} points`)[lang];
  }
  if (path === "repetition" && Array.isArray(value)) {
    if (value.length === 0) return both("없음", "none")[lang];
    return value.map((entry) => repetitionText(entry as Entry, lang)).join(" · ");
  }
  if (path === "perpetual_check" && typeof value === "object") {
    const entry = value as Entry;
    const text = both(`${String(entry["n"])}번째에 짐`, `loses at the ${ordinal(String(entry["n"]))} time`)[lang];
    const below = BELOW_30[String(entry["both_below_30"])];
    return below === undefined ? text : `${text}, ${below[lang]}`;
  }
  if (typeof value === "object") return limitText(value as Entry, lang);
  return word(FIELD_WORDS[path]?.values, value, lang);
}

export function fieldLabel(path: string, lang: Lang): string {
  return FIELD_WORDS[path]?.label[lang] ?? path;
}
