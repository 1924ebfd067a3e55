//! State shared by the test and the players during a round.

use crate::client::Guest;
use crate::clock;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::watch;

/// Timeout of a health check.
const HEALTH: Duration = Duration::from_secs(1);

/// Behaviour of a server that does not own the database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standby {
    /// It answers with 503, and all players use the owner.
    Refuses,
    /// It forwards requests to the owner, and the players use both servers in turn.
    Forwards,
}

/// State of a round.
#[derive(Debug)]
pub(super) struct Shared {
    servers: [SocketAddr; 2],
    standby: Standby,
    /// Counter that makes players alternate between the servers.
    asked: AtomicUsize,
    /// Whether no disruption has begun yet, so that no request may be refused.
    calm: AtomicBool,
    /// Number of tables at which a move has been acknowledged in this round.
    moved: AtomicUsize,
    over: watch::Sender<bool>,
}

impl Shared {
    pub(super) fn new(servers: [SocketAddr; 2], standby: Standby) -> Self {
        Self {
            servers,
            standby,
            asked: AtomicUsize::new(0),
            calm: AtomicBool::new(true),
            moved: AtomicUsize::new(0),
            over: watch::Sender::new(false),
        }
    }

    pub(super) fn is_calm(&self) -> bool {
        self.calm.load(Ordering::SeqCst)
    }

    pub(super) fn end_calm(&self) {
        self.calm.store(false, Ordering::SeqCst);
    }

    /// Counts a table at which a move has been acknowledged.
    pub(super) fn has_moved(&self) {
        self.moved.fetch_add(1, Ordering::SeqCst);
    }

    pub(super) fn moved(&self) -> usize {
        self.moved.load(Ordering::SeqCst)
    }

    /// Ends the round for the players.
    pub(super) fn end(&self) {
        self.over.send_replace(true);
    }

    /// Completes at the end of the round.
    pub(super) async fn ended(&self) {
        // This cannot fail, because `self` holds the sender.
        let _ = self.over.subscribe().wait_for(|over| *over).await;
    }

    /// Returns the active server, if any.
    pub(super) async fn serving(&self) -> Option<SocketAddr> {
        for server in self.servers {
            let takes = matches!(health(server).await, Some((200, _)));
            if takes && (self.standby == Standby::Refuses || !stands_by(server).await) {
                return Some(server);
            }
        }
        None
    }

    /// Returns a server that accepts requests, if any. If the standby forwards them, calls alternate between servers.
    pub(super) async fn taking(&self) -> Option<SocketAddr> {
        if self.standby == Standby::Refuses {
            return self.serving().await;
        }
        let first = self.asked.fetch_add(1, Ordering::Relaxed) % 2;
        for server in [self.servers[first], self.servers[1 - first]] {
            if let Some((200, _)) = health(server).await {
                return Some(server);
            }
        }
        None
    }
}

/// Returns the status and the text of a server's `/health`; `None` if it does not answer.
pub(super) async fn health(server: SocketAddr) -> Option<(u16, String)> {
    health_at(server, "/health").await
}

/// Returns whether a server is a standby. A server that has just lost its lease also reports `standby`, but not in its
/// verbose answer.
pub(super) async fn stands_by(server: SocketAddr) -> bool {
    let answer = health_at(server, "/health?verbose=true").await;
    answer.is_some_and(|(status, text)| status == 200 && text.starts_with("standby"))
}

async fn health_at(server: SocketAddr, path: &str) -> Option<(u16, String)> {
    let guest = Guest::new(Ipv4Addr::LOCALHOST);
    let answer = clock::within(HEALTH, guest.get(server, path)).await?.ok()?;
    Some((answer.0, answer.1.as_str().unwrap_or_default().to_owned()))
}
