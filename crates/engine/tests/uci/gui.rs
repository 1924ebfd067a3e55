//! Test GUI that runs an engine session in another thread.

use std::io::{self, BufReader, Read, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use janggi::{Position, fen, uci};
use janggun_engine::time::WallClock;

/// Input of the engine: the bytes that the GUI sends.
struct Ear(Receiver<Vec<u8>>, Vec<u8>);

impl Read for Ear {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.1.is_empty() {
            match self.0.recv() {
                Ok(bytes) => self.1 = bytes,
                Err(_) => return Ok(0),
            }
        }
        let count = buffer.len().min(self.1.len());
        buffer[..count].copy_from_slice(&self.1[..count]);
        self.1.drain(..count);
        Ok(count)
    }
}

/// Output of the engine, passed to the GUI in whole lines.
struct Voice(Sender<String>, Vec<u8>);

impl Write for Voice {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.1.extend_from_slice(bytes);
        while let Some(end) = self.1.iter().position(|&byte| byte == b'\n') {
            let line: Vec<u8> = self.1.drain(..=end).collect();
            let _ = self.0.send(String::from_utf8_lossy(&line).trim_end().to_owned());
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The GUI's side of a session.
pub(crate) struct Gui {
    pub(crate) say: Option<Sender<Vec<u8>>>,
    hear: Receiver<String>,
    engine: Option<JoinHandle<()>>,
}

/// Time limit for each line of output.
const PATIENCE: Duration = Duration::from_secs(20);

impl Gui {
    pub(crate) fn start() -> Gui {
        Gui::seeded(1)
    }

    pub(crate) fn seeded(seed: u64) -> Gui {
        let (say, ear) = channel();
        let (voice, hear) = channel();
        let engine = std::thread::spawn(move || {
            let reader = BufReader::new(Ear(ear, Vec::new()));
            let no_tables = |path: &str| Err(format!("file: {path}"));
            let (voice, clock) = (Voice(voice, Vec::new()), Arc::new(WallClock::start()));
            janggun_engine::uci::run(reader, voice, clock, seed, &no_tables).expect("the pipe does not break");
        });
        Gui {
            say: Some(say),
            hear,
            engine: Some(engine),
        }
    }

    pub(crate) fn say(&self, line: &str) {
        let bytes = format!("{line}\n").into_bytes();
        self.say
            .as_ref()
            .expect("open")
            .send(bytes)
            .expect("the engine listens");
    }

    pub(crate) fn line(&self) -> String {
        self.hear.recv_timeout(PATIENCE).expect("the engine answers")
    }

    /// Returns the next lines, up to and including the first that starts with `word`.
    pub(crate) fn until(&self, word: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.line());
            if lines.last().is_some_and(|line| line.starts_with(word)) {
                return lines;
            }
        }
    }

    /// Returns the move of the next `bestmove` line, and skips other lines.
    pub(crate) fn best(&self) -> String {
        let lines = self.until("bestmove");
        let last = lines.last().expect("at least one");
        last.split_whitespace().nth(1).expect("a move").to_owned()
    }

    /// Closes the input and returns all remaining lines.
    pub(crate) fn finish(mut self) -> Vec<String> {
        self.say = None;
        let mut rest = Vec::new();
        loop {
            match self.hear.recv_timeout(PATIENCE) {
                Ok(line) => rest.push(line),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => panic!("the session does not end"),
            }
        }
        self.engine.take().expect("running").join().expect("no panic");
        rest
    }
}

/// The usual start position.
pub(crate) const START: &str = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";

/// Returns whether this move is legal in the position. A pass always counts as legal.
pub(crate) fn is_legal(text: &str, position: &str) -> bool {
    let position = Position::try_from(fen::parse(position).expect("a FEN")).expect("legal");
    let mv = uci::parse_move(text, &position).expect("a move");
    mv == janggi::Move::Pass || position.legal_moves().contains(&mv)
}

/// Commands that would run for a very long time unless stopped.
pub(crate) const DEEP: [&str; 8] = [
    "go",
    "go depth 100",
    "go mate 9",
    "go perft 20",
    "go nodes 1000000000000",
    "go movetime 3600000",
    "go infinite",
    "go ponder depth 100",
];

/// Returns whether the engine answers this line with a `bestmove`.
pub(crate) fn is_search(line: &str) -> bool {
    line.starts_with("go") && !line.contains("perft")
}

pub(crate) fn answers(lines: &[String]) -> usize {
    lines.iter().filter(|line| line.starts_with("bestmove")).count()
}
