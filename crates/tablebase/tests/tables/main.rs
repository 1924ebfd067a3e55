//! Tests of the endgame tables: invariants, self-consistency, and agreement with an independent solver.

mod claims;
mod dead;
mod forward;
mod laws;
mod numbering;
mod probed_position;
mod rules;
mod stopping;
mod wins;

use std::path::Path;
use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;
use tablebase::{Folder, Objective, Signature, Tables, Work};

static GO_ON: AtomicBool = AtomicBool::new(false);

pub(crate) const WORK: Work<'static> = Work {
    threads: 2,
    stop: &GO_ON,
};

pub(crate) fn signature(text: &str) -> Signature {
    Signature::parse(text).expect("a signature")
}

/// Builds the table of one signature, and the tables on which it depends, in the folder `place`.
pub(crate) fn built(place: &Path, objective: Objective, text: &str) -> Folder {
    let folder = Folder::new(place);
    folder
        .build(objective, &[signature(text)], &WORK, |_, _, _, _| {})
        .expect("made");
    folder
}

/// Returns the signatures to test under an objective.
pub(crate) fn signatures(objective: Objective) -> Vec<Signature> {
    let texts: &[&str] = match objective {
        Objective::Mate => &["KRN-K", "KRR-K", "KR-KP", "KC-KC"],
        Objective::MateFacingDraw => &["KRR-K", "KC-KC"],
        Objective::Points => &["KC-KA", "KP-KAA", "KA-KB"],
        Objective::PointsFacing => &["KC-KA", "KN-KAA", "KR-KP"],
        Objective::PointsFacingStep => &["KC-KA", "KP-K"],
    };
    texts.iter().map(|text| signature(text)).collect()
}

/// The tables of [`signatures`], built once for all tests.
pub(crate) struct Made {
    pub(crate) folder: Folder,
    pub(crate) tables: Tables,
    // Deletes the files when dropped.
    _place: tempfile::TempDir,
}

pub(crate) static MADE: LazyLock<Made> = LazyLock::new(|| {
    let place = tempfile::tempdir().expect("a folder");
    let folder = Folder::new(Path::new(place.path()));
    for objective in Objective::ALL {
        let made = folder.build(objective, &signatures(objective), &WORK, |_, _, _, _| {});
        made.expect("made");
    }
    let tables = Tables::new(folder.clone());
    Made {
        folder,
        tables,
        _place: place,
    }
});

/// A pseudo-random number generator (SplitMix64).
pub(crate) struct Numbers(pub(crate) u64);

impl Numbers {
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % end as u64) as usize
    }
}
