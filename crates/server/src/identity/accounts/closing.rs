//! The end of an account. Games and others' ratings stay as they are.

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
    /// Erases name and credentials of the account and ends its sessions.
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
        NewCookie::gone()
    }
}
