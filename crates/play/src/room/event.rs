//! What happened in a room, in order. Events are stored as JSON for ever.
//!
//! # Stability
//! Kinds and fields may be added, with a default for events already stored; none is renamed or given another meaning.

use janggi::{Arrangement, BySide, Side};
use serde::{Deserialize, Serialize};

use super::terms::Terms;
use crate::ids::{ClientId, GameId, Player};
use crate::time::{Millis, Moment};

/// The number of an event within its room, from 1, without gaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seq(pub u32);

impl Seq {
    /// The number of every room's first event.
    pub const FIRST: Self = Self(1);

    /// The number after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

/// The command that an event came of: the same one sent again is answered and not done.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Origin {
    /// Who sent it.
    pub player: Player,
    /// The sender's name for it.
    pub id: ClientId,
    /// The ply it was meant for, where it was meant for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ply: Option<u32>,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Event {
    /// Its number.
    pub seq: Seq,
    /// When.
    pub at: Moment,
    /// The player's command that it came of, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    /// What.
    #[serde(flatten)]
    pub kind: EventKind,
}

/// What an event says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum EventKind {
    /// The room was opened: everything agreed before.
    Opened {
        /// What was agreed.
        terms: Box<Terms>,
    },
    /// A player took an open seat.
    Joined {
        /// Which.
        side: Side,
        /// Who.
        player: Player,
    },
    /// A side chose where its horses and elephants stand (차림).
    Arranged {
        /// Which side.
        side: Side,
        /// What it chose.
        arrangement: Arrangement,
    },
    /// The first turn began.
    Started {
        /// What was chosen; `None` after a free position.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        arrangements: Option<BySide<Arrangement>>,
    },
    /// Something was done in the game.
    Acted {
        /// The judge's token: `a4b4`, `e2e2`, `call`, `offer`, `resign:cho`, `flag:han` …
        token: String,
        /// Who did it; `None` for an abort that the server decided.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// Board plies before it.
        ply: u32,
        /// The round trip that the server measured on the mover's connection.
        #[serde(default)]
        round_trip: Millis,
    },
    /// A side asked to take back (무르기).
    TakebackOffered {
        /// Who asked.
        side: Side,
    },
    /// The other side declined.
    TakebackDeclined {
        /// Who declined.
        side: Side,
    },
    /// Actions were taken back.
    TookBack {
        /// How many remain.
        actions_left: u32,
    },
    /// The game was broken off before it started.
    Aborted {
        /// Who did it.
        player: Player,
    },
    /// A side asked for a rematch.
    RematchOffered {
        /// Who asked.
        side: Side,
    },
    /// Both agreed.
    Rematched {
        /// The next game.
        game: GameId,
    },
    /// The server came back after a restart.
    Resumed,
}
