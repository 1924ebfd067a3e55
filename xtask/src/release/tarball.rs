//! Archive for Linux on x86-64. The program runs from the unpacked folder, without installation.

use super::folder::{self, Mode, copy};
use super::making::{Artefact, Quality, Release, VERSION};
use super::root::{Kind, Root};
use super::{documents, executable, readme};
use crate::failure::Failure;
use std::path::{Path, PathBuf};

pub(super) const ARTEFACT: Artefact = Artefact {
    name: "tar",
    what: "archive for Linux on x86-64, with manual and completions",
    build,
    try_out,
};

fn name() -> String {
    format!("janggun-{VERSION}-linux-x86_64")
}

fn build(release: &Release) -> Result<(), Failure> {
    pack(release.executable()?, &release.folder, (release.quality, &release.time)).map(|_| ())
}

/// Packs an executable with its documents and returns the path of the archive. `how` is the kind of build and the time
/// of the files.
pub(super) fn pack(program: &Path, into: &Path, how: (Quality, &str)) -> Result<PathBuf, Failure> {
    let name = name();
    let staging = folder::empty(&into.with_extension("tar"))?;
    copy(program, &staging, &format!("{name}/janggun"), Mode::Program)?;
    documents::texts(&staging, &name)?;
    documents::notices(program, &staging, &format!("{name}/NOTICES.txt"))?;
    documents::manual(program, &staging, &format!("{name}/man"))?;
    for (shell, file) in [("bash", "janggun.bash"), ("zsh", "_janggun"), ("fish", "janggun.fish")] {
        documents::completions(program, shell, &staging, &format!("{name}/completions/{file}"))?;
    }
    let archive = into.join(format!("{name}.tar.gz"));
    folder::pack(&staging, &name, how, &archive)?;
    std::fs::remove_dir_all(&staging).map_err(Failure::at(staging))?;
    Ok(archive)
}

fn try_out(release: &Release) -> Result<(), Failure> {
    executable::check_libraries(release.executable()?)?;
    let system = Root::fresh(Kind::Plain)?;
    system.put(&release.folder.join(format!("{}.tar.gz", name())), "root")?;
    let program = format!("{}/janggun", name());
    system.run(&format!(
        "unpack={}\n$unpack\n[[ $({program} -V) == 'janggun {VERSION}' ]]\nstart={}\nanswers $start serve --addr 127.0.0.1:0",
        readme::commands_of(&["tar"]),
        readme::commands_of(&[&program]),
    ))
}
