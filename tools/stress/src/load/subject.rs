//! The measurement of one server.

use super::company::Company;
use super::cores::{Core, keep_to};
use super::crowd::{Crowd, PLIES, Phase, scripts};
use super::newcomers::{MOVES_OF_A_GAME, Rush};
use super::quantity as q;
use super::results::{Results, Subject};
use super::run::{Part, Settings};
use super::{idle, memory, process, restart};
use crate::server::Server;
use crate::{Failure, ServerProgram, clock};
use std::path::Path;
use std::time::Duration;

/// Duration of each step in the search for the peak.
const STEP: Duration = Duration::from_secs(4);
/// Factor between successive rates in the search for the peak.
const GROWTH: f64 = 1.25;
/// The search for the peak ends if the server achieves less than this fraction of the offered rate.
const KEPT_UP: f64 = 0.9;

/// Interval between arrivals of newcomers while the server is overloaded with moves.
const BETWEEN_FEW: Duration = Duration::from_millis(50);

/// Rates of the step with the highest achieved rate, in moves per second.
#[derive(Debug, Clone, Copy, Default)]
struct Peak {
    offered: f64,
    achieved: f64,
}

/// A server to measure, with the settings and results of the run.
pub(super) struct Measurement<'a> {
    pub(super) settings: &'a Settings,
    pub(super) results: &'a Results,
    pub(super) progress: &'a (dyn Fn(&str) + Sync),
    pub(super) subject: Subject,
    pub(super) program: &'a Path,
}

