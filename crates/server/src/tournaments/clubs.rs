//! Club tournaments: only members can enter, and players who leave the club before the tournament begins are
//! withdrawn.

use super::change::Change;
use super::memory::Loaded;
use super::next::entries;
use super::registry::Tournaments;
use crate::error::AppError;
use crate::services::Services;
use play::{ClubId, Player, TournamentId};
use std::collections::HashSet;
use store::{ClubRole, TournamentPhase, TournamentRow};
use tournament::Command;
use wire::tournament::{EntryBar, TournamentClub};
use wire::{Code, ErrorBody};

/// The club of a tournament, and a player's role in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Host {
    /// The tournament does not belong to a club.
    None,
    /// The club no longer exists.
    Dissolved,
    /// The player's role; `None` outside the club.
    Club(Option<ClubRole>),
}

/// Returns the reason why a player cannot enter; `None` if the player can.
pub(super) const fn bar(host: Host) -> Option<EntryBar> {
    match host {
        Host::None | Host::Club(Some(ClubRole::Owner | ClubRole::Officer | ClubRole::Member)) => None,
        Host::Club(Some(ClubRole::Waiting)) => Some(EntryBar::Waiting),
        Host::Club(None) => Some(EntryBar::NotMember),
        Host::Dissolved => Some(EntryBar::Dissolved),
    }
}

impl Tournaments {
    /// Withdraws players who have left a club from its tournaments that have not begun. A tournament that cannot be
    /// changed now is corrected when it begins.
    pub(crate) async fn club_left(&self, club: ClubId) {
        let open = self
            .0
            .services
            .store
            .tournaments_of_club(club, TournamentPhase::Open, u32::MAX);
        let rows = open.await.unwrap_or_else(|error| {
            tracing::warn!(%club, %error, "players who left a club are withdrawn later");
            Vec::new()
        });
        for row in rows {
            if let Err(error) = self.withdraw_outsiders(row.id).await {
                tracing::warn!(tournament = %row.id, %error, "players who left a club are withdrawn later");
            }
        }
    }

    /// Withdraws players who are not members of the tournament's club, if the tournament has not begun and the club
    /// exists.
    pub(super) async fn withdraw_outsiders(&self, id: TournamentId) -> Result<(), AppError> {
        let loaded = self.load(id).await?;
        let Some(club) = loaded.row.club.filter(|_| loaded.row.phase == TournamentPhase::Open) else {
            return Ok(());
        };
        let rows = self.0.services.store.club_members(club).await?;
        // A club that exists has an owner.
        if rows.is_empty() {
            return Ok(());
        }
        let members = rows.iter().filter(|row| bar(Host::Club(Some(row.role))).is_none());
        let members: HashSet<Player> = members.map(|row| row.player).collect();
        self.change(id, None, |loaded| Ok(withdrawals(loaded, &members)))
            .await?;
        Ok(())
    }

    /// Returns the reason why a player cannot enter a tournament.
    pub(super) async fn bar_of(&self, row: &TournamentRow, player: Player) -> Result<Option<EntryBar>, AppError> {
        let store = &self.0.services.store;
        let host = match row.club {
            None => Host::None,
            Some(club) => match store.club_role(club, player).await? {
                None if store.club(club).await?.is_none() => Host::Dissolved,
                role => Host::Club(role),
            },
        };
        Ok(bar(host))
    }

    /// Refuses a player who cannot enter a tournament.
    ///
    /// # Errors
    ///
    /// `members_only`.
    pub(super) async fn require_no_bar(&self, row: &TournamentRow, player: Player) -> Result<(), AppError> {
        match self.bar_of(row, player).await? {
            None => Ok(()),
            Some(bar) => {
                let fact = serde_json::to_value(bar).map_err(AppError::internal)?;
                Err(ErrorBody::from(Code::MembersOnly).with("bar", fact).into())
            }
        }
    }
}

/// Returns the withdrawals of entered players who are not members.
fn withdrawals(loaded: &Loaded, members: &HashSet<Player>) -> Change {
    if loaded.row.phase != TournamentPhase::Open {
        return Change::default();
    }
    let state = loaded.tournament.state();
    let playing = entries(state).into_iter().filter(|(player, id)| {
        let plays = state.players[id].withdrawn_after.is_none();
        plays && !members.contains(player)
    });
    Change {
        commands: playing.map(|(_, id)| Command::Withdraw(id)).collect(),
        replays: Vec::new(),
    }
}

/// Returns the club for which `owner` makes a tournament.
///
/// # Errors
///
/// `unknown_club`, `not_officer`.
pub(super) async fn club_for(
    services: &Services,
    owner: Player,
    wanted: Option<&str>,
) -> Result<Option<ClubId>, AppError> {
    let Some(wanted) = wanted else { return Ok(None) };
    let club: ClubId = wanted.parse().map_err(|_| Code::UnknownClub)?;
    match services.store.club_role(club, owner).await? {
        Some(role) if role.manages() => Ok(Some(club)),
        None if services.store.club(club).await?.is_none() => Err(Code::UnknownClub.into()),
        Some(_) | None => Err(Code::NotOfficer.into()),
    }
}

/// Returns the clubs of tournaments for their views, in the order of `rows`.
pub(super) async fn clubs_of(
    services: &Services,
    rows: &[&TournamentRow],
) -> Result<Vec<Option<TournamentClub>>, AppError> {
    let clubs: HashSet<ClubId> = rows.iter().filter_map(|row| row.club).collect();
    if clubs.is_empty() {
        return Ok(vec![None; rows.len()]);
    }
    let names = services.store.club_names(clubs.into_iter().collect()).await?;
    let club = |id: ClubId| TournamentClub {
        id: id.to_string(),
        name: names
            .iter()
            .find(|(named, _)| *named == id)
            .map(|(_, name)| name.clone()),
    };
    Ok(rows.iter().map(|row| row.club.map(club)).collect())
}

#[cfg(test)]
mod tests {
    use super::{Host, bar};
    use store::ClubRole::{Member, Officer, Owner, Waiting};
    use wire::tournament::EntryBar;

    #[test]
    fn only_members_enter_a_tournament_of_a_club() {
        for (host, expected) in [
            (Host::None, None),
            (Host::Club(Some(Owner)), None),
            (Host::Club(Some(Officer)), None),
            (Host::Club(Some(Member)), None),
            (Host::Club(Some(Waiting)), Some(EntryBar::Waiting)),
            (Host::Club(None), Some(EntryBar::NotMember)),
            (Host::Dissolved, Some(EntryBar::Dissolved)),
        ] {
            assert_eq!(bar(host), expected, "{host:?}");
        }
    }
}
