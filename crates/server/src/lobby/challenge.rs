//! A pending challenge.

use crate::limits::Place;
use play::Player;
use wire::api::DeclineReason;
use wire::lobby::ChallengeView;

/// A challenge that has not been answered.
pub(super) struct Challenge {
    pub(super) from: Player,
    pub(super) to: Player,
    /// The view for both players.
    pub(super) view: ChallengeView,
    /// Reason for declining; generic unless the challenged player gives another.
    pub(super) reason: DeclineReason,
    /// Slot among all pending challenges.
    pub(super) _place: Place,
}
