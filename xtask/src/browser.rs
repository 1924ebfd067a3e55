//! A real Chromium and Korean fonts for the browser tests. Installs Debian's packages where that is allowed.

use crate::apt;
use crate::command::{find, output, program};
use crate::failure::Failure;
use std::path::PathBuf;

const NAMES: [&str; 5] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
];
const PACKAGES: [&str; 2] = ["chromium", "fonts-noto-cjk"];

/// The browser to test with: `CHROME`, else the first known name on `PATH`, else what apt installs.
pub(crate) fn chromium() -> Result<PathBuf, Failure> {
    if let Some(named) = std::env::var_os("CHROME") {
        let path = PathBuf::from(named);
        return if path.is_file() {
            Ok(path)
        } else {
            Err(Failure::Missing {
                what: format!("CHROME names {}, which is no file", path.display()),
                cure: "correct it".into(),
            })
        };
    }
    if let (Some(found), true) = (on_path(), has_korean_font()) {
        return Ok(found);
    }
    install()?;
    on_path().ok_or_else(|| Failure::Missing {
        what: "Chromium was installed but is not on the PATH".into(),
        cure: "name its executable in the environment variable CHROME".into(),
    })
}

fn on_path() -> Option<PathBuf> {
    NAMES.iter().find_map(|name| find(name))
}

/// Whether text in the screenshots will be text: without a font Korean is empty boxes and only a person would see it.
fn has_korean_font() -> bool {
    output(&mut program("fc-list", &[":lang=ko", "family"])).is_some_and(|families| !families.is_empty())
}

fn install() -> Result<(), Failure> {
    let names = PACKAGES.join(" ");
    let by_hand = Failure::Missing {
        what: "the browser tests need Chromium and a Korean font".into(),
        cure: format!(
            "install them (Debian: apt-get install {names}) or name a Chromium in the environment variable CHROME"
        ),
    };
    match apt::install(&PACKAGES) {
        Some(Ok(())) => Ok(()),
        Some(Err(_)) | None => Err(by_hand),
    }
}
