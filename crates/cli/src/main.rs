//! `janggun`: the command-line program. The subcommands are in separate modules.
//!
//! This file must not depend on how a subcommand works.

#![forbid(unsafe_code)]

/// The allocator, chosen for a server that often frees memory on a different thread from the one that allocated it
/// (docs/decisions/0027-allocator.md).
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

mod account;
mod backup;
mod bench;
mod bot;
mod browser;
mod completions;
mod config;
mod convert;
mod copy;
mod data_dir;
mod database;
mod health;
mod help;
mod judge;
mod language;
mod mail_settings;
mod moved;
mod notices;
mod open_data;
mod perft;
mod platform_dirs;
mod play;
mod position_argument;
mod ratings;
mod rules;
mod running;
mod seed;
mod serve;
mod settings;
mod site;
mod solve;
mod storage;
mod stored_games;
mod stream_path;
mod tables;
#[cfg_attr(feature = "pseudo", path = "../../../target/pseudo/crates/cli/src/texts/mod.rs")]
mod texts;
mod tournament;
mod uci;
mod verdict;
mod verify;
mod web_app;
mod worker;

use ::command::Failure;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use std::ffi::OsString;
use std::process::ExitCode;

/// Output of `--version`: version, commit and kind of build.
const VERSION: &str = concat!(
    env!("CARGO_PKG_VERSION"),
    "\n",
    env!("BUILT_FROM"),
    "\n",
    env!("BUILT_AS")
);

/// Janggi (장기, Korean chess): play it, judge it, serve it
#[derive(Debug, Parser)]
#[command(name = "janggun", version, long_version = VERSION, propagate_version = true, override_usage = "janggun [COMMAND]")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::ServeArguments),
    Config(config::ConfigArguments),
    Site(site::SiteArguments),
    Verify(verify::VerifyArguments),
    Backup(backup::BackupArguments),
    Restore(backup::RestoreArguments),
    Ratings(ratings::RatingsArguments),
    Account(account::AccountArguments),
    Storage(storage::StorageArguments),
    Database(copy::DatabaseArguments),
    Play(browser::PlayArguments),
    Perft(perft::PerftArguments),
    Judge(judge::JudgeArguments),
    Convert(convert::ConvertArguments),
    Verdict(verdict::VerdictArguments),
    Solve(solve::SolveArguments),
    Uci(uci::UciArguments),
    Bot(bot::BotArguments),
    Bench(bench::BenchArguments),
    Tables(tables::TablesArguments),
    Tournament(tournament::TournamentArguments),
    Health(health::HealthArguments),
    Worker(worker::WorkerArguments),
    Rules(rules::RulesArguments),
    Completions(completions::CompletionsArguments),
    Man(completions::ManArguments),
    Notices(notices::NoticesArguments),
    #[command(flatten)]
    Moved(moved::Moved),
}

fn main() -> ExitCode {
    let mut words: Vec<OsString> = std::env::args_os().collect();
    // Without arguments, for example when started from a menu, the program runs `play`.
    let is_bare = words.len() <= 1;
    if is_bare {
        words = vec!["janggun".into(), "play".into()];
    }
    let matches = help::grouped(Cli::command()).get_matches_from(words);
    let cli = Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    match stream_path::refuse_streams(&matches).and_then(|()| run(cli.command)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            let status = failure.report("janggun");
            // On Windows, a double click opens a console window that closes when the program exits, so wait for Enter.
            if cfg!(windows) && is_bare {
                let _ = std::io::stdin().read_line(&mut String::new());
            }
            status
        }
    }
}

fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::Serve(arguments) => serve::run(&arguments),
        Command::Config(arguments) => config::run(&arguments),
        Command::Site(arguments) => site::run(&arguments),
        Command::Verify(arguments) => verify::run(&arguments),
        Command::Backup(arguments) => backup::backup(&arguments),
        Command::Restore(arguments) => backup::restore(&arguments),
        Command::Ratings(arguments) => ratings::run(&arguments),
        Command::Account(arguments) => account::run(&arguments),
        Command::Storage(arguments) => storage::run(&arguments),
        Command::Database(arguments) => copy::run(&arguments),
        Command::Play(arguments) => browser::run(&arguments),
        Command::Perft(arguments) => perft::run(&arguments),
        Command::Judge(arguments) => judge::run(&arguments),
        Command::Convert(arguments) => convert::run(&arguments),
        Command::Verdict(arguments) => verdict::run(&arguments),
        Command::Solve(arguments) => solve::run(&arguments),
        Command::Uci(arguments) => uci::run(&arguments),
        Command::Bot(arguments) => bot::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Tables(arguments) => tables::run(&arguments),
        Command::Tournament(arguments) => tournament::run(&arguments),
        Command::Health(arguments) => health::run(&arguments),
        Command::Worker(arguments) => worker::run(&arguments),
        Command::Rules(arguments) => rules::run(&arguments),
        Command::Completions(arguments) => completions::completions(&arguments, Cli::command()),
        Command::Notices(_) => notices::run(),
        Command::Moved(moved) => Err(moved.failure()),
        Command::Man(arguments) => completions::man(&arguments, Cli::command()),
    }
}
