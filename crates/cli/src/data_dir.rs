//! Where the platform keeps an application's data. Reads the environment, touches no file.

use command::Failure;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Returns the folder that `--data` names, else the platform's.
pub(crate) fn given_or_default(given: Option<&Path>) -> Result<PathBuf, Failure> {
    given.map(Path::to_owned).or_else(default).ok_or_else(|| {
        Failure::usage(
            "no_data_folder",
            "this user has no home folder: name a folder with --data",
        )
    })
}

/// Returns the default of `--data`: `$XDG_DATA_HOME/janggun` or `~/.local/share/janggun` on Linux,
/// `~/Library/Application Support/janggun` on macOS, `%LOCALAPPDATA%\janggun` on Windows. `None` when the environment names
/// no home.
fn default() -> Option<PathBuf> {
    choose(std::env::consts::OS, |name| std::env::var_os(name))
}

fn choose(system: &str, variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    // The XDG text: a relative path in these variables is to be ignored.
    let folder = |name: &str| variable(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let base = match system {
        // Not `APPDATA`, which may be kept on a server: the database needs a local disk.
        "windows" => folder("LOCALAPPDATA"),
        "macos" => folder("HOME").map(|home| home.join("Library/Application Support")),
        _ => folder("XDG_DATA_HOME").or_else(|| folder("HOME").map(|home| home.join(".local/share"))),
    };
    base.map(|base| base.join("janggun"))
}

#[cfg(test)]
mod tests {
    use super::choose;
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
    }
}
