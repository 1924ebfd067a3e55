//! Texts in every language.

#[cfg(feature = "serde")]
use core::fmt;

use crate::explain::Language;

/// One value for each language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerLanguage<T>([T; Language::ALL.len()]);

/// A fixed text in every language.
pub type Text = PerLanguage<&'static str>;

impl<T> PerLanguage<T> {
    /// Creates the values from an array in the order of [`Language::ALL`].
    #[must_use]
    pub const fn new(all: [T; Language::ALL.len()]) -> Self {
        Self(all)
    }

    /// Creates the values by calling `make` for each language.
    #[must_use]
    pub fn each(make: impl FnMut(Language) -> T) -> Self {
        Self(Language::ALL.map(make))
    }

    /// Returns the value for a language.
    #[must_use]
    pub const fn of(&self, language: Language) -> &T {
        &self.0[language as usize]
    }

    /// Returns each language with its value, in the order of [`Language::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = (Language, &T)> {
        Language::ALL.into_iter().zip(&self.0)
    }
}

impl Text {
    /// Returns the text in one language.
    #[must_use]
    pub const fn in_language(self, language: Language) -> &'static str {
        self.0[language as usize]
    }
}

/// Serializes as an object that maps language codes to values.
#[cfg(feature = "serde")]
impl<T: serde::Serialize> serde::Serialize for PerLanguage<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(language, one)| (language.code(), one)))
    }
}

#[cfg(feature = "serde")]
impl<'de, T: serde::Deserialize<'de>> serde::Deserialize<'de> for PerLanguage<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Reader(core::marker::PhantomData))
    }
}

#[cfg(feature = "serde")]
struct Reader<T>(core::marker::PhantomData<T>);

#[cfg(feature = "serde")]
impl<'de, T: serde::Deserialize<'de>> serde::de::Visitor<'de> for Reader<T> {
    type Value = PerLanguage<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with a field for each language")
    }

    fn visit_map<A: serde::de::MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut all = Language::ALL.map(|_| None);
        while let Some((language, one)) = map.next_entry::<Language, T>()? {
            all[language as usize] = Some(one);
        }
        if let Some(at) = all.iter().position(Option::is_none) {
            return Err(serde::de::Error::missing_field(Language::ALL[at].code()));
        }
        Ok(PerLanguage(all.map(|one| one.expect("none is missing"))))
    }
}
