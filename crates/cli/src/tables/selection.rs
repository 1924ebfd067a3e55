//! Selection of tables: arguments shared by `build`, `verify` and `count`, and their parsing.

use clap::Args;
use command::Failure;
use std::path::PathBuf;
use tablebase::{Folder, FolderError, Objective, Signature};

/// The selected tables.
#[derive(Debug, Args)]
pub(super) struct Selection {
    /// Folder of the tables
    #[arg(long, value_name = "DIR")]
    pub(super) dir: PathBuf,
    /// Objective: mate, mate-facing-draw, points, points-facing, points-facing-step; all by default
    #[arg(long, value_name = "O")]
    objective: Vec<String>,
    /// Signatures, with all smaller ones that they depend on. X and Y stand for any piece outside the palaces, as in
    /// KXY-KAA. By default, all with at most `--free` free pieces
    #[arg(long, value_name = "S", value_delimiter = ',')]
    signatures: Vec<String>,
    /// Maximum number of pieces outside the palaces, for both sides together
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(0..=3))]
    free: u8,
    /// Number of threads; by default one per core
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

impl Selection {
    pub(super) fn folder(&self) -> Folder {
        Folder::new(&self.dir)
    }

    pub(super) fn objectives(&self) -> Result<Vec<Objective>, Failure> {
        if self.objective.is_empty() {
            return Ok(Objective::ALL.to_vec());
        }
        self.objective.iter().map(|name| objective(name)).collect()
    }

    pub(super) fn signatures(&self) -> Result<Vec<Signature>, Failure> {
        if self.signatures.is_empty() {
            return Ok(Signature::all_with_free(self.free));
        }
        named(
            &self.signatures,
            "KRAA-KA (K, then of R C N B P A, on both sides), or a class: KXY-KAA",
        )
    }

    pub(super) fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(cores, usize::from)
    }
}

/// Parses signatures and classes of signatures. The error message contains `example`.
pub(super) fn named(texts: &[String], example: &str) -> Result<Vec<Signature>, Failure> {
    let mut list = Vec::new();
    for text in texts {
        let bad = || {
            Failure::usage(
                "bad_signature",
                format!("{text:?} is not a signature; an example is {example}"),
            )
        };
        list.extend(Signature::parse_class(text).ok_or_else(bad)?);
    }
    Ok(list)
}

pub(super) fn objective(name: &str) -> Result<Objective, Failure> {
    Objective::parse(name).ok_or_else(|| {
        let names: Vec<&str> = Objective::ALL.iter().map(|objective| objective.id()).collect();
        let detail = format!("{name:?} is none of {}", names.join(", "));
        Failure::usage("unknown_objective", detail)
    })
}

pub(super) fn failure(error: &FolderError) -> Failure {
    Failure::work(error.code(), error)
}
