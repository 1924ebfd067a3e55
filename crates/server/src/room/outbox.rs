//! The bounded queue of frames towards one socket. Filling it never waits: who reads too slowly is let go.

use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::mpsc;
use wire::ws::ServerMsg;

/// The room's end.
#[derive(Debug)]
pub(crate) struct Outbox {
    frames: mpsc::Sender<Utf8Bytes>,
    overflowed: Arc<AtomicBool>,
}

/// The socket's end.
#[derive(Debug)]
pub(crate) struct Inbox {
    frames: mpsc::Receiver<Utf8Bytes>,
    overflowed: Arc<AtomicBool>,
}

/// Nobody takes frames any more: forget this reader.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Gone;

/// Why no further frame comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Dry {
    /// The reader was too slow.
    Overflowed,
    /// The room has left.
    RoomLeft,
}

/// A queue of at most `frames` frames.
pub(crate) fn outbox(frames: usize) -> (Outbox, Inbox) {
    let (sender, receiver) = mpsc::channel(frames);
    let overflowed = Arc::new(AtomicBool::new(false));
    (
        Outbox {
            frames: sender,
            overflowed: Arc::clone(&overflowed),
        },
        Inbox {
            frames: receiver,
            overflowed,
        },
    )
}

impl Outbox {
    /// Queues `text`, or says that this reader is to be forgotten.
    pub(crate) fn send(&self, text: Utf8Bytes) -> Result<(), Gone> {
        self.frames.try_send(text).map_err(|error| {
            if matches!(error, mpsc::error::TrySendError::Full(_)) {
                self.overflowed.store(true, Ordering::Release);
            }
            Gone
        })
    }

    /// Frames that can still be queued.
    pub(crate) fn space(&self) -> usize {
        self.frames.capacity()
    }

    /// Whether the socket is gone.
    pub(crate) fn is_closed(&self) -> bool {
        self.frames.is_closed()
    }
}

impl Inbox {
    /// The next frame. Safe to drop half-way: no frame is lost.
    pub(crate) async fn next(&mut self) -> Result<Utf8Bytes, Dry> {
        // A reader that overflowed has a gap in its events: what is still queued would only deepen the delay.
        if self.overflowed.load(Ordering::Acquire) {
            return Err(Dry::Overflowed);
        }
        match self.frames.recv().await {
            Some(text) => Ok(text),
            None if self.overflowed.load(Ordering::Acquire) => Err(Dry::Overflowed),
            None => Err(Dry::RoomLeft),
        }
    }
}

/// A frame as it travels. Serialising our own messages cannot fail: they hold no map with keys that are not text.
pub(crate) fn print(message: &ServerMsg) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}

#[cfg(test)]
mod tests {
    use super::{Dry, Gone, outbox};

    #[tokio::test]
    async fn a_full_queue_lets_its_reader_go() {
        let (outbox, mut inbox) = outbox(2);
        assert_eq!([1, 2, 3].map(|_| outbox.send("x".into())), [Ok(()), Ok(()), Err(Gone)]);
        assert_eq!(inbox.next().await, Err(Dry::Overflowed));
    }

    #[tokio::test]
    async fn what_was_queued_before_a_room_left_is_still_read() {
        let (outbox, mut inbox) = outbox(2);
        assert_eq!(outbox.send("x".into()), Ok(()));
        drop(outbox);
        assert_eq!(inbox.next().await.as_deref(), Ok("x"));
        assert_eq!(inbox.next().await, Err(Dry::RoomLeft));
    }
}
