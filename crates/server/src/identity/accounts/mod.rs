//! Operations on accounts, called by the HTTP handlers.
//!
//! - `sign_up`: nicknames and registration; `sign_in`: sessions of accounts
//! - `credentials`: passwords and codes; `tokens`: access tokens; `programs`: handles and bots;
//!   `closing`: closing an account
//! - `email`: the address of an account; `reset`: password resets by email; `letters`: emails and their storage

mod closing;
mod credentials;
mod email;
mod letters;
mod programs;
mod reset;
mod sign_in;
mod sign_up;
mod tokens;

use super::names::look;
use super::passwords::{Hashing, Password};
use super::sessions::{ClientLabel, Session};
use super::throttle::Throttle;
use crate::error::AppError;
use crate::limits::{Client, Place, Pool, Sharer, Shares};
use crate::mail::MailQueue;
use crate::services::Services;
use std::sync::Arc;
use store::{AccountCommand, AccountRow, Command, CommandError};
use wire::account::Secret;
use wire::{Code, ErrorBody};

/// Limit on the hashing slots of one network: half the length of the queue.
const HASHING: Shares = Shares {
    of_address: 32,
    ..Shares::UNBOUNDED
};

/// Operations on accounts. One per server, behind an `Arc`.
#[derive(Debug)]
pub(crate) struct Accounts {
    services: Arc<Services>,
    hashing: Hashing,
    throttle: Throttle,
    /// Slots for passwords that are being hashed or waiting to be hashed.
    hashing_places: Pool,
}

/// The client of a request, with its session and its label.
#[derive(Debug, Clone)]
pub(crate) struct Asker<S> {
    pub(crate) client: Client,
    pub(crate) session: S,
    pub(crate) label: ClientLabel,
}

impl Accounts {
    pub(crate) fn new(services: Arc<Services>) -> Self {
        Self {
            hashing: Hashing::new(&services.random.secret()),
            services,
            throttle: Throttle::new(),
            hashing_places: Pool::new(HASHING),
        }
    }

    /// Returns the number of hashing jobs started.
    pub(crate) fn hashes(&self) -> u64 {
        self.hashing.done()
    }

    /// Reserves a slot for hashing a password. Dropping the returned value frees it.
    ///
    /// # Errors
    ///
    /// `busy` if the client's network has used up its share.
    fn hashing_place(&self, client: Client) -> Result<Place, ErrorBody> {
        let by = Sharer {
            address: Some(client.prefix()),
            player: None,
        };
        let place = self.hashing_places.take(by, 1);
        place.map_err(|_| ErrorBody::from(Code::Busy).with("retry_after_s", 1))
    }

    fn now_ms(&self) -> i64 {
        self.services.clock.now_ms()
    }

    /// Checks the password of a session's account, and returns the account.
    async fn confirmed(&self, (client, session): (Client, Session), password: &Secret) -> Result<AccountRow, AppError> {
        let account = self.account(session).await?;
        let now_ms = self.now_ms();
        self.throttle.try_password(client.prefix(), &account.skeleton, now_ms)?;
        let _place = self.hashing_place(client)?;
        let password = Password::typed(password);
        if self.hashing.verify(password, Some(&account.password)).await? {
            Ok(account)
        } else {
            Err(Code::WrongPassword.into())
        }
    }

    /// Returns the mail queue.
    ///
    /// # Errors
    ///
    /// `no_mail` if the server sends no email.
    fn post(&self) -> Result<&MailQueue, AppError> {
        self.services.post.as_ref().ok_or_else(|| Code::NoMail.into())
    }

    async fn account(&self, session: Session) -> Result<AccountRow, AppError> {
        let account = self.services.store.account_of(session.player).await?;
        account.ok_or_else(|| Code::NoAccount.into())
    }

    async fn account_called(&self, name: &str) -> Result<(String, Option<AccountRow>), AppError> {
        let typed: String = name.trim().chars().take(80).collect();
        let look = look(&typed);
        let account = self.services.store.account_named(&look).await?;
        Ok((look, account))
    }

    /// Executes commands in one transaction. A conflict is returned as the error `code`.
    async fn write(&self, commands: Vec<AccountCommand>, code: Code) -> Result<(), AppError> {
        let commands = commands.into_iter().map(Command::from).collect();
        match self.services.store.execute(Command::Together(commands)).await {
            Err(CommandError::Conflict(_)) => Err(code.into()),
            written => Ok(written?),
        }
    }
}
