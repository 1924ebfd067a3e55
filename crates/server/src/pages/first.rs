//! Prerendered HTML of pages, called pictures in the code. It is shown until the app's script has rendered the page.
//! The build of the web app creates it (`web/src/first`).

use super::address::Address;
use super::page::First;
use std::collections::HashMap;
use wire::account::Language;

/// Name of the file with the prerendered HTML in the built app.
pub(crate) const LIST: &str = "first.json";
/// Root element of the app in the built page, in which the prerendered HTML is placed.
const EMPTY: &str = "<div id=\"app\"></div>";

/// Prerendered HTML, by page name and language code.
#[derive(Debug, Default)]
pub(crate) struct FirstPictures(HashMap<String, HashMap<String, String>>);

/// The prerendered HTML at an address.
#[derive(Debug, Clone, Copy)]
pub(super) struct Picture<'a> {
    pub(super) html: &'a str,
    /// Whether the HTML needs the page's own styles, and not only those of the common frame.
    pub(super) is_styled: bool,
    /// Whether the HTML contains the page's content. If so, the browser shows it until the page is rendered.
    pub(super) has_content: bool,
}

impl FirstPictures {
    /// Reads the file. If it cannot be read, pages stay empty until the script renders them.
    pub(crate) fn read(list: &[u8]) -> Self {
        Self(serde_json::from_slice(list).unwrap_or_default())
    }

    pub(super) fn of(&self, address: &Address, language: Language) -> Option<Picture<'_>> {
        let (is_styled, has_content) = match address.page.first {
            First::Nothing => return None,
            First::Frame => (false, false),
            First::Content { .. } if address.has_values => return None,
            First::Content { is_styled, .. } => (is_styled, true),
        };
        let html = self.0.get(address.page.name)?.get(language.code())?;
        Some(Picture {
            html,
            is_styled,
            has_content,
        })
    }
}

impl Picture<'_> {
    /// Returns the app's page with the prerendered HTML inside. If it has content, an attribute marks it for the
    /// browser (`web/src/first/replace.ts`).
    pub(super) fn put_into(self, page: &str) -> String {
        let mark = if self.has_content { " data-content" } else { "" };
        page.replacen(EMPTY, &format!("<div id=\"app\" inert{mark}>{}</div>", self.html), 1)
    }
}

#[cfg(test)]
mod tests {
    use super::FirstPictures;
    use crate::pages::address::Address;
    use wire::account::Language;

    const HTML: &str = "<body><div id=\"app\"></div></body>";

    fn put(pictures: &FirstPictures, path: &str, language: Language) -> String {
        let picture = pictures.of(&Address::of(path), language);
        picture.map_or(HTML.to_owned(), |picture| picture.put_into(HTML))
    }

    #[test]
    fn a_page_has_its_picture_in_its_language_and_others_have_none() {
        let pictures = FirstPictures::read(
            br#"{
            "start": {"ko": "<p>k</p>", "en": "<p>e</p>", "nl": "<p>n</p>"},
            "learn": {"ko": "K", "en": "E"},
            "game": {"ko": "K", "en": "E", "nl": "N"}
        }"#,
        );
        let dutch = put(&pictures, "/", Language::Dutch);
        assert_eq!(dutch, "<body><div id=\"app\" inert data-content><p>n</p></div></body>");
        let game = put(&pictures, "/game/00000000000", Language::Korean);
        assert_eq!(game, "<body><div id=\"app\" inert>K</div></body>");
        assert_eq!(
            put(&pictures, "/lessons", Language::Korean),
            put(&pictures, "/learn", Language::Korean)
        );
        for (path, language) in [
            ("/nothing", Language::English),
            ("/lobby", Language::English),
            ("/learn", Language::Dutch),
            ("/learn/horse", Language::English),
        ] {
            assert_eq!(put(&pictures, path, language), HTML, "{path}");
        }
        let is_styled = |path| {
            let picture = pictures.of(&Address::of(path), Language::English);
            picture.is_some_and(|picture| picture.is_styled)
        };
        assert!(is_styled("/") && !is_styled("/game/00000000000"));
        for damaged in ["", "[1]", "{\"start\": 1}"] {
            let none = FirstPictures::read(damaged.as_bytes());
            assert_eq!(put(&none, "/", Language::English), HTML);
        }
    }
}
