//! Open sockets by session and open streams by access token, so that ending a session or a token closes them.

use play::Player;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{AccessTokenHash, TokenHash};
use tokio::sync::watch;

/// Reason for the end of a session or token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ended {
    /// Replaced by a new session. Clients reconnect with its cookie.
    Renewed,
    /// Ended for good, for example by signing out.
    SignedOut,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Credential {
    Session(TokenHash),
    AccessToken(AccessTokenHash),
}

impl From<TokenHash> for Credential {
    fn from(token: TokenHash) -> Self {
        Self::Session(token)
    }
}

impl From<AccessTokenHash> for Credential {
    fn from(token: AccessTokenHash) -> Self {
        Self::AccessToken(token)
    }
}

/// Sessions and tokens with open sockets or streams. Clones share the table.
#[derive(Debug, Clone, Default)]
pub(crate) struct OpenSessions(Arc<Mutex<Table>>);

#[derive(Debug, Default)]
struct Table {
    followed: HashMap<Credential, Followed>,
    ends: u64,
}

#[derive(Debug)]
struct Followed {
    player: Player,
    ended: watch::Sender<Option<Ended>>,
}

/// Subscription to the end of a session or a token. Dropping the last subscription removes the table's entry.
#[derive(Debug)]
pub(crate) struct SessionEnd {
    sessions: OpenSessions,
    credential: Credential,
    /// `Some` until `drop` takes it.
    ended: Option<watch::Receiver<Option<Ended>>>,
}

impl OpenSessions {
    /// Returns a counter that is incremented whenever sessions or tokens end.
    pub(crate) fn ends(&self) -> u64 {
        self.lock().ends
    }

    /// Subscribes to the end of a session or a token.
    pub(crate) fn follow(&self, credential: impl Into<Credential>, player: Player) -> SessionEnd {
        let credential = credential.into();
        let mut table = self.lock();
        let followed = table.followed.entry(credential).or_insert_with(|| Followed {
            player,
            ended: watch::Sender::new(None),
        });
        SessionEnd {
            sessions: self.clone(),
            credential,
            ended: Some(followed.ended.subscribe()),
        }
    }

    /// Ends a session or a token, and notifies its sockets or streams.
    pub(crate) fn end(&self, credential: impl Into<Credential>, how: Ended) {
        let mut table = self.lock();
        table.ends += 1;
        if let Some(followed) = table.followed.remove(&credential.into()) {
            followed.ended.send_replace(Some(how));
        }
    }

    /// Ends all sessions of a player, and the streams of the player's access tokens.
    pub(crate) fn end_all(&self, player: Player) {
        let mut table = self.lock();
        table.ends += 1;
        table.followed.retain(|_, followed| {
            if followed.player == player {
                followed.ended.send_replace(Some(Ended::SignedOut));
            }
            followed.player != player
        });
    }

    fn lock(&self) -> MutexGuard<'_, Table> {
        // No code panics while holding this lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl SessionEnd {
    /// Waits until the session or the token has ended, and returns the reason.
    pub(crate) async fn wait(&mut self) -> Ended {
        let Some(ended) = &mut self.ended else {
            return std::future::pending().await;
        };
        let how = ended.wait_for(Option::is_some).await.map(|how| *how);
        // The sender always sends a reason before it is dropped.
        how.ok().flatten().unwrap_or(Ended::SignedOut)
    }
}

impl Drop for SessionEnd {
    fn drop(&mut self) {
        self.ended = None;
        let mut table = self.sessions.lock();
        let followed = table.followed.get(&self.credential);
        if followed.is_some_and(|followed| followed.ended.receiver_count() == 0) {
            table.followed.remove(&self.credential);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Ended, OpenSessions};
    use futures_util::FutureExt;
    use play::{GuestId, Player};
    use store::TokenHash;

    #[tokio::test]
    async fn whoever_follows_a_session_hears_of_its_end_and_others_do_not() {
        let sessions = OpenSessions::default();
        let player = |bits| Player::Guest(GuestId::from_bits(bits));
        let mut one = sessions.follow(TokenHash([1; 32]), player(1));
        let mut same = sessions.follow(TokenHash([1; 32]), player(1));
        let mut other = sessions.follow(TokenHash([2; 32]), player(1));
        let mut stranger = sessions.follow(TokenHash([3; 32]), player(2));
        sessions.end(TokenHash([1; 32]), Ended::Renewed);
        assert_eq!((one.wait().await, same.wait().await), (Ended::Renewed, Ended::Renewed));
        sessions.end_all(player(1));
        assert_eq!(other.wait().await, Ended::SignedOut);
        assert_eq!(stranger.wait().now_or_never(), None);
        drop((one, same, other));
        assert_eq!(sessions.lock().followed.len(), 1);
        drop(stranger);
        assert!(sessions.lock().followed.is_empty(), "who is not followed is forgotten");
    }
}
