//! Passwords, second factors and recovery codes of accounts.

use super::{Accounts, Asker};
use crate::error::AppError;
use crate::identity::cookie::NewCookie;
use crate::identity::passwords::Password;
use crate::identity::second_factor::{TypedCode, new_secret, recovery_codes, shown, typed_recovery_hash};
use crate::identity::sessions::Session;
use crate::limits::Client;
use play::Player;
use store::{AccountCommand, SecondFactorRow};
use wire::Code;
use wire::account::{ChangePassword, Recover, RecoveryCodes, SecondFactorSecret, Secret};

impl Accounts {
    /// Changes the password. All sessions end, and this device gets a new session.
    ///
    /// # Errors
    ///
    /// `wrong_password`, `too_fast`, `bad_password`, `weak_password` or `busy`.
    pub(crate) async fn change_password(
        &self,
        asker: Asker<Session>,
        typed: &ChangePassword,
    ) -> Result<NewCookie, AppError> {
        let Asker { client, session, label } = asker;
        let account = self.confirmed((client, session), &typed.password).await?;
        let salt = self.services.random.secret();
        let password = Password::typed(&typed.new_password);
        let password = self.hashing.hash_new(password, &account.name, salt).await?;
        let first = AccountCommand::new_password(account.player, password).to_vec();
        let sessions = (session.player, Some(session.token));
        let (cookie, _) = self.open(first, sessions, (label, Code::NoAccount)).await?;
        self.services.open_sessions.end_all(session.player);
        Ok(cookie)
    }

    /// Sets a new password with a recovery code. All sessions and access tokens end, and this device gets a new
    /// session.
    ///
    /// # Errors
    ///
    /// `too_fast`, `bad_password`, `weak_password`, `busy`, `suspended`, or `wrong_recovery`, which does not reveal
    /// whether the name or the code is wrong.
    pub(crate) async fn recover(
        &self,
        asker: Asker<Option<Session>>,
        typed: &Recover,
    ) -> Result<(Player, NewCookie), AppError> {
        let (look, account) = self.account_called(&typed.name).await?;
        self.throttle
            .try_password(asker.client.prefix(), &look, self.now_ms())?;
        // The password is hashed before the code is checked, so that the work is the same for every name.
        let salt = self.services.random.secret();
        let _place = self.hashing_place(asker.client)?;
        let password = Password::typed(&typed.new_password);
        let password = self.hashing.hash_new(password, &typed.name, salt).await?;
        // If the account does not exist, the database is still queried and finds no such code. The error `suspended`
        // depends on the name alone, so it reveals nothing about the code.
        let suspended = account.as_ref().is_some_and(|account| account.suspended);
        let nobody = Player::Guest(play::GuestId::from_bits(0));
        let player = account.map_or(nobody, |account| account.player);
        let [set, end] = AccountCommand::new_password(player, password);
        let first = vec![
            AccountCommand::UseRecoveryCode {
                player,
                hash: typed_recovery_hash(&typed.recovery_code),
            },
            set,
            end,
            AccountCommand::RevokeAccessTokens { player },
        ];
        let replaced = asker.session.map(|session| session.token);
        let sessions = (player, replaced);
        // The database refuses a session of a suspended account in the same way as a wrong code.
        let refusal = if suspended {
            Code::Suspended
        } else {
            Code::WrongRecovery
        };
        let (cookie, _) = self.open(first, sessions, (asker.label, refusal)).await?;
        self.services.open_sessions.end_all(player);
        Ok((player, cookie))
    }

    /// Creates a second factor and returns its secret. The factor is off until it is confirmed.
    ///
    /// # Errors
    ///
    /// `wrong_password`, `too_fast`, `busy` or `second_factor_on`.
    pub(crate) async fn begin_second_factor(
        &self,
        who: (Client, Session),
        password: &Secret,
    ) -> Result<SecondFactorSecret, AppError> {
        let account = self.confirmed(who, password).await?;
        if let SecondFactorRow::On(_) = account.second_factor {
            return Err(Code::SecondFactorOn.into());
        }
        let secret = new_secret(&self.services.random);
        let shown = shown(&secret, &account.name);
        let command = AccountCommand::SetSecondFactor {
            player: account.player,
            second_factor: SecondFactorRow::Pending(secret),
        };
        self.write(vec![command], Code::NoAccount).await?;
        Ok(shown)
    }

    /// Turns on the second factor, with the first code from the app. Returns new recovery codes only if the account has
    /// no unused ones; otherwise the old ones remain valid.
    ///
    /// # Errors
    ///
    /// `second_factor_on`, `second_factor_off`, `too_fast` or `wrong_code`.
    pub(crate) async fn confirm_second_factor(
        &self,
        (client, session): (Client, Session),
        code: &Secret,
    ) -> Result<RecoveryCodes, AppError> {
        let account = self.account(session).await?;
        let secret = match &account.second_factor {
            SecondFactorRow::Off => return Err(Code::SecondFactorOff.into()),
            SecondFactorRow::On(_) => return Err(Code::SecondFactorOn.into()),
            SecondFactorRow::Pending(secret) => secret.clone(),
        };
        let TypedCode::App(number) = TypedCode::read(code) else {
            return Err(Code::WrongCode.into());
        };
        let used = self.use_code((session.player, client), &account, TypedCode::App(number))?;
        let player = account.player;
        let mut commands = vec![
            used,
            AccountCommand::SetSecondFactor {
                player,
                second_factor: SecondFactorRow::On(secret),
            },
        ];
        let mut codes = Vec::new();
        if account.recovery_codes == 0 {
            let hashes;
            (codes, hashes) = recovery_codes(&self.services.random);
            commands.push(AccountCommand::SetRecoveryCodes { player, hashes });
        }
        self.write(commands, Code::WrongCode).await?;
        Ok(RecoveryCodes { codes })
    }

    /// Turns off the second factor, or cancels one that is not confirmed yet.
    ///
    /// # Errors
    ///
    /// `wrong_password`, `too_fast`, `busy` or `second_factor_off`.
    pub(crate) async fn end_second_factor(&self, who: (Client, Session), password: &Secret) -> Result<(), AppError> {
        let account = self.confirmed(who, password).await?;
        if account.second_factor == SecondFactorRow::Off {
            return Err(Code::SecondFactorOff.into());
        }
        let command = AccountCommand::SetSecondFactor {
            player: account.player,
            second_factor: SecondFactorRow::Off,
        };
        self.write(vec![command], Code::NoAccount).await
    }

    /// Replaces all recovery codes with new ones.
    ///
    /// # Errors
    ///
    /// `wrong_password`, `too_fast` or `busy`.
    pub(crate) async fn new_recovery_codes(
        &self,
        who: (Client, Session),
        password: &Secret,
    ) -> Result<RecoveryCodes, AppError> {
        let account = self.confirmed(who, password).await?;
        let (codes, hashes) = recovery_codes(&self.services.random);
        let player = account.player;
        self.write(
            vec![AccountCommand::SetRecoveryCodes { player, hashes }],
            Code::NoAccount,
        )
        .await?;
        Ok(RecoveryCodes { codes })
    }
}
