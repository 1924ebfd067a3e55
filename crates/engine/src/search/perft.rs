//! Perft for UCI's `go perft`, under the rules of the session. Passes count as moves.
//!
//! Unlike the counts in `janggi::perft`, this one can be stopped.

use std::sync::atomic::{AtomicBool, Ordering};

use janggi::referee::{Cause, Ending};

use crate::search::stack::SearchStack;

impl SearchStack {
    /// Counts the lines of `depth` moves. Mate, accepted bikjang and double pass end a line; repetition and counting
    /// limits do not. Stops counting once `stop` is true, and then returns an incomplete count.
    pub(crate) fn perft(&mut self, depth: u32, stop: &AtomicBool) -> u64 {
        if depth == 0 {
            return 1;
        }
        if let Some(Ending {
            cause: Cause::BikjangAccepted | Cause::DoublePass,
            ..
        }) = self.history().ending_ignoring_mate()
        {
            return 0;
        }
        let moves = self.moves();
        if depth == 1 {
            return moves.len() as u64;
        }
        if stop.load(Ordering::Relaxed) {
            return 0;
        }
        let mut sum = 0;
        for mv in moves {
            self.push(mv);
            sum += self.perft(depth - 1, stop);
            self.pop();
        }
        sum
    }
}
