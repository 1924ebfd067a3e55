//! `janggun bot`: lets a UCI engine play on a server with a bot account, through the public API
//! (docs/reference/api.md).
//!
//! - Pure logic: `session` (events of the account), `policy` (challenges), `game` (one game), `uci` (UCI text),
//!   `backoff`
//! - `account` carries out the actions of `session`, and `play` those of `game`; `shared` is the state common to all
//!   games
//! - I/O: `api` (client for the server, on top of `http`), `engine` (the engine's process), `signals`, `timers`,
//!   `token`, `output` (messages to the user)
//!
//! This module must not depend on the server beyond its public API and message types.

mod account;
mod api;
mod backoff;
mod engine;
#[cfg(test)]
mod examples;
mod game;
mod http;
mod output;
mod play;
mod policy;
mod session;
mod shared;
mod signals;
mod timers;
mod token;
mod uci;

use self::engine::{Engine, EngineCommand};
use crate::language;
use api::Api;
use command::Failure;
use http::{Http, Target};
use janggi::{Arrangement, Language, Preset};
use output::Log;
use policy::{From, Policy, SPEEDS};
use session::Session;
use shared::Shared;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use uci::Timing;

/// Let a UCI engine play on a server
///
/// The bot waits for challenges and plays them. It needs an access token of its account with the scopes bot:play,
/// challenge:read and challenge:write: in the variable JANGGUN_TOKEN, or in a file. Ctrl-C ends it after the games in
/// progress, a second Ctrl-C at once; unfinished games continue if the bot is restarted in time. docs/reference/bot.md
/// explains the options.
#[derive(Debug, clap::Args)]
pub(crate) struct BotArguments {
    /// Address of the server
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080")]
    url: String,
    /// Access token. Other users of this machine can see it; prefer JANGGUN_TOKEN or --token-file
    #[arg(long, value_name = "TOKEN", conflicts_with = "token_file")]
    token: Option<String>,
    /// File with the access token; - for standard input
    #[arg(long, value_name = "FILE")]
    token_file: Option<PathBuf>,
    /// Command that starts the engine, such as "janggun uci"
    #[arg(long, value_name = "COMMAND")]
    engine: String,
    /// UCI option of the engine, as NAME=VALUE; can be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = uci_option)]
    options: Vec<(String, String)>,
    /// Limits of every search in addition to the clock, such as "nodes 4000" or "depth 8"
    #[arg(long, value_name = "LIMITS", default_value = "")]
    go: String,
    /// Time per move in correspondence games and games without a clock, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 5_000)]
    move_time: u64,
    /// Time reserved for network delay at each move, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 100)]
    overhead: u32,
    /// Maximum number of games at once
    #[arg(long, value_name = "N", default_value = "1")]
    games: NonZeroUsize,
    /// Players who may challenge the bot: anyone, people, bots, or usernames separated by commas
    #[arg(long, value_name = "WHO", value_delimiter = ',', default_value = "anyone")]
    from: Vec<String>,
    /// Rule sets to accept, separated by commas; by default, all that the engine can play
    #[arg(long, value_name = "IDS", value_delimiter = ',', value_parser = preset)]
    rules: Vec<String>,
    /// Speeds to accept, separated by commas; all by default
    #[arg(long, value_name = "SPEEDS", value_delimiter = ',', value_parser = SPEEDS)]
    speeds: Vec<String>,
    /// Setups to choose from, such as mssm,msms; by default, the account's stored choice
    #[arg(long, value_name = "CODES", value_delimiter = ',', value_parser = setup)]
    setups: Vec<String>,
    /// Turn the account into a bot account permanently, if it is not one; only possible before its first game
    #[arg(long)]
    upgrade: bool,
    /// Start a game against the server's engine at this level
    #[arg(long, value_name = "LEVEL")]
    play_level: Option<u8>,
    /// Stop after this number of games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    stop_after: Option<u32>,
    /// Language of the output; by default that of the environment
    #[arg(long, value_name = "CODE", value_parser = language::code())]
    language: Option<Language>,
}

fn uci_option(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("an option is NAME=VALUE")?;
    Ok((name.trim().to_owned(), value.trim().to_owned()))
}

fn preset(text: &str) -> Result<String, String> {
    match Preset::rules_of(text) {
        Some(_) => Ok(text.to_owned()),
        None => Err("there is no rule set with this id; `janggun rules` lists them".to_owned()),
    }
}

fn setup(text: &str) -> Result<String, String> {
    match Arrangement::parse(text) {
        Some(setup) => Ok(setup.code().to_owned()),
        None => Err("a setup is mssm, msms, smms or smsm".to_owned()),
    }
}

pub(crate) fn run(arguments: &BotArguments) -> Result<(), Failure> {
    let target = Target::parse(&arguments.url).map_err(|detail| Failure::usage("bad_url", detail))?;
    let token = token::find(arguments.token.as_deref(), arguments.token_file.as_deref())?;
    let http = Http::new(target).map_err(|detail| Failure::work("no_certificates", detail))?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::work("cannot_start", error))?;
    runtime.block_on(play(arguments, Api::new(http, &token)))
}

async fn play(arguments: &BotArguments, api: Api) -> Result<(), Failure> {
    let log = Log(arguments.language.unwrap_or_else(language::of_environment));
    let command = EngineCommand {
        words: engine::words(&arguments.engine),
        options: arguments.options.clone(),
    };
    // The engine is started before the account goes online, so that a broken engine cannot lose a game.
    let engine = Engine::start(&command).await;
    let engine = engine.map_err(|detail| Failure::work("bad_engine", detail))?;
    let (user, upgraded) = account::sign_in(&api, arguments.upgrade, log).await?;
    if upgraded {
        log.upgraded(&user.username);
    }
    let policy = Policy {
        from: From::of(&arguments.from),
        speeds: arguments.speeds.clone(),
        rules: arguments.rules.clone(),
    };
    let session = Session::new(
        user.id.clone(),
        (policy, arguments.games.get()),
        arguments.setups.clone(),
    );
    let timing = Timing {
        limits: arguments.go.trim().to_owned(),
        move_ms: arguments.move_time,
        overhead_ms: arguments.overhead,
    };
    log.online(&user.username, &arguments.url);
    let introduction = engine.introduction.clone();
    let shared = Shared::new((api, user.id), (timing, command), engine, log);
    let setups = !arguments.setups.is_empty();
    let wishes = (arguments.play_level, arguments.stop_after);
    account::run(shared, (session, setups), introduction, wishes).await
}
