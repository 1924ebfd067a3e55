// The records module of the package `janggun`, which the records page runs in a worker.
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
