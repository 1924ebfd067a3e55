//! Which files of the app a page needs at once, so that the browser fetches them together with the app's script instead of
//! after it. Scripts come after the styles, which are all that the page's first picture waits for, and the rules after them:
//! `first.js` puts their link in the head when it starts the app. Vite's list of files (`build.manifest`) says
//! which file imports which.

use super::address::{Fixed, Page};
use serde::Deserialize;
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write;
use wire::account::Language;

/// The name of the list in the built app.
pub(crate) const LIST: &str = "files.json";
const APP: &str = "index.html";

/// The files of the built app and their imports, by the name of the source.
#[derive(Debug, Default)]
pub(crate) struct AppFiles(HashMap<String, File>);

#[derive(Debug, Deserialize)]
struct File {
    /// Its path in the built app.
    file: String,
    /// Static imports, by their names in the list.
    #[serde(default)]
    imports: Vec<String>,
    #[serde(default)]
    css: Vec<String>,
}

/// Paths of scripts and styles, without the slash before them.
type Paths<'a> = BTreeSet<&'a str>;

/// When the styles of a page are needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Styles {
    /// Prefetched, for when the script requests it.
    Ahead,
    /// Before the first paint, because the page is drawn in the HTML.
    BeforeAnything,
}

impl AppFiles {
    /// Reads the list. Without one, pages name no files: the browser finds out by itself, only later.
    pub(crate) fn read(list: &[u8]) -> Self {
        Self(serde_json::from_slice(list).unwrap_or_default())
    }

    /// Additional elements for the head of `page`, each after a line break.
    pub(super) fn links(&self, page: &Page, language: Language, styles: Styles) -> String {
        let there = self.needed_by([APP]);
        let texts = texts(language);
        let sources = [texts.as_str()].into_iter().chain(component(page));
        let mut links = String::new();
        for path in self.needed_by(sources).difference(&there) {
            // Writing to a string cannot fail. Quotes have no place in the names that Vite gives.
            let _ = if path.ends_with(".css") && styles == Styles::BeforeAnything {
                write!(links, "\n    <link rel=\"stylesheet\" crossorigin href=\"/{path}\" />")
            } else if path.ends_with(".css") {
                write!(
                    links,
                    "\n    <link rel=\"preload\" as=\"style\" crossorigin href=\"/{path}\" />"
                )
            } else {
                write!(
                    links,
                    "\n    <link rel=\"modulepreload\" fetchpriority=\"low\" crossorigin href=\"/{path}\" />"
                )
            };
        }
        if !self.0.is_empty() && needs_rules(page) {
            links.push_str(
                "\n    <template id=\"later\"><link rel=\"preload\" as=\"fetch\" fetchpriority=\"low\" crossorigin href=\"/rules.wasm\" /></template>",
            );
        }
        links
    }

