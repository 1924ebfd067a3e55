//! The ways in which records write moves.

use super::squares::Squares;

/// How pieces are named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Labels {
    /// `79졸78`.
    Hangul,
    /// `79卒78`.
    Hanja,
    /// `79초졸78`.
    SidedHangul,
    /// `79楚卒78`.
    SidedHanja,
}

/// How a taken piece is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Taken {
    /// `74상42병`.
    Bare,
    /// `74상42타병`, as older records have it.
    AfterTa,
}

/// A style of Korean records.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Style {
    /// How points are numbered.
    pub squares: Squares,
    /// How pieces are named.
    pub labels: Labels,
    /// How a taken piece is written.
    pub taken: Taken,
}

impl Style {
    /// The commonest: `74상42병`.
    pub const HANGUL: Style = Style {
        squares: Squares::RowColumn,
        labels: Labels::Hangul,
        taken: Taken::Bare,
    };
    /// `74象42兵`.
    pub const HANJA: Style = Style {
        labels: Labels::Hanja,
        ..Style::HANGUL
    };
    /// `74초상42병`.
    pub const SIDED_HANGUL: Style = Style {
        labels: Labels::SidedHangul,
        ..Style::HANGUL
    };
    /// `74楚象42兵`.
    pub const SIDED_HANJA: Style = Style {
        labels: Labels::SidedHanja,
        ..Style::HANGUL
    };
}
