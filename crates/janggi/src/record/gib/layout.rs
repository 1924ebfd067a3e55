//! The layout of a `.gib` file: the style of its moves, its encoding and its line ends.

use crate::notation::korean::Style;
use crate::record::source_text::Encoding;

/// The line ending of a file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LineEnd {
    /// A line feed.
    Lf,
    /// A carriage return and a line feed.
    CrLf,
}

/// The layout of a file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    pub style: Style,
    pub encoding: Encoding,
    pub line_end: LineEnd,
}

/// Returns the usual layout: hangul, UTF-8, line feeds.
impl Default for Layout {
    fn default() -> Layout {
        Layout {
            style: Style::HANGUL,
            encoding: Encoding::Utf8,
            line_end: LineEnd::Lf,
        }
    }
}
