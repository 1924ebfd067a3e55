//! Preload links for the files that a page needs at once. The browser fetches them together with the app's script
//! instead of after it. Scripts have low priority, because prerendered HTML needs only styles.
//!
//! Links in templates are used later: `first.js` moves them into the head, those of the rules when it starts the app,
//! and those of the game page when the button in the prerendered HTML is pressed.
//!
//! Vite's manifest (`build.manifest`) lists the imports of each file.

use super::first::Picture;
use super::page::Page;
use serde::Deserialize;
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write;
use wire::account::Language;

/// File name of the manifest in the built app.
pub(crate) const LIST: &str = "files.json";
const APP: &str = "index.html";
/// The page that the button in prerendered HTML opens.
const GAME: &str = "src/features/game/GamePage.svelte";
/// Attribute of the button in prerendered HTML that opens a game.
const BUTTON: &str = " data-early";

/// Files of the built app with their imports, by source path.
#[derive(Debug, Default)]
pub(crate) struct AppFiles(HashMap<String, File>);

#[derive(Debug, Deserialize)]
struct File {
    /// Path in the built app.
    file: String,
    /// Static imports, by their names in the manifest.
    #[serde(default)]
    imports: Vec<String>,
    #[serde(default)]
    css: Vec<String>,
}

/// Paths of scripts and styles, without a leading slash.
type Paths<'a> = BTreeSet<&'a str>;

impl AppFiles {
    /// Reads the manifest. Without it, pages have no preload links, and the browser finds the files later.
    pub(crate) fn read(list: &[u8]) -> Self {
        Self(serde_json::from_slice(list).unwrap_or_default())
    }

    /// Returns the preload elements for the head of `page`, including those of its texts if the language is known.
    /// Styles are applied at once if the prerendered HTML needs them.
    pub(super) fn links(&self, page: &Page, language: Option<Language>, picture: Option<&Picture<'_>>) -> String {
        let there = self.needed_by([APP]);
        // Pages that are part of the app's own script are not in the manifest.
        let component = format!("src/features/{}.svelte", page.component);
        let are_drawn = picture.is_some_and(|picture| picture.is_styled);
        let mut links = String::new();
        let texts = language.map(texts);
        let sources = texts.as_deref().into_iter().chain([component.as_str()]);
        for path in self.needed_by(sources).difference(&there) {
            links.push_str("\n    ");
            links.push_str(&link(path, are_drawn));
        }
        if picture.is_some_and(|picture| picture.html.contains(BUTTON)) {
            let game: String = self
                .needed_by([GAME])
                .difference(&there)
                .map(|path| link(path, false))
                .collect();
            // Writing to a string cannot fail.
            let _ = write!(links, "\n    <template id=\"pressed\">{game}</template>");
        }
        if !self.0.is_empty() && page.needs_rules {
            links.push_str(
                "\n    <template id=\"later\"><link rel=\"preload\" as=\"fetch\" fetchpriority=\"low\" crossorigin href=\"./rules.wasm\" /></template>",
            );
        }
        links
    }

    /// Returns the files of these sources and of all their imports.
    fn needed_by<'a>(&'a self, sources: impl IntoIterator<Item = &'a str>) -> Paths<'a> {
        let mut seen = BTreeSet::new();
        let mut open: Vec<&str> = sources.into_iter().collect();
        let mut paths = Paths::new();
        while let Some(source) = open.pop() {
            let Some(file) = self.0.get(source).filter(|_| seen.insert(source)) else {
                continue;
            };
            open.extend(file.imports.iter().map(String::as_str));
            paths.insert(&file.file);
            paths.extend(file.css.iter().map(String::as_str));
        }
        paths
    }
}

/// Returns the element that fetches a file. If `is_drawn`, a style sheet is applied at once. The path is not escaped,
/// because Vite's file names contain no quotes.
fn link(path: &str, is_drawn: bool) -> String {
    if !path.ends_with(".css") {
        format!("<link rel=\"modulepreload\" fetchpriority=\"low\" crossorigin href=\"./{path}\" />")
    } else if is_drawn {
        format!("<link rel=\"stylesheet\" crossorigin href=\"./{path}\" />")
    } else {
        format!("<link rel=\"preload\" as=\"style\" crossorigin href=\"./{path}\" />")
    }
}

/// Returns the source of the texts that every page needs.
fn texts(language: Language) -> String {
    format!("src/texts/core.{language}.gen.ts")
}

#[cfg(test)]
mod tests {
    use super::AppFiles;
    use crate::pages::address::Address;
    use crate::pages::first::Picture;
    use wire::account::Language;

    #[cfg(not(feature = "pseudo"))]
    const LANGUAGES: &str = include_str!("../../../../web/src/texts/languages.gen.ts");
    #[cfg(feature = "pseudo")]
    const LANGUAGES: &str = include_str!("../../../../target/pseudo/web/src/texts/languages.gen.ts");

    #[test]
    fn every_text_is_one_that_the_app_imports() {
        for source in Language::ALL.into_iter().map(super::texts) {
            let name = source.trim_start_matches("src/texts").trim_end_matches(".ts");
            assert!(LANGUAGES.contains(&format!("import(\".{name}\")")), "{source}");
        }
    }

    #[test]
    fn a_page_names_its_files_and_theirs_but_not_those_of_the_app() {
        let files = AppFiles::read(
            br#"{
            "index.html": {"file": "assets/app.js", "imports": ["_shared"], "css": ["assets/app.css"]},
            "_shared": {"file": "assets/shared.js", "imports": ["index.html"]},
            "_board": {"file": "assets/board.js", "imports": ["_shared"], "css": ["assets/board.css"]},
            "src/texts/core.ko.gen.ts": {"file": "assets/ko.js", "name": "ko"},
            "src/features/game/GamePage.svelte": {"file": "assets/game.js", "imports": ["_board", "_shared"]}
        }"#,
        );
        let named = |path: &str, language| -> Vec<String> {
            let links = files.links(Address::of(path).page, Some(language), None);
            let paths = links.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
            paths.map(str::to_owned).collect()
        };
        let game = Address::of("/game/00000000000").page;
        let picture = Picture {
            html: "",
            is_styled: true,
            has_content: true,
        };
        let drawn = files.links(game, Some(Language::Korean), Some(&picture));
        assert!(drawn.contains("<link rel=\"stylesheet\" crossorigin href=\"./assets/board.css\" />"));
        let pressed = Picture {
            html: "<button data-early>",
            ..picture
        };
        let start = files.links(Address::of("/").page, Some(Language::Korean), Some(&pressed));
        let (_, ahead) = start.split_once("<template id=\"pressed\">").expect("a template");
        for path in ["board.css", "board.js", "game.js"] {
            assert!(ahead.contains(&format!("href=\"./assets/{path}\"")), "{path}");
        }
        assert!(!drawn.contains("pressed"));
        let all = [
            "./assets/board.css",
            "./assets/board.js",
            "./assets/game.js",
            "./assets/ko.js",
            "./rules.wasm",
        ];
        assert_eq!(named("/game/00000000000", Language::Korean), all);
        assert_eq!(named("/", Language::Korean), ["./assets/ko.js"]);
        assert!(named("/", Language::Dutch).is_empty());
        for damaged in ["", "{}", "[1]", "{\"index.html\": 1}"] {
            assert_eq!(
                AppFiles::read(damaged.as_bytes()).links(game, Some(Language::Korean), None),
                ""
            );
        }
    }
}
