//! A connection with a limited read rate and a write timeout. Must not interpret the data.
//!
//! The read limit also covers WebSocket frames and fragments that do not complete a message, which the session does not
//! count. Clients that send faster are slowed down, not refused: their data stays in the kernel.

use crate::clock::{self, Instant};
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// Limits of a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pace {
    /// Number of bytes that can be read ahead of the rate.
    pub(crate) burst: u32,
    /// Sustained rate in bytes per second; 0 counts as 1.
    pub(crate) rate: u32,
    /// Time without progress after which a write fails.
    pub(crate) stall: Duration,
}

/// A stream with a limited read rate and a write timeout.
#[derive(Debug)]
pub(crate) struct Paced<S, P> {
    /// Slot of the connection. A connection that has become a WebSocket keeps it until it closes.
    _place: P,
    stream: S,
    pace: Pace,
    /// Time at which all data read so far would have arrived at the sustained rate.
    even: Instant,
    /// Read timer, set while the connection is more than a burst ahead of the rate.
    waiting: Option<Pin<Box<clock::Sleep>>>,
    /// Write timeout, running while the kernel accepts no data.
    stalled: Option<Pin<Box<clock::Sleep>>>,
}

impl<S, P> Paced<S, P> {
    pub(crate) fn new(stream: S, pace: Pace, place: P) -> Self {
        Self {
            _place: place,
            stream,
            pace,
            even: clock::now(),
            waiting: None,
            stalled: None,
        }
    }

    /// Applies the write timeout to the result of a write.
    fn bounded(&mut self, context: &mut Context<'_>, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let stall = self.pace.stall;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(clock::sleep(stall)));
        ready!(stalled.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }

    fn lasting(&self, bytes: usize) -> Duration {
        let bytes = u32::try_from(bytes).unwrap_or(u32::MAX);
        Duration::from_secs(1) * bytes / self.pace.rate.max(1)
    }
}

impl<S: AsyncRead + Unpin, P: Unpin> AsyncRead for Paced<S, P> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if let Some(waiting) = &mut self.waiting {
            ready!(waiting.as_mut().poll(context));
            self.waiting = None;
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        let read = self.lasting(buffer.filled().len() - before);
        let burst = self.lasting(usize::try_from(self.pace.burst).unwrap_or(usize::MAX));
        let now = clock::now();
        self.even = self.even.max(now) + read;
        if self.even > now + burst {
            self.waiting = Some(Box::pin(clock::sleep_until(self.even - burst)));
        }
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin, P: Unpin> AsyncWrite for Paced<S, P> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.bounded(context, written)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.bounded(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use super::{Pace, Paced};
    use crate::clock;
    use std::time::Duration;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    /// Returns the time on the paused clock that reading `bytes` bytes takes.
    async fn time_to_read(bytes: usize) -> Duration {
        let start = clock::now();
        let mut paced = Paced::new(endless(), PACE, ());
        let mut buffer = vec![0; 50];
        for _ in 0..bytes / 50 {
            paced.read_exact(&mut buffer).await.unwrap();
        }
        clock::since(start)
    }

    const PACE: Pace = Pace {
        burst: 1000,
        rate: 100,
        stall: Duration::from_secs(20),
    };

    fn endless() -> tokio::io::Repeat {
        tokio::io::repeat(0)
    }

    #[tokio::test(start_paused = true)]
    async fn a_burst_is_read_at_once_and_the_rest_at_the_rate() {
        assert_eq!(time_to_read(1000).await, Duration::ZERO);
        let slow = time_to_read(3000).await;
        assert!(
            (Duration::from_secs(19)..=Duration::from_secs(20)).contains(&slow),
            "{slow:?}"
        );
    }
    #[tokio::test(start_paused = true)]
    async fn who_takes_nothing_is_not_written_to_for_ever() {
        let (near, far) = tokio::io::duplex(10);
        let mut paced = Paced::new(near, PACE, ());
        let start = clock::now();
        let error = paced.write_all(&[0; 20]).await.unwrap_err();
        assert_eq!(error.kind(), std::io::ErrorKind::TimedOut);
        assert_eq!(clock::since(start), PACE.stall);
        drop(far);
    }
}
