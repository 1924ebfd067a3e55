//! `janggun serve`: runs the server with its worker processes.
//!
//! Owns the messages on standard output, and converts the settings to the configuration of the crate `server`.

use crate::running::{self, Addresses};
use crate::settings::{Flags, LogForm, Registration, Serve, Settings};
use crate::{data_dir, database, mail_settings, web_app};
use command::Failure;
use server::{
    BasePath, Config, HouseLimits, PushConfig, PushContact, PushNetwork, ServeError, ServerLimits, Stage, Switch,
    TableMaking, WhenInUse, WorkerProgram, lan_address,
};
use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;
use tracing_subscriber::EnvFilter;

/// Delay after the first failed attempt to send a notification.
const FIRST_RETRY: Duration = Duration::from_secs(5);
/// Delay before endgame tables are built, so that the first pages load without competing for the processor.
const BEFORE_TABLES: Duration = Duration::from_secs(60);

/// Serve the web app, games and the engine
///
/// Prints `listening on http://…` when it is ready. While another server uses its PostgreSQL database, it prints
/// `standing by at http://…`. On SIGTERM and Ctrl-C it finishes its writes, asks clients to reconnect and exits with
/// status 0. RUST_LOG filters the log on standard error.
#[derive(Debug, clap::Args)]
pub(crate) struct ServeArguments {
    #[command(flatten)]
    flags: Flags<Serve>,
    /// Print the limits with their defaults and exit: 60/30 means 60 at once and 30 per minute in the long run.
    /// docs/reference/server.md explains each limit
    #[arg(long, exclusive = true)]
    list_limits: bool,
}

pub(crate) fn run(arguments: &ServeArguments) -> Result<(), Failure> {
    if arguments.list_limits {
        return list_limits();
    }
    let effective = arguments.flags.effective()?;
    let settings = effective.settings();
    start_log(settings.log);
    let mut addr = settings.addr.0;
    if settings.lan && effective.place("lan").outranks(effective.place("addr")) {
        addr.set_ip(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    }
    let mut config = config(settings, addr)?;
    config.when_in_use = WhenInUse::StandBy;
    if config.peer_address.is_some() && config.database.is_none() {
        let reason = "peer-address needs database: only servers of one PostgreSQL database reach each other";
        return Err(Failure::usage("bad_peer_address", reason));
    }
    let (folder, base) = (config.data.clone(), config.base_path.clone());
    let mut published = None;
    let result = server::serve(config, web_app::embedded(), |stage| match stage {
        Stage::StandingBy(bound) => announce("standing by at", bound, &base),
        Stage::Serving(bound) => {
            let addresses = Addresses::of(bound, &base);
            published = running::publish(&folder, &addresses);
            announce("listening on", bound, &base);
        }
    });
    drop(published);
    result.map_err(|error: ServeError| Failure::work(error.code(), error))
}

/// Starts logging to standard error, filtered by `RUST_LOG`.
pub(crate) fn start_log(form: LogForm) {
    let filter =
        EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn,store=info,server::tables=info"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr);
    // This cannot fail, because no other code sets a subscriber.
    let _ = match form {
        LogForm::Text => log.with_ansi(shows_colours(&io::stderr())).try_init(),
        LogForm::Json => log.json().try_init(),
    };
}

/// Returns whether to use colours: the output must be a terminal and, on Windows, enabling its colours must not have
/// failed.
pub(crate) fn shows_colours(output: &impl IsTerminal) -> bool {
    output.is_terminal() && anstyle_query::windows::enable_ansi_colors() != Some(false)
}

/// Returns the server's configuration for `addr`.
pub(crate) fn config(settings: Settings, addr: SocketAddr) -> Result<Config, Failure> {
    let limits = ServerLimits::with(&settings.limits);
    let program = std::env::current_exe().map_err(|error| Failure::work("cannot_start", error))?;
    Ok(Config {
        addr,
        mail: mail_settings::config(&settings),
        database: database::of_settings(&settings),
        when_in_use: WhenInUse::Refuse,
        peer_address: settings.peer_address,
        data: data_dir::of_settings(settings.data)?,
        workers: settings.workers.0,
        worker: WorkerProgram {
            program,
            args: vec!["worker".into()],
        },
        levels: levels(),
        origins: settings.origin,
        base_path: settings.base_path,
        trusted_proxies: settings.trusted_proxy,
        metrics: settings.metrics,
        push: settings.push.map(push),
        tables: if settings.tables {
            TableMaking::After(BEFORE_TABLES)
        } else {
            TableMaking::Never
        },
        limits: ServerLimits {
            sign_up: match settings.registration {
                Registration::Open => Switch::On,
                Registration::Closed => Switch::Off,
            },
            house: HouseLimits {
                switch: if settings.house_players {
                    Switch::On
                } else {
                    Switch::Off
                },
                ..limits.house
            },
            ..limits
        },
    })
}

fn push(contact: PushContact) -> PushConfig {
    PushConfig {
        contact,
        network: PushNetwork::Internet,
        first_retry: FIRST_RETRY,
    }
}

/// Prints one limit per line, in the form of `--limit`.
fn list_limits() -> Result<(), Failure> {
    let mut output = io::stdout().lock();
    for limit in ServerLimits::settings().to_string().split(", ") {
        writeln!(output, "{limit}")?;
    }
    Ok(output.flush()?)
}

/// Returns the engine's levels, weakest first.
pub(crate) fn levels() -> Vec<wire::http::Level> {
    engine::Level::all().map(level).collect()
}

/// Converts a level of the engine to its wire type, because the server does not link the engine.
fn level(level: engine::Level) -> wire::http::Level {
    let limits = level.limits();
    wire::http::Level {
        level: level.number(),
        grade: level.grade().number(),
        nodes: limits.nodes.0,
        margin: limits.margin,
        spread: limits.spread,
    }
}

/// Prints the server's address and, if possible, one for phones. Errors are ignored, because standard output may be
/// closed.
fn announce(what: &str, bound: SocketAddr, base: &BasePath) {
    let mut here = bound;
    if bound.ip().is_unspecified() {
        here.set_ip(IpAddr::V4(Ipv4Addr::LOCALHOST));
    }
    let mut output = io::stdout().lock();
    let _ = writeln!(output, "{what} http://{here}{base}");
    if let Some(lan) = lan_address(bound) {
        let _ = writeln!(output, "on a phone in the same network: http://{lan}{base}");
    }
    let _ = output.flush();
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_seat_takes_every_level_there_is() {
        assert_eq!(play::room::Level::MOST, engine::Level::MAX.number());
    }

    #[test]
    fn house_players_play_at_measured_grades() {
        for player in play::house::HousePlayer::ALL {
            let level = engine::Level::new(player.level().number()).expect("a level");
            assert_eq!(player.grade(), level.grade().number(), "{player:?}");
        }
    }

    #[test]
    fn the_levels_are_told_to_be_measured_where_they_were() {
        assert_eq!(wire::http::Levels::measured_in(), [engine::Level::MEASURED_IN]);
    }
}
