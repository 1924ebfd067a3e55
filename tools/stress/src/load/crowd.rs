//! Many pairs of players, and the phases in which they play.

use super::company::{Audience, Company, rated_scripts};
use super::pair::{Pace, Pair, Tally};
use super::process;
use crate::client::{Asking, Sources};
use crate::random::Random;
use crate::script::Script;
use crate::server::Server;
use crate::{Failure, clock};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinSet;

/// Number of pairs per network, within the server's limits on new guests and games per network.
const PAIRS_OF_A_NETWORK: usize = 25;
/// Number of games opened at the same time.
pub(super) const OPENED_AT_ONCE: usize = 64;
/// Number of moves per casual game. A pair that plays all of them before a phase ends is reported as a fault.
pub(super) const PLIES: usize = 160;
/// Number of different scripts.
const SCRIPTS: usize = 64;
/// Maximum number of games compared at the end.
const CHECKED: usize = 200;

/// Pairs of connected players, and possibly spectators.
#[derive(Debug)]
pub(super) struct Crowd {
    pairs: Vec<Pair>,
    audience: Option<Audience>,
    server: SocketAddr,
    process: u32,
}

/// Results of a phase, in which the pairs play at a fixed rate.
#[derive(Debug)]
pub(super) struct Phase {
    pub(super) tally: Tally,
    /// Target rate in moves per second.
    pub(super) offered: f64,
    /// Number of moves per second that were completed before the planned end.
    pub(super) achieved: f64,
    /// Processor time of the server during `elapsed`.
    pub(super) server_cpu: Duration,
    /// Processor time of this program during `elapsed`.
    pub(super) own_cpu: Duration,
    /// Time from the start until the last pair has finished.
    pub(super) elapsed: Duration,
}

impl Phase {
    /// Returns the server's processor time per acknowledged move in microseconds.
    pub(super) fn cpu_us_per_move(&self) -> f64 {
        self.server_cpu.as_secs_f64() * 1e6 / self.tally.latencies.len().max(1) as f64
    }

    /// Returns the server's load as a percentage of one processor.
    pub(super) fn server_share(&self) -> f64 {
        100.0 * self.server_cpu.as_secs_f64() / self.elapsed.as_secs_f64()
    }

    /// Returns this program's load as a percentage of one processor.
    pub(super) fn own_share(&self) -> f64 {
        100.0 * self.own_cpu.as_secs_f64() / self.elapsed.as_secs_f64()
    }
}

/// Creates [`SCRIPTS`] scripts with `plies` moves each.
pub(super) fn scripts(plies: usize, seed: u64) -> Vec<Arc<Script>> {
    let mut random = Random::new(seed);
    (0..SCRIPTS)
        .map(|_| Arc::new(Script::random(plies, &mut random)))
        .collect()
}

/// Number, source address and script of a pair.
#[derive(Debug)]
pub(super) struct Place {
    pub(super) index: usize,
    pub(super) source: Ipv4Addr,
    pub(super) script: Arc<Script>,
}

/// Starts a task for each of `count` pairs. `open` receives the place of a pair and a semaphore with [`OPENED_AT_ONCE`]
/// permits.
pub(super) fn open_all<F>(
    (count, scripts): (usize, &[Arc<Script>]),
    sources: &mut Sources,
    open: impl Fn(Place, Arc<Semaphore>) -> F,
) -> JoinSet<Result<Pair, Failure>>
where
    F: Future<Output = Result<Pair, Failure>> + Send + 'static,
{
    let permits = Arc::new(Semaphore::new(OPENED_AT_ONCE));
    let mut source = sources.next_network();
    let mut opening = JoinSet::new();
    for index in 0..count {
        if index % PAIRS_OF_A_NETWORK == 0 {
            source = sources.next_network();
        }
        let script = Arc::clone(&scripts[index % scripts.len()]);
        let place = Place { index, source, script };
        opening.spawn(open(place, Arc::clone(&permits)));
    }
    opening
}

/// Waits until all pairs are open. Returns the first failure if there is one.
pub(super) async fn join_all(mut opening: JoinSet<Result<Pair, Failure>>) -> Result<Vec<Pair>, Failure> {
    let mut pairs = Vec::with_capacity(opening.len());
    while let Some(pair) = opening.join_next().await {
        pairs.push(pair.expect("no task panics or is aborted")?);
    }
    Ok(pairs)
}

