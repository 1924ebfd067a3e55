//! Requests to stop the server: signals on Unix, console events on Windows.

use std::io;
use std::time::Duration;

/// Starts to listen for a request to stop, and returns a future that resolves at the first one.
///
/// Its output is the time that the system allows before it kills the process, or `None` if there is no limit.
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

/// Time for draining after the window was closed or the user logged off. Windows kills the process after five seconds,
/// and the database is closed after draining.
#[cfg(windows)]
const BEFORE_WINDOWS_ENDS_IT: Duration = Duration::from_secs(3);

/// Starts to listen for a request to stop, and returns a future that resolves at the first one.
///
/// Its output is the time that the system allows before it kills the process, or `None` if there is no limit.
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
