//! The rows as values. Names, hashes and preferences are opaque here.

use crate::{AccessTokenHash, DeviceId, LetterId, LinkHash, TokenHash};
use play::{Player, Scopes};
use std::fmt;

/// A session of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionRow {
    /// SHA-256 of the cookie's secret.
    pub token_hash: TokenHash,
    pub player: Player,
    /// When it began, in milliseconds since 1970.
    pub created_ms: i64,
    /// Last recorded use, in milliseconds since 1970.
    pub seen_ms: i64,
    /// Browser and operating system; empty if unknown.
    pub client: String,
}

/// A session and its player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredSession {
    pub session: SessionRow,
    /// Whether the player has an open account.
    pub has_account: bool,
}

/// An access token of an account, without its secret.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AccessTokenRow {
    pub token: AccessTokenHash,
    /// The player whose account made it.
    pub player: Player,
    /// The name that its owner gave it.
    pub name: String,
    pub scopes: Scopes,
    /// Time of creation, in milliseconds since 1970.
    pub created_ms: i64,
    /// Expiry, in milliseconds since 1970; `None` if it does not expire.
    pub ends_ms: Option<i64>,
    /// Last recorded use, in milliseconds since 1970; `None` before the first.
    pub used_ms: Option<i64>,
}

/// A handle for an account: its name for programs, in ASCII.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewHandle {
    pub player: Player,
    /// As it is shown.
    pub handle: String,
    /// In small letters; unique.
    pub look: String,
    /// What a closed account with that handle has in its place.
    pub closed_look: String,
    pub kind: HandleKind,
}

/// Origin of a handle. An account has at most one of each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandleKind {
    /// The server made it from the account's name.
    Proposed,
    /// The owner chose it, which is possible once.
    Chosen,
}

/// A player as programs see them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProgramProfileRow {
    pub player: Player,
    /// The account's name or the nickname.
    pub name: Option<String>,
    /// The chosen handle, or else the proposed one; `None` for guests and closed accounts.
    pub handle: Option<String>,
    /// Whether the player has an open account.
    pub has_account: bool,
    /// Creation of the account or the guest, in milliseconds since 1970.
    pub created_ms: i64,
    /// Whether the account is a bot.
    pub bot: bool,
    /// The setup of a bot where it chooses none.
    pub setup: Option<String>,
}

/// An account to be created.
#[derive(Clone, PartialEq, Eq)]
pub struct NewAccount {
    /// The player who owns it.
    pub player: Player,
    /// The name as displayed.
    pub name: String,
    /// Skeleton of the name for comparing appearance; unique among accounts.
    pub skeleton: String,
    /// Skeleton of a closed account with that name, which keeps the name reserved.
    pub closed_skeleton: String,
    /// The hash of the password as a PHC string.
    pub password: String,
    /// Time of creation, in milliseconds since 1970.
    pub created_ms: i64,
}

/// An account that is not closed.
#[derive(Clone, PartialEq, Eq)]
pub struct AccountRow {
    /// The player who owns it.
    pub player: Player,
    /// The name as displayed.
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
    /// Step of the last code used; -1 if none.
    pub last_step: i64,
    /// Number of unused recovery codes.
    pub recovery_codes: u32,
    /// The confirmed address.
    pub email: Option<EmailRow>,
    /// The address to which a confirmation link was sent, and when the link expires, in milliseconds since 1970.
    pub pending_email: Option<(String, i64)>,
}

/// The address of an account.
#[derive(Clone, PartialEq, Eq)]
pub struct EmailRow {
    /// The address as typed.
    pub address: String,
    /// The language of emails to the account.
    pub language: String,
}

/// A link sent by email.
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

/// An unsent email, without its secrets.
#[derive(Clone, PartialEq, Eq)]
pub struct LetterRow {
    /// A random number that identifies it.
    pub id: LetterId,
    /// The player whose account it is about.
    pub player: Player,
    /// Reason for the email.
    pub kind: LetterKind,
    /// Recipient.
    pub email: EmailRow,
    /// Time after which sending it is pointless, in milliseconds since 1970.
    pub ends_ms: i64,
}

/// Reason for an email.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LetterKind {
    /// It contains a link, and is removed when the account's links of this kind are.
    Link(EmailLinkKind),
    /// The account's address has been changed.
    Changed,
    /// The account's address has been removed.
    Removed,
}

/// Purpose of a link.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EmailLinkKind {
    /// Confirms the address. An account has at most one such link.
    Confirm,
    /// Allows setting a new password.
    Reset,
}

/// State of the second factor.
#[derive(Clone, PartialEq, Eq)]
pub enum SecondFactorRow {
    /// Off.
    Off,
    /// Off until a code for this secret is confirmed.
    Pending(Vec<u8>),
    /// On: codes for this secret are required.
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
    /// Whether the account is a bot.
    pub bot: bool,
}

/// Stored preferences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PreferencesRow {
    /// The device they apply to; `None` for those of the account.
    pub device: Option<DeviceId>,
    /// The preferences as JSON text.
    pub body: String,
}

/// A player blocked by another player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BlockRow {
    pub blocked: Player,
    /// Time of the block, in milliseconds since 1970.
    pub created_ms: i64,
}

// Hashes, secrets and addresses must not appear in logs.

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
