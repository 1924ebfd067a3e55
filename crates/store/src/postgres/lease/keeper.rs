//! The thread that renews the lease, and releases it when the [`Keeper`] is dropped.

use super::connection::LeaseConnection;
use super::row;
use crate::ownership::{LeaseClock, Ownership};
use play::lease::{Action, Event, Holder, State};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

/// Handle to the thread that renews the lease. Dropping it stops the thread, which then releases the lease.
pub(in super::super) struct Keeper {
    ownership: Ownership,
    signals: Sender<Signal>,
    thread: Option<JoinHandle<()>>,
}

enum Signal {
    Stop,
    /// The database refused a write because another server is the owner.
    Fenced,
}

/// A sender that notifies the keeper of refused writes.
#[derive(Clone)]
pub(super) struct FenceSignal(Sender<Signal>);

impl FenceSignal {
    pub(super) fn notify(&self) {
        // An error means that the keeper has already ended.
        let _ = self.0.send(Signal::Fenced);
    }
}

impl Keeper {
    /// Starts the thread with a holder that was just granted the lease.
    pub(super) fn start(holder: Holder, clock: LeaseClock, connection: LeaseConnection) -> Self {
        let ownership = Ownership::of(clock);
        ownership.note(&holder);
        let epoch = ownership.epoch().map_or(0, |epoch| epoch.0);
        tracing::info!(epoch, "the lease of the database is ours");
        let (signals, received) = channel();
        let shared = ownership.clone();
        let thread = std::thread::Builder::new()
            .name("store-lease".to_owned())
            .spawn(move || {
                Keeping {
                    holder,
                    clock,
                    connection,
                    ownership: shared,
                }
                .run(&received)
            })
            .expect("the system lets a starting server have a thread");
        Self {
            ownership,
            signals,
            thread: Some(thread),
        }
    }

    pub(super) fn fence_signal(&self) -> FenceSignal {
        FenceSignal(self.signals.clone())
    }

    pub(in super::super) fn ownership(&self) -> &Ownership {
        &self.ownership
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        let _ = self.signals.send(Signal::Stop);
        if let Some(thread) = self.thread.take() {
            // If the keeper has panicked, the lease expires instead of being released.
            let _ = thread.join();
        }
    }
}

struct Keeping {
    holder: Holder,
    clock: LeaseClock,
    connection: LeaseConnection,
    ownership: Ownership,
}

impl Keeping {
    fn run(mut self, signals: &Receiver<Signal>) {
        while let Some(due) = self.holder.due() {
            let wait = Duration::from_millis((due - self.clock.now()).0);
            let event = match signals.recv_timeout(wait) {
                Err(RecvTimeoutError::Timeout) => Event::Time,
                Ok(Signal::Fenced) => Event::Fenced,
                Ok(Signal::Stop) | Err(RecvTimeoutError::Disconnected) => Event::Stop,
            };
            self.happens(event);
        }
        if self.holder.state() == State::Lost {
            tracing::error!("another server has taken the lease of the database");
        }
    }

    fn happens(&mut self, event: Event) {
        let mut asked = self.clock.now();
        let mut action = self.holder.step(event, asked);
        self.ownership.note(&self.holder);
        while let Some(next) = action {
            let answer = match next {
                Action::Renew(epoch) => {
                    match self
                        .connection
                        .query(async |session, owner| row::renew(session, owner, epoch).await)
                    {
                        Ok(true) => Event::Renewed { asked },
                        Ok(false) => Event::Refused { asked },
                        Err(error) => {
                            tracing::warn!(%error, "the lease of the database was not renewed");
                            Event::Failed { asked }
                        }
                    }
                }
                Action::Release(epoch) => {
                    let released = self
                        .connection
                        .query(async |session, owner| row::release(session, owner, epoch).await);
                    if let Err(error) = released {
                        tracing::warn!(%error, "the lease of the database was not given back: it ends by itself");
                    }
                    return;
                }
                // A holder that has been granted the lease does not request it again.
                Action::Acquire => return,
            };
            asked = self.clock.now();
            action = self.holder.step(answer, asked);
            self.ownership.note(&self.holder);
        }
    }
}
