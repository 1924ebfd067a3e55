//! Who sits in a room, as its sockets can see without asking the actor.

use janggi::BySide;
use play::Player;
use play::room::SeatHolder;
use std::sync::{Mutex, PoisonError};

/// The seats after the last event on disk. The actor writes, sessions read.
#[derive(Debug)]
pub(super) struct SeatTable(Mutex<BySide<SeatHolder>>);

impl SeatTable {
    pub(super) fn new(seats: BySide<SeatHolder>) -> Self {
        Self(Mutex::new(seats))
    }

    pub(super) fn set(&self, seats: BySide<SeatHolder>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = seats;
    }

    /// Whether the engine holds a seat.
    pub(super) fn has_engine(&self) -> bool {
        let seats = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        [seats.cho, seats.han]
            .iter()
            .any(|seat| matches!(seat, SeatHolder::Engine(_)))
    }

    /// Whether `player` holds a seat. Nobody who does ever loses it.
    pub(super) fn holds(&self, player: Player) -> bool {
        let seats = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let seat = SeatHolder::Player(player);
        seats.cho == seat || seats.han == seat
    }
}
