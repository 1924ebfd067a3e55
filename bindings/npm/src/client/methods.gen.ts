// Written by `cargo xtask generate` from the endpoints of crates/server. Do not edit.
import type { Live, Sender, Stopping } from "./sender.js";
import type {
  Challenge,
  Challenges,
  ChatEntry,
  Done,
  Event,
  GameExport,
  GameInfo,
  NowPlaying,
  OpenChallenge,
  Paired,
  StreamLine,
  TokenInfo,
  TvFeedLine,
  User,
  UserStatus,
  WatchLine,
} from "./types.gen.js";

/** Challenges, and games against the server's engine. */
export class ChallengeMethods {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /** Lists challenges to you and from you. */
  list(options: Stopping = {}): Promise<Challenges> {
    return this.#sender.json("GET /api/challenge", {}, options);
  }

  /** Begins a game against the engine. */
  ai(options: {
    /** Length of a byoyomi period, seconds. */
    byoPeriod?: number | undefined;
    /** Number of byoyomi periods. */
    byoPeriods?: number | undefined;
    /** Increment, seconds. */
    clockIncrement?: number | undefined;
    /** Main time, seconds. */
    clockLimit?: number | undefined;
    /** The sender's side: `white`, `black` or `random`. */
    color?: string | undefined;
    /** Days per move. */
    days?: number | undefined;
    /** The initial position in FEN. */
    fen?: string | undefined;
    /** Level of the engine, for `POST /api/challenge/ai`; 1 by default. */
    level?: number | undefined;
    /** Whether the game counts for ratings; bots play unrated games only. */
    rated?: boolean | undefined;
    /** Whether moves may be taken back; `true` by default. Ignored in rated games, which never allow it. */
    takeback?: boolean | undefined;
    /** The variant: `standard`, or the id of a rule set. */
    variant?: string | undefined;
  } & Stopping = {}): Promise<GameInfo> {
    return this.#sender.json("POST /api/challenge/ai", { fields: { "byo.period": options.byoPeriod, "byo.periods": options.byoPeriods, "clock.increment": options.clockIncrement, "clock.limit": options.clockLimit, color: options.color, days: options.days, fen: options.fen, level: options.level, rated: options.rated, takeback: options.takeback, variant: options.variant } }, options);
  }

  /** Creates a game with two open seats, for the first two players who open its link. */
  open(options: {
    /** Length of a byoyomi period, seconds. */
    byoPeriod?: number | undefined;
    /** Number of byoyomi periods. */
    byoPeriods?: number | undefined;
    /** Increment, seconds. */
    clockIncrement?: number | undefined;
    /** Main time, seconds. */
    clockLimit?: number | undefined;
    /** The sender's side: `white`, `black` or `random`. */
    color?: string | undefined;
    /** Days per move. */
    days?: number | undefined;
    /** The initial position in FEN. */
    fen?: string | undefined;
    /** Level of the engine, for `POST /api/challenge/ai`; 1 by default. */
    level?: number | undefined;
    /** Whether the game counts for ratings; bots play unrated games only. */
    rated?: boolean | undefined;
    /** Whether moves may be taken back; `true` by default. Ignored in rated games, which never allow it. */
    takeback?: boolean | undefined;
    /** The variant: `standard`, or the id of a rule set. */
    variant?: string | undefined;
  } & Stopping = {}): Promise<OpenChallenge> {
    return this.#sender.json("POST /api/challenge/open", { fields: { "byo.period": options.byoPeriod, "byo.periods": options.byoPeriods, "clock.increment": options.clockIncrement, "clock.limit": options.clockLimit, color: options.color, days: options.days, fen: options.fen, level: options.level, rated: options.rated, takeback: options.takeback, variant: options.variant } }, options);
  }

