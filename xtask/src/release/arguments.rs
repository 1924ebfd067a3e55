//! Command line of `cargo xtask release`.

use super::making::{Artefact, Quality, VERSION};
use crate::command::{root, target_dir};
use crate::failure::Failure;
use std::path::PathBuf;

const USAGE: &str =
    "cargo xtask release [--into DIR] [--twice | --again | --rehearsal [--program FILE]] [--no-trials] [ARTEFACT…]";

/// Work requested on the command line.
pub(super) struct Wanted {
    pub(super) into: PathBuf,
    pub(super) quality: Quality,
    /// Whether to install and try the artefacts after building them.
    pub(super) is_tried: bool,
    /// Prebuilt Linux executable for a rehearsal.
    pub(super) program: Option<PathBuf>,
    pub(super) builds: Builds,
    pub(super) artefacts: Vec<&'static Artefact>,
}

/// How often the artefacts are built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Builds {
    Once,
    /// Once more in another folder, to compare the files.
    Twice,
    /// Only in another folder, to compare the files with a release built before.
    Again,
}

impl Wanted {
    pub(super) fn parse(arguments: &[String], known: &'static [Artefact]) -> Result<Self, Failure> {
        let (mut into, mut program) = (None, None);
        let (mut quality, mut artefacts) = (Quality::Published, Vec::new());
        let (mut is_tried, mut builds) = (true, Builds::Once);
        let mut words = arguments.iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--into" => into = Some(path_after(word, &mut words, known)?),
                "--program" => program = Some(path_after(word, &mut words, known)?),
                "--rehearsal" => quality = Quality::Rehearsed,
                "--no-trials" => is_tried = false,
                "--twice" => builds = Builds::Twice,
                "--again" => builds = Builds::Again,
                name => artefacts.push(
                    known
                        .iter()
                        .find(|artefact| artefact.name == name)
                        .ok_or_else(|| usage(&format!("there is no artefact `{name}`"), known))?,
                ),
            }
        }
        if builds != Builds::Once && quality == Quality::Rehearsed {
            return Err(usage(
                "a rehearsal is not compiled so that it is the same everywhere",
                known,
            ));
        }
        if program.is_some() && quality == Quality::Published {
            return Err(usage("a release is built; only a rehearsal takes a program", known));
        }
        if artefacts.is_empty() {
            artefacts = known.iter().collect();
        }
        let usual = match quality {
            Quality::Published => format!("release-{VERSION}"),
            Quality::Rehearsed => "rehearsal".to_owned(),
        };
        Ok(Self {
            into: into.unwrap_or_else(|| target_dir().join(usual)),
            quality,
            is_tried,
            program,
            builds,
            artefacts,
        })
    }
}

/// Returns the path that follows an option, resolved against the repository root.
fn path_after<'a>(
    option: &str,
    words: &mut impl Iterator<Item = &'a String>,
    known: &[Artefact],
) -> Result<PathBuf, Failure> {
    let path = words.next().map(|path| root().join(path));
    path.ok_or_else(|| usage(&format!("{option} needs a path"), known))
}

fn usage(problem: &str, known: &[Artefact]) -> Failure {
    let rows = known
        .iter()
        .map(|artefact| format!("  {:<8} {}\n", artefact.name, artefact.what));
    Failure::Usage(format!("{problem}\n\n{USAGE}\n\n{}", rows.collect::<String>()))
}

#[cfg(test)]
mod tests {
    use super::{Artefact, Quality, Wanted};
    use crate::failure::Failure;

    const fn artefact(name: &'static str) -> Artefact {
        Artefact {
            name,
            what: "",
            build: |_| Ok(()),
            try_out: |_| Ok(()),
        }
    }

    static KNOWN: [Artefact; 2] = [artefact("tar"), artefact("deb")];

    fn parse(line: &str) -> Result<Wanted, Failure> {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        Wanted::parse(&words, &KNOWN)
    }

    #[test]
    fn without_names_everything_is_released() {
        let all = parse("").expect("no arguments");
        assert_eq!((all.artefacts.len(), all.quality), (2, Quality::Published));
        let some = parse("--rehearsal deb --no-trials").expect("known words");
        assert_eq!((some.artefacts[0].name, some.is_tried), ("deb", false));
        assert!(some.into.ends_with("rehearsal"));
    }

    #[test]
    fn unknown_artefacts_are_refused_with_the_list() {
        for line in [
            "rpm",
            "--twice --rehearsal",
            "--again --rehearsal",
            "--into",
            "--program janggun",
        ] {
            let Err(Failure::Usage(text)) = parse(line) else {
                panic!("{line} is accepted")
            };
            assert!(text.contains("  deb "), "{text}");
        }
    }
}
