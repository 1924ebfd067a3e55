//! The one word that goes to every task when the server drains.

use tokio::sync::watch;

/// Says it.
#[derive(Debug)]
pub(crate) struct Close(watch::Sender<bool>);

/// Hears it.
#[derive(Debug, Clone)]
pub(crate) struct Closing(watch::Receiver<bool>);

impl Close {
    pub(crate) fn new() -> Self {
        Self(watch::Sender::new(false))
    }

    pub(crate) fn say(&self) {
        self.0.send_replace(true);
    }

    pub(crate) fn was_said(&self) -> bool {
        *self.0.borrow()
    }

    pub(crate) fn listen(&self) -> Closing {
        Closing(self.0.subscribe())
    }
}

impl Closing {
    /// Comes back when the server drains, at once where it does already.
    pub(crate) async fn wait(&mut self) {
        // An error means that the server is gone altogether.
        let _ = self.0.wait_for(|said| *said).await;
    }
}
