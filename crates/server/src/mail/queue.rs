//! The mail queue and its retries. Callers do not wait for delivery.

use super::config::MailConfig;
use super::letter::{Letter, NewsLinks};
use super::sender::{Sender, Unsent};
use crate::clock::{self, Clock};
use crate::error::AppError;
use crate::limits::{Place, Pool, Sharer, Shares};
use crate::net::{BasePath, Origin};
use crate::random::Random;
use crate::shutdown::ShutdownSignal;
use play::{ClubId, TournamentId};
use std::fmt;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use store::LetterId;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinSet;
use wire::{Code, ErrorBody};

/// Maximum numbers of queued orders and of orders in progress.
const WAITING: usize = 256;
const UNDER_WAY: usize = 256;
/// Slots for orders. One address prefix can use a quarter of them.
const PLACES: Shares = Shares {
    all: WAITING + UNDER_WAY,
    of_address: (WAITING + UNDER_WAY) / 4,
    ..Shares::UNBOUNDED
};
/// Maximum number of simultaneous connections to the mail server.
const AT_ONCE: usize = 4;
/// Maximum delay between two attempts.
const LONGEST_RETRY: Duration = Duration::from_secs(600);

/// A future that writes emails. It runs in a separate task, so that response times do not reveal whether there are any
/// emails.
pub(crate) type Order = Pin<Box<dyn Future<Output = Vec<Letter>> + Send>>;

/// Storage of unsent emails, which are sent after a restart.
pub(crate) trait Outbox: Send + Sync + 'static {
    /// Returns orders for stored emails that have not expired, at most `most`.
    fn left(self: Arc<Self>, most: usize) -> impl Future<Output = Vec<Order>> + Send;

    /// Deletes an email that was sent, refused or given up.
    fn forget(&self, id: LetterId) -> impl Future<Output = ()> + Send;
}

/// The sending end of the mail queue.
pub(crate) struct MailQueue {
    orders: mpsc::Sender<(Order, Place)>,
    places: Pool,
    under_way: Arc<AtomicUsize>,
    site: Origin,
    base_path: BasePath,
}

/// The task that writes and sends emails.
pub(crate) struct MailDispatcher {
    orders: mpsc::Receiver<(Order, Place)>,
    under_way: Arc<AtomicUsize>,
    delivery: Arc<Delivery>,
}

#[derive(Debug)]
struct Delivery {
    sender: Sender,
    turns: Semaphore,
    first_retry: Duration,
}

/// Creates both ends of the mail queue.
///
/// # Errors
///
/// If TLS is required and cannot be set up.
pub(crate) fn mail_queue(
    config: MailConfig,
    base_path: BasePath,
    clock: Clock,
    random: Random,
) -> Result<(MailQueue, MailDispatcher), String> {
    let (first_retry, site) = (config.first_retry, config.site.clone());
    let (sender, orders) = mpsc::channel(WAITING);
    let delivery = Arc::new(Delivery {
        sender: Sender::new(config, clock, random)?,
        turns: Semaphore::new(AT_ONCE),
        first_retry,
    });
    let under_way = Arc::<AtomicUsize>::default();
    let post = MailQueue {
        orders: sender,
        places: Pool::new(PLACES),
        under_way: Arc::clone(&under_way),
        site,
        base_path,
    };
    let dispatcher = MailDispatcher {
        orders,
        under_way,
        delivery,
    };
    Ok((post, dispatcher))
}

impl MailQueue {
    /// Returns the URL of an account page with a secret in its fragment, which browsers do not send to servers.
    pub(crate) fn link(&self, page: &str, secret: &str) -> String {
        format!("{}{}/account/{page}#{secret}", self.site, self.base_path)
    }

    /// Returns the links of an email about a tournament.
    pub(crate) fn tournament_links(&self, id: TournamentId) -> NewsLinks {
        self.news_links(&format!("tournaments/{id}"))
    }

