// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  fault_mark: (p: { count: number; games: number }): string => `${(p.count === 1 ? `${p.count} note about a fault in the record` : `${p.count} notes about faults in the record`)} omitted from ${(p.games === 1 ? `${p.games} game` : `${p.games} games`)}: not supported by this format`,
  headers: (p: { count: number; games: number }): string => `${(p.count === 1 ? `${p.count} header` : `${p.count} headers`)} omitted from ${(p.games === 1 ? `${p.games} game` : `${p.games} games`)}: not supported by this format`,
  result: (p: { count: number; games: number }): string => `${(p.count === 1 ? `${p.count} result or its cause` : `${p.count} results or their causes`)} omitted from ${(p.games === 1 ? `${p.games} game` : `${p.games} games`)}: not supported by this format`,
  variations: (p: { count: number; games: number }): string => `${(p.count === 1 ? `${p.count} variation` : `${p.count} variations`)} omitted from ${(p.games === 1 ? `${p.games} game` : `${p.games} games`)}: not supported by this format`,
  comments: (p: { count: number; games: number }): string => `${(p.count === 1 ? `${p.count} comment` : `${p.count} comments`)} omitted from ${(p.games === 1 ? `${p.games} game` : `${p.games} games`)}: not supported by this format`,
  glyphs: (p: { count: number; games: number }): string => `${(p.count === 1 ? `${p.count} evaluation mark` : `${p.count} evaluation marks`)} omitted from ${(p.games === 1 ? `${p.games} game` : `${p.games} games`)}: not supported by this format`,
  drawings: (p: { count: number; games: number }): string => `${(p.count === 1 ? `${p.count} arrow or circle` : `${p.count} arrows and circles`)} omitted from ${(p.games === 1 ? `${p.games} game` : `${p.games} games`)}: not supported by this format`,
  times: (p: { count: number; games: number }): string => `${(p.count === 1 ? `${p.count} clock time` : `${p.count} clock times`)} omitted from ${(p.games === 1 ? `${p.games} game` : `${p.games} games`)}: not supported by this format`,
  rules: (p: { count: number; games: number }): string => `${(p.count === 1 ? `${p.count} rule set with its verdict` : `${p.count} rule sets with their verdicts`)} omitted from ${(p.games === 1 ? `${p.games} game` : `${p.games} games`)}: not supported by this format`,
};

export type LeftOutTexts = typeof en;

export const ko: LeftOutTexts = {
  fault_mark: (p: { count: number; games: number }): string => `기보가 잘렸다는 표시 ${p.count}개(대국 ${p.games}판): 이 형식에는 적을 수 없어 빠졌습니다`,
  headers: (p: { count: number; games: number }): string => `헤더 항목 ${p.count}개(대국 ${p.games}판): 이 형식에는 적을 수 없어 빠졌습니다`,
  result: (p: { count: number; games: number }): string => `결과나 그 이유 ${p.count}개(대국 ${p.games}판): 이 형식에는 적을 수 없어 빠졌습니다`,
  variations: (p: { count: number; games: number }): string => `변화도 ${p.count}개(대국 ${p.games}판): 이 형식에는 적을 수 없어 빠졌습니다`,
  comments: (p: { count: number; games: number }): string => `해설 ${p.count}개(대국 ${p.games}판): 이 형식에는 적을 수 없어 빠졌습니다`,
  glyphs: (p: { count: number; games: number }): string => `평가 기호 ${p.count}개(대국 ${p.games}판): 이 형식에는 적을 수 없어 빠졌습니다`,
  drawings: (p: { count: number; games: number }): string => `화살표와 동그라미 ${p.count}개(대국 ${p.games}판): 이 형식에는 적을 수 없어 빠졌습니다`,
  times: (p: { count: number; games: number }): string => `수별 시간 기록 ${p.count}개(대국 ${p.games}판): 이 형식에는 적을 수 없어 빠졌습니다`,
  rules: (p: { count: number; games: number }): string => `규칙과 판정 ${p.count}개(대국 ${p.games}판): 이 형식에는 적을 수 없어 빠졌습니다`,
};

export const nl: LeftOutTexts = {
  fault_mark: (p: { count: number; games: number }): string => `${(p.count === 1 ? `${p.count} markering van een onvolledige notatie` : `${p.count} markeringen van onvolledige notaties`)} weggelaten uit ${(p.games === 1 ? `${p.games} partij` : `${p.games} partijen`)}: dit formaat heeft er geen plaats voor`,
  headers: (p: { count: number; games: number }): string => `${(p.count === 1 ? `${p.count} kopregel` : `${p.count} kopregels`)} weggelaten uit ${(p.games === 1 ? `${p.games} partij` : `${p.games} partijen`)}: dit formaat heeft er geen plaats voor`,
  result: (p: { count: number; games: number }): string => `${(p.count === 1 ? `${p.count} uitslag of de reden ervan` : `${p.count} uitslagen of de redenen ervan`)} weggelaten uit ${(p.games === 1 ? `${p.games} partij` : `${p.games} partijen`)}: dit formaat heeft er geen plaats voor`,
  variations: (p: { count: number; games: number }): string => `${(p.count === 1 ? `${p.count} variant` : `${p.count} varianten`)} weggelaten uit ${(p.games === 1 ? `${p.games} partij` : `${p.games} partijen`)}: dit formaat heeft er geen plaats voor`,
  comments: (p: { count: number; games: number }): string => `${(p.count === 1 ? `${p.count} commentaar` : `${p.count} commentaren`)} weggelaten uit ${(p.games === 1 ? `${p.games} partij` : `${p.games} partijen`)}: dit formaat heeft er geen plaats voor`,
  glyphs: (p: { count: number; games: number }): string => `${(p.count === 1 ? `${p.count} beoordelingsteken` : `${p.count} beoordelingstekens`)} weggelaten uit ${(p.games === 1 ? `${p.games} partij` : `${p.games} partijen`)}: dit formaat heeft er geen plaats voor`,
  drawings: (p: { count: number; games: number }): string => `${(p.count === 1 ? `${p.count} pijl of ring` : `${p.count} pijlen en ringen`)} weggelaten uit ${(p.games === 1 ? `${p.games} partij` : `${p.games} partijen`)}: dit formaat heeft er geen plaats voor`,
  times: (p: { count: number; games: number }): string => `${(p.count === 1 ? `${p.count} genoteerde kloktijd` : `${p.count} genoteerde kloktijden`)} weggelaten uit ${(p.games === 1 ? `${p.games} partij` : `${p.games} partijen`)}: dit formaat heeft er geen plaats voor`,
  rules: (p: { count: number; games: number }): string => `${(p.count === 1 ? `${p.count} set spelregels met de uitslag` : `${p.count} sets spelregels met de uitslagen`)} weggelaten uit ${(p.games === 1 ? `${p.games} partij` : `${p.games} partijen`)}: dit formaat heeft er geen plaats voor`,
};

export const LEFT_OUT_TEXTS: Readonly<Record<Lang, LeftOutTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const leftOutTexts = (): LeftOutTexts => inUse(LEFT_OUT_TEXTS);
