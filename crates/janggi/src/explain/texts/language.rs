//! Written by `cargo xtask generate` from tools/catalogue/src/languages.rs.

/// A language of the user interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS))]
pub enum Language {
    /// 한국어.
    #[cfg_attr(feature = "serde", serde(rename = "ko"))]
    Korean,
    /// English.
    #[cfg_attr(feature = "serde", serde(rename = "en"))]
    English,
    /// Nederlands.
    #[cfg_attr(feature = "serde", serde(rename = "nl"))]
    Dutch,
}

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Korean, Self::English, Self::Dutch];
    /// The source language of translations, used if a reader asks for none of these.
    pub const SOURCE: Self = Self::English;

    /// The tag, in messages and in the database: `ko`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Korean => "ko",
            Self::English => "en",
            Self::Dutch => "nl",
        }
    }

    /// Its name in the language itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Korean => "한국어",
            Self::English => "English",
            Self::Dutch => "Nederlands",
        }
    }

    /// Language and country: `ko_KR`.
    #[must_use]
    pub const fn locale(self) -> &'static str {
        match self {
            Self::Korean => "ko_KR",
            Self::English => "en_US",
            Self::Dutch => "nl_NL",
        }
    }
}
