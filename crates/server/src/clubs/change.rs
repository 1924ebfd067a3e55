//! Changes to clubs. Permissions are checked before the write; for role changes, the store checks the roles again.

use super::registry::Clubs;
use super::rights::{Change, manages, new_role, removal};
use super::typed;
use crate::error::AppError;
use play::{ClubEventId, ClubId, Player};
use store::{Admission, ClubBounds, ClubCommand, ClubMemberRow, ClubRole, CommandError};
use wire::club::{ClubText, NewClubEvent};
use wire::{Code, ErrorBody};

/// Maximum number of events per club, including past ones.
const MOST_EVENTS: u32 = 100;

impl Clubs {
    /// Creates a club and returns its id.
    ///
    /// # Errors
    ///
    /// `bad_club`, `too_many_clubs`.
    pub(crate) async fn create(&self, owner: Player, typed: &ClubText) -> Result<ClubId, AppError> {
        let limits = &self.services.limits;
        let id = ClubId::from_bits(self.services.random.number());
        let command = ClubCommand::Create {
            id,
            owner,
            at_ms: self.services.clock.now_ms(),
            text: typed::text(typed)?,
            bounds: ClubBounds {
                of_owner: limits.clubs_of_account,
                of_all: limits.clubs,
            },
        };
        self.execute(command, || Code::TooManyClubs.into()).await?;
        Ok(id)
    }

    /// Replaces a club's name, place, description and admission policy.
    ///
    /// # Errors
    ///
    /// `unknown_club`, `not_officer`, `bad_club`.
    pub(crate) async fn describe(&self, club: ClubId, by: Player, typed: &ClubText) -> Result<(), AppError> {
        self.require_officer(club, by).await?;
        let text = typed::text(typed)?;
        let command = ClubCommand::Describe { club, text };
        self.execute(command, || Code::UnknownClub.into()).await
    }

    /// Dissolves a club. Only the owner may do this.
    ///
    /// # Errors
    ///
    /// `unknown_club`, `not_officer`.
    pub(crate) async fn dissolve(&self, club: ClubId, by: Player) -> Result<(), AppError> {
        if self.role(club, by).await? != Some(ClubRole::Owner) {
            return Err(Code::NotOfficer.into());
        }
        let command = ClubCommand::Dissolve { club };
        self.execute(command, || Code::UnknownClub.into()).await
    }

    /// Adds a player as a member, or as waiting for approval. Does nothing if the player is already in the club.
    ///
    /// # Errors
    ///
    /// `unknown_club`, `club_full`.
    pub(crate) async fn join(&self, club: ClubId, player: Player) -> Result<(), AppError> {
        let row = self.services.store.club(club).await?.ok_or(Code::UnknownClub)?;
        if self.services.store.club_role(club, player).await?.is_some() {
            return Ok(());
        }
        let most = self.services.limits.club_members;
        let member = ClubMemberRow {
            player,
            role: match row.text.admission {
                Admission::Open => ClubRole::Member,
                Admission::Approval => ClubRole::Waiting,
            },
            since_ms: self.services.clock.now_ms(),
        };
        let full = || ErrorBody::from(Code::ClubFull).with("most", most);
        let entered = self.execute(ClubCommand::Enter { club, member, most }, full).await;
        if entered.is_ok() && member.role == ClubRole::Waiting {
            self.notify_officers(club, &row.text.name).await;
        }
        // A concurrent request of the same player may have succeeded first.
        if entered.is_err() && self.services.store.club_role(club, player).await?.is_some() {
            return Ok(());
        }
        entered
    }

    /// Removes a player from a club, or withdraws a request to join. Does nothing if the player is not in the club.
    ///
    /// # Errors
    ///
    /// `unknown_club`, `owner_stays`.
    pub(crate) async fn leave(&self, club: ClubId, player: Player) -> Result<(), AppError> {
        match self.role(club, player).await? {
            None => Ok(()),
            Some(ClubRole::Owner) => Err(Code::OwnerStays.into()),
            Some(_) => {
                let command = ClubCommand::Remove { club, player };
                self.execute(command, || Code::OwnerStays.into()).await?;
                self.tournaments.club_left(club).await;
                Ok(())
            }
        }
    }

