//! Styles of writing moves.

use super::squares::Squares;

/// The script of piece names, with or without the side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Labels {
    /// Hangul: `79졸78`.
    Hangul,
    /// Hanja: `79卒78`.
    Hanja,
    /// Hangul with the side: `79초졸78`.
    SidedHangul,
    /// Hanja with the side: `79楚卒78`.
    SidedHanja,
}

/// The form in which a captured piece is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Taken {
    /// The name only: `74상42병`.
    Bare,
    /// The name after 타, as in older records: `74상42타병`.
    AfterTa,
}

/// A style of Korean records.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Style {
    /// The numbering of points.
    pub squares: Squares,
    /// The names of pieces.
    pub labels: Labels,
    /// The form of a captured piece.
    pub taken: Taken,
}

impl Style {
    /// The most common style: `74상42병`.
    pub const HANGUL: Style = Style {
        squares: Squares::RowColumn,
        labels: Labels::Hangul,
        taken: Taken::Bare,
    };
    /// The style with hanja: `74象42兵`.
    pub const HANJA: Style = Style {
        labels: Labels::Hanja,
        ..Style::HANGUL
    };
    /// The style with hangul and the side: `74초상42병`.
    pub const SIDED_HANGUL: Style = Style {
        labels: Labels::SidedHangul,
        ..Style::HANGUL
    };
    /// The style with hanja and the side: `74楚象42兵`.
    pub const SIDED_HANJA: Style = Style {
        labels: Labels::SidedHanja,
        ..Style::HANGUL
    };
}
