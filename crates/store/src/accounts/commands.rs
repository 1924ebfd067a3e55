//! Commands about accounts, each of which is atomic.

use super::rows::{AccessTokenRow, EmailLinkRow, LetterRow, NewAccount, NewHandle, SecondFactorRow, SessionRow};
use crate::{AccessTokenHash, DeviceId, LetterId, LinkHash, TokenHash};
use play::Player;

/// A change to an account or a session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AccountCommand {
    /// Sets a guest's nickname. Refused if the player does not exist.
    SetNickname {
        player: Player,
        /// The nickname; `None` removes it.
        nickname: Option<String>,
    },
    /// Erases the data of a guest: nickname, blocks, chat messages and sessions with their subscriptions; games stay.
    /// Refused if the player does not exist or has an account.
    ForgetGuest { player: Player },
    /// Creates an account for a player without one. Refused if the name looks like that of another account, even a
    /// closed one.
    Create(NewAccount),
    /// Suspends an account and ends its sessions, or lifts the suspension. Refused if the player has no open account.
    Suspend {
        player: Player,
        /// Start of the suspension, in milliseconds since 1970; `None` lifts it.
        since_ms: Option<i64>,
    },
    /// Opens a session and ends the one that it replaces. Refused if the account is suspended.
    OpenSession {
        /// The new session.
        session: SessionRow,
        /// The previous session on the same device, if any.
        replaces: Option<TokenHash>,
    },
    /// Records that a session was used.
    Seen {
        token_hash: TokenHash,
        /// The time, in milliseconds since 1970.
        at_ms: i64,
    },
    /// Ends a session, if it exists.
    EndSession(TokenHash),
    /// Ends the sessions of a player.
    EndSessions {
        player: Player,
        /// The session that is not ended, if any.
        keep: Option<TokenHash>,
    },
    /// Sets a new password and invalidates the links for resetting it. Refused if the player has no open account.
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
    /// Records the use of a code of the second factor. Refused if a code of this step or a later one has already been
    /// used.
    UseStep {
        player: Player,
        /// The step of the code.
        step: i64,
    },
    /// Replaces all recovery codes.
    SetRecoveryCodes {
        player: Player,
        /// SHA-256 hashes of the codes.
        hashes: Vec<[u8; 32]>,
    },
    /// Marks a recovery code as used. Refused if it does not exist.
    UseRecoveryCode {
        player: Player,
        /// SHA-256 hash of the code.
        hash: [u8; 32],
    },
    /// Adds a link that is sent by email. A link that confirms an address replaces the previous such link. Refused if
    /// the player has no open account.
    AddEmailLink {
        link: EmailLinkRow,
        /// The time, in milliseconds since 1970; expired links are deleted.
        at_ms: i64,
    },
    /// Confirms an address by its link. The address replaces the previous one, and all links of the account are
    /// deleted. Refused if the link does not exist or has expired.
    ConfirmEmail {
        link: LinkHash,
        /// The time, in milliseconds since 1970.
        at_ms: i64,
    },
    /// Queues an email. Refused if the player has no open account.
    PutLetter {
        /// The email. An existing one with the same id is not changed.
        letter: LetterRow,
        /// The time, in milliseconds since 1970; expired emails are deleted.
        at_ms: i64,
    },
    /// Removes an email that was sent or abandoned, if it exists.
    ForgetLetter { id: LetterId },
    /// Removes the address of an account, and the links sent to it.
    RemoveEmail { player: Player },
    /// Uses a link for resetting the password, and deletes all such links of the account. Refused if the link does not
    /// exist or has expired.
    UseResetLink {
        link: LinkHash,
        /// The time, in milliseconds since 1970.
        at_ms: i64,
    },
    /// Adds an access token. Refused if the player has no open account, or already has `most` tokens that have not
    /// expired. Expired tokens are deleted.
    AddAccessToken {
        token: AccessTokenRow,
        /// Maximum number of tokens per player.
        most: u32,
    },
    /// Records that an access token was used.
    AccessTokenUsed {
        token: AccessTokenHash,
        /// The time, in milliseconds since 1970.
        at_ms: i64,
    },
    /// Revokes an access token of a player, if it exists.
    RevokeAccessToken { player: Player, token: AccessTokenHash },
    /// Revokes all access tokens of a player.
    RevokeAccessTokens { player: Player },
    /// Adds a handle. Refused if the handle is taken, or if the account already has one of this kind or is not open.
    AddHandle(NewHandle),
    /// Makes an account a bot, permanently. Refused if the player has a seat in any game, unless the account is already
    /// a bot.
    MakeBot {
        player: Player,
        /// The time, in milliseconds since 1970.
        at_ms: i64,
    },
    /// Sets the default setup of a bot, for games in which it does not choose one. Refused if the account is not a bot.
    SetBotSetup { player: Player, setup: String },
    /// Replaces preferences. Refused if the player has no account.
    PutPreferences {
        player: Player,
        /// The device; `None` for the preferences of the account.
        device: Option<DeviceId>,
        /// The time, in milliseconds since 1970.
        at_ms: i64,
        /// JSON text.
        body: String,
    },
    /// Blocks another player. Refused if either does not exist.
    Block {
        player: Player,
        blocked: Player,
        /// The time, in milliseconds since 1970.
        at_ms: i64,
    },
    /// Unblocks a player.
    Unblock { player: Player, blocked: Player },
    /// Erases a player's name, handles, nickname, credentials, access tokens, address, sessions, preferences, kept
    /// records, chat messages and blocks. The player and the games stay. Refused if the player has no open account.
    Close {
        player: Player,
        /// Skeleton that keeps the name from being registered again.
        closed_skeleton: String,
        /// The time, in milliseconds since 1970.
        at_ms: i64,
    },
}

impl AccountCommand {
    /// Creates the commands that set a new password and end every session opened with the old one.
    #[must_use]
    pub fn new_password(player: Player, password: String) -> [Self; 2] {
        [
            Self::SetPassword { player, password },
            Self::EndSessions { player, keep: None },
        ]
    }
}
