//! One processor for the server and another for the load, so that neither takes the other's time.

use crate::Failure;

/// The processor that a process is pinned to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Core {
    Server,
    /// The processor of this program.
    Generator,
}

/// Pins this thread, and the processes that it starts from now on, to a processor. If there is only one, everything
/// stays on it.
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
    // The affinity as it was before the first call, which leaves only one processor.
    let allowed = ALLOWED.get_or_init(|| (0..CpuSet::MAX_CPU).filter(|cpu| allowed.is_set(*cpu)).collect());
    let cpu = match core {
        Core::Server => allowed.first(),
        Core::Generator => allowed.last(),
    };
    let mut set = CpuSet::new();
    set.set(*cpu.expect("this program runs on a processor"));
    sched_setaffinity(None, &set).map_err(failed)
}

/// Other systems schedule freely.
#[cfg(not(target_os = "linux"))]
pub(super) fn keep_to(_core: Core) -> Result<(), Failure> {
    Ok(())
}

/// Raises the soft limit of open files to the hard one, which processes started from now on inherit, and returns it.
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

/// Other systems have no such limit.
#[cfg(not(unix))]
pub(super) fn raise_open_files() -> usize {
    usize::MAX
}
