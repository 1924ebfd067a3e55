// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";
import { iGa, withHanja } from "./functions";

export const en = {
  title: "Endgame table",
  /** `n`: moves of the side that wins. */
  wins: (p: { n: number; side: string | number }): string => `${p.side} wins in ${p.n} ${(p.n === 1 ? "move" : "moves")}`,
  ahead: (p: { side: string | number }): string => `${p.side} stays ahead on points`,
  draw: "Draw",
  keep: {
    win: "Moves that keep the win",
    draw: "Moves that keep the draw",
    loss: "Moves that hold out the longest",
  },
  every: "Every move keeps this result.",
  inMoves: (p: { n: string | number }): string => `in ${p.n}`,
  more: (p: { n: string | number }): string => `and ${p.n} more`,
  unknown: "The tables do not apply under this rule set:",
  reasons: {
    movement: "they cover only the moves of Janggi.",
    pass: "they assume that passing is allowed.",
    deom: "they assume a deom of 1.5 points.",
    bikjang: "they do not cover its bikjang rule.",
    mixed_endings: "some of its endings are draws and others are decided on points.",
    repetition: "its repetition rule could change the result.",
    perpetual_check: "its rule on perpetual check could change the result.",
    low_points: "it ends the game on points when a side has few points left.",
    total_plies: "its limit on the length of a game could change the result.",
    no_capture: "its limit on moves without a capture could change the result.",
  },
};

export type TablesTexts = typeof en;

export const ko: TablesTexts = {
  title: "종반 데이터베이스",
  wins: (p: { n: number; side: string | number }): string => `${iGa(withHanja(p.side))} ${p.n}수 안에 승리(이기는 쪽 수만 셈)`,
  ahead: (p: { side: string | number }): string => `${iGa(withHanja(p.side))} 끝까지 점수에서 앞섬`,
  draw: "무승부",
  keep: {
    win: "승리를 지키는 수",
    draw: "무승부를 지키는 수",
    loss: "가장 오래 버티는 수",
  },
  every: "어떤 수를 두어도 결과가 같습니다.",
  inMoves: (p: { n: string | number }): string => `${p.n}수 안에`,
  more: (p: { n: string | number }): string => `외 ${p.n}가지`,
  unknown: "이 규칙에는 종반 데이터베이스를 적용할 수 없습니다.",
  reasons: {
    movement: "장기와 행마가 다른 규칙에는 맞지 않습니다.",
    pass: "한수쉼이 허용되는 규칙에만 맞습니다.",
    deom: "덤이 1.5점인 규칙에만 맞습니다.",
    bikjang: "이 규칙의 빅장 규정은 다루지 않습니다.",
    mixed_endings: "무승부로 끝나는 경우와 점수로 승부를 가리는 경우가 섞여 있습니다.",
    repetition: "반복수 규정에 따라 결과가 달라질 수 있습니다.",
    perpetual_check: "반복장군 규정에 따라 결과가 달라질 수 있습니다.",
    low_points: "한쪽의 점수가 적어지면 점수로 승부를 가리는 규칙입니다.",
    total_plies: "수 제한에 따라 결과가 달라질 수 있습니다.",
    no_capture: "오랫동안 기물을 잡지 않으면 끝나는 규칙이라 결과가 달라질 수 있습니다.",
  },
};

export const nl: TablesTexts = {
  title: "Eindspeltabel",
  wins: (p: { n: number; side: string | number }): string => `${p.side} wint in ${p.n} ${(p.n === 1 ? "zet" : "zetten")}`,
  ahead: (p: { side: string | number }): string => `${p.side} blijft voor op punten`,
  draw: "Gelijkspel",
  keep: {
    win: "Zetten die de winst behouden",
    draw: "Zetten die het gelijkspel behouden",
    loss: "Zetten waarmee je het langst standhoudt",
  },
  every: "Elke zet behoudt deze uitslag.",
  inMoves: (p: { n: string | number }): string => `wint in ${p.n}`,
  more: (p: { n: string | number }): string => `en nog ${p.n}`,
  unknown: "De tabellen gelden niet voor deze spelregels:",
  reasons: {
    movement: "ze kennen alleen de zetten van Janggi.",
    pass: "ze gaan ervan uit dat passen mag.",
    deom: "ze gaan uit van een deom van 1,5 punt.",
    bikjang: "ze kennen deze regel voor Bigjang niet.",
    mixed_endings: "soms is het einde gelijkspel en soms beslissen de punten.",
    repetition: "de herhalingsregel kan de uitslag veranderen.",
    perpetual_check: "de regel over eeuwig schaak kan de uitslag veranderen.",
    low_points: "de partij eindigt op punten als een kant weinig punten over heeft.",
    total_plies: "het maximale aantal halve zetten kan de uitslag veranderen.",
    no_capture: "de regel over zetten zonder slaan kan de uitslag veranderen.",
  },
};

export const TABLES_TEXTS: Readonly<Record<Lang, TablesTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const tablesTexts = (): TablesTexts => inUse(TABLES_TEXTS);
