//! The deadlines of a game, and whether they keep it in memory.

use super::actor::Actor;
use play::Millis;
use play::TimeControl;
use play::room::Phase;
use std::time::Duration;

/// Time between a deadline and its check, so that one check is enough.
const AFTER_FLAG: Duration = Duration::from_millis(1);

impl Actor {
    pub(super) fn clock_runs(&self) -> bool {
        match self.room.phase() {
            Phase::Playing(playing) => playing.played.clock.running().is_some(),
            Phase::Arranging(_) | Phase::Over(_) => false,
        }
    }

    /// Returns whether the clock counts days, as in correspondence games.
    pub(super) fn counts_days(&self) -> bool {
        matches!(self.room.terms().time, TimeControl::Correspondence { .. })
    }

    /// Returns the time until the next deadline can be checked: a flag fall, the choice of a setup, or a first move.
    pub(super) fn until_time_out(&self) -> Option<Duration> {
        let time_out = self.room.time_out(self.mover_round_trip())?;
        Some(Duration::from_millis(time_out.since(self.now()).0) + AFTER_FLAG)
    }

    /// Returns whether a deadline keeps the room in memory. In correspondence games, only a deadline within two sweep
    /// intervals does, because sweeps load these games in time for later ones.
    pub(super) fn is_timed(&self) -> bool {
        let soon = self.services.limits.sweep_every.saturating_mul(2);
        self.until_time_out()
            .is_some_and(|wait| !self.counts_days() || wait <= soon)
    }

    pub(super) fn mover_round_trip(&self) -> Millis {
        match self.room.phase() {
            Phase::Playing(playing) => self.connections[playing.played.turn()].round_trip,
            Phase::Arranging(_) | Phase::Over(_) => Millis::ZERO,
        }
    }
}
