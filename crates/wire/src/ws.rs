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

/// A message from a client. The client chooses the `id` of a command: 1 to 32 of `A–Z a–z 0–9 _ -`. It may be reused in
/// the same game only to repeat the same command, which is then acknowledged again without a further effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "t", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ClientMsg {
    /// Make a move, pass, or perform another action such as a draw offer.
    Act {
        id: String,
        /// `now.ply` of the position that the player saw.
        ply: u32,
        /// The action: a step such as `a4b4`, a pass (`e2e2` or `pass`), `call`, `offer`, `accept`, `decline`,
        /// `stop:agreed` or `resign`; `resign:cho` or `resign:han` if one player holds both seats.
        action: String,
        /// `seq` of the last event that the player had seen. An outdated command is refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// Choose a setup.
    Arrange {
        id: String,
        side: Side,
        /// One of `setup.allowed`.
        setup: String,
    },
    /// Choose a setup by swapping horses and elephants, if `setup.order` is `swap_moves`.
    Swap { id: String, side: Side, wings: Wings },
    /// Place a piece, if `setup.order` is `piece_by_piece`.
    Place {
        id: String,
        side: Side,
        /// The FEN letter of the piece, in upper or lower case.
        piece: String,
        square: String,
    },
    /// Pick one of the two closed hands. The player gets the side of the soldier in it.
    PickHand { id: String, hand: Hand },
    /// Touch a piece, which must then be moved if possible. Only under touch-move rules.
    Touch {
        id: String,
        /// `now.ply` of the position that the player saw.
        ply: u32,
        square: String,
        /// `seq` of the last event that the player had seen. An outdated command is refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// Take back a move, or request a takeback.
    Takeback {
        id: String,
        /// `now.ply` of the position that the player saw.
        ply: u32,
        /// `seq` of the last event that the player had seen. An outdated command is refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// Answer the opponent's takeback request.
    TakebackAnswer {
        id: String,
        accept: bool,
        /// `seq` of the last event that the player had seen. An outdated command is refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// Request a rematch with the sides swapped, or agree to one.
    Rematch { id: String },
    /// Decline the opponent's rematch request.
    DeclineRematch { id: String },
    /// Abort the game. Possible until both sides have moved.
    Abort { id: String },
    /// Claim a win or a draw against an absent opponent, from the time `claimable_ms` in `absent` on.
    Claim { id: String, claim: Claim },
    /// Give the opponent 15 seconds, at most ten times per player and game. Only with byoyomi or Fischer time.
    GiveTime { id: String },
    /// Offer to adjourn the game.
    OfferAdjourn {
        id: String,
        /// `seq` of the last event that the player had seen. An outdated command is refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// Answer the opponent's offer to adjourn.
    AnswerAdjourn {
        id: String,
        accept: bool,
        /// `seq` of the last event that the player had seen. An outdated command is refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// Offer to resume the adjourned game.
    OfferResume {
        id: String,
        /// `seq` of the last event that the player had seen. An outdated command is refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// Answer the opponent's offer to resume.
    AnswerResume {
        id: String,
        accept: bool,
        /// `seq` of the last event that the player had seen. An outdated command is refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// Set the player's conditional moves in a correspondence game, replacing all earlier ones. Only on the opponent's
    /// turn.
    SetLines {
        id: String,
        /// `now.ply` of the position that the player saw.
        ply: u32,
        /// At most 20 lines of 2 to 20 plies in UCI, each starting with a move by the opponent. A pass is a null step
        /// such as `e2e2`.
        lines: Vec<Vec<String>>,
        /// `seq` of the last event that the player had seen. An outdated command is refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// Accept or decline the game's referee.
    ConfirmReferee { id: String, accept: bool },
    /// Make a ruling as the game's referee.
    Rule {
        id: String,
        ruling: Ruling,
        /// The reason, at most 500 characters; may be empty.
        words: String,
        /// `seq` of the last event that the player had seen. An outdated command is refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// Send a message to a chat room of the game. Chat messages are not game events.
    Chat {
        id: String,
        room: ChatRoom,
        says: ChatWords,
    },
    /// Subscribe to the chat. The server answers with `ack` and a `chat` for each room open to the client, followed by
    /// new messages.
    ReadChat { id: String },
    /// Test the connection; answered by `pong`.
    Ping {
        /// Whether the page is hidden. If its connection is lost, the player is reported as absent later than usual,
        /// because a hidden page reconnects at most once a minute.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        hidden: bool,
    },
}

/// Wings on which horse and elephant are swapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Wings {
    Neither,
    /// Files b and c.
    Left,
    /// Files g and h.
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
        /// Time of the event, in milliseconds since 1970.
        at_ms: i64,
        event: GameEvent,
        /// The state after the event; `null` for all but the last of several events that are sent together. The brief
        /// form is sent only if the client opened the socket with `rules=1`.
        now: Option<AnyNow>,
    },
    /// A command was executed and its events, if any, were stored.
    Ack {
        /// The command's id.
        id: String,
        /// Number of the command's last event, or of the game's last event if the command caused none.
        seq: u32,
    },
    /// A command was refused and had no effect.
    Refused {
        /// The command's id.
        id: String,
        error: ErrorBody,
    },
    /// A message was invalid and did not have a valid `id`. The connection stays open.
    Error { error: ErrorBody },
    /// Progress of the engine's move.
    Thinking {
        /// The engine's side.
        side: Side,
        state: Thinking,
    },
    /// A player has left a game in progress between two people, or has returned. Departures are sent after a delay.
    /// Also sent if `claimable_ms` changes, and to new clients while a player is absent.
    Absent {
        side: Side,
        /// Start of the absence, in milliseconds since 1970; `null` if the player is present.
        since_ms: Option<i64>,
        /// Time from which the opponent may send `claim`, in milliseconds since 1970; `null` if claims are impossible.
        claimable_ms: Option<i64>,
    },
    /// Number of spectators: sockets of clients without a seat. Sent to new clients unless it is 0, and after changes
    /// at most every two seconds.
    Watching { count: u32 },
    /// Messages in a chat room of the game, oldest first: recent ones after `read_chat`, then each new one.
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
    /// The worker ended or did not answer in time, and the job was queued again.
    WorkerLost,
}
