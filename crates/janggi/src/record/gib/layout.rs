//! The layout of a `.gib` file: the style of its moves, its encoding and its line endings.

use crate::notation::korean::Style;
use crate::record::source_text::Encoding;

/// The line ending of a file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LineEnd {
    Lf,
    CrLf,
}

/// The layout of a `.gib` file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    pub style: Style,
    pub encoding: Encoding,
    pub line_end: LineEnd,
}

/// The default layout: hangul, UTF-8 and line feeds.
impl Default for Layout {
    fn default() -> Layout {
        Layout {
            style: Style::HANGUL,
            encoding: Encoding::Utf8,
            line_end: LineEnd::Lf,
        }
    }
}
