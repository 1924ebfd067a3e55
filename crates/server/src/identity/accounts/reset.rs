//! Password resets by email.

use super::Accounts;
use super::email::link_hash;
use super::letters::{Draft, Written};
use crate::error::AppError;
use crate::identity::passwords::Password;
use crate::limits::Client;
use crate::mail::{EmailAddress, Letter};
use std::sync::Arc;
use store::{AccountCommand, AccountRow, EmailLinkKind, LetterKind};
use wire::Code;
use wire::account::{PasswordReset, RequestReset, ResetPassword};

/// Maximum number of accounts with the same address that are sent links per request.
const MOST: u32 = 5;

impl Accounts {
    /// Sends reset links by email. Accounts are looked up in the background, so the response time reveals nothing about
    /// them.
    ///
    /// # Errors
    ///
    /// `no_mail` or `busy`, regardless of the input.
    pub(crate) fn request_reset(self: &Arc<Self>, client: Client, typed: RequestReset) -> Result<(), AppError> {
        let accounts = Arc::clone(self);
        self.post()?.order(client.into(), async move {
            let written = accounts.reset_letters(&typed.account).await;
            written.unwrap_or_else(|error| {
                tracing::warn!(%error, "no link to a new password was written");
                Vec::new()
            })
        })
    }

    async fn reset_letters(&self, typed: &str) -> Result<Vec<Letter>, AppError> {
        let mut letters = Vec::new();
        for account in self.meant(typed.trim()).await? {
            letters.extend(self.reset_letter(account).await?);
        }
        Ok(letters)
    }

    /// Returns the accounts with this name or address.
    async fn meant(&self, typed: &str) -> Result<Vec<AccountRow>, AppError> {
        if !typed.contains('@') {
            let (_, account) = self.account_called(typed).await?;
            return Ok(account.into_iter().collect());
        }
        match typed.parse::<EmailAddress>() {
            Ok(address) => Ok(self.services.store.accounts_by_email(&address.look(), MOST).await?),
            Err(_) => Ok(Vec::new()),
        }
    }

    async fn reset_letter(&self, account: AccountRow) -> Result<Option<Letter>, AppError> {
        let Some(email) = account.email else {
            return Ok(None);
        };
        let now_ms = self.now_ms();
        if self.throttle.try_reset(account.player, now_ms).is_err() {
            return Ok(None);
        }
        let draft = Draft {
            player: account.player,
            name: account.name,
            to: email,
            kind: LetterKind::Link(EmailLinkKind::Reset),
        };
        let Written { letter, commands } = self.write_letter(draft)?;
        self.write(commands, Code::NoAccount).await?;
        Ok(letter)
    }

    /// Sets a new password for the account of a link. Ends all sessions and revokes all access tokens; the second
    /// factor does not change.
    ///
    /// # Errors
    ///
    /// `no_mail`, `wrong_link`, `bad_password`, `weak_password` or `busy`.
    pub(crate) async fn reset_password(&self, typed: &ResetPassword) -> Result<PasswordReset, AppError> {
        self.post()?;
        let hash = link_hash(&typed.token)?;
        let at_ms = self.now_ms();
        let link = self.services.store.email_link(hash).await?;
        let link = link
            .filter(|link| link.kind == EmailLinkKind::Reset && link.ends_ms > at_ms)
            .ok_or(Code::WrongLink)?;
        let account = self.services.store.account_of(link.player).await?;
        let account = account.ok_or(Code::WrongLink)?;
        let salt = self.services.random.secret();
        let password = Password::typed(&typed.new_password);
        let password = self.hashing.hash_new(password, &account.name, salt).await?;
        let player = account.player;
        let [set, end] = AccountCommand::new_password(player, password);
        let commands = vec![
            AccountCommand::UseResetLink { link: hash, at_ms },
            set,
            end,
            AccountCommand::RevokeAccessTokens { player },
        ];
        self.write(commands, Code::WrongLink).await?;
        self.services.open_sessions.end_all(player);
        Ok(PasswordReset { name: account.name })
    }
}
