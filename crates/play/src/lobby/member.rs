//! A member of the lobby. Must not know names, or sockets beyond their number.

use crate::ids::Player;
use crate::zone::Zone;

/// What a player without a rating counts as: where Glicko-2 begins.
pub const RATING_OF_UNRATED: i32 = 1500;

/// One socket in the lobby. A player may have several; each is its own member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MemberId(pub u64);

/// Whether a player has an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// A guest: plays unrated games only.
    Guest,
    Account,
}

/// A player at a socket, as of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The socket.
    pub id: MemberId,
    pub player: Player,
    /// Guest or account.
    pub standing: Standing,
    /// The rating in the speed and rules at hand; [`RATING_OF_UNRATED`] without one.
    pub rating: i32,
    pub blocked: Vec<Player>,
    /// Where; `None` if nobody said.
    pub zone: Option<Zone>,
}

impl Member {
    /// Whether the two may meet: two players, neither of whom has blocked the other.
    #[must_use]
    pub fn may_meet(&self, other: &Self) -> bool {
        self.player != other.player && !self.blocked.contains(&other.player) && !other.blocked.contains(&self.player)
    }
}
