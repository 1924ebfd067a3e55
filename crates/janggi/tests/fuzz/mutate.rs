//! Runs a fuzz body with its committed corpus, and then with seeded mutations of it. The inputs are the same on every
//! machine, so a failure can be reproduced.

use std::fs;
use std::path::Path;

use super::random::Rng;

/// Maximum length of a mutated input. Longer ones are truncated, because the bodies test for errors, not for speed.
const LONGEST: usize = 4096;

/// Runs `body` on every file of `fuzz/corpus/<name>`, then on `count` mutations of them. `words` are texts that
/// mutations insert.
pub(crate) fn run(name: &str, words: &[&str], count: usize, body: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../fuzz/corpus")
        .join(name);
    let mut paths: Vec<_> = fs::read_dir(&folder)
        .expect("corpus folder")
        .map(|entry| entry.expect("entry").path())
        .collect();
    paths.sort();
    let corpus: Vec<Vec<u8>> = paths.iter().map(|path| fs::read(path).expect("corpus file")).collect();
    assert!(!corpus.is_empty(), "{name} has no corpus");
    corpus.iter().for_each(|input| body(input));
    let mut rng = Rng(name
        .bytes()
        .fold(20_261_120, |seed, byte| seed.wrapping_mul(31) ^ u64::from(byte)));
    for _ in 0..count {
        let mut input = corpus[rng.below(corpus.len())].clone();
        for _ in 0..=rng.below(6) {
            mutate(&mut input, &corpus, words, &mut rng);
        }
        input.truncate(LONGEST);
        body(&input);
    }
}

fn mutate(input: &mut Vec<u8>, corpus: &[Vec<u8>], words: &[&str], rng: &mut Rng) {
    let at = rng.below(input.len() + 1);
    match rng.below(7) {
        0 if at < input.len() => input[at] ^= 1 << rng.below(8),
        1 if at < input.len() => input[at] = u8::try_from(rng.below(256)).expect("a byte"),
        2 if at < input.len() => drop(input.remove(at)),
        3 => input.insert(at, u8::try_from(rng.below(128)).expect("a byte")),
        4 if !words.is_empty() => drop(input.splice(at..at, words[rng.below(words.len())].bytes())),
        5 => {
            let end = (at + rng.below(12)).min(input.len());
            let piece = input[at..end].to_vec();
            let to = rng.below(input.len() + 1);
            drop(input.splice(to..to, piece));
        }
        _ => {
            let other = &corpus[rng.below(corpus.len())];
            let cut = rng.below(other.len() + 1);
            input.truncate(at);
            input.extend_from_slice(&other[cut..]);
        }
    }
}
