//! Shutdown signals: Ctrl-C, and SIGTERM on Unix or the closing of the console on Windows.

use std::io;
use tokio::sync::mpsc;

/// A request to shut down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stop {
    /// Ctrl-C: running games are played to the end. A second Ctrl-C stops at once.
    Gently,
    /// SIGTERM, or the console was closed: the bot stops at once.
    Now,
}

/// Starts listening for shutdown signals.
pub(super) fn listen() -> io::Result<mpsc::UnboundedReceiver<Stop>> {
    let (sender, stops) = mpsc::unbounded_channel();
    let interrupts = sender.clone();
    tokio::spawn(
        async move { while tokio::signal::ctrl_c().await.is_ok() && interrupts.send(Stop::Gently).is_ok() {} },
    );
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::spawn(async move { while terminate.recv().await.is_some() && sender.send(Stop::Now).is_ok() {} });
    }
    #[cfg(windows)]
    {
        let mut closed = tokio::signal::windows::ctrl_close()?;
        tokio::spawn(async move { while closed.recv().await.is_some() && sender.send(Stop::Now).is_ok() {} });
    }
    Ok(stops)
}
