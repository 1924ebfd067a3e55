//! Supervision of the worker processes. Each is started with its own secret, and replaced if it dies or hangs. A worker
//! writes to its standard output every second, and is killed if it stops doing so.
//!
//! Must not exchange jobs or moves with workers, which fetch them over HTTP. A child exits at the end of its standard
//! input, so it does not survive the server, even after a crash.

use super::broker::{JobBroker, LastSeen};
use crate::clock;
use crate::config::WorkerProgram;
use crate::identity::encode;
use crate::random::Random;
use crate::shutdown::ShutdownSignal;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use tokio::task::JoinSet;
use wire::worker::Credentials;

/// Delay before a healthy worker is restarted. It doubles each time a worker ends without having been healthy.
const FIRST_RESTART_DELAY: Duration = Duration::from_millis(100);
/// Maximum delay before a restart.
const LONGEST_RESTART_DELAY: Duration = Duration::from_secs(10);
/// A worker that ran for this long counts as healthy, which resets the restart delay.
const HEALTHY: Duration = Duration::from_secs(20);
/// Time without a heartbeat after which a worker counts as hung.
const SILENCE: Duration = Duration::from_secs(4);
/// Time within which a child must exit after its input is closed.
const EXIT_TIMEOUT: Duration = Duration::from_secs(1);

/// Keeps `count` children of `program` alive until the server shuts down, then waits for them to exit.
pub(crate) async fn supervise(
    (random, shutdown): (Random, ShutdownSignal),
    jobs: Arc<JobBroker>,
    program: WorkerProgram,
    count: u16,
    server: SocketAddr,
) {
    jobs.want(count);
    let supervisor = Supervisor {
        random,
        shutdown,
        jobs,
        program,
        server: reachable(server),
    };
    let mut slots = JoinSet::new();
    for slot in 0..count {
        slots.spawn(supervisor.clone().keep_alive(slot));
    }
    while slots.join_next().await.is_some() {}
}

/// Returns the address at which children reach the server: the loopback address if the server is bound to every
/// address.
fn reachable(server: SocketAddr) -> SocketAddr {
    let ip = match server.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip @ (IpAddr::V4(_) | IpAddr::V6(_)) => ip,
    };
    SocketAddr::new(ip, server.port())
}

/// State shared by all worker slots.
#[derive(Clone)]
struct Supervisor {
    random: Random,
    shutdown: ShutdownSignal,
    jobs: Arc<JobBroker>,
    program: WorkerProgram,
    server: SocketAddr,
}

impl Supervisor {
    async fn keep_alive(self, slot: u16) {
        let mut signal = self.shutdown.clone();
        let mut delay = FIRST_RESTART_DELAY;
        while !signal.is_triggered() {
            let started = clock::now();
            let last_seen = self.run_child(slot, &mut signal).await;
            // A worker that ended while idle, or had answered a job, was healthy. If no worker is ever healthy, fast
            // restarts do not help.
            let was_useful = matches!(last_seen, LastSeen::Idle | LastSeen::AtWork);
            delay = if was_useful || clock::since(started) >= HEALTHY {
                FIRST_RESTART_DELAY
            } else {
                (delay * 2).min(LONGEST_RESTART_DELAY)
            };
            tokio::select! {
                () = clock::sleep(delay) => {}
                () = signal.wait() => {}
            }
        }
    }

    /// Runs one child until it ends. Its jobs are queued again when this returns.
    async fn run_child(&self, slot: u16, shutdown: &mut ShutdownSignal) -> LastSeen {
        let secret = self.random.secret();
        let worker = self.jobs.register(secret);
        let credentials = Credentials {
            addr: self.server.to_string(),
            token: encode(&secret),
        };
        match start(&self.program, &credentials).await {
            Ok((mut child, input)) => {
                tracing::info!(slot, pid = child.id(), "worker started");
                let heartbeats = child.stdout.take();
                tokio::select! {
                    status = child.wait() => tracing::warn!(slot, status = ?status.ok(), "worker died"),
                    () = until_silent(heartbeats) => {
                        tracing::warn!(slot, pid = child.id(), "worker hangs");
                        // Fails if the child has exited already.
                        let _ = child.kill().await;
                    }
                    () = shutdown.wait() => stop(child, input, slot).await,
                }
            }
            Err(error) => {
                tracing::error!(slot, program = %self.program.program.display(), %error, "worker not started")
            }
        }
        self.jobs.unregister(worker)
    }
}

/// Starts the child and returns it with its input, which `Child::wait` would otherwise close.
async fn start(program: &WorkerProgram, credentials: &Credentials) -> Result<(Child, ChildStdin), std::io::Error> {
    let mut child = Command::new(&program.program)
        .args(&program.args)
        .stdin(Stdio::piped())
        // Carries the heartbeats.
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .kill_on_drop(true)
        .spawn()?;
    let mut line = serde_json::to_string(credentials)?;
    line.push('\n');
    let mut input = child.stdin.take().expect("its input was asked to be a pipe");
    input.write_all(line.as_bytes()).await?;
    input.flush().await?;
    Ok((child, input))
}

/// Waits until a child that has written to its output stops doing so. A child that never writes or has closed its
/// output does not count as hung.
async fn until_silent(heartbeats: Option<ChildStdout>) {
    let mut buffer = [0; 64];
    if let Some(mut heartbeats) = heartbeats {
        let mut heard = heartbeats.read(&mut buffer).await;
        while matches!(heard, Ok(1..)) {
            match clock::timeout(SILENCE, heartbeats.read(&mut buffer)).await {
                Ok(next) => heard = next,
                Err(_) => return,
            }
        }
    }
    std::future::pending().await
}

/// Closes the child's input, and kills the child if it does not exit.
async fn stop(mut child: Child, input: ChildStdin, slot: u16) {
    drop(input);
    if clock::timeout(EXIT_TIMEOUT, child.wait()).await.is_err() {
        tracing::warn!(slot, "worker did not exit at the end of its input");
        // Dropping the child kills it.
    }
}

#[cfg(test)]
mod tests {
    use super::reachable;

    #[test]
    fn children_reach_a_server_bound_to_every_address() {
        for (bound, reached) in [
            ("0.0.0.0:9", "127.0.0.1:9"),
            ("[::]:9", "[::1]:9"),
            ("192.0.2.1:9", "192.0.2.1:9"),
            ("127.0.0.1:9", "127.0.0.1:9"),
        ] {
            assert_eq!(reachable(bound.parse().unwrap()).to_string(), reached);
        }
    }
}
