// Written by `cargo xtask generate` from the endpoints of crates/server. Do not edit.
import type {
  AccessTokenList,
  AccessTokenMade,
  AccountRecordChange,
  AccountRecordPage,
  AnalysisView,
  BlockList,
  ChallengeList,
  ChangePassword,
  ClubList,
  ClubText,
  ClubView,
  ConfirmCode,
  ConfirmEmail,
  ConfirmPassword,
  EmailConfirmed,
  EmailNotices,
  GameList,
  GameRatings,
  GameView,
  Join,
  JoinReferee,
  Leaderboard,
  LeftOutList,
  Levels,
  LiveList,
  Me,
  NewAccessToken,
  NewAccountRecord,
  NewChallenge,
  NewClubEvent,
  NewEmail,
  NewGame,
  NewHandle,
  NewNickname,
  NewPreferences,
  NewPushSubscription,
  NewRelayReport,
  NewRole,
  NewSharedAnalysis,
  NewTournament,
  NewTournamentLine,
  News,
  OnlineList,
  PasswordReset,
  PlayerRatings,
  Preferences,
  RatingHistory,
  Recover,
  RecoveryCodes,
  RelayCode,
  RelayQuestion,
  RelaySeat,
  RelaySheet,
  RelayUpload,
  RelayView,
  RequestReset,
  ResetPassword,
  ResetRequested,
  ResultList,
  Score,
  SecondFactorSecret,
  SessionList,
  SharedAnalysis,
  SignIn,
  SignUp,
  TableAnswer,
  TournamentBoards,
  TournamentChat,
  TournamentList,
  TournamentOrder,
  TournamentSummary,
  TournamentView,
} from "../wire.gen";

