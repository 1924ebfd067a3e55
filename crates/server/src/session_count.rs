//! Number of open sockets and streams, for which a draining server waits.

use tokio::sync::watch;

/// The count. Clones share it.
#[derive(Debug, Clone)]
pub(crate) struct SessionCount(watch::Sender<usize>);

/// A counted session, until it is dropped, even by a panic.
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

    /// Returns when no socket is open.
    pub(crate) async fn wait_until_zero(&self) {
        // Fails only if the counter is gone, and then no session is left.
        let _ = self.0.subscribe().wait_for(|&count| count == 0).await;
    }
}

impl Drop for CountedSession {
    fn drop(&mut self) {
        self.0.send_modify(|count| *count -= 1);
    }
}
