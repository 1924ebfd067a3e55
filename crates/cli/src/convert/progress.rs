//! A progress line on standard error, shown only on a terminal.

use std::io::{self, IsTerminal, Write};

/// Minimum number of bytes between updates.
const STEP: u64 = 1 << 20;
const WIDTH: u64 = 30;

pub(crate) struct Progress {
    total: u64,
    done: u64,
    drawn: Option<u64>,
    terminal: bool,
}

impl Progress {
    /// Creates the progress of a conversion of `total` bytes, or 0 if the size is unknown.
    pub(crate) fn new(total: u64) -> Self {
        Self {
            total,
            done: 0,
            drawn: None,
            terminal: io::stderr().is_terminal(),
        }
    }

    /// Adds the bytes of one game, and redraws the line if it is due. `games` is the number of games so far.
    pub(crate) fn show(&mut self, bytes: u64, games: u64) {
        self.done += bytes;
        if !self.terminal || self.drawn.is_some_and(|drawn| self.done < drawn + STEP) || self.done < STEP {
            return;
        }
        self.drawn = Some(self.done);
        let line = match self.total {
            0 => format!("{} MiB, {games} games", self.done >> 20),
            total => {
                let filled = WIDTH * self.done.min(total) / total;
                let bar: String = (0..WIDTH).map(|place| if place < filled { '#' } else { '.' }).collect();
                format!("[{bar}] {:3} %, {games} games", 100 * self.done.min(total) / total)
            }
        };
        // A failure to write the progress line does not stop the conversion.
        let _ = write!(io::stderr(), "\r{line}");
    }

    /// Erases the line, before a message or at the end.
    pub(crate) fn clear(&mut self) {
        if self.drawn.take().is_some() {
            let _ = write!(io::stderr(), "\r{:60}\r", "");
        }
    }
}
