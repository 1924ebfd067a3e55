//! Detects whether the user has a screen, and opens the browser on it.

use std::ffi::OsString;
use std::io;

pub(super) fn is_there() -> bool {
    has_screen(std::env::consts::OS, |name| std::env::var_os(name))
}

/// Returns whether the user appears to have a screen.
///
/// On Windows and macOS, this is assumed unless the user is connected over SSH. On other systems, `DISPLAY` or
/// `WAYLAND_DISPLAY` must be set.
fn has_screen(system: &str, variable: impl Fn(&str) -> Option<OsString>) -> bool {
    let is_set = |name| variable(name).is_some_and(|value| !value.is_empty());
    match system {
        "windows" | "macos" => !is_set("SSH_CONNECTION"),
        _ => is_set("DISPLAY") || is_set("WAYLAND_DISPLAY"),
    }
}

/// Opens the browser so that Ctrl-C in this terminal does not close it.
pub(super) fn open(address: &str) -> io::Result<()> {
    open::that_detached(address)
}

#[cfg(test)]
mod tests {
    use super::has_screen;

    #[test]
    fn a_screen_is_told_from_the_environment() {
        let only = |wanted: &'static str| move |name: &str| (name == wanted).then(|| ":0".into());
        assert!(has_screen("linux", only("DISPLAY")) && has_screen("linux", only("WAYLAND_DISPLAY")));
        assert!(!has_screen("linux", only("SSH_CONNECTION")) && !has_screen("linux", |_| Some("".into())));
        assert!(has_screen("windows", only("PATH")) && !has_screen("macos", only("SSH_CONNECTION")));
    }
}
