// Written by `cargo xtask generate` from the endpoints of crates/server. Do not edit.

/** Byoyomi (초읽기): periods that are lost only when they are used up. */
export interface Byoyomi {
  /** Periods that Han has left. */
  bleft: number;
  /** Length of a period, milliseconds. */
  ms: number;
  /** Periods at the start. */
  periods: number;
  /** Periods that Cho has left. */
  wleft: number;
}

/** Byoyomi as it is agreed on. */
export interface ByoyomiTerms {
  /** Length of a period, milliseconds. */
  ms: number;
  periods: number;
}

/** A challenge. Its id is that of the game. */
export interface Challenge {
  /** `null` for one that anybody may accept. */
  challenger: ChallengeUser | null;
  /** The challenger's side: `white`, `black` or `random`. */
  color: string;
  /** Only in the event of a declined challenge. */
  declineReason?: string | null;
  declineReasonKey?: string | null;
  destUser: ChallengeUser | null;
  /** The same, once it is settled. */
  finalColor: string;
  id: string;
  perf: ChallengePerf;
  rated: boolean;
  speed: string;
  /** `created`, `accepted`, `declined` or `canceled`. */
  status: string;
  timeControl: TimeControlView;
  url: string;
  variant: Variant;
}

/** Withdrawn, or not answered in time. */
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

/** The class of ratings of a challenge. */
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

/** A line of a chat in a list. */
export interface ChatEntry {
  text: string;
  user: string;
}

/** A line of a game's chat. */
export interface ChatLineOfStream {
  /** `player` or `spectator`. */
  room: string;
  text: string;
  /** `chatLine`. */
  type: "chatLine";
  username: string;
}

export interface ClockTimeControlView {
  /** Absent without byoyomi. */
  byo?: ByoyomiTerms | null;
  /** Seconds. */
  increment: number;
  /** Main time, seconds. */
  limit: number;
  /** Such as `5+3`, minutes and seconds; byoyomi as `5+3x30`. */
  show: string;
  type: "clock";
}

/** Which kinds of tokens can play a game. */
export interface Compat {
  board: boolean;
  bot: boolean;
}

export interface CorrespondenceTimeControlView {
  daysPerTurn: number;
  type: "correspondence";
}

/** The answer of a request that has nothing else to say. */
export interface Done {
  ok: boolean;
}

/** Reason why a stream ends. */
export type EndReason = "restart" | "tooSlow" | "tokenEnded";

/** A line of the stream of events. */
export type Event = GameStartEvent | GameFinishEvent | SetupStartEvent | ChallengeEvent | ChallengeCanceledEvent | ChallengeDeclinedEvent | StreamEndEvent;

/** A player in a file. */
export interface ExportPlayer {
  /** The level of the server's engine. */
  aiLevel?: number | null;
  rating?: number | null;
  /** What the rating changed by in a rated game; `rating` is then the one before it. */
  ratingDiff?: number | null;
  /** Absent for the engine. */
  user?: ExportUser | null;
}

/** The two players. */
export interface ExportPlayers {
  black: ExportPlayer;
  white: ExportPlayer;
}

/** A user in a file. */
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
  /** `white`: Cho is shown at the bottom. */
  orientation: string;
  /** Cho and Han. */
  players: FeaturedPlayer[];
}

/** A player of the featured game. */
export interface FeaturedPlayer {
  /** The level of the server's engine. */
  aiLevel?: number | null;
  /** `white` or `black`. */
  color: string;
  rating?: number | null;
  /** Absent without a clock. */
  seconds?: number | null;
  /** Absent for the engine. */
  user?: ExportUser | null;
}

/** Another game is shown from now on. */
export interface FeaturedTvLine {
  d: FeaturedGame;
  t: "featured";
}

/** The next position of the game. */
export interface FenTvLine {
  d: WatchedPosition;
  t: "fen";
}

/** A clock with an increment. Byoyomi is in [`Byoyomi`]. */
export interface GameClock {
  /** Added with every move, milliseconds. */
  increment: number;
  /** Main time, milliseconds. */
  initial: number;
}

