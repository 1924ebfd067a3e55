//! `janggun tables claims`: computes how often certain pieces win against guards.
//!
//! Owns the command lines and the files in the source tree. The crate `tablebase` solves and counts.

use super::selection::{named, objective};
use clap::{Args, Subcommand};
use command::Failure;
use command::figures::Place;
use command::stop_on_interrupt;
use engine::rng::Rng;
use janggi::Side;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tablebase::claims::{ClaimsFile, OBJECTIVES, WinCount, signatures};
use tablebase::wins::{Family, WinsError, WinsFolder, WinsFolderError};
use tablebase::{BuildError, Folder, FolderError, Objective, Share, Signature, Work};

/// The data file and the documentation page in the source tree.
const PLACE: Place = Place {
    data: "web/src/features/endgames/claims.json",
    page: "docs/engine/endgames.md",
    markers: [
        "<!-- claims: `janggun tables claims report --write` writes them -->\n",
        "<!-- end of the claims -->",
    ],
};
const MEBI: f64 = (1 << 20) as f64;

/// Check common claims about pieces against guards
///
/// Finds the winner and the number of plies, without points. The attacker has guards and up to three pieces outside the
/// palaces; the other side has only guards. Without `--signatures`, solves the signatures of the claims, in which the
/// attacker has no guards.
#[derive(Debug, Subcommand)]
pub(crate) enum What {
    /// Solve, or continue after Ctrl-C
    Solve {
        #[command(flatten)]
        chosen: Chosen,
        /// Number of threads; by default one per core
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
        threads: Option<u16>,
    },
    /// Check random positions against their successors
    Verify {
        #[command(flatten)]
        chosen: Chosen,
        /// Number of positions per signature
        #[arg(long, value_name = "N", default_value_t = 10_000)]
        samples: u32,
    },
    /// Print the results of the solved signatures
    Report {
        /// Folder of the files
        #[arg(long, value_name = "DIR")]
        dir: PathBuf,
        /// Folder of tables built with points, for both colours: also count how often the attacker wins on points
        #[arg(long, value_name = "DIR")]
        tables: Option<PathBuf>,
        /// Write the results into the source tree in this folder: the data file and docs/engine/endgames.md. Results
        /// there that are not in the folder are kept
        #[arg(long)]
        write: bool,
    },
}

/// The selected signatures and objectives.
#[derive(Debug, Args)]
pub(crate) struct Chosen {
    /// Folder of the files
    #[arg(long, value_name = "DIR")]
    dir: PathBuf,
    /// Objectives: mate, mate-facing-draw; both by default
    #[arg(long, value_name = "O")]
    objective: Vec<String>,
    /// Signatures, the attacker first; X and Y stand for any piece outside the palaces, as in KRXY-KAA
    #[arg(long, value_name = "S", value_delimiter = ',')]
    signatures: Vec<String>,
}

impl Chosen {
    fn each(&self) -> Result<Vec<(Signature, Objective)>, Failure> {
        let signatures = match self.signatures.as_slice() {
            [] => signatures(),
            texts => named(texts, "KCNB-KAA, or a class: KRXY-KAA")?,
        };
        let objectives = match self.objective.as_slice() {
            [] => OBJECTIVES.to_vec(),
            names => names.iter().map(|name| objective(name)).collect::<Result<_, _>>()?,
        };
        let with = |signature| objectives.iter().map(move |objective| (signature, *objective));
        Ok(signatures.into_iter().flat_map(with).collect())
    }
}

pub(crate) fn run(what: &What) -> Result<(), Failure> {
    match what {
        What::Solve { chosen, threads } => solve(chosen, *threads),
        What::Verify { chosen, samples } => verify(chosen, *samples),
        What::Report { dir, tables, write } => report(&WinsFolder::new(dir), tables.as_deref(), *write),
    }
}

fn failure(error: &WinsFolderError) -> Failure {
    Failure::work(error.code(), error)
}

fn solve(chosen: &Chosen, threads: Option<u16>) -> Result<(), Failure> {
    let folder = WinsFolder::new(&chosen.dir);
    let stop = stop_on_interrupt();
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let work = Work {
        threads: threads.map_or_else(cores, usize::from),
        stop: &stop,
    };
    for (signature, objective) in chosen.each()? {
        let family = Family::new(signature).ok_or(WinsFolderError::Wins(WinsError::OtherKind(signature)));
        let memory = family.map_err(|error| failure(&error))?.memory() as f64 / MEBI;
        eprintln!("{objective} {signature}: about {memory:.0} MiB of memory, and what a round finds");
        let mut all = 0;
        let solved = folder.solve(signature, objective, &work, |round, found| {
            all += found;
            eprintln!("    round {round}: {found} more wins");
        });
        solved.map_err(|error| failure(&error))?;
        writeln!(
            io::stdout().lock(),
            "{objective} {signature}: solved, {all} wins found now"
        )?;
    }
    Ok(())
}

