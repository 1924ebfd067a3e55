//! Frames of `GET /ws/games/{id}?since=SEQ&rules=1`: JSON text, one message a frame, at most 8 KiB from the client.
//!
//! Must not hold logic.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ErrorBody;
use crate::chat::{ChatLine, ChatRoom, ChatWords};
use crate::game_event::GameEvent;
use crate::http::{BriefNow, GameView, Hand, Now, Ruling};
use crate::vocabulary::Side;

pub use crate::vocabulary::{ByeReason, Claim};

/// What a client sends. `id` is the client's own name for the command: 1 to 32 of `A–Z a–z 0–9 _ -`, never used twice
/// in a game but to send the same command again (which is answered by the same `ack` and does nothing).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "t", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ClientMsg {
    /// A step, the pass, or another action such as a draw offer.
    Act {
        /// The command's id.
        id: String,
        /// `now.ply` of the position that the player saw.
        ply: u32,
        /// `a4b4`, `e2e2` or `pass`, `call`, `offer`, `accept`, `decline`, `resign`; `resign:cho` if one guest holds both seats.
        action: String,
        /// The last event (`seq`) that the player had seen; the command is refused if the situation has changed since.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// Choose a setup.
    Arrange {
        /// The command's id.
        id: String,
        side: Side,
        /// One of `setup.allowed`.
        setup: String,
    },
    /// Choose a setup by swaps, where `setup.order` is `swap_moves`.
    Swap {
        /// The command's id.
        id: String,
        side: Side,
        /// Which wings change horse and elephant.
        wings: Wings,
    },
    /// Place a piece, where `setup.order` is `piece_by_piece`.
    Place {
        /// The command's id.
        id: String,
        side: Side,
        /// Its FEN letter, in either case.
        piece: String,
        square: String,
    },
    /// Pick one of two closed hands: the soldier in it is the picker's side.
    PickHand {
        /// The command's id.
        id: String,
        hand: Hand,
    },
    /// Touch a piece: if the rules have touch-move, it has to move now if it can.
    Touch {
        /// The command's id.
        id: String,
        /// `now.ply` of the position that the player saw.
        ply: u32,
        /// The square of the piece.
        square: String,
        /// The last event (`seq`) that the player had seen; the command is refused if the situation has changed since.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// Take back, or ask for it.
    Takeback {
        /// The command's id.
        id: String,
        /// `now.ply` of the position that the player saw.
        ply: u32,
        /// The last event (`seq`) that the player had seen; the command is refused if the situation has changed since.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// Answer the opponent's takeback offer.
    TakebackAnswer {
        /// The command's id.
        id: String,
        accept: bool,
        /// The last event (`seq`) that the player had seen; the command is refused if the situation has changed since.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// Ask for a rematch with sides changed, or agree to one.
    Rematch {
        /// The command's id.
        id: String,
    },
    /// Decline the opponent's rematch request.
    DeclineRematch {
        /// The command's id.
        id: String,
    },
    /// Abort the game before each side has moved.
    Abort {
        /// The command's id.
        id: String,
    },
    /// Claim the game of an opponent who is away: from the `claimable_ms` of `absent` on.
    Claim {
        /// The command's id.
        id: String,
        claim: Claim,
    },
    /// Give the opponent 15 seconds: at most ten times a game.
    GiveTime {
        /// The command's id.
        id: String,
    },
    /// Offer to adjourn the game.
    OfferAdjourn {
        /// The command's id.
        id: String,
        /// The last event (`seq`) that the player had seen; the command is refused if the situation has changed since.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// Answer the opponent's offer to adjourn.
    AnswerAdjourn {
        /// The command's id.
        id: String,
        accept: bool,
        /// The last event (`seq`) that the player had seen; the command is refused if the situation has changed since.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// Offer to continue with the adjourned game.
    OfferResume {
        /// The command's id.
        id: String,
        /// The last event (`seq`) that the player had seen; the command is refused if the situation has changed since.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// Answer the opponent's offer to continue.
    AnswerResume {
        /// The command's id.
        id: String,
        accept: bool,
        /// The last event (`seq`) that the player had seen; the command is refused if the situation has changed since.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// Set the reader's conditional moves in a correspondence game, in place of all set before. On the opponent's turn only.
    SetLines {
        /// The command's id.
        id: String,
        /// `now.ply` of the position that the player saw.
        ply: u32,
        /// At most 20 lines of 2 to 20 plies in UCI, each beginning with a move of the opponent's; the pass is `e2e2`.
        lines: Vec<Vec<String>>,
        /// The last event (`seq`) that the player had seen; the command is refused if the situation has changed since.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// Agree to the game's referee, or decline.
    ConfirmReferee {
        /// The command's id.
        id: String,
        accept: bool,
    },
    /// Rule, as the game's referee.
    Rule {
        /// The command's id.
        id: String,
        ruling: Ruling,
        /// Why, at most 500 characters; may be empty.
        words: String,
        /// The last event (`seq`) that the player had seen; the command is refused if the situation has changed since.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// Say something in a room of the game's chat. It is not a command of the game: its `ack` brings no event.
    Chat {
        /// The command's id.
        id: String,
        room: ChatRoom,
        says: ChatWords,
    },
    /// Answered by `ack` and a `chat` of each room that is open to the reader; from then on, new lines come as well.
    ReadChat {
        /// The command's id.
        id: String,
    },
    /// Answered by `pong`.
    Ping {
        /// Whether the page is hidden. A hidden page reconnects by itself, but at most once a minute.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        hidden: bool,
    },
}

/// Wings of the own back rank, named by the board's files: left = files b and c, right = files g and h.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Wings {
    /// Leave both as they are.
    Neither,
    /// Files b and c.
    Left,
    /// Files g and h.
    Right,
    Both,
}

/// A message of the server. Seat-dependent parts are those of the reader.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "t", rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ServerMsg {
    /// The whole game: the first message, unless `since` could be served by events.
    State {
        /// Events so far.
        seq: u32,
        game: Box<GameView>,
    },
    /// One event. Events come in order, each `seq` one more than the last.
    Event {
        /// Its number, from 1.
        seq: u32,
        /// Time, milliseconds since 1970.
        at_ms: i64,
        event: GameEvent,
        /// The state after it; `null` on all but the last of several events sent together. In brief only if the reader
        /// opened the socket with `rules=1`.
        now: Option<AnyNow>,
    },
    /// A command is done and on disk.
    Ack {
        /// The command's id.
        id: String,
        /// The number of the last event that came of it.
        seq: u32,
    },
    /// A command was refused and changed nothing.
    Refused {
        /// The command's id.
        id: String,
        error: ErrorBody,
    },
    /// A frame could not be read; the connection continues.
    Error { error: ErrorBody },
    /// Progress of the engine's move.
    Thinking {
        /// The engine's side.
        side: Side,
        /// Progress.
        state: Thinking,
    },
    /// A player in a running game of two people is absent, or has returned. Sent when that or `claimable_ms` changes,
    /// and after `state` if a player is absent.
    Absent {
        /// The player's side.
        side: Side,
        /// Since when, as seen by the server, milliseconds since 1970; `null` when the player is present.
        since_ms: Option<i64>,
        /// The moment from which the opponent may send `claim`, milliseconds since 1970; `null` if no claim is
        /// possible.
        claimable_ms: Option<i64>,
    },
    /// Number of spectators: sockets of clients without a seat. Sent when that has changed, at most every two seconds.
    Watching { count: u32 },
    /// Messages in a room of the game's chat, oldest first: after `read_chat` the last ones, then each new one.
    Chat { room: ChatRoom, lines: Vec<ChatLine> },
    /// Answer to `ping`.
    Pong,
    /// The server closes the connection next; reconnect.
    Bye { reason: ByeReason },
}

/// The current state, in full or in brief.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum AnyNow {
    Full(Box<Now>),
    /// In brief: recognised by its `checksum`.
    Brief(Box<BriefNow>),
}

/// Progress of the engine's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Thinking {
    /// No worker has taken the job yet.
    Queued,
    /// A worker is searching.
    Thinking,
    /// The worker died or stopped responding; the job is requeued.
    WorkerLost,
}
