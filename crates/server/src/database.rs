//! A store shared between tasks. It measures commands and can be closed in an orderly way.

use crate::clock::{self, Instant};
use crate::counts::Counts;
use play::rating::RatingUpdate;
use std::collections::VecDeque;
use std::ops::Deref;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{Answer, Command, CommandError, Ownership, Store, Swap};

/// Polling interval while [`Database::close`] waits for other references to be dropped.
const CLOSE_POLL: Duration = Duration::from_millis(2);

/// Minimum interval between probes.
const PROBE_EVERY: Duration = Duration::from_secs(1);

/// A shared store. Clones use the same store.
#[derive(Debug, Clone)]
pub(crate) struct Database {
    store: Arc<dyn Store>,
    /// Whether the last write failed.
    failing: Arc<AtomicBool>,
    /// Time of the last probe.
    probed: Arc<Mutex<Option<Instant>>>,
    waiting: Waiting,
    counts: Counts,
    ownership: Ownership,
}

/// Queueing times of pending commands, oldest first. Clones share the queue.
#[derive(Debug, Clone, Default)]
struct Waiting(Arc<Mutex<VecDeque<Instant>>>);

/// Guard for a pending command in [`Waiting`]. Removes an entry on drop.
struct Waits(Waiting);

impl Deref for Database {
    type Target = dyn Store;
    fn deref(&self) -> &Self::Target {
        &*self.store
    }
}

impl Database {
    pub(crate) fn new(store: Box<dyn Store>, counts: Counts) -> Self {
        Self {
            ownership: store.ownership(),
            store: store.into(),
            failing: Arc::default(),
            probed: Arc::default(),
            waiting: Waiting::default(),
            counts,
        }
    }

    /// Like [`store::Commands::execute`], but also records the duration and the outcome.
    pub(crate) fn execute(&self, command: Command) -> impl Future<Output = Result<(), CommandError>> + Send + use<> {
        // The command is queued at once, not when the returned future is first polled.
        self.watch(self.waiting.add(clock::now()), self.store.execute(command))
    }

    /// Like [`store::Commands::rate`], but also records the duration and the outcome.
    pub(crate) fn rate(
        &self,
        writes: Command,
        update: RatingUpdate,
    ) -> impl Future<Output = Result<Swap, CommandError>> + Send + use<> {
        self.watch(self.waiting.add(clock::now()), self.store.rate(writes, update))
    }

    /// Waits for the result of a command, and records the duration and the outcome.
    fn watch<T>(
        &self,
        (began, waits): (Instant, Waits),
        answer: Answer<T, CommandError>,
    ) -> impl Future<Output = Result<T, CommandError>> + Send + use<T> {
        let (failing, counts) = (Arc::clone(&self.failing), self.counts.clone());
        async move {
            let written = answer.await;
            drop(waits);
            counts.stored(
                clock::since(began),
                matches!(written, Err(CommandError::Database(_) | CommandError::Unknown(_))),
            );
            match &written {
                Ok(_) => {
                    if failing.swap(false, Ordering::Relaxed) {
                        tracing::warn!("the database can be written again");
                    }
                }
                Err(CommandError::Database(cause) | CommandError::Unknown(cause)) => {
                    // Logged once: a full disk fails every command until there is space.
                    if !failing.swap(true, Ordering::Relaxed) {
                        tracing::error!(%cause, "the database cannot be written");
                    }
                }
                // These errors are unrelated to the disk.
                Err(CommandError::Conflict(_) | CommandError::LeaseLost | CommandError::Closed) => {}
            }
            written
        }
    }

    /// Returns the server's ownership of the database, which can be lost.
    pub(crate) fn ownership(&self) -> &Ownership {
        &self.ownership
    }

    /// Returns how long the oldest pending command has waited; zero if no command is pending.
    pub(crate) fn longest_wait(&self) -> Duration {
        let oldest = self.waiting.lock().front().copied();
        oldest.map_or(Duration::ZERO, clock::since)
    }

    /// Returns whether the last write failed.
    pub(crate) fn is_failing(&self) -> bool {
        self.failing.load(Ordering::Relaxed)
    }

    /// Tests with a write whether the database is writable again, at most once a second. Calls in between return an
    /// error.
    pub(crate) async fn probe(&self) -> Result<(), CommandError> {
        if self.is_probe_due() {
            self.execute(Command::Probe).await
        } else {
            Err(CommandError::Database("it was tried less than a second ago".to_owned()))
        }
    }

    fn is_probe_due(&self) -> bool {
        // No code panics while holding this lock.
        let mut probed = self.probed.lock().unwrap_or_else(PoisonError::into_inner);
        let due = probed.is_none_or(|last| clock::since(last) >= PROBE_EVERY);
        if due {
            *probed = Some(clock::now());
        }
        due
    }

    /// Waits until all other references are dropped, then closes the store and releases its lock.
    pub(crate) async fn close(mut self) {
        while Arc::get_mut(&mut self.store).is_none() {
            clock::sleep(CLOSE_POLL).await;
        }
        // Dropping the store blocks until the writer's last commit.
        let _ = tokio::task::spawn_blocking(move || drop(self)).await;
    }
}

impl Waiting {
    fn add(&self, queued: Instant) -> (Instant, Waits) {
        self.lock().push_back(queued);
        (queued, Waits(self.clone()))
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<Instant>> {
        // No code panics while holding this lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Waits {
    fn drop(&mut self) {
        // The store answers in order, so the oldest entry normally belongs to this command.
        self.0.lock().pop_front();
    }
}
