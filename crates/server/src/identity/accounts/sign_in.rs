//! Sessions of accounts: signing in, signing out, listing.

use super::{Accounts, Asker};
use crate::error::AppError;
use crate::identity::cookie::NewCookie;
use crate::identity::hex::encode;
use crate::identity::passwords::Password;
use crate::identity::second_factor::{TypedCode, step_of};
use crate::identity::sessions::{ClientLabel, Session, begin};
use crate::limits::Client;
use crate::open_sessions::Ended;
use play::Player;
use store::{AccountCommand, AccountRow, SecondFactorRow, TokenHash};
use wire::Code;
use wire::account::{Secret, SessionList, SessionView, SignIn};

impl Accounts {
    /// Opens a session of the account, and ends the device's previous session.
    ///
    /// # Errors
    ///
    /// `too_fast`, `busy`, `wrong_sign_in`, `suspended`, `second_factor_needed` or `wrong_code`.
    pub(crate) async fn sign_in(
        &self,
        asker: Asker<Option<Session>>,
        typed: &SignIn,
    ) -> Result<(Player, NewCookie), AppError> {
        let (look, account) = self.account_called(&typed.name).await?;
        self.throttle
            .try_password(asker.client.prefix(), &look, self.now_ms())?;
        let hash = account.as_ref().map(|account| account.password.as_str());
        let place = self.hashing_place(asker.client)?;
        let known = self.hashing.verify(Password::typed(&typed.password), hash).await?;
        drop(place);
        let Some(account) = account.filter(|_| known) else {
            return Err(Code::WrongSignIn.into());
        };
        if account.suspended {
            return Err(Code::Suspended.into());
        }
        let player = account.player;
        let used = self.second_factor((player, asker.client), &account, typed.code.as_ref())?;
        let replaced = asker.session.map(|session| session.token);
        let (cookie, _) = self
            .open(used, (player, replaced), (asker.label, Code::WrongCode))
            .await?;
        Ok((player, cookie))
    }

    /// Returns the command that uses up the code, if the account's second factor is on.
    fn second_factor(
        &self,
        owner: (Player, Client),
        account: &AccountRow,
        code: Option<&Secret>,
    ) -> Result<Vec<AccountCommand>, AppError> {
        match &account.second_factor {
            SecondFactorRow::Off | SecondFactorRow::Pending(_) => return Ok(Vec::new()),
            SecondFactorRow::On(_) => {}
        }
        let Some(code) = code else {
            return Err(Code::SecondFactorNeeded.into());
        };
        self.use_code(owner, account, TypedCode::read(code))
            .map(|used| vec![used])
    }

    /// Returns the command that uses up a code. The database checks recovery codes when it executes the command.
    pub(super) fn use_code(
        &self,
        (owner, client): (Player, Client),
        account: &AccountRow,
        code: TypedCode,
    ) -> Result<AccountCommand, AppError> {
        let player = account.player;
        match code {
            TypedCode::App(number) => {
                let now_ms = self.now_ms();
                self.throttle.try_code(client.prefix(), owner, now_ms)?;
                let step = step_of(&account.second_factor, number, now_ms).ok_or(Code::WrongCode)?;
                Ok(AccountCommand::UseStep { player, step })
            }
            TypedCode::Recovery(hash) => Ok(AccountCommand::UseRecoveryCode { player, hash }),
        }
    }

    /// Executes `first` and opens a session, in one transaction.
    pub(super) async fn open(
        &self,
        first: Vec<AccountCommand>,
        (player, replaces): (Player, Option<TokenHash>),
        (label, refusal): (ClientLabel, Code),
    ) -> Result<(NewCookie, TokenHash), AppError> {
        let (session, cookie) = begin(&self.services, player, label)?;
        let token = session.token_hash;
        let mut commands = first;
        commands.push(AccountCommand::OpenSession { session, replaces });
        self.write(commands, refusal).await?;
        if let Some(replaced) = replaces {
            self.services.open_sessions.end(replaced, Ended::Renewed);
        }
        Ok((cookie, token))
    }

    /// Ends the session on this device.
    pub(crate) async fn sign_out(&self, session: Session) -> Result<NewCookie, AppError> {
        self.end(session.token).await?;
        NewCookie::gone(&self.services.base_path)
    }

    /// Ends this or another session of the player.
    ///
    /// # Errors
    ///
    /// `unknown_session` if the player has no such session.
    pub(crate) async fn end_session(&self, session: Session, id: &str) -> Result<(), AppError> {
        let sessions = self.services.store.sessions_of(session.player).await?;
        let named = sessions.iter().find(|row| public_id(row.token_hash.0) == id);
        let Some(named) = named else {
            return Err(Code::UnknownSession.into());
        };
        self.end(named.token_hash).await
    }

    async fn end(&self, token: TokenHash) -> Result<(), AppError> {
        self.services
            .store
            .execute(AccountCommand::EndSession(token).into())
            .await?;
        self.services.open_sessions.end(token, Ended::SignedOut);
        Ok(())
    }

    /// Returns all sessions of the player.
    pub(crate) async fn sessions(&self, session: Session) -> Result<SessionList, AppError> {
        let rows = self.services.store.sessions_of(session.player).await?;
        let sessions = rows.into_iter().map(|row| SessionView {
            id: public_id(row.token_hash.0),
            created_ms: row.created_ms,
            seen_ms: row.seen_ms,
            current: row.token_hash == session.token,
            client: row.client,
        });
        Ok(SessionList {
            sessions: sessions.collect(),
        })
    }
}

/// Returns the first sixteen digits of a hash, which identify a player's session or access token but cannot be used as
/// one.
pub(super) fn public_id(hash: [u8; 32]) -> String {
    let mut digits = encode(&hash);
    digits.truncate(16);
    digits
}
