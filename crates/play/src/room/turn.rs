//! Numbers of events, turns and players' commands within a room.

use serde::{Deserialize, Serialize};

use crate::ids::{ClientId, Player};

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

/// One turn of a game. After a takeback the same ply is another turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// Board plies before it.
    pub ply: u32,
    /// The event with which it began.
    pub since: Seq,
}

/// A player's name for a command, as the events that came of it keep it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct CommandName {
    /// The sender's name for it.
    pub id: ClientId,
    /// The ply it was meant for, where it was meant for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ply: Option<u32>,
}

/// The command that an event came of: the same one sent again is answered and not done.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Origin {
    pub player: Player,
    /// The sender's name for it.
    pub name: CommandName,
}
