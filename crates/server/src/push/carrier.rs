//! Brings one message to its push service: how often it is tried, and what becomes of it.

use super::config::PushContact;
use super::endpoint::Endpoint;
use super::push_deps::PushDeps;
use super::seal::{Receiver, seal};
use super::sender::{Message, Sender, Unsent};
use super::server_keys::ServerKeys;
use crate::clock;
use std::sync::Arc;
use std::time::Duration;
use store::{PushCommand, PushNoticeRow, PushSubscriptionRow};
use tokio::sync::Semaphore;

/// Conversations with push services at the same time.
const AT_ONCE: usize = 8;
/// The longest wait between two tries.
const LONGEST_RETRY: Duration = Duration::from_secs(600);

pub(super) struct Carrier {
    sender: Sender,
    turns: Semaphore,
    keys: Arc<ServerKeys>,
    contact: PushContact,
    first_retry: Duration,
}

impl Carrier {
    pub(super) fn new((contact, keys): (PushContact, Arc<ServerKeys>), sender: Sender, first_retry: Duration) -> Self {
        Self {
            sender,
            turns: Semaphore::new(AT_ONCE),
            keys,
            contact,
            first_retry,
        }
    }

    /// Tries until it is sent, refused or not worth sending any more; then it is forgotten. A browser that is gone is
    /// forgotten as well.
    pub(super) async fn carry(
        self: Arc<Self>,
        deps: Arc<PushDeps>,
        (row, subscription): (PushNoticeRow, PushSubscriptionRow),
    ) {
        let done = PushCommand::Forget {
            session: row.session,
            id: row.id,
        };
        let forgotten = match self.send(&deps, &row, &subscription).await {
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
        row: &PushNoticeRow,
        subscription: &PushSubscriptionRow,
    ) -> Result<(), Unsent> {
        let mut wait = self.first_retry;
        loop {
            // The semaphore is never closed.
            let turn = self.turns.acquire().await;
            let sent = self.try_to_send(deps, row, subscription).await;
            drop(turn);
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
            wait = wait.saturating_mul(2).min(LONGEST_RETRY);
        }
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
