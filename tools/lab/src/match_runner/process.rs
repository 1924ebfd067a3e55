//! A player that runs a UCI engine in its own process.
//!
//! An engine that exits or stops answering forfeits its game and is restarted for the next one. This module must not
//! check whether moves are legal; `game` does.

use core::fmt::Write as _;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use janggi::{BySide, Game, Move, Position, Rules, Side, fen, uci};

use crate::match_runner::clock::SideClock;
use crate::match_runner::player::{Answer, Player};
use crate::match_runner::result::Forfeit;
use engine::score::{Ply, Score};
use engine::time::{Clock, WallClock};
use engine::uci::introduction::{name_of, rules_option};

/// Settings of an engine: its command line and the commands to send to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineSettings {
    /// Program and arguments.
    pub command: Vec<String>,
    /// Names and values of options, sent in this order after the rule set.
    pub options: Vec<(String, String)>,
    /// Search limits to send with `go`, for example `nodes 4000`. The game clocks precede them.
    pub go: String,
    /// Rule set to send as the option `Rules` or `UCI_Variant`, unless `options` contains one of these.
    pub rules: Option<Rules>,
    /// Maximum time to wait for a move without a clock, for `uciok`, and for `readyok`.
    pub patience: Duration,
}

/// Error for an option that does not have the form `NAME=VALUE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseOptionError(pub String);

impl core::fmt::Display for ParseOptionError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "an option is NAME=VALUE, not {:?}", self.0)
    }
}

impl std::error::Error for ParseOptionError {}

impl EngineSettings {
    /// Creates settings from a string `PROGRAM ARGUMENT…;NAME=VALUE;…` and additional options.
    ///
    /// # Errors
    /// [`ParseOptionError`] for an option without `=`.
    pub fn parse(text: &str, options: &[String], go: &str) -> Result<EngineSettings, ParseOptionError> {
        let mut parts = text.split(';');
        let command = parts
            .next()
            .unwrap_or_default()
            .split_whitespace()
            .map(str::to_owned)
            .collect();
        let options = parts
            .filter(|part| !part.trim().is_empty())
            .chain(options.iter().map(String::as_str))
            .map(|option| {
                let (name, value) = option
                    .split_once('=')
                    .ok_or_else(|| ParseOptionError(option.to_owned()))?;
                Ok((name.trim().to_owned(), value.trim().to_owned()))
            })
            .collect::<Result<_, _>>()?;
        Ok(EngineSettings {
            command,
            options,
            go: go.to_owned(),
            rules: None,
            patience: Duration::from_secs(60),
        })
    }

    fn names_rules(&self) -> bool {
        self.options
            .iter()
            .any(|(name, _)| ["rules", "uci_variant"].contains(&name.to_ascii_lowercase().as_str()))
    }
}

/// A player that runs a UCI engine.
#[derive(Debug)]
pub struct UciPlayer {
    settings: EngineSettings,
    name: String,
    running: Option<EngineProcess>,
    /// Processor time of earlier processes.
    ended_cpu_ms: u64,
}

#[derive(Debug)]
struct EngineProcess {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Drop for EngineProcess {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Reason why an engine has not replied.
enum NoReply {
    /// The engine did not reply in time.
    Late,
    /// The engine exited.
    Gone,
}

impl UciPlayer {
    /// Starts the engine.
    ///
    /// # Errors
    /// If the program cannot be started, does not get ready, or has no option for the rule set.
    pub fn start(settings: EngineSettings) -> io::Result<UciPlayer> {
        let (running, name) = EngineProcess::start(&settings)?;
        Ok(UciPlayer {
            settings,
            name,
            running: Some(running),
            ended_cpu_ms: 0,
        })
    }

    /// Returns the name that the engine reports; empty if it reports none.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Requests a move with the limits `go` instead of those in the settings.
    ///
    /// # Errors
    /// A [`Forfeit`] if the engine does not return a move.
    pub fn request(&mut self, game: &Game, go: &str) -> Result<Answer, Forfeit> {
        let patience = self.settings.patience;
        let running = self.running.as_mut().ok_or(Forfeit::Crash)?;
        running.request_move(game, &format!("go {go}"), patience)
    }

