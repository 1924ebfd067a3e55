//! Reports absent players to a room's clients, with the time from which a claim is allowed.

use super::absence::Away;
use super::actor::Actor;
use crate::clock;
use janggi::{BySide, Side};
use play::room::{Phase, PlayerCommand, SeatHolder};
use wire::ws::ServerMsg;

impl Actor {
    /// Returns whether a player has a socket in the room.
    pub(super) fn a_player_is_here(&self) -> bool {
        Side::ALL.into_iter().any(|side| match self.room.seats()[side] {
            SeatHolder::Player(player) => self.readers.has(player),
            SeatHolder::Engine(_) | SeatHolder::House(_) | SeatHolder::Open => false,
        })
    }

    /// Updates the absent players and sends changes to all readers. Departures are sent after a delay.
    pub(super) fn update_absence(&mut self) {
        let now = self.now();
        let online = |player| self.services.program_streams.has(player);
        self.absence.note(&self.room, &self.readers, online, now);
        let limits = self.services.limits.claim;
        let present = BySide::from_fn(|side| self.absence.of(side, &self.room, &limits));
        let running = matches!(self.room.phase(), Phase::Playing(_));
        let waits = self.services.limits.absence;
        for side in Side::ALL {
            if !self.absence.is_due(side, present[side], clock::now(), &waits) {
                continue;
            }
            self.absence.told[side] = present[side];
            if running {
                let message = absent(side, present[side]);
                self.readers.send_everybody(&message);
            }
        }
    }

    /// Returns messages about absent players for a new reader.
    pub(super) fn absence_messages(&self) -> Vec<ServerMsg> {
        let told = |side| Some(absent(side, Some(self.absence.told[side]?)));
        Side::ALL.into_iter().filter_map(told).collect()
    }

    /// Sets the time from which a claim is allowed. Returns any other command unchanged.
    pub(super) fn with_absence(&mut self, command: PlayerCommand) -> PlayerCommand {
        match command {
            PlayerCommand::Claim { claim, from: _ } => {
                self.update_absence();
                let from = Side::ALL
                    .into_iter()
                    .find_map(|side| self.absence.told[side]?.claimable_from);
                PlayerCommand::Claim { claim, from }
            }
            command => command,
        }
    }
}

fn absent(side: Side, away: Option<Away>) -> ServerMsg {
    ServerMsg::Absent {
        side: wire::convert::side(side),
        since_ms: away.map(|away| away.since.0),
        claimable_ms: away.and_then(|away| away.claimable_from).map(|from| from.0),
    }
}
