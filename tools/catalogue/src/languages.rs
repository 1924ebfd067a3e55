//! The languages of the product. A new one is a line here and a folder in `texts/`.

/// A language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language {
    /// Tag as browsers and the command line know it, and name of the folder.
    pub code: &'static str,
    /// Variant in the enums of the crates.
    pub variant: &'static str,
    /// Name of the language in that language.
    pub name: &'static str,
    /// Language and country, as link previews name them.
    pub locale: &'static str,
    /// The numbers with the form `[one]`.
    pub one: Plural,
}

/// Numbers with the form `[one]` (CLDR's plural rules for whole numbers).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plural {
    /// None: nouns have one form.
    Never,
    /// 1.
    One,
}

/// The language that is translated from.
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

/// A language for tests, made from the source language: text that it does not change does not come from the messages.
pub const PSEUDO: Language = Language {
    code: "en-XA",
    variant: "Pseudo",
    name: "Éñǧłíšħ",
    locale: "en_XA",
    one: Plural::One,
};
