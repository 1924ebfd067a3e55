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
  UnreadGame,
  Without,
  WrittenGames,
} from "janggun";
