//! The platform's folders for an application's data and settings, from environment variables.

use std::ffi::OsString;
use std::path::PathBuf;

/// Returns the path of the default settings file; `None` if the environment variables for it are not set.
///
/// This is `janggun/janggun.toml` in `$XDG_CONFIG_HOME` or `~/.config` on Linux, in `~/Library/Application Support` on
/// macOS, and in `%APPDATA%` on Windows.
pub(crate) fn settings_file() -> Option<PathBuf> {
    let variable = |name: &str| std::env::var_os(name);
    choose_settings(std::env::consts::OS, variable)
}

fn choose_settings(system: &str, variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let folder = |name: &str| absolute(&variable, name);
    let base = match system {
        "windows" => folder("APPDATA"),
        "macos" => folder("HOME").map(|home| home.join("Library/Application Support")),
        _ => folder("XDG_CONFIG_HOME").or_else(|| folder("HOME").map(|home| home.join(".config"))),
    };
    base.map(|base| base.join("janggun").join("janggun.toml"))
}

/// Returns the folder named by a variable. Relative paths are ignored, as the XDG specification requires.
fn absolute(variable: impl Fn(&str) -> Option<OsString>, name: &str) -> Option<PathBuf> {
    variable(name).map(PathBuf::from).filter(|path| path.is_absolute())
}

/// Returns the default of `--data`; `None` if the environment variables for it are not set.
///
/// This is `$XDG_DATA_HOME/janggun` or `~/.local/share/janggun` on Linux, `~/Library/Application Support/janggun` on
/// macOS, and `%LOCALAPPDATA%\janggun` on Windows.
pub(crate) fn data() -> Option<PathBuf> {
    choose(std::env::consts::OS, |name| std::env::var_os(name))
}

fn choose(system: &str, variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let folder = |name: &str| absolute(&variable, name);
    let base = match system {
        // `APPDATA` is not used, because it may be on a network drive, and the database needs a local disk.
        "windows" => folder("LOCALAPPDATA"),
        "macos" => folder("HOME").map(|home| home.join("Library/Application Support")),
        _ => folder("XDG_DATA_HOME").or_else(|| folder("HOME").map(|home| home.join(".local/share"))),
    };
    base.map(|base| base.join("janggun"))
}

#[cfg(test)]
mod tests {
    use super::{choose, choose_settings};
    use std::path::Path;

    #[test]
    fn each_system_has_its_place() {
        let home = |name: &str| (name == "HOME").then(|| "/home/a".into());
        assert_eq!(
            choose("linux", home).as_deref(),
            Some(Path::new("/home/a/.local/share/janggun"))
        );
        assert_eq!(
            choose("macos", home).as_deref(),
            Some(Path::new("/home/a/Library/Application Support/janggun"))
        );
        assert_eq!(choose("windows", home), None);
        let local = |name: &str| (name == "LOCALAPPDATA").then(|| "/users/홍길동".into());
        assert_eq!(
            choose("windows", local).as_deref(),
            Some(Path::new("/users/홍길동/janggun"))
        );
        let xdg = |name: &str| (name == "XDG_DATA_HOME").then(|| "/data".into());
        assert_eq!(choose("linux", xdg).as_deref(), Some(Path::new("/data/janggun")));
        let relative = |name: &str| (name == "XDG_DATA_HOME").then(|| "data".into());
        assert_eq!(choose("linux", relative), None);
        assert_eq!(
            choose_settings("linux", home).as_deref(),
            Some(Path::new("/home/a/.config/janggun/janggun.toml"))
        );
    }
}