/** A game. */
export interface GameExport {
  clock?: GameClock | null;
  /** Milliseconds since 1970. */
  createdAt: number;
  end?: VerdictView | null;
  id: string;
  /** Absent before the game begins. */
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

/** The first line of a game's stream. */
export interface GameFull {
  /** Han. */
  black: GamePlayer;
  /** Absent in games without a clock and by correspondence. */
  clock?: GameClock | null;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Days per move of a game by correspondence. */
  daysPerTurn?: number | null;
  id: string;
  /** The position after both setups. */
  initialFen: string;
  perf: PerfName;
  rated: boolean;
  /** Absent in a game from a free position. */
  setup?: Setups | null;
  speed: string;
  state: GameState;
  /** `gameFull`. */
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
  /** Empty before the first move. */
  lastMove: string;
  opponent: OpponentInfo;
  perf: string;
  rated: boolean;
  /** Seconds that the account may use for the next move; absent without a clock. */
  secondsLeft?: number | null;
  /** `friend`, `lobby` or `ai`. */
  source: string;
  speed: string;
  status: StatusView;
  variant: Variant;
  winner?: string | null;
}

/** A player of a game. */
export interface GamePlayer {
  /** The level of the server's engine. */
  aiLevel?: number | null;
  /** The name that people see, in any script. */
  displayName?: string | null;
  /** The id of the user; absent for the engine and an open seat. */
  id?: string | null;
  /** The username, in ASCII. */
  name: string;
  provisional?: boolean;
  rating?: number | null;
  /** `BOT` for a bot. */
  title?: string | null;
}

/** A game has begun, or goes on when the stream is opened. Both setups are known. */
export interface GameStartEvent {
  game: GameInfo;
  type: "gameStart";
}

/** The state of a game: a line of its stream after everything that happens. */
export interface GameState {
  bdraw?: boolean;
  /** Whether the generals face each other and the side to move may call bikjang. */
  bikjang?: boolean;
  binc: number;
  btakeback?: boolean;
  /** The same of Han. */
  btime: number;
  /** Absent in games without byoyomi. */
  byo?: Byoyomi | null;
  /** How the game ended: code, rule and numbers, as docs/reference/endings.md lists them. */
  end?: VerdictView | null;
  /** All moves, separated by spaces. A pass is a move of the general to its own square. */
  moves: string;
  /** Whose points decide if the game ends by points now. */
  points?: Points | null;
  /** `started` until the end. */
  status: string;
  /** `gameState`. */
  type: "gameState";
  /** Whether Cho offers a draw. */
  wdraw?: boolean;
  /** Increment, milliseconds. */
  winc: number;
  /** `white` or `black`; absent for a draw and while the game goes on. */
  winner?: string | null;
  /** Whether Cho asks for a takeback. */
  wtakeback?: boolean;
  /** Time that Cho may use for the next move without losing a period, milliseconds. */
  wtime: number;
}

/** Response of `GET /api/account/playing`. */
export interface NowPlaying {
  nbMyTurn: number;
  nowPlaying: GameInfo[];
}

/** Response of `POST /api/challenge/open`: a game for the first two who open its link. */
export interface OpenChallenge {
  /** Always `null`. */
  challenger: ChallengeUser | null;
  /** `random`. */
  color: string;
  /** Always `null`. */
  destUser: ChallengeUser | null;
  id: string;
  perf: ChallengePerf;
  rated: boolean;
  speed: string;
  /** `created`. */
  status: string;
  timeControl: TimeControlView;
  url: string;
  variant: Variant;
}

/** The opponent has left or returned. */
export interface OpponentGone {
  /** Seconds after which the game can be claimed. */
  claimWinInSeconds?: number | null;
  gone: boolean;
  /** `opponentGone`. */
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

/** The winner. */
export type Outcome = "cho" | "han" | "draw" | "none";

/** The last line of a seek: the game has been made. */
export interface Paired {
  id: string;
}

/** A rating. */
export interface Perf {
  /** Rated games. */
  games: number;
  /** Progress over the last games; always 0, because it is not computed. */
  prog: number;
  /** Whether the rating is provisional. */
  prov?: boolean;
  rating: number;
  /** Rating deviation. */
  rd: number;
}

/** The name of a class of ratings. */
export interface PerfName {
  name: string;
}

/** Points of both sides. */
export interface Points {
  /** With the bonus for moving second (덤). */
  black: number;
  white: number;
}

/** A game whose setups are being chosen. */
export interface SetupInfo {
  /** Setups that the account may choose now. */
  allowed: string[];
  color: string;
  /** Milliseconds since 1970; absent without a limit. */
  deadline?: number | null;
  gameId: string;
  /** The opponent's setup, where it is known. */
  opponentSetup?: string | null;
}

/** The setups of a game are being chosen; only with `?setup=true`. */
export interface SetupStartEvent {
  game: SetupInfo;
  type: "setupStart";
}

/** The setups of both sides (차림), such as `mssm`. */
export interface Setups {
  black: string;
  white: string;
}

/** A status in a message. */
export interface StatusView {
  /** The number that lichess has for it. */
  id: number;
  name: string;
}

/** The stream ends: open it again. */
export interface StreamEndEvent {
  reason: EndReason;
  type: "streamEnd";
}

/** A line of the stream of a game. */
export type StreamLine = GameFull | GameState | ChatLineOfStream | OpponentGone | Event;

/** The clock of a challenge. */
export type TimeControlView = ClockTimeControlView | CorrespondenceTimeControlView | UnlimitedTimeControlView;

/** A token that works, in the answer of `POST /api/token/test`. */
export interface TokenInfo {
  /** Expiry, milliseconds since 1970; `null` if it does not expire. */
  expires: number | null;
  /** The scopes, separated by commas. */
  scopes: string;
  /** The handle of its account in small letters. */
  userId: string;
}

/** A line of the stream of the featured game. */
export type TvFeedLine = TvLine | Event;

/** A line of the stream of the featured game. */
export type TvLine = FeaturedTvLine | FenTvLine;

export interface UnlimitedTimeControlView {
  type: "unlimited";
}

/** A player. */
export interface User {
  /** Whether the account of the token has blocked this player. */
  blocking: boolean;
  /** Time of creation, milliseconds since 1970. */
  createdAt: number;
  /** The name that people see, in any script; absent for guests without one. */
  displayName?: string | null;
  /** The handle in small letters; a guest's is the player's key. */
  id: string;
  /** Ratings in Janggi, by speed. */
  perfs: Record<string, Perf>;
  /** The player's key, which never changes. */
  player: string;
  /** `BOT` for a bot. */
  title?: string | null;
  /** The address of the profile. */
  url: string;
  /** The handle as it is shown, in ASCII. */
  username: string;
}

/** Whether a player is online. */
export interface UserStatus {
  /** The handle in small letters. */
  id: string;
  /** The handle as it is shown. */
  name: string;
  /** Whether a stream of events or a page is open. */
  online: boolean;
  /** `BOT` for a bot. */
  title?: string | null;
}

/** The kind of game. */
export interface Variant {
  /** `janggi`, `xiangqi` or `chesswar`. */
  key: string;
  /** In small letters, the name of the variant in Fairy-Stockfish: `Janggi`, or `Janggimodern` without bikjang. */
  name: string;
  /** The rule set with its version, such as `kakao@1`; absent for rules of the players' own. */
  rules?: string | null;
  short: string;
}

/** Why a game is over: the judge's verdict object. */
export interface VerdictView {
  /** The cause: `mate`, `double_pass`, `resigned` …; docs/reference/endings.md lists them. */
  code: string;
  /** The numbers and squares of the cause. */
  facts: Record<string, unknown>;
  outcome: Outcome;
  /** The field of the rule set that ended the game, as a dotted path; `null` for resignation, flag and abort. */
  rule: string | null;
}

/** A line of the stream of a game for spectators. */
export type WatchLine = WatchedGame | WatchedPosition | Event;

/** A game that is watched: the first line of its stream, and again when it begins and when it ends. */
export interface WatchedGame {
  /** Milliseconds since 1970. */
  createdAt: number;
  /** How the game ended. */
  end?: VerdictView | null;
  /** The position; absent before the setups are chosen. */
  fen?: string | null;
  id: string;
  /** The position after both setups; absent before they are chosen. */
  initialFen?: string | null;
  lastMove?: string | null;
  perf: string;
  /** The side to move: `white` or `black`; absent if it is nobody's turn. */
  player?: string | null;
  players: ExportPlayers;
  rated: boolean;
  /** Absent before the setups are chosen, and in a game from a free position. */
  setup?: Setups | null;
  speed: string;
  status: StatusView;
  /** Number of moves and passes. */
  turns: number;
  variant: Variant;
  /** `white` or `black`; absent for a draw and while the game goes on. */
  winner?: string | null;
}

/** A position of a game that is watched. */
export interface WatchedPosition {
  /** The same of Han. */
  bc?: number | null;
  fen: string;
  /** The move that led to it; absent for the first position. */
  lm?: string | null;
  /** Number of moves and passes before it. It becomes smaller when moves are taken back. */
  ply: number;
  /** Seconds that Cho may use for the next move; absent without a clock, and for positions from before the stream. */
  wc?: number | null;
}
