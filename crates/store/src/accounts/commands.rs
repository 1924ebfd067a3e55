//! Account commands, each of which is atomic.

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
    /// Erases a guest's nickname, blocks, chat messages, and sessions with their push subscriptions. Games stay.
    /// Refused if the player does not exist or has an account, even a closed one.
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
    /// Records the use of a second-factor code. Refused if a code for this step or a later one has already been used,
    /// or if the player has no open account.
    UseStep { player: Player, step: i64 },
    /// Replaces a player's recovery codes.
    SetRecoveryCodes {
        player: Player,
        /// SHA-256 hashes of the codes.
        hashes: Vec<[u8; 32]>,
    },
    /// Deletes a used recovery code. Refused if it does not exist.
    UseRecoveryCode {
        player: Player,
        /// SHA-256 hash of the code.
        hash: [u8; 32],
    },
    /// Adds a link for an email. A confirmation link replaces the player's previous one. Refused if the player has no
    /// open account.
    AddEmailLink {
        link: EmailLinkRow,
        /// The time, in milliseconds since 1970; expired links are deleted.
        at_ms: i64,
    },
    /// Confirms the address to which a link was sent. It replaces the account's previous address, and all links of the
    /// account are deleted. Refused if the link does not exist, has expired or is not a confirmation link.
    ConfirmEmail {
        link: LinkHash,
        /// The time, in milliseconds since 1970.
        at_ms: i64,
    },
    /// Queues an email. Refused if the player has no open account.
    PutLetter {
        /// The email. An existing email with this id is not changed.
        letter: LetterRow,
        /// The time, in milliseconds since 1970; expired emails are deleted.
        at_ms: i64,
    },
    /// Removes a sent or abandoned email from the queue, if it is there.
    ForgetLetter { id: LetterId },
    /// Turns emails about started tournaments on or off. Refused if the account has no confirmed address.
    SetTournamentEmails { player: Player, wanted: bool },
    /// Turns emails about requests to join clubs and their answers on or off. Refused if the account has no confirmed
    /// address.
    SetClubEmails { player: Player, wanted: bool },
    /// Removes the address of an account, and the links sent to it.
    RemoveEmail { player: Player },
    /// Uses a password reset link, and deletes all reset links of the account. Refused if the link does not exist, has
    /// expired or is not a reset link.
    UseResetLink {
        link: LinkHash,
        /// The time, in milliseconds since 1970.
        at_ms: i64,
    },
    /// Adds an access token, after deleting the player's expired tokens. Refused if the player has no open account or
    /// already has `most` tokens.
    AddAccessToken { token: AccessTokenRow, most: u32 },
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
    /// Adds a handle. Refused if the handle is in use or reserved by a closed account, or if this account already has
    /// one of this kind or is not open.
    AddHandle(NewHandle),
    /// Makes an account a bot permanently. Refused if the player has no open account, or is not a bot yet and has had a
    /// seat in a stored game.
    MakeBot {
        player: Player,
        /// The time, in milliseconds since 1970.
        at_ms: i64,
    },
    /// Sets a bot's default setup, used if it does not choose one. Refused if the account is not an open bot account.
    SetBotSetup { player: Player, setup: String },
    /// Replaces the preferences of an account or a device. Refused if the player has no account.
    PutPreferences {
        player: Player,
        /// The device; `None` for the preferences of the account.
        device: Option<DeviceId>,
        /// The time, in milliseconds since 1970.
        at_ms: i64,
        /// The preferences as JSON.
        body: String,
    },
    /// Blocks another player. Refused if either player does not exist.
    Block {
        player: Player,
        blocked: Player,
        /// The time, in milliseconds since 1970.
        at_ms: i64,
    },
    /// Unblocks a player.
    Unblock { player: Player, blocked: Player },
    /// Erases a player's name, handles, nickname, credentials, access tokens, address, sessions, preferences, saved
    /// records, club memberships, chat messages and blocks. The player and the games stay. A club owned by the player
    /// passes to the longest-standing officer, or to the longest-standing member if there are no officers. If there are
    /// no members either, it is dissolved. Refused if the player has no open account.
    Close {
        player: Player,
        /// Skeleton that keeps the name from being registered again.
        closed_skeleton: String,
        /// The time, in milliseconds since 1970.
        at_ms: i64,
    },
}

impl AccountCommand {
    /// Returns the commands that set a new password and end all sessions of the player.
    #[must_use]
    pub fn new_password(player: Player, password: String) -> [Self; 2] {
        [
            Self::SetPassword { player, password },
            Self::EndSessions { player, keep: None },
        ]
    }
}
