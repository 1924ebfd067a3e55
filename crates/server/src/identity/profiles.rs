//! Public views of players.

use super::sessions::Session;
use crate::error::AppError;
use crate::services::Services;
use play::rating::{Ladder, Rating};
use play::{Moment, Player};
use std::collections::HashMap;
use store::{HandleKind, ProfileRow, SecondFactorRow};
use wire::account::{AccountView, Me};
use wire::vocabulary::PlayerView;

fn player_view(profile: ProfileRow) -> PlayerView {
    PlayerView {
        id: profile.player.to_string(),
        name: profile.name,
        account: profile.has_account,
        bot: profile.bot,
        rating: None,
    }
}

/// Returns the public views of these players, without ratings.
pub(crate) async fn player_views(
    services: &Services,
    players: Vec<Player>,
) -> Result<HashMap<Player, PlayerView>, AppError> {
    if players.is_empty() {
        return Ok(HashMap::new());
    }
    let profiles = services.store.profiles(players).await?;
    let views = profiles
        .into_iter()
        .map(|profile| (profile.player, player_view(profile)));
    Ok(views.collect())
}

/// Public views of players, with their ratings.
pub(crate) struct RatedPlayers {
    views: HashMap<Player, PlayerView>,
    ratings: HashMap<Player, Vec<Rating>>,
    now: Moment,
}

impl RatedPlayers {
    /// Loads the players' views, and the ratings of those with an account.
    pub(crate) async fn load(services: &Services, players: Vec<Player>) -> Result<Self, AppError> {
        let views = player_views(services, players).await?;
        let mut ratings = HashMap::new();
        for (&player, _) in views.iter().filter(|(_, view)| view.account) {
            ratings.insert(player, services.store.ratings_of(player).await?);
        }
        let now = Moment(services.clock.now_ms());
        Ok(Self { views, ratings, now })
    }

    /// Returns the view of a player, with the rating on `ladder` if there is one.
    pub(crate) fn view(&self, player: Player, ladder: Option<Ladder>) -> Option<PlayerView> {
        let rows = self.ratings.get(&player);
        let row = rows.and_then(|rows| rows.iter().find(|row| Some(row.ladder) == ladder));
        let rating = row.map(|row| wire::convert::rating(row.standing, self.now));
        self.views
            .get(&player)
            .map(|view| PlayerView { rating, ..view.clone() })
    }
}

/// Returns the public and private data of the current user.
pub(crate) async fn me(services: &Services, player: Option<Player>) -> Result<Me, AppError> {
    let push = match &services.push {
        Some(push) => Some(push.public_key(&services.store).await?),
        None => None,
    };
    let Some(player) = player else {
        return Ok(Me {
            player: None,
            account: None,
            mail: services.post.is_some(),
            push,
        });
    };
    let account = services.store.account_of(player).await?;
    let view = player_views(services, vec![player]).await?.remove(&player);
    let handles = services.store.handles_of(player).await?;
    let chosen = handles.iter().any(|(_, kind)| *kind == HandleKind::Chosen);
    Ok(Me {
        player: view,
        account: account.map(|account| AccountView {
            name: account.name,
            handle: handles.last().map(|(handle, _)| handle.clone()),
            may_choose_handle: !chosen,
            created_ms: account.created_ms,
            second_factor: matches!(account.second_factor, SecondFactorRow::On(_)),
            recovery_codes: account.recovery_codes,
            club_emails: account.email.as_ref().map(|_| account.club_emails),
            tournament_emails: account.email.as_ref().map(|_| account.tournament_emails),
            email: account.email.map(|email| email.address),
            pending_email: account
                .pending_email
                .filter(|(_, ends_ms)| *ends_ms > services.clock.now_ms())
                .map(|(address, _)| address),
        }),
        mail: services.post.is_some(),
        push,
    })
}

impl Session {
    /// Calls [`me`] for the session's player.
    pub(crate) async fn me(&self, services: &Services) -> Result<Me, AppError> {
        me(services, Some(self.player)).await
    }
}
