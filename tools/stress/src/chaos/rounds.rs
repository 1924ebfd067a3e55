//! The rounds of the test: play, disrupt, play on, heal, compare.

use super::cluster::Cluster;
use super::disruption::Disruption;
use super::player::play_through;
use super::shared::{Shared, Standby};
use super::site::Site;
use super::writers;
use crate::client::Sources;
use crate::kill::{Fault, PATIENCE, Scope, Table};
use crate::random::Random;
use crate::{Failure, clock};
use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;

/// Interval between tables that play rated games. Only a few do, because creating accounts takes processor time.
const EACH_RATED: u64 = 8;
/// Polling interval.
const LOOKED: Duration = Duration::from_millis(20);
/// Maximum duration of play in milliseconds before a disruption, and again before its repair.
const PLAYED_MS: usize = 800;
/// Minimum and maximum duration of `Disruption::Blink` in milliseconds. The lease lasts four seconds.
const BLINK_MS: (usize, usize) = (300, 2_500);
/// Maximum number of faults printed.
const PRINTED: usize = 5;

/// Settings of the test.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The executable `janggun`.
    pub program: PathBuf,
    /// Empty folder for the servers' files.
    pub data: PathBuf,
    /// One disruption per round.
    pub disruptions: Vec<Disruption>,
    /// Number of simultaneous games.
    pub tables: usize,
    /// Seed of the moves and times. Runs with the same seed still differ in timing.
    pub seed: u64,
    pub fence: Fence,
    pub standby: Standby,
}

/// The check that only the owner of the lease can write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fence {
    Whole,
    /// A server that was suspended for longer than its lease can write alongside the next owner. The test must detect
    /// this.
    Hole,
}

/// Result of the test.
#[derive(Debug, Clone, Default)]
pub struct Report {
    /// Disruptions so far, each with the time until a server was active again.
    pub disruptions: Vec<(Disruption, Duration)>,
    /// Number of games in the last comparison.
    pub games: usize,
    /// Number of acknowledged moves. A move found by a comparison counts as acknowledged from then on.
    pub acknowledged: usize,
    /// Number of finished rated games.
    pub rated: usize,
    /// Faults, each with the id of the game or a description of the place. The test ends after the first round with
    /// faults.
    pub faults: Vec<(String, Fault)>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            disruptions,
            games,
            acknowledged,
            rated,
            faults,
        } = self;
        write!(
            f,
            "{} rounds, {games} games, {acknowledged} moves acknowledged, {rated} games rated, {} faults",
            disruptions.len(),
            faults.len()
        )?;
        for kind in Disruption::ALL {
            let times: Vec<_> = disruptions
                .iter()
                .filter(|(disruption, _)| *disruption == kind)
                .map(|(_, time)| time)
                .collect();
            if let Some(longest) = times.iter().max() {
                write!(
                    f,
                    "\n  {kind}: {} times, at most {} ms without a server",
                    times.len(),
                    longest.as_millis()
                )?;
            }
        }
        for (place, fault) in faults.iter().take(PRINTED) {
            write!(f, "\n  {place}: {fault}")?;
        }
        Ok(())
    }
}

/// Runs the test. `progress` is called after each round.
///
/// # Errors
///
/// [`Failure`] if the test could not be run. Faults of the servers are in the report.
pub async fn run(settings: &Settings, mut progress: impl FnMut(&Report)) -> Result<Report, Failure> {
    let mut run = Run::new(settings).await?;
    for disruption in &settings.disruptions {
        run.round(*disruption).await?;
        progress(&run.report);
        if !run.report.faults.is_empty() {
            break;
        }
    }
    if run.report.faults.is_empty() {
        run.compare(Scope::All).await?;
        if let Err(said) = run.site.check_ratings().await? {
            run.blame("all games", Fault::RatingsDiffer { said });
        }
    }
    Ok(run.report)
}

struct Run<'a> {
    settings: &'a Settings,
    random: Random,
    // Must be dropped before the database.
    site: Site,
    cluster: Cluster,
    tables: Vec<Table>,
    report: Report,
}

impl<'a> Run<'a> {
    async fn new(settings: &'a Settings) -> Result<Self, Failure> {
        let cluster = Cluster::start().await?;
        let mut random = Random::new(settings.seed);
        let mut site = Site::new((&settings.program, &settings.data), settings.standby, &cluster)?;
        site.start(0, &mut random).await?;
        site.start(1, &mut random).await?;
        writers::record(&cluster).await?;
        let mut sources = Sources::default();
        let tables = (0..settings.tables as u64)
            .map(|number| Table::new(sources.next_network(), number, EACH_RATED, settings.seed))
            .collect();
        Ok(Self {
            settings,
            random,
            site,
            cluster,
            tables,
            report: Report::default(),
        })
    }

    fn blame(&mut self, place: &str, fault: Fault) {
        self.report.faults.push((place.to_owned(), fault));
    }

