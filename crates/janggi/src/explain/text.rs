//! A text in the languages of the library.

/// A text in both languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Text {
    /// Korean.
    pub ko: &'static str,
    /// English.
    pub en: &'static str,
}
