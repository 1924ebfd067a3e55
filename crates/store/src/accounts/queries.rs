//! Queries about accounts.

use super::SessionRow;
use super::rows::{
    AccessTokenRow, AccountRow, BlockRow, EmailLinkRow, HandleKind, LetterRow, PreferencesRow, ProfileRow,
    ProgramProfileRow, StoredSession,
};
use crate::{AccessTokenHash, Answer, LinkHash, QueryError, TokenHash};
use play::Player;

/// Queries about accounts and sessions. The guarantees of [`crate::Queries`] apply.
pub trait AccountQueries: Send + Sync {
    /// Returns the session with this hash.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn session(&self, token_hash: TokenHash) -> Answer<Option<StoredSession>, QueryError>;

    /// Returns all sessions of `player`, newest first.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn sessions_of(&self, player: Player) -> Answer<Vec<SessionRow>, QueryError>;

    /// Returns the access token with this hash, even if it has expired, unless its account is closed or suspended.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn access_token(&self, token: AccessTokenHash) -> Answer<Option<AccessTokenRow>, QueryError>;

    /// Returns all access tokens of `player`, newest first.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn access_tokens_of(&self, player: Player) -> Answer<Vec<AccessTokenRow>, QueryError>;

    /// Returns these players' profiles for programs, in the given order. Unknown players are left out.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn program_profiles(&self, players: Vec<Player>) -> Answer<Vec<ProgramProfileRow>, QueryError>;

    /// Returns the handles of an open account: the proposed one first, then the chosen one.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn handles_of(&self, player: Player) -> Answer<Vec<(String, HandleKind)>, QueryError>;

    /// Returns the player whose lowercase handle is `look`, unless the account is closed.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn player_of_handle(&self, look: &str) -> Answer<Option<Player>, QueryError>;

    /// Returns at most `most` open accounts without a handle, with their names, oldest first.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn accounts_without_handle(&self, most: u32) -> Answer<Vec<(Player, String)>, QueryError>;

    /// Returns the number of open accounts.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn account_count(&self) -> Answer<u64, QueryError>;

    /// Returns the account of `player`, unless it is closed.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn account_of(&self, player: Player) -> Answer<Option<AccountRow>, QueryError>;

    /// Returns the account whose name has this skeleton, unless it is closed.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn account_named(&self, skeleton: &str) -> Answer<Option<AccountRow>, QueryError>;

    /// Returns at most `most` open accounts whose lowercase confirmed address is `look`, oldest first.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn accounts_by_email(&self, look: &str, most: u32) -> Answer<Vec<AccountRow>, QueryError>;

    /// Returns the link with this hash, even if it has expired.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn email_link(&self, link: LinkHash) -> Answer<Option<EmailLinkRow>, QueryError>;

    /// Returns at most `most` unsent emails that expire after `at_ms`, ordered by expiry.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn letters(&self, at_ms: i64, most: u32) -> Answer<Vec<LetterRow>, QueryError>;

    /// Returns whether any account, open or closed, has one of these skeletons.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn is_name_taken(&self, skeletons: [String; 2]) -> Answer<bool, QueryError>;

    /// Returns these players' profiles, in the given order. Unknown players are left out.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn profiles(&self, players: Vec<Player>) -> Answer<Vec<ProfileRow>, QueryError>;

    /// Returns all preferences of `player`: first those of the account, then those of each device, ordered by id.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn preferences_of(&self, player: Player) -> Answer<Vec<PreferencesRow>, QueryError>;

    /// Returns the players blocked by `player`, the most recently blocked first.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn blocks_of(&self, player: Player) -> Answer<Vec<BlockRow>, QueryError>;

    /// Returns the players blocked by `player` and those who have blocked `player`, without duplicates.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn blocked_with(&self, player: Player) -> Answer<Vec<Player>, QueryError>;
}
