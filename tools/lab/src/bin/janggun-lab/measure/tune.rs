//! `janggun-lab tune`: tunes search parameters by self-play.
//!
//! Contains the command line, the state file and the output; the method and the games are in the crate `lab`.

use crate::measure::self_play_arguments::SelfPlayArguments;
use command::Failure;
use command::stop_on_interrupt;
use engine::eval::Evaluation;
use engine::search::params::Params;
use lab::tune::objective::GamesObjective;
use lab::tune::spsa::{Schedule, Spsa};
use lab::tune::state;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

/// Tune search parameters by self-play (SPSA)
///
/// In every iteration, two variations of the current values play each other, and the values move slightly towards the
/// better one. With --state, the tuning can be interrupted (Ctrl-C) and continued. Confirm the result by a match.
#[derive(Debug, clap::Args)]
pub(crate) struct TuneArguments {
    /// Names of the parameters to tune; without names, all parameters are listed
    names: Vec<String>,
    /// Number of comparisons
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    iterations: u64,
    /// Pairs of games per comparison
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..=10_000))]
    pairs: u64,
    /// Nodes per move
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Learning rate: number of steps that a value moves in the last iteration for each point of lead
    #[arg(long, value_name = "R", default_value_t = 0.01)]
    rate: f64,
    /// Seed of the openings and the comparisons
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    games: SelfPlayArguments,
    /// Keep the state in this file, and continue from it
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
}

pub(crate) fn run(arguments: &TuneArguments) -> Result<(), Failure> {
    if arguments.names.is_empty() {
        return list();
    }
    let evaluation = arguments.games.evaluation()?;
    let schedule = Schedule {
        iterations: arguments.iterations,
        rate: arguments.rate,
        seed: arguments.seed,
    };
    let mut spsa = Spsa::new(&arguments.names, schedule)
        .ok_or_else(|| Failure::usage("unknown_number", "`janggun-lab tune` lists the numbers there are"))?;
    let headline = headline(arguments, &evaluation);
    if let Some(path) = &arguments.state {
        restore(path, &headline, &mut spsa)?;
    }
    let objective = GamesObjective {
        rules: arguments.games.rules()?,
        nodes: arguments.nodes,
        pairs: arguments.pairs,
        jobs: arguments.games.jobs,
        evaluation,
    };
    let stop = stop_on_interrupt();
    while let Some(comparison) = spsa.next_comparison() {
        let (plus, minus) = (spsa.params(&comparison.plus), spsa.params(&comparison.minus));
        let Some(points) = objective.lead(&plus, &minus, comparison.seed, &stop) else {
            break;
        };
        spsa.update(&comparison, points);
        if let Some(path) = &arguments.state {
            save(path, &state::text(&headline, &spsa))?;
        }
        let values: Vec<String> = spsa.params.iter().map(|param| format!("{:.1}", param.value)).collect();
        eprint!("\r{}/{}  {}   ", spsa.done, arguments.iterations, values.join(" "));
    }
    eprintln!();
    report(&spsa)?;
    if stop.load(Ordering::Relaxed) {
        return Err(Failure::work(
            "interrupted",
            "the tuning is not finished; the same --state continues",
        ));
    }
    Ok(())
}

/// Returns the first line of the state file, which identifies the tuning run.
fn headline(arguments: &TuneArguments, evaluation: &Evaluation) -> String {
    format!(
        "# tune 1 | iterations {} | pairs {} | nodes {} | rate {} | seed {} | rules {} | evaluation {evaluation} | {}",
        arguments.iterations,
        arguments.pairs,
        arguments.nodes,
        arguments.rate,
        arguments.seed,
        arguments.games.rules,
        arguments.names.join(" ")
    )
}

fn restore(path: &Path, headline: &str, spsa: &mut Spsa) -> Result<(), Failure> {
    let bad = |detail: &dyn std::fmt::Display| Failure::usage("bad_state", format!("{}: {detail}", path.display()));
    match std::fs::read_to_string(path) {
        Ok(text) => state::restore(&text, headline, spsa).map_err(|error| bad(&error)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(bad(&error)),
    }
}

/// Writes the state to a temporary file, then renames it. An interruption leaves the old or the new state intact.
fn save(path: &Path, text: &str) -> Result<(), Failure> {
    let beside = path.with_extension("new");
    std::fs::write(&beside, text)
        .and_then(|()| std::fs::rename(&beside, path))
        .map_err(|error| Failure::work("state_failed", format!("{}: {error}", path.display())))
}

fn report(spsa: &Spsa) -> Result<(), Failure> {
    let mut output = io::stdout().lock();
    writeln!(
        output,
        "{:20} {:>8} {:>10} {:>8} {:>7} {:>7}",
        "number", "before", "exact", "after", "min", "max"
    )?;
    for (param, value) in spsa.params.iter().zip(spsa.values()) {
        let row = param.row;
        writeln!(
            output,
            "{:20} {:>8} {:>10.2} {value:>8} {:>7} {:>7}",
            row.name, row.default, param.value, row.min, row.max
        )?;
    }
    Ok(())
}

fn list() -> Result<(), Failure> {
    let mut output = io::stdout().lock();
    writeln!(
        output,
        "{:20} {:>8} {:>7} {:>7} {:>6}",
        "number", "value", "min", "max", "step"
    )?;
    for row in Params::ROWS {
        writeln!(
            output,
            "{:20} {:>8} {:>7} {:>7} {:>6}",
            row.name, row.default, row.min, row.max, row.step
        )?;
    }
    Ok(())
}
