//! Public views of the players in a room's seats. Loaded with the room and when a seat or a name changes, not for every
//! move.

use super::actor::Actor;
use crate::error::AppError;
use crate::identity::player_views;
use janggi::{BySide, Side};
use play::rating::Ladder;
use play::{Moment, Player};
use wire::game_event::GameEvent;
use wire::vocabulary::{PlayerView, RatingView};
use wire::ws::ServerMsg;

impl Actor {
    /// Loads the views of the players. If that fails, the previous views are kept.
    pub(super) async fn look_players_up(&mut self) {
        let seats = *self.room.seats();
        let players = BySide {
            cho: seats.cho.player(),
            han: seats.han.player(),
        };
        match self.persons(players).await {
            Ok(players) => self.players = players,
            Err(error) => tracing::warn!(game = %self.game, %error, "the players were not looked up"),
        }
    }

    /// Reloads the views if `player` has a seat in the room.
    pub(super) async fn person_changed(&mut self, player: Player) {
        if self.room.sides_of(player).next().is_some() {
            self.look_players_up().await;
        }
    }

    async fn persons(&self, players: BySide<Option<Player>>) -> Result<BySide<Option<PlayerView>>, AppError> {
        let wanted = [players.cho, players.han].into_iter().flatten().collect();
        let mut views = player_views(&self.services, wanted).await?;
        for (&player, view) in views.iter_mut().filter(|(_, view)| view.account) {
            view.rating = self.rating_of(player).await?;
        }
        let view = |player: Option<Player>| views.get(&player?).cloned();
        Ok(BySide {
            cho: view(players.cho),
            han: view(players.han),
        })
    }

    /// Returns a player's rating on the game's ladder, if there is one.
    async fn rating_of(&self, player: Player) -> Result<Option<RatingView>, AppError> {
        let terms = self.room.terms();
        let ladder = Ladder::new(terms.rules.movement, terms.time.speed());
        let rows = self.services.store.ratings_of(player).await?;
        let row = rows.into_iter().find(|row| Some(row.ladder) == ladder);
        let now = Moment(self.services.clock.now_ms());
        Ok(row.map(|row| wire::convert::rating(row.standing, now)))
    }
}

/// Adds the players' public views to a message that names players.
pub(super) fn name_players(message: &mut ServerMsg, players: &BySide<Option<PlayerView>>) {
    match message {
        ServerMsg::State { game, .. } => game.seats.name(players),
        ServerMsg::Event {
            event: GameEvent::Joined { side, player },
            ..
        } => {
            let side = match side {
                wire::vocabulary::Side::Cho => Side::Cho,
                wire::vocabulary::Side::Han => Side::Han,
            };
            player.clone_from(&players[side]);
        }
        _ => {}
    }
}
