//! Fresh Debian systems, without compilers or a network, in which artefacts are installed and tried.
//!
//! A system of each kind is created once and stored as an archive in `target/roots`. Every trial unpacks a new copy.

use super::folder;
use crate::apt;
use crate::command::{check, find, output, program, target_dir};
use crate::failure::Failure;
use std::fs;
use std::path::{Path, PathBuf};

/// Debian release of all systems.
const DEBIAN: &str = "trixie";
const MIRROR: &str = "http://deb.debian.org/debian";
/// Script that enters a system.
const ENTER: &str = include_str!("trials/enter.sh");
/// Start of every trial: shell functions, and a check that there is no compiler.
const FUNCTIONS: &str = include_str!("trials/answers.sh");

/// Kind of system, by the packages added to a minimal Debian.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    /// Dependencies of the Debian package, and systemd.
    Plain,
    /// pipx, and Python as its dependency.
    Python,
    Node,
    /// Wine, a virtual display, and Node for the trial script.
    Wine,
}

impl Kind {
    fn packages(self) -> &'static str {
        match self {
            Self::Plain => "adduser,systemd",
            Self::Python => "pipx",
            Self::Node => "nodejs,npm",
            Self::Wine => "nodejs,unzip,wine,wine64,xvfb",
        }
    }
}

/// An unpacked system for one trial.
pub(super) struct Root {
    folder: PathBuf,
}

impl Root {
    /// Unpacks a fresh copy of a system.
    pub(super) fn fresh(kind: Kind) -> Result<Self, Failure> {
        if output(&mut program("id", &["-u"])).as_deref() != Some("0") {
            return Err(Failure::Missing {
                what: "only root can make the fresh systems in which a release is tried".into(),
                cure: "run the command as root, or with --no-trials".into(),
            });
        }
        let archive = archive(kind)?;
        let folder = folder::empty(&archive.with_extension("fresh"))?;
        let mut unpack = program("tar", &["--extract", "--preserve-permissions", "--numeric-owner"]);
        check(
            unpack
                .arg(format!("--file={}", archive.display()))
                .arg(format!("--directory={}", folder.display())),
        )?;
        Ok(Self { folder })
    }

    /// Copies a file into a folder of the system, under its own name.
    pub(super) fn put(&self, file: &Path, place: &str) -> Result<(), Failure> {
        let name = file.file_name().unwrap_or_default();
        let to = self.folder.join(place).join(name);
        if let Some(above) = to.parent() {
            fs::create_dir_all(above).map_err(Failure::at(above))?;
        }
        fs::copy(file, to).map(|_| ()).map_err(Failure::at(file))
    }

    pub(super) fn write(&self, place: &str, text: &str) -> Result<(), Failure> {
        let file = self.folder.join(place);
        fs::write(&file, text).map_err(Failure::at(file))
    }

    /// Runs a Bash script in the system, from root's home folder. When it exits, all processes that it started are
    /// killed.
    pub(super) fn run(&self, script: &str) -> Result<(), Failure> {
        self.write("root/trial.sh", &format!("{FUNCTIONS}\n{script}\n"))?;
        let enter = self.folder.with_extension("sh");
        fs::write(&enter, ENTER).map_err(Failure::at(&enter))?;
        let mut unshare = program(
            "unshare",
            &["--mount", "--net", "--pid", "--fork", "--kill-child=KILL", "sh"],
        );
        check(unshare.arg(enter).arg(&self.folder))
    }
}

/// Returns the path of a system's archive, which is created if it is missing.
fn archive(kind: Kind) -> Result<PathBuf, Failure> {
    let archive = target_dir().join(format!("roots/{DEBIAN}-{}.tar", kind.packages().replace(',', "-")));
    if archive.exists() {
        return Ok(archive);
    }
    if find("mmdebstrap").is_none() || find("ip").is_none() {
        apt::install(&["mmdebstrap", "iproute2"]).unwrap_or_else(|| {
            Err(Failure::Missing {
                what: "mmdebstrap and ip are needed to make a fresh Debian".into(),
                cure: "install the packages mmdebstrap and iproute2".into(),
            })
        })?;
    }
    println!("xtask: making a fresh Debian with {}", kind.packages());
    let unfinished = archive.with_extension("unfinished.tar");
    fs::create_dir_all(target_dir().join("roots")).map_err(Failure::at(target_dir()))?;
    let mut make = program("mmdebstrap", &["--quiet", "--variant=minbase", "--mode=root"]);
    let include = format!("--include={}", kind.packages());
    check(make.args([&include, DEBIAN]).arg(&unfinished).arg(MIRROR))?;
    fs::rename(&unfinished, &archive).map_err(Failure::at(unfinished))?;
    Ok(archive)
}