    fn end(&mut self) {
        self.ended_cpu_ms = self.cpu_ms().unwrap_or(self.ended_cpu_ms);
        self.running = None;
    }
}

impl EngineProcess {
    /// Starts the process and waits until the engine is ready. Returns the process and the engine's name.
    fn start(settings: &EngineSettings) -> io::Result<(EngineProcess, String)> {
        let (program, arguments) = settings
            .command
            .split_first()
            .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "no program"))?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        // In its own process group, the engine is not killed by Ctrl-C; the match ends it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let no_pipe = || io::Error::new(io::ErrorKind::BrokenPipe, "no pipe");
        let input = child.stdin.take().ok_or_else(no_pipe)?;
        let output = BufReader::new(child.stdout.take().ok_or_else(no_pipe)?);
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut running = EngineProcess { child, input, lines };
        running.send("uci")?;
        let introduction = running.lines_until("uciok", settings.patience)?;
        if let Some(rules) = settings.rules.as_ref().filter(|_| !settings.names_rules()) {
            let (name, value) = rules_option(rules, &introduction).ok_or_else(|| {
                let detail = format!("the engine has no option for the rule set {}", name_of(rules));
                io::Error::new(io::ErrorKind::Unsupported, detail)
            })?;
            running.send(&format!("setoption name {name} value {value}"))?;
        }
        for (name, value) in &settings.options {
            running.send(&format!("setoption name {name} value {value}"))?;
        }
        running.send("isready")?;
        running.lines_until("readyok", settings.patience)?;
        let name = introduction.iter().find_map(|line| line.strip_prefix("id name "));
        Ok((running, name.unwrap_or_default().to_owned()))
    }

    fn send(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.input, "{line}")?;
        self.input.flush()
    }

    /// Returns the lines before the first one whose first word is `word`.
    fn lines_until(&mut self, word: &str, patience: Duration) -> io::Result<Vec<String>> {
        let mut lines = Vec::new();
        match self.wait_for(word, patience, |line| lines.push(line.to_owned())) {
            Ok(_) => Ok(lines),
            Err(NoReply::Late) => Err(io::Error::new(io::ErrorKind::TimedOut, format!("no {word}"))),
            Err(NoReply::Gone) => Err(io::Error::new(
                io::ErrorKind::UnexpectedEof,
                format!("it ended before {word}"),
            )),
        }
    }

    /// Returns the first line whose first word is `word`, waiting at most `patience`. `other` receives the lines before
    /// it.
    fn wait_for(&mut self, word: &str, patience: Duration, mut other: impl FnMut(&str)) -> Result<String, NoReply> {
        let clock = WallClock::start();
        loop {
            let left = patience.saturating_sub(Duration::from_millis(clock.now().0));
            match self.lines.recv_timeout(left) {
                Ok(line) if line.split_whitespace().next() == Some(word) => return Ok(line),
                Ok(line) => other(&line),
                Err(RecvTimeoutError::Timeout) => return Err(NoReply::Late),
                Err(RecvTimeoutError::Disconnected) => return Err(NoReply::Gone),
            }
        }
    }

    /// Requests a move. Returns [`Forfeit::Silent`] if the engine does not answer within `patience`.
    fn request_move(&mut self, game: &Game, go: &str, patience: Duration) -> Result<Answer, Forfeit> {
        let said = self.send(&position_line(game)).and_then(|()| self.send(go));
        said.map_err(|_| Forfeit::Crash)?;
        let (mut nodes, mut score) = (0, None);
        let answer = self.wait_for("bestmove", patience, |line| {
            nodes = nodes_in(line).unwrap_or(nodes);
            score = score_in(line).or(score);
        });
        match answer {
            Ok(answer) => read_answer(&answer, game.position())
                .map(|mv| Answer { mv, nodes, score })
                .ok_or(Forfeit::Illegal),
            Err(NoReply::Late) => Err(Forfeit::Silent),
            Err(NoReply::Gone) => Err(Forfeit::Crash),
        }
    }
}

fn nodes_in(line: &str) -> Option<u64> {
    let mut words = line.split_whitespace();
    words.by_ref().find(|word| *word == "nodes")?;
    words.next()?.parse().ok()
}

