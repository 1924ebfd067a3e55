//! Counts the sockets of spectators and broadcasts the count at intervals.

use super::actor::Actor;
use crate::clock;
use play::room::{Phase, Visibility};
use wire::ws::ServerMsg;

impl Actor {
    /// Schedules a broadcast of the spectator count if it has changed and no broadcast is scheduled.
    pub(super) fn readers_changed(&mut self) {
        if self.watching.due.is_none() && self.watchers() != self.watching.told {
            self.watching.due = Some(clock::now() + self.services.limits.watching_every);
        }
    }

    /// Sends the spectator count to all readers if it has changed since the last broadcast.
    pub(super) fn broadcast_watching(&mut self) {
        self.watching.due = None;
        let count = self.watchers();
        if count != self.watching.told {
            self.watching.told = count;
            self.readers.send_everybody(&ServerMsg::Watching { count });
            self.list_live();
        }
    }

    /// Updates the game's entry in the list of live games.
    pub(super) fn list_live(&mut self) {
        let listed = match (self.room.terms().visibility, self.room.phase()) {
            (Visibility::Listed, Phase::Playing(_)) => Some(self.watching.told),
            (Visibility::Listed, Phase::Arranging(_) | Phase::Over(_)) | (Visibility::ByLink, _) => None,
        };
        self.watching.place.set(listed);
    }

    fn watchers(&self) -> u32 {
        let seated = |player| self.room.sides_of(player).next().is_some();
        let count = self.readers.count(|player| !player.is_some_and(seated));
        u32::try_from(count).unwrap_or(u32::MAX)
    }
}
