// Written by `cargo xtask generate` from the endpoints of crates/server. Do not edit.

/** Byoyomi (초읽기): a period is lost only if a move takes all of it. */
export interface Byoyomi {
  /** Number of periods that Han has left. */
  bleft: number;
  /** Length of a period, milliseconds. */
  ms: number;
  /** Number of periods at the start. */
  periods: number;
  /** Number of periods that Cho has left. */
  wleft: number;
}

/** Byoyomi as agreed before the game. */
export interface ByoyomiTerms {
  /** Length of a period, milliseconds. */
  ms: number;
  periods: number;
}

/** A challenge. Its id is the id of the game. */
export interface Challenge {
  /** The player who sent the challenge; `null` if the player is unknown. */
  challenger: ChallengeUser | null;
  /** The challenger's side: `white`, `black` or `random`. */
  color: string;
  /** The reason for declining, as an English sentence; absent unless the challenge was declined. */
  declineReason?: string | null;
  declineReasonKey?: string | null;
  destUser: ChallengeUser | null;
  /** The same as `color`. */
  finalColor: string;
  id: string;
  perf: ChallengePerf;
  rated: boolean;
  speed: string;
  /** `created`, `declined` or `canceled`. */
  status: string;
  timeControl: TimeControlView;
  url: string;
  variant: Variant;
}

/** The challenge was withdrawn or not answered in time. */
export interface ChallengeCanceledEvent {
  challenge: Challenge;
  type: "challengeCanceled";
}

export interface ChallengeDeclinedEvent {
  challenge: Challenge;
  type: "challengeDeclined";
}

export interface ChallengeEvent {
  challenge: Challenge;
  compat: Compat;
  type: "challenge";
}

/** The rating category of a challenge. */
export interface ChallengePerf {
  icon: string;
  name: string;
}

/** One of the two players of a challenge. */
export interface ChallengeUser {
  displayName?: string | null;
  id: string;
  name: string;
  online: boolean;
  provisional?: boolean;
  rating?: number | null;
  title?: string | null;
}

/** Response of `GET /api/challenge`. */
export interface Challenges {
  in: Challenge[];
  out: Challenge[];
}

/** A listed chat message. */
export interface ChatEntry {
  text: string;
  user: string;
}

/** A line of a game's chat. */
export interface ChatLineOfStream {
  /** The chat room: `player` or `spectator`. */
  room: string;
  text: string;
  /** Always `chatLine`. */
  type: "chatLine";
  username: string;
}

export interface ClockTimeControlView {
  /** The byoyomi; absent in games without it. */
  byo?: ByoyomiTerms | null;
  /** Increment, seconds. */
  increment: number;
  /** Main time, seconds. */
  limit: number;
  /** The clock as text: `5+3` is five minutes with an increment of three seconds, `5+3x30` is five minutes and three periods of 30 seconds. */
  show: string;
  type: "clock";
}

/** The APIs with which a game can be played. The bot API is only for unrated games. */
export interface Compat {
  board: boolean;
  bot: boolean;
}

export interface CorrespondenceTimeControlView {
  daysPerTurn: number;
  type: "correspondence";
}

/** Response of requests that return no other data. */
export interface Done {
  ok: boolean;
}

/** The reason a stream ends. */
export type EndReason = "restart" | "tooSlow" | "tokenEnded";

/** A line of the event stream. Other streams send `StreamEnd`, too. */
export type Event = GameStartEvent | GameFinishEvent | SetupStartEvent | ChallengeEvent | ChallengeCanceledEvent | ChallengeDeclinedEvent | StreamEndEvent;

/** A player of an exported game. */
export interface ExportPlayer {
  /** The level of the server's engine. */
  aiLevel?: number | null;
  rating?: number | null;
  /** The rating change; only in finished rated games. `rating` is then the rating before the game. */
  ratingDiff?: number | null;
  /** The player; absent for the engine and an open seat. */
  user?: ExportUser | null;
}

/** The two players of an exported game. */
export interface ExportPlayers {
  black: ExportPlayer;
  white: ExportPlayer;
}

/** A player other than the engine. */
export interface ExportUser {
  displayName?: string | null;
  id: string;
  name: string;
  title?: string | null;
}

