//! Clocks of servers that are wrong.

use crate::random::Random;
use crate::{Failure, preload};
use std::path::{Path, PathBuf};

const SOURCE: &str = include_str!("skew.c");

/// By how many seconds clocks are wrong: servers are up to ten seconds apart.
const SKEWS: [&str; 3] = ["-5", "0", "5"];

/// The library that makes a server's clock wrong.
pub(super) struct Skew {
    library: PathBuf,
}

impl Skew {
    pub(super) fn compile(data: &Path) -> Result<Self, Failure> {
        let library = preload::compile(SOURCE, data, "skew")?;
        Ok(Self { library })
    }

    /// Returns the environment of a server with one of the clocks.
    pub(super) fn draw(&self, random: &mut Random) -> [(&'static str, String); 2] {
        let seconds = SKEWS[random.below(SKEWS.len())];
        [
            ("LD_PRELOAD", self.library.display().to_string()),
            ("SKEW_SECONDS", seconds.to_owned()),
        ]
    }
}
