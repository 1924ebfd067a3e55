// Korean texts about endgame tables.
import type { TableTexts } from "./texts.en";

export const ko: TableTexts = {
  title: "종반 데이터베이스",
  wins: (p) => `${p.side} ${p.n}수 안에 승리`,
  ahead: (p) => `${p.side}의 점수 우세가 끝까지 유지됩니다`,
  draw: "무승부",
  keep: { win: "승리를 지키는 수", draw: "무승부를 지키는 수", loss: "가장 오래 버티는 수" },
  every: "어떤 수를 두어도 결과가 같습니다.",
  inMoves: (p) => `${p.n}수`,
  more: (p) => `외 ${p.n}수`,
  unknown: "이 규칙에서는 결과를 단정할 수 없습니다.",
  reasons: {
    movement: "장기의 행마만 다룹니다.",
    pass: "한수쉼이 허용되는 규칙에만 맞습니다.",
    deom: "덤 1.5점을 기준으로 합니다.",
    bikjang: "이 규칙의 빅장 규정은 다루지 않습니다.",
    mixed_endings: "무승부로 끝나는 경우와 점수로 가리는 경우가 섞여 있습니다.",
    repetition: "반복수 규정에 따라 결과가 달라질 수 있습니다.",
    perpetual_check: "반복장군 규정에 따라 결과가 달라질 수 있습니다.",
    low_points: "한쪽의 점수가 적어지면 점수로 승부를 가리는 규칙입니다.",
    total_plies: "대국 수 제한에 따라 결과가 달라질 수 있습니다.",
    no_capture: "기물을 잡지 않은 수의 제한에 따라 결과가 달라질 수 있습니다.",
  },
};
