//! Creates the games of a round. Their ids were stored in the transaction that paired the round, so no game is created
//! twice.

use super::change::DIVISION;
use super::next::Situation;
use super::registry::Tournaments;
use crate::error::AppError;
use crate::identity::player_views;
use crate::lobby::{new_game, nowhere, opening, seated};
use crate::push::{Notice, Subject};
use janggi::{BySide, Side};
use play::room::{TakebackPolicy, Terms, TournamentTerms};
use play::{Millis, Player};
use std::time::Duration;
use store::{NewTournamentGame, Phase};
use tournament::state::Match;
use wire::push::PushKind;
use wire::vocabulary::PlayerView;

/// Lifetime of a notification about a new game.
const SOON: Duration = Duration::from_secs(600);

impl Tournaments {
    /// Creates the missing games of undecided pairings, and loads those in progress.
    pub(super) async fn make_games(&self, situation: &Situation<'_>) -> Result<(), AppError> {
        let state = situation.tournament.state();
        let (Some(division), Some(plan)) = (state.division(DIVISION), state.plan_of(DIVISION)) else {
            return Ok(());
        };
        if division.is_closed {
            return Ok(());
        }
        for at in division.pending(plan) {
            let (Some(found), Some(game)) = (division.find(at.0, at.1), situation.game(at)) else {
                continue;
            };
            match &game.state {
                None => {
                    let made = self.make(situation, found, game.at).await;
                    if let Err(error) = made {
                        tracing::warn!(game = %game.at.game, %error, "a game of a tournament was not made yet");
                    }
                }
                // The game's clock must run even if no client has opened the room since the server started.
                Some(state) if state.phase != Phase::Over && !self.0.rooms.is_loaded(game.at.game) => {
                    self.0.rooms.inspect(game.at.game).await?;
                }
                Some(_) => {}
            }
        }
        Ok(())
    }

    async fn make(&self, situation: &Situation<'_>, found: &Match, at: NewTournamentGame) -> Result<(), AppError> {
        let services = &self.0.services;
        let settings = situation.settings;
        let seats = seats(situation, found, at.attempt)?;
        let views = player_views(services, vec![seats.cho, seats.han]).await?;
        // An account may have been closed since its owner entered the tournament.
        let ratable = |player| views.get(&player).is_some_and(PlayerView::is_ratable);
        let rated = settings.rated && ratable(seats.cho) && ratable(seats.han);
        let terms = Terms {
            game: at.game,
            takeback: TakebackPolicy::Never,
            tournament: Some(TournamentTerms {
                id: situation.row.id,
                first_move: Millis::from_seconds(settings.first_move_s.into()),
            }),
            ..seated(
                opening(services, &new_game(&settings.rules, settings.time, rated))?,
                seats,
            )
        };
        self.0.rooms.create(terms, nowhere()).await?;
        self.forget_shown(situation.row.id);
        let Some(push) = &services.push else { return Ok(()) };
        for side in Side::ALL {
            let other = views.get(&seats[side.opposite()]);
            push.order(Notice {
                player: seats[side],
                kind: PushKind::Round,
                about: Subject::Game(at.game),
                name: other.and_then(|view| view.name.clone()),
                level: None,
                lasts: SOON,
                address: None,
            });
        }
        Ok(())
    }
}

/// Returns the players of game number `attempt` of a pairing. The players swap sides after each game.
fn seats(situation: &Situation<'_>, found: &Match, attempt: u16) -> Result<BySide<Player>, AppError> {
    let player = |side| {
        let id = found.entry(side, usize::from(attempt));
        let entry = situation.tournament.state().players.get(&id);
        let key = entry.map(|player| player.entry.name.as_str()).unwrap_or_default();
        key.parse::<Player>().map_err(AppError::internal)
    };
    Ok(BySide {
        cho: player(tournament::Side::Cho)?,
        han: player(tournament::Side::Han)?,
    })
}
