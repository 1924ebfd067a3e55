//! Nicknames of guests, and registration of accounts.

use super::{Accounts, Asker};
use crate::error::AppError;
use crate::identity::cookie::NewCookie;
use crate::identity::names::{Name, closed_look};
use crate::identity::passwords::Password;
use crate::identity::sessions::{Session, begin};
use crate::open_sessions::Ended;
use store::{AccountCommand, NewAccount};
use wire::Code;
use wire::account::SignUp;

impl Accounts {
    /// Sets or removes a guest's nickname.
    ///
    /// # Errors
    ///
    /// `has_account`, `bad_name`, `name_taken` or `no_session`.
    pub(crate) async fn set_nickname(&self, session: Session, nickname: Option<&str>) -> Result<(), AppError> {
        if session.has_account {
            return Err(Code::HasAccount.into());
        }
        let nickname = match nickname {
            Some(typed) => Some(self.free_name(typed).await?.text().to_owned()),
            None => None,
        };
        let player = session.player;
        self.write(vec![AccountCommand::SetNickname { player, nickname }], Code::NoSession)
            .await
    }

    /// Checks that a name is valid and free, before a visitor becomes a guest.
    ///
    /// # Errors
    ///
    /// `bad_name` or `name_taken`.
    pub(crate) async fn check_name(&self, typed: &str) -> Result<(), AppError> {
        self.free_name(typed).await.map(|_| ())
    }

    /// Creates an account for the player, and replaces the session.
    ///
    /// # Errors
    ///
    /// `has_account`, `bad_name`, `name_taken`, `bad_password`, `weak_password` or `busy`.
    pub(crate) async fn sign_up(&self, asker: Asker<Session>, wanted: &SignUp) -> Result<NewCookie, AppError> {
        let Asker { client, session, label } = asker;
        if session.has_account {
            return Err(Code::HasAccount.into());
        }
        let name = self.free_name(&wanted.name).await?;
        let password = Password::typed(&wanted.password);
        let salt = self.services.random.secret();
        let _place = self.hashing_place(client)?;
        let password = self.hashing.hash_new(password, name.text(), salt).await?;
        let (row, cookie) = begin(&self.services, session.player, label)?;
        let account = NewAccount {
            player: session.player,
            skeleton: name.look(),
            closed_skeleton: closed_look(&name.look()),
            name: name.text().to_owned(),
            password,
            created_ms: row.created_ms,
        };
        let open = AccountCommand::OpenSession {
            session: row,
            replaces: Some(session.token),
        };
        // If two clients register the same name at the same time, the second one gets the usual error.
        self.write(vec![AccountCommand::Create(account), open], Code::NameTaken)
            .await?;
        self.services.open_sessions.end(session.token, Ended::Renewed);
        if let Err(error) = self.propose_handle(session.player, name.text()).await {
            // The account gets a handle when the API first needs one.
            tracing::warn!(%error, "a new account has no handle yet");
        }
        Ok(cookie)
    }

    async fn free_name(&self, typed: &str) -> Result<Name, AppError> {
        let name = Name::read(typed)?;
        let look = name.look();
        let closed = closed_look(&look);
        if self.services.store.is_name_taken([look, closed]).await? {
            return Err(Code::NameTaken.into());
        }
        Ok(name)
    }
}
