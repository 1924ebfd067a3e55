//! First pictures of pages: what a visitor sees until the app's script has drawn the page. The build of the web app
//! draws them (`web/src/first`).

use super::address::Page;
use serde::Deserialize;
use std::collections::HashMap;
use wire::account::Language;

/// The name of the list in the built app.
pub(crate) const LIST: &str = "first.json";
/// The path under which the list has the picture of every game.
const GAMES: &str = "/game/1";
/// Element of the app, inert until the script runs.
const EMPTY: &str = "<div id=\"app\"></div>";

/// The pictures by path.
#[derive(Debug, Default)]
pub(crate) struct FirstPictures(HashMap<String, Picture>);

/// HTML in every language.
#[derive(Debug, Deserialize)]
struct Picture {
    /// Whether its content needs the page's own styles, and not only those of the common frame.
    styled: bool,
    /// By the codes of the languages.
    #[serde(flatten)]
    drawn: HashMap<String, String>,
}

impl FirstPictures {
    /// Reads the list. Without one, a page is empty until the script draws it.
    pub(crate) fn read(list: &[u8]) -> Self {
        Self(serde_json::from_slice(list).unwrap_or_default())
    }

    fn of(&self, page: &Page, path: &str) -> Option<&Picture> {
        self.0.get(if matches!(page, Page::Game(_)) { GAMES } else { path })
    }

    /// Whether there is a picture that needs the styles of the page.
    pub(super) fn needs_styles(&self, page: &Page, path: &str) -> bool {
        self.of(page, path).is_some_and(|picture| picture.styled)
    }

    /// The app's page with the picture in it.
    pub(super) fn put_into(&self, html: &str, page: &Page, path: &str, language: Language) -> String {
        let Some(picture) = self.of(page, path) else {
            return html.to_owned();
        };
        let Some(drawn) = picture.drawn.get(language.code()) else {
            return html.to_owned();
        };
        html.replacen(EMPTY, &format!("<div id=\"app\" inert>{drawn}</div>"), 1)
    }
}

#[cfg(test)]
mod tests {
    use super::{FirstPictures, Page};
    use crate::pages::address::Fixed;
    use wire::account::Language;

    const HTML: &str = "<body><div id=\"app\"></div></body>";

    #[test]
    fn a_page_has_its_picture_in_its_language_and_others_have_none() {
        let list = br#"{
            "/": {"styled": true, "ko": "<p>k</p>", "en": "<p>e</p>", "nl": "<p>n</p>"},
            "/game/1": {"styled": false, "ko": "K", "en": "E", "nl": "N"}
        }"#;
        let pictures = FirstPictures::read(list);
        let start = Page::Fixed(Fixed::Start);
        let game = Page::Game("00000000000".parse().unwrap());
        let put = |page: &Page, path, language| pictures.put_into(HTML, page, path, language);
        assert_eq!(
            put(&start, "/", Language::Dutch),
            "<body><div id=\"app\" inert><p>n</p></div></body>"
        );
        assert_eq!(
            put(&game, "/game/00000000000", Language::Korean),
            "<body><div id=\"app\" inert>K</div></body>"
        );
        assert_eq!(put(&Page::Missing, "/nothing", Language::English), HTML);
        assert!(pictures.needs_styles(&start, "/"));
        assert!(!pictures.needs_styles(&game, "/game/00000000000"));
        for damaged in ["", "[1]", "{\"/\": 1}"] {
            let none = FirstPictures::read(damaged.as_bytes());
            assert_eq!(none.put_into(HTML, &start, "/", Language::English), HTML);
        }
    }
}
