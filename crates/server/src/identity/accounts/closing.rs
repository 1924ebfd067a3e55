//! Closing accounts, and erasing the data of guests. Games and opponents' ratings do not change.

use super::Accounts;
use crate::error::AppError;
use crate::identity::cookie::NewCookie;
use crate::identity::names::closed_look;
use crate::identity::sessions::Session;
use crate::limits::Client;
use store::AccountCommand;
use wire::Code;
use wire::account::Secret;

impl Accounts {
    /// Closes the account and ends its sessions. Its name, credentials, messages and stored records are erased.
    ///
    /// # Errors
    ///
    /// `wrong_password`, `too_fast` or `busy`.
    pub(crate) async fn close(&self, who: (Client, Session), password: &Secret) -> Result<NewCookie, AppError> {
        let account = self.confirmed(who, password).await?;
        let command = AccountCommand::Close {
            closed_skeleton: closed_look(&account.skeleton),
            player: account.player,
            at_ms: self.now_ms(),
        };
        self.write(vec![command], Code::NoAccount).await?;
        self.services.open_sessions.end_all(who.1.player);
        NewCookie::gone(&self.services.base_path)
    }

    /// Erases the data of a guest, except games, and ends the guest's sessions.
    ///
    /// # Errors
    ///
    /// `has_account` if the player has an account.
    pub(crate) async fn forget_guest(&self, session: Session) -> Result<NewCookie, AppError> {
        let player = session.player;
        self.write(vec![AccountCommand::ForgetGuest { player }], Code::HasAccount)
            .await?;
        self.services.open_sessions.end_all(session.player);
        NewCookie::gone(&self.services.base_path)
    }
}