  /**
   * Challenges a player.
   * @param username The handle or the name of an account, in upper or lower case.
   */
  create(username: string, options: {
    /** Length of a byoyomi period, seconds. */
    byoPeriod?: number | undefined;
    /** Number of byoyomi periods. */
    byoPeriods?: number | undefined;
    /** Increment, seconds. */
    clockIncrement?: number | undefined;
    /** Main time, seconds. */
    clockLimit?: number | undefined;
    /** The sender's side: `white`, `black` or `random`. */
    color?: string | undefined;
    /** Days per move. */
    days?: number | undefined;
    /** The initial position in FEN. */
    fen?: string | undefined;
    /** Level of the engine, for `POST /api/challenge/ai`; 1 by default. */
    level?: number | undefined;
    /** Whether the game counts for ratings; bots play unrated games only. */
    rated?: boolean | undefined;
    /** Whether moves may be taken back; `true` by default. Ignored in rated games, which never allow it. */
    takeback?: boolean | undefined;
    /** The variant: `standard`, or the id of a rule set. */
    variant?: string | undefined;
  } & Stopping = {}): Promise<Challenge> {
    return this.#sender.json("POST /api/challenge/{username}", { path: { username }, fields: { "byo.period": options.byoPeriod, "byo.periods": options.byoPeriods, "clock.increment": options.clockIncrement, "clock.limit": options.clockLimit, color: options.color, days: options.days, fen: options.fen, level: options.level, rated: options.rated, takeback: options.takeback, variant: options.variant } }, options);
  }

  /**
   * Accepts a challenge to you, or an open one.
   * @param id The id of a game.
   */
  accept(id: string, options: Stopping = {}): Promise<Done> {
    return this.#sender.json("POST /api/challenge/{id}/accept", { path: { id } }, options);
  }

  /**
   * Declines a challenge to you.
   * @param id The id of a game.
   */
  decline(id: string, options: {
    /** `generic`, `later`, `tooFast`, `tooSlow`, `timeControl`, `rated`, `casual`, `standard`, `variant`, `noBot` or
`onlyBot`. */
    reason?: string | undefined;
  } & Stopping = {}): Promise<Done> {
    return this.#sender.json("POST /api/challenge/{id}/decline", { path: { id }, fields: { reason: options.reason } }, options);
  }

  /**
   * Withdraws your own challenge.
   * @param id The id of a game.
   */
  cancel(id: string, options: Stopping = {}): Promise<Done> {
    return this.#sender.json("POST /api/challenge/{id}/cancel", { path: { id } }, options);
  }
}

/** Records of games, and games to watch. */
export class GameMethods {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /**
   * Streams the finished games of a player, newest first.
   * @param username The handle or the name of an account, in upper or lower case.
   */
  ofUserPgn(username: string, options: {
    /** The player's side: `white` or `black`. */
    color?: string | undefined;
    /** Maximum number of games. */
    max?: number | undefined;
    /** Speeds, separated by commas: `bullet`, `blitz`, `rapid`, `classical`, `correspondence`, `unlimited`. */
    perfType?: string | undefined;
    /** Whether to export only rated games (`true`) or only casual games (`false`); both if absent. */
    rated?: boolean | undefined;
    /** The player's setup. */
    setup?: string | undefined;
    /** Games created at this time or later, in milliseconds since 1970. */
    since?: number | undefined;
    /** Games created at this time or earlier, in milliseconds since 1970. */
    until?: number | undefined;
    /** A rule set, such as `kakao` or `kakao@1`. */
    variant?: string | undefined;
    /** Games against this player. */
    vs?: string | undefined;
  } & Stopping = {}): AsyncGenerator<string, void, undefined> {
    return this.#sender.parts("GET /api/games/user/{username}", { path: { username }, query: { color: options.color, max: options.max, perfType: options.perfType, rated: options.rated, setup: options.setup, since: options.since, until: options.until, variant: options.variant, vs: options.vs }, accept: "application/x-chess-pgn" }, options);
  }

