//! Styles of Korean move notation.

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

/// The way a captured piece is written.
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
    pub squares: Squares,
    pub labels: Labels,
    pub taken: Taken,
}

impl Style {
    /// The most common style: `74상42병`.
    pub const HANGUL: Style = Style {
        squares: Squares::RowColumn,
        labels: Labels::Hangul,
        taken: Taken::Bare,
    };
    /// Like [`HANGUL`](Self::HANGUL), but in hanja: `74象42兵`.
    pub const HANJA: Style = Style {
        labels: Labels::Hanja,
        ..Style::HANGUL
    };
    /// Like [`HANGUL`](Self::HANGUL), but with the side: `74초상42병`.
    pub const SIDED_HANGUL: Style = Style {
        labels: Labels::SidedHangul,
        ..Style::HANGUL
    };
    /// Like [`HANJA`](Self::HANJA), but with the side: `74楚象42兵`.
    pub const SIDED_HANJA: Style = Style {
        labels: Labels::SidedHanja,
        ..Style::HANGUL
    };
}
