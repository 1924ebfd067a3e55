//! A member of the lobby. Sockets are only numbers here, and this module must not depend on players' names.

use crate::ids::Player;
use crate::zone::Zone;

/// Rating assumed for an unrated player: the initial rating of Glicko-2.
pub const RATING_OF_UNRATED: i32 = 1500;

/// Id of a socket in the lobby. A player may have several sockets; each is a separate member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MemberId(pub u64);

/// Kind of player: guest or account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// A guest, who can play unrated games only.
    Guest,
    Account,
}

/// A player and their socket, at the time of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    pub id: MemberId,
    pub player: Player,
    pub standing: Standing,
    /// The rating for the speed and rules of the requested game; [`RATING_OF_UNRATED`] for an unrated player.
    pub rating: i32,
    pub blocked: Vec<Player>,
    pub zone: Option<Zone>,
}

impl Member {
    /// Returns whether two members may be paired: they are different players, and neither has blocked the other.
    #[must_use]
    pub fn may_meet(&self, other: &Self) -> bool {
        self.player != other.player && !self.blocked.contains(&other.player) && !other.blocked.contains(&self.player)
    }
}
