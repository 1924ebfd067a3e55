//! Messages of a running bot, in the user's language.

use super::game::{Ending, Result};
use crate::texts::bot as texts;
use janggi::Language;
use std::io::Write;
use std::time::Duration;

/// Prints messages. Write errors are ignored, so that games continue after standard output is closed.
#[derive(Debug, Clone, Copy)]
pub(super) struct Log(pub(super) Language);

impl Log {
    pub(super) fn online(self, name: &str, url: &str) {
        say(&texts::online(self.0, name, url));
    }

    pub(super) fn upgraded(self, name: &str) {
        say(&texts::upgraded(self.0, name));
    }

    pub(super) fn accepted(self, name: &str, game: &str) {
        say(&texts::accepted(self.0, game, name));
    }

    pub(super) fn declined(self, name: &str, reason: &str) {
        say(&texts::declined(self.0, name, reason));
    }

    pub(super) fn begun(self, game: &str, name: &str, url: &str) {
        say(&texts::begun(self.0, game, name, url));
    }

    pub(super) fn over(self, game: &str, ending: &Ending) {
        let Ending { result, code } = ending;
        say(&match result {
            Result::Won => texts::won(self.0, code, game),
            Result::Lost => texts::lost(self.0, code, game),
            Result::Drawn => texts::drawn(self.0, code, game),
            Result::Aborted => texts::aborted(self.0, game),
        });
    }

    pub(super) fn refused(self, game: &str, reason: &str) {
        complain(&texts::refused(self.0, game, reason));
    }

    pub(super) fn engine_failed(self, game: &str, reason: &str) {
        complain(&texts::engine_died(self.0, game, reason));
    }

    pub(super) fn unreachable(self, reason: &str, wait: Duration) {
        complain(&texts::unreachable(self.0, reason, seconds(wait)));
    }

    pub(super) fn disconnected(self, reason: &str, wait: Duration) {
        complain(&texts::disconnected(self.0, reason, seconds(wait)));
    }

    pub(super) fn reconnected(self) {
        say(texts::reconnected(self.0));
    }

    pub(super) fn closing(self) {
        say(texts::closing(self.0));
    }
}

/// Returns a duration in whole seconds, rounded up.
fn seconds(time: Duration) -> u64 {
    time.as_secs() + u64::from(time.subsec_nanos() > 0)
}

fn say(text: &str) {
    let mut output = std::io::stdout().lock();
    let _ = writeln!(output, "{text}");
    let _ = output.flush();
}

fn complain(text: &str) {
    let _ = writeln!(std::io::stderr(), "{text}");
}
