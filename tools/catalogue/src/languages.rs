//! The languages of the product. To add a language, add an entry here and a folder in `texts/`.

/// A language of the product, with its codes, its names and its plural rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language {
    /// Language tag, as used by browsers and the command line; also the name of the folder.
    pub code: &'static str,
    /// Name of the variant in the enums of the crates.
    pub variant: &'static str,
    /// Name of the language in that language.
    pub name: &'static str,
    /// Language and country, in the form used by link previews.
    pub locale: &'static str,
    /// Numbers that use the form `[one]`.
    pub one: Plural,
}

/// Rule for the numbers that use the form `[one]` (CLDR's plural rules for whole numbers).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plural {
    /// No number: nouns have only one form.
    Never,
    /// Only the number 1.
    One,
}

/// Code of the language from which the others are translated.
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

/// A language for tests, derived from the source language. Text that stays unchanged in it does not come from the
/// messages.
pub const PSEUDO: Language = Language {
    code: "en-XA",
    variant: "Pseudo",
    name: "Éñǧłíšħ",
    locale: "en_XA",
    one: Plural::One,
};
