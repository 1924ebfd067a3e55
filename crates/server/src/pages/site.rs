//! The web app's pages as files, for a site without a server. Each address without values has its own file; the start
//! page opens all other addresses (`web/src/platform/site-address.ts`).
//!
//! Must not depend on the file system.

use super::head::{Head, Robots};
use super::page::{Page, Segment};
use super::preload::AppFiles;
use super::table::PAGES;
use crate::texts::{pages, previews};
use axum::http::HeaderValue;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};
use wire::account::Language;

/// Page that the service worker serves in place of `index.html`.
pub(crate) const APP: &str = "app.html";
/// Page that many hosts send for unknown addresses.
const MISSING: &str = "404.html";
/// Script of the page for unknown addresses. It searches the parent folders of the address for the site's root, and
/// opens the address from there.
const FIND: &str = include_str!("find-site.js");

/// A built page of the web app, with its Content-Security-Policy.
#[derive(Debug, Clone)]
pub(crate) struct Built<'a> {
    pub(crate) html: &'a str,
    pub(crate) policy: HeaderValue,
}

/// Returns the paths and contents of all HTML files. `marker` is the name of a file in the site's root folder, by which
/// the script finds it.
pub(crate) fn pages(
    (app, viewer): (Built<'_>, Built<'_>),
    files: &AppFiles,
    language: Language,
    marker: &str,
) -> Vec<(String, String)> {
    let app = marked(app);
    let mut written: Vec<(String, String)> = PAGES
        .iter()
        .flat_map(|page| page.paths.iter().filter_map(move |path| Some((page, folder(path)?))))
        .map(|(page, folder)| {
            let html = head(page, language).put_into(&app, &files.links(page, None, None));
            (format!("{folder}index.html"), placed(&html, &folder))
        })
        .collect();
    let viewer = marked(viewer);
    written.push((
        "embed/analysis/index.html".to_owned(),
        placed(&viewer, "embed/analysis/"),
    ));
    written.push((APP.to_owned(), app));
    written.push((MISSING.to_owned(), missing(marker)));
    written
}

/// Returns the folder of a path, with a trailing slash unless it is empty; `None` if the path contains values.
fn folder(path: &[Segment]) -> Option<String> {
    let word = |segment: &Segment| match segment {
        Segment::Word(word) => Some(format!("{word}/")),
        Segment::Value(..) => None,
    };
    path.iter().map(word).collect()
}

/// Marks a built page as part of such a site, and adds `meta` elements in place of the server's headers.
fn marked(Built { html, policy }: Built<'_>) -> String {
    let policy = policy.to_str().unwrap_or_default().split(';').map(str::trim);
    // Browsers ignore this directive in `meta` elements.
    let policy: Vec<&str> = policy.filter(|rule| !rule.starts_with("frame-ancestors")).collect();
    let elements = format!(
        "<head>\n    <meta http-equiv=\"Content-Security-Policy\" content=\"{}\" />\n    \
         <meta name=\"referrer\" content=\"same-origin\" />",
        policy.join("; ")
    );
    html.replacen("<html ", "<html data-site ", 1)
        .replacen("<head>", &elements, 1)
}

/// Adapts the URLs of a page, which begin with `./`, to its folder.
fn placed(html: &str, folder: &str) -> String {
    let up = "../".repeat(folder.matches('/').count());
    if up.is_empty() {
        return html.to_owned();
    }
    html.replace("=\"./", &format!("=\"{up}"))
}

fn head(page: &Page, language: Language) -> Head {
    let (title, description) = page.words(language);
    let robots = if page.is_indexed && !page.needs_server {
        Robots::Welcome
    } else {
        Robots::KeepOut
    };
    Head {
        language,
        title: format!("{title} · {}", previews::site(language)),
        description,
        // The address of the site is unknown when its files are written.
        url: None,
        picture: None,
        robots,
    }
}

/// Returns the page for unknown addresses. It is served at any depth, so it cannot refer to other files.
fn missing(marker: &str) -> String {
    let script = FIND.trim_end().replace("MARKER", marker);
    let hash = BASE64_STANDARD.encode(Sha256::digest(script.as_bytes()));
    let sentences: String = Language::ALL
        .into_iter()
        .map(|language| {
            let (code, text) = (language.code(), pages::not_found_title(language));
            format!("    <p lang=\"{code}\">{text}</p>\n")
        })
        .collect();
    let name = previews::site(Language::SOURCE);
    format!(
        "<!doctype html>\n<html>\n  <head>\n    <meta charset=\"utf-8\" />\n    \
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'sha256-{hash}'; \
         connect-src 'self'\" />\n    <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n    \
         <meta name=\"color-scheme\" content=\"light dark\" />\n    <meta name=\"robots\" content=\"noindex\" />\n    \
         <title>{name}</title>\n  </head>\n  <body>\n{sentences}    <script>{script}</script>\n  </body>\n</html>\n"
    )
}

#[cfg(test)]
mod tests {
    use super::{AppFiles, Built, PAGES, pages};
    use axum::http::HeaderValue;
    use std::collections::BTreeMap;
    use wire::account::Language;

    const APP: &str =
        "<!doctype html><html lang=\"ko\"><head><script src=\"./first.js\"></script><title>x</title></head></html>";

    fn written() -> BTreeMap<String, String> {
        let files = AppFiles::read(
            br#"{"index.html": {"file": "assets/app.js"}, "src/features/rulesets/HousePage.svelte": {"file": "assets/house.js"}}"#,
        );
        let policy = HeaderValue::from_static("default-src 'self'; frame-ancestors 'none'; form-action 'self'");
        let built = Built { html: APP, policy };
        pages((built.clone(), built), &files, Language::English, "site.json")
            .into_iter()
            .collect()
    }

    #[test]
    fn each_address_without_values_has_a_file_that_finds_the_others() {
        let pages = written();
        for page in &PAGES {
            for example in page.examples.iter().take(1) {
                let path = example.trim_start_matches('/').split(['?', '#']).next().unwrap();
                let is_plain = page.paths.iter().any(|words| {
                    let words = super::folder(words);
                    words.is_some_and(|words| words.trim_end_matches('/') == path)
                });
                let file = if path.is_empty() {
                    "index.html".to_owned()
                } else {
                    format!("{path}/index.html")
                };
                assert_eq!(pages.contains_key(&file), is_plain, "{file}");
            }
        }
        assert!(pages["index.html"].contains("src=\"./first.js\""));
        assert!(pages["learn/index.html"].contains("src=\"../first.js\""));
        let house = &pages["rule-sets/house/index.html"];
        assert!(
            house.contains("src=\"../../first.js\"") && house.contains("href=\"../../assets/house.js\""),
            "{house}"
        );
        for (path, html) in &pages {
            assert!(!html.contains("=\"/"), "{path} names something at the root: {html}");
            assert!(html.contains("http-equiv=\"Content-Security-Policy\""), "{path}");
            assert!(!html.contains("frame-ancestors"), "{path}");
        }
        assert!(pages["lobby/index.html"].contains("noindex") && !pages["learn/index.html"].contains("noindex"));
    }

    #[test]
    fn a_page_of_such_a_site_is_marked_for_the_app() {
        let pages = written();
        for path in [
            "index.html",
            "app.html",
            "learn/index.html",
            "embed/analysis/index.html",
        ] {
            assert!(pages[path].contains("<html data-site lang="), "{path}");
        }
    }
}
