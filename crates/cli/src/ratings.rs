//! `janggun ratings`: compares stored ratings with the games, recomputes them, or lists accounts whose wins may have
//! been arranged.
//!
//! Owns the command lines and their reports. This module must not depend on how a game is rated.

use crate::account;
use crate::database::Database;
use crate::stored_games::{self, cannot_read};
use command::Failure;
use janggi::ruleset::Coded;
use play::GameId;
use play::rating::{RatedGame, Rating, RatingChange, rate_all};
use server::Clock;
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::PathBuf;
use store::{Command, FarmBounds, Queries, RatingQueries};
use tokio::runtime::Runtime;

/// Compare ratings with the games, recompute them, or find wins that may have been arranged
#[derive(Debug, clap::Args)]
pub(crate) struct RatingsArguments {
    #[command(subcommand)]
    command: RatingsCommand,
}

#[derive(Debug, clap::Subcommand)]
enum RatingsCommand {
    Check(CheckArguments),
    Recompute(RecomputeArguments),
    Suspects(SuspectsArguments),
}

/// Compare the stored ratings with the games; the server may be running
///
/// Exit status 0: they are equal; 1: they differ; 2: the comparison failed.
#[derive(Debug, clap::Args)]
struct CheckArguments {
    /// Folder of the database; by default the one in the settings, or else the platform's data folder
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// Recompute all ratings from the games; the server must be stopped
///
/// All ratings are written in one transaction.
#[derive(Debug, clap::Args)]
struct RecomputeArguments {
    /// Folder of the database; by default the one in the settings, or else the platform's data folder
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// List accounts with at least half of their rated wins against one opponent, against opponents who never win, in very
/// short games, or against players on the same network; the server may be running
///
/// Prints a line for each: name, key, wins, opponents, and the number of wins of each of the four kinds. The list may
/// include friends who play each other and beginners of one club, so look at the games before you act.
#[derive(Debug, clap::Args)]
struct SuspectsArguments {
    /// Number of days to look back
    #[arg(long, value_name = "DAYS", default_value_t = 30)]
    days: u32,
    /// Minimum number of rated wins of an account
    #[arg(long, value_name = "N", default_value_t = 10)]
    least_wins: u32,
    /// Games with fewer plies count as very short
    #[arg(long, value_name = "PLIES", default_value_t = 20)]
    short: u32,
    /// Maximum number of accounts listed
    #[arg(long, value_name = "N", default_value_t = 50)]
    most: u32,
    /// Folder of the database; by default the one in the settings, or else the platform's data folder
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// Ratings and their changes, either stored or computed from the events of the games.
type Ratings = (Vec<Rating>, Vec<RatingChange>);

pub(crate) fn run(arguments: &RatingsArguments) -> Result<(), Failure> {
    match &arguments.command {
        RatingsCommand::Check(arguments) => check(arguments),
        RatingsCommand::Recompute(arguments) => recompute(arguments),
        RatingsCommand::Suspects(arguments) => list_suspects(arguments),
    }
}

fn check(arguments: &CheckArguments) -> Result<(), Failure> {
    let database = Database::given_or_set(arguments.data.as_deref())?.reader()?;
    let runtime = runtime()?;
    let stored = runtime.block_on(database.all_ratings()).map_err(cannot_read)?;
    let games = runtime.block_on(rated_games(&*database))?;
    let games = runtime.block_on(without_later(games, &stored.1, &*database))?;
    let rated = games.len();
    let differing = differences(&stored, &rate_all(games));
    let mut output = io::stdout().lock();
    for line in &differing {
        writeln!(output, "{line}")?;
    }
    writeln!(
        output,
        "{rated} rated games, {} ratings, {} differences",
        stored.0.len(),
        differing.len()
    )?;
    if differing.is_empty() {
        Ok(())
    } else {
        Err(Failure::work(
            "ratings_differ",
            "`janggun ratings recompute` computes them anew",
        ))
    }
}

fn recompute(arguments: &RecomputeArguments) -> Result<(), Failure> {
    let database = Database::given_or_set(arguments.data.as_deref())?.store()?;
    let runtime = runtime()?;
    let games = runtime.block_on(rated_games(&*database))?;
    let rated = games.len();
    let (ratings, changes) = rate_all(games);
    runtime
        .block_on(database.execute(Command::ReplaceRatings { ratings, changes }))
        .map_err(|error| Failure::work(error.code(), error))?;
    writeln!(io::stdout().lock(), "{rated} rated games")?;
    Ok(())
}

fn list_suspects(arguments: &SuspectsArguments) -> Result<(), Failure> {
    let database = Database::given_or_set(arguments.data.as_deref())?;
    let bounds = FarmBounds {
        since_ms: Clock::system().now_ms() - i64::from(arguments.days) * 86_400_000,
        short_plies: arguments.short,
        least_wins: arguments.least_wins,
        most: arguments.most,
    };
    let found = database.operator()?.suspected_farms(bounds);
    let found = found.map_err(account::failed)?;
    let mut output = io::stdout().lock();
    for line in &found {
        let name = line.name.as_deref().unwrap_or("-");
        writeln!(
            output,
            "{name} {} wins={} opponents={} against_one={} against_losers={} short={} neighbours={}",
            line.player, line.wins, line.opponents, line.against_one, line.against_losers, line.short, line.neighbours
        )?;
    }
    writeln!(output, "{} accounts", found.len())?;
    Ok(())
}

fn runtime() -> Result<Runtime, Failure> {
    tokio::runtime::Builder::new_current_thread()
        .build()
        .map_err(|error| Failure::usage("cannot_start", error))
}

/// Returns all games that have been rated, according to their events.
async fn rated_games(database: &dyn Queries) -> Result<Vec<RatedGame>, Failure> {
    let mut games = Vec::new();
    stored_games::for_each(database, |id, stored| {
        let (room, _) =
            store::load(stored).map_err(|error| Failure::work("game_unreadable", format!("{id}: {error}")))?;
        games.extend(room.rated_game());
        Ok(())
    })
    .await?;
    Ok(games)
}

/// Leaves out games that were rated after `changes` were read: their changes are stored, but not in `changes`.
async fn without_later(
    games: Vec<RatedGame>,
    changes: &[RatingChange],
    database: &dyn RatingQueries,
) -> Result<Vec<RatedGame>, Failure> {
    let known: BTreeSet<GameId> = changes.iter().map(|change| change.game).collect();
    let mut kept = Vec::with_capacity(games.len());
    for game in games {
        let is_later = !known.contains(&game.game) && {
            let stored = database.rating_changes_of(game.game).await.map_err(cannot_read)?;
            stored.cho.is_some()
        };
        if !is_later {
            kept.push(game);
        }
    }
    Ok(kept)
}

/// Returns a line for each rating or change that is only stored or only computed.
fn differences(stored: &Ratings, computed: &Ratings) -> Vec<String> {
    let (stored, computed) = (lines(stored), lines(computed));
    let only_stored = stored.difference(&computed).map(|line| format!("stored: {line}"));
    let only_computed = computed.difference(&stored).map(|line| format!("computed: {line}"));
    only_stored.chain(only_computed).collect()
}

/// Returns a line for each rating and each change.
fn lines((ratings, changes): &Ratings) -> BTreeSet<String> {
    let rating = |row: &Rating| {
        let (standing, ladder, results) = (row.standing, row.ladder, row.results);
        format!(
            "{} {} {}: {} ± {} after {} wins, {} draws, {} losses; volatility {}",
            row.player,
            ladder.movement.code(),
            ladder.speed.code(),
            points(standing.rating.into()),
            points(standing.deviation.into()),
            results.wins,
            results.draws,
            results.losses,
            standing.volatility
        )
    };
    let change = |change: &RatingChange| {
        format!(
            "game {} changed {} from {} to {} ± {}",
            change.game,
            change.player,
            points(change.before.into()),
            points(change.after.into()),
            points(change.deviation.into())
        )
    };
    ratings.iter().map(rating).chain(changes.iter().map(change)).collect()
}

/// Formats hundredths of a point as points.
fn points(hundredths: i64) -> String {
    format!("{:.2}", hundredths as f64 / 100.0)
}
