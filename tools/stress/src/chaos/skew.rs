//! Simulation of wrong clocks on the servers.

use crate::random::Random;
use crate::{Failure, preload};
use std::path::{Path, PathBuf};

const SOURCE: &str = include_str!("skew.c");

/// Clock errors in seconds. The clocks of two servers may differ by ten seconds.
const SKEWS: [&str; 3] = ["-5", "0", "5"];

/// The library that shifts a server's clock.
pub(super) struct Skew {
    library: PathBuf,
}

impl Skew {
    pub(super) fn compile(data: &Path) -> Result<Self, Failure> {
        let library = preload::compile(SOURCE, data, "skew")?;
        Ok(Self { library })
    }

    /// Returns the environment variables for a server with a random clock error.
    pub(super) fn draw(&self, random: &mut Random) -> [(&'static str, String); 2] {
        let seconds = SKEWS[random.below(SKEWS.len())];
        [
            ("LD_PRELOAD", self.library.display().to_string()),
            ("SKEW_SECONDS", seconds.to_owned()),
        ]
    }
}