/** The featured game. */
export interface FeaturedGame {
  fen: string;
  id: string;
  /** Always `white`: Cho is at the bottom. */
  orientation: string;
  /** The two players, Cho first. */
  players: FeaturedPlayer[];
}

/** A player of the featured game. */
export interface FeaturedPlayer {
  /** The level of the server's engine. */
  aiLevel?: number | null;
  /** The player's side: `white` or `black`. */
  color: string;
  rating?: number | null;
  /** Time for the next move, in seconds; absent without a clock. */
  seconds?: number | null;
  /** The player's account; absent for the engine. */
  user?: ExportUser | null;
}

/** The game that is featured from now on. */
export interface FeaturedTvLine {
  d: FeaturedGame;
  t: "featured";
}

/** The next position of the game. */
export interface FenTvLine {
  d: WatchedPosition;
  t: "fen";
}

/** Main time and increment of a clock. With byoyomi, the increment is 0 and the periods are in [`Byoyomi`]. */
export interface GameClock {
  /** Time added with every move, milliseconds. */
  increment: number;
  /** Main time, milliseconds. */
  initial: number;
}

/** An exported game. */
export interface GameExport {
  clock?: GameClock | null;
  /** Time of creation, milliseconds since 1970. */
  createdAt: number;
  end?: VerdictView | null;
  id: string;
  /** The start position; absent before the game starts. */
  initialFen?: string | null;
  lastMoveAt: number;
  moves: string;
  perf: string;
  players: ExportPlayers;
  rated: boolean;
  setup?: Setups | null;
  speed: string;
  status: string;
  variant: Variant;
  winner?: string | null;
}

export interface GameFinishEvent {
  game: GameInfo;
  type: "gameFinish";
}

/** The first line of a game's stream, apart from chat messages. */
export interface GameFull {
  /** Han, who moves second. */
  black: GamePlayer;
  /** The clock; absent in games without a clock and in correspondence games. */
  clock?: GameClock | null;
  /** Time of creation, milliseconds since 1970. */
  createdAt: number;
  /** Days per move of a correspondence game. */
  daysPerTurn?: number | null;
  id: string;
  /** The start position; the usual one if the game was aborted before its start. */
  initialFen: string;
  perf: PerfName;
  rated: boolean;
  /** The setups of both sides; absent in a game from a custom position, and if the game was aborted before its start. */
  setup?: Setups | null;
  speed: string;
  state: GameState;
  /** Always `gameFull`. */
  type: "gameFull";
  variant: Variant;
  /** Cho, who moves first. */
  white: GamePlayer;
}

/** A game of the account. */
export interface GameInfo {
  /** The account's side: `white` for Cho, `black` for Han. */
  color: string;
  compat: Compat;
  fen: string;
  /** The same as `gameId`. */
  fullId: string;
  gameId: string;
  /** Whether the account has moved. */
  hasMoved: boolean;
  id: string;
  isMyTurn: boolean;
  /** The last move in UCI; empty before the first move. */
  lastMove: string;
  opponent: OpponentInfo;
  perf: string;
  rated: boolean;
  /** Time that the account may use for the next move, in seconds; absent without a clock. */
  secondsLeft?: number | null;
  /** The origin of the game: `ai` for games against the engine, `friend` for challenges, otherwise `lobby`. */
  source: string;
  speed: string;
  status: StatusView;
  variant: Variant;
  winner?: string | null;
}

/** A player of a game. */
export interface GamePlayer {
  /** The level of the server's engine, also for its computer players. */
  aiLevel?: number | null;
  /** The name shown to users, in any script. */
  displayName?: string | null;
  /** The player's id; absent for the engine and an open seat. */
  id?: string | null;
  /** The username, in ASCII; empty for an open seat. */
  name: string;
  provisional?: boolean;
  rating?: number | null;
  /** `BOT` for a bot. */
  title?: string | null;
}

/** A game has started, or was in progress when the stream was opened. */
export interface GameStartEvent {
  game: GameInfo;
  type: "gameStart";
}

