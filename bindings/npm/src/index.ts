// The package `janggun`: everything that needs no Node.
export { Game, RefusedError, filled, pieces, type GameStart } from "./game.js";
export {
  RulesModule,
  type Arrangement,
  type JudgeAnswer,
  type JudgeRequest,
  type Judged,
  type Preset,
  type Reason,
  type Sentences,
  type Side,
  type Text,
  type Verdict,
  type Warnings,
  type Why,
} from "./module.js";
export {
  FORMATS,
  JanggunError,
  NOTATIONS,
  Records,
  isRead,
  type AnyGame,
  type Fault,
  type Format,
  type Notation,
  type Note,
  type Outcome,
  type Packed,
  type Piece,
  type RecordGame,
  type UnreadGame,
} from "./records.js";
export { decode, encodeCp949, type Decoded, type Encoding } from "./text.js";
