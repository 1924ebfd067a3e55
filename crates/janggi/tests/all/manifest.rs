//! Runs every file listed in `testdata/manifest.json` according to its kind, as the tests in other languages do.
#![cfg(all(feature = "json", feature = "cp949"))]

use std::collections::BTreeSet;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use janggi::api;
use janggi::notation::Notation;
use janggi::perft::rules::perft;
use janggi::record::{Reason, RecordOutcome, gib};
use janggi::{Position, Preset, Square, Start, fen};
use serde_json::{Value, json};

fn path(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata").join(file)
}

fn read(file: &str) -> String {
    let bytes = fs::read(path(file)).expect(file);
    if !file.ends_with(".gz") {
        return String::from_utf8(bytes).expect("UTF-8");
    }
    let mut text = String::new();
    GzDecoder::new(bytes.as_slice())
        .read_to_string(&mut text)
        .expect("gzip");
    text
}

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

fn position(text: &str) -> Position {
    Position::try_from(fen::parse(text).expect(text)).expect(text)
}

fn judged(line: &Value) -> Value {
    parsed(&api::judge(&line.to_string()))
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

/// Returns the lines of a table that are not comments.
fn rows(table: &str) -> impl Iterator<Item = &str> {
    table.lines().filter(|line| !line.starts_with('#'))
}

fn run_perft(file: &str, most: u64) -> usize {
    let data = parsed(&read(file));
    let usual = json!([{"fen": "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1", "nodes": data["start"]}]);
    let lists = [&usual, &data["setups"], &data["positions"]];
    let mut cases = 0;
    for entry in lists.into_iter().flat_map(|list| list.as_array().expect("a list")) {
        let start = Start::Fen(position(text(&entry["fen"])));
        for (preset, counts) in entry["nodes"].as_object().expect("presets") {
            let rules = Preset::parse(preset).expect("a preset").rules();
            for (depth, count) in (1..).zip(counts.as_array().expect("counts")) {
                let wanted = count.as_u64().expect("a count");
                if wanted <= most {
                    assert_eq!(perft(&rules, &start, depth), Ok(wanted), "{preset} {depth} {entry}");
                    cases += 1;
                }
            }
        }
    }
    cases
}

/// Returns whether `whole` contains every value of `part`.
fn covers(whole: &Value, part: &Value) -> bool {
    match (whole, part) {
        (Value::Object(whole), Value::Object(part)) => part
            .iter()
            .all(|(name, value)| whole.get(name).is_some_and(|found| covers(found, value))),
        (Value::Array(whole), Value::Array(part)) => {
            whole.len() == part.len() && whole.iter().zip(part).all(|(whole, part)| covers(whole, part))
        }
        _ => whole == part,
    }
}

fn holds(answer: &Value, name: &str, wanted: &Value) -> bool {
    let legal = || answer["legal"].as_array().cloned().unwrap_or_default();
    let listed = || wanted.as_array().expect("a list");
    match name {
        "legal_count" => wanted == legal().len(),
        "has" => listed().iter().all(|mv| legal().contains(mv)),
        "lacks" => !listed().iter().any(|mv| legal().contains(mv)),
        "outcome" => answer["verdict"].get("outcome").unwrap_or(&Value::Null) == wanted,
        "code" | "rule" => &answer["verdict"][name] == wanted,
        "facts" => covers(&answer["verdict"]["facts"], wanted),
        "error" => wanted.as_object().expect("an object").iter().all(|(name, value)| {
            let error = &answer["error"];
            value
                == if name == "reason" {
                    &error["facts"]["reason"]
                } else {
                    &error[name]
                }
        }),
        other => covers(&answer[other], wanted),
    }
}

fn run_judge(file: &str) -> usize {
    let lines = read(file);
    for line in lines.lines() {
        let row = parsed(line);
        let mut request = row.as_object().expect("an object").clone();
        request.retain(|name, _| !matches!(name.as_str(), "case" | "expect" | "comment" | "source"));
        let answer = judged(&Value::Object(request));
        for (name, wanted) in row["expect"].as_object().expect("an object") {
            assert!(
                holds(&answer, name, wanted),
                "{}: {name} is not {wanted}: {answer}",
                row["case"]
            );
        }
    }
    lines.lines().count()
}

fn run_positions(file: &str) -> usize {
    let lines = read(file);
    for line in lines.lines() {
        let row = parsed(line);
        let answer = judged(&json!({
            "rules": row["rules"], "fen": row["fen"], "moves": row["moves"], "claims": "last",
        }));
        for (name, wanted) in row["expect"].as_object().expect("an object") {
            assert!(holds(&answer, name, wanted), "{row}: {name} is not {wanted}: {answer}");
        }
    }
    lines.lines().count()
}

fn run_movement(file: &str) -> usize {
    let table = read(file);
    let mut cases = 0;
    for row in rows(&table).skip(1) {
        let [id, fen, from, goals, _] = row.splitn(5, ',').collect::<Vec<_>>().try_into().expect("columns");
        let answer = judged(&json!({"rules": "fsf-casual", "fen": fen}));
        let found: BTreeSet<String> = answer["legal"]
            .as_array()
            .expect("legal")
            .iter()
            .map(|mv| Square::parse_prefix(text(mv)).expect("a step"))
            .filter(|(at, to)| at.to_string() == from && *to != from)
            .map(|(_, to)| to.to_owned())
            .collect();
        let wanted: BTreeSet<String> = goals.split_whitespace().map(ToOwned::to_owned).collect();
        assert_eq!(found, wanted, "{id}");
        cases += 1;
    }
    cases
}

fn run_stable_positions(file: &str) -> usize {
    let list = parsed(&read(file));
    let list = list.as_array().expect("a list");
    for row in list {
        let position = position(text(&row["fen"]));
        assert_eq!(format!("{:016x}", position.hash()), text(&row["hash"]));
        let packed = position.pack();
        let digits: String = packed.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(digits, text(&row["packed"]));
        assert_eq!(Position::unpack(&packed), Ok(position));
    }
    list.len()
}

fn run_notation(file: &str) -> usize {
    let table = read(file);
    let mut cases = 0;
    for row in rows(&table) {
        let [start, korean, moves, end] = row.split(',').collect::<Vec<_>>().try_into().expect("columns");
        let mut position = position(start);
        let mut words = korean.split(' ').filter(|word| !word.is_empty());
        for word in moves.split(' ') {
            let mv = Notation::Uci.parse(word, &position).expect(word);
            for notation in Notation::ALL {
                let written = notation.print(mv, &position);
                assert_eq!(notation.parse(&written, &position), Ok(mv), "{written}");
            }
            if let Some(word) = words.next() {
                assert_eq!(Notation::Korean.print(mv, &position), word);
            }
            position.play_unchecked(mv);
        }
        assert_eq!(fen::print(&position), end);
        cases += 1;
    }
    cases
}

fn run_gib(file: &str) -> usize {
    let folder = path(file).parent().expect("a folder").to_owned();
    let table = read(file);
    let mut cases = 0;
    for row in rows(&table).skip(1) {
        let [name, number, wanted] = row.splitn(3, ',').collect::<Vec<_>>().try_into().expect("columns");
        let games = gib::split(&fs::read(folder.join(name)).expect(name));
        let number: usize = number.parse().expect("a number");
        let found = match gib::read(&games[number - 1]) {
            Err(fault) => format!("{},0,,,", fault.kind.code()),
            Ok(read) => format!(
                "{},{},{},{}",
                read.fault.as_ref().map_or("-", |fault| fault.kind.code()),
                read.record.tree.len(),
                outcome(read.record.outcome),
                read.notes
                    .iter()
                    .map(|note| note.code())
                    .collect::<BTreeSet<_>>()
                    .into_iter()
                    .collect::<Vec<_>>()
                    .join(" "),
            ),
        };
        assert_eq!(found, wanted, "{name} game {number}");
        cases += 1;
    }
    cases
}

/// Returns the winner and the reason as in `expected.csv`, such as `han,points 5.5`.
fn outcome(outcome: RecordOutcome) -> String {
    let margin = match outcome.reason {
        Reason::Points(Some(margin)) => format!(" {margin}"),
        _ => String::new(),
    };
    format!("{},{}{margin}", outcome.winner.code(), outcome.reason.code())
}

#[test]
fn every_file_of_the_manifest() {
    let manifest = parsed(&read("manifest.json"));
    let (mut all, mut wrong) = (0, Vec::new());
    for entry in manifest["files"].as_array().expect("files") {
        let file = text(&entry["file"]);
        let kind = text(&entry["kind"]);
        let cases = match kind {
            "perft" => run_perft(file, entry["most_nodes"].as_u64().expect("most_nodes")),
            "judge" => run_judge(file),
            "positions" => run_positions(file),
            "movement" => run_movement(file),
            "stable-positions" => run_stable_positions(file),
            "notation" => run_notation(file),
            "gib" => run_gib(file),
            other => panic!("{file}: no runner for the kind {other}"),
        };
        println!("{cases:5} {kind:16} {file}");
        if entry["cases"] != cases {
            wrong.push(format!("{file} has {cases} cases, not {}", entry["cases"]));
        }
        all += cases;
    }
    println!("{all} cases");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
