//! The rounds of the test: start, play, kill, restart, compare.

use super::disk::{Disk, Preload};
use super::fault::Fault;
use super::table::{Scope, Table};
use crate::client::Sources;
use crate::random::Random;
use crate::server::{Server, kill};
use crate::{Failure, ServerProgram, clock};
use std::fmt;
use std::time::Duration;
use tokio::task::JoinSet;

/// Minimum and maximum time for which players play before a kill.
const SHORTEST: Duration = Duration::from_millis(20);
const LONGEST: Duration = Duration::from_millis(300);
/// Maximum number of rounds on a slow disk, as a multiple of the normal number. Rounds are added until there are enough
/// moves that could be lost.
const MOST_TIMES: usize = 10;
/// Interval of rounds in which the server is also killed while it starts.
const EACH_START: usize = 4;
/// One in this many tables plays rated games.
const EACH_RATED: u64 = 2;

/// Maximum number of faults printed.
const PRINTED: usize = 5;

/// Settings of the crash test.
#[derive(Debug, Clone)]
pub struct Settings {
    /// Command of the server. Its data folder must be empty.
    pub server: ServerProgram,
    /// Fate of unsynced writes when the server is killed.
    pub disk: Disk,
    /// Number of kills while games are played. There are more if the disk is so slow that too few moves could be lost.
    pub rounds: usize,
    /// Number of simultaneous games, each with two sockets.
    pub tables: usize,
    /// Seed of the moves and kill times; the timing of the machine still varies.
    pub seed: u64,
}

/// Result of the crash test.
#[derive(Debug, Clone, Default)]
pub struct Report {
    /// Number of compared rounds, without the first round, which only creates games.
    pub rounds: usize,
    /// Number of kills, including those of a starting server.
    pub kills: usize,
    /// Number of games compared at the end.
    pub games: usize,
    /// Number of acknowledged moves.
    pub acknowledged: usize,
    /// Number of moves that were stored although their players received no acknowledgement.
    pub unacknowledged: usize,
    /// Number of rated games that have been rated.
    pub rated: usize,
    /// Number of chat messages refused because the server was busy.
    pub refused_lines: usize,
    /// Faults, each with the id of the game. The test ends after the first round with faults.
    pub faults: Vec<(String, Fault)>,
}

impl Report {
    /// Returns whether enough could have been lost: more moves than kills, and finished rated games.
    const fn has_enough(&self) -> bool {
        self.acknowledged > self.kills && self.rated > 0
    }

    /// Returns the number of lost acknowledgements: of moves, and of the creation of games.
    #[must_use]
    pub fn lost(&self) -> usize {
        let lost = |(_, fault): &(String, Fault)| match fault {
            Fault::Lost { acknowledged, stored } => acknowledged - stored,
            Fault::Gone { acknowledged, .. } => acknowledged + 1,
            Fault::Differs { .. }
            | Fault::Decided { .. }
            | Fault::ClockChanged { .. }
            | Fault::HalfRated { .. }
            | Fault::Silenced { .. }
            | Fault::RatingsDiffer { .. }
            | Fault::Refused { .. }
            | Fault::Stuck { .. }
            | Fault::Unserved { .. }
            | Fault::Ended { .. }
            | Fault::Writers { .. } => 0,
        };
        self.faults.iter().map(lost).sum()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            rounds,
            kills,
            games,
            acknowledged,
            unacknowledged,
            rated,
            refused_lines,
            faults,
        } = self;
        write!(
            f,
            "{rounds} rounds, {kills} kills, {games} games, {acknowledged} moves acknowledged, {unacknowledged} more stored, {rated} games rated, {refused_lines} lines of chat refused, {} faults",
            faults.len()
        )?;
        faults
            .iter()
            .take(PRINTED)
            .try_for_each(|(game, fault)| write!(f, "\n  {game}: {fault}"))
    }
}

/// Runs the crash test. `progress` receives the report after each round. Stops early after a round with faults.
///
/// # Errors
///
/// If the server or the disk cannot be set up. Faults of the server are part of the report.
pub async fn run(settings: &Settings, progress: impl FnMut(&Report) + Send) -> Result<Report, Failure> {
    Run::new(settings)?.finish(progress).await
}

