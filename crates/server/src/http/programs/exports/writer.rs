//! Writes finished games as text.

use super::filter::Filter;
use super::format::Format;
use crate::error::AppError;
use crate::http::programs::seats::Seats;
use crate::identity::Accounts;
use crate::services::Services;
use crate::zones;
use janggi::BySide;
use play::room::Room;
use play::{Moment, Player};
use std::collections::HashMap;
use std::sync::Arc;
use store::{FinishedGame, ProgramProfileRow, QueryError, Seat};
use wire::api::GameExport;
use wire::convert::Heading;

/// Profiles of the players in a page of games.
pub(super) type People = HashMap<Player, ProgramProfileRow>;

/// A game to write.
#[derive(Debug, Clone)]
pub(super) struct Wanted {
    pub(super) game: FinishedGame,
    pub(super) shown: Shown,
}

/// Condition for including a game in the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shown {
    IfPublic,
    /// The client played the game.
    Always,
}

/// Writer of games in one format.
pub(super) struct Writer {
    pub(super) services: Arc<Services>,
    pub(super) accounts: Arc<Accounts>,
    pub(super) format: Format,
    /// Filter whose setup criterion is checked after replaying a game.
    pub(super) filter: Option<Arc<Filter>>,
}

/// A replayed game. Profiles and rating changes are not yet in `json`.
struct Replayed {
    seats: Seats,
    rated: bool,
    json: GameExport,
    record: Option<String>,
}

impl Writer {
    /// Returns the player profiles for these games.
    pub(super) async fn people(&self, games: &[Wanted]) -> Result<People, AppError> {
        let seats = games.iter().flat_map(|wanted| {
            let BySide { cho, han } = wanted.game.seats;
            [cho, han]
        });
        let mut players: Vec<Player> = seats.filter_map(Seat::player).collect();
        players.sort_unstable();
        players.dedup();
        let rows = self.accounts.program_profiles(players).await?;
        Ok(rows.into_iter().map(|row| (row.player, row)).collect())
    }

    /// Returns a game as text that ends with a line break. `None` if the game is unreadable, excluded by the filter,
    /// hidden from this client or not supported by the format.
    pub(super) async fn text(&self, wanted: &Wanted, people: &People) -> Result<Option<String>, AppError> {
        let Some(replayed) = self.replayed(wanted, people).await? else {
            return Ok(None);
        };
        if self.format.record().is_some() {
            return Ok(replayed.record.map(|text| text + "\n"));
        }
        let mut json = replayed.json.with(replayed.seats.named(|player| people.get(&player)));
        if replayed.rated {
            json = json.rated_by(self.services.store.rating_changes_of(wanted.game.game).await?);
        }
        let line = serde_json::to_string(&json).map_err(AppError::internal)?;
        Ok(Some(line + "\n"))
    }

    async fn replayed(&self, wanted: &Wanted, people: &People) -> Result<Option<Replayed>, AppError> {
        let Wanted { game, shown } = wanted;
        let stored = match self.services.store.events_of(game.game).await {
            Ok(stored) => stored,
            Err(QueryError::Unreadable { .. }) => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        let name = |seat: Seat| people.get(&seat.player()?)?.name.clone();
        let names = BySide {
            cho: name(game.seats.cho),
            han: name(game.seats.han),
        };
        let (shown, created, format) = (*shown, Moment(game.created_ms), self.format);
        let filter = self.filter.clone();
        let replaying = self.services.heavy.run(move || {
            let public = || store::terms(&stored).is_some_and(|terms| terms.is_public());
            if shown == Shown::IfPublic && !public() {
                return None;
            }
            let (room, _) = store::load(&stored).ok()?;
            let taken = filter.is_none_or(|filter| filter.takes_setup(&room));
            taken.then(|| replay(&room, format, (created, names)))
        });
        replaying.await
    }
}

fn replay(room: &Room, format: Format, (created, names): (Moment, BySide<Option<String>>)) -> Replayed {
    let heading = Heading {
        created,
        ahead_s: zones::ahead_s(room.terms().zone.as_ref(), created),
        names,
    };
    Replayed {
        seats: Seats::of(room),
        rated: room.terms().rated,
        json: wire::api::game_export(room, created),
        record: format
            .record()
            .and_then(|format| wire::convert::record(room, format, &heading)),
    }
}
