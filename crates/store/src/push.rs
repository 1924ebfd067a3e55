//! Web push: the server's keys, the subscribed browsers, and the unsent notifications. Keys, topics and bodies are
//! opaque here.

use crate::{Answer, NoticeId, QueryError, TokenHash};
use play::Player;
use std::fmt;

/// Where a browser wants notifications to be sent to.
#[derive(Clone, PartialEq, Eq)]
pub struct PushSubscriptionRow {
    /// The session of that browser. The subscription ends with it.
    pub session: TokenHash,
    pub player: Player,
    /// The address of the push service.
    pub endpoint: String,
    /// The browser's public key.
    pub receiver_key: [u8; 65],
    /// What the browser shares with the server.
    pub secret: [u8; 16],
    /// When, in milliseconds since 1970.
    pub created_ms: i64,
}

/// A notice that was not sent yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PushNoticeRow {
    /// The session of the browser that it is for.
    pub session: TokenHash,
    /// What it is about: a newer one of the same topic takes its place.
    pub topic: String,
    /// A random number.
    pub id: NoticeId,
    /// JSON text.
    pub body: String,
    /// Until when it is worth sending, in milliseconds since 1970.
    pub ends_ms: i64,
}

/// Something to write about web push.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PushCommand {
    /// The server's keys, unless it has some.
    KeepKey(Vec<u8>),
    /// A browser wants notifications: in the place of what its session or its endpoint had before. Of a player's subscriptions
    /// the newest `most` stay. Refused where there is no such session of that player.
    Subscribe {
        subscription: Box<PushSubscriptionRow>,
        /// How many a player may have.
        most: u32,
    },
    /// The browser of this session wants none, with those that wait.
    Unsubscribe(TokenHash),
    /// The push service says that there is no such browser any more.
    ForgetEndpoint(String),
    /// A notification waits to be sent. Those that are not worth sending any more are forgotten. Refused without a subscription.
    Put {
        notice: PushNoticeRow,
        /// When, in milliseconds since 1970.
        at_ms: i64,
    },
    /// A notification was sent or given up, if it is there.
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

    /// Whether this notification for the browser of `session` still waits: it is neither done with nor replaced.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn push_notice_waits(&self, session: TokenHash, id: NoticeId) -> Answer<bool, QueryError>;
}

// Whoever knows an endpoint and its keys may send to that browser: they must not come into a log.
impl fmt::Debug for PushSubscriptionRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PushSubscriptionRow")
            .field("player", &self.player)
            .finish_non_exhaustive()
    }
}
