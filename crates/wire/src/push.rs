//! Web push: a browser's subscription, and the contents of a notification. The browser's service worker composes the
//! sentence in its reader's language.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Body of `PUT /api/account/push`: a `PushSubscription` of the browser, made with the server's key (`Me.push`). The keys
/// are base64url without `=`, as the browser's `toJSON()` gives them.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewPushSubscription {
    /// The address of the push service: `https://`, a host with a public address, no port.
    pub endpoint: String,
    /// The browser's public key: a point of P-256, uncompressed, 65 bytes.
    pub p256dh: String,
    /// The secret that the browser shares with the server, 16 bytes.
    pub auth: String,
}

// These secrets allow sending to that browser.
impl fmt::Debug for NewPushSubscription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("NewPushSubscription(…)")
    }
}

/// The content of a push message, once the browser has decrypted it. Nothing in it is secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PushNotice {
    pub kind: PushKind,
    /// The game; its address is `/game/{game}`.
    pub game: String,
    /// The opponent's name; absent for the engine and for a guest without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
    /// The level of the engine; absent for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<u8>,
}

/// The subject of a notification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum PushKind {
    /// It is the reader's turn.
    Turn,
    /// The opponent offers a draw, an adjournment or a rematch, or asks for a takeback.
    Offer,
    /// A player has joined the reader's game.
    Joined,
    /// The game is over.
    Over,
    /// A player challenges the reader.
    Challenge,
}

impl PushKind {
    /// As it is written in messages and topics.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Offer => "offer",
            Self::Joined => "joined",
            Self::Over => "over",
            Self::Challenge => "challenge",
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
        ] {
            assert_eq!(serde_json::to_value(kind).expect("it is written"), kind.text());
        }
    }
}
