//! Commands about accounts. Each is atomic.

use super::rows::{EmailLinkRow, LetterRow, NewAccount, SecondFactorRow, SessionRow};
use crate::{DeviceId, LetterId, LinkHash, TokenHash};
use play::Player;

/// Something to write about an account or a session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AccountCommand {
    /// Sets a guest's nickname. Refused if the player does not exist.
    SetNickname {
        player: Player,
        /// The nickname; `None` removes it.
        nickname: Option<String>,
    },
    /// Erases the data of a guest: nickname, blocks, chat messages and sessions with their subscriptions; games stay. Refused if
    /// there is no such player or the player has an account.
    ForgetGuest { player: Player },
    /// Creates an account for a player without one. Refused if the name looks like that of another account, even a
    /// closed one.
    Create(NewAccount),
    /// The operator keeps an account out from now on, and its sessions end; or lets it in again. Refused where the player has
    /// no open account.
    Suspend {
        player: Player,
        /// Since when, in milliseconds since 1970; `None` lets it in.
        since_ms: Option<i64>,
    },
    /// A session. The one that it replaces ends.
    OpenSession {
        /// The new one.
        session: SessionRow,
        /// The one before on the same device, if there was one.
        replaces: Option<TokenHash>,
    },
    /// A session was used.
    Seen {
        token_hash: TokenHash,
        /// When, in milliseconds since 1970.
        at_ms: i64,
    },
    /// Ends a session, if it exists.
    EndSession(TokenHash),
    /// Ends the sessions of a player.
    EndSessions {
        player: Player,
        /// The one that continues.
        keep: Option<TokenHash>,
    },
    /// Another password. Links that would give another one end. Refused where the player has no open account.
    SetPassword {
        player: Player,
        /// The hash as a PHC string.
        password: String,
    },
    /// Sets the second factor. Refused if the player has no open account.
    SetSecondFactor {
        player: Player,
        second_factor: SecondFactorRow,
    },
    /// A code of the second factor was used. Refused where a code of that step or a later one was used before.
    UseStep {
        player: Player,
        /// The step of the code.
        step: i64,
    },
    /// These recovery codes take the place of all others.
    SetRecoveryCodes {
        player: Player,
        /// Their SHA-256 hashes.
        hashes: Vec<[u8; 32]>,
    },
    /// Marks a recovery code as used. Refused if it does not exist.
    UseRecoveryCode {
        player: Player,
        /// Its SHA-256 hash.
        hash: [u8; 32],
    },
    /// A link is sent by mail. One that confirms an address takes the place of the one before. Refused where the player has
    /// no open account.
    AddEmailLink {
        link: EmailLinkRow,
        /// When, in milliseconds since 1970: links that have ended are forgotten.
        at_ms: i64,
    },
    /// Confirms an address by its link; it replaces the previous one, and the account's other links end. Refused if
    /// the link does not exist or has expired.
    ConfirmEmail {
        link: LinkHash,
        /// When, in milliseconds since 1970.
        at_ms: i64,
    },
    /// An email waits to be sent. Refused where the player has no open account.
    PutLetter {
        /// The email; one of the same number stays as it is.
        letter: LetterRow,
        /// When, in milliseconds since 1970: emails that are not worth sending any more are forgotten.
        at_ms: i64,
    },
    /// Removes an email that was sent or given up, if it exists.
    ForgetLetter { id: LetterId },
    /// The account has no address and no links from now on.
    RemoveEmail { player: Player },
    /// Uses a link for a new password; the account's other ones end. Refused if it does not exist or has expired.
    UseResetLink {
        link: LinkHash,
        /// When, in milliseconds since 1970.
        at_ms: i64,
    },
    /// Preferences, in the place of those before. Refused where the player has no account.
    PutPreferences {
        player: Player,
        /// The device; `None` for those of the account.
        device: Option<DeviceId>,
        /// When, in milliseconds since 1970.
        at_ms: i64,
        /// JSON text.
        body: String,
    },
    /// Blocks another player. Refused if either does not exist.
    Block {
        player: Player,
        blocked: Player,
        /// When, in milliseconds since 1970.
        at_ms: i64,
    },
    /// Unblocks a player.
    Unblock { player: Player, blocked: Player },
    /// Erases name, nickname, credentials, address, sessions, preferences, kept records, chat messages and blocks of a
    /// player. The player and the games stay. Refused if the player has no open account.
    Close {
        player: Player,
        /// Keeps the name from being registered again.
        closed_skeleton: String,
        /// When, in milliseconds since 1970.
        at_ms: i64,
    },
}

impl AccountCommand {
    /// Sets a new password: every session opened with the old one ends.
    #[must_use]
    pub fn new_password(player: Player, password: String) -> [Self; 2] {
        [
            Self::SetPassword { player, password },
            Self::EndSessions { player, keep: None },
        ]
    }
}
