//! Tests with files written by earlier releases.
//!
//! Games in their databases must have the same verdicts and ratings, and record files must be read in the same way.

use flate2::read::GzDecoder;
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use store::sqlite::{DATABASE_FILE, SqliteStore};

const RELEASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../server/tests/testdata/yesterday");

fn releases() -> Vec<PathBuf> {
    let entries = fs::read_dir(RELEASES).expect("a folder");
    let folders: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.is_dir())
        .collect();
    assert!(!folders.is_empty());
    folders
}

fn run(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_janggun"));
    command.args(arguments).output().expect("the binary under test starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("output is UTF-8")
}

/// Returns a copy of the release's database, migrated by the current program.
fn migrated(release: &Path) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let mut bytes = Vec::new();
    GzDecoder::new(File::open(release.join("janggun.db.gz")).expect("a database"))
        .read_to_end(&mut bytes)
        .expect("it is packed with gzip");
    fs::write(folder.path().join(DATABASE_FILE), bytes).expect("a copy");
    drop(SqliteStore::open(folder.path()).expect("it migrates"));
    folder
}

#[test]
fn every_game_is_judged_and_rated_as_it_was() {
    for release in releases() {
        let folder = migrated(&release);
        let data = folder.path().to_str().expect("a path");
        for arguments in [&["verify", "--data", data][..], &["ratings", "check", "--data", data]] {
            let output = run(arguments);
            assert!(
                output.status.success(),
                "{arguments:?} {release:?}: {}{}",
                text(&output.stdout),
                text(&output.stderr)
            );
        }
    }
}

/// Next to each file is a `.read` file with the JSON that the release read from it. This program converts both to its
/// current JSON before they are compared, because glyphs and drawings used to be in comments.
#[test]
fn every_record_file_reads_as_it_did() {
    for release in releases() {
        let mut read = 0;
        for entry in fs::read_dir(release.join("records")).expect("a folder") {
            let file = entry.expect("an entry").path();
            let Some(name) = file.to_str().filter(|name| !name.ends_with(".read")) else {
                continue;
            };
            let reading = |file: &[&str]| {
                let output = run(&[&["convert", "--to", "json"], file].concat());
                assert!(output.status.success(), "{name}: {}", text(&output.stderr));
                text(&output.stdout).to_owned()
            };
            let before = reading(&["--from", "json", &format!("{name}.read")]);
            assert_eq!(reading(&[name]), before);
            read += 1;
        }
        assert!(read >= 8, "{read} in {release:?}");
    }
}
