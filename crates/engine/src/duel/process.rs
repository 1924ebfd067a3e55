//! A UCI engine in a process of its own as a player.
//!
//! Owns the child and the pipes. Must not judge: whether what it answers may be played is for the game. An engine that
//! says nothing in time, or dies, gives its game up and is started again for the next one.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use janggi::{Game, Move, fen, uci};

use crate::duel::player::Player;

/// How an engine is started and asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recipe {
    /// Program and arguments.
    pub command: Vec<String>,
    /// Options to set, name and value, in order; the rule set is among them.
    pub options: Vec<(String, String)>,
    /// What comes after `go `, for instance `nodes 4000`.
    pub go: String,
    /// Longest wait for an answer.
    pub patience: Duration,
}

impl Recipe {
    /// Reads `PROGRAM ARGUMENT…;NAME=VALUE;…`.
    #[must_use]
    pub fn parse(text: &str, go: &str) -> Recipe {
        let mut parts = text.split(';');
        let command = parts
            .next()
            .unwrap_or_default()
            .split_whitespace()
            .map(str::to_owned)
            .collect();
        let options = parts
            .filter_map(|option| option.split_once('='))
            .map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned()))
            .collect();
        Recipe {
            command,
            options,
            go: go.to_owned(),
            patience: Duration::from_secs(60),
        }
    }
}

/// A running engine.
#[derive(Debug)]
pub struct UciPlayer {
    recipe: Recipe,
    running: Option<Running>,
    /// How often it said nothing in time or died.
    failures: u64,
}

#[derive(Debug)]
struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl UciPlayer {
    /// Starts the engine.
    ///
    /// # Errors
    /// When the program cannot be started or does not introduce itself.
    pub fn start(recipe: Recipe) -> io::Result<UciPlayer> {
        let running = Running::start(&recipe)?;
        Ok(UciPlayer {
            recipe,
            running: Some(running),
            failures: 0,
        })
    }

    /// How often it said nothing in time or died; each cost a game.
    #[must_use]
    pub fn failures(&self) -> u64 {
        self.failures
    }
}

impl Running {
    fn start(recipe: &Recipe) -> io::Result<Running> {
        let (program, arguments) = recipe
            .command
            .split_first()
            .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "no program"))?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let missing = || io::Error::new(io::ErrorKind::BrokenPipe, "no pipe");
        let input = child.stdin.take().ok_or_else(missing)?;
        let output = BufReader::new(child.stdout.take().ok_or_else(missing)?);
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut running = Running { child, input, lines };
        running.say("uci")?;
        running.wait_for("uciok", recipe.patience)?;
        for (name, value) in &recipe.options {
            running.say(&format!("setoption name {name} value {value}"))?;
        }
        running.say("isready")?;
        running.wait_for("readyok", recipe.patience)?;
        Ok(running)
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.input, "{line}")?;
        self.input.flush()
    }

    /// The first line that begins with `word`.
    fn wait_for(&mut self, word: &str, patience: Duration) -> io::Result<String> {
        loop {
            match self.lines.recv_timeout(patience) {
                Ok(line) if line.split_whitespace().next() == Some(word) => return Ok(line),
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => return Err(io::Error::new(io::ErrorKind::TimedOut, "no answer")),
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(io::Error::new(io::ErrorKind::UnexpectedEof, "the engine ended"));
                }
            }
        }
    }

    fn ask(&mut self, game: &Game, recipe: &Recipe) -> io::Result<Option<Move>> {
        self.say(&position_line(game))?;
        self.say(&format!("go {}", recipe.go))?;
        let answer = self.wait_for("bestmove", recipe.patience)?;
        let token = answer.split_whitespace().nth(1).unwrap_or_default();
        Ok(uci::parse_move(token, game.position()).ok())
    }
}

/// `position fen … moves …` for a game from its start.
fn position_line(game: &Game) -> String {
    let line = game.line();
    let mut text = String::from("position fen ");
    for ply in 0..=line.ply() {
        let Some(position) = line.position_at(ply) else { break };
        if ply == 0 {
            text.push_str(&fen::print(position));
            if line.ply() > 0 {
                text.push_str(" moves");
            }
        }
        if let Some(mv) = line.action_at(ply + 1) {
            text.push(' ');
            text.push_str(&uci::print_move(mv, position));
        }
    }
    text
}

impl Player for UciPlayer {
    fn choose(&mut self, game: &Game) -> Option<Move> {
        let asked = self.running.as_mut()?.ask(game, &self.recipe);
        if asked.is_err() {
            self.failures += 1;
            self.running = None;
        }
        asked.ok().flatten()
    }

    fn new_game(&mut self) {
        if self.running.is_none() {
            self.running = Running::start(&self.recipe).ok();
        }
        if let Some(running) = &mut self.running {
            let ready = running.say("ucinewgame").and_then(|()| running.say("isready"));
            if ready.is_err() || running.wait_for("readyok", self.recipe.patience).is_err() {
                self.running = None;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Recipe, position_line};
    use janggi::{Action, Game, Preset, Start, uci};

    #[test]
    fn recipes_are_read_from_one_line() {
        let recipe = Recipe::parse("./engine uci;Hash=8; UCI_Variant = janggi", "nodes 10");
        assert_eq!(recipe.command, ["./engine", "uci"]);
        assert_eq!(
            recipe.options,
            [("Hash".into(), "8".into()), ("UCI_Variant".into(), "janggi".into())]
        );
    }

    #[test]
    fn games_are_told_from_their_start() {
        let mut game = Game::new(Preset::Pychess.rules(), Start::usual()).expect("fits");
        for token in ["a4b4", "e9e9"] {
            let mv = uci::parse_move(token, game.position()).expect("a move");
            let action = match mv {
                janggi::Move::Step { from, to } => Action::Step { from, to },
                janggi::Move::Pass => Action::Pass,
            };
            game.play(action).expect("legal");
        }
        let line = position_line(&game);
        assert!(
            line.starts_with("position fen rnba1abnr/") && line.ends_with(" w - - 0 1 moves a4b4 e9e9"),
            "{line}"
        );
    }
}
