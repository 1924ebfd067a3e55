//! Pinning of the server and the load generator to different processors, and the limit on open files.

use crate::Failure;

/// Processor to which a process is pinned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Core {
    Server,
    /// The processor of this program, which generates the load.
    Generator,
}

/// Pins this thread, and processes that it starts later, to a processor. If only one is available, both variants mean
/// that one.
#[cfg(target_os = "linux")]
pub(super) fn keep_to(core: Core) -> Result<(), Failure> {
    use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};
    use std::sync::OnceLock;
    static ALLOWED: OnceLock<Vec<usize>> = OnceLock::new();
    let failed = |cause: rustix::io::Errno| Failure::Io {
        what: "keeping to a processor".to_owned(),
        cause: cause.into(),
    };
    let allowed = sched_getaffinity(None).map_err(failed)?;
    // Only the first call sees all processors, because afterwards this thread is pinned to one.
    let allowed = ALLOWED.get_or_init(|| (0..CpuSet::MAX_CPU).filter(|cpu| allowed.is_set(*cpu)).collect());
    let cpu = match core {
        Core::Server => allowed.first(),
        Core::Generator => allowed.last(),
    };
    let mut set = CpuSet::new();
    set.set(*cpu.expect("this program runs on a processor"));
    sched_setaffinity(None, &set).map_err(failed)
}

/// Does nothing, because pinning is implemented for Linux only.
#[cfg(not(target_os = "linux"))]
pub(super) fn keep_to(_core: Core) -> Result<(), Failure> {
    Ok(())
}

/// Raises the soft limit on open files to the hard limit, and returns the resulting soft limit. Processes started later
/// inherit it.
#[cfg(unix)]
pub(super) fn raise_open_files() -> usize {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    let soft = limit.current;
    limit.current = limit.maximum;
    let files = match setrlimit(Resource::Nofile, limit) {
        Ok(()) => limit.maximum,
        Err(_) => soft,
    };
    files.map_or(usize::MAX, |files| usize::try_from(files).unwrap_or(usize::MAX))
}

/// Returns `usize::MAX`: only Unix has this limit.
#[cfg(not(unix))]
pub(super) fn raise_open_files() -> usize {
    usize::MAX
}
