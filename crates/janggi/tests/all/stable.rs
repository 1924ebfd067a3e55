//! Tests of values that must not change, stored in `testdata/stable`: hashes and packed bytes of positions, codes, the
//! values of every revision of every preset, and analyses. The message of a failure states whether the change requires
//! a new major or minor version. `JANGGUN_WRITE=1` writes the current codes and preset values.
#![cfg(feature = "json")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use janggi::record::analysis::{self, Analysis};
use janggi::record::gib::Layout;
use janggi::record::{FileReader, RecordFormat, print, read};
use janggi::ruleset::{self, Coded};
use janggi::{Position, Preset, fen};
use serde_json::{Map, Value, json};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/stable")
}

/// Compares the values with those of the file, by name. Each is a set of codes or a single value.
fn pinned(file: &str, now: &Map<String, Value>) {
    let path = folder().join(file);
    if std::env::var_os("JANGGUN_WRITE").is_some() {
        let rows: Vec<String> = now
            .iter()
            .map(|(name, value)| format!(" {}: {value}", json!(name)))
            .collect();
        fs::write(&path, format!("{{\n{}\n}}\n", rows.join(",\n"))).expect("stable data can be written");
    }
    let then: Map<String, Value> = serde_json::from_str(&fs::read_to_string(&path).expect(file)).expect("JSON");
    let steps = steps(&then, now);
    assert!(steps.is_empty(), "testdata/stable/{file}:\n{}", steps.join("\n"));
}

/// Describes the changes, each with the kind of version (major or minor) that it requires.
fn steps(then: &Map<String, Value>, now: &Map<String, Value>) -> Vec<String> {
    let mut steps = Vec::new();
    for (name, old) in then {
        match (old, now.get(name)) {
            (_, None) => steps.push(format!("MAJOR: {name} is gone")),
            (Value::Array(old), Some(Value::Array(new))) => {
                let gone = old.iter().filter(|word| !new.contains(word));
                steps.extend(gone.map(|word| format!("MAJOR: {name} has lost {word}")));
                let more = new.iter().filter(|word| !old.contains(word));
                steps.extend(more.map(|word| format!("MINOR: {name} has the new {word}; pin it with JANGGUN_WRITE=1")));
            }
            (old, Some(new)) if old != new => steps.push(format!("MAJOR: {name} was {old} and is {new}")),
            (_, Some(_)) => {}
        }
    }
    let more = now.keys().filter(|name| !then.contains_key(*name));
    steps.extend(more.map(|name| format!("MINOR: {name} is new; pin it with JANGGUN_WRITE=1")));
    steps
}

#[test]
fn hashes_and_packed_bytes_never_change() {
    let text = fs::read_to_string(folder().join("positions.json")).expect("positions.json");
    let rows: Vec<Value> = serde_json::from_str(&text).expect("JSON");
    for row in &rows {
        let text = row["fen"].as_str().expect("a FEN");
        let position = Position::try_from(fen::parse(text).expect(text)).expect(text);
        let bytes: String = position.pack().iter().map(|byte| format!("{byte:02x}")).collect();
        let now = json!({"fen": fen::print(&position), "hash": format!("{:016x}", position.hash()), "packed": bytes});
        assert_eq!(
            &now, row,
            "MAJOR: stored hashes and packed positions lose their meaning"
        );
    }
    assert!(rows.len() >= 13);
}

#[test]
fn codes_never_change() {
    let mut codes = BTreeMap::new();
    for path in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        collect(&fs::read_to_string(&path).expect("source"), &mut codes);
    }
    let mut now: Map<String, Value> = codes
        .into_iter()
        .map(|(name, codes)| (name, codes.into_iter().collect()))
        .collect();
    now.insert(
        "Field".to_owned(),
        ruleset::Field::ALL.map(ruleset::Field::path).into_iter().collect(),
    );
    words::<ruleset::AllowedSetups>("AllowedSetups", &mut now);
    words::<ruleset::Matsang>("Matsang", &mut now);
    words::<ruleset::DrawOrPoints>("DrawOrPoints", &mut now);
    words::<ruleset::BikjangGate>("BikjangGate", &mut now);
    words::<ruleset::GeneralCapture>("GeneralCapture", &mut now);
    words::<ruleset::ResolveBy>("ResolveBy", &mut now);
    words::<ruleset::BikjangInCheck>("BikjangInCheck", &mut now);
    words::<ruleset::RepetitionResult>("RepetitionResult", &mut now);
    words::<ruleset::ShuttleResult>("ShuttleResult", &mut now);
    words::<ruleset::BothBelow30>("BothBelow30", &mut now);
    words::<ruleset::LeagueScore>("LeagueScore", &mut now);
    words::<ruleset::CheckedSide>("CheckedSide", &mut now);
    words::<ruleset::DeadPosition>("DeadPosition", &mut now);
    words::<ruleset::Touch>("Touch", &mut now);
    words::<ruleset::Stopped>("Stopped", &mut now);
    words::<ruleset::Movement>("Movement", &mut now);
    words::<ruleset::PassAllowed>("PassAllowed", &mut now);
    words::<ruleset::ChaserLoses>("ChaserLoses", &mut now);
    assert!(now.len() > 25, "{:?}", now.keys());
    pinned("codes.json", &now);
}