/** The state of a game. Sent in the game's stream after every event. */
export interface GameState {
  bdraw?: boolean;
  /** Whether the side to move may call bikjang. */
  bikjang?: boolean;
  binc: number;
  btakeback?: boolean;
  /** Time that Han may use for the next move without losing a period, milliseconds. */
  btime: number;
  /** The byoyomi; absent in games without one. */
  byo?: Byoyomi | null;
  /** Outcome, code, rule and facts of the ending, as listed in docs/reference/endings.md. */
  end?: VerdictView | null;
  /** All moves, separated by spaces. A pass is a move of the general to its own square. */
  moves: string;
  /** Points of both sides; absent if the game never started. */
  points?: Points | null;
  /** The name of the [`Status`]: `started` until the game ends. */
  status: string;
  /** Always `gameState`. */
  type: "gameState";
  /** Whether Cho has offered a draw. */
  wdraw?: boolean;
  /** Increment of Cho, in milliseconds. */
  winc: number;
  /** The winning side: `white` or `black`; absent if there is no winner or the game continues. */
  winner?: string | null;
  /** Whether Cho has requested a takeback. */
  wtakeback?: boolean;
  /** Time that Cho may use for the next move without losing a period, milliseconds. */
  wtime: number;
}

/** Response of `GET /api/account/playing`. */
export interface NowPlaying {
  nbMyTurn: number;
  nowPlaying: GameInfo[];
}

/** Response of `POST /api/challenge/open`: a game for the first two players who join. */
export interface OpenChallenge {
  /** Always `null`. */
  challenger: ChallengeUser | null;
  /** Always `random`. */
  color: string;
  /** Always `null`. */
  destUser: ChallengeUser | null;
  id: string;
  perf: ChallengePerf;
  rated: boolean;
  speed: string;
  /** Always `created`. */
  status: string;
  timeControl: TimeControlView;
  url: string;
  variant: Variant;
}

/** A line sent when the opponent has left or returned. */
export interface OpponentGone {
  /** Time until the game can be claimed, in seconds; absent if it cannot be claimed. */
  claimWinInSeconds?: number | null;
  gone: boolean;
  /** Always `opponentGone`. */
  type: "opponentGone";
}

/** The opponent in a game. */
export interface OpponentInfo {
  /** The level of the server's engine. */
  ai?: number | null;
  id?: string | null;
  rating?: number | null;
  username: string;
}

/** The outcome of a game. */
export type Outcome = "draw" | "cho" | "han" | "none";

/** The last line of a seek's stream, sent when the game has been created. */
export interface Paired {
  id: string;
}

/** A player's rating for one speed. */
export interface Perf {
  /** Number of rated games. */
  games: number;
  /** Rating progress over recent games. Always 0, because it is not computed. */
  prog: number;
  /** Whether the rating is provisional. */
  prov?: boolean;
  rating: number;
  /** Rating deviation. */
  rd: number;
}

/** A rating category. */
export interface PerfName {
  name: string;
}

/** Points of both sides. */
export interface Points {
  /** Han's points, with the bonus for moving second (덤). */
  black: number;
  white: number;
}

/** A game in the setup phase. */
export interface SetupInfo {
  /** Codes of the setups that the account may choose. */
  allowed: string[];
  color: string;
  /** Deadline for the choice, milliseconds since 1970; absent if there is none. */
  deadline?: number | null;
  gameId: string;
  /** The opponent's setup; absent if it is not known yet. */
  opponentSetup?: string | null;
}

/** The account must choose a setup. A bot's client receives this line only with `?setup=true`. */
export interface SetupStartEvent {
  game: SetupInfo;
  type: "setupStart";
}

/** Codes of both sides' setups (차림), such as `mssm`. */
export interface Setups {
  black: string;
  white: string;
}

/** A status as sent in messages. */
export interface StatusView {
  /** The number that lichess uses for the status. */
  id: number;
  name: string;
}

/** The last line if a stream ends early. Clients should open the stream again, except after `tokenEnded`. */
export interface StreamEndEvent {
  reason: EndReason;
  type: "streamEnd";
}

/** A line of a player's game stream. */
export type StreamLine = GameFull | GameState | ChatLineOfStream | OpponentGone | Event;

