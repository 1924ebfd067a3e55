//! The queue of notifications, with limits per player and per network. Callers do not wait for delivery.

use super::config::PushConfig;
use super::delivery::Delivery;
use super::notice::Notice;
use super::push_deps::PushDeps;
use super::sender::Sender;
use super::server_keys::ServerKeys;
use crate::database::Database;
use crate::error::AppError;
use crate::limits::{KeyedTokenBuckets, Place, Pool, Rate, Sharer, Shares};
use crate::shutdown::ShutdownSignal;
use play::Player;
use std::fmt;
use std::sync::Arc;
use store::{NoticeId, PushCommand, PushNoticeRow, PushSubscriptionRow};
use tokio::sync::mpsc;
use tokio::task::JoinSet;

/// Maximum number of queued notifications and unsent messages. Further notifications are dropped. The shares keep
/// players with slow push services from filling the queue.
const PLACES: Shares = Shares {
    all: 1_024,
    of_address: 128,
    of_player: 32,
};
/// Number of messages being sent or waiting for a retry at which further notifications stay queued.
const UNDER_WAY: usize = 512;
/// Rate of notifications per player: a burst of thirty, then one every ten seconds.
const RATE: Rate = Rate {
    burst: 30,
    refill_ms: 10_000,
};
/// Maximum number of players whose rates are tracked.
const PLAYERS: usize = 20_000;

/// A notification with its slot.
type Order = (Notice, Place);

/// A message to one browser with its slot.
type Message = (PushNoticeRow, PushSubscriptionRow, Place);

/// The sending end of the notification queue.
pub(crate) struct Push {
    orders: mpsc::Sender<Order>,
    places: Pool,
    keys: Arc<ServerKeys>,
}

/// The task that turns notifications into messages and sends them.
pub(crate) struct PushDispatcher {
    orders: mpsc::Receiver<Order>,
    places: Pool,
    rates: KeyedTokenBuckets<Player>,
    delivery: Delivery,
}

/// Creates both ends of the notification queue.
///
/// # Errors
///
/// If no trusted certificate can be loaded.
pub(crate) fn push_queue(config: PushConfig) -> Result<(Push, PushDispatcher), String> {
    let (sender, orders) = mpsc::channel(PLACES.all);
    let keys = Arc::new(ServerKeys::default());
    let places = Pool::new(PLACES);
    let push = Push {
        orders: sender,
        places: places.clone(),
        keys: Arc::clone(&keys),
    };
    let delivery = Delivery::new((config.contact, keys), Sender::new(config.network)?, config.first_retry);
    let dispatcher = PushDispatcher {
        orders,
        places,
        rates: KeyedTokenBuckets::new(PLAYERS),
        delivery,
    };
    Ok((push, dispatcher))
}

impl Push {
    /// Queues a notification without waiting. Drops it if the queue, or a share of it, is full.
    pub(crate) fn order(&self, notice: Notice) {
        let place = self.places.take(notice.sharer(), 1);
        if !place.is_ok_and(|place| self.orders.try_send((notice, place)).is_ok()) {
            tracing::debug!("too many notices wait: one is not sent");
        }
    }

    /// Returns the number of queued notifications plus the number of messages being sent or waiting for a retry.
    pub(crate) fn waiting(&self) -> usize {
        self.places.taken()
    }

    /// Returns the server's public key in base64url, as browsers expect it.
    pub(crate) async fn public_key(&self, store: &Database) -> Result<String, AppError> {
        Ok(self.keys.get(store).await?.public().to_owned())
    }
}