    /// The files of these sources and of all that they import.
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

/// The source of the texts that every page waits for.
fn texts(language: Language) -> String {
    format!("src/texts/core.{language}.gen.ts")
}

/// The source of a page's component, as `web/src/App.svelte` imports it; `None` for the start page, which comes with the app.
const fn component(page: &Page) -> Option<&'static str> {
    Some(match page {
        Page::Game(_) => "src/features/game/GamePage.svelte",
        Page::Player(_) => "src/features/players/PlayerPage.svelte",
        Page::Missing => "src/features/not-found/NotFoundPage.svelte",
        Page::Fixed(page) => match page {
            Fixed::Start => return None,
            Fixed::Device => "src/features/device-game/DevicePage.svelte",
            Fixed::Games => "src/features/games/GamesPage.svelte",
            Fixed::Records => "src/features/records/RecordsPage.svelte",
            Fixed::Analysis => "src/features/analysis-page/AnalysisPage.svelte",
            Fixed::Editor => "src/features/editor/EditorPage.svelte",
            Fixed::Learn => "src/features/learn-page/LearnPage.svelte",
            Fixed::Lesson => "src/features/lessons/LessonsPage.svelte",
            Fixed::Drill => "src/features/drill/DrillPage.svelte",
            Fixed::Problems => "src/features/problems/ProblemsPage.svelte",
            Fixed::Glossary => "src/features/glossary/GlossaryPage.svelte",
            Fixed::Culture => "src/features/culture/CulturePage.svelte",
            Fixed::Openings => "src/features/openings/OpeningsPage.svelte",
            Fixed::Endgames => "src/features/endgames/EndgamesPage.svelte",
            Fixed::Clock => "src/features/board-clock/ClockPage.svelte",
            Fixed::Stickers => "src/features/stickers/StickersPage.svelte",
            Fixed::Shortcuts => "src/features/shortcuts/ShortcutsPage.svelte",
            Fixed::Army => "src/features/army/ArmyPage.svelte",
            Fixed::RuleSets => "src/features/rulesets/RuleSetsPage.svelte",
            Fixed::House => "src/features/rulesets/HousePage.svelte",
            Fixed::Lobby => "src/features/lobby/LobbyPage.svelte",
            Fixed::Account => "src/features/account/AccountPage.svelte",
            Fixed::Leaderboard => "src/features/players/LeaderboardPage.svelte",
        },
    })
}

/// Whether the page needs the rules before it shows anything.
const fn needs_rules(page: &Page) -> bool {
    matches!(
        page,
        Page::Game(_) | Page::Fixed(Fixed::Device | Fixed::Analysis | Fixed::Editor | Fixed::Lesson)
    )
}

#[cfg(test)]
mod tests {
    use super::{AppFiles, Styles, component};
    use crate::pages::address::{Fixed, Page};
    use wire::account::Language;

    const APP: &str = include_str!("../../../../web/src/App.svelte");
    const LANGUAGES: &str = include_str!("../../../../web/src/texts/languages.gen.ts");

    #[test]
    fn every_page_that_the_app_imports_is_known_here() {
        let imports = APP
            .split("import(\"./")
            .skip(1)
            .filter_map(|rest| rest.split('"').next());
        let pages: Vec<&str> = imports.filter(|path| path.ends_with("Page.svelte")).collect();
        assert!(pages.len() > 10, "the imports are read: {pages:?}");
        let known: Vec<&str> = Fixed::ALL
            .into_iter()
            .map(Page::Fixed)
            .chain([
                Page::Game("00000000000".parse().unwrap()),
                Page::Player("guest:00000000000".parse().unwrap()),
                Page::Missing,
            ])
            .filter_map(|page| component(&page))
            .collect();
        for page in &pages {
            assert!(
                known.contains(&format!("src/{page}").as_str()),
                "{page}: see `component`"
            );
        }
        assert_eq!(known.len(), pages.len(), "{known:?}");
    }

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
        let game = Page::Game("00000000000".parse().unwrap());
        let named = |page: &Page, language| -> Vec<String> {
            let links = files.links(page, language, Styles::Ahead);
            let paths = links.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
            paths.map(str::to_owned).collect()
        };
        let drawn = files.links(&game, Language::Korean, Styles::BeforeAnything);
        assert!(drawn.contains("<link rel=\"stylesheet\" crossorigin href=\"/assets/board.css\" />"));
        let all = [
            "/assets/board.css",
            "/assets/board.js",
            "/assets/game.js",
            "/assets/ko.js",
            "/rules.wasm",
        ];
        assert_eq!(named(&game, Language::Korean), all);
        assert_eq!(named(&Page::Fixed(Fixed::Start), Language::Korean), ["/assets/ko.js"]);
        assert!(named(&Page::Fixed(Fixed::Start), Language::Dutch).is_empty());
        for damaged in ["", "{}", "[1]", "{\"index.html\": 1}"] {
            assert_eq!(
                AppFiles::read(damaged.as_bytes()).links(&game, Language::Korean, Styles::Ahead),
                ""
            );
        }
    }
}
