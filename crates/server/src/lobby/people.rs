//! Players in the lobby: their public view, rating, and blocked players.

use crate::error::AppError;
use crate::identity::player_views;
use crate::services::Services;
use janggi::Movement;
use play::house::Opponent;
use play::lobby::{RATING_OF_UNRATED, Standing};
use play::rating::Ladder;
use play::{Moment, Player, Speed, TimeControl};
use wire::vocabulary::PlayerView;

/// A player's data, loaded for one operation.
pub(super) struct Person {
    pub(super) view: PlayerView,
    /// Players who are blocked by this player or have blocked this player.
    pub(super) blocked: Vec<Player>,
}

impl Person {
    pub(super) fn standing(&self) -> Standing {
        if self.view.is_ratable() {
            Standing::Account
        } else {
            Standing::Guest
        }
    }

    /// Returns the strength by which a computer opponent is chosen. Provisional ratings are ignored.
    pub(super) fn strength(&self) -> Opponent {
        let settled = self.view.rating.filter(|rating| !rating.provisional);
        settled.map_or(Opponent::Newcomer, |rating| Opponent::Rated(rating.rating))
    }

    pub(super) fn rating(&self) -> i32 {
        self.view.rating.map_or(RATING_OF_UNRATED, |rating| rating.rating)
    }
}

/// Returns the ladder of a game; `None` for a game without a clock.
pub(super) fn ladder(movement: Movement, time: TimeControl) -> Option<Ladder> {
    let speed = time.speed();
    (speed != Speed::Unlimited).then_some(Ladder { movement, speed })
}

/// Loads a player. Without a ladder, the rating is `None`.
pub(super) async fn person(services: &Services, player: Player, ladder: Option<Ladder>) -> Result<Person, AppError> {
    let rating = match ladder {
        Some(ladder) => {
            let rows = services.store.ratings_of(player).await?;
            let now = Moment(services.clock.now_ms());
            let row = rows.into_iter().find(|row| row.ladder == ladder);
            row.map(|row| wire::convert::rating(row.standing, now))
        }
        None => None,
    };
    let view = player_views(services, vec![player]).await?.remove(&player);
    let blocked = services.store.blocked_with(player).await?;
    let view = PlayerView {
        rating,
        ..view.unwrap_or_else(|| PlayerView::nameless(player.to_string()))
    };
    Ok(Person { view, blocked })
}
