//! Finds the browsers and a Korean font for the browser tests. Installs missing Debian packages if possible.

use crate::apt;
use crate::command::{find, output, program};
use crate::failure::Failure;
use std::path::PathBuf;

/// Chromium without windows. It needs a third less processor time, but cannot show notifications.
const HEADLESS: &str = "chromium-headless-shell";
/// Program names of Chromium and Chrome with windows.
const NAMES: [&str; 5] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
];
const PACKAGES: [&str; 3] = [HEADLESS, "chromium", "fonts-noto-cjk"];
const FIREFOXES: [&str; 2] = ["firefox-esr", "firefox"];
/// WebKit's driver, which includes a test browser, and a virtual display for it.
const WEBKIT: [&str; 2] = ["WebKitWebDriver", "Xvfb"];
const OTHER_PACKAGES: [&str; 3] = ["firefox-esr", "webkit2gtk-driver", "xvfb"];

/// Ensures that Chromium and a Korean font are installed for the tests. Returns the paths of the executables.
///
/// If `CHROME` is set, only that executable is checked and returned. Otherwise, `e2e/support/chromium.ts` finds the
/// same executables on `PATH`: [`HEADLESS`], if it is installed, and the first of [`NAMES`].
pub(crate) fn chromium() -> Result<Vec<PathBuf>, Failure> {
    if let Some(path) = named("CHROME")? {
        return Ok(vec![path]);
    }
    let found = || {
        [find(HEADLESS), first_of(&NAMES)]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
    };
    if found().len() == 2 && has_korean_font() {
        return Ok(found());
    }
    let cure = "or name a Chromium in the environment variable CHROME";
    let installed = install(&PACKAGES, "Chromium and a Korean font", cure);
    // The browser with windows can run all tests.
    match (first_of(&NAMES), has_korean_font()) {
        (Some(_), true) => Ok(found()),
        _ => Err(installed.err().unwrap_or_else(|| Failure::Missing {
            what: "Chromium and a Korean font were installed but are not to be found".into(),
            cure: "name Chromium's executable in the environment variable CHROME".into(),
        })),
    }
}

/// Ensures that Firefox and WebKit's driver are installed for the tests. Returns the path of Firefox: `FIREFOX` if it
/// is set, otherwise the one found on `PATH`.
pub(crate) fn firefox_beside_webkit() -> Result<PathBuf, Failure> {
    let named = named("FIREFOX")?;
    let has_webkit = || WEBKIT.iter().all(|name| find(name).is_some());
    if let (Some(firefox), true) = (named.clone().or_else(|| first_of(&FIREFOXES)), has_webkit()) {
        return Ok(firefox);
    }
    install(&OTHER_PACKAGES, "Firefox, WebKitGTK's driver and Xvfb", "")?;
    match (named.or_else(|| first_of(&FIREFOXES)), has_webkit()) {
        (Some(firefox), true) => Ok(firefox),
        _ => Err(Failure::Missing {
            what: "Firefox, WebKitWebDriver and Xvfb were installed but are not all on the PATH".into(),
            cure: "correct the PATH".into(),
        }),
    }
}

/// Returns the executable named in an environment variable, if the variable is set. It must be a file.
fn named(variable: &str) -> Result<Option<PathBuf>, Failure> {
    let Some(named) = std::env::var_os(variable) else {
        return Ok(None);
    };
    let path = PathBuf::from(named);
    if path.is_file() {
        return Ok(Some(path));
    }
    Err(Failure::Missing {
        what: format!("{variable} names {}, which is no file", path.display()),
        cure: "correct it".into(),
    })
}

fn first_of(names: &[&str]) -> Option<PathBuf> {
    names.iter().find_map(|name| find(name))
}

/// Returns whether a Korean font is installed. Without one, screenshots would show empty boxes instead of Korean text,
/// but no test would fail.
fn has_korean_font() -> bool {
    output(&mut program("fc-list", &[":lang=ko", "family"])).is_some_and(|families| !families.is_empty())
}

/// Installs Debian packages, or returns an error that names them.
fn install(packages: &[&str], what: &str, otherwise: &str) -> Result<(), Failure> {
    let by_hand = Failure::Missing {
        what: format!("the browser tests need {what}"),
        cure: format!(
            "install them (Debian: apt-get install {}) {otherwise}",
            packages.join(" ")
        )
        .trim_end()
        .to_owned(),
    };
    match apt::install(packages) {
        Some(Ok(())) => Ok(()),
        Some(Err(_)) | None => Err(by_hand),
    }
}
