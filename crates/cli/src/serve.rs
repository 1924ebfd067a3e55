//! `janggun serve`: the whole product in one process and its worker children.
//!
//! Owns the flags and the lines on standard output; the server itself is `server`.

use crate::mail_arguments::MailArguments;
use crate::{data_dir, web_app};
use command::Failure;
use server::{
    AddressBlock, Config, LimitSetting, Origin, PushConfig, PushContact, PushNetwork, ServeError, ServerLimits, Switch,
    TableMaking, WorkerProgram, lan_address,
};
use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::time::Duration;
use tracing_subscriber::EnvFilter;

/// Delay after the first failed attempt to push a notification.
const FIRST_RETRY: Duration = Duration::from_secs(5);
/// From the start until endgame tables are made: who starts a server opens its pages first.
const BEFORE_TABLES: Duration = Duration::from_secs(60);

/// Serve the web app, games and the engine
///
/// Prints `listening on http://…` when it is ready. SIGTERM and Ctrl-C drain it: what is being written is written, clients are
/// told to come back, exit status 0. RUST_LOG filters the log on standard error.
#[derive(Debug, clap::Args)]
pub(crate) struct ServeArguments {
    /// Listening address: `127.0.0.1:8080`, `localhost:8080`, or `:8080` for the whole network; port 0 picks a free
    /// one
    #[arg(long, value_name = "IP:PORT", default_value = "127.0.0.1:8080", value_parser = listen_address)]
    addr: SocketAddr,
    /// Listen to the whole network instead of this machine only: a phone can join
    #[arg(long)]
    lan: bool,
    /// Folder of the database; the platform's data folder when absent
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Number of engine processes; with 0, the engine never moves
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(0..=64))]
    workers: u16,
    /// An origin that browsers may come from, as `https://janggi.example`; may be given again. Absent: the server's own address
    #[arg(long, value_name = "URL")]
    origin: Vec<Origin>,
    /// A proxy in front of the server, as `127.0.0.1` or `10.0.0.0/8`: its X-Forwarded-For names the client; may be given again
    #[arg(long, value_name = "CIDR")]
    trusted_proxy: Vec<AddressBlock>,
    /// Address that serves `GET /metrics` (OpenMetrics text); off by default. Keep it off the internet
    #[arg(long, value_name = "IP:PORT")]
    metrics: Option<SocketAddr>,
    #[command(flatten)]
    mail: MailArguments,
    /// Send notifications to the browsers of players who ask for them there. Push services write to this contact when
    /// something is wrong: `mailto:you@janggi.example` or `https://janggi.example/contact`. None are sent when absent
    #[arg(long, value_name = "CONTACT")]
    push: Option<PushContact>,
    /// Account registration by visitors
    #[arg(long, value_name = "WHO", default_value = "open")]
    registration: Registration,
    /// The form of the log on standard error
    #[arg(long, value_name = "FORM", default_value = "text")]
    log: LogForm,
    /// Make no endgame tables: by default, those with at most one piece outside the palaces are made in the background, at the lowest
    /// priority, in the folder `tables` of the data folder
    #[arg(long)]
    no_tables: bool,
    /// Another value for one of the limits, as `rooms=5000`; may be given again. `--list-limits` names them
    #[arg(long, value_name = "NAME=VALUE")]
    limit: Vec<LimitSetting>,
    /// Print the limits with their defaults and exit: 60/30 is 60 at once and 30 a minute in the long run. docs/reference/server.md says
    /// what each is for
    #[arg(long, exclusive = true)]
    list_limits: bool,
}

/// Account registration by visitors.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Registration {
    /// Everyone.
    Open,
    /// No new accounts; existing accounts and guests still play.
    Closed,
}

/// Parses a listening address. A name is resolved; without a host, the whole network is meant.
fn listen_address(text: &str) -> Result<SocketAddr, String> {
    if let Ok(addr) = text.parse() {
        return Ok(addr);
    }
    let meant = match text.strip_prefix(':') {
        Some(port) => format!("{}:{port}", Ipv4Addr::UNSPECIFIED),
        None => text.to_owned(),
    };
    let found: Vec<SocketAddr> = meant
        .to_socket_addrs()
        .map_err(|error| format!("{error}; an address is IP:PORT, such as 127.0.0.1:8080, localhost:8080 or :8080"))?
        .collect();
    let usual = found.iter().find(|addr| addr.is_ipv4()).or(found.first());
    usual.copied().ok_or_else(|| "that name has no address".to_owned())
}

