//! The players of a game as programs are sent them.

use super::people::{title, user_id, username};
use crate::error::AppError;
use crate::identity::Accounts;
use crate::services::Services;
use janggi::BySide;
use play::rating::Ladder;
use play::room::{Room, SeatHolder};
use play::{Moment, Player};
use store::ProgramProfileRow;
use wire::api::{BOT, GamePlayer};

/// The seats of a game and the ladder on which it counts.
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

    /// Returns the players, with their ratings.
    pub(super) async fn players(
        self,
        services: &Services,
        accounts: &Accounts,
    ) -> Result<BySide<GamePlayer>, AppError> {
        let seated = [self.holders.cho, self.holders.han]
            .into_iter()
            .filter_map(SeatHolder::player);
        let rows = accounts.program_profiles(seated.collect()).await?;
        let mut players = BySide {
            cho: GamePlayer::default(),
            han: GamePlayer::default(),
        };
        for side in janggi::Side::ALL {
            players[side] = match self.holders[side] {
                SeatHolder::Player(player) => {
                    let row = rows.iter().find(|row| row.player == player);
                    person(services, (player, row), self.ladder).await?
                }
                SeatHolder::Engine(level) => GamePlayer {
                    name: format!("level {}", level.number()),
                    title: Some(BOT.to_owned()),
                    ai_level: Some(level.number()),
                    ..GamePlayer::default()
                },
                SeatHolder::House(house) => GamePlayer {
                    id: Some(format!("house:{}", house.code())),
                    name: house.code().to_owned(),
                    title: Some(BOT.to_owned()),
                    ai_level: Some(house.level().number()),
                    ..GamePlayer::default()
                },
                SeatHolder::Open => GamePlayer::default(),
            };
        }
        Ok(players)
    }
}

async fn person(
    services: &Services,
    (player, row): (Player, Option<&ProgramProfileRow>),
    ladder: Option<Ladder>,
) -> Result<GamePlayer, AppError> {
    let ratings = services.store.ratings_of(player).await?;
    let rating = ratings.into_iter().find(|rating| Some(rating.ladder) == ladder);
    let now = Moment(services.clock.now_ms());
    let rating = rating.map(|rating| wire::convert::rating(rating.standing, now));
    Ok(GamePlayer {
        id: Some(row.map_or_else(|| player.to_string(), user_id)),
        name: row.map_or_else(|| player.to_string(), username),
        display_name: row.and_then(|row| row.name.clone()),
        title: row.and_then(title),
        rating: rating.map(|rating| rating.rating),
        provisional: rating.is_some_and(|rating| rating.provisional),
        ai_level: None,
    })
}
