//! Web push: the server's keys, the subscribed browsers, and the unsent notifications. Keys, topics and bodies are
//! opaque here.

use crate::{Answer, NoticeId, QueryError, TokenHash};
use play::Player;
use std::fmt;

/// A browser's push subscription.
#[derive(Clone, PartialEq, Eq)]
pub struct PushSubscriptionRow {
    /// The session of that browser. The subscription ends with it.
    pub session: TokenHash,
    pub player: Player,
    /// The address of the push service.
    pub endpoint: String,
    /// The browser's public key.
    pub receiver_key: [u8; 65],
    /// Secret shared by browser and server.
    pub secret: [u8; 16],
    /// When, in milliseconds since 1970.
    pub created_ms: i64,
}

/// A notice that was not sent yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PushNoticeRow {
    /// The session of the browser that it is for.
    pub session: TokenHash,
    /// Topic: a newer notification replaces an older one of the same topic.
    pub topic: String,
    /// A random number.
    pub id: NoticeId,
    /// JSON text.
    pub body: String,
    /// Time after which it is not worth sending, in milliseconds since 1970.
    pub ends_ms: i64,
}

/// Something to write about web push.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PushCommand {
    /// The server's keys, unless it has some.
    KeepKey(Vec<u8>),
    /// Subscribes a browser, replacing earlier subscriptions of its session or endpoint. The newest `most` of a player
    /// stay. Refused if the session does not exist or belongs to another player.
    Subscribe {
        subscription: Box<PushSubscriptionRow>,
        /// Limit of subscriptions per player.
        most: u32,
    },
    /// Unsubscribes the browser of this session and removes its waiting notifications.
    Unsubscribe(TokenHash),
    /// Removes a browser that no longer exists according to its push service.
    ForgetEndpoint(String),
    /// A notification waits to be sent. Those that are not worth sending any more are forgotten. Refused without a subscription.
    Put {
        notice: PushNoticeRow,
        /// When, in milliseconds since 1970.
        at_ms: i64,
    },
    /// Removes a notification that was sent or given up, if it exists.
    Forget {
        /// The session of the browser that it was for.
        session: TokenHash,
        id: NoticeId,
    },
}

/// The queries about web push. What holds for [`crate::Queries`] holds here.
pub trait PushQueries: Send + Sync {
    /// The server's keys, if they were made.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn push_key(&self) -> Answer<Option<Vec<u8>>, QueryError>;

    /// The subscriptions of `player`, the newest first.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn push_subscriptions_of(&self, player: Player) -> Answer<Vec<PushSubscriptionRow>, QueryError>;

    /// The notifications that are worth sending after `at_ms`, each with its subscription, those that end first, and no more than
    /// `most`.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn push_notices(&self, at_ms: i64, most: u32) -> Answer<Vec<(PushNoticeRow, PushSubscriptionRow)>, QueryError>;

    /// Whether this notification for the browser of `session` still waits and has not been replaced.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn push_notice_waits(&self, session: TokenHash, id: NoticeId) -> Answer<bool, QueryError>;
}

// An endpoint and its keys allow sending to that browser, so they must not appear in a log.
impl fmt::Debug for PushSubscriptionRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PushSubscriptionRow")
            .field("player", &self.player)
            .finish_non_exhaustive()
    }
}