impl Measurement<'_> {
    /// Measures the requested parts, each with a new database.
    pub(super) async fn make(&self) -> Result<(), Failure> {
        if self.settings.has(Part::Normal) || self.settings.has(Part::Overload) {
            self.make_crowded().await?;
        }
        if self.settings.has(Part::Memory) {
            self.say(&format!("memory of {} games", self.settings.memory_games));
            let server = self.start()?;
            let memory = memory::measure(&server, self.settings.memory_games, self.settings.seed).await?;
            self.add(q::ROOM_FRESH, memory.fresh);
            self.add(q::ROOM_PLAYED, memory.played);
            server.kill()?;
            // An older server may have no lobby.
            if self.subject == Subject::Server {
                self.say(&format!("memory of {} idle connections", self.settings.memory_games));
                let server = self.start()?;
                let idle = idle::measure(&server, self.settings.memory_games).await?;
                self.add(q::IDLE_WATCHER, idle.watcher);
                self.add(q::IDLE_LOBBY, idle.lobby);
                server.kill()?;
            }
        }
        if self.settings.has(Part::Restart) {
            self.say(&format!("restart with {} games", self.settings.stored_games));
            let (games, seed) = (self.settings.stored_games, self.settings.seed);
            let restart = restart::measure(&self.empty()?, games, seed).await?;
            self.add(q::RESTART_LISTENING, restart.listening.as_secs_f64());
            self.add(q::RESTART_RESUMED, restart.resumed.as_secs_f64());
        }
        Ok(())
    }

    async fn make_crowded(&self) -> Result<(), Failure> {
        let settings = self.settings;
        let (server, mut crowd) = self.open_crowd().await?;
        self.add(q::RESIDENT, process::resident_kib(server.id())? / 1024.0);
        let mut wrong = Vec::new();
        self.say(&format!("{} connections, warming up", crowd.connections()));
        wrong.append(&mut crowd.play(settings.rate, settings.warm_up).await?.tally.wrong);
        let mut normal = crowd.play(settings.rate, settings.duration).await?;
        self.add_normal(&mut normal);
        wrong.append(&mut normal.tally.wrong);
        if settings.has(Part::Overload) {
            let normal_p50 = normal.tally.latencies.at(500);
            wrong.append(&mut self.make_double(&mut crowd, normal_p50).await?);
            let (peak, mut more) = self.search_peak(&mut crowd).await?;
            wrong.append(&mut more);
            wrong.append(
                &mut self
                    .make_overload(&mut crowd, &server, (peak.achieved, normal_p50))
                    .await?,
            );
            wrong.append(&mut self.close_crowd((server, crowd)).await?);
            // The next measurements need a new crowd, whose games still have all their moves.
            let (server, mut crowd) = self.open_crowd().await?;
            let (kept_up, mut more) = self.keep_peak_up(&mut crowd, peak).await?;
            wrong.append(&mut more);
            wrong.append(&mut self.make_saturated(&mut crowd, &server, kept_up).await?);
            wrong.append(&mut self.close_crowd((server, crowd)).await?);
        } else {
            wrong.append(&mut self.close_crowd((server, crowd)).await?);
        }
        self.add(q::WRONG, wrong.len() as f64);
        if self.subject == Subject::Server {
            self.results.add_wrong(wrong);
        }
        Ok(())
    }

    fn company(&self) -> Company {
        match self.subject {
            Subject::Server => self.settings.company,
            Subject::Baseline => Company::Guests,
        }
    }

    /// Starts a server with an empty database, and connects a crowd to it.
    async fn open_crowd(&self) -> Result<(Server, Crowd), Failure> {
        let games = self.settings.connections / 2;
        self.say(&format!("opening {games} games"));
        let server = self.start()?;
        let crowd = Crowd::open(&server, (games, self.company()), self.settings.seed).await?;
        Ok((server, crowd))
    }

    /// Checks the crowd's games, and kills the server. Returns the faults.
    async fn close_crowd(&self, (server, mut crowd): (Server, Crowd)) -> Result<Vec<String>, Failure> {
        self.say("comparing games");
        let (wrong, rated) = crowd.check().await?;
        if self.company() == Company::Everybody {
            self.add(q::RATED, rated as f64);
        }
        server.kill()?;
        Ok(wrong)
    }

    fn add_normal(&self, phase: &mut Phase) {
        self.add(q::OFFERED, phase.offered);
        self.add(q::ACHIEVED, phase.achieved);
        self.add(q::ACK_P50, phase.tally.latencies.at(500));
        self.add(q::ACK_P95, phase.tally.latencies.at(950));
        let (p99, cpu) = match self.settings.company {
            Company::Guests => (q::ACK_P99, q::CPU),
            Company::Everybody => (q::ACK_P99_IN_COMPANY, q::CPU_IN_COMPANY),
        };
        self.add(p99, phase.tally.latencies.at(990));
        self.add(cpu, phase.cpu_us_per_move());
        self.add(q::SERVER_SHARE, phase.server_share());
        self.add(q::OWN_SHARE, phase.own_share());
    }

    async fn make_double(&self, crowd: &mut Crowd, normal_p50: f64) -> Result<Vec<String>, Failure> {
        let rate = 2.0 * self.settings.rate;
        self.say(&format!("{rate} moves/s"));
        let mut phase = crowd.play(rate, self.settings.duration / 2).await?;
        self.add(q::DOUBLE_ACHIEVED, phase.achieved);
        self.add(q::DOUBLE_P50, phase.tally.latencies.at(500) / normal_p50);
        self.add(q::DOUBLE_P99, phase.tally.latencies.at(990));
        Ok(phase.tally.wrong)
    }

    /// Raises the rate until the server cannot keep up. Returns the step with the highest achieved rate and the faults.
    async fn search_peak(&self, crowd: &mut Crowd) -> Result<(Peak, Vec<String>), Failure> {
        let (mut rate, mut wrong) = (self.settings.rate, Vec::new());
        let mut peak = Peak::default();
        loop {
            rate *= GROWTH;
            self.say(&format!("searching the peak: {rate:.0} moves/s"));
            let mut phase = crowd.play(rate, STEP).await?;
            wrong.append(&mut phase.tally.wrong);
            if phase.achieved > peak.achieved {
                (peak.offered, peak.achieved) = (rate, phase.achieved);
            }
            if phase.achieved < KEPT_UP * rate {
                self.add(q::PEAK_STEP, peak.achieved);
                return Ok((peak, wrong));
            }
        }
    }

    /// Offers the peak rate for half of `duration`, because the server may not sustain the rate of a short step.
    /// Returns the achieved rate and the faults.
    async fn keep_peak_up(&self, crowd: &mut Crowd, peak: Peak) -> Result<(f64, Vec<String>), Failure> {
        self.say(&format!("peak: {:.0} moves/s", peak.offered));
        let phase = crowd.play(peak.offered, self.settings.duration / 2).await?;
        self.add(q::PEAK, phase.achieved);
        self.add(q::PEAK_CPU, phase.cpu_us_per_move());
        Ok((phase.achieved, phase.tally.wrong))
    }

    /// Plays the existing games at the normal rate, and requests enough new games to reach twice the peak rate.
    async fn make_overload(
        &self,
        crowd: &mut Crowd,
        server: &Server,
        (peak, normal_p50): (f64, f64),
    ) -> Result<Vec<String>, Failure> {
        let (rate, duration) = (self.settings.rate, self.settings.duration);
        // If the peak is below the normal rate, the new games still double the rate.
        let wanted = (2.0 * peak - rate).max(rate) / MOVES_OF_A_GAME;
        self.say(&format!("{rate} moves/s, and {wanted:.0} new games are wanted"));
        let every = duration.div_f64(wanted);
        let rush = tokio::spawn(self.rush(crowd, server, every, duration).come());
        let mut phase = crowd.play(rate, duration).await?;
        let mut newcomers = rush.await.expect("no task panics or is aborted");
        let all = phase.achieved + newcomers.tally.in_time as f64 / duration.as_secs_f64();
        self.add(q::OVERLOAD_ACHIEVED, 100.0 * phase.achieved / rate);
        self.add(q::OVERLOAD_P50, phase.tally.latencies.at(500) / normal_p50);
        self.add(q::OVERLOAD_P99, phase.tally.latencies.at(990));
        self.add(q::OVERLOAD_DISCONNECTED, phase.tally.disconnected as f64);
        self.add(q::OVERLOAD_ALL, 100.0 * all / peak);
        self.add(q::OVERLOAD_SERVER_SHARE, phase.server_share());
        self.add(q::OVERLOAD_WANTED, newcomers.pairs.total() as f64);
        self.add(q::OVERLOAD_BEGUN, newcomers.pairs.admitted as f64);
        self.add(q::OVERLOAD_REFUSED, newcomers.pairs.turned_away());
        self.add(q::OVERLOAD_NEW_P50, newcomers.tally.latencies.at(500) / normal_p50);
        self.add(q::OVERLOAD_ONLOOKERS, newcomers.onlookers.total() as f64);
        self.add(q::OVERLOAD_ONLOOKERS_REFUSED, newcomers.onlookers.turned_away());
        self.say(&format!(
            "pairs {:?}, onlookers {:?}, moves refused {:?} and {:?}",
            newcomers.pairs, newcomers.onlookers, phase.tally.shed, newcomers.tally.shed
        ));
        phase.tally.wrong.append(&mut newcomers.tally.wrong);
        Ok(phase.tally.wrong)
    }

    /// Offers twice the peak rate in existing games, together with a few newcomers.
    async fn make_saturated(&self, crowd: &mut Crowd, server: &Server, peak: f64) -> Result<Vec<String>, Failure> {
        let duration = self.settings.duration / 2;
        self.say(&format!("{:.0} moves/s", 2.0 * peak));
        let rush = tokio::spawn(self.rush(crowd, server, BETWEEN_FEW, duration).come());
        let mut phase = crowd.play(2.0 * peak, duration).await?;
        let mut newcomers = rush.await.expect("no task panics or is aborted");
        self.add(q::SATURATED_OFFERED, phase.offered);
        self.add(q::SATURATED_GOODPUT, 100.0 * phase.achieved / peak);
        self.add(q::SATURATED_CPU, phase.cpu_us_per_move());
        self.add(q::SATURATED_P50, phase.tally.latencies.at(500));
        self.add(q::SATURATED_P99, phase.tally.latencies.at(990));
        let shed = phase.tally.shed.values().sum::<usize>();
        self.add(q::SATURATED_SHED, shed as f64 / duration.as_secs_f64());
        self.add(q::SATURATED_DISCONNECTED, phase.tally.disconnected as f64);
        self.add(q::SATURATED_WANTED, newcomers.pairs.total() as f64);
        self.add(q::SATURATED_REFUSED, newcomers.pairs.turned_away());
        self.add(q::SATURATED_ONLOOKERS_REFUSED, newcomers.onlookers.turned_away());
        self.add(q::SATURATED_OWN_SHARE, phase.own_share());
        phase.tally.wrong.append(&mut newcomers.tally.wrong);
        Ok(phase.tally.wrong)
    }

    fn rush(&self, crowd: &Crowd, server: &Server, every: Duration, duration: Duration) -> Rush {
        Rush {
            server: server.address,
            every,
            end: clock::now() + duration,
            scripts: scripts(PLIES, self.settings.seed + 1),
            games: crowd.games(),
        }
    }

    /// Starts a server with an empty database on its own processor.
    fn start(&self) -> Result<Server, Failure> {
        let program = self.empty()?;
        keep_to(Core::Server)?;
        let server = program.start(0, &[]);
        keep_to(Core::Generator)?;
        server
    }

    /// Empties the database folder and returns the server's command.
    fn empty(&self) -> Result<ServerProgram, Failure> {
        let data = self.settings.data.join("database");
        let failed = || Failure::io(data.display().to_string());
        if data.exists() {
            std::fs::remove_dir_all(&data).map_err(failed())?;
        }
        std::fs::create_dir_all(&data).map_err(failed())?;
        Ok(ServerProgram {
            program: self.program.to_owned(),
            data,
            arguments: Vec::new(),
        })
    }

    fn add(&self, quantity: q::Quantity, value: f64) {
        self.results.add(self.subject, quantity, value);
    }

    fn say(&self, what: &str) {
        let subject = match self.subject {
            Subject::Server => "server",
            Subject::Baseline => "baseline",
        };
        (self.progress)(&format!("{subject}: {what}"));
    }
}
