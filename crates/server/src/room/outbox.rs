//! The bounded queue of frames to one socket. Sending never waits: a slow reader is dropped.

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::mpsc;

/// The sending end of the queue.
#[derive(Debug)]
pub(crate) struct Outbox {
    frames: mpsc::Sender<Utf8Bytes>,
    overflowed: Arc<AtomicBool>,
}

/// The receiving end of the queue, held by the socket's session.
#[derive(Debug)]
pub(crate) struct FrameReceiver {
    frames: mpsc::Receiver<Utf8Bytes>,
    overflowed: Arc<AtomicBool>,
}

/// Error: frames can no longer be delivered, and the reader must be removed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Gone;

/// Reason for the end of the queue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Closed {
    /// The reader was too slow.
    Overflowed,
    /// The room has left memory.
    RoomUnloaded,
}

/// Creates a queue of at most `frames` frames.
pub(crate) fn outbox(frames: usize) -> (Outbox, FrameReceiver) {
    let (sender, receiver) = mpsc::channel(frames);
    let overflowed = Arc::new(AtomicBool::new(false));
    (
        Outbox {
            frames: sender,
            overflowed: Arc::clone(&overflowed),
        },
        FrameReceiver {
            frames: receiver,
            overflowed,
        },
    )
}

impl Outbox {
    /// Queues `text`, or reports that this reader must be removed.
    pub(crate) fn send(&self, text: Utf8Bytes) -> Result<(), Gone> {
        self.frames.try_send(text).map_err(|error| {
            if matches!(error, mpsc::error::TrySendError::Full(_)) {
                self.overflowed.store(true, Ordering::Release);
            }
            Gone
        })
    }

    /// Returns the number of frames that can still be queued.
    pub(crate) fn space(&self) -> usize {
        self.frames.capacity()
    }

    /// Returns whether the socket has closed.
    pub(crate) fn is_closed(&self) -> bool {
        self.frames.is_closed()
    }
}

impl FrameReceiver {
    /// Returns the next frame if one is already waiting.
    pub(crate) fn next_waiting(&mut self) -> Option<Utf8Bytes> {
        if self.overflowed.load(Ordering::Acquire) {
            return None;
        }
        self.frames.try_recv().ok()
    }

    /// Returns the next frame. Cancel safe.
    pub(crate) async fn next(&mut self) -> Result<Utf8Bytes, Closed> {
        // A reader that overflowed has a gap in its events, so the rest of its queue is useless.
        if self.overflowed.load(Ordering::Acquire) {
            return Err(Closed::Overflowed);
        }
        match self.frames.recv().await {
            Some(text) => Ok(text),
            None if self.overflowed.load(Ordering::Acquire) => Err(Closed::Overflowed),
            None => Err(Closed::RoomUnloaded),
        }
    }
}

/// Initial buffer size, enough for most messages. A position with its legal moves takes 1 to 2 KiB.
const USUAL_FRAME: usize = 2048;

/// Serialises a message as a frame. This cannot fail, because the keys of all maps in messages are strings.
pub(crate) fn to_frame(message: &impl Serialize) -> Utf8Bytes {
    let mut text = Vec::with_capacity(USUAL_FRAME);
    serde_json::to_writer(&mut text, message).expect("messages are plain data");
    Utf8Bytes::try_from(text).expect("JSON is UTF-8")
}

#[cfg(test)]
mod tests {
    use super::{Closed, Gone, outbox};

    #[tokio::test]
    async fn a_full_queue_drops_its_reader() {
        let (outbox, mut receiver) = outbox(2);
        assert_eq!([1, 2, 3].map(|_| outbox.send("x".into())), [Ok(()), Ok(()), Err(Gone)]);
        assert_eq!(receiver.next().await, Err(Closed::Overflowed));
    }

    #[tokio::test]
    async fn what_was_queued_before_a_room_was_unloaded_is_still_read() {
        let (outbox, mut receiver) = outbox(2);
        assert_eq!(outbox.send("x".into()), Ok(()));
        drop(outbox);
        assert_eq!(receiver.next().await.as_deref(), Ok("x"));
        assert_eq!(receiver.next().await, Err(Closed::RoomUnloaded));
    }
}
