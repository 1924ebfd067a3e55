//! Language selection by tag or code.

use core::fmt;
use core::str::FromStr;

pub use crate::explain::texts::language::Language;

impl Language {
    /// Returns the language for a tag of a browser or operating system, such as `ko-KR` or `ko_KR.UTF-8`. The whole tag
    /// is tried first, then its first part.
    ///
    /// ```
    /// use janggi::explain::Language;
    ///
    /// assert_eq!(Language::of_tag("nl_BE.UTF-8"), Some(Language::Dutch));
    /// assert_eq!(Language::of_tag("C"), None);
    /// ```
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Self> {
        let tag = tag.split(['.', '@']).next().unwrap_or_default();
        let named = |tag: &str| {
            let same = |one: char, other: char| one.eq_ignore_ascii_case(&other) || (one == '-' && other == '_');
            let is = |language: &Self| {
                let code = language.code();
                code.len() == tag.len() && code.chars().zip(tag.chars()).all(|(one, other)| same(one, other))
            };
            Self::ALL.into_iter().find(is)
        };
        named(tag).or_else(|| named(tag.split(['-', '_']).next().unwrap_or_default()))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Error for an unknown language code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no language; there are ")?;
        for (at, language) in Language::ALL.into_iter().enumerate() {
            write!(f, "{}{language}", if at == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

impl core::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, UnknownLanguage> {
        let mut all = Self::ALL.into_iter();
        all.find(|language| language.code() == code).ok_or(UnknownLanguage)
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn a_tag_asks_for_the_language_of_its_first_part() {
        for language in Language::ALL {
            let code = language.code();
            assert_eq!(code.parse(), Ok(language));
            for tag in [
                code,
                &code.to_uppercase(),
                &std::format!("{}.UTF-8", code.replace('-', "_")),
            ] {
                assert_eq!(Language::of_tag(tag), Some(language), "{tag}");
            }
        }
        for (tag, language) in [
            ("ko_KR.UTF-8", Some(Language::Korean)),
            ("NL-be", Some(Language::Dutch)),
            ("en_US@euro", Some(Language::English)),
            ("korean", None),
            ("C.UTF-8", None),
            ("", None),
        ] {
            assert_eq!(Language::of_tag(tag), language, "{tag}");
        }
        assert!("kor".parse::<Language>().is_err());
    }
}
