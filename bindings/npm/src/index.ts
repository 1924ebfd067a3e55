// The main entry point of the package `janggun`. It works in browsers and in Node.
export { FORMATS, GLYPHS, NOTATIONS } from "./api.gen.js";
export type {
  Analysis,
  AnalysisLine,
  AnalysisNotes,
  AnyGame,
  ApiError,
  Arrangement,
  CutFile,
  Fault,
  JudgeRequest,
  JudgeStart,
  Judged,
  JudgedLine,
  LeftOutText,
  Movement,
  MovesAnswer,
  Notation,
  Note,
  Outcome,
  PackedAnswer as Packed,
  PgnMoves,
  Piece,
  RecordFormat as Format,
  RecordGame,
  RefusedStep,
  RuleSetVerdict,
  RulesFault,
  Side,
  SplitFile,
  UnreadGame,
  Verdict,
  Verdicts,
  Warnings,
  Omitted,
  Without,
  Why,
  WrittenGames,
} from "./api.gen.js";
export { Game, RefusedError, filled, pieces, type GameStart } from "./game.js";
export { JudgeModule, type JudgeAnswer, type Reason } from "./module.js";
export type { EndingVariant, Preset, Sentences, Text } from "./presets.js";
export { JanggunError, Records, isRead } from "./records.js";
export { FIELDS, RULE_SETS, type EarlierRuleSet, type RuleSet } from "./rule-sets.js";
export { RulesModule } from "./rules.js";
export { decode, encodeCp949, type Decoded, type Encoding } from "./text.js";
