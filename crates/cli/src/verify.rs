//! `janggun verify`: replays every stored game and compares the results.
//!
//! Owns the report and the exit status. This module must not write to the database or depend on how a game is judged.

use crate::database::Database;
use crate::stored_games::{self, cannot_read};
use command::Failure;
use play::room::{Difference, rejudge};
use std::fmt;
use std::io::{self, Write};
use std::path::PathBuf;
use store::sqlite::{OpenError, SqliteReader};
use store::{Location, Queries, StoredEvents};

/// Replay every stored game and list those that would end differently today
///
/// Checks every page of the database, then replays every game in the data folder with the rules and clock of this
/// release and compares the result with the stored one. Stored games keep their results. Nothing is written, and a
/// server may use the folder at the same time. Exit status 0: all games are the same; 1: some games would end
/// differently or cannot be read; 2: the check failed.
#[derive(Debug, clap::Args)]
pub(crate) struct VerifyArguments {
    /// Folder of the database; by default the one in the settings, or else the platform's data folder
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// Counts of the games checked so far.
#[derive(Debug, Default)]
struct Tally {
    same: u32,
    otherwise: u32,
    unreadable: u32,
}

/// A problem found in one game.
enum Finding {
    /// The current rules and clock would decide the game differently.
    Otherwise(Vec<Difference>),
    /// The game cannot be read or replayed.
    Unreadable(String),
}

impl Tally {
    fn games(&self) -> u32 {
        self.same + self.otherwise + self.unreadable
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} games: {} judged the same, {} otherwise, {} unreadable",
            self.games(),
            self.same,
            self.otherwise,
            self.unreadable
        )
    }
}

pub(crate) fn run(arguments: &VerifyArguments) -> Result<(), Failure> {
    let place = Database::given_or_set(arguments.data.as_deref())?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .map_err(|error| Failure::usage("cannot_start", error))?;
    let mut output = io::stdout().lock();
    // The pages of a PostgreSQL database cannot be checked from here.
    let damage = match &place.0 {
        Location::Folder(folder) => {
            let pages = SqliteReader::open(folder).map_err(|error: OpenError| Failure::usage(error.code(), error))?;
            runtime.block_on(pages.damage()).map_err(cannot_read)?
        }
        Location::Postgres(_) => Vec::new(),
    };
    if !damage.is_empty() {
        for line in &damage {
            writeln!(output, "damaged: {line}")?;
        }
        return Err(Failure::work("db_damaged", "put a backup in the place of the database"));
    }
    let tally = runtime.block_on(verify(&*place.reader()?, &mut output))?;
    writeln!(output, "{tally}")?;
    if tally.otherwise + tally.unreadable > 0 {
        return Err(Failure::work("games_differ", tally));
    }
    Ok(())
}

async fn verify(database: &dyn Queries, output: &mut impl Write) -> Result<Tally, Failure> {
    let mut tally = Tally::default();
    for game in database.unreadable_games().await.map_err(cannot_read)? {
        writeln!(output, "{} unreadable: {}", game.game, game.reason)?;
        tally.unreadable += 1;
    }
    stored_games::for_each(database, |game, stored| {
        match check(stored) {
            Ok(()) => tally.same += 1,
            Err(Finding::Otherwise(differences)) => {
                for Difference { seq, stored, today } in differences {
                    writeln!(output, "{game} event {}: stored {stored}, today {today}", seq.0)?;
                }
                tally.otherwise += 1;
            }
            Err(Finding::Unreadable(reason)) => {
                writeln!(output, "{game} unreadable: {reason}")?;
                tally.unreadable += 1;
            }
        }
        Ok(())
    })
    .await?;
    Ok(tally)
}

fn check(stored: &StoredEvents) -> Result<(), Finding> {
    let events = store::read_events(stored).map_err(|error| Finding::Unreadable(error.to_string()))?;
    let differences = rejudge(&events).map_err(|error| Finding::Unreadable(error.to_string()))?;
    if differences.is_empty() {
        Ok(())
    } else {
        Err(Finding::Otherwise(differences))
    }
}
