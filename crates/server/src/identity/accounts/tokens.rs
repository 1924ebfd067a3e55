//! Access tokens of accounts: creating, listing, revoking.

use super::Accounts;
use crate::error::AppError;
use crate::identity::access_tokens::written;
use crate::identity::sessions::Session;
use crate::limits::Client;
use crate::open_sessions::Ended;
use play::Player;
use store::{AccessTokenHash, AccessTokenRow, AccountCommand};
use wire::access_token::{AccessTokenList, AccessTokenMade, AccessTokenView, NewAccessToken};
use wire::{Code, ErrorBody};

/// Maximum number of tokens per account.
const MOST: u32 = 50;
/// Permitted validity period of a token, in days.
const DAYS: std::ops::RangeInclusive<u32> = 1..=366;
const DAY_MS: i64 = 86_400_000;

impl Accounts {
    /// Creates a token after checking the password.
    ///
    /// # Errors
    ///
    /// `bad_text`, `text_too_long`, `bad_request`, `wrong_password`, `too_fast`, `busy` or `too_many_tokens`.
    pub(crate) async fn make_token(
        &self,
        who: (Client, Session),
        wanted: NewAccessToken,
    ) -> Result<AccessTokenMade, AppError> {
        let name = wire::convert::token_name(&wanted.name)?;
        if wanted.days.is_some_and(|days| !DAYS.contains(&days)) {
            let (least, most) = (*DAYS.start(), *DAYS.end());
            let refused = ErrorBody::new(Code::BadRequest, "a token lasts 1 to 366 days").with("path", "days");
            return Err(refused.with("least", least).with("most", most).into());
        }
        let account = self.confirmed(who, &wanted.password).await?;
        let (token, hash) = written(&self.services.random.secret());
        let created_ms = self.now_ms();
        let row = AccessTokenRow {
            token: hash,
            player: account.player,
            name,
            scopes: wanted.scopes.into_iter().map(wire::convert::token_scope_back).collect(),
            created_ms,
            ends_ms: wanted
                .days
                .map(|days| created_ms.saturating_add(DAY_MS.saturating_mul(days.into()))),
            used_ms: None,
        };
        let add = AccountCommand::AddAccessToken { token: row, most: MOST };
        match self.services.store.execute(add.into()).await {
            Err(store::CommandError::Conflict(_)) => {
                return Err(ErrorBody::from(Code::TooManyTokens).with("most", MOST).into());
            }
            written => written?,
        }
        let AccessTokenList { tokens } = self.tokens(who.1).await?;
        Ok(AccessTokenMade { token, tokens })
    }

    /// Returns all tokens of the player.
    pub(crate) async fn tokens(&self, session: Session) -> Result<AccessTokenList, AppError> {
        let rows = self.services.store.access_tokens_of(session.player).await?;
        let tokens = rows.into_iter().map(|row| AccessTokenView {
            id: public_id(&row),
            name: row.name,
            scopes: row.scopes.iter().map(wire::convert::token_scope).collect(),
            created_ms: row.created_ms,
            ends_ms: row.ends_ms,
            used_ms: row.used_ms,
        });
        Ok(AccessTokenList {
            tokens: tokens.collect(),
        })
    }

    /// Revokes a token of the player, and ends the streams that were opened with it.
    ///
    /// # Errors
    ///
    /// `unknown_token` if the player has no such token.
    pub(crate) async fn revoke_token(&self, session: Session, id: &str) -> Result<(), AppError> {
        let rows = self.services.store.access_tokens_of(session.player).await?;
        let named = rows.iter().find(|row| public_id(row) == id).ok_or(Code::UnknownToken)?;
        self.revoke(session.player, named.token).await
    }

    /// Revokes a token, and ends the streams that were opened with it.
    pub(crate) async fn revoke(&self, player: Player, token: AccessTokenHash) -> Result<(), AppError> {
        self.write(
            vec![AccountCommand::RevokeAccessToken { player, token }],
            Code::UnknownToken,
        )
        .await?;
        self.services.open_sessions.end(token, Ended::SignedOut);
        Ok(())
    }
}

/// Returns the token's public id, in the same format as a session's.
fn public_id(row: &AccessTokenRow) -> String {
    super::sign_in::public_id(row.token.0)
}
