// Game records in the browser: the package `janggun`, whose records module the records page runs in a worker.
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
