//! The participants of a room, which its sockets can look up without a message to the actor.

use janggi::BySide;
use play::Player;
use play::room::{Room, SeatHolder};
use std::sync::{Mutex, PoisonError};

/// The seats and the referee after the last stored event. Written by the actor and read by sessions.
#[derive(Debug)]
pub(super) struct SeatTable(Mutex<(BySide<SeatHolder>, Option<Player>)>);

impl SeatTable {
    pub(super) fn of(room: &Room) -> Self {
        Self(Mutex::new((*room.seats(), room.referee().player())))
    }

    pub(super) fn update(&self, room: &Room) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = (*room.seats(), room.referee().player());
    }

    /// Returns whether the engine or a computer player has a seat.
    pub(super) fn has_engine(&self) -> bool {
        let (seats, _) = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        [seats.cho, seats.han].iter().any(|seat| seat.level().is_some())
    }

    /// Returns whether `player` is the referee or has a seat.
    pub(super) fn takes_part(&self, player: Player) -> bool {
        let (seats, referee) = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let seat = SeatHolder::Player(player);
        seats.cho == seat || seats.han == seat || referee == Some(player)
    }
}
