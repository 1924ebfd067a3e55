//! Pinning of the server and the load generator to different processors, so that they do not compete.

use crate::Failure;

/// Processor to which a process is pinned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Core {
    Server,
    /// The processor of this program.
    Generator,
}

/// Pins this thread, and processes that it starts from now on, to a processor. Has no effect with a single processor.
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
    // Remember the affinity before the first call, because afterwards only one processor remains.
    let allowed = ALLOWED.get_or_init(|| (0..CpuSet::MAX_CPU).filter(|cpu| allowed.is_set(*cpu)).collect());
    let cpu = match core {
        Core::Server => allowed.first(),
        Core::Generator => allowed.last(),
    };
    let mut set = CpuSet::new();
    set.set(*cpu.expect("this program runs on a processor"));
    sched_setaffinity(None, &set).map_err(failed)
}

/// Does nothing on systems other than Linux.
#[cfg(not(target_os = "linux"))]
pub(super) fn keep_to(_core: Core) -> Result<(), Failure> {
    Ok(())
}

/// Raises the soft limit of open files to the hard limit and returns it. Processes started from now on inherit it.
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

/// Returns `usize::MAX` on systems without a limit of open files.
#[cfg(not(unix))]
pub(super) fn raise_open_files() -> usize {
    usize::MAX
}
