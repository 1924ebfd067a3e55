//! Commands that have moved from this program to `janggun-lab`. For one release, they fail with a message that shows
//! the new command.

use command::Failure;

/// A command that has moved to `janggun-lab`.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum Moved {
    #[command(hide = true)]
    Match(Words),
    #[command(hide = true)]
    Levels(Words),
    #[command(hide = true)]
    Tune(Words),
    #[command(hide = true)]
    Screen(Words),
    #[command(hide = true)]
    Datagen(Words),
    #[command(hide = true)]
    Openings(Words),
    #[command(hide = true)]
    Puzzles(Words),
}

/// Arguments of a moved command; not parsed.
#[derive(Debug, clap::Args)]
#[command(disable_help_flag = true)]
pub(crate) struct Words {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true)]
    words: Vec<String>,
}

impl Moved {
    /// Returns the failure that shows the new command with its arguments.
    pub(crate) fn failure(&self) -> Failure {
        let (name, Words { words }) = match self {
            Self::Match(words) => ("match", words),
            Self::Levels(words) => ("levels", words),
            Self::Tune(words) => ("tune", words),
            Self::Screen(words) => ("screen", words),
            Self::Datagen(words) => ("datagen", words),
            Self::Openings(words) => ("openings", words),
            Self::Puzzles(words) => ("puzzles", words),
        };
        let line = [&[name.to_owned()], words.as_slice()].concat().join(" ");
        Failure::usage(
            "moved",
            format_args!(
                "this is a command of janggun-lab now, in the source tree: cargo run --release -p janggun-lab -- {line}"
            ),
        )
    }
}
