//! Finds the server that is already running on a data folder, when the program is started again.
//!
//! The data folder has a file with the server's addresses, and one that the server locks while it runs. The addresses
//! are valid only while the lock is held. The kernel releases the lock when the process ends, even after a crash.

use server::BasePath;
use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::Path;
use std::time::Duration;

/// File with the addresses, one per line: for this device, then for the network.
const ADDRESSES: &str = "janggun.address";
/// File that the server locks while it runs.
const LOCK: &str = "janggun.address.lock";
/// Maximum time to wait for a response.
const PATIENCE: Duration = Duration::from_secs(2);
/// Number of attempts to take the lock.
const TRIES: usize = 10;
/// Time between attempts.
const PAUSE: Duration = Duration::from_millis(200);

/// The addresses of a running server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Addresses {
    /// URL of the page for browsers on this device.
    pub(crate) here: String,
    /// URL of the page for other devices, if they can reach the server.
    pub(crate) network: Option<String>,
}

/// Guard that keeps the addresses published until it is dropped.
#[derive(Debug)]
pub(crate) struct Published(File);

impl Drop for Published {
    fn drop(&mut self) {
        // Closing the file is not enough: a child process that is just starting may hold a copy of the descriptor.
        let _ = self.0.unlock();
    }
}

impl Addresses {
    /// Returns the addresses of a server that listens on `bound`.
    pub(crate) fn of(bound: SocketAddr, base: &BasePath) -> Self {
        let mut here = bound;
        if bound.ip().is_unspecified() {
            here.set_ip(IpAddr::V4(Ipv4Addr::LOCALHOST));
        }
        Self {
            here: format!("http://{here}{base}/"),
            network: server::lan_address(bound).map(|addr| format!("http://{addr}{base}/")),
        }
    }

    /// Returns whether the server reports itself healthy. A server that is shutting down does not.
    pub(crate) fn answers(&self) -> bool {
        let config = ureq::Agent::config_builder()
            .proxy(None)
            .timeout_global(Some(PATIENCE))
            .build();
        let agent: ureq::Agent = config.into();
        let answer = agent.get(format!("{}health", self.here)).call();
        answer.is_ok_and(|mut answer| answer.body_mut().read_to_string().is_ok_and(|text| text.trim() == "ok"))
    }

    fn written(&self) -> String {
        let lines = [Some(&self.here), self.network.as_ref()];
        lines.into_iter().flatten().map(|line| format!("{line}\n")).collect()
    }

    fn read(text: &str) -> Option<Self> {
        let mut lines = text
            .lines()
            .map(str::to_owned)
            .filter(|line| line.starts_with("http://"));
        Some(Self {
            here: lines.next()?,
            network: lines.next(),
        })
    }
}

/// Publishes the addresses of a server for `janggun play` until the returned guard is dropped.
///
/// Returns `None` on failure, because the server also works without published addresses.
pub(crate) fn publish(folder: &Path, addresses: &Addresses) -> Option<Published> {
    let result = write(folder, addresses);
    if let Err(error) = &result {
        tracing::warn!(%error, "a second start will not find this server");
    }
    result.ok().map(Published)
}

fn write(folder: &Path, addresses: &Addresses) -> io::Result<File> {
    // The addresses are written before the lock is taken, so a process that finds the lock held reads the addresses of
    // its holder.
    let new = folder.join(format!("{ADDRESSES}.new"));
    create(&new)?.write_all(addresses.written().as_bytes())?;
    fs::rename(&new, folder.join(ADDRESSES))?;
    let lock = create(&folder.join(LOCK))?;
    // Other processes hold the lock only while they test it, unless another server uses this folder.
    for _ in 0..TRIES {
        match lock.try_lock() {
            Ok(()) => return Ok(lock),
            Err(TryLockError::WouldBlock) => pause(),
            Err(TryLockError::Error(error)) => return Err(error),
        }
    }
    Err(io::Error::other("another server uses this data folder"))
}

/// Creates or truncates a file. On Unix, only this user can read and write a new file.
fn create(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Returns the addresses of the server that is running on this folder, if any.
pub(crate) fn find(folder: &Path) -> Option<Addresses> {
    let lock = File::open(folder.join(LOCK)).ok()?;
    match lock.try_lock_shared() {
        Err(TryLockError::WouldBlock) => Addresses::read(&fs::read_to_string(folder.join(ADDRESSES)).ok()?),
        Ok(()) | Err(TryLockError::Error(_)) => None,
    }
}

/// Returns the port of the server that last published its addresses in this folder.
pub(crate) fn last_port(folder: &Path) -> Option<u16> {
    let text = fs::read_to_string(folder.join(ADDRESSES)).ok()?;
    let here = Addresses::read(&text)?.here;
    let (addr, _) = here.strip_prefix("http://")?.split_once('/')?;
    addr.parse::<SocketAddr>().ok().map(|addr| addr.port())
}

/// Waits before the next attempt.
#[expect(
    clippy::disallowed_methods,
    reason = "another process starts or stops meanwhile, which nothing announces"
)]
pub(crate) fn pause() {
    std::thread::sleep(PAUSE);
}

#[cfg(test)]
mod tests {
    use super::{ADDRESSES, Addresses, BasePath, find, last_port, publish};
    use std::fs;

    #[test]
    fn a_server_is_known_as_long_as_it_runs() {
        let folder = tempfile::tempdir().expect("a folder");
        let folder = folder.path();
        assert_eq!((find(folder), last_port(folder)), (None, None));
        let bound = "127.0.0.1:9010".parse().expect("an address");
        let addresses = Addresses::of(bound, &BasePath::default());
        assert_eq!(
            (addresses.here.as_str(), &addresses.network),
            ("http://127.0.0.1:9010/", &None)
        );
        let published = publish(folder, &addresses).expect("written");
        assert_eq!(find(folder), Some(addresses));
        drop(published);
        assert_eq!((find(folder), last_port(folder)), (None, Some(9010)));
        fs::write(folder.join(ADDRESSES), "nonsense").expect("written");
        assert_eq!(last_port(folder), None);
        let other = "192.0.2.7:80".parse().expect("an address");
        let other = Addresses::of(other, &"/janggun".parse().expect("a path"));
        let _published = publish(folder, &other).expect("written");
        assert_eq!(
            find(folder).and_then(|one| one.network).as_deref(),
            Some("http://192.0.2.7:80/janggun/")
        );
    }
}
