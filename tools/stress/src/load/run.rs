//! The whole load test: measures the machine itself, and the server in alternation with an older one.

use super::company::Company;
use super::cores::{Core, keep_to, raise_open_files};
use super::quantity as q;
use super::results::{Results, Subject};
use super::subject::Measurement;
use super::{echo, sync_loop};
use crate::Failure;
use std::path::PathBuf;
use std::time::Duration;

/// Number of open files reserved for everything except the players' connections.
const OTHER_FILES: usize = 128;
/// Long-term limit on a socket's messages per second (`docs/reference/server.md`).
const MESSAGES_OF_A_SOCKET: f64 = 5.0;
/// Duration of the disk measurement.
const SYNC_LOOP: Duration = Duration::from_secs(2);

/// A part of the load test, which can be selected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// Moves at the given rate.
    Normal,
    /// Moves at the given rate, then at twice the rate, at the peak and at twice the peak.
    Overload,
    /// Memory of a game and of an idle connection.
    Memory,
    /// Time until a stored game is available after a restart.
    Restart,
}

/// Settings of a run.
#[derive(Debug, Clone)]
pub struct Settings {
    /// Path of the executable `janggun`.
    pub server: PathBuf,
    /// Path of an older executable to compare with.
    pub baseline: Option<PathBuf>,
    /// Path of the executable `janggun-stress`, which serves the echo; `None` to skip the echo.
    pub echo: Option<PathBuf>,
    /// Folder for the databases, on the disk to be tested. The contents of its subfolder `database` are deleted.
    pub data: PathBuf,
    /// Number of players' sockets, two per game.
    pub connections: usize,
    /// Number of moves per second in all games together.
    pub rate: f64,
    /// Duration of play at `rate` before measuring.
    pub warm_up: Duration,
    /// Duration of the measurement at `rate`.
    pub duration: Duration,
    /// Number of games, and of idle connections of each kind, whose memory is measured.
    pub memory_games: usize,
    /// Number of stored games on the server that is restarted.
    pub stored_games: usize,
    /// Number of measurements of each server.
    pub turns: usize,
    pub parts: Vec<Part>,
    /// Kinds of clients. An older server is tested with guests only.
    pub company: Company,
    /// Seed of the moves.
    pub seed: u64,
}

impl Settings {
    pub(super) fn has(&self, part: Part) -> bool {
        self.parts.contains(&part)
    }

    fn check(&self, files: usize) -> Result<(), Failure> {
        let impossible = |why: String| Err(Failure::Impossible(why));
        if cfg!(not(target_os = "linux")) {
            return impossible(
                "the load test needs Linux: it reads /proc and uses all addresses of 127.0.0.0/8".to_owned(),
            );
        }
        if self.connections < 2 || self.rate <= 0.0 || self.duration.is_zero() {
            return impossible("it takes two connections, a rate and some time".to_owned());
        }
        if self.connections + OTHER_FILES > files {
            return impossible(format!(
                "{} connections need {} open files and {files} are allowed: raise the hard limit (`ulimit -Hn`)",
                self.connections,
                self.connections + OTHER_FILES
            ));
        }
        let most = MESSAGES_OF_A_SOCKET * self.connections as f64;
        if self.rate > most {
            return impossible(format!(
                "{} connections may send {most} moves a second: take more connections",
                self.connections
            ));
        }
        Ok(())
    }
}

/// Runs the load test. `progress` receives one line for each step. If the test fails or is cancelled, `results`
/// contains the measurements so far.
///
/// # Errors
///
/// If a measurement cannot be made, or a game is wrong after the restart. Other faults of the server under test are
/// part of the results.
pub async fn run(settings: &Settings, results: &Results, progress: &(dyn Fn(&str) + Sync)) -> Result<(), Failure> {
    settings.check(raise_open_files())?;
    keep_to(Core::Generator)?;
    std::fs::create_dir_all(&settings.data).map_err(Failure::io(settings.data.display().to_string()))?;
    progress("machine: 4 KiB write and fdatasync");
    let mut syncs = sync_loop::measure(&settings.data, SYNC_LOOP)?;
    results.add(Subject::Server, q::SYNC_P50, syncs.at(500));
    results.add(Subject::Server, q::SYNC_P99, syncs.at(990));
    for turn in 0..settings.turns {
        if let Some(program) = &settings.echo {
            progress("machine: bare echo");
            let load = (settings.connections, settings.rate);
            let mut echo = echo::measure(program, load, settings.duration / 3).await?;
            results.add(Subject::Server, q::ECHO_P50, echo.latencies.at(500));
            results.add(Subject::Server, q::ECHO_P99, echo.latencies.at(990));
            results.add(Subject::Server, q::ECHO_CPU, echo.cpu_us);
        }
        let mut servers = vec![(Subject::Server, &settings.server)];
        servers.extend(settings.baseline.as_ref().map(|program| (Subject::Baseline, program)));
        if turn % 2 == 1 {
            servers.reverse();
        }
        for (subject, program) in servers {
            let measurement = Measurement {
                settings,
                results,
                progress,
                subject,
                program,
            };
            measurement.make().await?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Company, Settings};
    use std::path::PathBuf;
    use std::time::Duration;

    #[test]
    #[cfg(target_os = "linux")]
    fn a_run_that_the_limits_do_not_allow_is_refused() {
        let settings = Settings {
            server: PathBuf::new(),
            baseline: None,
            echo: None,
            data: PathBuf::new(),
            connections: 1000,
            rate: 5000.0,
            warm_up: Duration::ZERO,
            duration: Duration::from_secs(1),
            memory_games: 0,
            stored_games: 0,
            turns: 1,
            parts: Vec::new(),
            company: Company::Guests,
            seed: 1,
        };
        assert!(settings.check(1200).is_ok());
        assert!(settings.check(1100).is_err(), "too few files");
        let faster = Settings {
            rate: 5001.0,
            ..settings
        };
        assert!(faster.check(1200).is_err(), "too fast for its sockets");
    }
}
