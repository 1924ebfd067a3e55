//! Account data as Rust values. Names, hashes and preferences are opaque here.

use crate::{AccessTokenHash, DeviceId, LetterId, LinkHash, TokenHash};
use play::{Player, Scopes};
use std::fmt;

/// A session of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionRow {
    /// SHA-256 of the cookie's secret.
    pub token_hash: TokenHash,
    pub player: Player,
    /// Time at which the session was opened, in milliseconds since 1970.
    pub created_ms: i64,
    /// Time of the last recorded use, in milliseconds since 1970.
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
    /// The player who created the token.
    pub player: Player,
    /// The name that the player gave the token.
    pub name: String,
    pub scopes: Scopes,
    /// Time of creation, in milliseconds since 1970.
    pub created_ms: i64,
    /// Time of expiry, in milliseconds since 1970; `None` if it does not expire.
    pub ends_ms: Option<i64>,
    /// Time of the last recorded use, in milliseconds since 1970; `None` if it has not been used.
    pub used_ms: Option<i64>,
}

/// A new handle: an ASCII name by which programs refer to an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewHandle {
    pub player: Player,
    /// The handle as displayed.
    pub handle: String,
    /// The handle in lower case; unique.
    pub look: String,
    /// Value that replaces the handle when the account is closed, which keeps the handle reserved.
    pub closed_look: String,
    pub kind: HandleKind,
}

/// Origin of a handle. An account has at most one of each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandleKind {
    /// The server derived it from the account's name.
    Proposed,
    /// The owner chose it, which is possible only once.
    Chosen,
}

/// Profile of a player, for use by programs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProgramProfileRow {
    pub player: Player,
    /// The account's name, or the nickname of a guest.
    pub name: Option<String>,
    /// The chosen handle, or else the proposed one; `None` for guests and closed accounts.
    pub handle: Option<String>,
    /// Whether the player has an open account.
    pub has_account: bool,
    /// Time at which the account or the guest was created, in milliseconds since 1970.
    pub created_ms: i64,
    /// Whether the account is a bot.
    pub bot: bool,
    /// The default setup of a bot, for games in which it does not choose one.
    pub setup: Option<String>,
}

/// An account to be created.
#[derive(Clone, PartialEq, Eq)]
pub struct NewAccount {
    /// The owner of the account.
    pub player: Player,
    /// The name as displayed.
    pub name: String,
    /// Skeleton of the name, which is equal for names that look alike; unique among accounts.
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
    /// The owner of the account.
    pub player: Player,
    /// The name as displayed.
    pub name: String,
    /// Skeleton of the name.
    pub skeleton: String,
    /// The hash of the password as a PHC string.
    pub password: String,
    /// Time of creation, in milliseconds since 1970.
    pub created_ms: i64,
    /// Whether the operator has suspended the account.
    pub suspended: bool,
    /// The second factor of sign-in.
    pub second_factor: SecondFactorRow,
    /// Step of the last code used; -1 if none.
    pub last_step: i64,
    /// Number of unused recovery codes.
    pub recovery_codes: u32,
    /// The confirmed email address.
    pub email: Option<EmailRow>,
    /// The address to which a confirmation link was sent, and the link's expiry in milliseconds since 1970.
    pub pending_email: Option<(String, i64)>,
}

/// The email address of an account.
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
    /// The owner of the account.
    pub player: Player,
    /// Purpose of the link.
    pub kind: EmailLinkKind,
    /// Address and language of the recipient.
    pub email: EmailRow,
    /// Time of expiry, in milliseconds since 1970.
    pub ends_ms: i64,
}

/// An unsent email, without its secrets.
#[derive(Clone, PartialEq, Eq)]
pub struct LetterRow {
    /// The random id of the email.
    pub id: LetterId,
    /// The owner of the account.
    pub player: Player,
    /// Reason for the email.
    pub kind: LetterKind,
    /// Address and language of the recipient.
    pub email: EmailRow,
    /// Time after which the email is no longer sent, in milliseconds since 1970.
    pub ends_ms: i64,
}

/// Reason for an email.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LetterKind {
    /// The email contains a link, and is deleted together with the account's links of this kind.
    Link(EmailLinkKind),
    /// The account's address has been changed.
    Changed,
    /// The account's address has been removed.
    Removed,
}

/// Purpose of a link sent by email.
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
    /// The second factor is off.
    Off,
    /// The second factor is off until a code for this secret is confirmed.
    Pending(Vec<u8>),
    /// The second factor is on, so signing in requires a code for this secret.
    On(Vec<u8>),
}

/// Public profile of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProfileRow {
    pub player: Player,
    /// The account's name, or the nickname of a guest.
    pub name: Option<String>,
    /// Whether the player has an account, even a closed one.
    pub has_account: bool,
    /// Whether the account is a bot.
    pub bot: bool,
}

/// Stored preferences of a player, for all devices or for one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PreferencesRow {
    /// The device to which the preferences apply; `None` for the preferences of the account.
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
