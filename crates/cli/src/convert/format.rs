//! The formats and encodings by their names on the command line.

use clap::ValueEnum;
use janggi::record::RecordFormat;

/// A format to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum InputFormat {
    /// Korean records
    Gib,
    /// PGN of pychess and WinBoard
    Pgn,
    /// Our own, one game a line
    Json,
    /// `position fen … moves …`, one game a line
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

/// A format to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum OutputFormat {
    /// Korean records
    Gib,
    /// PGN of pychess
    Pgn,
    /// PGN with moves as KoopKorea's manual and European tournaments write them: P71-72
    Koopkorea,
    /// Our own, one game a line
    Json,
    /// The last position of each game
    Fen,
    /// `position fen … moves …`, one game a line
    Uci,
}

/// An encoding to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum OutputEncoding {
    /// Unicode
    Utf8,
    /// Encoding that most Korean programs expect
    Cp949,
}
