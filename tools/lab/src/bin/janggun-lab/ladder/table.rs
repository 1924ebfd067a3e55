//! `janggun-lab ladder table`: prints the results of the games in a log.

use command::Failure;
use lab::ladder::game::LadderGame;
use lab::ladder::standing::Standing;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Print the results of the games in a log
#[derive(Debug, clap::Args)]
pub(crate) struct LadderTableArguments {
    /// Log of `ladder play`
    log: PathBuf,
}

pub(crate) fn run(arguments: &LadderTableArguments) -> Result<(), Failure> {
    let (headline, games) = read(&arguments.log)?;
    let standing: Standing = games.iter().collect();
    write!(io::stdout().lock(), "{headline}\n{standing}")?;
    Ok(())
}

/// Reads the headline and the games of a log. Invalid lines are skipped.
pub(crate) fn read(path: &Path) -> Result<(String, Vec<LadderGame>), Failure> {
    let bad = |detail: String| Failure::usage("bad_log", format!("{}: {detail}", path.display()));
    let text = std::fs::read_to_string(path).map_err(|error| bad(error.to_string()))?;
    let headline = text.lines().next().filter(|line| line.starts_with("# ladder 1 |"));
    let headline = headline.ok_or_else(|| bad("it is not a log of `ladder play`".to_owned()))?;
    let games = text.lines().skip(1).filter_map(|line| line.parse().ok()).collect();
    Ok((headline.to_owned(), games))
}
