//! `janggun-lab ladder losses`: finds when the lost games in a log were lost, according to both engines and a deeper
//! search.

use super::opponent::{Opponent, no_clocks};
use super::table;
use command::{Failure, stop_on_interrupt};
use janggi::Cause;
use lab::ladder::game::LadderGame;
use lab::ladder::losses::{Loss, Losses, examine};
use lab::match_runner::player::Player;
use lab::match_runner::queue::WorkQueue;
use lab::match_runner::result::End;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;

/// Print when the lost games of a log were lost, according to both engines and a deeper search
///
/// Prints a row for each game. It shows the last position in which we led on points, and covers three series of scores:
/// ours, the other engine's, and those of a deeper search at our turns. For each series, it shows the plies from which
/// we are always behind (by two pawns) and always lost. The row ends with the last of our turns at which the deeper
/// search did not consider us behind.
#[derive(Debug, clap::Args)]
pub(crate) struct LadderLossesArguments {
    /// Log of `ladder play`
    log: PathBuf,
    /// Engine for the deeper search; by default the engine of this program
    #[arg(long, value_name = "CMD")]
    engine: Option<String>,
    /// Openings of the games, if they are not the built-in ones
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// Games in parallel
    #[arg(long, value_name = "J", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    jobs: u64,
    /// Analyse only games with these endings, separated by commas
    #[arg(long, value_name = "END,END", default_value = "bikjang_accepted,double_pass", value_delimiter = ',', value_parser = end)]
    ends: Vec<End>,
    /// Nodes of the deeper search
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
}

fn end(code: &str) -> Result<End, String> {
    let codes = || Cause::ALL.map(Cause::code).join(", ");
    End::from_code(code).ok_or_else(|| format!("an end is one of {}", codes()))
}

pub(crate) fn run(arguments: &LadderLossesArguments) -> Result<(), Failure> {
    let (_, games) = table::read(&arguments.log)?;
    let (_, openings) = super::setting::openings(arguments.openings.as_deref())?;
    let ours = Opponent::ours(arguments.engine.as_deref())?;
    let lost = |game: &&LadderGame| game.is_lost() && arguments.ends.contains(&game.result.end);
    let lost: Vec<&LadderGame> = games.iter().filter(lost).collect();
    let stop = stop_on_interrupt();
    let queue = WorkQueue {
        left: &lost,
        jobs: arguments.jobs,
        stop: &stop,
    };
    let start_job = || {
        let (mut engine, openings) = (ours.start(arguments.nodes)?, &openings);
        Ok(move |game: &LadderGame| {
            engine.new_game();
            let opening = usize::try_from(game.opening()).ok().and_then(|at| openings.get(at));
            let loss =
                opening.and_then(|opening| examine(game, opening, |game| engine.choose(game, &no_clocks()).ok()));
            Some(loss.ok_or(game.number))
        })
    };
    let mut losses = Losses(Vec::new());
    queue.play(start_job, |count, loss: Result<Loss, u64>| {
        let detail = |number| format!("game {number} is none from these openings");
        losses
            .0
            .push(loss.map_err(|number| Failure::usage("bad_log", detail(number)))?);
        eprint!("\r{count} of {} games   ", lost.len());
        Ok::<_, Failure>(ControlFlow::Continue(()))
    })?;
    eprintln!();
    losses.0.sort_by_key(|loss| loss.number);
    write!(io::stdout().lock(), "{losses}")?;
    Ok(())
}
