//! Every error that a client can get: one closed list of codes, each with its HTTP status and sentences.
//!
//! The web app and docs/reference/protocol.md take codes and sentences from here; the numbers of a case travel as `facts`.
//! Must not hold anything about a game's rules: those codes and sentences belong to `janggi`.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::vocabulary::Facts;

/// The `error` of an HTTP response or a socket message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{code}: {detail}")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ErrorBody {
    /// The error code, for programs.
    pub code: Code,
    /// An explanation in English for developers; players read the sentence of the code.
    pub detail: String,
    /// The numbers and squares of this case.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub facts: Facts,
}

/// The body of an HTTP response that is not 2xx.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ErrorResponse {
    pub error: ErrorBody,
}

impl ErrorBody {
    /// An error without facts.
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
        Self::new(code, code.english())
    }
}

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal, $status:literal, $korean:literal, $english:literal;)+) => {
        /// The closed list of error codes.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[cfg_attr(test, ts(rename = "ErrorCode"))]
        pub enum Code {
            $($(#[$doc])* #[serde(rename = $text)] $name,)+
        }

        impl Code {
            /// Every code, in the order of docs/reference/protocol.md.
            pub const ALL: &'static [Code] = &[$(Code::$name,)+];

            /// The code in messages.
            #[must_use]
            pub fn text(self) -> &'static str {
                match self { $(Code::$name => $text,)+ }
            }

            /// The HTTP status of the error.
            #[must_use]
            pub fn status(self) -> u16 {
                match self { $(Code::$name => $status,)+ }
            }

            /// The sentence for a Korean player.
            #[must_use]
            pub fn korean(self) -> &'static str {
                match self { $(Code::$name => $korean,)+ }
            }

            /// The sentence for an English-speaking player.
            #[must_use]
            pub fn english(self) -> &'static str {
                match self { $(Code::$name => $english,)+ }
            }
        }
    };
}

