//! Stores a room's events, with the rematch or the rating changes that they cause.

use super::actor::Actor;
use super::rows;
use crate::error::AppError;
use play::Moment;
use play::room::{Event, EventKind, Room};
use store::Command as Write;

impl Actor {
    /// Stores events, with the rematch or the rating changes that they cause. The event that rates a game is
    /// appended.
    pub(super) async fn store(&mut self, events: &mut Vec<Event>) -> Result<(), AppError> {
        if self.room.players_to_be_rated().is_some() {
            // Boxed, because this future is large and rarely needed.
            let ending = self.rated_ending(events);
            let stored = Box::pin(ending.store(&self.services.store, || self.now())).await?;
            if let Some((room, all)) = stored {
                (self.room, *events) = (room, all);
                return Ok(());
            }
        }
        let write = writes(&self.room, self.created, events)?;
        Ok(self.services.store.execute(write).await?)
    }
}

/// Returns the command that stores `events`, the last ones of `room`, and the rematch that they created, if any. It is
/// executed completely or not at all.
pub(super) fn writes(room: &Room, created: Moment, events: &[Event]) -> Result<Write, AppError> {
    let append = rows::append(room, created, events)?;
    Ok(match rematch(room, events)? {
        Some(rematch) => Write::Together(vec![append, rematch]),
        None => append,
    })
}

/// Returns the command that stores the rematch, if `events` created one.
fn rematch(room: &Room, events: &[Event]) -> Result<Option<Write>, AppError> {
    let Some((game, at)) = events.iter().find_map(|event| match event.kind {
        EventKind::Rematched { game } => Some((game, event.at)),
        _ => None,
    }) else {
        return Ok(None);
    };
    let terms = room.terms().rematch(game, *room.seats());
    let (room, events) = Room::open(terms, at).map_err(AppError::internal)?;
    rows::append(&room, at, &events).map(Some)
}
