//! Runs the `room_commands` fuzz target on stable Rust, with the committed corpus and seeded mutations of it.

#[path = "../../../../fuzz/bodies/room_commands.rs"]
mod body;

use std::fs;
use std::path::Path;

use body::{Reached, room_commands};

const MUTATIONS: u64 = 20_000;

/// A seeded xorshift generator.
struct Seeded(u64);

impl Seeded {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() % bound.max(1) as u64).expect("below a usize")
    }

    fn byte(&mut self) -> u8 {
        self.next().to_le_bytes()[3]
    }
}

fn corpus() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/room_commands");
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the corpus is committed")
        .map(|entry| entry.expect("a readable folder").path())
        .collect();
    files.sort();
    files
        .iter()
        .map(|file| fs::read(file).expect("a readable file"))
        .collect()
}

fn mutate(seeded: &mut Seeded, corpus: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = corpus[seeded.below(corpus.len())].clone();
    for _ in 0..=seeded.below(6) {
        let place = seeded.below(bytes.len() + 1);
        match seeded.below(5) {
            0 => bytes.truncate(place),
            1 => bytes.insert(place, seeded.byte()),
            2 => {
                let other = &corpus[seeded.below(corpus.len())];
                bytes.splice(place.., other[other.len().min(place)..].iter().copied());
            }
            _ => {
                if let Some(byte) = bytes.get_mut(place) {
                    *byte = seeded.byte();
                }
            }
        }
    }
    bytes.truncate(600);
    bytes
}

fn join(all: Reached, one: Reached) -> Reached {
    Reached {
        done: all.done + one.done,
        refused: all.refused + one.refused,
        repeated: all.repeated + one.repeated,
        plies: all.plies.max(one.plies),
        over: all.over || one.over,
        rematched: all.rematched || one.rematched,
    }
}

#[test]
fn no_stream_of_commands_breaks_a_room() {
    let corpus = corpus();
    assert!(corpus.len() >= 16, "the corpus is there");
    let mut seeded = Seeded(0x6A61_6E67_6775_6E00);
    let mut reached = corpus
        .iter()
        .map(|bytes| room_commands(bytes))
        .fold(Reached::default(), join);
    for _ in 0..MUTATIONS {
        reached = join(reached, room_commands(&mutate(&mut seeded, &corpus)));
    }
    println!("{MUTATIONS} mutations of {} inputs: {reached:?}", corpus.len());
    assert!(reached.over && reached.rematched && reached.plies >= 30, "{reached:?}");
    assert!(reached.done > 100_000 && reached.refused > 100_000, "{reached:?}");
}