impl Crowd {
    /// Opens this many games, connects their players and any spectators, and chooses the setups.
    pub(super) async fn open(server: &Server, (games, company): (usize, Company), seed: u64) -> Result<Self, Failure> {
        let address = server.address;
        let (scripts, rated) = (scripts(PLIES, seed), rated_scripts(seed));
        let (ready, mut readied) = mpsc::unbounded_channel();
        let (open_gate, gate) = watch::channel(false);
        let opening = open_all((games, &scripts), &mut Sources::default(), |place, permits| {
            let (ready, mut gate) = (ready.clone(), gate.clone());
            let names = company
                .names(place.index)
                .map(|names| (names, Arc::clone(&rated[place.index % rated.len()])));
            async move {
                let permit = permits.acquire_owned().await;
                let opened = open_one(address, place, names).await;
                drop(permit);
                // The receiver is dropped if another pair fails.
                let _ = ready.send(opened.is_ok());
                let mut pair = opened?;
                // Pairs that are ready keep reading, so that the server's pings are answered.
                pair.wait_for(&mut gate).await?;
                Ok(pair)
            }
        });
        drop(ready);
        for _ in 0..games {
            if readied.recv().await != Some(true) {
                break;
            }
        }
        open_gate.send_replace(true);
        let pairs = join_all(opening).await?;
        let audience = match company {
            Company::Guests => None,
            Company::Everybody => {
                let games = pairs.iter().map(|pair| pair.game().to_owned());
                Some(Audience::come(address, games).await?)
            }
        };
        Ok(Self {
            pairs,
            audience,
            server: address,
            process: server.id(),
        })
    }

    /// Returns the ids of the games.
    pub(super) fn games(&self) -> Vec<String> {
        self.pairs.iter().map(|pair| pair.game().to_owned()).collect()
    }

    /// Returns the number of players' connections, including closed ones.
    pub(super) fn connections(&self) -> usize {
        2 * self.pairs.len()
    }

    /// Makes all pairs play for `duration`, at a total of `rate` moves per second.
    pub(super) async fn play(&mut self, rate: f64, duration: Duration) -> Result<Phase, Failure> {
        let interval = Duration::from_secs_f64(self.pairs.len() as f64 / rate);
        let count = u32::try_from(self.pairs.len()).expect("fewer than there are ports");
        let cpu = || Ok::<_, Failure>((process::cpu_time(self.process)?, process::cpu_time(std::process::id())?));
        let before = cpu()?;
        let start = clock::now();
        let end = start + duration;
        let mut playing = JoinSet::new();
        for (index, mut pair) in (0..count).zip(std::mem::take(&mut self.pairs)) {
            // The first moves are spread over the first interval.
            let first = start + interval * index / count;
            let pace = Pace { first, interval, end };
            playing.spawn(async move {
                let tally = pair.play(pace).await;
                (pair, tally)
            });
        }
        let mut tally = Tally::default();
        while let Some(played) = playing.join_next().await {
            let (pair, its) = played.expect("no task panics or is aborted");
            self.pairs.push(pair);
            tally.add(its);
        }
        let (after, elapsed) = (cpu()?, start.elapsed());
        Ok(Phase {
            offered: rate,
            achieved: tally.in_time as f64 / duration.as_secs_f64(),
            tally,
            server_cpu: after.0.saturating_sub(before.0),
            own_cpu: after.1.saturating_sub(before.1),
            elapsed,
        })
    }

    /// Disconnects the spectators, compares some games with the moves played, and checks that finished rated games were
    /// rated. Returns the faults and the number of games that were rated.
    pub(super) async fn check(&mut self) -> Result<(Vec<String>, usize), Failure> {
        let each = self.pairs.len().div_ceil(CHECKED).max(1);
        let (mut wrong, mut rated) = (Vec::new(), 0);
        if let Some(audience) = self.audience.take() {
            wrong.append(&mut audience.leave().await.1);
        }
        for pair in &self.pairs {
            match pair.was_rated(self.server).await? {
                Some(true) => rated += 1,
                Some(false) => wrong.push(format!("{}: it is over and not rated", pair.game())),
                None => {}
            }
        }
        for pair in self.pairs.iter().step_by(each) {
            wrong.extend(pair.check(self.server).await);
        }
        Ok((wrong, rated))
    }
}

/// Opens a game. If `rated` has account names and a script, the game is rated and follows that script instead.
async fn open_one(
    server: SocketAddr,
    Place { source, script, .. }: Place,
    rated: Option<([String; 2], Arc<Script>)>,
) -> Result<Pair, Failure> {
    let mut pair = match rated {
        Some((names, script)) => Pair::create_rated(server, source, script, names).await?,
        None => Pair::create(server, source, script, Asking::UntilTaken).await?,
    };
    pair.connect(server).await?;
    pair.arrange().await?;
    Ok(pair)
}
