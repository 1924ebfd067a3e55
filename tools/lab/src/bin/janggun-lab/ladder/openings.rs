//! `janggun-lab ladder openings`: chooses balanced openings, to be committed to the source tree.

use super::opponent::{Opponent, no_clocks};
use super::setting::rules;
use command::{Failure, stop_on_interrupt};
use janggi::{Game, fen};
use lab::ladder::balance::{balanced, setups};
use lab::match_runner::player::Player;
use lab::match_runner::process::UciPlayer;
use lab::match_runner::queue::WorkQueue;
use lab::match_runner::result::Forfeit;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

/// Choose openings that both engines consider balanced
///
/// Prints the openings as one FEN per line. Candidates are six random plies from each of the sixteen starts, and are
/// kept if the scores of both engines are within the bound. The starts alternate, so that the beginning of the list is
/// as fair as the whole list. The openings of the ladder are in `tools/lab/src/ladder/openings.txt`, whose first lines
/// say how they were made.
#[derive(Debug, clap::Args)]
pub(crate) struct LadderOpeningsArguments {
    /// The other engine: program and arguments, then options: `PROGRAM ARGUMENT…;NAME=VALUE;…`
    #[arg(long, value_name = "CMD")]
    opponent: String,
    /// Our engine; by default the engine of this program
    #[arg(long, value_name = "CMD")]
    engine: Option<String>,
    /// Number of openings for each start
    #[arg(long, value_name = "N", default_value_t = 13, value_parser = clap::value_parser!(u16).range(1..=1_000))]
    each: u16,
    /// Maximum score of either side, in centipawns of each engine
    #[arg(long, value_name = "CP", default_value_t = 50, value_parser = clap::value_parser!(i32).range(1..))]
    bound: i32,
    /// Nodes per search of our engine
    #[arg(long, value_name = "N", default_value_t = 5_000)]
    nodes: u64,
    /// Nodes per search of the other engine
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    opponent_nodes: u64,
    /// Seed of the candidates
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Starts in parallel
    #[arg(long, value_name = "J", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    jobs: u64,
}

/// Openings from one start, and the number of candidates that each engine evaluated.
struct Chosen {
    openings: Vec<Game>,
    asked: [u64; 2],
}

pub(crate) fn run(arguments: &LadderOpeningsArguments) -> Result<(), Failure> {
    let engines = [
        Opponent::ours(arguments.engine.as_deref())?,
        Opponent::named(&arguments.opponent)?,
    ];
    let stop = stop_on_interrupt();
    let numbers: Vec<usize> = (0..setups().len()).collect();
    let queue = WorkQueue {
        left: &numbers,
        jobs: arguments.jobs,
        stop: &stop,
    };
    let mut chosen: Vec<Option<Chosen>> = numbers.iter().map(|_| None).collect();
    let start_job = || {
        let [ours, theirs] = &engines;
        let mut players = [ours.start(arguments.nodes)?, theirs.start(arguments.opponent_nodes)?];
        let stop = &*stop;
        Ok(move |number| {
            choose(arguments, number, &mut players, stop)
                .transpose()
                .map(|of_start| (number, of_start))
        })
    };
    let mut done = 0;
    queue.play(
        start_job,
        |count, (number, of_start): (usize, Result<Chosen, Forfeit>)| {
            chosen[number] = Some(of_start.map_err(|forfeit| Failure::work("engine_failed", forfeit.code()))?);
            done = count;
            eprint!("\r{count} of {} starts   ", numbers.len());
            Ok::<_, Failure>(ControlFlow::Continue(()))
        },
    )?;
    eprintln!();
    let chosen: Option<Vec<Chosen>> = chosen.into_iter().collect();
    let chosen = chosen.ok_or_else(|| Failure::work("interrupted", format!("only {done} starts are done")))?;
    write!(io::stdout().lock(), "{}", file(arguments, &engines, &chosen)?)?;
    Ok(())
}

/// Chooses the openings from one start. Returns `None` if interrupted.
fn choose(
    arguments: &LadderOpeningsArguments,
    number: usize,
    players: &mut [UciPlayer; 2],
    stop: &AtomicBool,
) -> Result<Option<Chosen>, Forfeit> {
    let mut asked = [0; 2];
    let seed = arguments.seed ^ (number as u64) << 32;
    let openings = balanced(&rules(), setups()[number], usize::from(arguments.each), seed, |game| {
        for (player, asked) in players.iter_mut().zip(&mut asked) {
            if stop.load(Ordering::Relaxed) {
                return Err(None);
            }
            *asked += 1;
            if !is_level(player, game, arguments.bound).map_err(Some)? {
                return Ok(false);
            }
        }
        Ok(true)
    });
    match openings {
        Ok(openings) => Ok(Some(Chosen { openings, asked })),
        Err(None) => Ok(None),
        Err(Some(forfeit)) => Err(forfeit),
    }
}

/// Returns whether the engine's score is within ±`bound`. The search starts with empty tables.
fn is_level(engine: &mut UciPlayer, game: &Game, bound: i32) -> Result<bool, Forfeit> {
    engine.new_game();
    let answer = engine.choose(game, &no_clocks())?;
    Ok(answer.score.is_some_and(|score| score.raw().abs() <= bound))
}

/// Formats the file: comments about the origin of the openings, then the openings, alternating between the starts.
fn file(arguments: &LadderOpeningsArguments, engines: &[Opponent; 2], chosen: &[Chosen]) -> Result<String, Failure> {
    let LadderOpeningsArguments {
        each,
        bound,
        nodes,
        opponent_nodes,
        seed,
        ..
    } = arguments;
    let [ours, theirs] = [engines[0].start(1)?, engines[1].start(1)?];
    let asked = |of: usize| chosen.iter().map(|chosen| chosen.asked[of]).sum::<u64>();
    let mut text = format!(
        "# Six random plies from each of the sixteen starts, {each} of each, within ±{bound} centipawns for {} at {nodes} nodes\n\
         # and {} at {opponent_nodes}: of {} candidates, {} were level for the first.\n\
         # janggun-lab ladder openings --opponent CMD --each {each} --bound {bound} --nodes {nodes} --opponent-nodes {opponent_nodes} --seed {seed}\n",
        ours.name(),
        theirs.name(),
        asked(0),
        asked(1)
    );
    for at in 0..usize::from(*each) {
        for of_start in chosen {
            // Writing to a String cannot fail.
            let _ = writeln!(text, "{}", fen::print(of_start.openings[at].position()));
        }
    }
    Ok(text)
}
