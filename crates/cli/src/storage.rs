//! `janggun storage`: shows how much data the database stores per player, deletes data, and compacts the database.
//!
//! Owns the command lines and their output. This module must not depend on the layout of the database.

use crate::account::{failed, find};
use crate::database::Database;
use command::Failure;
use server::Clock;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::PathBuf;
use store::sqlite::{SqliteStore, compact};
use store::{Amount, Operator};

/// Show the amount of data that is stored for each player, and delete data
///
/// Without a subcommand: the number and the bytes of each kind, and the players with the most data.
#[derive(Debug, clap::Args)]
pub(crate) struct StorageArguments {
    #[command(subcommand)]
    command: Option<StorageSubcommand>,
    /// Number of players to list for each kind
    #[arg(long, value_name = "N", default_value_t = 10)]
    top: u32,
    /// Folder of the database; by default the one in the settings, or else the platform's data folder
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
}

#[derive(Debug, clap::Subcommand)]
enum StorageSubcommand {
    /// Delete the records kept in an account; its devices are notified
    Records {
        /// The account's name or the player's key
        name: String,
        /// Delete the data; without this, only print how much there is
        #[arg(long)]
        yes: bool,
    },
    /// Delete a player's chat messages
    Chat {
        /// The account's name, or the key of a player or guest
        name: String,
        /// Delete the data; without this, only print how much there is
        #[arg(long)]
        yes: bool,
    },
    /// Delete analyses that have not been shared for this many days
    Shared {
        /// Number of days
        #[arg(long, value_name = "DAYS")]
        older_than: u32,
        /// Delete the data; without this, only print how much there is
        #[arg(long)]
        yes: bool,
    },
    /// Reclaim the disk space of deleted data; the server must be stopped, and compacting needs free disk space
    /// for a second copy of the database
    Compact,
}

pub(crate) fn run(arguments: &StorageArguments) -> Result<(), Failure> {
    let database = Database::given_or_set(arguments.data.as_deref())?;
    match &arguments.command {
        None => show(&database.operator()?, arguments.top),
        Some(StorageSubcommand::Records { name, yes }) => {
            let mut operator = database.operator()?;
            let player = find(&operator, name)?.player;
            let amount = operator.records_of(player).map_err(failed)?;
            freed(&amount, *yes, || {
                operator
                    .delete_records(player, Clock::system().now_ms())
                    .map_err(failed)
            })
        }
        Some(StorageSubcommand::Chat { name, yes }) => {
            let mut operator = database.operator()?;
            let player = find(&operator, name).map(|account| account.player);
            // Guests have no account, so `name` may also be a key.
            let player = player.or_else(|unknown| name.trim().parse().map_err(|_| unknown))?;
            let amount = operator.chat_of(player).map_err(failed)?;
            freed(&amount, *yes, || operator.delete_chat(player).map_err(failed))
        }
        Some(StorageSubcommand::Shared { older_than, yes }) => {
            let mut operator = database.operator()?;
            let before_ms = Clock::system().now_ms() - i64::from(*older_than) * 86_400_000;
            let amount = operator.shared_before(before_ms).map_err(failed)?;
            freed(&amount, *yes, || operator.delete_shared(before_ms).map_err(failed))
        }
        Some(StorageSubcommand::Compact) => {
            let folder = database.folder("`VACUUM FULL` in `psql` compacts it")?;
            // Opening the database takes the folder's lock, which fails while a server uses the folder.
            drop(SqliteStore::open_existing(&folder).map_err(|error| Failure::work(error.code(), error))?);
            compact(&folder).map_err(|error| Failure::work(error.code(), error))
        }
    }
}

fn show(operator: &Operator, top: u32) -> Result<(), Failure> {
    let mut output = io::stdout().lock();
    for amount in operator.amounts(top).map_err(failed)? {
        writeln!(output, "{}", line(&amount))?;
    }
    Ok(())
}

/// Returns a line such as `records 12 18.0 KiB`. For a player, it is indented and starts with the key and the name.
fn line(amount: &Amount) -> String {
    let mut line = String::new();
    if let Some((player, name)) = &amount.player {
        // Writing to a string cannot fail.
        let _ = write!(line, "  {player} {} ", name.as_deref().unwrap_or("-"));
    }
    let _ = write!(line, "{} {} {}", amount.what.word(), amount.count, size(amount.bytes));
    line
}

fn size(bytes: u64) -> String {
    const STEP: f64 = 1024.0;
    let (mut size, mut unit) = (bytes as f64, "B");
    for larger in ["KiB", "MiB", "GiB"] {
        if size >= STEP {
            (size, unit) = (size / STEP, larger);
        }
    }
    if unit == "B" {
        format!("{bytes} B")
    } else {
        format!("{size:.1} {unit}")
    }
}

fn freed(amount: &Amount, yes: bool, free: impl FnOnce() -> Result<(), Failure>) -> Result<(), Failure> {
    writeln!(io::stdout(), "{}", line(amount))?;
    if yes {
        free()?;
        eprintln!("deleted; the database keeps the room for what comes, until it is compacted");
    } else {
        eprintln!("nothing was deleted: --yes deletes this");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::size;

    #[test]
    fn sizes_are_in_the_largest_unit_that_fits() {
        for (bytes, text) in [(0, "0 B"), (1_023, "1023 B"), (1_536, "1.5 KiB"), (5 << 30, "5.0 GiB")] {
            assert_eq!(size(bytes), text);
        }
    }
}