impl PushDispatcher {
    /// Sends messages left over from an earlier run, then queued notifications, until the server shuts down. Unsent
    /// messages stay in the database.
    pub(crate) async fn work(self, deps: PushDeps, mut shutdown: ShutdownSignal) {
        let Self {
            mut orders,
            places,
            mut rates,
            delivery,
        } = self;
        let (deps, delivery) = (Arc::new(deps), Arc::new(delivery));
        let mut under_way = JoinSet::new();
        for message in left(&deps, &places).await {
            under_way.spawn(Arc::clone(&delivery).carry(Arc::clone(&deps), message));
        }
        loop {
            tokio::select! {
                order = orders.recv(), if under_way.len() < UNDER_WAY => {
                    let Some((notice, place)) = order else { return };
                    if rates.take(notice.player, RATE, deps.clock.now_ms()).is_err() {
                        continue;
                    }
                    match addressed(&deps, (&notice, place), &places).await {
                        Ok(messages) => for message in messages {
                            under_way.spawn(Arc::clone(&delivery).carry(Arc::clone(&deps), message));
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

/// Returns messages left over from an earlier run, at most [`UNDER_WAY`].
async fn left(deps: &PushDeps, places: &Pool) -> Vec<Message> {
    let most = u32::try_from(UNDER_WAY).unwrap_or(u32::MAX);
    let with_place = |(row, subscription): (PushNoticeRow, PushSubscriptionRow)| {
        let by = Sharer {
            address: None,
            player: Some(subscription.player),
        };
        let place = places.claim(by, 1);
        (row, subscription, place)
    };
    match deps.store.push_notices(deps.clock.now_ms(), most).await {
        Ok(messages) => messages.into_iter().map(with_place).collect(),
        Err(error) => {
            tracing::warn!(%error, "notices of an earlier start are not sent");
            Vec::new()
        }
    }
}

/// Creates and stores a message for each subscribed browser of the player. Each message takes its own slot, and the
/// notification's slot is freed.
async fn addressed(
    deps: &PushDeps,
    (notice, place): (&Notice, Place),
    places: &Pool,
) -> Result<Vec<Message>, AppError> {
    let subscriptions = deps.store.push_subscriptions_of(notice.player).await?;
    let body = serde_json::to_string(&notice.body()).map_err(AppError::internal)?;
    let at_ms = deps.clock.now_ms();
    let lasts_ms = i64::try_from(notice.lasts.as_millis()).unwrap_or(i64::MAX);
    let mut messages = Vec::with_capacity(subscriptions.len());
    for subscription in subscriptions {
        let row = PushNoticeRow {
            session: subscription.session,
            topic: notice.topic(),
            id: NoticeId(i64::from_ne_bytes(deps.random.number().to_ne_bytes())),
            body: body.clone(),
            ends_ms: at_ms.saturating_add(lasts_ms),
        };
        let put = PushCommand::Put {
            notice: row.clone(),
            at_ms,
        };
        deps.store.execute(put.into()).await?;
        messages.push((row, subscription, places.claim(place.by(), 1)));
    }
    Ok(messages)
}

impl fmt::Debug for Push {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Push").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::{PLACES, push_queue};
    use crate::limits::AddressPrefix;
    use crate::push::{Notice, PushConfig, PushNetwork, PushRehearsal, Subject};
    use play::{GameId, GuestId, Player};
    use std::net::{IpAddr, SocketAddr};
    use std::time::Duration;
    use wire::push::PushKind;

    fn notice(guest: u64, address: Option<&str>) -> Notice {
        Notice {
            player: Player::Guest(GuestId::from_bits(guest)),
            kind: PushKind::Turn,
            about: Subject::Game(GameId::from_bits(guest)),
            name: None,
            level: None,
            lasts: Duration::from_secs(600),
            address: address.map(|text| AddressPrefix::from(text.parse::<IpAddr>().unwrap())),
        }
    }

    #[test]
    fn neither_a_player_nor_an_address_keeps_others_notices_out() {
        let config = PushConfig {
            contact: "mailto:operator@janggi.example".parse().unwrap(),
            network: PushNetwork::Rehearsal(PushRehearsal {
                names: Vec::new(),
                service: SocketAddr::from(([127, 0, 0, 1], 9)),
                root: include_bytes!("../../tests/testdata/push/root.der").to_vec(),
            }),
            first_retry: Duration::from_secs(5),
        };
        let (push, dispatcher) = push_queue(config).unwrap();
        for _ in 0..2 * PLACES.all {
            push.order(notice(1, None));
        }
        assert_eq!(push.waiting(), PLACES.of_player);
        for guest in 0..2_000 {
            push.order(notice(100 + guest, Some("192.0.2.7")));
        }
        assert_eq!(push.waiting(), PLACES.of_player + PLACES.of_address);
        push.order(notice(2, Some("198.51.100.1")));
        assert_eq!(push.waiting(), PLACES.of_player + PLACES.of_address + 1);
        for guest in 0..4_000 {
            push.order(notice(10_000 + guest, None));
        }
        assert_eq!(push.waiting(), PLACES.all);
        drop(dispatcher);
        assert_eq!(push.waiting(), 0, "every place comes back");
    }
}