    /// Returns the links of an email about a club.
    pub(crate) fn club_links(&self, id: ClubId) -> NewsLinks {
        self.news_links(&format!("clubs/{id}"))
    }

    fn news_links(&self, page: &str) -> NewsLinks {
        let home = format!("{}{}", self.site, self.base_path);
        NewsLinks {
            page: format!("{home}/{page}"),
            account: format!("{home}/account"),
        }
    }

    /// Returns the number of orders that are queued or in progress.
    pub(crate) fn waiting(&self) -> usize {
        WAITING - self.orders.capacity() + self.under_way.load(Ordering::Relaxed)
    }

    /// Queues emails to be written and sent.
    ///
    /// # Errors
    ///
    /// `busy` if too many orders are pending, in total or from the client's network.
    pub(crate) fn order(
        &self,
        by: Sharer,
        letters: impl Future<Output = Vec<Letter>> + Send + 'static,
    ) -> Result<(), AppError> {
        let busy = || AppError::from(ErrorBody::from(Code::Busy).with("retry_after_s", 60));
        let place = self.places.take(by, 1).map_err(|_| busy())?;
        self.orders.try_send((Box::pin(letters), place)).map_err(|_| busy())
    }
}

impl MailDispatcher {
    /// Sends the emails left in the outbox and those of new orders, until the server shuts down. Stored emails that are
    /// still unsent then stay in the outbox.
    pub(crate) async fn work<B: Outbox>(mut self, mut shutdown: ShutdownSignal, book: Arc<B>) {
        let mut under_way = JoinSet::new();
        for order in Arc::clone(&book).left(UNDER_WAY).await {
            under_way.spawn(Arc::clone(&self.delivery).carry_out(order, Arc::clone(&book)));
        }
        loop {
            self.under_way.store(under_way.len(), Ordering::Relaxed);
            tokio::select! {
                order = self.orders.recv(), if under_way.len() < UNDER_WAY => {
                    let Some((order, place)) = order else { return };
                    let carried = Arc::clone(&self.delivery).carry_out(order, Arc::clone(&book));
                    under_way.spawn(async move {
                        let _place = place;
                        carried.await;
                    });
                }
                Some(_) = under_way.join_next(), if !under_way.is_empty() => {}
                () = shutdown.wait() => {
                    if !under_way.is_empty() {
                        tracing::info!(letters = under_way.len(), "mail is sent after the next start");
                    }
                    return;
                }
            }
        }
    }
}

impl Delivery {
    async fn carry_out<B: Outbox>(self: Arc<Self>, order: Order, book: Arc<B>) {
        for letter in order.await {
            self.send(&letter).await;
            if let Some(id) = letter.id {
                book.forget(id).await;
            }
        }
    }

    /// Retries until the email is sent, refused, or no longer worth sending.
    async fn send(&self, letter: &Letter) {
        let (began, mut wait) = (clock::now(), self.first_retry);
        loop {
            // The semaphore is never closed.
            let turn = self.turns.acquire().await;
            let sent = self.sender.send(letter).await;
            drop(turn);
            match sent {
                Ok(()) => return,
                Err(Unsent::Refused(cause)) => {
                    tracing::warn!(%cause, "the mail server refused a letter");
                    return;
                }
                Err(Unsent::Later(cause)) if clock::since(began) + wait < letter.good_for => {
                    tracing::warn!(%cause, retry_after_s = wait.as_secs(), "a letter was not sent");
                }
                Err(Unsent::Later(cause)) => {
                    tracing::warn!(%cause, "a letter was not sent and is given up");
                    return;
                }
            }
            clock::sleep(wait).await;
            wait = wait.saturating_mul(2).min(LONGEST_RETRY);
        }
    }
}

impl fmt::Debug for MailQueue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailQueue")
            .field("site", &self.site)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for MailDispatcher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailDispatcher").finish_non_exhaustive()
    }
}
