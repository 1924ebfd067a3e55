//! Keeps the worker children alive: starts them, hands each its secret, and starts another when one dies.
//!
//! Must not talk about moves: workers fetch jobs over HTTP like any other. A child learns from the end of its standard
//! input that the server is gone, however the server went.

use crate::closing::Closing;
use crate::config::WorkerProgram;
use crate::identity::encode;
use crate::state::App;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::process::Stdio;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::process::{Child, ChildStdin, Command};
use tokio::task::JoinSet;
use tokio::time::Instant;
use wire::worker::Credentials;

/// After the first death; doubled with each further one.
const FIRST_PAUSE: Duration = Duration::from_millis(100);
/// The longest wait before another try.
const LONGEST_PAUSE: Duration = Duration::from_secs(10);
/// Who lived this long died of something new.
const HEALTHY: Duration = Duration::from_secs(20);
/// A child whose input has ended must be gone within this time.
const FAREWELL: Duration = Duration::from_secs(1);

/// Keeps `count` children of `program` alive until the server closes, then waits for them to go.
pub(crate) async fn supervise(app: App, program: WorkerProgram, count: u16, server: SocketAddr) {
    let mut slots = JoinSet::new();
    for slot in 0..count {
        slots.spawn(keep_alive(app.clone(), program.clone(), slot, reachable(server)));
    }
    while slots.join_next().await.is_some() {}
}

/// A server bound to every address is reached by its children at the loopback one.
fn reachable(server: SocketAddr) -> SocketAddr {
    let ip = match server.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip @ (IpAddr::V4(_) | IpAddr::V6(_)) => ip,
    };
    SocketAddr::new(ip, server.port())
}

async fn keep_alive(app: App, program: WorkerProgram, slot: u16, server: SocketAddr) {
    let mut closing = app.closing.listen();
    let mut pause = FIRST_PAUSE;
    while !app.is_closing() {
        let born = Instant::now();
        live_once(&app, &program, slot, server, &mut closing).await;
        pause = if born.elapsed() >= HEALTHY {
            FIRST_PAUSE
        } else {
            (pause * 2).min(LONGEST_PAUSE)
        };
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = closing.wait() => {}
        }
    }
}

/// One child from its birth to its death. Its jobs are free again when this returns.
async fn live_once(app: &App, program: &WorkerProgram, slot: u16, server: SocketAddr, closing: &mut Closing) {
    let secret = app.random.secret();
    let worker = app.desk.hire(secret);
    let credentials = Credentials {
        addr: server.to_string(),
        token: encode(&secret),
    };
    match start(program, &credentials).await {
        Ok((mut child, input)) => {
            tracing::info!(slot, pid = child.id(), "worker started");
            tokio::select! {
                status = child.wait() => tracing::warn!(slot, status = ?status.ok(), "worker died"),
                () = closing.wait() => dismiss(child, input, slot).await,
            }
        }
        Err(error) => tracing::error!(slot, program = %program.program.display(), %error, "worker not started"),
    }
    app.desk.dismiss(worker);
}

/// The child and its input, kept apart: waiting for a child closes whatever input it still holds.
async fn start(program: &WorkerProgram, credentials: &Credentials) -> Result<(Child, ChildStdin), std::io::Error> {
    let mut child = Command::new(&program.program)
        .args(&program.args)
        .stdin(Stdio::piped())
        // Not ours to share: whoever reads the server's output to its end would wait for the children too.
        .stdout(Stdio::null())
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

/// Ends its input, and it if that is not enough.
async fn dismiss(mut child: Child, input: ChildStdin, slot: u16) {
    drop(input);
    if tokio::time::timeout(FAREWELL, child.wait()).await.is_err() {
        tracing::warn!(slot, "worker did not leave at the end of its input");
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
