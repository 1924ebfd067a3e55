//! What a room has decided, on its way to the disk: with the first event of a rematch, and with the rating of a game that
//! has ended.

use super::actor::Actor;
use super::rows;
use crate::error::AppError;
use crate::rating_order::NextRated;
use play::rating::{GAMES_OF_A_PAIR, PAIR_WINDOW};
use play::room::{Command, Event, EventKind, Room, SeatHolder};
use store::Command as Write;

impl Actor {
    /// Stores events whole, with all that belongs to them. The event that says that a game was rated is appended to them.
    pub(super) async fn store(&mut self, events: &mut Vec<Event>) -> Result<(), AppError> {
        let services = std::sync::Arc::clone(&self.services);
        let last_rated = if self.counts_for_ratings().await? {
            Some(services.rating_order.last_rated(&services.store).await?)
        } else {
            None
        };
        let written = {
            // Held until the command is queued: games are rated in the order of their moments.
            let mut next = last_rated.map(NextRated::after);
            if let Some(next) = &mut next {
                let rated = self.room.handle(Command::Rate, next.moment(self.now()));
                events.extend(rated.map_err(AppError::internal)?.events);
            }
            services.store.execute(self.writes(events)?)
        };
        Ok(written.await?)
    }

    /// Whether the game has just ended and is rated: also not where its players have had enough games rated lately.
    async fn counts_for_ratings(&self) -> Result<bool, AppError> {
        if !self.room.is_to_be_rated() {
            return Ok(false);
        }
        let seats = self.room.seats();
        let (SeatHolder::Player(cho), SeatHolder::Player(han)) = (seats.cho, seats.han) else {
            return Ok(false);
        };
        let since = self.now().0.saturating_sub_unsigned(PAIR_WINDOW.0);
        let pair = (cho.to_string(), han.to_string());
        let rated = self.services.store.rated_between(&pair.0, &pair.1, since).await?;
        if rated >= GAMES_OF_A_PAIR {
            return Ok(false);
        }
        Ok(!self.are_neighbours() || self.services.neighbour_games.take([cho, han], self.now()))
    }

    /// Whether both players were last heard from in the same network.
    fn are_neighbours(&self) -> bool {
        let [cho, han] = [self.connections.cho.address, self.connections.han.address];
        cho.is_some() && cho == han
    }

    /// The rows of the events, those of the rematch if they made one, and the rating if they say so: all are written or none.
    fn writes(&self, events: &[Event]) -> Result<Write, AppError> {
        let append = rows::append(&self.room, self.created, events)?;
        let rematch = self.rematch(events)?;
        let is_rated = events.iter().any(|event| matches!(event.kind, EventKind::Rated));
        let rating = store::rated_game(&self.room).filter(|_| is_rated).map(Write::Rate);
        let besides: Vec<Write> = rematch.into_iter().chain(rating).collect();
        Ok(if besides.is_empty() {
            append
        } else {
            Write::Together(std::iter::once(append).chain(besides).collect())
        })
    }

    /// The rows of the rematch, if these events made one.
    fn rematch(&self, events: &[Event]) -> Result<Option<Write>, AppError> {
        let Some((game, at)) = events.iter().find_map(|event| match event.kind {
            EventKind::Rematched { game } => Some((game, event.at)),
            _ => None,
        }) else {
            return Ok(None);
        };
        let terms = self.room.terms().rematch(game, *self.room.seats());
        let (room, events) = Room::open(terms, at).map_err(AppError::internal)?;
        rows::append(&room, at, &events).map(Some)
    }
}
