//! The type of pending challenges.

use crate::limits::Place;
use play::Player;
use wire::api::DeclineReason;
use wire::lobby::ChallengeView;

/// A pending challenge.
pub(super) struct Challenge {
    pub(super) from: Player,
    pub(super) to: Player,
    /// The challenge as shown to both players.
    pub(super) view: ChallengeView,
    /// Reason reported if the challenge is declined; generic unless the challenged player chooses one.
    pub(super) reason: DeclineReason,
    /// Slot in the pool of pending challenges, freed on drop.
    pub(super) _place: Place,
}
