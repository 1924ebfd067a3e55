//! Tests that the generated files are up to date, and that English messages use straight quotation marks. With
//! `JANGGUN_WRITE=1`, the generated files are written instead of compared.

use std::path::Path;

use catalogue::Catalogue;

#[test]
fn up_to_date() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let catalogue = Catalogue::read(&root).unwrap_or_else(|faults| {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        panic!("{} faults in the messages:\n{}", faults.len(), faults.join("\n"));
    });
    for (path, text) in catalogue.output() {
        let file = root.join(&path);
        if std::env::var_os("JANGGUN_WRITE").is_some() {
            std::fs::create_dir_all(file.parent().expect("a folder")).expect("the folder can be made");
            std::fs::write(&file, text).expect("the file can be written");
        } else {
            let there = std::fs::read_to_string(&file).unwrap_or_default();
            assert!(there == text, "{} is stale: run `cargo xtask generate`", path.display());
        }
    }
}

#[test]
fn english_is_written_with_straight_quotation_marks() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../texts/en");
    for entry in std::fs::read_dir(folder).expect("the English messages") {
        let path = entry.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a file of messages");
        for line in text.lines() {
            let mixed = line.contains(['\u{2018}', '\u{2019}', '\u{201c}', '\u{201d}']);
            assert!(!mixed, "{}: write ' and \" in {line}", path.display());
        }
    }
}
