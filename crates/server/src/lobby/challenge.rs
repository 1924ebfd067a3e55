//! A challenge that waits for an answer.

use crate::limits::Place;
use play::Player;
use wire::lobby::ChallengeView;

/// A challenge.
pub(super) struct Challenge {
    pub(super) from: Player,
    pub(super) to: Player,
    /// The view for both players.
    pub(super) view: ChallengeView,
    /// Among all challenges.
    pub(super) _place: Place,
}
