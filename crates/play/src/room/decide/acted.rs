//! Construction of `Acted` events.

use janggi::{Action, Side};

use crate::clock::Clock;
use crate::room::event::EventKind;
use crate::room::phase::Played;
use crate::room::written::written;
use crate::time::Millis;

/// Builds the event for an action other than a step or a pass.
pub(super) fn said(played: &Played, side: Option<Side>, action: Action) -> EventKind {
    EventKind::Acted {
        action: written(action, played.game.position()),
        side,
        ply: played.ply(),
        round_trip: Millis::ZERO,
        charge: None,
        credit: None,
        clock: None,
    }
}

/// Builds the event for a step or a pass, with the clocks after it, the charged time and the lag credit.
pub(super) fn moved(
    played: &Played,
    (side, action): (Side, Action),
    round_trip: Millis,
    (clock, spent): (Clock, Millis),
) -> EventKind {
    let state = clock.state();
    EventKind::Acted {
        action: written(action, played.game.position()),
        side: Some(side),
        ply: played.ply(),
        round_trip,
        charge: state.map(|_| spent),
        credit: state.map(|_| clock.credit_since(&played.clock, side)),
        clock: state,
    }
}
