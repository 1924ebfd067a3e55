//! Tests that the built-in network, its manifest and the table of training games in `docs/engine/nnue.md` agree.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde_json::Value;
use sha2::{Digest, Sha256};

const PAGE: &str = include_str!("../../../docs/engine/nnue.md");

fn nets() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/engine/nets"))
}

fn names(ending: &str) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(nets())
        .expect("the folder of networks")
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("UTF-8"))
        .filter_map(|name| name.strip_suffix(ending).map(str::to_owned))
        .collect();
    names.sort();
    names
}

fn hexadecimal(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Returns the cells of the table of training games, row by row.
fn rows() -> Vec<Vec<String>> {
    let cells = |row: &str| -> Vec<String> {
        row.trim_matches('|')
            .split('|')
            .map(|cell| cell.trim().replace('`', ""))
            .collect()
    };
    PAGE.lines()
        .skip_while(|line| !line.starts_with("| round |"))
        .skip(2)
        .take_while(|line| line.starts_with('|'))
        .map(cells)
        .collect()
}

#[test]
fn every_network_in_the_tree_has_its_manifest_and_no_manifest_is_left_behind() {
    assert_eq!(names(".nnue"), names(".nnue.json"));
    assert_eq!(names(".nnue").len(), 1);
}

#[test]
fn the_table_of_training_games_has_the_chunks_of_the_manifest() {
    let name = &names(".nnue")[0];
    let text = fs::read_to_string(nets().join(format!("{name}.nnue.json"))).expect("a manifest");
    let manifest: Value = serde_json::from_str(&text).expect("JSON");
    let file = fs::read(nets().join(format!("{name}.nnue"))).expect("a network");
    let hash = hexadecimal(&file);
    assert_eq!(manifest["sha256"], hash.as_str());
    assert!(PAGE.contains(&format!("`{name}`, built in")) && PAGE.contains(&format!("`{}…`", &hash[..12])));
    let sources = manifest["training"]["dataset"]["sources"].as_array().expect("a list");
    let chunks: BTreeMap<&str, &Value> = sources
        .iter()
        .map(|source| (source["file"].as_str().expect("a name"), source))
        .collect();
    let (mut checked, mut rounds) = (0, 0);
    for row in rows() {
        let [_, _, _, rules, commit, seeds, positions, check] = &row[..] else {
            panic!("{row:?} has not eight cells");
        };
        let (first, last) = seeds.split_once('–').expect("a range");
        let seeds: Vec<u64> = (first.parse().expect("a seed")..=last.parse().expect("a seed")).collect();
        let chunks: Vec<&Value> = seeds
            .iter()
            .filter_map(|seed| chunks.get(format!("{rules}-{commit}-{seed}.jgd").as_str()).copied())
            .collect();
        if chunks.is_empty() {
            continue;
        }
        assert_eq!(chunks.len(), seeds.len(), "{row:?}");
        let sum: u64 = chunks
            .iter()
            .map(|chunk| chunk["positions"].as_u64().expect("a count"))
            .sum();
        assert_eq!(sum.to_string(), positions.replace(',', ""), "{row:?}");
        let sums: String = chunks
            .iter()
            .map(|chunk| format!("{}\n", chunk["sha256"].as_str().expect("a hash")))
            .collect();
        assert_eq!(&hexadecimal(sums.as_bytes())[..12], check, "{row:?}");
        checked += chunks.len();
        rounds += 1;
    }
    assert_eq!(checked, sources.len(), "chunks that no row names");
    assert!(rounds >= 4, "only {rounds} rows");
}
