//! Queries about accounts.

use super::SessionRow;
use super::rows::{AccountRow, BlockRow, EmailLinkRow, LetterRow, PreferencesRow, ProfileRow, StoredSession};
use crate::{Answer, LinkHash, QueryError, TokenHash};
use play::Player;

/// The part of [`crate::Queries`] about accounts and sessions.
pub trait AccountQueries: Send + Sync {
    /// The session of this hash, if there is one.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn session(&self, token_hash: TokenHash) -> Answer<Option<StoredSession>, QueryError>;

    /// All sessions of `player`, newest first.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn sessions_of(&self, player: Player) -> Answer<Vec<SessionRow>, QueryError>;

    /// Number of open accounts.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn account_count(&self) -> Answer<u64, QueryError>;

    /// The account of `player`, unless it is closed.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn account_of(&self, player: Player) -> Answer<Option<AccountRow>, QueryError>;

    /// The account whose name looks like this, unless it is closed.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn account_named(&self, skeleton: &str) -> Answer<Option<AccountRow>, QueryError>;

    /// Open accounts with this confirmed address in lower case, oldest first, at most `most`.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn accounts_by_email(&self, look: &str, most: u32) -> Answer<Vec<AccountRow>, QueryError>;

    /// The link of this hash, if there is one, ended or not.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn email_link(&self, link: LinkHash) -> Answer<Option<EmailLinkRow>, QueryError>;

    /// The emails that were not sent and are worth sending after `at_ms`, those that end first, and no more than `most`.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn letters(&self, at_ms: i64, most: u32) -> Answer<Vec<LetterRow>, QueryError>;

    /// Whether an account, open or closed, has one of these skeletons.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn is_name_taken(&self, skeletons: [String; 2]) -> Answer<bool, QueryError>;

    /// Profiles of these players, in order. Unknown players are left out.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn profiles(&self, players: Vec<Player>) -> Answer<Vec<ProfileRow>, QueryError>;

    /// All preferences of `player`, by device.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn preferences_of(&self, player: Player) -> Answer<Vec<PreferencesRow>, QueryError>;

    /// Players blocked by `player`, the most recent first.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn blocks_of(&self, player: Player) -> Answer<Vec<BlockRow>, QueryError>;

    /// Players whom `player` has blocked or who have blocked `player`, each once.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn blocked_with(&self, player: Player) -> Answer<Vec<Player>, QueryError>;
}
