//! Work that was stopped goes on, and a file that is not whole is refused.

use super::{WORK, signature};
use std::fs;
use std::sync::atomic::AtomicBool;
use tablebase::{Built, Folder, FolderError, Objective, ProbeError, Tables, Work};

#[test]
fn a_build_goes_on_where_it_was_stopped() {
    let place = tempfile::tempdir().expect("a folder");
    let folder = Folder::new(place.path());
    let stop = AtomicBool::new(false);
    let work = Work {
        threads: 1,
        stop: &stop,
    };
    let wanted = [signature("KN-KA")];
    let stopped = folder.build(Objective::Points, &wanted, &work, |_, number, _, built| {
        let is_made = matches!(built, Built::Made { .. });
        stop.fetch_or(is_made && number == 3, std::sync::atomic::Ordering::Relaxed);
    });
    let error = stopped.expect_err("stopped");
    assert_eq!(error.code(), "stopped");
    let mut kept = 0;
    let made = folder.build(Objective::Points, &wanted, &WORK, |_, _, _, built| {
        kept += usize::from(built == Built::Kept);
    });
    made.expect("made");
    assert_eq!(kept, 3);
}

#[test]
fn damaged_files_are_refused() {
    let place = tempfile::tempdir().expect("a folder");
    let folder = Folder::new(place.path());
    let wanted = signature("KN-K");
    folder
        .build(Objective::Points, &[wanted], &WORK, |_, _, _, _| {})
        .expect("made");
    let path = folder.file(Objective::Points, wanted);
    let whole = fs::read(&path).expect("there");
    let code = |bytes: &[u8]| {
        fs::write(&path, bytes).expect("written");
        match folder.load(Objective::Points, wanted) {
            Err(FolderError::Format(_, error)) => error.code(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(code(&whole[..whole.len() - 1]), "table_damaged");
    assert_eq!(code(&whole[..20]), "no_table_file");
    assert_eq!(code(b"something else"), "no_table_file");
    for at in 0..whole.len() {
        let mut other = whole.clone();
        other[at] ^= 0x10;
        code(&other);
    }
    let other = folder.file(Objective::Points, signature("K-K"));
    assert_eq!(code(&fs::read(other).expect("there")), "other_table");
}

#[test]
fn a_missing_table_is_named() {
    let place = tempfile::tempdir().expect("a folder");
    let folder = Folder::new(place.path());
    let missing = folder.load(Objective::Mate, signature("KR-K")).expect_err("none");
    assert_eq!(missing.code(), "table_missing");
    let start = janggi::Position::xiangqi_start();
    let tables = Tables::new(folder);
    let refused = tables.probe(Objective::Mate, &start).expect_err("no law of Janggi");
    assert!(matches!(refused, ProbeError::OtherMovement));
    let start = start.under(janggi::Movement::Janggi).expect("legal");
    let refused = tables.probe(Objective::Mate, &start).expect_err("too many pieces");
    assert_eq!(refused.code(), "no_table");
}
