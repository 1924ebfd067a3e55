//! How a `.gib` file is written: the style of its moves, its encoding, its line ends.

use crate::notation::korean::Style;
use crate::record::source_text::Encoding;

/// Line ending of a file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LineEnd {
    /// A line feed.
    Lf,
    /// Carriage return and line feed.
    CrLf,
}

/// How a file is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    /// Style of its moves.
    pub style: Style,
    /// Encoding of the file.
    pub encoding: Encoding,
    /// Line ending of the file.
    pub line_end: LineEnd,
}

/// Hangul, UTF-8, line feeds.
impl Default for Layout {
    fn default() -> Layout {
        Layout {
            style: Style::HANGUL,
            encoding: Encoding::Utf8,
            line_end: LineEnd::Lf,
        }
    }
}