fn words<T: Coded>(name: &str, now: &mut Map<String, Value>) {
    now.insert(name.to_owned(), T::ALL.iter().map(|value| value.code()).collect());
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of sources");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] })
        .collect()
}

/// Collects the strings that public `code` and `id` functions return, by type. Reading the source finds all of them.
fn collect(source: &str, codes: &mut BTreeMap<String, BTreeSet<String>>) {
    let (mut owner, mut inside) = ("", false);
    for line in source.lines() {
        if let Some(name) = line.strip_prefix("impl ") {
            owner = name.split_whitespace().next().unwrap_or_default();
        }
        inside = match line.trim_start() {
            text if text.contains("fn code(") || text.contains("fn id(") => line.starts_with("    pub"),
            "}" if line == "    }" => false,
            _ => inside,
        };
        if inside && let Some((_, code)) = line.split_once("=> \"") {
            let code = code.split('"').next().unwrap_or_default();
            codes.entry(owner.to_owned()).or_default().insert(code.to_owned());
        }
    }
}

/// A revision of a preset keeps its values, because games refer to it as `id@revision`.
#[test]
fn values_of_a_revision_never_change() {
    let now = Preset::ALL.map(|preset| {
        let name = format!("{}@{}", preset.id(), preset.revision());
        (name, preset.rules().to_value())
    });
    let earlier = Preset::ALL.into_iter().flat_map(|preset| {
        (1..preset.revision()).map(move |revision| {
            let name = format!("{}@{revision}", preset.id());
            let rules = Preset::rules_of(&name).expect("an earlier revision");
            (name, rules.to_value())
        })
    });
    pinned("presets.json", &now.into_iter().chain(earlier).collect());
}

#[test]
fn every_change_is_noticed() {
    let map = |value: Value| value.as_object().expect("an object").clone();
    let then = map(json!({"Cause": ["mate", "resigned"], "kakao@1": {"deom_half": 3}}));
    assert_eq!(steps(&then, &then), [""; 0]);
    for (now, step) in [
        (json!({"Cause": ["mate"], "kakao@1": {"deom_half": 3}}), "MAJOR"),
        (
            json!({"Cause": ["mate", "resigned"], "kakao@1": {"deom_half": 4}}),
            "MAJOR",
        ),
        (json!({"Cause": ["mate", "resigned"]}), "MAJOR"),
        (
            json!({"Cause": ["mate", "resigned", "x"], "kakao@1": {"deom_half": 3}}),
            "MINOR",
        ),
        (
            json!({"Cause": ["mate", "resigned"], "kakao@1": {"deom_half": 3}, "kakao@2": {}}),
            "MINOR",
        ),
    ] {
        let found = steps(&then, &map(now));
        assert!(found.len() == 1 && found[0].starts_with(step), "{found:?}");
    }
}

