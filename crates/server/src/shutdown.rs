//! Graceful shutdown: one switch that every task can wait for.

use tokio::sync::watch;

/// The switch. It is triggered once and never reset.
#[derive(Debug)]
pub(crate) struct Shutdown(watch::Sender<bool>);

/// Waits for the switch. Clones wait for the same one.
#[derive(Debug, Clone)]
pub(crate) struct ShutdownSignal(watch::Receiver<bool>);

impl Shutdown {
    pub(crate) fn new() -> Self {
        Self(watch::Sender::new(false))
    }

    /// Starts the shutdown: wakes everyone who waits.
    pub(crate) fn trigger(&self) {
        self.0.send_replace(true);
    }

    /// Returns whether the server is shutting down and accepts nothing new.
    pub(crate) fn is_triggered(&self) -> bool {
        *self.0.borrow()
    }

    pub(crate) fn subscribe(&self) -> ShutdownSignal {
        ShutdownSignal(self.0.subscribe())
    }
}

impl ShutdownSignal {
    /// Returns when the server shuts down, at once where it already does.
    pub(crate) async fn wait(&mut self) {
        // An error means that the server is gone altogether.
        let _ = self.0.wait_for(|triggered| *triggered).await;
    }
}
