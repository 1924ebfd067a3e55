// Exports of the records module of the package `janggun`. `record-worker.ts` runs the module.
export { FORMATS, GLYPHS, isRead, Records } from "janggun";
export type {
  Analysis,
  AnalysisLine,
  AnalysisNotes,
  AnyGame,
  CutFile,
  Fault,
  Format,
  Note,
  Outcome,
  PgnMoves,
  Omitted,
  Piece,
  RecordGame,
  RuleSetVerdict,
  UnreadGame,
  Verdicts,
  Without,
  WrittenGames,
} from "janggun";
