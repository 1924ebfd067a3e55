//! Commands of a tournament's directors: its owner, and the helpers that the owner has appointed.

use super::change::{Change, DIVISION};
use super::next::game_at;
use super::plan::name;
use super::registry::Tournaments;
use crate::error::AppError;
use crate::identity::player_views;
use play::{Player, TournamentId};
use store::TournamentCommand;
use tournament::{Command, EntryId, Outcome};
use wire::Code;
use wire::tournament::{TournamentOrder, TournamentOutcome};
use wire::vocabulary::Side;

/// Maximum number of helpers.
const MOST_HELPERS: usize = 10;

impl Tournaments {
    /// Carries out a director's order.
    ///
    /// # Errors
    ///
    /// `unknown_tournament`, `not_director`, `bad_tournament`, `members_only`, `tournament_refused`.
    pub(crate) async fn order(&self, id: TournamentId, by: Player, order: &TournamentOrder) -> Result<(), AppError> {
        self.require_director(id, by).await?;
        match order {
            TournamentOrder::Pair => self.withdraw_outsiders(id).await?,
            TournamentOrder::Return { entry } => {
                let loaded = self.load(id).await?;
                let entered = loaded.tournament.state().players.get(&EntryId(*entry));
                // The crate `tournament` refuses an entry that does not exist.
                if let Some(player) = entered.and_then(|player| player.entry.name.parse().ok()) {
                    self.require_no_bar(&loaded.row, player).await?;
                }
            }
            TournamentOrder::Withdraw { .. }
            | TournamentOrder::Report { .. }
            | TournamentOrder::Correct { .. }
            | TournamentOrder::Rename { .. }
            | TournamentOrder::Close => {}
        }
        let command = command(order)?;
        self.change(id, Some(by), |_| Ok(Change::of(command.clone()))).await?;
        Ok(())
    }

    /// Adds or removes a helper, at the owner's request.
    ///
    /// # Errors
    ///
    /// `unknown_tournament`, `not_director`, `unknown_player`, `tournament_full` if there are too many helpers.
    pub(crate) async fn help(
        &self,
        id: TournamentId,
        by: Player,
        (helper, helps): (Player, bool),
    ) -> Result<(), AppError> {
        let loaded = self.load(id).await?;
        if loaded.row.owner != by {
            return Err(Code::NotDirector.into());
        }
        let store = &self.0.services.store;
        let (tournament, player) = (id, helper);
        let views = player_views(&self.0.services, vec![player]).await?;
        if !views.get(&player).is_some_and(|view| view.account) {
            return Err(Code::UnknownPlayer.into());
        }
        let command = if helps {
            let helpers = store.tournament_helpers(id).await?;
            if helpers.len() >= MOST_HELPERS && !helpers.contains(&player) {
                return Err(wire::ErrorBody::from(Code::TournamentFull)
                    .with("most", MOST_HELPERS)
                    .into());
            }
            TournamentCommand::Help { tournament, player }
        } else {
            TournamentCommand::StopHelping { tournament, player }
        };
        store.execute(command.into()).await?;
        self.forget_shown(id);
        Ok(())
    }

    /// Fails with `not_director` unless the player directs the tournament.
    pub(super) async fn require_director(&self, id: TournamentId, player: Player) -> Result<(), AppError> {
        let loaded = self.load(id).await?;
        let is_owner = loaded.row.owner == player;
        match is_owner || self.0.services.store.tournament_helpers(id).await?.contains(&player) {
            true => Ok(()),
            false => Err(Code::NotDirector.into()),
        }
    }
}

fn command(order: &TournamentOrder) -> Result<Command, AppError> {
    Ok(match order {
        TournamentOrder::Pair => Command::Pair { division: DIVISION },
        TournamentOrder::Withdraw { entry } => Command::Withdraw(EntryId(*entry)),
        TournamentOrder::Return { entry } => Command::Return(EntryId(*entry)),
        TournamentOrder::Report { round, table, outcome } => Command::Report {
            at: game_at(*round, *table),
            outcome: reported(*outcome),
        },
        TournamentOrder::Correct {
            round,
            table,
            outcome,
            reason,
        } => Command::Correct {
            at: game_at(*round, *table),
            outcome: Some(reported(*outcome)),
            reason: reason.clone(),
        },
        TournamentOrder::Rename { name: typed } => Command::Describe {
            name: name(typed)?,
            place: None,
            date: None,
        },
        TournamentOrder::Close => Command::Close { division: DIVISION },
    })
}

const fn reported(outcome: TournamentOutcome) -> Outcome {
    match outcome {
        TournamentOutcome::Full { winner } => Outcome::won(side(winner), false),
        TournamentOutcome::Counted { winner } => Outcome::won(side(winner), true),
        TournamentOutcome::Draw => Outcome::Draw,
        TournamentOutcome::Forfeit { winner } => Outcome::Forfeit { winner: side(winner) },
        TournamentOutcome::BothForfeit => Outcome::BothForfeit,
    }
}

const fn side(side: Side) -> tournament::Side {
    match side {
        Side::Cho => tournament::Side::Cho,
        Side::Han => tournament::Side::Han,
    }
}