struct Run<'a> {
    settings: &'a Settings,
    preload: Option<Preload>,
    random: Random,
    tables: Vec<Table>,
    report: Report,
    /// Port of the server; 0 before its first start.
    port: u16,
}

impl<'a> Run<'a> {
    fn new(settings: &'a Settings) -> Result<Self, Failure> {
        let mut sources = Sources::default();
        let tables = (0..settings.tables as u64)
            .map(|table| Table::new(sources.next_network(), table, EACH_RATED, settings.seed));
        Ok(Self {
            settings,
            preload: Preload::of(settings.disk, &settings.server.data)?,
            random: Random::new(settings.seed),
            tables: tables.collect(),
            report: Report::default(),
            port: 0,
        })
    }

    async fn finish(mut self, mut progress: impl FnMut(&Report)) -> Result<Report, Failure> {
        // The first round always syncs, so that there is data to lose later.
        let mut server = self.start(Disk::ForgetsUnsynced)?;
        let rounds = self.settings.rounds;
        for round in 0..=rounds * MOST_TIMES {
            self.kill_while_playing(server).await?;
            if round % EACH_START == EACH_START - 1 {
                self.kill_while_starting().await?;
            }
            server = self.start(self.settings.disk)?;
            let is_last = round >= rounds && (self.report.has_enough() || round == rounds * MOST_TIMES);
            let scope = if is_last { Scope::All } else { Scope::Current };
            self.compare(&server, scope).await;
            self.report.rounds = round;
            progress(&self.report);
            if is_last || !self.report.faults.is_empty() {
                break;
            }
        }
        server.kill()?;
        if let Err(said) = self.settings.server.check_ratings(&[])? {
            let fault = Fault::RatingsDiffer { said };
            self.report.faults.push(("all games".to_owned(), fault));
        }
        Ok(self.report)
    }

    fn start(&mut self, disk: Disk) -> Result<Server, Failure> {
        let server = self.settings.server.start(self.port, &self.environment(disk))?;
        self.port = server.address.port();
        Ok(server)
    }

    fn environment(&self, disk: Disk) -> Vec<(&'static str, String)> {
        self.preload
            .as_ref()
            .map_or(Vec::new(), |preload| preload.environment(disk))
    }

    /// Lets about half of the tables play, and kills the server at a random time.
    async fn kill_while_playing(&mut self, server: Server) -> Result<(), Failure> {
        let address = server.address;
        let (mut playing, mut idle) = (JoinSet::new(), Vec::new());
        for mut table in std::mem::take(&mut self.tables) {
            if self.random.below(2) == 0 {
                playing.spawn(async move {
                    table.play(address).await;
                    table
                });
            } else {
                idle.push(table);
            }
        }
        let spread = usize::try_from((LONGEST - SHORTEST).as_micros()).expect("it is less than a second");
        clock::sleep(SHORTEST + Duration::from_micros(self.random.below(spread) as u64)).await;
        server.kill()?;
        self.tables = idle;
        self.tables.extend(playing.join_all().await);
        self.after_kill()
    }

    /// Starts the server and kills it before, or shortly after, it listens.
    async fn kill_while_starting(&mut self) -> Result<(), Failure> {
        let environment = self.environment(self.settings.disk);
        let mut child = self.settings.server.spawn(self.port, &environment)?;
        clock::sleep(Duration::from_micros(self.random.below(40_000) as u64)).await;
        kill(&mut child)?;
        self.after_kill()
    }

    fn after_kill(&mut self) -> Result<(), Failure> {
        self.report.kills += 1;
        self.report.acknowledged = self.tables.iter().map(Table::acknowledged).sum();
        self.report.rated = self.tables.iter().map(Table::rated).sum();
        self.report.refused_lines = self.tables.iter().map(Table::refused_lines).sum();
        self.preload.as_ref().map_or(Ok(()), Preload::forget)
    }

    async fn compare(&mut self, server: &Server, scope: Scope) {
        self.report.games = 0;
        for table in &mut self.tables {
            match table.compare(server.address, scope).await {
                Ok(compared) => {
                    self.report.games += compared.games;
                    self.report.unacknowledged += compared.unacknowledged;
                }
                Err(fault) => self.report.faults.push(fault),
            }
        }
    }
}