/** The time control of a challenge. */
export type TimeControlView = ClockTimeControlView | CorrespondenceTimeControlView | UnlimitedTimeControlView;

/** A valid token, in the response of `POST /api/token/test`. */
export interface TokenInfo {
  /** Time of expiry, milliseconds since 1970; `null` if the token does not expire. */
  expires: number | null;
  /** The scopes, separated by commas. */
  scopes: string;
  /** The handle of the token's account in lower case. */
  userId: string;
}

/** A line of the featured game's stream. */
export type TvFeedLine = TvLine | Event;

/** A line of the stream of the featured game. */
export type TvLine = FeaturedTvLine | FenTvLine;

export interface UnlimitedTimeControlView {
  type: "unlimited";
}

/** A player, with an account or as a guest. */
export interface User {
  /** Whether the token's account has blocked this player; `false` without a token. */
  blocking: boolean;
  /** Time at which the account or the guest was created, milliseconds since 1970. */
  createdAt: number;
  /** The name shown to users, in any script; absent for guests without a nickname. */
  displayName?: string | null;
  /** The handle in lower case; the player id if there is no handle, as for guests. */
  id: string;
  /** Janggi ratings by speed. */
  perfs: Record<string, Perf>;
  /** The player id, which never changes. */
  player: string;
  /** `BOT` for a bot. */
  title?: string | null;
  /** The URL of the profile page. */
  url: string;
  /** The handle as displayed, in ASCII; the player id if there is no handle. */
  username: string;
}

/** Online status of a player. */
export interface UserStatus {
  /** The `id` of the [`User`]. */
  id: string;
  name: string;
  /** Whether the player has an open socket or stream. */
  online: boolean;
  /** `BOT` for a bot. */
  title?: string | null;
}

/** The variant of a game. */
export interface Variant {
  /** `janggi`, `xiangqi` or `chesswar`. */
  key: string;
  /** `Janggi`, `Janggimodern` (without bikjang), `Xiangqi` or `Chesswar`. All except `Chesswar` are, in lower case, variants of Fairy-Stockfish. */
  name: string;
  /** The preset with its revision, such as `kakao@1`; absent for custom rules. */
  rules?: string | null;
  short: string;
}

/** The verdict on a finished game, as in the output of `janggun judge`. */
export interface VerdictView {
  /** The cause: `mate`, `double_pass`, `resigned` …; docs/reference/endings.md lists them. */
  code: string;
  /** Details of the cause, such as numbers and squares. */
  facts: Record<string, unknown>;
  outcome: Outcome;
  /** The field of the rule set that ended the game, as a dotted path. `null` for endings outside the rules, such as resignation, loss on time or abort. */
  rule: string | null;
}

/** A line of a spectator's game stream. */
export type WatchLine = WatchedGame | WatchedPosition | Event;

/** A game, as spectators see it. Sent as the first line of its stream, and again when the game starts and ends. */
export interface WatchedGame {
  /** Time of creation, milliseconds since 1970. */
  createdAt: number;
  end?: VerdictView | null;
  /** The current position; absent before the game starts. */
  fen?: string | null;
  id: string;
  /** The start position; absent before the game starts. */
  initialFen?: string | null;
  lastMove?: string | null;
  perf: string;
  /** The side to move, `white` or `black`; absent before the start and after the end. */
  player?: string | null;
  players: ExportPlayers;
  rated: boolean;
  /** The setups of both sides; absent before the game starts, and in a game from a custom position. */
  setup?: Setups | null;
  speed: string;
  status: StatusView;
  /** Number of moves and passes. */
  turns: number;
  variant: Variant;
  /** The winning side: `white` or `black`; absent if there is no winner or the game continues. */
  winner?: string | null;
}

/** A position of a game, as spectators see it. */
export interface WatchedPosition {
  /** Time that Han may use for the next move, in seconds; absent like `wc`. */
  bc?: number | null;
  fen: string;
  /** The move that led to the position; absent for the first position. */
  lm?: string | null;
  /** Number of moves and passes before this position. Decreases when moves are taken back. */
  ply: number;
  /** Time that Cho may use for the next move, in seconds. Absent without a clock, and for earlier positions sent when the stream is opened. */
  wc?: number | null;
}
