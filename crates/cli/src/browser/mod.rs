//! `janggun play`, also run by `janggun` without arguments: plays in the browser or in the terminal.
//!
//! Chooses between the two, and runs the server for the browser. The server's configuration is in `serve`, and the
//! terminal game in `play`.

mod port;
mod qr_code;
mod screen;
mod terminal;

use crate::running::{self, Addresses};
use crate::settings::{Flags, Play, Settings};
use crate::texts::terminal as texts;
use crate::{data_dir, language, serve, web_app};
use command::Failure;
use janggi::Language;
use server::{ServeError, Stage};
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use terminal::TerminalGame;

/// Maximum number of attempts while another server on the data folder starts or stops, with pauses of 0.2 seconds.
const ATTEMPTS: u32 = 75;

/// Play in the browser or in the terminal (the default command)
///
/// Without options, opens the web app in the browser, from the server that is already running, if any. Without a
/// screen, with `--terminal`, or with any option of a terminal game, plays in the terminal. Type moves there as `a4b4`,
/// in Korean notation (`71졸72`) or in western notation (`P71-72`); `help` lists everything else.
#[derive(Debug, clap::Args)]
pub(crate) struct PlayArguments {
    #[command(flatten, next_help_heading = "In the browser")]
    flags: Flags<Play>,
    /// Play in the terminal
    #[arg(long, help_heading = "In the terminal")]
    terminal: bool,
    #[command(flatten, next_help_heading = "In the terminal")]
    game: TerminalGame,
}

pub(crate) fn run(arguments: &PlayArguments) -> Result<(), Failure> {
    let is_terminal_game = arguments.terminal || arguments.game.is_asked_for();
    if is_terminal_game || !(screen::is_there() || arguments.flags.are_given()) {
        return arguments.game.run();
    }
    let effective = arguments.flags.effective()?;
    let settings = effective.settings();
    serve::start_log(settings.log);
    let session = Session {
        folder: data_dir::of_settings(settings.data.clone())?,
        language: language::of_environment(),
        prefers_own_port: effective.place("port").is_given(),
        settings,
    };
    session.run()
}

/// A run of `janggun play` in the browser.
struct Session {
    folder: PathBuf,
    language: Language,
    /// Whether the port was set explicitly.
    prefers_own_port: bool,
    settings: Settings,
}

impl Session {
    /// Shows the server that is already running on the data folder, or runs one until it is stopped.
    fn run(&self) -> Result<(), Failure> {
        let mut last_failure = None;
        for _ in 0..ATTEMPTS {
            match running::find(&self.folder) {
                Some(addresses) if addresses.answers() => {
                    self.show_running(&addresses);
                    return Ok(());
                }
                // The other server is starting or stopping.
                Some(_) => {}
                None => match self.serve()? {
                    Served::Stopped => return Ok(()),
                    Served::FolderInUse(failure) => last_failure = Some(failure),
                },
            }
            running::pause();
        }
        Err(last_failure.unwrap_or_else(|| {
            Failure::work(
                "data_in_use",
                format_args!(
                    "{}: another server uses this folder and does not answer",
                    self.folder.display()
                ),
            )
        }))
    }

    fn serve(&self) -> Result<Served, Failure> {
        let ip = IpAddr::V4(if self.settings.lan {
            Ipv4Addr::UNSPECIFIED
        } else {
            Ipv4Addr::LOCALHOST
        });
        for port in self.ports(ip) {
            let config = serve::config(self.settings.clone(), SocketAddr::new(ip, port))?;
            let mut published = None;
            let result = server::serve(config, web_app::embedded(), |stage| {
                // The server never stands by here, because serving fails if the database is in use.
                let (Stage::Serving(bound) | Stage::StandingBy(bound)) = stage;
                let addresses = Addresses::of(bound, &self.settings.base_path);
                published = running::publish(&self.folder, &addresses);
                self.show_started(&addresses);
            });
            drop(published);
            match result {
                Ok(()) => return Ok(Served::Stopped),
                // Another program took the port first.
                Err(ServeError::PortInUse { .. }) if port != 0 => {}
                Err(error) if error.code() == "data_in_use" => {
                    return Ok(Served::FolderInUse(Failure::work(error.code(), error)));
                }
                Err(error) => return Err(Failure::work(error.code(), error)),
            }
        }
        Err(Failure::work("cannot_listen", "no port is free"))
    }

    /// Returns the ports to try, preferred first. A stable port matters, because browsers store settings and offline
    /// games per origin, which includes the port.
    fn ports(&self, ip: IpAddr) -> Vec<u16> {
        let (own, last) = (self.settings.port.0, running::last_port(&self.folder));
        let wanted = if self.prefers_own_port {
            [Some(own), last]
        } else {
            [last, Some(own)]
        };
        port::free(ip, wanted.into_iter().flatten())
    }

    fn show_started(&self, addresses: &Addresses) {
        let language = self.language;
        let hint = texts::browser_phone_hint(language).to_owned();
        let hint = (!self.settings.lan).then_some(hint);
        self.show(texts::browser_started(language, &addresses.here), addresses, hint);
        say(texts::browser_stop(language));
        self.open(&addresses.here);
    }

    fn show_running(&self, addresses: &Addresses) {
        let language = self.language;
        let is_unreachable = self.settings.lan && addresses.network.is_none();
        let hint = is_unreachable.then(|| texts::browser_this_device_only(language).to_owned());
        self.show(texts::browser_running(language, &addresses.here), addresses, hint);
        self.open(&addresses.here);
    }

    /// Prints the sentence, the network address with a QR code (only with the setting `lan`), and the hint.
    fn show(&self, sentence: String, addresses: &Addresses, hint: Option<String>) {
        say(&sentence);
        if let Some(network) = addresses.network.as_ref().filter(|_| self.settings.lan) {
            say(&texts::browser_phone(self.language, network));
            say(&qr_code::drawn(network, serve::shows_colours(&io::stdout())));
        }
        if let Some(hint) = hint {
            say(&hint);
        }
    }

    fn open(&self, address: &str) {
        if !(self.settings.open && screen::is_there()) {
            return;
        }
        if let Err(error) = screen::open(address) {
            say(&texts::browser_not_opened(self.language, error));
        }
    }
}

/// Result of an attempt to run a server.
enum Served {
    Stopped,
    FolderInUse(Failure),
}

/// Prints a line. Ignores errors, because the server must keep running even if standard output is closed.
fn say(line: &str) {
    let mut output = io::stdout().lock();
    let _ = writeln!(output, "{line}").and_then(|()| output.flush());
}
