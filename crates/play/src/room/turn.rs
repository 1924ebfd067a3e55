//! Event numbers and turns in a room, and the ids of players' commands.

use serde::{Deserialize, Serialize};

use crate::ids::{ClientId, Player};

/// The number of an event in its room, counted from 1 without gaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seq(pub u32);

impl Seq {
    /// The number of a room's first event.
    pub const FIRST: Self = Self(1);

    /// Returns the next number.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

/// A turn of a game. After a takeback, the same ply is a different turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// Number of steps and passes before the turn.
    pub ply: u32,
    /// The event with which the turn began.
    pub since: Seq,
}

/// The identity of a player's command, as stored in the resulting events.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct CommandName {
    /// The id that the client gave the command.
    pub id: ClientId,
    /// Ply of the position that the player saw, if the command contains it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ply: Option<u32>,
}

/// The command that caused an event. If the command is repeated, it is acknowledged but not executed again.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Origin {
    pub player: Player,
    /// The name of the command, which is unique among the player's commands.
    pub name: CommandName,
}
