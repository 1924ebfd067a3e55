//! The queue of notices, and who is sent how many. Nobody who has something happen waits for it.

use super::carrier::Carrier;
use super::config::PushConfig;
use super::notice::Notice;
use super::push_deps::PushDeps;
use super::sender::Sender;
use super::server_keys::ServerKeys;
use crate::database::Database;
use crate::error::AppError;
use crate::limits::{KeyedTokenBuckets, Rate};
use crate::shutdown::ShutdownSignal;
use play::Player;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use store::{PushCommand, PushNoticeRow, PushSubscriptionRow};
use tokio::sync::mpsc;
use tokio::task::JoinSet;

/// Notices that wait for their subscriptions to be looked up. What happens beyond that is not told.
const WAITING: usize = 1_024;
/// Messages that are being sent or wait for their next try. While there are so many, notices wait.
const UNDER_WAY: usize = 512;
/// What one player is sent: thirty at once, and one every ten seconds in the long run.
const RATE: Rate = Rate {
    burst: 30,
    refill_ms: 10_000,
};
/// Players whose rates are known at a time.
const PLAYERS: usize = 20_000;

/// Where notices are ordered.
pub(crate) struct Push {
    orders: mpsc::Sender<Notice>,
    under_way: Arc<AtomicUsize>,
    keys: Arc<ServerKeys>,
}

/// Where they are written and sent.
pub(crate) struct PushOffice {
    orders: mpsc::Receiver<Notice>,
    under_way: Arc<AtomicUsize>,
    rates: KeyedTokenBuckets<Player>,
    carrier: Carrier,
}

/// Both ends.
///
/// # Errors
///
/// What the system has against TLS.
pub(crate) fn push_office(config: PushConfig) -> Result<(Push, PushOffice), String> {
    let (sender, orders) = mpsc::channel(WAITING);
    let keys = Arc::new(ServerKeys::default());
    let under_way = Arc::<AtomicUsize>::default();
    let push = Push {
        orders: sender,
        under_way: Arc::clone(&under_way),
        keys: Arc::clone(&keys),
    };
    let carrier = Carrier::new((config.contact, keys), Sender::new(config.network)?, config.first_retry);
    let office = PushOffice {
        orders,
        under_way,
        rates: KeyedTokenBuckets::new(PLAYERS),
        carrier,
    };
    Ok((push, office))
}

impl Push {
    /// Has a player told, if he wants to be. What cannot be queued is not told: nothing else may wait for it.
    pub(crate) fn order(&self, notice: Notice) {
        if self.orders.try_send(notice).is_err() {
            tracing::debug!("too many notices wait: one is not sent");
        }
    }

    /// Notices that wait, and messages that are being sent or wait for their next try.
    pub(crate) fn waiting(&self) -> usize {
        WAITING - self.orders.capacity() + self.under_way.load(Ordering::Relaxed)
    }

    /// The server's public key, as browsers take it.
    pub(crate) async fn public_key(&self, store: &Database) -> Result<String, AppError> {
        Ok(self.keys.get(store).await?.public().to_owned())
    }
}

impl PushOffice {
    /// Sends what was left by an earlier server, and what is ordered, until the server shuts down. What was not sent by
    /// then stays in the database.
    pub(crate) async fn work(self, deps: PushDeps, mut shutdown: ShutdownSignal) {
        let Self {
            mut orders,
            under_way: count,
            mut rates,
            carrier,
        } = self;
        let (deps, carrier) = (Arc::new(deps), Arc::new(carrier));
        let mut under_way = JoinSet::new();
        for message in left(&deps).await {
            under_way.spawn(Arc::clone(&carrier).carry(Arc::clone(&deps), message));
        }
        loop {
            count.store(under_way.len(), Ordering::Relaxed);
            tokio::select! {
                notice = orders.recv(), if under_way.len() < UNDER_WAY => {
                    let Some(notice) = notice else { return };
                    if rates.take(notice.player, RATE, deps.clock.now_ms()).is_err() {
                        continue;
                    }
                    match addressed(&deps, &notice).await {
                        Ok(messages) => for message in messages {
                            under_way.spawn(Arc::clone(&carrier).carry(Arc::clone(&deps), message));
                        },
                        Err(error) => tracing::warn!(%error, "a notice was not sent"),
                    }
                }
                Some(_) = under_way.join_next(), if !under_way.is_empty() => {}
                () = shutdown.wait() => return,
            }
        }
    }
}

/// What was not sent before the server started.
async fn left(deps: &PushDeps) -> Vec<(PushNoticeRow, PushSubscriptionRow)> {
    let most = u32::try_from(UNDER_WAY).unwrap_or(u32::MAX);
    match deps.store.push_notices(deps.clock.now_ms(), most).await {
        Ok(messages) => messages,
        Err(error) => {
            tracing::warn!(%error, "notices of an earlier start are not sent");
            Vec::new()
        }
    }
}

/// A notice for each browser of its player; stored, so that a restart loses none.
async fn addressed(deps: &PushDeps, notice: &Notice) -> Result<Vec<(PushNoticeRow, PushSubscriptionRow)>, AppError> {
    let subscriptions = deps.store.push_subscriptions_of(&notice.player.to_string()).await?;
    let body = serde_json::to_string(&notice.body()).map_err(AppError::internal)?;
    let at_ms = deps.clock.now_ms();
    let lasts_ms = i64::try_from(notice.lasts.as_millis()).unwrap_or(i64::MAX);
    let mut messages = Vec::with_capacity(subscriptions.len());
    for subscription in subscriptions {
        let row = PushNoticeRow {
            session: subscription.session,
            topic: notice.topic(),
            id: i64::from_ne_bytes(deps.random.number().to_ne_bytes()),
            body: body.clone(),
            ends_ms: at_ms.saturating_add(lasts_ms),
        };
        let put = PushCommand::Put {
            notice: row.clone(),
            at_ms,
        };
        deps.store.execute(put.into()).await?;
        messages.push((row, subscription));
    }
    Ok(messages)
}

impl fmt::Debug for Push {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Push").finish_non_exhaustive()
    }
}
