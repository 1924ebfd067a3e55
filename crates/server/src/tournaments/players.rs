//! Entering and leaving a tournament. The name of an entry is the player's key, so that views show the current name and
//! the names of closed accounts are not kept.

use super::change::Change;
use super::memory::Loaded;
use super::next::entries;
use super::registry::Tournaments;
use crate::error::AppError;
use crate::identity::must_play_rated;
use crate::services::Services;
use janggi::Preset;
use play::rating::Ladder;
use play::{Player, Speed, TournamentId};
use tournament::{Command, Entry};
use wire::tournament::TournamentSettings;
use wire::{Code, ErrorBody};

impl Tournaments {
    /// Enters a player, or lets a withdrawn player return. Does nothing if the player already takes part.
    ///
    /// # Errors
    ///
    /// `unknown_tournament`, `members_only`, `tournament_full`, `tournament_refused`; and, if games are rated,
    /// `bot_unrated` and `too_many_aborts`.
    pub(crate) async fn join(&self, id: TournamentId, player: Player) -> Result<(), AppError> {
        let services = &self.0.services;
        let loaded = self.load(id).await?;
        let settings = loaded.settings.clone();
        let plays = |id| loaded.tournament.state().players[id].withdrawn_after.is_none();
        if !entries(loaded.tournament.state()).get(&player).is_some_and(plays) {
            self.require_no_bar(&loaded.row, player).await?;
        }
        if settings.rated {
            must_play_rated(services, player).await?;
        }
        let rating = rating(services, &settings, player).await?;
        let most = services.limits.tournament_entries;
        self.change(id, Some(player), |loaded| joining(loaded, player, rating, most))
            .await?;
        Ok(())
    }

    /// Withdraws a player. A game in progress continues. Does nothing if the player does not take part.
    ///
    /// # Errors
    ///
    /// `unknown_tournament`, `tournament_refused`.
    pub(crate) async fn leave(&self, id: TournamentId, player: Player) -> Result<(), AppError> {
        let leaving = |loaded: &Loaded| {
            let state = loaded.tournament.state();
            let entry = entries(state).get(&player).copied();
            let plays = entry.filter(|id| state.players[id].withdrawn_after.is_none());
            Ok(plays.map_or_else(Change::default, |id| Change::of(Command::Withdraw(id))))
        };
        self.change(id, Some(player), leaving).await?;
        Ok(())
    }
}

fn joining(loaded: &Loaded, player: Player, rating: Option<u16>, most: u32) -> Result<Change, AppError> {
    let state = loaded.tournament.state();
    let entry = entries(state).get(&player).copied();
    let command = match entry {
        Some(id) if state.players[&id].withdrawn_after.is_none() => return Ok(Change::default()),
        Some(id) => Command::Return(id),
        None => Command::Enter(Box::new(Entry {
            name: player.to_string(),
            rating,
            ..Entry::default()
        })),
    };
    // Withdrawn players count too, so that the number of entries is limited.
    if entry.is_none() && state.players.len() >= usize::try_from(most).unwrap_or(usize::MAX) {
        return Err(ErrorBody::from(Code::TournamentFull).with("most", most).into());
    }
    Ok(Change::of(command))
}

/// Returns the rating by which a player is seeded.
async fn rating(services: &Services, settings: &TournamentSettings, player: Player) -> Result<Option<u16>, AppError> {
    let Some(ladder) = ladder(settings) else {
        return Ok(None);
    };
    let rows = services.store.ratings_of(player).await?;
    let found = rows.iter().find(|row| row.ladder == ladder);
    Ok(found.and_then(|row| u16::try_from(row.standing.points().clamp(1, 4_000)).ok()))
}

/// Returns the rating ladder for a tournament's games; `None` without a clock or for unknown rules.
pub(super) fn ladder(settings: &TournamentSettings) -> Option<Ladder> {
    let movement = Preset::rules_of(&settings.rules)?.movement;
    let speed = wire::convert::time_back(settings.time).speed();
    (speed != Speed::Unlimited).then_some(Ladder { movement, speed })
}
