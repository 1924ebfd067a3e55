//! Graceful shutdown: one switch that every task can wait for.

use tokio::sync::watch;

/// A switch that starts the shutdown. It is triggered once and never reset.
#[derive(Debug)]
pub(crate) struct Shutdown(watch::Sender<bool>);

/// Subscription to a [`Shutdown`]. Clones wait for the same one.
#[derive(Debug, Clone)]
pub(crate) struct ShutdownSignal(watch::Receiver<bool>);

impl Shutdown {
    pub(crate) fn new() -> Self {
        Self(watch::Sender::new(false))
    }

    /// Starts the shutdown, and wakes all waiting tasks.
    pub(crate) fn trigger(&self) {
        self.0.send_replace(true);
    }

    /// Returns whether the shutdown has started.
    pub(crate) fn is_triggered(&self) -> bool {
        *self.0.borrow()
    }

    pub(crate) fn subscribe(&self) -> ShutdownSignal {
        ShutdownSignal(self.0.subscribe())
    }
}

impl ShutdownSignal {
    /// Returns whether the shutdown has started.
    pub(crate) fn is_triggered(&self) -> bool {
        *self.0.borrow()
    }

    /// Waits until the shutdown has started.
    pub(crate) async fn wait(&mut self) {
        // An error means that the switch has been dropped with the server.
        let _ = self.0.wait_for(|triggered| *triggered).await;
    }
}
