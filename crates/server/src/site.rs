//! The web app as a static site: its built files, its pages, and the list of levels.
//!
//! Must not write files.

use crate::http::security::{OF_PAGES, OF_THE_VIEWER};
use crate::pages::{self, Built};
use crate::web::WebApp;
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use wire::account::Language;
use wire::http::{Level, Levels};

/// Name of the file that identifies the root folder of a site. The caller of [`WebApp::site`] writes it.
pub const SITE_MARKER: &str = "janggun-site.json";

/// A file that the caller writes to the site's folder.
#[derive(Debug, Clone)]
pub struct SiteFile {
    /// Path in the site's folder, with forward slashes.
    pub path: String,
    pub bytes: Cow<'static, [u8]>,
}

/// Reason why the web app cannot be written as a site.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoSite {
    /// The program was built without the web app.
    #[error("the web app is not in this program: cargo xtask build")]
    NotBuilt,
    /// The service worker does not match the page in the program.
    #[error("the files of the web app in this program do not belong together: cargo xtask build")]
    Mixed,
}

/// Built files that are not copied to a site, because they are replaced or only a server needs them.
const LEFT_OUT: [&str; 6] = [
    "index.html",
    "embed.html",
    "files.json",
    "first.json",
    "sw.js",
    "push-sw.js",
];

impl WebApp {
    /// Returns the app as a static site with titles in `language`. `paths` are the app's files; compressed and hidden
    /// ones are left out.
    ///
    /// # Errors
    ///
    /// See [`NoSite`].
    pub fn site<'a>(
        &self,
        paths: impl IntoIterator<Item = Cow<'a, str>>,
        language: Language,
        levels: Vec<Level>,
    ) -> Result<Vec<SiteFile>, NoSite> {
        let text = |path| {
            let file = self.file(path).ok_or(NoSite::NotBuilt)?;
            Ok(String::from_utf8_lossy(&file.bytes).into_owned())
        };
        let (app, viewer, worker) = (text("index.html")?, text("embed.html")?, text("sw.js")?);
        let built = (
            Built {
                html: &app,
                policy: OF_PAGES,
            },
            Built {
                html: &viewer,
                policy: OF_THE_VIEWER,
            },
        );
        let pages = pages::site_pages(built, self.files(), language, SITE_MARKER);
        let page = pages.iter().find(|(path, _)| path == pages::SITE_APP);
        let worker = page
            .and_then(|(_, page)| with_page(&worker, &app, page))
            .ok_or(NoSite::Mixed)?;
        let levels = Levels {
            levels,
            measured_in: Levels::measured_in(),
        };
        let made = pages
            .into_iter()
            .chain([("sw.js".to_owned(), worker)])
            .chain(serde_json::to_string(&levels).map(|list| ("api/levels".to_owned(), list)))
            .map(|(path, text)| SiteFile {
                path,
                bytes: Cow::Owned(text.into_bytes()),
            });
        let is_built = |path: &Cow<'a, str>| {
            let is_packed = path.ends_with(".br") || path.ends_with(".gz");
            !is_packed && !path.starts_with('.') && !LEFT_OUT.contains(&path.as_ref())
        };
        let built = paths.into_iter().filter(is_built).filter_map(|path| {
            let bytes = self.file(&path)?.bytes;
            Some(SiteFile {
                path: path.into_owned(),
                bytes,
            })
        });
        Ok(built.chain(made).collect())
    }
}

/// Returns the service worker with the site's page in place of the built one. Replaces the page's name and hash in the
/// worker's list of files (`web/vite.offline.ts`); `None` if either does not occur exactly once.
fn with_page(worker: &str, built: &str, page: &str) -> Option<String> {
    let (old, new) = (digest(built), digest(page));
    let replaced = |text: &str, from: &str, to: &str| (text.matches(from).count() == 1).then(|| text.replace(from, to));
    let worker = replaced(worker, "/index.html", &format!("/{}", pages::SITE_APP))?;
    replaced(&worker, &old, &new)
}

fn digest(text: &str) -> String {
    let hash: [u8; 32] = Sha256::digest(text.as_bytes()).into();
    hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
