//! Delivers one message to its push service, with retries.

use super::config::PushContact;
use super::endpoint::Endpoint;
use super::push_deps::PushDeps;
use super::seal::{Receiver, seal};
use super::sender::{Message, Sender, Unsent};
use super::server_keys::ServerKeys;
use crate::clock;
use crate::limits::{Place, Pool, Sharer, Shares};
use std::sync::Arc;
use std::time::Duration;
use store::{PushCommand, PushNoticeRow, PushSubscriptionRow};
use tokio::sync::Notify;

/// Maximum number of concurrent connections to push services, in total, per network and per player. The shares leave
/// connections for other players if one player's push service is slow.
const AT_ONCE: Shares = Shares {
    all: 16,
    of_address: 8,
    of_player: 4,
};
/// Maximum delay between two attempts.
const LONGEST_RETRY: Duration = Duration::from_secs(600);

pub(super) struct Delivery {
    sender: Sender,
    turns: Pool,
    /// Notified when a connection becomes free.
    ended: Notify,
    keys: Arc<ServerKeys>,
    contact: PushContact,
    first_retry: Duration,
}

impl Delivery {
    pub(super) fn new((contact, keys): (PushContact, Arc<ServerKeys>), sender: Sender, first_retry: Duration) -> Self {
        Self {
            sender,
            turns: Pool::new(AT_ONCE),
            ended: Notify::new(),
            keys,
            contact,
            first_retry,
        }
    }

    /// Sends a message, with retries, until it is accepted, refused, replaced or expired, and then deletes it. If the
    /// push service no longer has the browser's subscription, the subscription is deleted too.
    pub(super) async fn carry(
        self: Arc<Self>,
        deps: Arc<PushDeps>,
        (row, subscription, place): (PushNoticeRow, PushSubscriptionRow, Place),
    ) {
        let done = PushCommand::Forget {
            session: row.session,
            id: row.id,
        };
        let forgotten = match self.send(&deps, (&row, &subscription), place.by()).await {
            Ok(()) => done,
            Err(Unsent::Gone) => PushCommand::ForgetEndpoint(subscription.endpoint),
            Err(Unsent::Refused(cause) | Unsent::Later(cause, _)) => {
                tracing::info!(%cause, "a notice is given up");
                done
            }
        };
        if let Err(error) = deps.store.execute(forgotten.into()).await {
            tracing::debug!(%error, "a notice that is done with is still stored");
        }
    }

    async fn send(
        &self,
        deps: &PushDeps,
        (row, subscription): (&PushNoticeRow, &PushSubscriptionRow),
        by: Sharer,
    ) -> Result<(), Unsent> {
        let mut wait = self.first_retry;
        loop {
            let turn = self.turn(by).await;
            let sent = self.try_to_send(deps, row, subscription).await;
            self.end(turn);
            let (cause, asked) = match sent {
                Err(Unsent::Later(cause, asked)) => (cause, asked.unwrap_or_default()),
                done => return done,
            };
            let pause = wait.max(asked).min(LONGEST_RETRY);
            let pause_ms = i64::try_from(pause.as_millis()).unwrap_or(i64::MAX);
            if deps.clock.now_ms().saturating_add(pause_ms) >= row.ends_ms {
                return Err(Unsent::Refused(cause));
            }
            tracing::debug!(%cause, retry_after_s = pause.as_secs(), "a notice was not sent");
            clock::sleep(pause).await;
            // If a newer message has replaced this one, it must not be sent.
            if deps.store.push_notice_waits(row.session, row.id).await == Ok(false) {
                return Ok(());
            }
            wait = wait.saturating_mul(2).min(LONGEST_RETRY);
        }
    }

    /// Waits for a free connection to a push service.
    async fn turn(&self, by: Sharer) -> Place {
        loop {
            let ended = self.ended.notified();
            match self.turns.take(by, 1) {
                Ok(turn) => return turn,
                Err(_) => ended.await,
            }
        }
    }

    fn end(&self, turn: Place) {
        drop(turn);
        self.ended.notify_waiters();
    }

    async fn try_to_send(
        &self,
        deps: &PushDeps,
        row: &PushNoticeRow,
        subscription: &PushSubscriptionRow,
    ) -> Result<(), Unsent> {
        let refused = |what: &str| Unsent::Refused(what.to_owned());
        let endpoint = Endpoint::read(&subscription.endpoint).ok_or_else(|| refused("no endpoint"))?;
        let now_ms = deps.clock.now_ms();
        let keys = self.keys.get(&deps.store).await;
        let keys = keys.map_err(|error| Unsent::Later(error.to_string(), None))?;
        let authorization = keys.authorization(&endpoint.host, &self.contact, now_ms);
        let authorization = authorization.map_err(|_| refused("no signature"))?;
        let receiver = Receiver {
            key: &subscription.receiver_key,
            secret: &subscription.secret,
        };
        let sealed = seal(receiver, row.body.as_bytes()).map_err(|_| refused("the browser's key is none"))?;
        let lasts_ms = u64::try_from(row.ends_ms.saturating_sub(now_ms)).unwrap_or_default();
        let message = Message {
            endpoint: &endpoint,
            authorization: &authorization,
            topic: &row.topic,
            lasts: Duration::from_millis(lasts_ms),
            sealed,
        };
        self.sender.send(message).await
    }
}

#[cfg(test)]
mod tests {
    use super::{AT_ONCE, Delivery};
    use crate::limits::Sharer;
    use crate::push::sender::Sender;
    use crate::push::server_keys::ServerKeys;
    use crate::push::{PushNetwork, PushRehearsal};
    use futures_util::FutureExt;
    use play::{GuestId, Player};
    use std::net::SocketAddr;
    use std::pin::pin;
    use std::sync::Arc;
    use std::time::Duration;

    fn player(guest: u64) -> Sharer {
        Sharer {
            address: None,
            player: Some(Player::Guest(GuestId::from_bits(guest))),
        }
    }

    #[tokio::test]
    async fn whoever_knows_a_slow_push_service_waits_for_his_own_turns() {
        let network = PushNetwork::Rehearsal(PushRehearsal {
            names: Vec::new(),
            service: SocketAddr::from(([127, 0, 0, 1], 9)),
            root: include_bytes!("../../tests/testdata/push/root.der").to_vec(),
        });
        let contact = "mailto:operator@janggi.example".parse().unwrap();
        let delivery = Delivery::new(
            (contact, Arc::new(ServerKeys::default())),
            Sender::new(network).unwrap(),
            Duration::from_secs(5),
        );
        let mut turns = Vec::new();
        for _ in 0..AT_ONCE.of_player {
            turns.push(delivery.turn(player(1)).now_or_never().unwrap());
        }
        let mut next = pin!(delivery.turn(player(1)));
        assert!(next.as_mut().now_or_never().is_none());
        let other = delivery.turn(player(2)).now_or_never();
        assert!(other.is_some(), "others do not wait for it");
        delivery.end(turns.pop().unwrap());
        assert!(next.now_or_never().is_some());
    }
}
