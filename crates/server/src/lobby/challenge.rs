//! A pending challenge.

use crate::limits::Place;
use play::Player;
use wire::lobby::ChallengeView;

/// A challenge.
pub(super) struct Challenge {
    pub(super) from: Player,
    pub(super) to: Player,
    /// The view for both players.
    pub(super) view: ChallengeView,
    /// Slot among all pending challenges.
    pub(super) _place: Place,
}
