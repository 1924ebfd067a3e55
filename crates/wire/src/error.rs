//! All errors that clients can receive: a fixed set of codes, each with an HTTP status and a sentence in every
//! language.
//!
//! The codes in the web app and docs/reference/protocol.md are generated from here. Details such as numbers and squares
//! are sent as `facts`. The reasons why the rules refuse a move are defined in `janggi`, with their own codes and
//! sentences.

use std::fmt;

use janggi::explain::{Language, Text};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::texts::errors;
use crate::vocabulary::Facts;

/// The `error` of an HTTP response or a socket message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error, JsonSchema)]
#[error("{code}: {detail}")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ErrorBody {
    /// The error code, for programs.
    pub code: Code,
    /// An explanation in English for developers. Players see the sentence for the code instead.
    pub detail: String,
    /// Details of the error by name, such as numbers and squares.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub facts: Facts,
}

/// The body of an HTTP response with an error status.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ErrorResponse {
    pub error: ErrorBody,
}

impl ErrorBody {
    /// Creates an error without facts.
    pub fn new(code: Code, detail: impl Into<String>) -> Self {
        Self {
            code,
            detail: detail.into(),
            facts: Facts::new(),
        }
    }

    /// Adds a fact to the error.
    #[must_use]
    pub fn with(mut self, name: &str, fact: impl Into<serde_json::Value>) -> Self {
        self.facts.insert(name.to_owned(), fact.into());
        self
    }
}

impl From<Code> for ErrorBody {
    fn from(code: Code) -> Self {
        Self::new(code, code.sentence().in_language(Language::SOURCE))
    }
}

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal, $status:literal, $sentence:ident;)+) => {
        /// The fixed set of error codes.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[cfg_attr(test, ts(rename = "ErrorCode"))]
        pub enum Code {
            $($(#[$doc])* #[serde(rename = $text)] $name,)+
        }

        impl Code {
            /// All codes, in the order of docs/reference/protocol.md.
            pub const ALL: &'static [Code] = &[$(Code::$name,)+];

            /// Returns the code as sent in messages.
            #[must_use]
            pub fn text(self) -> &'static str {
                match self { $(Code::$name => $text,)+ }
            }

            /// Returns the HTTP status of the error.
            #[must_use]
            pub fn status(self) -> u16 {
                match self { $(Code::$name => $status,)+ }
            }

            /// Returns the message for a player.
            #[must_use]
            pub fn sentence(self) -> Text {
                match self { $(Code::$name => errors::$sentence,)+ }
            }
        }
    };
}

