//! The rows as values. Names, hashes and preferences are opaque here.

use crate::{DeviceId, LetterId, LinkHash, TokenHash};
use play::Player;
use std::fmt;

/// One session of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionRow {
    /// SHA-256 of the cookie's secret.
    pub token_hash: TokenHash,
    pub player: Player,
    /// When it began, in milliseconds since 1970.
    pub created_ms: i64,
    /// When it was last noted that it was used.
    pub seen_ms: i64,
    /// Browser and system; empty where unknown.
    pub client: String,
}

/// A session, and whose it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredSession {
    pub session: SessionRow,
    /// Whether the player has an open account.
    pub has_account: bool,
}

/// An account that is to be made.
#[derive(Clone, PartialEq, Eq)]
pub struct NewAccount {
    /// The player to whom it belongs.
    pub player: Player,
    /// The name, as it is shown.
    pub name: String,
    /// Skeleton of the name for comparing appearance; unique among accounts.
    pub skeleton: String,
    /// Skeleton of a closed account with that name, which keeps the name reserved.
    pub closed_skeleton: String,
    /// The hash of the password as a PHC string.
    pub password: String,
    /// When, in milliseconds since 1970.
    pub created_ms: i64,
}

/// An account that is not closed.
#[derive(Clone, PartialEq, Eq)]
pub struct AccountRow {
    /// The player to whom it belongs.
    pub player: Player,
    /// The name, as it is shown.
    pub name: String,
    /// Skeleton of the name.
    pub skeleton: String,
    /// The hash of the password as a PHC string.
    pub password: String,
    /// Time of creation, milliseconds since 1970.
    pub created_ms: i64,
    /// Whether the operator has banned it.
    pub suspended: bool,
    /// The second factor of sign-in.
    pub second_factor: SecondFactorRow,
    /// The last step of which a code was used; -1 before.
    pub last_step: i64,
    /// Recovery codes that were not used.
    pub recovery_codes: u32,
    /// The address that was confirmed.
    pub email: Option<EmailRow>,
    /// The address that was sent a link to confirm it, and when that link ends, in milliseconds since 1970.
    pub pending_email: Option<(String, i64)>,
}

/// The address of an account.
#[derive(Clone, PartialEq, Eq)]
pub struct EmailRow {
    /// The address as typed.
    pub address: String,
    /// The language in which its owner is written to.
    pub language: String,
}

/// A link that is sent by mail.
#[derive(Clone, PartialEq, Eq)]
pub struct EmailLinkRow {
    pub link: LinkHash,
    /// The player whose account it is for.
    pub player: Player,
    /// Purpose of the link.
    pub kind: EmailLinkKind,
    /// Recipient.
    pub email: EmailRow,
    /// Expiry, in milliseconds since 1970.
    pub ends_ms: i64,
}

/// An unsent email without its secrets.
#[derive(Clone, PartialEq, Eq)]
pub struct LetterRow {
    /// A random number.
    pub id: LetterId,
    /// The player whose account it is about.
    pub player: Player,
    /// Why it is written.
    pub kind: LetterKind,
    /// Recipient.
    pub email: EmailRow,
    /// Time after which it is not worth sending, in milliseconds since 1970.
    pub ends_ms: i64,
}

/// Why an email is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LetterKind {
    /// It contains a link, and is removed with the account's links of this kind.
    Link(EmailLinkKind),
    /// The account has another address now.
    Changed,
    /// The account has no address any more.
    Removed,
}

/// Purpose of a link.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EmailLinkKind {
    /// Confirms the address. An account has one at most.
    Confirm,
    /// Gives the account another password.
    Reset,
}

/// State of the second factor.
#[derive(Clone, PartialEq, Eq)]
pub enum SecondFactorRow {
    /// Off.
    Off,
    /// Off until a code of this secret is confirmed.
    Pending(Vec<u8>),
    /// A code of this secret.
    On(Vec<u8>),
}

/// Public profile of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProfileRow {
    pub player: Player,
    /// The account's name or the nickname.
    pub name: Option<String>,
    /// Whether the player has an account, even a closed one.
    pub has_account: bool,
}

/// Preferences that are stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PreferencesRow {
    /// The device they are for; `None` for those of the account.
    pub device: Option<DeviceId>,
    /// The preferences as JSON text.
    pub body: String,
}

/// A player whom another one blocks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BlockRow {
    pub blocked: Player,
    /// Since when, in milliseconds since 1970.
    pub created_ms: i64,
}

// Hashes, secrets and addresses must not come into a log.

impl fmt::Debug for NewAccount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewAccount")
            .field("player", &self.player)
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for AccountRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AccountRow")
            .field("player", &self.player)
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for EmailRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("EmailRow(…)")
    }
}

impl fmt::Debug for EmailLinkRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EmailLinkRow")
            .field("player", &self.player)
            .field("kind", &self.kind)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for LetterRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LetterRow")
            .field("player", &self.player)
            .field("kind", &self.kind)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for SecondFactorRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Off => "Off",
            Self::Pending(_) => "Pending(…)",
            Self::On(_) => "On(…)",
        })
    }
}
