//! `janggun notices`: licences of the third-party software in the executable.

use command::Failure;
use std::io::{self, Write};

/// Print the licences of the included third-party software
#[derive(Debug, clap::Args)]
pub(crate) struct NoticesArguments {}

/// Licence notices: an introduction, the crates, the packages of the web app, and the fonts of its piece sets.
const PARTS: [&str; 4] = [
    include_str!("../notices/head.txt"),
    include_str!("../notices/crates.txt"),
    include_str!("../notices/web.txt"),
    include_str!("../../../web/src/board/pieces/OFL.txt"),
];

pub(crate) fn run() -> Result<(), Failure> {
    let mut output = io::stdout().lock();
    for part in PARTS {
        output.write_all(part.as_bytes())?;
    }
    Ok(output.flush()?)
}
