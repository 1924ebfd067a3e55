//! Requests to stop the server: signals on Unix, console events on Windows.

use std::io;
use std::time::Duration;

/// Starts listening for stop requests, and returns a future that resolves at the first one.
///
/// Its output is the time limit for draining, which is always `None` on Unix.
#[cfg(unix)]
pub(crate) fn stop_signal() -> io::Result<impl Future<Output = Option<Duration>>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        None
    })
}

/// Time limit for draining after the window is closed, the user logs off or the system shuts down. Windows kills the
/// process after five seconds, which must also suffice to close the database.
#[cfg(windows)]
const BEFORE_WINDOWS_ENDS_IT: Duration = Duration::from_secs(3);

/// Starts listening for stop requests, and returns a future that resolves at the first one.
///
/// Its output is the time limit for draining; `None` after Ctrl-C and Ctrl-Break, for which there is none.
#[cfg(windows)]
pub(crate) fn stop_signal() -> io::Result<impl Future<Output = Option<Duration>>> {
    use tokio::signal::windows::{ctrl_break, ctrl_c, ctrl_close, ctrl_logoff, ctrl_shutdown};
    let (mut interrupt, mut pause) = (ctrl_c()?, ctrl_break()?);
    let (mut close, mut log_off, mut shut_down) = (ctrl_close()?, ctrl_logoff()?, ctrl_shutdown()?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => None,
            _ = pause.recv() => None,
            _ = close.recv() => Some(BEFORE_WINDOWS_ENDS_IT),
            _ = log_off.recv() => Some(BEFORE_WINDOWS_ENDS_IT),
            _ = shut_down.recv() => Some(BEFORE_WINDOWS_ENDS_IT),
        }
    })
}