  /**
   * Streams the finished games of a player, newest first.
   * @param username The handle or the name of an account, in upper or lower case.
   */
  ofUser(username: string, options: {
    /** The player's side: `white` or `black`. */
    color?: string | undefined;
    /** Maximum number of games. */
    max?: number | undefined;
    /** Speeds, separated by commas: `bullet`, `blitz`, `rapid`, `classical`, `correspondence`, `unlimited`. */
    perfType?: string | undefined;
    /** Whether to export only rated games (`true`) or only casual games (`false`); both if absent. */
    rated?: boolean | undefined;
    /** The player's setup. */
    setup?: string | undefined;
    /** Games created at this time or later, in milliseconds since 1970. */
    since?: number | undefined;
    /** Games created at this time or earlier, in milliseconds since 1970. */
    until?: number | undefined;
    /** A rule set, such as `kakao` or `kakao@1`. */
    variant?: string | undefined;
    /** Games against this player. */
    vs?: string | undefined;
  } & Stopping = {}): AsyncGenerator<GameExport, void, undefined> {
    return this.#sender.lines("GET /api/games/user/{username}", { path: { username }, query: { color: options.color, max: options.max, perfType: options.perfType, rated: options.rated, setup: options.setup, since: options.since, until: options.until, variant: options.variant, vs: options.vs } }, options);
  }

  /**
   * Streams the finished games of a player, newest first.
   * @param username The handle or the name of an account, in upper or lower case.
   */
  ofUserGib(username: string, options: {
    /** The player's side: `white` or `black`. */
    color?: string | undefined;
    /** Maximum number of games. */
    max?: number | undefined;
    /** Speeds, separated by commas: `bullet`, `blitz`, `rapid`, `classical`, `correspondence`, `unlimited`. */
    perfType?: string | undefined;
    /** Whether to export only rated games (`true`) or only casual games (`false`); both if absent. */
    rated?: boolean | undefined;
    /** The player's setup. */
    setup?: string | undefined;
    /** Games created at this time or later, in milliseconds since 1970. */
    since?: number | undefined;
    /** Games created at this time or earlier, in milliseconds since 1970. */
    until?: number | undefined;
    /** A rule set, such as `kakao` or `kakao@1`. */
    variant?: string | undefined;
    /** Games against this player. */
    vs?: string | undefined;
  } & Stopping = {}): AsyncGenerator<string, void, undefined> {
    return this.#sender.parts("GET /api/games/user/{username}", { path: { username }, query: { color: options.color, max: options.max, perfType: options.perfType, rated: options.rated, setup: options.setup, since: options.since, until: options.until, variant: options.variant, vs: options.vs }, accept: "text/x-gib" }, options);
  }

  /**
   * Streams the public games that ended in a month (UTC), in the order in which they ended.
   * @param month A month in UTC.
   */
  ofMonthPgn(month: string, options: Stopping = {}): AsyncGenerator<string, void, undefined> {
    return this.#sender.parts("GET /api/games/month/{month}", { path: { month }, accept: "application/x-chess-pgn" }, options);
  }

  /**
   * Streams the public games that ended in a month (UTC), in the order in which they ended.
   * @param month A month in UTC.
   */
  ofMonth(month: string, options: Stopping = {}): AsyncGenerator<GameExport, void, undefined> {
    return this.#sender.lines("GET /api/games/month/{month}", { path: { month } }, options);
  }

  /**
   * Streams the public games that ended in a month (UTC), in the order in which they ended.
   * @param month A month in UTC.
   */
  ofMonthGib(month: string, options: Stopping = {}): AsyncGenerator<string, void, undefined> {
    return this.#sender.parts("GET /api/games/month/{month}", { path: { month }, accept: "text/x-gib" }, options);
  }

  /**
   * Returns a game.
   * @param id The id of a game.
   */
  export(id: string, options: Stopping = {}): Promise<GameExport> {
    return this.#sender.json("GET /game/export/{id}", { path: { id } }, options);
  }

  /**
   * Returns a game.
   * @param id The id of a game.
   */
  exportPgn(id: string, options: Stopping = {}): Promise<string> {
    return this.#sender.file("GET /game/export/{id}", { path: { id }, accept: "application/x-chess-pgn" }, options);
  }

  /**
   * Returns a game.
   * @param id The id of a game.
   */
  exportGib(id: string, options: Stopping = {}): Promise<string> {
    return this.#sender.file("GET /game/export/{id}", { path: { id }, accept: "text/x-gib" }, options);
  }