    async fn round(&mut self, disruption: Disruption) -> Result<(), Failure> {
        let shared = Arc::new(Shared::new(self.site.addresses(), self.settings.standby));
        let mut playing = JoinSet::new();
        for table in std::mem::take(&mut self.tables) {
            let random = Random::new(self.random.next());
            playing.spawn(play_through(table, random, Arc::clone(&shared)));
        }
        let disrupted = self.disrupt_while_playing(disruption, &shared).await;
        shared.end();
        self.tables = playing.join_all().await;
        if let Err(fault) = disrupted? {
            self.blame(&disruption.to_string(), fault);
        }
        self.compare(Scope::Current).await?;
        self.report.acknowledged = self.tables.iter().map(Table::acknowledged).sum();
        self.report.rated = self.tables.iter().map(Table::rated).sum();
        Ok(())
    }

    /// Waits until a move has been acknowledged at every table, then disrupts and repairs.
    async fn disrupt_while_playing(
        &mut self,
        disruption: Disruption,
        shared: &Shared,
    ) -> Result<Result<(), Fault>, Failure> {
        let tables = self.settings.tables;
        let all_moved = async {
            while shared.moved() < tables {
                clock::sleep(LOOKED).await;
            }
        };
        if clock::within(PATIENCE, all_moved).await.is_none() {
            let moved = shared.moved();
            return Ok(Err(Fault::Stuck { moved, tables }));
        }
        let Some(owner) = clock::within(PATIENCE, served_by_any(shared)).await else {
            let servers = self.site.describe().await?;
            return Ok(Err(Fault::Unserved { servers }));
        };
        self.play(PLAYED_MS).await;
        shared.end_calm();
        let began = clock::now();
        self.disrupt(disruption, self.site.number_of(owner)).await?;
        if clock::within(PATIENCE, served(shared, owner, disruption))
            .await
            .is_none()
        {
            let servers = self.site.describe().await?;
            return Ok(Err(Fault::Unserved { servers }));
        }
        self.report.disruptions.push((disruption, clock::now() - began));
        self.play(PLAYED_MS).await;
        self.repair(disruption, self.site.number_of(owner)).await?;
        self.site.heal(&mut self.random).await
    }

    /// Lets the players play for a random time.
    async fn play(&mut self, most_ms: usize) {
        let ms = self.random.below(most_ms) as u64;
        clock::sleep(Duration::from_millis(ms)).await;
    }

    async fn disrupt(&mut self, disruption: Disruption, owner: usize) -> Result<(), Failure> {
        match disruption {
            Disruption::Kill => self.site.kill(owner),
            Disruption::Terminate => self.site.signal(owner, "TERM"),
            Disruption::KillBoth => {
                self.site.kill(1 - owner)?;
                self.site.kill(owner)?;
                self.site.start(owner, &mut self.random).await?;
                self.site.start(1 - owner, &mut self.random).await
            }
            Disruption::Pause => {
                if self.settings.fence == Fence::Hole {
                    writers::remember_owner(&self.cluster).await?;
                }
                self.site.signal(owner, "STOP")
            }
            Disruption::Blink => {
                self.site.signal(owner, "STOP")?;
                let (least, most) = BLINK_MS;
                let ms = least + self.random.below(most - least);
                clock::sleep(Duration::from_millis(ms as u64)).await;
                self.site.signal(owner, "CONT")
            }
            Disruption::CutOff => {
                self.site.gate(owner).close();
                Ok(())
            }
            Disruption::DatabaseRestart => self.cluster.restart().await,
            Disruption::Failover => self.cluster.fail_over().await,
        }
    }

    /// Undoes a disruption. Servers that have ended are restarted by `Site::heal` instead.
    async fn repair(&mut self, disruption: Disruption, owner: usize) -> Result<(), Failure> {
        match disruption {
            Disruption::Pause => {
                if self.settings.fence == Fence::Hole {
                    writers::make_hole(&self.cluster).await?;
                }
                self.site.signal(owner, "CONT")
            }
            Disruption::CutOff => {
                self.site.gate(owner).reopen();
                Ok(())
            }
            Disruption::Failover => self.cluster.replicate().await,
            Disruption::Kill
            | Disruption::Terminate
            | Disruption::KillBoth
            | Disruption::Blink
            | Disruption::DatabaseRestart => Ok(()),
        }
    }

    async fn compare(&mut self, scope: Scope) -> Result<(), Failure> {
        let shared = Shared::new(self.site.addresses(), self.settings.standby);
        let Some(server) = clock::within(PATIENCE, served_by_any(&shared)).await else {
            return Ok(());
        };
        self.report.games = 0;
        for table in &mut self.tables {
            match table.compare(server, scope).await {
                Ok(compared) => self.report.games += compared.games,
                Err(fault) => self.report.faults.push(fault),
            }
        }
        let said = writers::faults(&self.cluster).await?;
        if !said.is_empty() {
            self.blame("events", Fault::Writers { said });
        }
        Ok(())
    }
}

/// Waits until a server is active after a disruption. If the lease must change hands, this is the other server.
async fn served(shared: &Shared, owner: SocketAddr, disruption: Disruption) {
    loop {
        let serving = served_by_any(shared).await;
        match disruption {
            Disruption::Kill | Disruption::Terminate | Disruption::Pause | Disruption::CutOff if serving == owner => {
                clock::sleep(LOOKED).await
            }
            _ => return,
        }
    }
}

async fn served_by_any(shared: &Shared) -> SocketAddr {
    loop {
        match shared.serving().await {
            Some(server) => return server,
            None => clock::sleep(LOOKED).await,
        }
    }
}
