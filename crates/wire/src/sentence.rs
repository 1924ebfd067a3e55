//! A sentence in every language.

/// A sentence in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// Korean.
    pub ko: &'static str,
    /// English.
    pub en: &'static str,
    /// Dutch.
    pub nl: &'static str,
}
