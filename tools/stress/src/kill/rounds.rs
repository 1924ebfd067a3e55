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

/// Minimum and maximum time for which players play before a kill. Each added round may take [`LONGEST`] longer than the
/// one before, because on a busy machine few games end in the usual time.
const SHORTEST: Duration = Duration::from_millis(20);
const LONGEST: Duration = Duration::from_millis(300);
/// Maximum number of rounds on a slow machine, as a multiple of the normal number. Rounds are added until enough moves
/// and ratings could have been lost.
const MOST_TIMES: usize = 10;
/// Number of rounds for each kill of a starting server.
const EACH_START: usize = 4;
/// Interval between tables that play rated games.
const EACH_RATED: u64 = 2;

/// Maximum number of faults printed.
const PRINTED: usize = 5;

/// Settings of the crash test.
#[derive(Debug, Clone)]
pub struct Settings {
    /// Command line of the server. Its data folder must be empty.
    pub server: ServerProgram,
    /// Fate of unsynced writes when the server is killed.
    pub disk: Disk,
    /// Number of rounds after the first. Rounds are added if the machine is so slow that too little could be lost.
    pub rounds: usize,
    /// Number of tables, each with a game and two sockets. About half of them play in each round.
    pub tables: usize,
    /// Seed of the moves and kill times. Runs with the same seed still differ in timing.
    pub seed: u64,
}

/// Result of the crash test.
#[derive(Debug, Clone, Default)]
pub struct Report {
    /// Number of completed rounds, not counting the first.
    pub rounds: usize,
    /// Number of kills, including those of a starting server.
    pub kills: usize,
    /// Number of games in the last comparison.
    pub games: usize,
    /// Number of acknowledged moves. A move found by a comparison counts as acknowledged from then on.
    pub acknowledged: usize,
    /// Number of moves that were stored but not acknowledged.
    pub unacknowledged: usize,
    /// Number of finished rated games.
    pub rated: usize,
    /// Number of chat messages refused because the server was busy.
    pub refused_lines: usize,
    /// Faults, each with the id of the game or `all games`. The test ends after the first round with faults.
    pub faults: Vec<(String, Fault)>,
}

impl Report {
    /// Returns whether enough data could have been lost: more moves than kills, and a finished rated game.
    const fn has_enough(&self) -> bool {
        self.acknowledged > self.kills && self.rated > 0
    }

    /// Returns the number of acknowledged moves and games that were lost.
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
/// Returns a [`Failure`] if the server or the disk cannot be set up. Faults of the server are in the report.
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
            let added = u32::try_from(round.saturating_sub(rounds)).unwrap_or(u32::MAX);
            self.kill_while_playing(server, LONGEST.saturating_mul(added.saturating_add(1)))
                .await?;
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

    /// Lets about half of the tables play, and kills the server at a random time of at most `longest`.
    async fn kill_while_playing(&mut self, server: Server, longest: Duration) -> Result<(), Failure> {
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
        let spread = usize::try_from((longest - SHORTEST).as_micros()).unwrap_or(usize::MAX);
        clock::sleep(SHORTEST + Duration::from_micros(self.random.below(spread) as u64)).await;
        server.kill()?;
        self.tables = idle;
        self.tables.extend(playing.join_all().await);
        self.after_kill()
    }

    /// Starts the server, and kills it before or shortly after it begins to listen.
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
