//! What a room has decided, on its way to the disk: with the first event of a rematch, and with the rating of a game that
//! has ended.

use super::actor::Actor;
use super::rows;
use crate::error::AppError;
use crate::rating_order::NextRated;
use play::Player;
use play::rating::{GAMES_IN_A_NETWORK, GAMES_OF_A_PAIR, PAIR_WINDOW};
use play::room::{Command, Event, EventKind, Room};
use store::Command as Write;

impl Actor {
    /// Stores events whole, with all that belongs to them. The event that says that a game was rated is appended to them.
    pub(super) async fn store(&mut self, events: &mut Vec<Event>) -> Result<(), AppError> {
        let services = std::sync::Arc::clone(&self.services);
        let players = self.room.players_to_be_rated();
        // Held until the rating is stored: several games that end at once are counted one after the other.
        let _turns = match players {
            Some(players) => Some(services.rating_order.turns(players).await),
            None => None,
        };
        let last_rated = match players {
            Some(players) if self.may_be_rated(players).await? => {
                Some(services.rating_order.last_rated(&services.store).await?)
            }
            _ => None,
        };
        let written = {
            // Held until the command is queued: games are rated in the order of their moments.
            let mut next = last_rated.map(NextRated::after);
            if let Some(next) = &mut next {
                let neighbours = self.neighbours;
                let rated = self.room.handle(Command::Rate { neighbours }, next.moment(self.now()));
                events.extend(rated.map_err(AppError::internal)?.events);
            }
            services.store.execute(self.writes(events)?)
        };
        Ok(written.await?)
    }

    /// Whether the players have not had enough games rated lately, with each other or with neighbours.
    async fn may_be_rated(&self, [first, second]: [Player; 2]) -> Result<bool, AppError> {
        let since = self.now().0.saturating_sub_unsigned(PAIR_WINDOW.0);
        let lately = self.services.store.rated_lately(first, second, since).await?;
        let with_neighbours = lately.first_with_neighbours.max(lately.second_with_neighbours);
        Ok(lately.together < GAMES_OF_A_PAIR && !(self.neighbours && with_neighbours >= GAMES_IN_A_NETWORK))
    }

    /// The rows of the events, those of the rematch if they made one, and the rating if they say so: all are written or none.
    fn writes(&self, events: &[Event]) -> Result<Write, AppError> {
        let append = rows::append(&self.room, self.created, events)?;
        let rematch = self.rematch(events)?;
        let is_rated = events.iter().any(|event| matches!(event.kind, EventKind::Rated { .. }));
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