/// The analyses were made by the web app at commit 12e2a1a.
/// `web/src/features/analysis-page/yesterday.test.ts` opens them too.
#[test]
fn stored_analyses_open_and_are_written_the_same() {
    let rows = fs::read_to_string(folder().join("analyses.jsonl")).expect("analyses.jsonl");
    let mut seen = BTreeSet::new();
    for row in rows.lines() {
        let row: Value = serde_json::from_str(row).expect("a row");
        let text = row["text"].as_str().expect("an analysis");
        let analysis = analysis::read(text).expect(text);
        let written = analysis.print();
        let value = |text: &str| serde_json::from_str::<Value>(text).expect("JSON");
        assert_eq!(value(&written), value(text));
        // A text with `judged` may be written differently; all others must be equal byte by byte.
        assert!(written == text || text.contains("\"judged\":"), "{written}");
        let reading = analysis.reading().expect(text);
        assert_eq!(reading.fault, None, "{text}");
        // Converting to a record and back loses nothing.
        let mut then: Value = serde_json::from_str(text).expect("JSON");
        let again = Analysis::of(&reading.record, &then["rules"]).print();
        let now: Value = serde_json::from_str(&again).expect("JSON");
        if then.get("outcome").is_none() {
            then["outcome"] = json!({"winner": null, "reason": "unstated"});
        }
        assert_eq!(now, then);
        assert_eq!(reading.record.judged.is_some(), then.get("judged").is_some(), "{text}");
        let kinds = [
            "\"c\":",
            "\"g\":",
            "\"s\":",
            "\"t\":",
            "\"judged\":",
            "\"root\":",
            "\"margin_half\":",
        ];
        seen.extend(kinds.into_iter().filter(|kind| text.contains(kind)));
        for format in [RecordFormat::Pgn, RecordFormat::Json] {
            let file = print(&reading.record, format, Layout::default()).expect("a law that it can say");
            let mut games = Vec::new();
            let mut reader = FileReader::new(Some(format));
            reader.feed(file.as_bytes(), |format, raw| {
                games.push(read(format, &raw).expect(&file))
            });
            reader.finish(|format, raw| games.push(read(format, &raw).expect(&file)));
            assert_eq!(games.len(), 1, "{file}");
            assert_eq!(
                (&games[0].fault, &games[0].record.tree),
                (&None, &reading.record.tree),
                "{file}"
            );
        }
    }
    assert_eq!(seen.len(), 7, "{seen:?}");
}

#[test]
fn what_is_no_analysis_is_refused_and_a_newer_one_told() {
    let code = |text: &str| analysis::read(text).map_or_else(|fault| fault.kind.code(), |_| "-");
    let start = "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1";
    let good =
        json!({"v": 1, "movement": "janggi", "rules": "kakao", "start": start, "line": [["e2e3", {"k": 5}, ["e2d2"]]]});
    assert_eq!(code(&good.to_string()), "-");
    for needed in ["v", "start", "movement", "rules", "line"] {
        let mut without = good.clone();
        without.as_object_mut().expect("an object").remove(needed);
        assert_eq!(code(&without.to_string()), "bad_json", "{needed}");
    }
    for (field, value, expected) in [
        ("v", json!(0), "bad_json"),
        ("v", json!(3), "newer_version"),
        ("start", json!("x"), "bad_fen"),
        ("movement", json!("go"), "bad_json"),
        ("rules", json!(1), "bad_json"),
        ("tags", json!([["a"]]), "bad_json"),
        ("tags", json!([["a", 1]]), "bad_json"),
        ("outcome", json!("won"), "bad_json"),
        ("judged", json!({}), "bad_json"),
        ("root", json!({"x": 1}), "bad_json"),
        ("root", json!({"c": 1}), "bad_json"),
        ("root", json!({"g": [256]}), "bad_json"),
        ("root", json!({"s": ["pa1b1"]}), "bad_json"),
        ("root", json!({"s": ["Ga1b1"]}), "bad_json"),
        ("root", json!({"s": ["ga1"]}), "bad_json"),
        ("root", json!({"t": -1}), "bad_json"),
        ("line", json!("e2e3"), "bad_json"),
        ("line", json!(["a4a11"]), "bad_json"),
        ("line", json!(["a4a5x"]), "bad_json"),
        ("line", json!([["e2e3"]]), "bad_json"),
        ("line", json!([["e2e3", {}, ["a4"]]]), "bad_json"),
        ("more", json!(1), "bad_json"),
    ] {
        let mut other = good.clone();
        other[field] = value.clone();
        assert_eq!(code(&other.to_string()), expected, "{field}: {value}");
    }
    let deep = format!("{}{}", "[[\"e2e3\",{},".repeat(4_000), "]]".repeat(4_000));
    assert_eq!(code(&good.to_string().replace("\"e2d2\"", &deep)), "bad_json");
    // An analysis may still contain illegal moves; reading it reports the first.
    let reading = analysis::read(&good.to_string().replace("e2e3", "e2e9"))
        .expect("one")
        .reading()
        .expect("a start");
    assert_eq!(
        reading.fault.map(|fault| (fault.ply, fault.kind.code())),
        Some((Some(1), "illegal_move"))
    );
}
