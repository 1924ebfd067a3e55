//! Restores the challenges that were pending when the server stopped, from the stored games. Expired ones end at the
//! lobby's next tick.

use super::state::Lobby;
use crate::error::AppError;
use janggi::Side;
use play::Moment;
use store::{Invitation, QueryError};

/// Number of games loaded at once.
const PAGE: u32 = 256;

/// Adds the stored challenges to the lobby and announces them to their players. Stops if the server shuts down.
pub(crate) async fn restore_challenges(lobby: Lobby) {
    let mut shutdown = lobby.0.services.shutdown.subscribe();
    let restored = tokio::select! {
        restored = lobby.restore_challenges() => restored,
        () = shutdown.wait() => return,
    };
    if let Err(error) = restored {
        tracing::warn!(%error, "not all challenges from before the start are listed; the links to their games work");
    }
}

impl Lobby {
    async fn restore_challenges(&self) -> Result<(), AppError> {
        let mut last = None;
        loop {
            let invitations = self.0.services.store.invitations_after(last, PAGE).await?;
            let Some(end) = invitations.last() else { return Ok(()) };
            last = Some(end.game);
            for invitation in &invitations {
                self.restore_challenge(invitation).await?;
            }
        }
    }

    async fn restore_challenge(&self, invitation: &Invitation) -> Result<(), AppError> {
        let stored = match self.0.services.store.events_of(invitation.game).await {
            Ok(stored) => stored,
            Err(QueryError::Unreadable { .. }) => return Ok(()),
            Err(error) => return Err(error.into()),
        };
        // An unreadable game is reported when it is opened.
        let Ok((room, _)) = store::load(&stored) else {
            return Ok(());
        };
        let terms = room.terms();
        let invited = terms.invited.filter(|invited| room.is_invited(*invited));
        let challenger = Side::ALL.into_iter().find_map(|side| terms.seats[side].player());
        if let (Some(from), Some(to)) = (challenger, invited) {
            let since = Moment(invitation.created_ms);
            self.list_challenge(terms, (from, to), (since, self.place_before(from)))
                .await?;
        }
        Ok(())
    }
}
