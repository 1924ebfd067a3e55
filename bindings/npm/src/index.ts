// The package `janggun`: everything that needs no Node.
export { FORMATS, NOTATIONS } from "./api.gen.js";
export type {
  AnyGame,
  ApiError,
  Arrangement,
  CutFile,
  Fault,
  JudgeRequest,
  JudgeStart,
  Judged,
  LeftOutText,
  Movement,
  MovesAnswer,
  Notation,
  Note,
  Outcome,
  PackedAnswer as Packed,
  PgnMoves,
  Piece,
  Preset,
  RecordFormat as Format,
  RecordGame,
  RefusedStep,
  RulesFault,
  Sentences,
  Side,
  SplitFile,
  Text,
  UnreadGame,
  Verdict,
  Warnings,
  Omitted,
  Without,
  Why,
  WrittenGames,
} from "./api.gen.js";
export { Game, RefusedError, filled, pieces, type GameStart } from "./game.js";
export { RulesModule, type JudgeAnswer, type Reason } from "./module.js";
export { JanggunError, Records, isRead } from "./records.js";
export { decode, encodeCp949, type Decoded, type Encoding } from "./text.js";
