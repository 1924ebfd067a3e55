//! The browsers for the browser tests, Chromium, Firefox and WebKit, and Korean fonts. Installs Debian packages if
//! possible.

use crate::apt;
use crate::command::{find, output, program};
use crate::failure::Failure;
use std::path::PathBuf;

/// Chromium programs for the tests. The first has no windows and needs a third less processor time. Only the second,
/// under any of its names, shows notifications.
const HEADLESS: &str = "chromium-headless-shell";
const NAMES: [&str; 5] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
];
const PACKAGES: [&str; 3] = [HEADLESS, "chromium", "fonts-noto-cjk"];
const FIREFOXES: [&str; 2] = ["firefox-esr", "firefox"];
/// WebKit's test browser comes with its driver. It needs a display, which can be virtual.
const WEBKIT: [&str; 2] = ["WebKitWebDriver", "Xvfb"];
const OTHER_PACKAGES: [&str; 3] = ["firefox-esr", "webkit2gtk-driver", "xvfb"];

/// Ensures that a Chromium is installed for the tests, and returns it: the one in `CHROME`, or else one of each kind,
/// which `e2e/support/chromium.ts` finds on `PATH`.
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

/// Returns the Firefox for the tests: `FIREFOX`, or else the one on `PATH`, or else the one that apt installs together
/// with WebKit's driver.
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

/// Returns the executable named in an environment variable.
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

/// Returns whether a Korean font is installed. Without one, Korean text in screenshots is empty boxes, which no test
/// would detect.
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
