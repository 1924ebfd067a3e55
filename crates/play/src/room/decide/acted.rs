//! The event of an action.

use janggi::{Action, Side};

use crate::clock::ClockState;
use crate::room::event::EventKind;
use crate::room::phase::Played;
use crate::time::Millis;

/// What is said of an action, with what was charged for it and the clocks after it.
pub(super) fn acted(
    played: &Played,
    (side, action): (Option<Side>, Action),
    round_trip: Millis,
    charged: Option<(Millis, ClockState)>,
) -> EventKind {
    EventKind::Acted {
        token: action.to_token(played.game.position()),
        side,
        ply: played.ply(),
        round_trip,
        charge: charged.map(|(spent, _)| spent),
        clock: charged.map(|(_, clock)| clock),
    }
}
