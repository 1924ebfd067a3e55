//! The executable for Linux on x86-64, which runs with glibc [`OLDEST_GLIBC`] or later.

use super::making::{Quality, Release};
use crate::command::{cargo, check, output, program, root, target_dir};
use crate::failure::Failure;
use crate::wasm::Build;
use crate::{python, setup, web};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Oldest supported version of glibc.
pub(super) const OLDEST_GLIBC: &str = "2.28";
pub(super) const TARGET: &str = "x86_64-unknown-linux-gnu";
/// Shared libraries that the executable may need; they are part of glibc.
const LIBRARIES: [&str; 6] = [
    "ld-linux-x86-64.so.2",
    "libc.so.6",
    "libdl.so.2",
    "libm.so.6",
    "libpthread.so.0",
    "librt.so.1",
];

impl Release {
    /// Returns the Linux executable, which includes the web app. Builds it on the first call, unless the command line
    /// names one.
    pub(super) fn executable(&self) -> Result<&Path, Failure> {
        if self.executable.get().is_none() {
            let built = build(self)?;
            let _ = self.executable.set(built);
        }
        Ok(self.executable.get().expect("it was set above"))
    }

    /// Builds the web app that all executables include. A rehearsal reuses an existing build.
    pub(super) fn web_app(&self) -> Result<(), Failure> {
        match self.quality {
            Quality::Published => web::build(Build::Shipped),
            Quality::Rehearsed if root().join("web/dist/index.html").is_file() => Ok(()),
            Quality::Rehearsed => web::build(Build::Played),
        }
    }

    pub(super) fn profile(&self) -> &'static str {
        match self.quality {
            Quality::Published => "release",
            Quality::Rehearsed => "play",
        }
    }
}

fn build(release: &Release) -> Result<PathBuf, Failure> {
    release.web_app()?;
    setup::target(TARGET)?;
    let target = target_dir().join("release-linux");
    let mut build = cargo(&[
        "zigbuild",
        "--locked",
        "--package",
        "janggun",
        "--profile",
        release.profile(),
    ]);
    check(
        build
            .arg(format!("--target={TARGET}.{OLDEST_GLIBC}"))
            .env("CARGO_TARGET_DIR", &target)
            .env("PATH", path_with_tools()?),
    )?;
    Ok(target.join(TARGET).join(release.profile()).join("janggun"))
}

/// Returns `PATH` with the folder of the release tools in front.
pub(super) fn path_with_tools() -> Result<OsString, Failure> {
    let mut path = vec![python::release_tools()?];
    path.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
    std::env::join_paths(path).map_err(|error| Failure::Wrong(error.to_string()))
}

/// Checks that the executable needs only [`LIBRARIES`], and no glibc newer than [`OLDEST_GLIBC`].
pub(super) fn check_libraries(executable: &Path) -> Result<(), Failure> {
    let path = executable.to_string_lossy();
    let read = |what: &str| {
        output(&mut program("readelf", &["--wide", what, &path])).ok_or_else(|| Failure::Missing {
            what: format!("`readelf {what} {path}` failed"),
            cure: "install the GNU binutils".into(),
        })
    };
    let (dynamic, versions) = (read("--dynamic")?, read("--version-info")?);
    if let Some(other) = needed(&dynamic).find(|library| !LIBRARIES.contains(library)) {
        return Err(Failure::Wrong(format!("the executable needs {other}")));
    }
    let newest = glibc_versions(&versions).max().unwrap_or_default();
    println!("  needs glibc {}.{}", newest.0, newest.1);
    let oldest = OLDEST_GLIBC.split_once('.').and_then(number).unwrap_or_default();
    if newest > oldest {
        return Err(Failure::Wrong(format!(
            "the executable needs a newer glibc than {OLDEST_GLIBC}"
        )));
    }
    Ok(())
}

/// Returns the library names in the output of `readelf --dynamic`.
fn needed(dynamic: &str) -> impl Iterator<Item = &str> {
    let lines = dynamic.lines().filter(|line| line.contains("(NEEDED)"));
    lines.filter_map(|line| Some(line.split_once('[')?.1.split_once(']')?.0))
}

/// Returns the glibc versions in the output of `readelf --version-info`.
fn glibc_versions(text: &str) -> impl Iterator<Item = (u32, u32)> {
    text.split("GLIBC_").skip(1).filter_map(|rest| {
        let end = rest
            .find(|c: char| !c.is_ascii_digit() && c != '.')
            .unwrap_or(rest.len());
        let mut parts = rest[..end].splitn(3, '.');
        number((parts.next()?, parts.next()?))
    })
}

fn number((major, minor): (&str, &str)) -> Option<(u32, u32)> {
    Some((major.parse().ok()?, minor.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::{glibc_versions, needed};

    #[test]
    fn versions_and_libraries_are_read() {
        let text = "0x0060:   Name: GLIBC_2.2.5  Flags: none  Version: 3\n  Name: GLIBC_2.28 Flags\n Name: GCC_3.0";
        assert_eq!(glibc_versions(text).collect::<Vec<_>>(), [(2, 2), (2, 28)]);
        let text = " 0x1 (NEEDED)  Shared library: [libm.so.6]\n 0x0e (SONAME) [x.so]\n";
        assert_eq!(needed(text).collect::<Vec<_>>(), ["libm.so.6"]);
    }
}
