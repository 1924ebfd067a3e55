//! Messages of `GET /ws/games/{id}?since=SEQ&rules=1`: JSON text, one message per frame, at most 8 KiB from clients.
//!
//! This module must not contain logic.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ErrorBody;
use crate::chat::{ChatLine, ChatRoom, ChatWords};
use crate::game_event::GameEvent;
use crate::http::{BriefNow, GameView, Hand, Now, Ruling};
use crate::vocabulary::Side;

pub use crate::vocabulary::{ByeReason, Claim};

/// A message from a client. `id` is the client's id for the command: 1 to 32 of `A–Z a–z 0–9 _ -`. It may be used again
/// in the same game only to repeat the same command, which is answered by the same `ack` and has no further effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "t", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ClientMsg {
    /// Play a step or a pass, or perform another action such as a draw offer.
    Act {
        /// The command's id.
        id: String,
        /// `now.ply` of the position that the player saw.
        ply: u32,
        /// The action: `a4b4`, `e2e2` or `pass`, `call`, `offer`, `accept`, `decline`, `resign`; `resign:cho` if one
        /// player holds both seats.
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
    /// Choose a setup by swaps, if `setup.order` is `swap_moves`.
    Swap {
        /// The command's id.
        id: String,
        side: Side,
        /// The wings on which horse and elephant are swapped.
        wings: Wings,
    },
    /// Place a piece, if `setup.order` is `piece_by_piece`.
    Place {
        /// The command's id.
        id: String,
        side: Side,
        /// The FEN letter of the piece, in upper or lower case.
        piece: String,
        square: String,
    },
    /// Pick one of two closed hands. The player gets the side of the soldier in it.
    PickHand {
        /// The command's id.
        id: String,
        hand: Hand,
    },
    /// Touch a piece, which must then be moved if possible. Only with rules that have touch-move.
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
    /// Take back a move, or request a takeback.
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
    /// Answer the opponent's takeback request.
    TakebackAnswer {
        /// The command's id.
        id: String,
        accept: bool,
        /// The last event (`seq`) that the player had seen; the command is refused if the situation has changed since.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// Request a rematch with the sides swapped, or agree to one.
    Rematch {
        /// The command's id.
        id: String,
    },
    /// Decline the opponent's rematch request.
    DeclineRematch {
        /// The command's id.
        id: String,
    },
    /// Abort the game, before both sides have moved.
    Abort {
        /// The command's id.
        id: String,
    },
    /// Claim the game against an absent opponent, from `claimable_ms` of the message `absent` on.
    Claim {
        /// The command's id.
        id: String,
        claim: Claim,
    },
    /// Give the opponent 15 seconds, at most ten times per game.
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
    /// Offer to resume the adjourned game.
    OfferResume {
        /// The command's id.
        id: String,
        /// The last event (`seq`) that the player had seen; the command is refused if the situation has changed since.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// Answer the opponent's offer to resume.
    AnswerResume {
        /// The command's id.
        id: String,
        accept: bool,
        /// The last event (`seq`) that the player had seen; the command is refused if the situation has changed since.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// Set the client's conditional moves in a correspondence game, replacing all earlier ones. Only on the opponent's
    /// turn.
    SetLines {
        /// The command's id.
        id: String,
        /// `now.ply` of the position that the player saw.
        ply: u32,
        /// At most 20 lines of 2 to 20 plies in UCI, each beginning with a move of the opponent. A pass is a null step
        /// such as `e2e2`.
        lines: Vec<Vec<String>>,
        /// The last event (`seq`) that the player had seen; the command is refused if the situation has changed since.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// Accept or decline the game's referee.
    ConfirmReferee {
        /// The command's id.
        id: String,
        accept: bool,
    },
    /// Make a ruling as the game's referee.
    Rule {
        /// The command's id.
        id: String,
        ruling: Ruling,
        /// The reason, at most 500 characters; may be empty.
        words: String,
        /// The last event (`seq`) that the player had seen; the command is refused if the situation has changed since.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// Send a message to a chat room of the game. This does not cause an event of the game.
    Chat {
        /// The command's id.
        id: String,
        room: ChatRoom,
        says: ChatWords,
    },
    /// Subscribe to the chat. Answered by `ack` and a `chat` for each room that is open to the recipient; new messages
    /// follow.
    ReadChat {
        /// The command's id.
        id: String,
    },
    /// Test the connection; answered by `pong`.
    Ping {
        /// Whether the page is hidden. Hidden pages reconnect automatically, but at most once a minute.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        hidden: bool,
    },
}

/// Wings of the back rank. Left is files b and c of the board, right is files g and h.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Wings {
    /// Neither wing.
    Neither,
    /// The wing on files b and c.
    Left,
    /// The wing on files g and h.
    Right,
    Both,
}

/// A message from the server. Some fields depend on the recipient.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "t", rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ServerMsg {
    /// The whole game. This is the first message, unless the events after `since` are sent instead.
    State {
        /// Number of events so far.
        seq: u32,
        game: Box<GameView>,
    },
    /// An event of the game. Events are sent in order and with consecutive numbers.
    Event {
        /// Number of the event, counted from 1.
        seq: u32,
        /// Time of the event, milliseconds since 1970.
        at_ms: i64,
        event: GameEvent,
        /// The state after the event; `null` for all but the last of several events that are sent together. The brief
        /// form is sent only if the client opened the socket with `rules=1`.
        now: Option<AnyNow>,
    },
    /// A command was executed and stored.
    Ack {
        /// The command's id.
        id: String,
        /// The number of the last event of the command.
        seq: u32,
    },
    /// A command was refused and had no effect.
    Refused {
        /// The command's id.
        id: String,
        error: ErrorBody,
    },
    /// A message was invalid. The connection stays open.
    Error { error: ErrorBody },
    /// Progress of the engine's move.
    Thinking {
        /// The engine's side.
        side: Side,
        /// Progress of the search.
        state: Thinking,
    },
    /// A player is absent from a game of two people in progress, or has returned. Sent when the player's presence or
    /// `claimable_ms` changes, and after `state` if a player is absent.
    Absent {
        /// The player's side.
        side: Side,
        /// Time since which the player has been absent, milliseconds since 1970; `null` if the player is present.
        since_ms: Option<i64>,
        /// Time from which the opponent may send `claim`, milliseconds since 1970; `null` if a claim is not possible.
        claimable_ms: Option<i64>,
    },
    /// Number of spectators: sockets of clients without a seat. Sent after changes, at most every two seconds.
    Watching { count: u32 },
    /// Messages in a chat room of the game, oldest first: the last ones after `read_chat`, then each new one.
    Chat { room: ChatRoom, lines: Vec<ChatLine> },
    /// The answer to `ping`.
    Pong,
    /// The server is about to close the connection. Clients should reconnect.
    Bye { reason: ByeReason },
}

/// The current state, in full or in brief.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum AnyNow {
    Full(Box<Now>),
    /// The state in brief, recognised by its `checksum`.
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
    /// The worker died or stopped responding, and the job was queued again.
    WorkerLost,
}