fn verify(chosen: &Chosen, samples: u32) -> Result<(), Failure> {
    let folder = WinsFolder::new(&chosen.dir);
    for (signature, objective) in chosen.each()? {
        let family = Family::new(signature).ok_or(WinsFolderError::Wins(WinsError::OtherKind(signature)));
        let family = family.map_err(|error| failure(&error))?;
        let (mut positions, mut rng) = (Vec::new(), Rng::new(0));
        let mut number = || rng.next() as usize;
        while positions.len() < samples as usize {
            positions.extend(family.drawn([number(), number()]));
        }
        let read = folder.read_around(signature, objective, &positions);
        let reading = read.map_err(|error| failure(&error))?;
        if let Some(wrong) = positions.iter().find(|position| !reading.is_consistent(position)) {
            let fen = janggi::fen::print(wrong);
            let detail = format!("{objective} {signature}: {fen} contradicts the positions after it");
            return Err(Failure::work("wins_wrong", detail));
        }
        let won = positions.iter().filter(|position| reading.won_in(position).is_some());
        writeln!(
            io::stdout().lock(),
            "{objective} {signature}: {samples} positions are right, {} of them won",
            won.count()
        )?;
    }
    Ok(())
}

fn report(folder: &WinsFolder, tables: Option<&Path>, write: bool) -> Result<(), Failure> {
    let kept = match fs::read_to_string(PLACE.data) {
        Ok(text) if write => {
            let bad = |error| Failure::work("bad_claims_file", format!("{}: {error}", PLACE.data));
            Some(ClaimsFile::read(&text).map_err(bad)?)
        }
        _ => None,
    };
    let tables = tables.map(Folder::new);
    let stop = stop_on_interrupt();
    let work = Work {
        threads: std::thread::available_parallelism().map_or(1, usize::from),
        stop: &stop,
    };
    let file = ClaimsFile::new(
        |signature, objective| match verdict(folder, signature, objective) {
            Ok(verdict) => Ok(Some(verdict)),
            Err(WinsFolderError::Unfinished(_)) => {
                Ok(kept.as_ref().and_then(|kept| kept.verdict(signature, objective)))
            }
            Err(error) => Err(failure(&error)),
        },
        |signature| {
            let counted = tables.as_ref().map(|tables| on_points(tables, signature, &work));
            let kept = || kept.as_ref().and_then(|kept| kept.on_points(signature));
            Ok(counted.transpose()?.flatten().or_else(kept))
        },
    )?;
    write!(io::stdout().lock(), "{}", file.figures())?;
    if write {
        PLACE.write(file.text(), &file.figures())?;
    }
    Ok(())
}

/// Returns the win count of a solved signature. It has no example if the attacker has guards, because those files do
/// not fit in memory.
fn verdict(folder: &WinsFolder, signature: Signature, objective: Objective) -> Result<WinCount, WinsFolderError> {
    if signature.cho.guards > 0 {
        Ok(WinCount::from(folder.count(signature, objective)?))
    } else {
        Ok(WinCount::of(&folder.read(signature, objective)?))
    }
}

/// Returns the shares of positions that the attacker wins on points, as Cho and as Han; `None` if a table is missing.
fn on_points(tables: &Folder, signature: Signature, work: &Work<'_>) -> Result<Option<[Share; 2]>, Failure> {
    let mut shares = [Share::default(); 2];
    let sides = [(signature, Side::Cho), (signature.swapped(), Side::Han)];
    for (share, (signature, attacker)) in shares.iter_mut().zip(sides) {
        let table = match tables.load(Objective::Points, signature) {
            Ok(table) => table,
            Err(FolderError::Build(BuildError::Missing(_))) => return Ok(None),
            Err(error) => return Err(Failure::work(error.code(), &error)),
        };
        let counted = Share::of(&table, Objective::Points, attacker, work);
        *share = counted.ok_or_else(|| Failure::work("stopped", "stopped"))?;
    }
    Ok(Some(shares))
}