codes! {
    /// The body or frame is not JSON.
    BadJson = "bad_json", 400, "요청을 읽을 수 없습니다.", "The request is not valid JSON.";
    /// JSON, but not of the documented shape. Facts: `path` where known.
    BadRequest = "bad_request", 400, "요청 형식이 맞지 않습니다.", "The request does not have the documented shape.";
    /// The rule set is unknown or faulty. Facts: `faults`, all of them by path.
    BadRules = "bad_rules", 422, "규칙 설정에 잘못이 있습니다.", "The rule set is unknown or has faults.";
    /// The FEN cannot be read.
    BadFen = "bad_fen", 422, "FEN을 읽을 수 없습니다.", "The FEN cannot be read.";
    /// The FEN describes a position that cannot be played. Facts: `faults`.
    BadPosition = "bad_position", 422, "둘 수 없는 국면입니다.", "That position cannot be played.";
    /// The action is not a token of the judge.
    BadMove = "bad_move", 422, "수를 읽을 수 없습니다.", "That action cannot be read.";
    /// The time control is out of range. Facts: `field`, `least`, `most`.
    BadTime = "bad_time", 422, "시간 설정이 허용 범위를 벗어났습니다.", "The time control is out of range.";
    /// There is no such level.
    BadLevel = "bad_level", 422, "없는 난이도입니다.", "There is no such level.";
    /// The start contradicts itself or the rule set.
    BadStart = "bad_start", 422, "시작 배치가 올바르지 않습니다.", "That start is not possible.";
    /// The board does not allow the step. Facts: the judge's reason.
    IllegalMove = "illegal_move", 422, "둘 수 없는 수입니다.", "The board does not allow that move.";
    /// The rule set does not allow the action. Facts: the judge's reason.
    RefusedMove = "refused_move", 422, "규칙상 둘 수 없는 수입니다.", "The rules do not allow that move.";
    /// The rule set does not have touch-move.
    NoTouchMove = "no_touch_move", 409, "이 대국에는 만진 기물을 꼭 두는 규칙이 없습니다.", "Touch-move is off in this game.";
    /// No piece of the sender stands there.
    NothingToTouch = "nothing_to_touch", 422, "그곳에는 손댈 내 기물이 없습니다.", "None of your pieces stands there.";
    /// Another piece was touched and has to move. Facts: `square`.
    Touched = "touched", 409, "이미 다른 기물에 손을 댔습니다. 그 기물을 두어야 합니다.", "You have touched another piece, and it has to move.";
    /// The game has ended.
    GameOver = "game_over", 409, "이미 끝난 대국입니다.", "The game is over.";
    /// The seat belongs to another player.
    NotYourSeat = "not_your_seat", 403, "이 자리의 대국자가 아닙니다.", "That seat is not yours.";
    /// It is the other side's turn.
    NotYourTurn = "not_your_turn", 409, "상대의 차례입니다.", "It is not your turn.";
    /// The game has moved on since the client saw it. Facts: `ply`.
    StalePly = "stale_ply", 409, "그 사이에 국면이 바뀌었습니다.", "The game has moved on since you saw it.";
    /// Not possible in this phase. Facts: `phase`.
    WrongPhase = "wrong_phase", 409, "지금은 할 수 없습니다.", "That cannot be done now.";
    /// The other side chooses its setup first.
    NotYourChoice = "not_your_choice", 409, "상대가 먼저 차림을 정합니다.", "The other side chooses its setup first.";
    /// The setup has been chosen and can no longer change.
    AlreadyChosen = "already_chosen", 409, "차림을 이미 정했습니다.", "The setup has been chosen.";
    /// No setup that is still possible has this piece on that point.
    CannotPlace = "cannot_place", 422, "그 기물은 그곳에 놓을 수 없습니다.", "That piece cannot be placed there.";
    /// A hand has to be picked first, to decide the sides.
    HandsClosed = "hands_closed", 409, "먼저 손을 골라 진영을 정해야 합니다.", "A hand has to be picked first, to settle who plays which side.";
    /// There are no hands to pick from, or one was picked.
    NoHands = "no_hands", 409, "고를 손이 없습니다.", "There is no hand to pick.";
    /// The other player picks a hand.
    NotYourPick = "not_your_pick", 409, "상대가 손을 고릅니다.", "Your opponent picks the hand.";
    /// The rule set does not allow this setup. Facts: `allowed`.
    SetupNotAllowed = "setup_not_allowed", 422, "이 규칙에서 쓸 수 없는 차림입니다.", "These rules do not allow that setup.";
    /// The seat is taken.
    SeatTaken = "seat_taken", 409, "이미 다른 사람이 앉았습니다.", "That seat is taken.";
    /// The guest already plays in this game.
    AlreadySeated = "already_seated", 409, "이미 이 대국에 참가하고 있습니다.", "You already play in this game.";
    /// The game does not allow takebacks.
    TakebackNever = "takeback_never", 409, "무르기가 없는 대국입니다.", "This game has no takebacks.";
    /// The player has no move to take back.
    NothingToTakeBack = "nothing_to_take_back", 409, "무를 수가 없습니다.", "There is nothing to take back.";
    /// The same offer already waits.
    OfferPending = "offer_pending", 409, "이미 제안했습니다.", "That offer is already waiting.";
    /// There is no offer to answer.
    NoOffer = "no_offer", 409, "답할 제안이 없습니다.", "There is no offer to answer.";
    /// Both sides have moved.
    TooLateToAbort = "too_late_to_abort", 409, "이미 시작되어 취소할 수 없습니다.", "It is too late to break the game off.";
    /// The id named another command before. Facts: `seq`, the number of that command's last event.
    IdReused = "id_reused", 409, "이미 다른 명령에 쓴 번호입니다.", "That command was already sent with other content.";
    /// The opponent is there, or has not been away for long enough. Facts: `claimable_ms` where it is known.
    NotClaimable = "not_claimable", 409, "상대가 돌아왔거나, 자리를 비운 지 아직 얼마 되지 않았습니다.", "Your opponent is back, or has not been away for long enough.";
    /// The rematch has been made. Facts: `game`.
    AlreadyRematched = "already_rematched", 409, "재대국이 이미 만들어졌습니다.", "The rematch exists already.";
    /// The time was up. Facts: `side`.
    TimeIsUp = "time_is_up", 409, "시간이 끝났습니다.", "Time is up.";
    /// The reader has no session.
    NoSession = "no_session", 401, "로그인하거나 대국을 시작한 뒤에 할 수 있습니다.", "Sign in, or play a game first.";
    /// Only for players with an account.
    NoAccount = "no_account", 403, "계정이 있어야 할 수 있습니다.", "That needs an account.";
    /// The reader has left rated games recently before both sides had moved. Facts: `retry_after_s`.
    TooManyAborts = "too_many_aborts", 429, "레이팅 대국을 시작하자마자 여러 번 그만두셔서, 한동안 레이팅 대국을 둘 수 없습니다.", "You have left several rated games before they began; wait a while before the next one.";
    /// The reader has an account already.
    HasAccount = "has_account", 409, "이미 계정이 있습니다.", "You have an account already.";
    /// The name is invalid. Facts: `least`, `most` characters.
    BadName = "bad_name", 422, "이름은 글자, 숫자, 밑줄(_), 붙임표(-)로 2자에서 20자까지 쓸 수 있습니다.", "A name is 2 to 20 letters, digits, underscores and hyphens.";
    /// The name, or one that looks like it, is taken.
    NameTaken = "name_taken", 409, "이미 있거나 다른 이름과 너무 비슷한 이름입니다.", "That name is taken, or looks too much like one that is.";
    /// Too short or too long a password. Facts: `least`, `most` characters.
    BadPassword = "bad_password", 422, "비밀번호는 8자에서 128자까지 쓸 수 있습니다.", "A password has 8 to 128 characters.";
    /// A password that is easy to guess.
    WeakPassword = "weak_password", 422, "너무 쉬운 비밀번호입니다. 더 길거나 흔하지 않은 것으로 해 주세요.", "That password is too easy to guess; take a longer or less common one.";
    /// Name and password do not match, or the account does not exist.
    WrongSignIn = "wrong_sign_in", 401, "이름이나 비밀번호가 맞지 않습니다.", "The name or the password is wrong.";
    /// The password is not the one of the reader's account.
    WrongPassword = "wrong_password", 403, "비밀번호가 맞지 않습니다.", "The password is wrong.";
    /// Name and password are right; a code of the authenticator app is needed.
    SecondFactorNeeded = "second_factor_needed", 401, "인증 앱의 코드를 입력해 주세요.", "Enter the code of your authenticator app.";
    /// The code is wrong or was used already.
    WrongCode = "wrong_code", 403, "코드가 맞지 않거나 이미 쓴 코드입니다.", "The code is wrong or was used already.";
    /// The second factor is on already.
    SecondFactorOn = "second_factor_on", 409, "2단계 인증을 이미 쓰고 있습니다.", "Two-factor authentication is already on.";
    /// There is no second factor, nor one that waits to be confirmed.
    SecondFactorOff = "second_factor_off", 409, "2단계 인증을 쓰고 있지 않습니다.", "Two-factor authentication is not on.";
    /// No account of that name has that recovery code.
    WrongRecovery = "wrong_recovery", 401, "이름이나 복구 코드가 맞지 않습니다.", "The name or the recovery code is wrong.";
    /// The server sends no mail.
    NoMail = "no_mail", 409, "메일을 보내지 않는 서버입니다.", "This server sends no e-mail.";
    /// The server sends no web push.
    NoPush = "no_push", 409, "알림을 보내지 않는 서버입니다.", "This server sends no push notifications.";
    /// The push subscription is invalid.
    BadPush = "bad_push", 422, "이 브라우저의 알림 주소는 쓸 수 없습니다.", "This browser's push address cannot be used.";
    /// Not an e-mail address.
    BadEmail = "bad_email", 422, "이메일 주소가 올바르지 않습니다.", "That is not an e-mail address.";
    /// The link of an email is wrong, used or expired.
    WrongLink = "wrong_link", 403, "링크가 올바르지 않거나, 이미 썼거나, 기한이 지났습니다.", "The link is wrong, was used already or has ended.";
    /// The reader has no such session.
    UnknownSession = "unknown_session", 404, "없는 로그인입니다.", "You have no such session.";
    /// There is no such player.
    UnknownPlayer = "unknown_player", 404, "없는 사용자입니다.", "There is no such player.";
    /// Players cannot block themselves.
    NotYourself = "not_yourself", 422, "자기 자신에게는 할 수 없습니다.", "You cannot do that to yourself.";
    /// The block list is full. Facts: `most`.
    TooManyBlocks = "too_many_blocks", 409, "차단 목록이 가득 찼습니다.", "The block list is full.";
    /// Too many devices have preferences. Facts: `most`.
    TooManyDevices = "too_many_devices", 409, "설정을 저장한 기기가 너무 많습니다.", "Preferences of too many devices are stored.";
    /// The record cannot be read, or does not replay to its end. Facts: `fault`, the code of what is wrong; `ply` where known.
    BadRecord = "bad_record", 422, "기보를 읽을 수 없거나, 규칙대로 끝까지 둘 수 없는 기보입니다.", "The record cannot be read, or the rules do not allow what it says.";
    /// A different record with this id exists.
    RecordDiffers = "record_differs", 409, "같은 번호로 다른 기보가 이미 저장되어 있습니다.", "Another record is kept under that id.";
    /// The server has reached its limit of records for all accounts.
    RecordsFull = "records_full", 507, "이 서버에 기보를 저장할 공간이 없습니다.", "This server has no room for more records.";
    /// The account was suspended by the server's operator.
    Suspended = "suspended", 403, "운영자가 이용을 정지한 계정입니다.", "The operator of this server has suspended this account.";
    /// The operator does not allow new accounts.
    SignUpClosed = "sign_up_closed", 403, "이 서버는 새 계정을 받지 않습니다.", "This server takes no new accounts.";
    /// The account has reached its limit of records. Facts: `most`.
    TooManyRecords = "too_many_records", 409, "계정에 저장할 수 있는 기보가 가득 찼습니다. 필요 없는 기보를 지운 뒤에 다시 해 주세요.", "Your account holds as many records as it can; delete some first.";
    /// The game cannot count for ratings. Facts: `reason`: `engine`, `same_player`, `handicap`, `position`, `referee`, `no_clock`
    /// or `house_rules`.
    Unrateable = "unrateable", 422, "이런 대국은 레이팅에 반영할 수 없습니다.", "A game like that cannot be rated.";
    /// The game has no clock.
    NoClock = "no_clock", 409, "시간 제한이 없는 대국입니다.", "This game has no clock.";
    /// The action needs another person in the game.
    NoOpponent = "no_opponent", 409, "사람 둘이 두는 대국에서만 할 수 있습니다.", "That is for games between two people.";
    /// The player has given time as often as allowed. Facts: `most`.
    TimeGivenOut = "time_given_out", 409, "시간을 더 줄 수 없습니다.", "You have given as much time as you may.";
    /// The game holds as many rulings, words of the referee, offers or changes of conditional moves as it may. Facts: `list`:
    /// `rulings`, `words`, `offers` or `lines`; `most`.
    ListFull = "list_full", 409, "이 대국에서는 더 할 수 없습니다. 허용된 횟수를 다 썼습니다.", "You have done that as often as you may in this game.";
    /// The game is adjourned.
    Adjourned = "adjourned", 409, "중단된 대국입니다.", "The game is adjourned.";
    /// The game is not adjourned.
    NotAdjourned = "not_adjourned", 409, "중단된 대국이 아닙니다.", "The game is not adjourned.";
    /// Conditional moves are for correspondence games.
    NotCorrespondence = "not_correspondence", 409, "조건부 수는 통신 대국에서만 쓸 수 있습니다.", "Conditional moves are for correspondence games.";
    /// The conditional moves are too many, too long, or no moves. Facts: `most_lines`, `least_plies`, `most_plies`.
    BadLines = "bad_lines", 422, "조건부 수가 너무 많거나 올바르지 않습니다.", "There are too many conditional moves, or some are not valid.";
    /// The game has no referee.
    NoReferee = "no_referee", 409, "심판이 없는 대국입니다.", "This game has no referee.";
    /// The referee's key is wrong.
    BadRefereeKey = "bad_referee_key", 403, "심판 링크가 올바르지 않습니다.", "That referee link is wrong.";
    /// The referee's link was used.
    RefereeTaken = "referee_taken", 409, "이미 사용한 심판 링크입니다.", "That referee link was used already.";
    /// A player cannot be the referee, nor the referee a player.
    RefereePlays = "referee_plays", 409, "대국자는 심판을 겸할 수 없습니다.", "The referee of a game cannot play in it.";
    /// The sender is not the referee whom both players agreed to.
    NotReferee = "not_referee", 403, "이 대국의 심판이 아닙니다.", "You are not the referee of this game.";
    /// The ruling's time is out of range. Facts: `least`, `most`.
    BadRuling = "bad_ruling", 422, "판정의 시간이 허용 범위를 벗어났습니다.", "The time of that ruling is out of range.";
    /// A text is too long. Facts: `most` characters.
    TextTooLong = "text_too_long", 422, "글이 너무 깁니다.", "The text is too long.";
    /// The text is empty, or has characters that cannot be sent: controls, invisible ones, or characters that change the writing direction.
    BadText = "bad_text", 422, "글이 비었거나 보낼 수 없는 문자가 들어 있습니다.", "The text is empty or has characters that cannot be sent.";
    /// There is no chat on this server.
    ChatOff = "chat_off", 403, "이 서버에서는 채팅을 쓰지 않습니다.", "Chat is turned off on this server.";
    /// The room of the chat is not open to the reader now.
    ChatClosed = "chat_closed", 403, "지금은 이 채팅에 참여할 수 없습니다.", "This chat is not open to you now.";
    /// The player has just sent nearly the same message.
    SaidAlready = "said_already", 429, "방금 한 말과 거의 같습니다.", "You have just said that.";
    /// The referee has ruled that this side may not repeat a position.
    MustDeviate = "must_deviate", 409, "심판의 판정에 따라 다른 수를 두어야 합니다.", "The referee ruled that you must play another move.";
    /// The seek was taken or cancelled.
    UnknownSeek = "unknown_seek", 404, "이미 마감된 대국 신청입니다.", "That seek is no longer open.";
    /// The seek belongs to the player.
    OwnSeek = "own_seek", 409, "내가 올린 대국 신청입니다.", "That seek is your own.";
    /// The seek belongs to another player.
    NotYourSeek = "not_your_seek", 403, "내가 올린 대국 신청이 아닙니다.", "That seek is not yours.";
    /// The player has too many open seeks, or there are too many in all. Facts: `most`.
    TooManySeeks = "too_many_seeks", 429, "올린 대국 신청이 너무 많습니다.", "There are too many open seeks.";
    /// The range of ratings is empty or out of bounds. Facts: `least`, `most`.
    BadRange = "bad_range", 422, "레이팅 범위가 올바르지 않습니다.", "That range of ratings is not possible.";
    /// The seek is not for this player: the rating is out of its range, or one of the two has blocked the other.
    NotForYou = "not_for_you", 403, "이 대국 신청의 조건에 맞지 않습니다.", "You do not meet the conditions of that seek.";
    /// There is no such pool.
    UnknownPool = "unknown_pool", 422, "없는 대기실입니다.", "There is no such pool.";
    /// The player waits in no pool.
    NotWaiting = "not_waiting", 409, "대기 중이 아닙니다.", "You are not waiting for an opponent.";
    /// The player sits at a game with a clock, here or on another page: the search for an opponent has ended.
    Playing = "playing", 409, "대국이 시작되어 상대 찾기를 마쳤습니다.", "You are playing now, so your search for an opponent has ended.";
    /// One of the two has blocked the other.
    ChallengeRefused = "challenge_refused", 403, "이 사용자에게는 도전할 수 없습니다.", "You cannot challenge this player.";
    /// The player has made or received too many challenges that wait for an answer. Facts: `most`.
    TooManyChallenges = "too_many_challenges", 429, "답을 기다리는 도전이 너무 많습니다.", "Too many challenges wait for an answer.";
    /// The challenge was answered, withdrawn or has expired.
    UnknownChallenge = "unknown_challenge", 404, "이미 끝난 도전입니다.", "That challenge is no longer open.";
    /// The seat is reserved for another player.
    NotInvited = "not_invited", 403, "다른 사람에게 신청한 대국입니다.", "That seat is kept for another player.";
    /// There is no such game.
    UnknownGame = "unknown_game", 404, "없는 대국입니다.", "There is no such game.";
    /// The game is stored, but this release cannot read it.
    GameUnreadable = "game_unreadable", 500, "이 대국의 기록을 읽을 수 없습니다. 기록은 그대로 보관되어 있습니다.", "This game's record cannot be read. It is kept as it is.";
    /// The analysis is not in the format of the analysis page.
    BadAnalysis = "bad_analysis", 422, "분석을 읽을 수 없습니다.", "This analysis cannot be read.";
    /// The analysis was never shared, or has expired.
    UnknownAnalysis = "unknown_analysis", 404, "없거나 보관 기간이 지난 분석입니다.", "There is no such analysis, or it is no longer kept.";
    /// No endgame table has the position. Facts: `reason`.
    NoTable = "no_table", 404, "이 국면의 종반 데이터베이스가 없습니다.", "There is no endgame table for this position.";
    /// There is no such address.
    NotFound = "not_found", 404, "없는 주소입니다.", "There is nothing at this address.";
    /// The address exists, the method does not.
    MethodNotAllowed = "method_not_allowed", 405, "지원하지 않는 방식입니다.", "The address does not take that method.";
    /// The game has no record in this format yet.
    NoRecord = "no_record", 409, "아직 기보가 없습니다.", "There is no record yet.";
    /// The body or frame is too large. Facts: `most`.
    TooLarge = "too_large", 413, "요청이 너무 큽니다.", "The request is too large.";
    /// The content type is not JSON.
    NotJson = "not_json", 415, "JSON만 받습니다.", "Only application/json is read.";
    /// The request came from another site.
    BadOrigin = "bad_origin", 403, "다른 사이트에서 온 요청입니다.", "The request comes from another site.";
    /// Too many requests. Facts: `retry_after_s`.
    TooFast = "too_fast", 429, "요청이 너무 잦습니다. 잠시 뒤에 다시 해 주세요.", "Too many requests; wait a moment.";
    /// This guest or this network has too many open sockets. Facts: `most`.
    TooManySockets = "too_many_sockets", 429, "열려 있는 연결이 너무 많습니다. 다른 창을 닫고 다시 해 주세요.", "Too many open connections; close another window and try again.";
    /// This guest has too many unfinished games. Facts: `most`.
    TooManyGames = "too_many_games", 429, "진행 중인 대국이 너무 많습니다.", "You have too many unfinished games.";
    /// This guest has too many games in which nothing was played. Facts: `most`.
    TooManyUnplayedGames = "too_many_unplayed_games", 429, "아직 한 수도 두지 않은 대국이 너무 많습니다. 두거나 취소한 뒤에 다시 해 주세요.", "You have too many games without a move; play or cancel some of them first.";
    /// An analysis for the same guest is in progress. Facts: `game`.
    TooManyAnalyses = "too_many_analyses", 429, "다른 판을 분석하고 있습니다. 끝난 뒤에 다시 해 주세요.", "Another game is being analysed for you; try again when it is done.";
    /// The server takes no new work now.
    Busy = "busy", 503, "서버가 바쁩니다. 잠시 뒤에 다시 해 주세요.", "The server is busy; try again soon.";
    /// The change could not be written: disk full or disk gone. Nothing has changed. Facts: `retry_after_s`.
    StorageFailed = "storage_failed", 503, "서버가 지금 저장할 수 없습니다. 대국은 그대로이니 잠시 뒤에 다시 해 주세요.", "The server cannot save anything right now. Nothing has changed; try again soon.";
    /// The server has no room for anything new: its disk is nearly full, or too many games are stored in which nothing was
    /// played. Games that run continue. Facts: `most`, the number of such games.
    NoSpace = "no_space", 503, "서버의 저장 공간이 부족해 지금은 새로 시작할 수 없습니다. 진행 중인 대국은 계속할 수 있습니다.", "The server is low on space and cannot start anything new. Games in progress continue.";
    /// The server is shutting down.
    Restarting = "restarting", 503, "서버를 다시 시작하고 있습니다.", "The server is restarting.";
    /// The worker's token is wrong.
    BadToken = "bad_token", 401, "작업자 인증에 실패했습니다.", "The worker's token is wrong.";
    /// The job was answered, withdrawn or given to another worker.
    StaleJob = "stale_job", 409, "이미 끝난 작업입니다.", "The job is no longer needed.";
    /// An internal error of the server.
    Internal = "internal", 500, "서버에 문제가 생겼습니다.", "Something went wrong on the server.";
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}