/// Reads the score in an `info` line; `None` if it is missing or a bound. Distances to mate, which UCI counts in full
/// moves, are converted to plies.
fn score_in(line: &str) -> Option<Score> {
    let mut words = line.split_whitespace();
    words.by_ref().find(|word| *word == "score")?;
    let (kind, value) = (words.next()?, words.next()?.parse::<i32>().ok()?);
    let bound = words.next();
    if matches!(bound, Some("lowerbound" | "upperbound")) {
        return None;
    }
    let plies = |moves: i32| u16::try_from(moves.unsigned_abs()).unwrap_or(500).min(500) * 2;
    match kind {
        "cp" => Some(Score::estimate(value)),
        "mate" if value > 0 => Some(Score::mating_at(Ply(plies(value) - 1))),
        "mate" => Some(Score::mated_at(Ply(plies(value)))),
        _ => None,
    }
}

fn read_answer(line: &str, position: &Position) -> Option<Move> {
    uci::parse_move(line.split_whitespace().nth(1)?, position).ok()
}

/// Returns a line `position fen … moves …` with all moves of a game.
fn position_line(game: &Game) -> String {
    let history = game.history();
    let mut text = String::from("position fen ");
    for (ply, position) in history.positions_since(0).iter().enumerate() {
        if ply == 0 {
            text.push_str(&fen::print(position));
            if history.ply() > 0 {
                text.push_str(" moves");
            }
        }
        if let Some(mv) = history.action_at(ply + 1) {
            text.push(' ');
            text.push_str(&uci::print_move(mv, position));
        }
    }
    text
}

/// Returns a line `go …`, including the game clocks if the side to move has one.
fn go_line(go: &str, clocks: &BySide<SideClock>, side: Side) -> String {
    let mut text = String::from("go");
    for (of, time, increment) in [(Side::Cho, "wtime", "winc"), (Side::Han, "btime", "binc")] {
        // The opponent's clock is sent only if the engine itself has one.
        if let (Some(clock), Some(own)) = (clocks.get(of).game_clock(), clocks.get(side).game_clock()) {
            // Writing to a String cannot fail.
            let _ = write!(text, " {time} {} {increment} {}", clock.left.0, clock.increment.0);
            if of == side && own.period.0 > 0 {
                let _ = write!(text, " byoyomi {}", own.period.0);
            }
        }
    }
    if !go.is_empty() {
        text.push(' ');
        text.push_str(go);
    }
    text
}

/// Additional time to wait for an engine whose flag has fallen, before its process is ended.
const GRACE: Duration = Duration::from_secs(5);

impl Player for UciPlayer {
    fn choose(&mut self, game: &Game, clocks: &BySide<SideClock>) -> Result<Answer, Forfeit> {
        let side = game.position().turn();
        let bound = clocks.get(side).longest_wait();
        let patience = bound.map_or(self.settings.patience, |most| Duration::from_micros(most.0) + GRACE);
        let go = go_line(&self.settings.go, clocks, side);
        let running = self.running.as_mut().ok_or(Forfeit::Crash)?;
        let answer = running.request_move(game, &go, patience);
        match answer {
            Err(Forfeit::Silent | Forfeit::Crash | Forfeit::Time) => self.end(),
            Ok(_) | Err(Forfeit::Illegal) => {}
        }
        answer.map_err(|forfeit| match forfeit {
            Forfeit::Silent if bound.is_some() => Forfeit::Time,
            Forfeit::Silent | Forfeit::Crash | Forfeit::Time | Forfeit::Illegal => forfeit,
        })
    }

    fn new_game(&mut self) {
        if self.running.is_none() {
            self.running = EngineProcess::start(&self.settings).ok().map(|(running, _)| running);
        }
        let patience = self.settings.patience;
        if let Some(running) = &mut self.running {
            let ready = running.send("ucinewgame").and_then(|()| running.send("isready"));
            if ready.is_err() || running.lines_until("readyok", patience).is_err() {
                self.end();
            }
        }
    }

    /// Returns the user and system time of the current and earlier processes, read from `/proc` on Linux.
    fn cpu_ms(&self) -> Option<u64> {
        let running = self.running.as_ref().map_or(Some(0), |running| {
            let text = std::fs::read_to_string(format!("/proc/{}/stat", running.child.id())).ok()?;
            ticks(&text).map(|ticks| ticks * MS_PER_TICK)
        });
        running.map(|ms| ms + self.ended_cpu_ms)
    }
}