  /**
   * Streams a game for spectators: the game, its positions so far, and each new position.
   * @param id The id of a game.
   */
  watch(id: string, options: Live = {}): AsyncGenerator<WatchLine, void, undefined> {
    return this.#sender.live("GET /api/stream/game/{id}", { path: { id } }, options);
  }

  /** Streams the featured games, one after another. */
  tv(options: Live = {}): AsyncGenerator<TvFeedLine, void, undefined> {
    return this.#sender.live("GET /api/tv/feed", {}, options);
  }
}

/** Playing as a bot. */
export class BotMethods {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /** Makes the account a bot permanently. The account must not have played any game. */
  upgrade(options: Stopping = {}): Promise<Done> {
    return this.#sender.json("POST /api/bot/account/upgrade", {}, options);
  }

  /**
   * Stores the setup for games in which the bot does not choose one.
   * @param code The code of a setup.
   */
  storeSetup(code: string, options: Stopping = {}): Promise<Done> {
    return this.#sender.json("POST /api/bot/account/setup/{code}", { path: { code } }, options);
  }

  /** Lists bots that are online. */
  online(options: {
    /** Maximum number of bots. */
    nb?: number | undefined;
  } & Stopping = {}): AsyncGenerator<UserStatus, void, undefined> {
    return this.#sender.lines("GET /api/bot/online", { query: { nb: options.nb } }, options);
  }

  /**
   * Streams a game: first the whole game, then its state after each event, and chat messages.
   * @param id The id of a game.
   */
  stream(id: string, options: Live = {}): AsyncGenerator<StreamLine, void, undefined> {
    return this.#sender.live("GET /api/bot/game/stream/{id}", { path: { id } }, options);
  }

  /**
   * Plays a move or passes.
   * @param id The id of a game.
   * @param move A move in UCI, such as `a4b4`.
   */
  move(id: string, move: string, options: {
    /** Whether to offer a draw with the move. */
    offeringDraw?: boolean | undefined;
    /** Expected number of moves and passes so far. */
    ply?: number | undefined;
  } & Stopping = {}): Promise<Done> {
    return this.#sender.json("POST /api/bot/game/{id}/move/{move}", { path: { id, move }, query: { offeringDraw: options.offeringDraw, ply: options.ply } }, options);
  }

  /**
   * Lists the latest messages of the players' chat.
   * @param id The id of a game.
   */
  chat(id: string, options: Stopping = {}): Promise<ChatEntry[]> {
    return this.#sender.json("GET /api/bot/game/{id}/chat", { path: { id } }, options);
  }

  /**
   * Sends a chat message.
   * @param id The id of a game.
   * @param text The message, at most 200 characters.
   */
  say(id: string, text: string, options: {
    /** `player` (default) or `spectator`. */
    room?: string | undefined;
  } & Stopping = {}): Promise<Done> {
    return this.#sender.json("POST /api/bot/game/{id}/chat", { path: { id }, fields: { text, room: options.room } }, options);
  }

  /**
   * Aborts a game before each side has moved.
   * @param id The id of a game.
   */
  abort(id: string, options: Stopping = {}): Promise<Done> {
    return this.#sender.json("POST /api/bot/game/{id}/abort", { path: { id } }, options);
  }

  /**
   * Resigns.
   * @param id The id of a game.
   */
  resign(id: string, options: Stopping = {}): Promise<Done> {
    return this.#sender.json("POST /api/bot/game/{id}/resign", { path: { id } }, options);
  }

  /**
   * Offers a draw, or answers the opponent's offer.
   * @param id The id of a game.
   * @param answer `yes` or `no`.
   */
  draw(id: string, answer: string, options: Stopping = {}): Promise<Done> {
    return this.#sender.json("POST /api/bot/game/{id}/draw/{answer}", { path: { id, answer } }, options);
  }

