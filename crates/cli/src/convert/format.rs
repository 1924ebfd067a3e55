//! Formats and encodings that `janggun convert` accepts on the command line.

use clap::ValueEnum;
use janggi::record::RecordFormat;

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum InputFormat {
    /// Korean records
    Gib,
    /// PGN as in pychess and WinBoard
    Pgn,
    /// Janggun's own format, one game per line
    Json,
    /// `position fen … moves …`, one game per line
    Uci,
}

impl From<InputFormat> for RecordFormat {
    fn from(format: InputFormat) -> Self {
        match format {
            InputFormat::Gib => Self::Gib,
            InputFormat::Pgn => Self::Pgn,
            InputFormat::Json => Self::Json,
            InputFormat::Uci => Self::Uci,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum OutputFormat {
    /// Korean records
    Gib,
    /// PGN as in pychess
    Pgn,
    /// PGN with the moves of KoopKorea's manual and European tournaments: P71-72
    Koopkorea,
    /// Janggun's own format, one game per line
    Json,
    /// The last position of each game
    Fen,
    /// `position fen … moves …`, one game per line
    Uci,
}

/// Encoding of `.gib` output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum OutputEncoding {
    /// Unicode
    Utf8,
    /// The encoding that most Korean programs expect
    Cp949,
}
