//! Web push: the server's keys, the subscriptions of browsers, and unsent notifications. Keys, topics and bodies are
//! opaque here.

use crate::{Answer, NoticeId, QueryError, TokenHash};
use play::Player;
use std::fmt;

/// A browser's push subscription.
#[derive(Clone, PartialEq, Eq)]
pub struct PushSubscriptionRow {
    /// The session of the browser. The subscription ends with it.
    pub session: TokenHash,
    pub player: Player,
    /// The URL at the push service to which notifications are sent.
    pub endpoint: String,
    /// The browser's public key.
    pub receiver_key: [u8; 65],
    /// Secret shared by the browser and the server.
    pub secret: [u8; 16],
    /// Time of the subscription, in milliseconds since 1970.
    pub created_ms: i64,
}

/// An unsent notification.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PushNoticeRow {
    /// The session of the receiving browser.
    pub session: TokenHash,
    /// Topic of the notification. A newer notification replaces an unsent one of the same session and topic.
    pub topic: String,
    /// The random id of the notification.
    pub id: NoticeId,
    /// The content as JSON text.
    pub body: String,
    /// Time after which the notification is no longer sent, in milliseconds since 1970.
    pub ends_ms: i64,
}

/// A write to the web push data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PushCommand {
    /// Stores the server's keys, unless it already has keys.
    KeepKey(Vec<u8>),
    /// Subscribes a browser, replacing earlier subscriptions of its session or endpoint. Only the newest `most`
    /// subscriptions of a player are kept. Refused if the session does not exist or belongs to another player.
    Subscribe {
        subscription: Box<PushSubscriptionRow>,
        /// Maximum number of subscriptions per player.
        most: u32,
    },
    /// Unsubscribes the browser of this session and removes its unsent notifications.
    Unsubscribe(TokenHash),
    /// Removes the subscription with this endpoint, which the push service has reported as gone.
    ForgetEndpoint(String),
    /// Queues a notification, and deletes expired ones. Refused if the session has no subscription.
    Put {
        notice: PushNoticeRow,
        /// The time, in milliseconds since 1970.
        at_ms: i64,
    },
    /// Removes a notification that was sent or abandoned, if it exists.
    Forget {
        /// The session of the receiving browser.
        session: TokenHash,
        id: NoticeId,
    },
}

/// Queries about web push. The guarantees of [`crate::Queries`] apply.
pub trait PushQueries: Send + Sync {
    /// Returns the server's keys, if they have been created.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn push_key(&self) -> Answer<Option<Vec<u8>>, QueryError>;

    /// Returns the subscriptions of `player`, newest first.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn push_subscriptions_of(&self, player: Player) -> Answer<Vec<PushSubscriptionRow>, QueryError>;

    /// Returns the notifications that expire after `at_ms`, each with its subscription, at most `most`, ordered by
    /// expiry.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn push_notices(&self, at_ms: i64, most: u32) -> Answer<Vec<(PushNoticeRow, PushSubscriptionRow)>, QueryError>;

    /// Returns whether this notification for the browser of `session` is still queued and has not been replaced.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn push_notice_waits(&self, session: TokenHash, id: NoticeId) -> Answer<bool, QueryError>;
}

// The endpoint, the key and the secret must not appear in logs.
impl fmt::Debug for PushSubscriptionRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PushSubscriptionRow")
            .field("player", &self.player)
            .finish_non_exhaustive()
    }
}
