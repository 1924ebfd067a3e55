//! Language of the user, or of an argument.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use janggi::Language;

/// Returns the language of `LC_ALL`, `LC_MESSAGES` or `LANG`, or the display language of Windows; English by default.
pub(crate) fn of_environment() -> Language {
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    #[cfg(windows)]
    let named = named.or_else(sys_locale::get_locale);
    named.and_then(|tag| Language::of_tag(&tag)).unwrap_or(Language::SOURCE)
}

/// Returns the parser of an argument that takes a language code.
pub(crate) fn code() -> impl TypedValueParser<Value = Language> {
    let codes = Language::ALL.map(|language| PossibleValue::new(language.code()).help(language.name()));
    PossibleValuesParser::new(codes).try_map(|code| code.parse::<Language>())
}
