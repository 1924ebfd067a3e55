//! Proxies between a server and the database, which can simulate a network that drops all data.

use crate::Failure;
use std::path::{Path, PathBuf};
use tokio::io::copy_bidirectional;
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

/// The proxies of one server, one for each node of the database. They stop when the gate is dropped.
pub(super) struct Gate {
    folders: [PathBuf; 2],
    closed: watch::Sender<bool>,
    _accepting: JoinSet<()>,
}

impl Gate {
    /// Opens sockets in folders below `folder`, and forwards their connections to `targets`.
    pub(super) fn open(folder: &Path, targets: [PathBuf; 2]) -> Result<Self, Failure> {
        let (closed, watched) = watch::channel(false);
        let mut accepting = JoinSet::new();
        let folders = ["first", "second"].map(|name| folder.join(name));
        for (folder, target) in folders.iter().zip(targets) {
            let listen = || {
                std::fs::create_dir_all(folder)?;
                UnixListener::bind(folder.join(".s.PGSQL.5432"))
            };
            let listener = listen().map_err(Failure::io(folder.display().to_string()))?;
            accepting.spawn(accept(listener, target, watched.clone()));
        }
        Ok(Self {
            folders,
            closed,
            _accepting: accepting,
        })
    }

    /// Returns the folders of the sockets as `host` parameters of a database URL.
    pub(super) fn hosts(&self) -> String {
        self.folders
            .each_ref()
            .map(|folder| format!("host={}", folder.display()))
            .join("&")
    }

    /// Closes the gate. The server's connections stay open, but nothing is forwarded from now on.
    pub(super) fn close(&self) {
        self.closed.send_replace(true);
    }

    /// Opens the gate again, and closes the connections that were kept open while it was closed.
    pub(super) fn reopen(&self) {
        self.closed.send_replace(false);
    }
}

async fn accept(listener: UnixListener, target: PathBuf, closed: watch::Receiver<bool>) {
    let mut connections = JoinSet::new();
    while let Ok((client, _)) = listener.accept().await {
        connections.spawn(forward(client, target.clone(), closed.clone()));
        while connections.try_join_next().is_some() {}
    }
}

async fn forward(mut client: UnixStream, target: PathBuf, mut closed: watch::Receiver<bool>) {
    let forwarding = async {
        // An error closes the connection, as if there were no proxy.
        if let Ok(mut server) = UnixStream::connect(target).await {
            let _ = copy_bidirectional(&mut client, &mut server).await;
        }
    };
    tokio::select! {
        // The client's stream stays open until `reopen`, so the client does not notice the closed gate.
        _ = async {
            let _ = closed.wait_for(|closed| *closed).await;
        } => {}
        () = forwarding => return,
    }
    let _ = closed.wait_for(|closed| !closed).await;
}
