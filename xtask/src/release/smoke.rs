//! The step `packages` of the tests: packs the program built for the tests like a release. It checks the contents,
//! versions and checksums of the archive and the Debian package, but installs nothing.

use super::making::{Quality, VERSION};
use super::{deb, folder, sums, tarball};
use crate::binary;
use crate::command::{check, output, program, target_dir};
use crate::failure::Failure;
use std::path::Path;

/// Kind of build and time of the packed files.
const HOW: (Quality, &str) = (Quality::Rehearsed, "1700000000");
/// Suffixes of paths that the archive must contain.
const IN_ARCHIVE: [&str; 9] = [
    "/janggun",
    "/CHANGELOG.md",
    "/LICENSE-APACHE",
    "/LICENSE-MIT",
    "/NOTICES.txt",
    "/README.md",
    "/man/janggun.1",
    "/man/janggun-serve.1",
    "/completions/janggun.bash",
];
const IN_PACKAGE: [&str; 8] = [
    "./usr/bin/janggun",
    "./usr/lib/systemd/system/janggun.service",
    "./etc/default/janggun",
    "./usr/share/man/man1/janggun.1.gz",
    "./usr/share/man/man1/janggun-serve.1.gz",
    "./usr/share/bash-completion/completions/janggun",
    "./usr/share/doc/janggun/copyright",
    "./usr/share/doc/janggun/changelog.gz",
];

/// Packs the program twice and checks that the checksums are equal.
pub(crate) fn smoke() -> Result<(), Failure> {
    let packed = ["one", "two"].map(|name| pack(&target_dir().join("smoke").join(name)));
    let [one, two] = packed;
    let (one, two) = (one?, two?);
    if one != two {
        return Err(Failure::Wrong(format!("the same packages differ:\n{one}\n{two}")));
    }
    println!("{one}");
    Ok(())
}

/// Packs and checks both packages, and returns their checksums.
fn pack(into: &Path) -> Result<String, Failure> {
    let into = folder::empty(into)?;
    // A stripped executable is smaller, so it is packed faster.
    let executable = into.with_extension("stripped");
    check(program("strip", &["-o"]).arg(&executable).arg(binary::tested()))?;
    let archive = tarball::pack(&executable, &into, HOW)?;
    let listed = said("tar", &["-tzf"], &archive)?;
    has_each(&archive, &listed, &IN_ARCHIVE)?;
    let package = deb::pack(&executable, VERSION, &into, HOW)?;
    let listed = said("dpkg-deb", &["--contents"], &package)?;
    has_each(&package, &listed, &IN_PACKAGE)?;
    let version = said("dpkg-deb", &["--show", "--showformat=${Version}"], &package)?;
    let of_executable = folder::said(&executable, &["-V"])?;
    if version != VERSION || of_executable != format!("janggun {VERSION}") {
        return Err(Failure::Wrong(format!(
            "the versions differ: {VERSION}, the package's {version}, the executable's {of_executable}"
        )));
    }
    sums::write(&into)?;
    check(program("sha256sum", &["--check", "--quiet", "SHA256SUMS"]).current_dir(&into))?;
    std::fs::read_to_string(into.join("SHA256SUMS")).map_err(Failure::at(into))
}

fn said(name: &str, arguments: &[&str], file: &Path) -> Result<String, Failure> {
    output(program(name, arguments).arg(file))
        .ok_or_else(|| Failure::Wrong(format!("{name} cannot read {}", file.display())))
}

fn has_each(file: &Path, listed: &str, wanted: &[&str]) -> Result<(), Failure> {
    let missing = wanted
        .iter()
        .find(|end| !listed.lines().any(|line| line.ends_with(**end)));
    missing.map_or(Ok(()), |name| {
        Err(Failure::Wrong(format!("{name} is not in {}", file.display())))
    })
}
