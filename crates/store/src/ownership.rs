//! Ownership of the database by this process.

use futures_channel::oneshot;
use play::Millis;
use play::lease::{Epoch, Holder, State};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// The last known state of this process's lease on the database. Clones share the state.
#[derive(Debug, Clone)]
pub struct Ownership(Option<Arc<Known>>);

#[derive(Debug)]
struct Known {
    clock: LeaseClock,
    epoch: AtomicU64,
    /// Time on `clock` until which this server certainly holds the lease.
    until_ms: AtomicU64,
    loss: Mutex<Loss>,
}

#[derive(Debug, Default)]
struct Loss {
    happened: bool,
    waiting: Vec<oneshot::Sender<()>>,
}

/// A monotonic clock. Copies count from the same moment.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LeaseClock(Instant);

impl LeaseClock {
    #[expect(
        clippy::disallowed_methods,
        reason = "a lease ends for its owner by the owner's own clock"
    )]
    pub(crate) fn start() -> Self {
        Self(Instant::now())
    }

    pub(crate) fn now(self) -> Millis {
        Millis(u64::try_from(self.0.elapsed().as_millis()).unwrap_or(u64::MAX))
    }
}

impl Ownership {
    /// Returns the ownership of a database that no other server can use.
    #[must_use]
    pub const fn undisputed() -> Self {
        Self(None)
    }

    pub(crate) fn of(clock: LeaseClock) -> Self {
        Self(Some(Arc::new(Known {
            clock,
            epoch: AtomicU64::new(0),
            until_ms: AtomicU64::new(0),
            loss: Mutex::default(),
        })))
    }

    /// Returns whether this server certainly owns the database. If not, another server may own it, so this server must
    /// not answer requests as the owner. Writes are checked by the database itself.
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.0
            .as_ref()
            .is_none_or(|known| known.clock.now().0 < known.until_ms.load(Ordering::Relaxed))
    }

    /// Returns the epoch of this ownership; `None` if no other server can use the database.
    #[must_use]
    pub fn epoch(&self) -> Option<Epoch> {
        self.0.as_ref().map(|known| Epoch(known.epoch.load(Ordering::Relaxed)))
    }

    /// Waits until another server has taken over the database. The loss is final.
    pub fn lost(&self) -> impl Future<Output = ()> + Send + use<> {
        let waits = self.0.as_ref().map(|known| {
            let (tell, told) = oneshot::channel();
            let mut loss = known.loss();
            if loss.happened {
                let _ = tell.send(());
            } else {
                loss.waiting.push(tell);
            }
            told
        });
        async move {
            let lost = match waits {
                Some(told) => told.await.is_ok(),
                None => false,
            };
            // The keeper has ended without losing the lease, or the database has no lease.
            if !lost {
                std::future::pending::<()>().await;
            }
        }
    }

    /// Copies the holder's state. If the lease was lost, completes the futures of [`Self::lost`].
    pub(crate) fn note(&self, holder: &Holder) {
        let Some(known) = &self.0 else { return };
        if let State::Holding { epoch, .. } = holder.state() {
            known.epoch.store(epoch.0, Ordering::Relaxed);
        }
        let until = holder.until().unwrap_or_default();
        known.until_ms.store(until.0, Ordering::Relaxed);
        if holder.state() == State::Lost {
            let mut loss = known.loss();
            loss.happened = true;
            for waiting in loss.waiting.drain(..) {
                // An error means that the caller is no longer waiting.
                let _ = waiting.send(());
            }
        }
    }
}

impl Known {
    fn loss(&self) -> MutexGuard<'_, Loss> {
        // A panic cannot leave the state inconsistent.
        self.loss.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
