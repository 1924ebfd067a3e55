//! Two servers, each with its own proxies to the database and its own clock error.

use super::cluster::{Cluster, NAME};
use super::gate::Gate;
use super::shared::{Standby, health, stands_by};
use super::skew::Skew;
use crate::kill::{Fault, PATIENCE};
use crate::random::Random;
use crate::server::Server;
use crate::{Failure, ServerProgram, clock};
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

/// Interval between health checks.
const ASKED: Duration = Duration::from_millis(200);

/// Maximum number of attempts to start a server.
const STARTS: u32 = 5;

/// Overload limits for servers that share the machine with the test. A slow server must not refuse games.
const ROOMY: [&str; 4] = [
    "--limit",
    "scheduling-delay-ms=60000",
    "--limit",
    "commit-delay-ms=60000",
];

/// Arguments for servers that forward requests. Port 0 stands for the port on which the server listens.
const REACHABLE: [&str; 2] = ["--peer-address", "http://127.0.0.1:0"];

/// A server, which may not be running, and its environment.
struct Place {
    program: ServerProgram,
    gate: Gate,
    /// The running server; `None` before the first start and after a kill.
    server: Option<Server>,
    address: SocketAddr,
    /// Whether the server has been sent SIGTERM.
    may_end: bool,
}

pub(super) struct Site {
    places: Vec<Place>,
    skew: Skew,
}

impl Site {
    pub(super) fn new((program, data): (&Path, &Path), standby: Standby, cluster: &Cluster) -> Result<Self, Failure> {
        let mut arguments = ROOMY.map(str::to_owned).to_vec();
        if standby == Standby::Forwards {
            arguments.extend(REACHABLE.map(str::to_owned));
        }
        let places = ["one", "two"].map(|name| {
            let data = data.join(name);
            std::fs::create_dir_all(&data).map_err(Failure::io(data.display().to_string()))?;
            Ok(Place {
                gate: Gate::open(&data, cluster.sockets())?,
                program: ServerProgram {
                    program: program.to_owned(),
                    data,
                    arguments: arguments.clone(),
                },
                server: None,
                address: ([127, 0, 0, 1], 0).into(),
                may_end: false,
            })
        });
        Ok(Self {
            places: places.into_iter().collect::<Result<_, Failure>>()?,
            skew: Skew::compile(&data.join("clock"))?,
        })
    }

    /// Starts a server with a random clock error.
    pub(super) async fn start(&mut self, number: usize, random: &mut Random) -> Result<(), Failure> {
        let skewed = self.skew.draw(random);
        let place = &mut self.places[number];
        let environment: Vec<_> = place.environment().into_iter().chain(skewed).collect();
        let mut left = STARTS;
        let server = loop {
            let (program, port, environment) = (place.program.clone(), place.address.port(), environment.clone());
            // Starting blocks, so it runs on a separate thread. This thread forwards the server's connections.
            let started = tokio::task::spawn_blocking(move || program.start(port, &environment)).await;
            left -= 1;
            match started.map_err(|error| Failure::NotStarted(error.to_string()))? {
                // The database may not have answered in time. A service manager would also restart the server.
                Err(Failure::NotStarted(_)) if left > 0 => {}
                started => break started?,
            }
        };
        place.address = server.address;
        place.server = Some(server);
        place.may_end = false;
        Ok(())
    }

    pub(super) fn addresses(&self) -> [SocketAddr; 2] {
        [self.places[0].address, self.places[1].address]
    }

    /// Returns the number of the server at an address.
    pub(super) fn number_of(&self, address: SocketAddr) -> usize {
        usize::from(self.places[0].address != address)
    }

    pub(super) fn kill(&mut self, number: usize) -> Result<(), Failure> {
        self.places[number].server.take().map_or(Ok(()), Server::kill)
    }

    pub(super) fn signal(&mut self, number: usize, name: &str) -> Result<(), Failure> {
        let place = &mut self.places[number];
        place.may_end |= name == "TERM";
        place.server.as_ref().map_or(Ok(()), |server| server.signal(name))
    }

    pub(super) fn gate(&self, number: usize) -> &Gate {
        &self.places[number].gate
    }

    /// Describes the state of both servers.
    pub(super) async fn describe(&mut self) -> Result<String, Failure> {
        let mut states = Vec::new();
        for place in &mut self.places {
            let ended = match &mut place.server {
                Some(server) => server.ended()?.map(|status| status.to_string()),
                None => Some("killed".to_owned()),
            };
            states.push(match ended {
                Some(status) => status,
                None => format!("{:?}", health(place.address).await),
            });
        }
        Ok(states.join(", "))
    }

    /// Restarts servers that have ended, and waits until one is active and the other is a standby.
    pub(super) async fn heal(&mut self, random: &mut Random) -> Result<Result<(), Fault>, Failure> {
        let ends = clock::now() + PATIENCE;
        loop {
            for number in 0..self.places.len() {
                if let Some(fault) = self.start_if_ended(number, random).await? {
                    return Ok(Err(fault));
                }
            }
            let [one, two] = self.addresses();
            for (owner, standby) in [(one, two), (two, one)] {
                if health(owner).await.is_some_and(|(status, _)| status == 200) && stands_by(standby).await {
                    return Ok(Ok(()));
                }
            }
            if clock::now() > ends {
                let servers = self.describe().await?;
                return Ok(Err(Fault::Unserved { servers }));
            }
            clock::sleep(ASKED).await;
        }
    }

    /// Starts a server that has exited or was killed. Returns a fault if its exit status is wrong: it must be 0 after
    /// SIGTERM, otherwise 1, as after the loss of its lease.
    async fn start_if_ended(&mut self, number: usize, random: &mut Random) -> Result<Option<Fault>, Failure> {
        let place = &mut self.places[number];
        if let Some(server) = &mut place.server {
            let Some(status) = server.ended()? else {
                return Ok(None);
            };
            let expected = if place.may_end { 0 } else { 1 };
            if status.code() != Some(expected) {
                let status = status.to_string();
                return Ok(Some(Fault::Ended { status }));
            }
        }
        self.start(number, random).await?;
        Ok(None)
    }

    /// Compares all stored ratings with the events of the games.
    pub(super) async fn check_ratings(&self) -> Result<Result<(), String>, Failure> {
        let place = &self.places[0];
        let (program, environment) = (place.program.clone(), place.environment());
        let checked = tokio::task::spawn_blocking(move || program.check_ratings(&environment)).await;
        checked.map_err(|error| Failure::NotStarted(error.to_string()))?
    }
}

impl Place {
    fn environment(&self) -> Vec<(&'static str, String)> {
        let hosts = self.gate.hosts();
        let mut variables = vec![("JANGGUN_DATABASE", format!("postgres:///{NAME}?{hosts}&user={NAME}"))];
        // Without this, the servers would log many expected errors.
        if std::env::var_os("RUST_LOG").is_none() {
            variables.push(("RUST_LOG", "off".to_owned()));
        }
        variables
    }
}
