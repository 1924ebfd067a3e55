//! The chat channels of a game and their access rules.

use janggi::Side;

use crate::ids::Player;
use crate::room::{Room, SeatHolder};

/// A channel of a game's chat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Channel {
    /// For the players and the referee, during and after the game.
    Players,
    /// For spectators, and for everyone once the game is over.
    Spectators,
}

impl Channel {
    /// All channels.
    pub const ALL: [Self; 2] = [Self::Players, Self::Spectators];

    /// Returns whether `player` may currently read and write in this channel.
    ///
    /// `None` stands for a visitor without a session. During a game, the players and the referee have no access to the
    /// spectators' channel.
    #[must_use]
    pub fn is_open_to(self, player: Option<Player>, room: &Room) -> bool {
        let takes_part = player
            .is_some_and(|player| room.sides_of(player).next().is_some() || room.referee().player() == Some(player));
        match self {
            Self::Players => takes_part,
            Self::Spectators => !takes_part || room.verdict().is_some(),
        }
    }
}

/// Returns whether a game has chat. Games against the engine, and games in which one player has both seats, do not.
#[must_use]
pub fn is_held(room: &Room) -> bool {
    let seats = room.seats();
    let has_engine = Side::ALL.iter().any(|side| seats[*side].level().is_some());
    let same_player = seats.cho == seats.han && seats.cho != SeatHolder::Open;
    !has_engine && !same_player
}
