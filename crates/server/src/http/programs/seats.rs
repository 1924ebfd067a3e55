//! Players of a game in the API's format.

use super::people::{title, user_id, username};
use crate::error::AppError;
use crate::identity::Accounts;
use crate::services::Services;
use janggi::{BySide, Side};
use play::rating::Ladder;
use play::room::{Room, SeatHolder};
use play::{Moment, Player};
use store::ProgramProfileRow;
use wire::api::GamePlayer;
use wire::vocabulary::RatingView;

/// The seats of a game, and the rating ladder for its movement and speed. Games without a clock have no ladder.
#[derive(Debug, Clone, Copy)]
pub(super) struct Seats {
    holders: BySide<SeatHolder>,
    ladder: Option<Ladder>,
}

impl Seats {
    pub(super) fn of(room: &Room) -> Self {
        let terms = room.terms();
        Self {
            holders: *room.seats(),
            ladder: Ladder::new(terms.rules.movement, terms.time.speed()),
        }
    }

    /// Returns the players in the seats, leaving out engines.
    pub(super) fn people(self) -> impl Iterator<Item = Player> {
        let holders = [self.holders.cho, self.holders.han];
        holders.into_iter().filter_map(SeatHolder::player)
    }

    /// Returns the players with their current ratings.
    pub(super) async fn players(
        self,
        services: &Services,
        accounts: &Accounts,
    ) -> Result<BySide<GamePlayer>, AppError> {
        let rows = accounts.program_profiles(self.people().collect()).await?;
        let mut players = self.named(|player| rows.iter().find(|row| row.player == player));
        for side in Side::ALL {
            if let Some(player) = self.holders[side].player() {
                let rating = self.rating(services, player).await?;
                players[side].rating = rating.as_ref().map(|rating| rating.rating);
                players[side].provisional = rating.is_some_and(|rating| rating.provisional);
            }
        }
        Ok(players)
    }

    /// Returns the players without ratings. `profile` looks up the profile of a player.
    pub(super) fn named<'a>(self, profile: impl Fn(Player) -> Option<&'a ProgramProfileRow>) -> BySide<GamePlayer> {
        BySide::from_fn(|side| match self.holders[side] {
            SeatHolder::Player(player) => {
                let row = profile(player);
                GamePlayer {
                    id: Some(row.map_or_else(|| player.to_string(), user_id)),
                    name: row.map_or_else(|| player.to_string(), username),
                    display_name: row.and_then(|row| row.name.clone()),
                    title: row.and_then(title),
                    ..GamePlayer::default()
                }
            }
            program => GamePlayer::of_program(program),
        })
    }

    async fn rating(self, services: &Services, player: Player) -> Result<Option<RatingView>, AppError> {
        let ratings = services.store.ratings_of(player).await?;
        let rating = ratings.into_iter().find(|rating| Some(rating.ladder) == self.ladder);
        let now = Moment(services.clock.now_ms());
        Ok(rating.map(|rating| wire::convert::rating(rating.standing, now)))
    }
}
