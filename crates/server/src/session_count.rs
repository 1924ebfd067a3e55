//! Number of open sockets and streams, for which a draining server waits.

use tokio::sync::watch;

/// The number of open sockets and streams. Clones share it.
#[derive(Debug, Clone)]
pub(crate) struct SessionCount(watch::Sender<usize>);

/// A counted socket or stream. Dropping it decreases the count.
#[derive(Debug)]
pub(crate) struct CountedSession(watch::Sender<usize>);

impl SessionCount {
    pub(crate) fn new() -> Self {
        Self(watch::Sender::new(0))
    }

    pub(crate) fn count(&self) -> usize {
        *self.0.borrow()
    }

    pub(crate) fn add(&self) -> CountedSession {
        self.0.send_modify(|count| *count += 1);
        CountedSession(self.0.clone())
    }

    /// Waits until no socket or stream is open.
    pub(crate) async fn wait_until_zero(&self) {
        // Cannot fail, because `self` keeps the channel open.
        let _ = self.0.subscribe().wait_for(|&count| count == 0).await;
    }
}

impl Drop for CountedSession {
    fn drop(&mut self) {
        self.0.send_modify(|count| *count -= 1);
    }
}