/// Format of the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum LogForm {
    /// Text for people.
    Text,
    /// An object a line, for programs that collect logs.
    Json,
}

pub(crate) fn run(arguments: ServeArguments) -> Result<(), Failure> {
    if arguments.list_limits {
        return list_limits();
    }
    let filter =
        EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn,store=info,server::tables=info"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr);
    // A second subscriber cannot be there: this is the only place that sets one.
    let _ = match arguments.log {
        LogForm::Text => log.with_ansi(shows_colours()).try_init(),
        LogForm::Json => log.json().try_init(),
    };
    let config = config(arguments)?;
    server::serve(config, web_app::embedded(), announce).map_err(|error: ServeError| Failure::work(error.code(), error))
}

/// Returns whether standard error is a terminal that understands colours. Consoles of Windows do once they are asked.
fn shows_colours() -> bool {
    io::stderr().is_terminal() && anstyle_query::windows::enable_ansi_colors() != Some(false)
}

fn config(arguments: ServeArguments) -> Result<Config, Failure> {
    let mut addr = arguments.addr;
    if arguments.lan {
        addr.set_ip(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    }
    let data = data_dir::given_or_default(arguments.data.as_deref())?;
    let mail = arguments.mail.config(arguments.origin.first())?;
    let program = std::env::current_exe().map_err(|error| Failure::work("cannot_start", error))?;
    Ok(Config {
        addr,
        data,
        workers: arguments.workers,
        worker: WorkerProgram {
            program,
            args: vec!["worker".into()],
        },
        levels: engine::Level::all().map(level).collect(),
        origins: arguments.origin,
        trusted_proxies: arguments.trusted_proxy,
        metrics: arguments.metrics,
        mail,
        push: arguments.push.map(push),
        tables: if arguments.no_tables {
            TableMaking::Never
        } else {
            TableMaking::After(BEFORE_TABLES)
        },
        limits: ServerLimits {
            sign_up: match arguments.registration {
                Registration::Open => Switch::On,
                Registration::Closed => Switch::Off,
            },
            ..ServerLimits::with(&arguments.limit)
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

/// Returns the engine's own table in the words of the wire: the server does not link the engine.
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

/// Prints one line for programs and people, and one more for a phone. Ignores a closed output.
fn announce(bound: SocketAddr) {
    let mut here = bound;
    if bound.ip().is_unspecified() {
        here.set_ip(IpAddr::V4(Ipv4Addr::LOCALHOST));
    }
    let mut output = io::stdout().lock();
    let _ = writeln!(output, "listening on http://{here}");
    if let Some(lan) = lan_address(bound) {
        let _ = writeln!(output, "on a phone in the same network: http://{lan}");
    }
    let _ = output.flush();
}

#[cfg(test)]
mod tests {
    #[test]
    fn addresses_are_taken_as_people_write_them() {
        for (text, wanted) in [
            ("127.0.0.1:8080", Some("127.0.0.1:8080")),
            ("[::1]:0", Some("[::1]:0")),
            ("localhost:8080", Some("127.0.0.1:8080")),
            (":8080", Some("0.0.0.0:8080")),
            ("8080", None),
            ("localhost", None),
            ("localhost:", None),
            (":", None),
            (":99999", None),
        ] {
            let read = super::listen_address(text).ok().map(|addr| addr.to_string());
            assert_eq!(read.as_deref(), wanted, "{text}");
        }
    }

    #[test]
    fn a_seat_takes_every_level_there_is() {
        assert_eq!(play::room::Level::MOST, engine::Level::MAX.number());
    }

    #[test]
    fn the_levels_are_told_to_be_measured_where_they_were() {
        assert_eq!(wire::http::Levels::measured_in(), [engine::Level::MEASURED_IN]);
    }
}
