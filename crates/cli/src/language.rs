//! The language of this machine's user.

use janggi::Language;

/// Returns the language of `LC_ALL`, `LC_MESSAGES` or `LANG`, on Windows else that of its menus; English by default.
pub(crate) fn of_environment() -> Language {
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    #[cfg(windows)]
    let named = named.or_else(sys_locale::get_locale);
    named.and_then(|tag| Language::of_tag(&tag)).unwrap_or(Language::SOURCE)
}