  /**
   * Asks for a takeback, or answers the opponent's request.
   * @param id The id of a game.
   * @param answer `yes` or `no`.
   */
  takeback(id: string, answer: string, options: Stopping = {}): Promise<Done> {
    return this.#sender.json("POST /api/bot/game/{id}/takeback/{answer}", { path: { id, answer } }, options);
  }

  /**
   * Claims a win against an opponent who has left.
   * @param id The id of a game.
   */
  claimVictory(id: string, options: Stopping = {}): Promise<Done> {
    return this.#sender.json("POST /api/bot/game/{id}/claim-victory", { path: { id } }, options);
  }

  /**
   * Calls bikjang, which ends the game if its rules have the call.
   * @param id The id of a game.
   */
  bikjang(id: string, options: Stopping = {}): Promise<Done> {
    return this.#sender.json("POST /api/bot/game/{id}/bikjang", { path: { id } }, options);
  }

  /**
   * Chooses a setup.
   * @param id The id of a game.
   * @param code The code of a setup.
   */
  setup(id: string, code: string, options: Stopping = {}): Promise<Done> {
    return this.#sender.json("POST /api/bot/game/{id}/setup/{code}", { path: { id, code } }, options);
  }
}

/** Playing for a person. */
export class BoardMethods {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /** Offers a game in the lobby for as long as the stream is open. Its last line is the game. */
  seek(options: {
    /** Length of a byoyomi period, seconds. */
    byoPeriod?: number | undefined;
    /** Number of byoyomi periods. */
    byoPeriods?: number | undefined;
    /** The sender's side: `white`, `black` or `random`. */
    color?: string | undefined;
    /** Days per move. */
    days?: number | undefined;
    /** Increment, seconds. */
    increment?: number | undefined;
    /** Whether the game counts for ratings; bots play unrated games only. */
    rated?: boolean | undefined;
    /** Rating range for opponents, such as `1200-1600`. */
    ratingRange?: string | undefined;
    /** Main time, minutes. */
    time?: number | undefined;
    /** The variant: `standard`, or the id of a rule set. */
    variant?: string | undefined;
  } & Stopping = {}): AsyncGenerator<Paired, void, undefined> {
    return this.#sender.lines("POST /api/board/seek", { fields: { "byo.period": options.byoPeriod, "byo.periods": options.byoPeriods, color: options.color, days: options.days, increment: options.increment, rated: options.rated, ratingRange: options.ratingRange, time: options.time, variant: options.variant } }, options);
  }

  /**
   * Streams a game: first the whole game, then its state after each event, and chat messages.
   * @param id The id of a game.
   */
  stream(id: string, options: Live = {}): AsyncGenerator<StreamLine, void, undefined> {
    return this.#sender.live("GET /api/board/game/stream/{id}", { path: { id } }, options);
  }

  /**
   * Plays a move or passes.
   * @param id The id of a game.
   * @param move A move in UCI, such as `a4b4`.
   */
  move(id: string, move: string, options: {
    /** Whether to offer a draw with the move. */
    offeringDraw?: boolean | undefined;
    /** Expected number of moves and passes so far. */
    ply?: number | undefined;
  } & Stopping = {}): Promise<Done> {
    return this.#sender.json("POST /api/board/game/{id}/move/{move}", { path: { id, move }, query: { offeringDraw: options.offeringDraw, ply: options.ply } }, options);
  }

  /**
   * Lists the latest messages of the players' chat.
   * @param id The id of a game.
   */
  chat(id: string, options: Stopping = {}): Promise<ChatEntry[]> {
    return this.#sender.json("GET /api/board/game/{id}/chat", { path: { id } }, options);
  }

  /**
   * Sends a chat message.
   * @param id The id of a game.
   * @param text The message, at most 200 characters.
   */
  say(id: string, text: string, options: {
    /** `player` (default) or `spectator`. */
    room?: string | undefined;
  } & Stopping = {}): Promise<Done> {
    return this.#sender.json("POST /api/board/game/{id}/chat", { path: { id }, fields: { text, room: options.room } }, options);
  }

