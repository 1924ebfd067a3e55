//! Web push: browser subscriptions and the contents of notifications. The service worker in the browser composes the
//! text in the recipient's language.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Body of `PUT /api/account/push`: a `PushSubscription` of the browser, created with the server's key (`Me.push`). The
/// keys are base64url without `=`, as returned by the browser's `toJSON()`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewPushSubscription {
    /// The `https` URL of the push service, at most 2,048 bytes. It must have a host name rather than an IP address,
    /// the default port, and neither a user name nor a password.
    pub endpoint: String,
    /// The browser's public key: an uncompressed point on P-256, 65 bytes.
    pub p256dh: String,
    /// The secret shared by the browser and the server, 16 bytes.
    pub auth: String,
}

// Anyone with these values could send push messages to the browser, so they must not appear in logs.
impl fmt::Debug for NewPushSubscription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("NewPushSubscription(…)")
    }
}

/// The content of a push message, after the browser has decrypted it. It does not contain secrets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PushNotice {
    pub kind: PushKind,
    /// The id of the game; its page is `/game/{game}`. Absent if the notification is about a club.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub game: Option<String>,
    /// The id of the club; its page is `/clubs/{club}`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub club: Option<String>,
    /// The name of the opponent or of the club; absent for the engine and for a guest without a name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
    /// The engine's level if the opponent is the engine; absent for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<u8>,
}

/// The subject of a notification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum PushKind {
    /// It is the recipient's turn.
    Turn,
    /// The opponent has made an offer, such as a draw or an adjournment, or requested a takeback or a rematch.
    Offer,
    /// A player has joined the recipient's game.
    Joined,
    /// The game is over.
    Over,
    /// A player has challenged the recipient.
    Challenge,
    /// The recipient's game in a tournament round starts.
    Round,
    /// A player asks to join a club of which the recipient is the owner or an officer.
    ClubRequest,
    /// The recipient's request to join a club has been answered.
    ClubAnswer,
}

impl PushKind {
    /// Returns the name of the kind in messages.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Offer => "offer",
            Self::Joined => "joined",
            Self::Over => "over",
            Self::Challenge => "challenge",
            Self::Round => "round",
            Self::ClubRequest => "club_request",
            Self::ClubAnswer => "club_answer",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::PushKind;

    #[test]
    fn a_kind_is_written_alike_in_messages_and_topics() {
        for kind in [
            PushKind::Turn,
            PushKind::Offer,
            PushKind::Joined,
            PushKind::Over,
            PushKind::Challenge,
            PushKind::Round,
            PushKind::ClubRequest,
            PushKind::ClubAnswer,
        ] {
            assert_eq!(serde_json::to_value(kind).expect("it is written"), kind.text());
        }
    }
}
