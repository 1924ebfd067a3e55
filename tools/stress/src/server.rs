//! A `janggun serve` process, which can be killed and restarted with the same port and data.

use crate::Failure;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// Command line of a server.
#[derive(Debug, Clone)]
pub struct ServerProgram {
    /// Path of the executable `janggun`.
    pub program: PathBuf,
    pub data: PathBuf,
    /// Additional arguments of `janggun serve`.
    pub arguments: Vec<String>,
}

/// A running server, which is killed on drop.
#[derive(Debug)]
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl ServerProgram {
    /// Starts the server and waits until it listens or is a standby. Port 0 selects a free port.
    pub(crate) fn start(&self, port: u16, environment: &[(&str, String)]) -> Result<Server, Failure> {
        let mut child = self.spawn(port, environment)?;
        let mut line = String::new();
        let output = child.stdout.take().expect("it is piped");
        let read = BufReader::new(output).read_line(&mut line);
        let address = ["listening on http://", "standing by at http://"]
            .iter()
            .find_map(|said| line.trim().strip_prefix(said)?.parse().ok());
        let mut server = Server {
            child,
            address: ([127, 0, 0, 1], port).into(),
        };
        match (read, address) {
            (Ok(_), Some(address)) => {
                server.address = address;
                Ok(server)
            }
            (Ok(_), None) => Err(Failure::NotStarted(format!("it printed {line:?}"))),
            (Err(cause), _) => Err(Failure::NotStarted(cause.to_string())),
        }
    }

    /// Starts the server without waiting, so that the caller can kill it before it listens.
    pub(crate) fn spawn(&self, port: u16, environment: &[(&str, String)]) -> Result<Child, Failure> {
        Command::new(&self.program)
            .args([
                "serve",
                // Building endgame tables would take minutes of processor time during a test.
                "--no-tables",
                "--workers",
                "0",
                "--addr",
                &format!("127.0.0.1:{port}"),
                "--data",
            ])
            .arg(&self.data)
            .args(&self.arguments)
            .envs(environment.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(Failure::io(format!("starting {}", self.program.display())))
    }
}

impl ServerProgram {
    /// Runs `janggun ratings check`, which compares the stored ratings with the events of the games. If it fails, the
    /// inner error is its output.
    pub(crate) fn check_ratings(&self, environment: &[(&str, String)]) -> Result<Result<(), String>, Failure> {
        let checked = Command::new(&self.program)
            .args(["ratings", "check"])
            // If `environment` sets a database, it takes precedence over the data folder.
            .env("JANGGUN_DATA", &self.data)
            .envs(environment.iter().map(|(name, value)| (name, value)))
            .output()
            .map_err(Failure::io("janggun ratings check"))?;
        let said = [checked.stdout, checked.stderr].concat();
        Ok(if checked.status.success() {
            Ok(())
        } else {
            Err(String::from_utf8_lossy(&said).into_owned())
        })
    }
}

impl Server {
    /// Returns the process id.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Sends a signal, such as `STOP`.
    #[cfg(target_os = "linux")]
    pub(crate) fn signal(&self, name: &str) -> Result<(), Failure> {
        let sent = Command::new("kill").args(["-s", name, &self.id().to_string()]).status();
        sent.map(drop).map_err(Failure::io("kill"))
    }

    /// Returns the exit status if the process has exited.
    #[cfg(target_os = "linux")]
    pub(crate) fn ended(&mut self) -> Result<Option<std::process::ExitStatus>, Failure> {
        self.child.try_wait().map_err(Failure::io("waiting for the server"))
    }

    /// Kills the server at once, and waits until it has exited.
    pub(crate) fn kill(mut self) -> Result<(), Failure> {
        kill(&mut self.child)
    }
}

/// Kills a server process at once (`SIGKILL` on Unix), and waits until it has exited.
pub(crate) fn kill(child: &mut Child) -> Result<(), Failure> {
    child
        .kill()
        .and_then(|()| child.wait().map(|_| ()))
        .map_err(Failure::io("killing the server"))
}

impl Drop for Server {
    fn drop(&mut self) {
        // The process may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