  /**
   * Aborts a game before each side has moved.
   * @param id The id of a game.
   */
  abort(id: string, options: Stopping = {}): Promise<Done> {
    return this.#sender.json("POST /api/board/game/{id}/abort", { path: { id } }, options);
  }

  /**
   * Resigns.
   * @param id The id of a game.
   */
  resign(id: string, options: Stopping = {}): Promise<Done> {
    return this.#sender.json("POST /api/board/game/{id}/resign", { path: { id } }, options);
  }

  /**
   * Offers a draw, or answers the opponent's offer.
   * @param id The id of a game.
   * @param answer `yes` or `no`.
   */
  draw(id: string, answer: string, options: Stopping = {}): Promise<Done> {
    return this.#sender.json("POST /api/board/game/{id}/draw/{answer}", { path: { id, answer } }, options);
  }

  /**
   * Asks for a takeback, or answers the opponent's request.
   * @param id The id of a game.
   * @param answer `yes` or `no`.
   */
  takeback(id: string, answer: string, options: Stopping = {}): Promise<Done> {
    return this.#sender.json("POST /api/board/game/{id}/takeback/{answer}", { path: { id, answer } }, options);
  }

  /**
   * Claims a win against an opponent who has left.
   * @param id The id of a game.
   */
  claimVictory(id: string, options: Stopping = {}): Promise<Done> {
    return this.#sender.json("POST /api/board/game/{id}/claim-victory", { path: { id } }, options);
  }

  /**
   * Calls bikjang, which ends the game if its rules have the call.
   * @param id The id of a game.
   */
  bikjang(id: string, options: Stopping = {}): Promise<Done> {
    return this.#sender.json("POST /api/board/game/{id}/bikjang", { path: { id } }, options);
  }

  /**
   * Chooses a setup.
   * @param id The id of a game.
   * @param code The code of a setup.
   */
  setup(id: string, code: string, options: Stopping = {}): Promise<Done> {
    return this.#sender.json("POST /api/board/game/{id}/setup/{code}", { path: { id, code } }, options);
  }
}

/** Accounts, tokens and the stream of events. */
export class Methods {
  readonly challenges: ChallengeMethods;
  readonly games: GameMethods;
  readonly bot: BotMethods;
  readonly board: BoardMethods;
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
    this.challenges = new ChallengeMethods(sender);
    this.games = new GameMethods(sender);
    this.bot = new BotMethods(sender);
    this.board = new BoardMethods(sender);
  }

  /** Shows the account of the token. */
  account(options: Stopping = {}): Promise<User> {
    return this.#sender.json("GET /api/account", {}, options);
  }

  /** Lists your games in progress. */
  playing(options: Stopping = {}): Promise<NowPlaying> {
    return this.#sender.json("GET /api/account/playing", {}, options);
  }

  /** Returns the owners of up to 100 tokens, which are separated by commas in the body. */
  testTokens(text: string, options: Stopping = {}): Promise<Record<string, TokenInfo | null>> {
    return this.#sender.json("POST /api/token/test", { text }, options);
  }

  /** Revokes the token of the request. */
  revokeToken(options: Stopping = {}): Promise<Done> {
    return this.#sender.json("DELETE /api/token", {}, options);
  }

  /**
   * Shows a player.
   * @param username The handle or the name of an account, in upper or lower case.
   */
  user(username: string, options: Stopping = {}): Promise<User> {
    return this.#sender.json("GET /api/user/{username}", { path: { username } }, options);
  }

  /**
   * Returns which of these players are online. Unknown players are left out.
   * @param ids Handles, ids or names of at most 100 players, separated by commas.
   */
  status(ids: string, options: Stopping = {}): Promise<UserStatus[]> {
    return this.#sender.json("GET /api/users/status", { query: { ids } }, options);
  }

  /** Streams the events of the account: first its games in progress and challenges, then changes. */
  events(options: {
    /** Whether a bot's client chooses the setups. Clients of other accounts always do. */
    setup?: boolean | undefined;
  } & Live = {}): AsyncGenerator<Event, void, undefined> {
    return this.#sender.live("GET /api/stream/event", { query: { setup: options.setup } }, options);
  }
}
