// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  refused: "Nothing was imported. Your rules are unchanged.",
  dropped: (p: { fields: string | number }): string => `These changes do not fit the new base rules and were left out: ${p.fields}`,
  judge: "Settle a dispute with these rules",
  number: {
    plies: "Number of moves",
    times: "Number of times",
    points: "Points",
  },
  faults: {
    not_json: "This text is not JSON. Did you paste all of the exported text?",
    not_house: "This JSON contains no house rules. House rules name a rule set in \"base\" and list the changed rules in \"set\".",
    missing: "This rule is missing.",
    unknown_field: "There is no rule with this name.",
    bad_value: "This value is not possible.",
    invalid_pair: "This value contradicts another rule.",
    unknown_preset: "There is no such rule set, or no such revision of it.",
    newer_schema: "These rules were made with a newer version of Janggun.",
  },
};

export type HouseRulesTexts = typeof en;

export const ko: HouseRulesTexts = {
  refused: "가져오지 못했습니다. 지금 규칙은 그대로입니다.",
  dropped: (p: { fields: string | number }): string => `새 기준 규칙에 맞지 않아 되돌린 항목: ${p.fields}`,
  judge: "이 규칙으로 승패 시비 가리기",
  number: {
    plies: "수(手)",
    times: "횟수",
    points: "점수",
  },
  faults: {
    not_json: "JSON 형식이 아닙니다. 내보낸 내용을 빠짐없이 붙여 넣었는지 확인하세요.",
    not_house: "나만의 규칙이 담긴 JSON이 아닙니다. 기준 규칙은 “base”에, 바꾼 항목은 “set”에 적습니다.",
    missing: "빠진 항목입니다.",
    unknown_field: "없는 항목입니다.",
    bad_value: "쓸 수 없는 값입니다.",
    invalid_pair: "다른 항목과 함께 쓸 수 없는 값입니다.",
    unknown_preset: "그런 규칙이나 개정판이 없습니다.",
    newer_schema: "더 새로운 버전에서 만든 규칙입니다.",
  },
};

export const nl: HouseRulesTexts = {
  refused: "Er is niets geïmporteerd. Je regels zijn niet veranderd.",
  dropped: (p: { fields: string | number }): string => `Deze wijzigingen passen niet bij de nieuwe basisregels en zijn weggelaten: ${p.fields}`,
  judge: "Geschil beslechten met deze regels",
  number: {
    plies: "Aantal zetten",
    times: "Aantal keer",
    points: "Punten",
  },
  faults: {
    not_json: "Deze tekst is geen JSON. Heb je de hele geëxporteerde tekst geplakt?",
    not_house: "In deze JSON staan geen huisregels. Die noemen hun basisregels in ‘base’ en de gewijzigde regels in ‘set’.",
    missing: "Deze regel ontbreekt.",
    unknown_field: "Er is geen regel met deze naam.",
    bad_value: "Deze waarde is niet mogelijk.",
    invalid_pair: "Deze waarde past niet bij een andere regel.",
    unknown_preset: "Deze set spelregels bestaat niet, of niet in deze versie.",
    newer_schema: "Deze regels komen uit een nieuwere versie van Janggun.",
  },
};

export const HOUSE_RULES_TEXTS: Readonly<Record<Lang, HouseRulesTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const houseRulesTexts = (): HouseRulesTexts => inUse(HOUSE_RULES_TEXTS);
