//! How a `.gib` file is written: the style of its moves, its encoding, its line ends.

use crate::notation::korean::Style;
use crate::record::source_text::Encoding;

/// How lines end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LineEnd {
    /// One line feed.
    Lf,
    /// Carriage return and line feed.
    CrLf,
}

/// How a file is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    /// How its moves are written.
    pub style: Style,
    /// How its bytes are.
    pub encoding: Encoding,
    /// How its lines end.
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