/** All endpoints of the server, with the values in path and query, the body, and the response. */
export interface Endpoints {
  /** Shows who you are. */
  "GET /api/me": { values: Record<never, never>; body: undefined; answer: Me };
  /** Names a guest. A visitor becomes a guest. */
  "POST /api/me/nickname": { values: Record<never, never>; body: NewNickname; answer: Me };
  /** Deletes a guest's nickname, blocks, chat and sessions. Games stay. */
  "DELETE /api/me": { values: Record<never, never>; body: undefined; answer: Me };
  /** Signs up: adds a name and a password to the player, who keeps all games. A visitor becomes a player. */
  "POST /api/account": { values: Record<never, never>; body: SignUp; answer: Me };
  /** Signs in on this device. */
  "POST /api/session": { values: Record<never, never>; body: SignIn; answer: Me };
  /** Signs out. Only for accounts, because a guest would lose everything. */
  "DELETE /api/session": { values: Record<never, never>; body: undefined; answer: Me };
  /** Lists the devices on which you are signed in, newest first. */
  "GET /api/account/sessions": { values: Record<never, never>; body: undefined; answer: SessionList };
  /** Signs out on another device. */
  "DELETE /api/account/sessions/{id}": { values: { id: string }; body: undefined; answer: SessionList };
  /** Chooses the account's API username, which is possible once. */
  "POST /api/account/handle": { values: Record<never, never>; body: NewHandle; answer: Me };
  /** Lists the access tokens of the account, newest first. */
  "GET /api/account/tokens": { values: Record<never, never>; body: undefined; answer: AccessTokenList };
  /** Makes an access token. The answer is the only one that has it. */
  "POST /api/account/tokens": { values: Record<never, never>; body: NewAccessToken; answer: AccessTokenMade };
  /** Revokes an access token. Streams opened with it end. */
  "DELETE /api/account/tokens/{id}": { values: { id: string }; body: undefined; answer: AccessTokenList };
  /** Closes the account: its name is deleted, games stay. */
  "POST /api/account/close": { values: Record<never, never>; body: ConfirmPassword; answer: Me };
  /** Changes the password. Every other session of the account ends. */
  "POST /api/account/password": { values: Record<never, never>; body: ChangePassword; answer: Me };
  /** Returns a secret for an authenticator app. It counts once a code of the app has been confirmed. */
  "POST /api/account/second-factor": { values: Record<never, never>; body: ConfirmPassword; answer: SecondFactorSecret };
  /** Turns the second factor on. The answer has no recovery codes if unused ones exist, which remain valid. */
  "POST /api/account/second-factor/confirm": { values: Record<never, never>; body: ConfirmCode; answer: RecoveryCodes };
  /** Turns the second factor off. */
  "DELETE /api/account/second-factor": { values: Record<never, never>; body: ConfirmPassword; answer: Me };
  /** Returns new recovery codes. Earlier codes become invalid. */
  "POST /api/account/recovery-codes": { values: Record<never, never>; body: ConfirmPassword; answer: RecoveryCodes };
  /** Sets a new password with a recovery code and signs in on this device. All other sessions end. */
  "POST /api/account/recover": { values: Record<never, never>; body: Recover; answer: Me };
  /** Sends a link to the address, good for 24 hours. */
  "POST /api/account/email": { values: Record<never, never>; body: NewEmail; answer: Me };
  /** Removes the address of the account. */
  "DELETE /api/account/email": { values: Record<never, never>; body: ConfirmPassword; answer: Me };
  /** Chooses the emails that are sent to the address of the account. */
  "PUT /api/account/email/notices": { values: Record<never, never>; body: EmailNotices; answer: Me };
  /** Confirms an address with the token of the link. Needs no session. */
  "POST /api/account/email/confirm": { values: Record<never, never>; body: ConfirmEmail; answer: EmailConfirmed };
  /** Sends a link for a new password, if there is such an account with an address. */
  "POST /api/account/reset": { values: Record<never, never>; body: RequestReset; answer: ResetRequested };
  /** Sets a new password with the token of the link. All sessions end; nobody is signed in. */
  "POST /api/account/reset/password": { values: Record<never, never>; body: ResetPassword; answer: PasswordReset };
  /** Shows the preferences of the account and of a device. */
  "GET /api/account/preferences": { values: { device?: string }; body: undefined; answer: Preferences };
  /** Replaces the preferences of the account, or of the device that `device` names. */
  "PUT /api/account/preferences": { values: { device?: string }; body: NewPreferences; answer: Preferences };
  /** Lists the players whom you have blocked, newest first. */
  "GET /api/account/blocks": { values: Record<never, never>; body: undefined; answer: BlockList };
  /** Blocks a player. */
  "PUT /api/account/blocks/{player}": { values: { player: string }; body: undefined; answer: BlockList };
  /** Unblocks a player. */
  "DELETE /api/account/blocks/{player}": { values: { player: string }; body: undefined; answer: BlockList };
  /** Lists changes of the records kept in the account, 50 at a time; all records without a number. */
  "GET /api/account/records": { values: { after?: number }; body: undefined; answer: AccountRecordPage };
  /** Keeps the record of a game in the account. The same record any number of times. */
  "PUT /api/account/records/{id}": { values: { id: string }; body: NewAccountRecord; answer: AccountRecordChange };
  /** Deletes a record of the account. */
  "DELETE /api/account/records/{id}": { values: { id: string }; body: undefined; answer: AccountRecordChange };
  /** Subscribes the browser of this session to notifications and replaces an earlier subscription. */
  "PUT /api/account/push": { values: Record<never, never>; body: NewPushSubscription; answer: void };
  /** Ends the subscription of this session. */
  "DELETE /api/account/push": { values: Record<never, never>; body: undefined; answer: void };
  /** Downloads everything that is stored about you. */
  "GET /api/account/export": { values: Record<never, never>; body: undefined; answer: unknown };
  /** Lists your games, newest first; none for a visitor without a session. */
  "GET /api/games": { values: { page?: number }; body: undefined; answer: GameList };
  /** Makes a game. A visitor becomes a guest. */
  "POST /api/games": { values: Record<never, never>; body: NewGame; answer: GameView };
  /** Shows a game as you may see it. */
  "GET /api/games/{id}": { values: { id: string }; body: undefined; answer: GameView };
  /** Takes a seat in a game. A visitor becomes a guest. */
  "POST /api/games/{id}/join": { values: { id: string }; body: Join; answer: GameView };
  /** Makes you the referee of a game once both players agree. */
  "POST /api/games/{id}/referee": { values: { id: string }; body: JoinReferee; answer: GameView };
  /** Downloads the record of a game. */
  "GET /api/games/{id}/record/{format}": { values: { id: string; format: "fen" | "gib" | "pgn" | "json" }; body: undefined; answer: string };
  /** Lists what the format cannot hold of this game. */
  "GET /api/games/{id}/record/{format}/left-out": { values: { id: string; format: "fen" | "gib" | "pgn" | "json" }; body: undefined; answer: LeftOutList };
  /** Shows the engine's evaluation of the positions analysed so far. */
  "GET /api/games/{id}/analysis": { values: { id: string }; body: undefined; answer: AnalysisView };
  /** Starts the analysis of a finished game. Only for its players, one game at a time. */
  "POST /api/games/{id}/analysis": { values: { id: string }; body: undefined; answer: AnalysisView };
  /** Challenges a player: makes a game whose other seat is reserved for the player. */
  "POST /api/challenges": { values: Record<never, never>; body: NewChallenge; answer: GameView };
  /** Lists challenges to you and from you that wait for an answer, newest first. */
  "GET /api/challenges": { values: Record<never, never>; body: undefined; answer: ChallengeList };
  /** Declines a challenge to you, or withdraws your own. */
  "DELETE /api/challenges/{id}": { values: { id: string }; body: undefined; answer: void };
  /** Lists games open to spectators, the featured game first. */
  "GET /api/live": { values: { page?: number }; body: undefined; answer: LiveList };
  /** Lists players who are online. */
  "GET /api/online": { values: { page?: number }; body: undefined; answer: OnlineList };
  /** Lists the newest results of games that were open to spectators. */
  "GET /api/results": { values: Record<never, never>; body: undefined; answer: ResultList };
  /** Lists the newest results of such games of a player. */
  "GET /api/players/{player}/results": { values: { player: string }; body: undefined; answer: ResultList };
  /** Lists tournaments that are played, can be entered, and have ended. */
  "GET /api/tournaments": { values: Record<never, never>; body: undefined; answer: TournamentList };
  /** Makes a tournament, which you direct. */
  "POST /api/tournaments": { values: Record<never, never>; body: NewTournament; answer: TournamentSummary };
  /** Shows a tournament: players, rounds, games and standings. */
  "GET /api/tournaments/{id}": { values: { id: string }; body: undefined; answer: TournamentView };
  /** Shows up to four games in progress of a tournament, those of the first tables first. */
  "GET /api/tournaments/{id}/boards": { values: { id: string }; body: undefined; answer: TournamentBoards };
  /** Lists what has happened without you: tournaments that have begun, and requests to join clubs. */
  "GET /api/news": { values: Record<never, never>; body: undefined; answer: News };
  /** Enters you in a tournament, or lets you play again after you have left. */
  "POST /api/tournaments/{id}/join": { values: { id: string }; body: undefined; answer: TournamentView };
  /** Takes you out of a tournament. A running game goes on. */
  "POST /api/tournaments/{id}/leave": { values: { id: string }; body: undefined; answer: TournamentView };
  /** Carries out an order of a director. */
  "POST /api/tournaments/{id}/orders": { values: { id: string }; body: TournamentOrder; answer: TournamentView };
  /** Lets another player direct your tournament. */
  "PUT /api/tournaments/{id}/helpers/{name}": { values: { id: string; name: string }; body: undefined; answer: TournamentView };
  /** No longer lets a player direct your tournament. */
  "DELETE /api/tournaments/{id}/helpers/{name}": { values: { id: string; name: string }; body: undefined; answer: TournamentView };
  /** Shows the last messages of a tournament's chat, which is closed to players during their games. */
  "GET /api/tournaments/{id}/chat": { values: { id: string }; body: undefined; answer: TournamentChat };
  /** Writes to a tournament's chat. */
  "POST /api/tournaments/{id}/chat": { values: { id: string }; body: NewTournamentLine; answer: TournamentChat };
  /** Removes a message from the chat of a tournament that you direct. */
  "DELETE /api/tournaments/{id}/chat/{at_ms}": { values: { id: string; at_ms: number }; body: undefined; answer: TournamentChat };
  /** Opens a relay for a tournament in a hall, or replaces its pairings and standings. Nothing is stored: the relay is in memory, and dropped hours after its director's page is closed. */
  "POST /api/relays": { values: Record<never, never>; body: RelayUpload; answer: RelayView };
  /** Shows the current pairings and the standings that a director has uploaded. */
  "GET /api/relays/{id}": { values: { id: string }; body: undefined; answer: RelaySheet };
  /** Shows the director what players have reported, and lets players of a board report again. */
  "POST /api/relays/{id}/director": { values: { id: string }; body: RelayQuestion; answer: RelayView };
  /** Shows a player's board and reports. */
  "POST /api/relays/{id}/seat": { values: { id: string }; body: RelayCode; answer: RelaySeat };
  /** Reports the result of a player's game, or calls the director. A result counts once both players report the same. */
  "POST /api/relays/{id}/reports": { values: { id: string }; body: NewRelayReport; answer: RelaySeat };
  /** Lists clubs, and those that you belong to. */
  "GET /api/clubs": { values: { page?: number; search?: string }; body: undefined; answer: ClubList };
  /** Founds a club, which you own. */
  "POST /api/clubs": { values: Record<never, never>; body: ClubText; answer: ClubView };
  /** Shows a club: its members and its events. */
  "GET /api/clubs/{id}": { values: { id: string }; body: undefined; answer: ClubView };
  /** Changes what a club says about itself. For its owner and officers. */
  "PUT /api/clubs/{id}": { values: { id: string }; body: ClubText; answer: ClubView };
  /** Dissolves a club. For its owner. */
  "DELETE /api/clubs/{id}": { values: { id: string }; body: undefined; answer: void };
  /** Makes you a member, or asks the owner and the officers for approval. */
  "POST /api/clubs/{id}/join": { values: { id: string }; body: undefined; answer: ClubView };
  /** Takes you out of a club, or withdraws your request to become a member. */
  "POST /api/clubs/{id}/leave": { values: { id: string }; body: undefined; answer: ClubView };
  /** Approves a player, names or dismisses an officer, or hands over the club. */
  "PUT /api/clubs/{id}/members/{player}": { values: { id: string; player: string }; body: NewRole; answer: ClubView };
  /** Removes a member, or does not admit a player who is waiting. For the owner and officers. */
  "DELETE /api/clubs/{id}/members/{player}": { values: { id: string; player: string }; body: undefined; answer: ClubView };
  /** Returns the members with their grades as CSV. For the owner and officers. */
  "GET /api/clubs/{id}/members.csv": { values: { id: string; language?: string }; body: undefined; answer: string };
  /** Announces an event in the hall. For the owner and officers. */
  "POST /api/clubs/{id}/events": { values: { id: string }; body: NewClubEvent; answer: ClubView };
  /** Removes an event, if it exists. For the owner and officers. */
  "DELETE /api/clubs/{id}/events/{event}": { values: { id: string; event: string }; body: undefined; answer: ClubView };
  /** Shows a player's ratings. */
  "GET /api/players/{player}/ratings": { values: { player: string }; body: undefined; answer: PlayerRatings };
  /** Lists the last 500 rated games of a player, oldest first. */
  "GET /api/players/{player}/ratings/{movement}/{speed}": { values: { player: string; movement: "janggi" | "xiangqi" | "chesswar"; speed: "blitz" | "bullet" | "classical" | "correspondence" | "rapid" }; body: undefined; answer: RatingHistory };
  /** Counts all finished games between two players. */
  "GET /api/players/{player}/score/{opponent}": { values: { player: string; opponent: string }; body: undefined; answer: Score };
  /** Shows the changes of ratings made by a game. */
  "GET /api/games/{id}/ratings": { values: { id: string }; body: undefined; answer: GameRatings };
  /** Lists players who have a rating that is not provisional and played within 90 days, best first. */
  "GET /api/leaderboard/{movement}/{speed}": { values: { movement: "janggi" | "xiangqi" | "chesswar"; speed: "blitz" | "bullet" | "classical" | "correspondence" | "rapid"; page?: number }; body: undefined; answer: Leaderboard };
  /** Lists every preset with names, description, fields, and how reliable the source of each field is. */
  "GET /api/rules": { values: Record<never, never>; body: undefined; answer: unknown };
  /** Lists the levels of the engine. */
  "GET /api/levels": { values: Record<never, never>; body: undefined; answer: Levels };
  /** Shows the value of a position in the endgame tables under a rule set, as if a game began with it: `no_table` if there are too many pieces or the table has not been built yet. */
  "GET /api/tables/{rules}": { values: { rules: string; fen: string }; body: undefined; answer: TableAnswer };
  /** Draws the current position as a PNG of 1200 by 630 pixels, without horses and elephants until both setups are known. */
  "GET /api/games/{id}/picture.png": { values: { id: string }; body: undefined; answer: string };
  /** Draws any position. */
  "GET /api/picture.png": { values: { fen?: string; law?: string }; body: undefined; answer: string };
  /** Stores an analysis that is too long for a link, until a year after it was last shared. Equal analyses have the same id. */
  "POST /api/shared-analyses": { values: Record<never, never>; body: NewSharedAnalysis; answer: SharedAnalysis };
  /** Shows a stored analysis to anybody who has its id. */
  "GET /api/shared-analyses/{id}": { values: { id: string }; body: undefined; answer: unknown };
  /** Opens the WebSocket of a game. */
  "GET /ws/games/{id}": { values: { id: string; rules?: number; since?: number }; body: undefined; answer: never };
  /** Opens the WebSocket of the lobby. */
  "GET /ws/lobby": { values: Record<never, never>; body: undefined; answer: never };
  /** Answers `ok` if the server can serve; with `?verbose=true`, with a line for each part. */
  "GET /health": { values: { verbose?: boolean }; body: undefined; answer: string };
  /** Returns this document. */
  "GET /api/openapi.json": { values: Record<never, never>; body: undefined; answer: unknown };
}

export type Endpoint = keyof Endpoints;

/** The path of an endpoint, with placeholders. */
export type PathOf<E extends Endpoint> = E extends `${string} ${infer P}` ? P : never;