codes! {
    /// The body or frame is not valid JSON.
    BadJson = "bad_json", 400, BAD_JSON;
    /// The request does not have the documented structure or values. Facts: `path`, if known.
    BadRequest = "bad_request", 400, BAD_REQUEST;
    /// The rule set is unknown, has faults or is not allowed here. Facts: `faults`, if known, each with its path.
    BadRules = "bad_rules", 422, BAD_RULES;
    /// The FEN is invalid. Facts: `reason`.
    BadFen = "bad_fen", 422, BAD_FEN;
    /// The position in the FEN cannot be played. Facts: `codes` of the faults.
    BadPosition = "bad_position", 422, BAD_POSITION;
    /// The action is not a valid token. Examples of valid ones are `a4b4`, `pass` and `resign`.
    BadMove = "bad_move", 422, BAD_MOVE;
    /// The time control is out of range. Facts: `field`, and `least` and `most` if known.
    BadTime = "bad_time", 422, BAD_TIME;
    /// The engine does not have this level. Facts: `level`, `least`, `most`.
    BadLevel = "bad_level", 422, BAD_LEVEL;
    /// The server does not have a computer player with this id.
    UnknownHousePlayer = "unknown_house_player", 422, UNKNOWN_HOUSE_PLAYER;
    /// The start is invalid, or contradicts itself or the rule set.
    BadStart = "bad_start", 422, BAD_START;
    /// The step is not legal on the board. Facts: `reason`, the code of the cause, and details of the cause.
    IllegalMove = "illegal_move", 422, ILLEGAL_MOVE;
    /// The rule set does not allow the action. Facts: `reason`, the code of the cause, and details of the cause.
    RefusedMove = "refused_move", 422, REFUSED_MOVE;
    /// The rule set does not have touch-move.
    NoTouchMove = "no_touch_move", 409, NO_TOUCH_MOVE;
    /// The sender does not have a piece on this square.
    NothingToTouch = "nothing_to_touch", 422, NOTHING_TO_TOUCH;
    /// A different piece was touched and must be moved. Facts: `square`.
    Touched = "touched", 409, TOUCHED;
    /// The game has ended.
    GameOver = "game_over", 409, GAME_OVER;
    /// The sender does not hold the required seat.
    NotYourSeat = "not_your_seat", 403, NOT_YOUR_SEAT;
    /// It is the other side's turn.
    NotYourTurn = "not_your_turn", 409, NOT_YOUR_TURN;
    /// The game has moved on since the client saw it. Facts: `ply`.
    StalePly = "stale_ply", 409, STALE_PLY;
    /// The command is not possible at this point in the game. Facts: `phase` or `wanted`, if known.
    WrongPhase = "wrong_phase", 409, WRONG_PHASE;
    /// The other side chooses its setup first.
    NotYourChoice = "not_your_choice", 409, NOT_YOUR_CHOICE;
    /// The setup has already been chosen and can no longer be changed.
    AlreadyChosen = "already_chosen", 409, ALREADY_CHOSEN;
    /// Pieces are not placed one by one, or no setup that is still possible has this piece on that point.
    CannotPlace = "cannot_place", 422, CANNOT_PLACE;
    /// A hand must be picked first to decide the sides.
    HandsClosed = "hands_closed", 409, HANDS_CLOSED;
    /// The game does not have hands to pick from, or one has already been picked.
    NoHands = "no_hands", 409, NO_HANDS;
    /// The other player picks the hand.
    NotYourPick = "not_your_pick", 409, NOT_YOUR_PICK;
    /// The setup does not exist or is not allowed in this game. Facts: `allowed`, if known.
    SetupNotAllowed = "setup_not_allowed", 422, SETUP_NOT_ALLOWED;
    /// The seat is taken.
    SeatTaken = "seat_taken", 409, SEAT_TAKEN;
    /// The player already has a seat in this game.
    AlreadySeated = "already_seated", 409, ALREADY_SEATED;
    /// The game does not allow takebacks.
    TakebackNever = "takeback_never", 409, TAKEBACK_NEVER;
    /// The player does not have a move to take back.
    NothingToTakeBack = "nothing_to_take_back", 409, NOTHING_TO_TAKE_BACK;
    /// The same offer is already open.
    OfferPending = "offer_pending", 409, OFFER_PENDING;
    /// The offer to answer does not exist or is no longer open.
    NoOffer = "no_offer", 409, NO_OFFER;
    /// Both sides have moved.
    TooLateToAbort = "too_late_to_abort", 409, TOO_LATE_TO_ABORT;
    /// The command is not possible in a tournament game.
    InTournament = "in_tournament", 409, IN_TOURNAMENT;
    /// The id was already used for a different command. Facts: `seq`, the number of that command's last event.
    IdReused = "id_reused", 409, ID_REUSED;
    /// The opponent is present or has not been away for long enough, or the game cannot be claimed at all. Facts:
    /// `claimable_ms`, if known.
    NotClaimable = "not_claimable", 409, NOT_CLAIMABLE;
    /// A rematch has already been created. Facts: `game`.
    AlreadyRematched = "already_rematched", 409, ALREADY_REMATCHED;
    /// A side had run out of time when the command arrived. Facts: `side`.
    TimeIsUp = "time_is_up", 409, TIME_IS_UP;
    /// The request requires a session.
    NoSession = "no_session", 401, NO_SESSION;
    /// The request requires an account.
    NoAccount = "no_account", 403, NO_ACCOUNT;
    /// The player has recently left too many rated games early. Facts: `retry_after_s`.
    TooManyAborts = "too_many_aborts", 429, TOO_MANY_ABORTS;
    /// The player already has an account.
    HasAccount = "has_account", 409, HAS_ACCOUNT;
    /// The name is invalid. Facts: `least`, `most` characters.
    BadName = "bad_name", 422, BAD_NAME;
    /// The name, or one that looks like it, is taken.
    NameTaken = "name_taken", 409, NAME_TAKEN;
    /// The password is too short or too long. Facts: `least`, `most` characters.
    BadPassword = "bad_password", 422, BAD_PASSWORD;
    /// The password is easy to guess.
    WeakPassword = "weak_password", 422, WEAK_PASSWORD;
    /// The name and password do not match, or the account does not exist.
    WrongSignIn = "wrong_sign_in", 401, WRONG_SIGN_IN;
    /// The password does not match the requesting player's account.
    WrongPassword = "wrong_password", 403, WRONG_PASSWORD;
    /// The name and password are correct, but a two-factor code is required.
    SecondFactorNeeded = "second_factor_needed", 401, SECOND_FACTOR_NEEDED;
    /// The two-factor code is wrong or has already been used.
    WrongCode = "wrong_code", 403, WRONG_CODE;
    /// The second factor is already on.
    SecondFactorOn = "second_factor_on", 409, SECOND_FACTOR_ON;
    /// The second factor is off and is not being set up.
    SecondFactorOff = "second_factor_off", 409, SECOND_FACTOR_OFF;
    /// The name or the recovery code is wrong.
    WrongRecovery = "wrong_recovery", 401, WRONG_RECOVERY;
    /// The server does not send email.
    NoMail = "no_mail", 409, NO_MAIL;
    /// The account does not have a confirmed email address.
    NoEmail = "no_email", 409, NO_EMAIL;
    /// The server does not send web push notifications.
    NoPush = "no_push", 409, NO_PUSH;
    /// The push subscription is invalid.
    BadPush = "bad_push", 422, BAD_PUSH;
    /// The email address is invalid.
    BadEmail = "bad_email", 422, BAD_EMAIL;
    /// The link in the email is wrong, has been used or has expired.
    WrongLink = "wrong_link", 403, WRONG_LINK;
    /// The player does not have this session.
    UnknownSession = "unknown_session", 404, UNKNOWN_SESSION;
    /// The player does not exist.
    UnknownPlayer = "unknown_player", 404, UNKNOWN_PLAYER;
    /// Players cannot block themselves.
    NotYourself = "not_yourself", 422, NOT_YOURSELF;
    /// The block list is full. Facts: `most`.
    TooManyBlocks = "too_many_blocks", 409, TOO_MANY_BLOCKS;
    /// Preferences are already stored for the maximum number of devices. Facts: `most`.
    TooManyDevices = "too_many_devices", 409, TOO_MANY_DEVICES;
    /// The record cannot be read, or cannot be replayed to its end. Facts: `fault`, the code of the problem; `ply`, if
    /// known.
    BadRecord = "bad_record", 422, BAD_RECORD;
    /// A different record with this id exists.
    RecordDiffers = "record_differs", 409, RECORD_DIFFERS;
    /// The server has reached its limit on stored records for all accounts.
    RecordsFull = "records_full", 507, RECORDS_FULL;
    /// The server's operator has suspended the account.
    Suspended = "suspended", 403, SUSPENDED;
    /// The operator does not allow new accounts.
    SignUpClosed = "sign_up_closed", 403, SIGN_UP_CLOSED;
    /// The account has reached its limit on stored records. Facts: `most`.
    TooManyRecords = "too_many_records", 409, TOO_MANY_RECORDS;
    /// The game cannot be rated. Facts: `reason`, one of `engine`, `same_player`, `handicap`, `position`,
    /// `referee`, `no_clock`, `shared_time` or `house_rules`.
    Unrateable = "unrateable", 422, UNRATEABLE;
    /// Bots cannot play rated games.
    BotUnrated = "bot_unrated", 422, BOT_UNRATED;
    /// The game does not have a clock of the required kind.
    NoClock = "no_clock", 409, NO_CLOCK;
    /// The game does not have a total time, so its players cannot agree to stop it.
    NoTotalTime = "no_total_time", 409, NO_TOTAL_TIME;
    /// A total time was requested, but the rules do not allow games to be stopped.
    NeverStopped = "never_stopped", 422, NEVER_STOPPED;
    /// The action requires a human opponent.
    NoOpponent = "no_opponent", 409, NO_OPPONENT;
    /// The player has given extra time as often as allowed. Facts: `most`.
    TimeGivenOut = "time_given_out", 409, TIME_GIVEN_OUT;
    /// A limit on rulings, the referee's texts, offers, conditional moves or reported results has been reached. Facts:
    /// `most`, and in a game `list` (`rulings`, `words`, `offers` or `lines`).
    ListFull = "list_full", 409, LIST_FULL;
    /// The game is adjourned.
    Adjourned = "adjourned", 409, ADJOURNED;
    /// The game is not adjourned.
    NotAdjourned = "not_adjourned", 409, NOT_ADJOURNED;
    /// Conditional moves are for correspondence games.
    NotCorrespondence = "not_correspondence", 409, NOT_CORRESPONDENCE;
    /// There are too many lines of conditional moves, or a line is too short, too long or contains other actions.
    /// Facts: `most_lines`, `least_plies`, `most_plies`.
    BadLines = "bad_lines", 422, BAD_LINES;
    /// The game is played without a referee, or none has joined yet.
    NoReferee = "no_referee", 409, NO_REFEREE;
    /// The referee's key is wrong.
    BadRefereeKey = "bad_referee_key", 403, BAD_REFEREE_KEY;
    /// The referee's link has already been used.
    RefereeTaken = "referee_taken", 409, REFEREE_TAKEN;
    /// A player cannot be the referee, and the referee cannot be a player.
    RefereePlays = "referee_plays", 409, REFEREE_PLAYS;
    /// The sender is not the referee, or a player has not accepted the referee yet.
    NotReferee = "not_referee", 403, NOT_REFEREE;
    /// The time given by the ruling is out of range. Facts: `least`, `most`.
    BadRuling = "bad_ruling", 422, BAD_RULING;
    /// A text is too long. Facts: `most` characters.
    TextTooLong = "text_too_long", 422, TEXT_TOO_LONG;
    /// The text is empty or contains characters that cannot be sent, such as control characters or ones that change the
    /// writing direction.
    BadText = "bad_text", 422, BAD_TEXT;
    /// Chat is turned off on this server.
    ChatOff = "chat_off", 403, CHAT_OFF;
    /// This chat room is not open to the player now.
    ChatClosed = "chat_closed", 403, CHAT_CLOSED;
    /// The player has recently sent nearly the same message.
    SaidAlready = "said_already", 429, SAID_ALREADY;
    /// The referee has ruled that this side must not repeat a position.
    MustDeviate = "must_deviate", 409, MUST_DEVIATE;
    /// The seek does not exist, or is no longer open.
    UnknownSeek = "unknown_seek", 404, UNKNOWN_SEEK;
    /// Players cannot accept their own seeks.
    OwnSeek = "own_seek", 409, OWN_SEEK;
    /// The seek was opened by another player.
    NotYourSeek = "not_your_seek", 403, NOT_YOUR_SEEK;
    /// The player, the network or the server has too many open seeks. Facts: `most`.
    TooManySeeks = "too_many_seeks", 429, TOO_MANY_SEEKS;
    /// The rating range is empty or out of bounds. Facts: `least`, `most`.
    BadRange = "bad_range", 422, BAD_RANGE;
    /// The player's rating is outside the seek's range, or one of the two players has blocked the other.
    NotForYou = "not_for_you", 403, NOT_FOR_YOU;
    /// The pool does not exist.
    UnknownPool = "unknown_pool", 422, UNKNOWN_POOL;
    /// The player is not waiting in any pool.
    NotWaiting = "not_waiting", 409, NOT_WAITING;
    /// The player is now playing a real-time game, possibly on another page, so the search for an opponent has ended.
    Playing = "playing", 409, PLAYING;
    /// One of the two players has blocked the other.
    ChallengeRefused = "challenge_refused", 403, CHALLENGE_REFUSED;
    /// The player, the network or the server has too many unanswered challenges, or the player has too many to the same
    /// opponent. Facts: `most`.
    TooManyChallenges = "too_many_challenges", 429, TOO_MANY_CHALLENGES;
    /// The requesting player does not have an open challenge with this id.
    UnknownChallenge = "unknown_challenge", 404, UNKNOWN_CHALLENGE;
    /// The seat is reserved for another player.
    NotInvited = "not_invited", 403, NOT_INVITED;
    /// The tournament does not exist.
    UnknownTournament = "unknown_tournament", 404, UNKNOWN_TOURNAMENT;
    /// The name, the start time or a setting of the tournament is invalid. Facts: `field`, and `least` and `most` for
    /// some numbers.
    BadTournament = "bad_tournament", 422, BAD_TOURNAMENT;
    /// The account or the server has too many tournaments that are not over.
    TooManyTournaments = "too_many_tournaments", 429, TOO_MANY_TOURNAMENTS;
    /// The tournament has reached its maximum number of players. Facts: `most`.
    TournamentFull = "tournament_full", 409, TOURNAMENT_FULL;
    /// The request is only for directors of the tournament.
    NotDirector = "not_director", 403, NOT_DIRECTOR;
    /// The tournament does not allow the request now. Facts: `reason`, a code from the `tournament` crate, such as
    /// `entries_closed`.
    TournamentRefused = "tournament_refused", 409, TOURNAMENT_REFUSED;
    /// The phone relay does not exist or has expired.
    UnknownRelay = "unknown_relay", 404, UNKNOWN_RELAY;
    /// The upload is invalid or has too many boards. Facts: `field`, and `most` for the number of boards.
    BadRelay = "bad_relay", 422, BAD_RELAY;
    /// The server or the client's network has too many phone relays. Facts: `most`.
    TooManyRelays = "too_many_relays", 429, TOO_MANY_RELAYS;
    /// The code does not belong to a player of the current round.
    UnknownCode = "unknown_code", 403, UNKNOWN_CODE;
    /// The board has a result, or both players have reported the same one.
    BoardSettled = "board_settled", 409, BOARD_SETTLED;
    /// The club does not exist.
    UnknownClub = "unknown_club", 404, UNKNOWN_CLUB;
    /// The name, place, description or an event of the club is invalid. Facts: `field` and, for texts, `most`.
    BadClub = "bad_club", 422, BAD_CLUB;
    /// The account owns too many clubs, or the server has too many.
    TooManyClubs = "too_many_clubs", 429, TOO_MANY_CLUBS;
    /// The club has reached its maximum number of members and waiting players, or of events. Facts: `most`.
    ClubFull = "club_full", 409, CLUB_FULL;
    /// The request is only for the club's owner, or for its owner and officers.
    NotOfficer = "not_officer", 403, NOT_OFFICER;
    /// The player is not in the club, or cannot change from the current role to the requested one.
    NotMember = "not_member", 409, NOT_MEMBER;
    /// Only members of the club can enter the tournament. Facts: `bar`.
    MembersOnly = "members_only", 403, MEMBERS_ONLY;
    /// The owner cannot leave the club before handing it over.
    OwnerStays = "owner_stays", 409, OWNER_STAYS;
    /// The game does not exist.
    UnknownGame = "unknown_game", 404, UNKNOWN_GAME;
    /// The game is stored, but this release cannot read it.
    GameUnreadable = "game_unreadable", 500, GAME_UNREADABLE;
    /// The analysis is not in the format of the analysis page.
    BadAnalysis = "bad_analysis", 422, BAD_ANALYSIS;
    /// The analysis was never shared, or has expired.
    UnknownAnalysis = "unknown_analysis", 404, UNKNOWN_ANALYSIS;
    /// There is no endgame table for the position. Facts: `reason`.
    NoTable = "no_table", 404, NO_TABLE;
    /// The URL does not exist.
    NotFound = "not_found", 404, NOT_FOUND;
    /// The URL does not support this method.
    MethodNotAllowed = "method_not_allowed", 405, METHOD_NOT_ALLOWED;
    /// The game has not started, or cannot be exported in this format.
    NoRecord = "no_record", 409, NO_RECORD;
    /// The body or frame is too large. Facts: `most`.
    TooLarge = "too_large", 413, TOO_LARGE;
    /// The content type is not JSON.
    NotJson = "not_json", 415, NOT_JSON;
    /// The request came from another site, or has a cookie but no Origin header.
    BadOrigin = "bad_origin", 403, BAD_ORIGIN;
    /// Too many requests. Facts: `retry_after_s`, and for some limits `limit`, its name in docs/reference/server.md.
    TooFast = "too_fast", 429, TOO_FAST;
    /// The player or the network has too many open sockets or streams. Facts: `most`.
    TooManySockets = "too_many_sockets", 429, TOO_MANY_SOCKETS;
    /// The player has too many unfinished games. Facts: `most`.
    TooManyGames = "too_many_games", 429, TOO_MANY_GAMES;
    /// The player has too many games without moves. Facts: `most`.
    TooManyUnplayedGames = "too_many_unplayed_games", 429, TOO_MANY_UNPLAYED_GAMES;
    /// Too many analyses for the player or the network are in progress. Facts: `game` or `most`.
    TooManyAnalyses = "too_many_analyses", 429, TOO_MANY_ANALYSES;
    /// The server is too busy to accept new work at the moment.
    Busy = "busy", 503, BUSY;
    /// The change could not be stored, so nothing has changed. Facts: `retry_after_s`.
    StorageFailed = "storage_failed", 503, STORAGE_FAILED;
    /// The server does not accept new games or data, because its disk is nearly full or it has too many games without
    /// moves. Games in progress continue. Facts: in the second case `most`, the maximum number of such games.
    NoSpace = "no_space", 503, NO_SPACE;
    /// The server is shutting down.
    Restarting = "restarting", 503, RESTARTING;
    /// This server is not the active one. Facts: `retry_after_s`.
    Standby = "standby", 503, STANDBY;
    /// The access token is wrong, has expired or was revoked.
    InvalidToken = "invalid_token", 401, INVALID_TOKEN;
    /// The URL requires an access token, which the request does not have.
    TokenNeeded = "token_needed", 401, TOKEN_NEEDED;
    /// The access token lacks a required scope. Facts: `scopes`, any one of which is sufficient.
    MissingScope = "missing_scope", 403, MISSING_SCOPE;
    /// The URL requires a session and cannot be used with an access token.
    SessionRequired = "session_required", 403, SESSION_REQUIRED;
    /// The account does not have this access token.
    UnknownToken = "unknown_token", 404, UNKNOWN_TOKEN;
    /// The handle is not 2 to 20 ASCII letters, digits, `_` or `-`. Facts: `least`, `most`.
    BadHandle = "bad_handle", 422, BAD_HANDLE;
    /// The handle is taken, or is similar to the name of another account.
    HandleTaken = "handle_taken", 409, HANDLE_TAKEN;
    /// The account has already chosen its handle, which is possible only once.
    HandleChosen = "handle_chosen", 409, HANDLE_CHOSEN;
    /// An account that has played cannot become a bot.
    HasPlayed = "has_played", 400, HAS_PLAYED;
    /// The URL is only for bots.
    NotABot = "not_a_bot", 403, NOT_A_BOT;
    /// The account has reached its limit on access tokens. Facts: `most`.
    TooManyTokens = "too_many_tokens", 409, TOO_MANY_TOKENS;
    /// The worker's token is wrong.
    BadToken = "bad_token", 401, BAD_TOKEN;
    /// The job was already answered, withdrawn or given to another worker.
    StaleJob = "stale_job", 409, STALE_JOB;
    /// An internal error of the server.
    Internal = "internal", 500, INTERNAL;
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}
