//! Views of clubs, as sent to clients.

use super::registry::Clubs;
use super::rights::manages;
use crate::error::AppError;
use crate::identity::player_views;
use janggi::Movement;
use play::rating::Rating;
use play::{ClubId, Moment, Player};
use std::collections::HashMap;
use store::{ClubEventRow, ClubMemberRow, ClubRow, PageRequest};
use wire::Code;
use wire::club::{Admission, ClubEvent, ClubList, ClubMember, ClubRole, ClubSummary, ClubText, ClubView};
use wire::vocabulary::PlayerView;

/// Number of clubs per page, and maximum number of the reader's own clubs in a list.
const PAGE: u32 = 50;

impl Clubs {
    /// Returns a page of the clubs that match `search`. Without a search, the first page also lists the reader's own
    /// clubs.
    pub(crate) async fn list(&self, reader: Option<Player>, search: &str, index: u32) -> Result<ClubList, AppError> {
        let store = &self.services.store;
        let own = match reader {
            Some(reader) if index == 0 && search.trim().is_empty() => store.clubs_of(reader, PAGE).await?,
            _ => Vec::new(),
        };
        let page = PageRequest { index, size: PAGE };
        let found = store.clubs(search.to_owned(), page).await?;
        Ok(ClubList {
            own: own
                .into_iter()
                .map(|(club, member)| summary(club, Some(role(member.role))))
                .collect(),
            clubs: found.rows.into_iter().map(|club| summary(club, None)).collect(),
            more: found.more,
        })
    }

    /// Returns a club as `reader` sees it.
    ///
    /// # Errors
    ///
    /// `unknown_club`.
    pub(crate) async fn show(&self, club: ClubId, reader: Option<Player>) -> Result<ClubView, AppError> {
        let store = &self.services.store;
        let row = store.club(club).await?.ok_or(Code::UnknownClub)?;
        let rows = store.club_members(club).await?;
        let you = rows.iter().find(|row| Some(row.player) == reader).map(|row| row.role);
        if let Some(reader) = reader {
            self.visited(club, reader).await;
        }
        let people = self.people(club, &rows).await?;
        let shown = people.into_iter().zip(&rows).map(|(player, row)| ClubMember {
            player,
            role: role(row.role),
        });
        let (waiting, members): (Vec<_>, Vec<_>) = shown.partition(|member| member.role == ClubRole::Waiting);
        Ok(ClubView {
            id: row.id.to_string(),
            text: text(row.text),
            created_ms: row.created_ms,
            members,
            waiting: if manages(you) { waiting } else { Vec::new() },
            events: store.club_events(club).await?.into_iter().map(event).collect(),
            you: you.map(role),
            tournaments: self.tournaments.of_club(club).await?,
        })
    }

    /// Returns the members' views with ratings, in the order of `rows`.
    pub(super) async fn people(&self, club: ClubId, rows: &[ClubMemberRow]) -> Result<Vec<PlayerView>, AppError> {
        let mut views = player_views(&self.services, rows.iter().map(|row| row.player).collect()).await?;
        let ratings = usual_ratings(self.services.store.club_ratings(club).await?);
        let now = Moment(self.services.clock.now_ms());
        let view = |row: &ClubMemberRow| {
            let view = views.remove(&row.player);
            let view = view.unwrap_or_else(|| PlayerView::nameless(row.player.to_string()));
            let rating = ratings.get(&row.player);
            PlayerView {
                rating: rating.map(|rating| wire::convert::rating(rating.standing, now)),
                ..view
            }
        };
        Ok(rows.iter().map(view).collect())
    }
}

/// Returns each player's Janggi rating at the speed that the player has played most.
fn usual_ratings(ratings: Vec<Rating>) -> HashMap<Player, Rating> {
    let mut usual: HashMap<Player, Rating> = HashMap::new();
    for rating in ratings
        .into_iter()
        .filter(|one| one.ladder.movement == Movement::Janggi)
    {
        let known = usual.entry(rating.player).or_insert(rating);
        if rating.standing.games > known.standing.games {
            *known = rating;
        }
    }
    usual
}

fn summary(row: ClubRow, role: Option<ClubRole>) -> ClubSummary {
    ClubSummary {
        id: row.id.to_string(),
        name: row.text.name,
        place: row.text.place,
        members: row.members,
        admission: admission(row.text.admission),
        role,
    }
}

fn text(text: store::ClubText) -> ClubText {
    ClubText {
        name: text.name,
        place: text.place,
        about: text.about,
        admission: admission(text.admission),
    }
}

fn event(row: ClubEventRow) -> ClubEvent {
    ClubEvent {
        id: row.id.to_string(),
        day: row.day,
        title: row.title,
        place: row.place,
        note: row.note,
    }
}

const fn admission(admission: store::Admission) -> Admission {
    match admission {
        store::Admission::Open => Admission::Open,
        store::Admission::Approval => Admission::Approval,
    }
}

/// Converts a stored role for a response.
pub(crate) const fn role(role: store::ClubRole) -> ClubRole {
    match role {
        store::ClubRole::Owner => ClubRole::Owner,
        store::ClubRole::Officer => ClubRole::Officer,
        store::ClubRole::Member => ClubRole::Member,
        store::ClubRole::Waiting => ClubRole::Waiting,
    }
}

/// Converts a role from a request for the store.
pub(crate) const fn role_back(role: ClubRole) -> store::ClubRole {
    match role {
        ClubRole::Owner => store::ClubRole::Owner,
        ClubRole::Officer => store::ClubRole::Officer,
        ClubRole::Member => store::ClubRole::Member,
        ClubRole::Waiting => store::ClubRole::Waiting,
    }
}
