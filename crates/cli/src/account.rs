//! `janggun account`: lets the server's operator list, ban and close accounts, and reset passwords.
//!
//! Defines the arguments and the output. This module must not depend on how accounts are stored.

use crate::database::Database;
use command::Failure;
use server::{Clock, Random, closed_look_of, look_of, random_password};
use std::io::{self, Write};
use std::path::PathBuf;
use store::{AccountCommand, SecondFactorRow};
use store::{AccountLine, Operator};

/// Manage the accounts of a server
///
/// The server may be running. It applies a change at once, except to open sockets. Names are matched as at sign-in.
#[derive(Debug, clap::Args)]
pub(crate) struct AccountArguments {
    #[command(subcommand)]
    command: AccountSubcommand,
    /// Folder of the database; by default the one in the settings, or else the platform's data folder
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
}

#[derive(Debug, clap::Subcommand)]
enum AccountSubcommand {
    /// List the newest accounts
    List {
        /// Maximum number of accounts
        #[arg(long, value_name = "N", default_value_t = 100)]
        most: u32,
    },
    /// Give an account a new random password, print it, and end its sessions
    Password {
        /// The account's name or the player's key
        name: String,
        /// Also turn off two-factor authentication
        #[arg(long)]
        without_second_factor: bool,
    },
    /// Ban an account: end its sessions and prevent it from signing in
    Ban {
        /// The account's name or the player's key
        name: String,
    },
    /// Lift the ban on an account
    Unban {
        /// The account's name or the player's key
        name: String,
    },
    /// Close an account, as its player could: erase its name, credentials, email address, stored records and chat
    /// messages, but keep its games
    Close {
        /// The account's name or the player's key
        name: String,
        /// Close the account; without this flag, only print the player of the account
        #[arg(long)]
        yes: bool,
    },
}

pub(crate) fn run(arguments: &AccountArguments) -> Result<(), Failure> {
    let database = Database::given_or_set(arguments.data.as_deref())?;
    match &arguments.command {
        AccountSubcommand::List { most } => list(&database, *most),
        AccountSubcommand::Password {
            name,
            without_second_factor,
        } => new_password(&database, name, *without_second_factor),
        AccountSubcommand::Ban { name } => suspend(&database, name, Some(Clock::system().now_ms())),
        AccountSubcommand::Unban { name } => suspend(&database, name, None),
        AccountSubcommand::Close { name, yes } => close(&database, name, *yes),
    }
}

/// Returns the account with this name or player key.
pub(crate) fn find(operator: &Operator, name: &str) -> Result<AccountLine, Failure> {
    let found = operator
        .account(name.trim().parse().ok(), &look_of(name))
        .map_err(failed)?;
    found.ok_or_else(|| Failure::work("unknown_account", format!("no account is called {name:?}")))
}

/// Converts an error to a `db_failed` failure.
pub(crate) fn failed(error: impl std::fmt::Display) -> Failure {
    Failure::work("db_failed", error)
}

fn list(database: &Database, most: u32) -> Result<(), Failure> {
    let accounts = database.operator()?.accounts(most).map_err(failed)?;
    let mut output = io::stdout().lock();
    for account in &accounts {
        writeln!(output, "{}", line(account))?;
    }
    writeln!(output, "{} accounts", accounts.len())?;
    Ok(())
}

fn line(account: &AccountLine) -> String {
    let AccountLine {
        player,
        name,
        created_ms,
        seen_ms,
        suspended_ms,
    } = account;
    let seen = seen_ms.map_or_else(|| "signed out".to_owned(), |seen_ms| format!("seen_ms={seen_ms}"));
    let suspended = suspended_ms.map_or_else(String::new, |since_ms| format!(" banned_ms={since_ms}"));
    format!("{name} {player} created_ms={created_ms} {seen}{suspended}")
}

fn new_password(database: &Database, name: &str, without_second_factor: bool) -> Result<(), Failure> {
    let mut operator = database.operator()?;
    let account = find(&operator, name)?;
    let (text, password) = random_password(&Random::system()).map_err(failed)?;
    let mut commands = AccountCommand::new_password(account.player, password).to_vec();
    if without_second_factor {
        commands.push(AccountCommand::SetSecondFactor {
            player: account.player,
            second_factor: SecondFactorRow::Off,
        });
    }
    operator.change(&commands).map_err(failed)?;
    writeln!(io::stdout(), "{text}")?;
    eprintln!(
        "{} has this password from now on; its sessions have ended",
        account.name
    );
    Ok(())
}

fn suspend(database: &Database, name: &str, since_ms: Option<i64>) -> Result<(), Failure> {
    let mut operator = database.operator()?;
    let account = find(&operator, name)?;
    let player = account.player;
    operator
        .change(&[AccountCommand::Suspend { player, since_ms }])
        .map_err(failed)?;
    let done = if since_ms.is_some() {
        "is kept out"
    } else {
        "may sign in"
    };
    eprintln!("{} {done} from now on", account.name);
    Ok(())
}

fn close(database: &Database, name: &str, yes: bool) -> Result<(), Failure> {
    let mut operator = database.operator()?;
    let account = find(&operator, name)?;
    writeln!(io::stdout(), "{}", line(&account))?;
    if !yes {
        eprintln!("nothing was changed: --yes closes this account");
        return Ok(());
    }
    let command = AccountCommand::Close {
        closed_skeleton: closed_look_of(&account.name),
        player: account.player,
        at_ms: Clock::system().now_ms(),
    };
    operator.change(&[command]).map_err(failed)?;
    eprintln!("{} is closed", account.name);
    Ok(())
}
