//! Tests of interrupted work and of damaged files.

use super::{WORK, built, signature};
use std::fs;
use std::sync::atomic::AtomicBool;
use tablebase::{Built, Checked, Folder, FolderError, Objective, ProbeError, Tables, Work};

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
fn a_check_goes_on_where_it_was_stopped_and_begins_again_where_bytes_changed() {
    let place = tempfile::tempdir().expect("a folder");
    let folder = built(place.path(), Objective::Points, "KN-KA");
    let wanted = [signature("KN-KA")];
    let stop = AtomicBool::new(false);
    let work = Work {
        threads: 1,
        stop: &stop,
    };
    let stopped = folder.verify(Objective::Points, &wanted, &work, |_, number, _, _| {
        stop.fetch_or(number == 2, std::sync::atomic::Ordering::Relaxed);
    });
    assert_eq!(stopped.expect_err("stopped").code(), "stopped");
    let check = || {
        let (mut before, mut all, mut found) = (0, 0, Vec::new());
        let checked = folder.verify(Objective::Points, &wanted, &WORK, |_, number, _, checked| {
            assert!(checked.verified().faults.is_empty(), "{checked:?}");
            before += usize::from(matches!(checked, Checked::Before(_)));
            all = number;
            found.push(checked.verified().clone());
        });
        checked.expect("right");
        (before, all, found)
    };
    let (before, all, found) = check();
    assert_eq!(before, 2);
    assert!(all > 3 && found.iter().any(|table| table.won > 0), "{found:?}");
    assert_eq!(check(), (all, all, found.clone()));
    // Simulates a receipt for a different table.
    let receipt = folder.file(Objective::Points, wanted[0]).with_extension("verified");
    let text = fs::read_to_string(&receipt).expect("written");
    fs::write(&receipt, text.replace("\"sums\":[\"", "\"sums\":[\"0")).expect("written");
    assert_eq!(check(), (all - 1, all, found));
}

#[test]
fn damaged_files_are_refused() {
    let place = tempfile::tempdir().expect("a folder");
    let folder = built(place.path(), Objective::Points, "KN-K");
    let wanted = signature("KN-K");
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
