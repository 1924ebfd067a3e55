//! `cargo xtask release`: builds the artefacts of a release and tries them.
//!
//! This module defines the list of artefacts and the order of the work. Each artefact has its own module. Nothing is
//! published.

mod archive;
mod arguments;
mod crates;
mod deb;
mod documents;
mod environment;
mod executable;
mod folder;
mod image;
mod making;
mod npm;
mod readme;
mod root;
mod sbom;
mod smoke;
mod sums;
mod tarball;
mod tree;
mod twice;
mod wheel;
mod windows;
mod zip;

pub(crate) use smoke::smoke;

use crate::failure::Failure;
use arguments::{Builds, Wanted};
use making::{Artefact, Quality, Release, VERSION};
use std::cell::OnceCell;

/// All artefacts of a release. A new artefact needs a module that defines its `ARTEFACT`, and an entry here.
const ARTEFACTS: &[Artefact] = &[
    tarball::ARTEFACT,
    deb::ARTEFACT,
    wheel::ARTEFACT,
    npm::ARTEFACT,
    crates::ARTEFACT,
    sbom::ARTEFACT,
    windows::ARTEFACT,
    image::ARTEFACT,
];

/// Builds and tries the artefacts named in `arguments`, or all of them.
pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    let wanted = Wanted::parse(arguments, ARTEFACTS)?;
    if wanted.quality == Quality::Rehearsed || environment::is_here() {
        return make(&wanted);
    }
    tree::clean()?;
    if wanted.builds != Builds::Again {
        environment::run_in_it()?;
    }
    if wanted.builds == Builds::Once {
        return Ok(());
    }
    println!("\n-- building everything again in another folder");
    let names: Vec<&str> = wanted.artefacts.iter().map(|artefact| artefact.name).collect();
    twice::compare(&wanted.into, &names)
}

fn make(wanted: &Wanted) -> Result<(), Failure> {
    let release = Release {
        folder: folder::empty(&wanted.into)?,
        quality: wanted.quality,
        time: tree::time_of_last_commit()?,
        executable: wanted.program.clone().map_or_else(OnceCell::new, OnceCell::from),
    };
    println!("xtask: Janggun {VERSION} into {}", release.folder.display());
    for artefact in &wanted.artefacts {
        println!("\n-- {}: {}", artefact.name, artefact.what);
        (artefact.build)(&release)?;
    }
    sums::write(&release.folder)?;
    if wanted.is_tried {
        for artefact in &wanted.artefacts {
            println!("\n-- trying {}", artefact.name);
            (artefact.try_out)(&release)?;
        }
    }
    println!();
    sums::print(&release.folder)
}