    /// Approves a player, appoints or demotes an officer, or hands over the club.
    ///
    /// # Errors
    ///
    /// `unknown_club`, `not_officer`, `not_member`, `owner_stays`.
    pub(crate) async fn set_role(
        &self,
        club: ClubId,
        by: Player,
        (player, to): (Player, ClubRole),
    ) -> Result<(), AppError> {
        let own = self.role(club, by).await?;
        let from = self.services.store.club_role(club, player).await?;
        let set = |from, to, since_ms| ClubCommand::SetRole {
            club,
            player,
            from,
            to,
            since_ms,
        };
        let change = new_role(own, from, to)?;
        let command = match change {
            Change::None => return Ok(()),
            Change::Approve => set(ClubRole::Waiting, ClubRole::Member, Some(self.services.clock.now_ms())),
            Change::Appoint { from, to } => set(from, to, None),
            Change::HandOver => ClubCommand::HandOver {
                club,
                from: by,
                to: player,
            },
        };
        self.execute(command, || Code::NotMember.into()).await?;
        if change == Change::Approve {
            self.notify_player(club, player).await;
        }
        Ok(())
    }

    /// Removes a member, or rejects a request to join.
    ///
    /// # Errors
    ///
    /// `unknown_club`, `not_officer`, `not_member`, `owner_stays`.
    pub(crate) async fn remove(&self, club: ClubId, by: Player, player: Player) -> Result<(), AppError> {
        let own = self.role(club, by).await?;
        let role = self.services.store.club_role(club, player).await?;
        removal(own, role)?;
        if role == Some(ClubRole::Waiting) {
            let command = ClubCommand::Decline { club, player };
            self.execute(command, || Code::NotMember.into()).await?;
            self.notify_player(club, player).await;
            return Ok(());
        }
        let command = ClubCommand::Remove { club, player };
        self.execute(command, || Code::NotMember.into()).await?;
        self.tournaments.club_left(club).await;
        Ok(())
    }

    /// Adds an event to a club.
    ///
    /// # Errors
    ///
    /// `unknown_club`, `not_officer`, `bad_club`, `club_full`.
    pub(crate) async fn add_event(&self, club: ClubId, by: Player, typed: &NewClubEvent) -> Result<(), AppError> {
        self.require_officer(club, by).await?;
        let event = typed::event(ClubEventId::from_bits(self.services.random.number()), typed)?;
        let most = MOST_EVENTS;
        let full = || ErrorBody::from(Code::ClubFull).with("most", most);
        self.execute(ClubCommand::AddEvent { club, event, most }, full).await
    }

    /// Removes an event, if it exists.
    ///
    /// # Errors
    ///
    /// `unknown_club`, `not_officer`.
    pub(crate) async fn remove_event(
        &self,
        club: ClubId,
        by: Player,
        event: Option<ClubEventId>,
    ) -> Result<(), AppError> {
        self.require_officer(club, by).await?;
        let Some(event) = event else {
            return Ok(());
        };
        let command = ClubCommand::RemoveEvent { club, event };
        self.execute(command, || Code::UnknownClub.into()).await
    }

    /// Returns a player's role, or the error `unknown_club` if the club does not exist.
    async fn role(&self, club: ClubId, player: Player) -> Result<Option<ClubRole>, AppError> {
        let store = &self.services.store;
        match store.club_role(club, player).await? {
            None if store.club(club).await?.is_none() => Err(Code::UnknownClub.into()),
            role => Ok(role),
        }
    }

    async fn require_officer(&self, club: ClubId, by: Player) -> Result<(), AppError> {
        if manages(self.role(club, by).await?) {
            Ok(())
        } else {
            Err(Code::NotOfficer.into())
        }
    }

    /// Executes a command. `refused` returns the error to use if the store refuses the command.
    async fn execute(&self, command: ClubCommand, refused: impl Fn() -> ErrorBody) -> Result<(), AppError> {
        match self.services.store.execute(command.into()).await {
            Ok(()) => Ok(()),
            Err(CommandError::Conflict(_)) => Err(refused().into()),
            Err(error) => Err(error.into()),
        }
    }
}