/// Milliseconds per tick in `/proc`, where Linux counts in hundredths of a second.
const MS_PER_TICK: u64 = 10;

/// Returns the user and system time in `/proc/PID/stat`: the sum of fields 14 and 15. The program name before them may
/// contain any characters and ends at the last parenthesis.
fn ticks(stat: &str) -> Option<u64> {
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut next = || fields.next()?.parse::<u64>().ok();
    Some(next()? + next()?)
}

#[cfg(test)]
mod tests {
    use super::{EngineSettings, go_line, nodes_in, position_line, score_in, ticks};
    use crate::match_runner::clock::{ClockSettings, SideClock, TimeControl};
    use engine::score::{Ply, Score};
    use engine::time::Millis;
    use janggi::{BySide, Game, Preset, Side, Start, uci};

    #[test]
    fn engine_settings_are_read_from_one_line_and_options_beside_it() {
        let more = ["Threads=2".to_owned()];
        let settings =
            EngineSettings::parse("./engine uci;Hash=8; UCI_Variant = janggi;", &more, "nodes 10").expect("settings");
        assert_eq!(settings.command, ["./engine", "uci"]);
        let options = [("Hash", "8"), ("UCI_Variant", "janggi"), ("Threads", "2")];
        assert_eq!(
            settings.options,
            options.map(|(name, value)| (name.into(), value.into()))
        );
        assert!(settings.names_rules());
        assert!(EngineSettings::parse("x;Hash", &[], "").is_err());
    }

    #[test]
    fn clocks_are_told_to_those_who_have_one() {
        let side_clock = |control| {
            SideClock::new(ClockSettings {
                control,
                lag: Millis(0),
                ..ClockSettings::default()
            })
        };
        let clocks = BySide {
            cho: side_clock("2+0.1".parse().expect("a clock")),
            han: side_clock("1+3x0.5".parse().expect("a clock")),
        };
        assert_eq!(
            go_line("", &clocks, Side::Cho),
            "go wtime 2000 winc 100 btime 1000 binc 0"
        );
        assert_eq!(
            go_line("", &clocks, Side::Han),
            "go wtime 2000 winc 100 btime 1000 binc 0 byoyomi 500"
        );
        let uneven = BySide {
            cho: side_clock(TimeControl::MoveTime(Millis(20))),
            han: clocks.han,
        };
        assert_eq!(go_line("movetime 20", &uneven, Side::Cho), "go movetime 20");
        assert_eq!(
            go_line("nodes 9", &uneven, Side::Han),
            "go btime 1000 binc 0 byoyomi 500 nodes 9"
        );
    }

    #[test]
    fn counts_are_found_in_lines() {
        assert_eq!(nodes_in("info depth 3 nodes 1234 nps 5"), Some(1234));
        assert_eq!(nodes_in("info string hello"), None);
        for (words, score) in [
            ("score cp -35 wdl 1 2 3", Some(Score::estimate(-35))),
            ("score mate 2 nodes 9", Some(Score::mating_at(Ply(3)))),
            ("score mate -1", Some(Score::mated_at(Ply(2)))),
            ("score mate -0", Some(Score::mated_at(Ply(0)))),
            ("score cp 35 upperbound nodes 9", None),
            ("nodes 9", None),
        ] {
            assert_eq!(score_in(&format!("info depth 3 {words}")), score, "{words}");
        }
        let stat = "12 (a) b) S 1 2 3 4 5 6 7 8 9 10 70 8 0 0 20";
        assert_eq!(ticks(stat), Some(78));
        assert_eq!(ticks("12 (a"), None);
    }

    #[test]
    fn games_are_told_from_their_start() {
        let mut game = Game::new(Preset::Pychess.rules(), Start::usual()).expect("fits");
        for token in ["a4b4", "e9e9"] {
            let mv = uci::parse_move(token, game.position()).expect("a move");
            game.play(mv.into()).expect("legal");
        }
        let line = position_line(&game);
        assert!(
            line.starts_with("position fen rnba1abnr/") && line.ends_with(" w - - 0 1 moves a4b4 e9e9"),
            "{line}"
        );
    }
}
