//! The languages of the product. To add a language, add an entry here and a folder in `texts/`.

/// A language of the product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language {
    /// Language tag used by browsers and on the command line; also the folder name.
    pub code: &'static str,
    /// Variant of the enum `Language` in the crate `janggi`.
    pub variant: &'static str,
    /// The language's own name for itself.
    pub name: &'static str,
    /// Language and country in the format of link previews: `ko_KR`.
    pub locale: &'static str,
    /// Plural rule.
    pub one: Plural,
}

/// Numbers that select the variant `[one]` (CLDR's plural rules for whole numbers).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plural {
    /// No number, because nouns have only one form.
    Never,
    /// Only the number 1.
    One,
}

/// Code of the source language of the translations.
pub const SOURCE: &str = "en";

/// All languages, in the order in which they are offered.
pub const LANGUAGES: [Language; 3] = [
    Language {
        code: "ko",
        variant: "Korean",
        name: "한국어",
        locale: "ko_KR",
        one: Plural::Never,
    },
    Language {
        code: "en",
        variant: "English",
        name: "English",
        locale: "en_US",
        one: Plural::One,
    },
    Language {
        code: "nl",
        variant: "Dutch",
        name: "Nederlands",
        locale: "nl_NL",
        one: Plural::One,
    },
];

/// A language for tests, derived from the source language. If English text without accents is shown in this language,
/// the text does not come from the catalogue.
pub const PSEUDO: Language = Language {
    code: "en-XA",
    variant: "Pseudo",
    name: "Éñǧłíšħ",
    locale: "en_XA",
    one: Plural::One,
};
