//! Absent players, and the times from which their games can be claimed. A player is absent if they have neither a
//! socket in the room nor an open event stream.

use super::readers::Readers;
use crate::clock::Instant;
use crate::limits::{AbsenceLimits, ClaimLimits};
use janggi::{BySide, Side};
use play::room::{Phase, Room, SeatHolder};
use play::{Moment, Player};
use std::time::Duration;

/// Absent players.
#[derive(Debug, Default)]
pub(super) struct Absence {
    since: BySide<Option<Moment>>,
    /// The absences that were last announced to readers.
    pub(super) told: BySide<Option<Away>>,
    /// For each side, whether the player's page was hidden when the connection was lost. A hidden page reconnects by
    /// itself, at most once a minute.
    comes_back: BySide<bool>,
    /// Times of departures that have not been announced.
    gone: BySide<Option<Instant>>,
    /// Times at which these departures will be announced.
    due: BySide<Option<Instant>>,
}

/// Absence of a player in a running game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Away {
    pub(super) since: Moment,
    /// Time from which the opponent may claim the game; `None` if no claim is possible.
    pub(super) claimable_from: Option<Moment>,
}

impl Absence {
    /// Updates the absent players. `online` returns whether a player has an open event stream.
    pub(super) fn note(&mut self, room: &Room, readers: &Readers, online: impl Fn(Player) -> bool, now: Moment) {
        for side in Side::ALL {
            let away = match room.seats()[side] {
                SeatHolder::Player(player) => !readers.has(player) && !online(player),
                SeatHolder::Engine(_) | SeatHolder::House(_) | SeatHolder::Open => false,
            };
            self.since[side] = away.then(|| self.since[side].unwrap_or(now));
            self.comes_back[side] &= away;
        }
    }

    /// Records whether the page of `player` will reconnect, if the player has no socket left.
    pub(super) fn note_departure(&mut self, room: &Room, readers: &Readers, player: Option<Player>, comes_back: bool) {
        let Some(player) = player.filter(|player| !readers.has(*player)) else {
            return;
        };
        for side in room.sides_of(player) {
            self.comes_back[side] = comes_back;
        }
    }

    /// Returns whether a change in a side's presence must be sent now. A return is sent at once, a departure after a
    /// delay.
    pub(super) fn is_due(&mut self, side: Side, away: Option<Away>, now: Instant, limits: &AbsenceLimits) -> bool {
        if away.is_none() || self.told[side].is_some() {
            self.gone[side] = None;
            self.due[side] = None;
            return away != self.told[side];
        }
        let wait = if self.comes_back[side] {
            limits.hidden
        } else {
            limits.seen
        };
        let due = *self.gone[side].get_or_insert(now) + wait;
        self.due[side] = (due > now).then_some(due);
        due <= now
    }

    /// Returns the time at which the next departure must be announced.
    pub(super) fn due(&self) -> Option<Instant> {
        Side::ALL.into_iter().filter_map(|side| self.due[side]).min()
    }

    /// Returns the absence of a side's player in a running game between two different players.
    pub(super) fn of(&self, side: Side, room: &Room, limits: &ClaimLimits) -> Option<Away> {
        let (Phase::Playing(_), SeatHolder::Player(cho), SeatHolder::Player(han)) =
            (room.phase(), room.seats().cho, room.seats().han)
        else {
            return None;
        };
        let since = self.since[side].filter(|_| cho != han)?;
        let wait = limits.of(room.terms().time.speed());
        let awaited = room.awaited().filter(|(awaited, _)| *awaited == side);
        let claimable_from = awaited.map(|(_, turn)| after(since, wait.away).max(after(turn, wait.turn)));
        Some(Away { since, claimable_from })
    }
}

fn after(moment: Moment, wait: Duration) -> Moment {
    Moment(
        moment
            .0
            .saturating_add(i64::try_from(wait.as_millis()).unwrap_or(i64::MAX)),
    )
}
