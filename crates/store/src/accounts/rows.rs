//! Account data as Rust values. The store does not interpret names, hashes and preferences.

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
    /// Time of the last recorded use, in milliseconds since 1970; at first the same as `created_ms`.
    pub seen_ms: i64,
    /// Browser and operating system; empty if unknown.
    pub client: String,
}

/// A session, and whether its player has an account.
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
    pub player: Player,
    /// The name chosen by the player.
    pub name: String,
    pub scopes: Scopes,
    /// Time of creation, in milliseconds since 1970.
    pub created_ms: i64,
    /// Time of expiry, in milliseconds since 1970; `None` if it does not expire.
    pub ends_ms: Option<i64>,
    /// Time of the last recorded use, in milliseconds since 1970; `None` if it has not been used.
    pub used_ms: Option<i64>,
}

/// A new handle: the ASCII name of an account in the API for programs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewHandle {
    pub player: Player,
    /// The handle as displayed.
    pub handle: String,
    /// The handle in lower case; unique.
    pub look: String,
    /// Value that replaces `look` when the account is closed, which keeps the handle reserved.
    pub closed_look: String,
    pub kind: HandleKind,
}

/// Origin of a handle. An account has at most one of each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandleKind {
    /// Derived by the server from the account's name.
    Proposed,
    /// Chosen by the owner, which is possible only once.
    Chosen,
}

/// A player's profile for programs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProgramProfileRow {
    pub player: Player,
    /// The account's name, or the nickname of a guest, if any.
    pub name: Option<String>,
    /// The chosen handle, or else the proposed one; `None` for guests and closed accounts.
    pub handle: Option<String>,
    /// Whether the player has an open account.
    pub has_account: bool,
    /// Time at which the account or the guest was created, in milliseconds since 1970.
    pub created_ms: i64,
    pub bot: bool,
    /// The default setup of a bot, used if it does not choose one.
    pub setup: Option<String>,
}

/// An account to be created.
#[derive(Clone, PartialEq, Eq)]
pub struct NewAccount {
    pub player: Player,
    /// The name as displayed.
    pub name: String,
    /// Skeleton of the name, which is equal for names that look alike; unique among accounts.
    pub skeleton: String,
    /// Skeleton that an account with this name has after it is closed. Creation is refused if it exists.
    pub closed_skeleton: String,
    /// The hash of the password as a PHC string.
    pub password: String,
    /// Time of creation, in milliseconds since 1970.
    pub created_ms: i64,
}

/// An account that is not closed.
#[derive(Clone, PartialEq, Eq)]
pub struct AccountRow {
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
    pub second_factor: SecondFactorRow,
    /// Step of the last code used; -1 if none.
    pub last_step: i64,
    /// Number of unused recovery codes.
    pub recovery_codes: u32,
    /// The confirmed email address.
    pub email: Option<EmailRow>,
    /// Whether emails about started tournaments are on; `true` if there is no confirmed address.
    pub tournament_emails: bool,
    /// Whether emails about requests to join clubs and their answers are on; `false` without an address.
    pub club_emails: bool,
    /// The address to which a confirmation link was sent, and the link's expiry in milliseconds since 1970.
    pub pending_email: Option<(String, i64)>,
}

/// An email address, and the language of emails sent to it.
#[derive(Clone, PartialEq, Eq)]
pub struct EmailRow {
    /// The address as typed.
    pub address: String,
    pub language: String,
}

/// A link sent by email.
#[derive(Clone, PartialEq, Eq)]
pub struct EmailLinkRow {
    pub link: LinkHash,
    pub player: Player,
    pub kind: EmailLinkKind,
    pub email: EmailRow,
    /// Time of expiry, in milliseconds since 1970.
    pub ends_ms: i64,
}

/// An unsent email, without the secret of its link.
#[derive(Clone, PartialEq, Eq)]
pub struct LetterRow {
    pub id: LetterId,
    pub player: Player,
    pub kind: LetterKind,
    pub email: EmailRow,
    /// Time after which the email is no longer sent, in milliseconds since 1970.
    pub ends_ms: i64,
}

/// Reason for an email.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LetterKind {
    /// The email contains a link. It is deleted when the account's links of this kind are.
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
    Off,
    /// Off until the owner enters a code for this secret.
    Pending(Vec<u8>),
    /// Signing in requires a code for this secret.
    On(Vec<u8>),
}

/// Public profile of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProfileRow {
    pub player: Player,
    /// The account's name, or the nickname of a guest, if any.
    pub name: Option<String>,
    /// Whether the player has an account, even a closed one.
    pub has_account: bool,
    pub bot: bool,
}

/// A player's stored preferences, for the account or for one device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PreferencesRow {
    /// The device; `None` for the preferences of the account.
    pub device: Option<DeviceId>,
    /// The preferences as JSON.
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
