//! Counts the results in chunks of opening games.
//!
//! Chunks with the same rule set and deom form a set. They must also agree on the program's revision, the evaluation,
//! the number of nodes per ply and the number of games.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use janggi::{HalfPoints, Preset};
use sha2::{Digest, Sha256};

use crate::datagen::chunk::{Chunk, ChunkError, Header, Purpose};
use crate::openings::file::{GameSet, Provenance, Statistics};
use crate::openings::seen::{Seen, Unusable};
use crate::openings::tally::Tally;

/// Reason why a chunk cannot be counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CollectError {
    /// The chunk is invalid, or a game in it contains an illegal action.
    Chunk(ChunkError),
    /// The games were played for training, or contain random moves.
    Training,
    /// The chunk has a different revision, evaluation, number of nodes or number of games than the rest of its set.
    Mixed(Box<Header>),
    /// The set already contains a chunk with this seed.
    Twice(u64),
}

impl CollectError {
    /// Returns a stable code for this error.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            CollectError::Chunk(error) => error.code(),
            CollectError::Training => "training_games",
            CollectError::Mixed(_) => "mixed_sources",
            CollectError::Twice(_) => "counted_twice",
        }
    }
}

impl fmt::Display for CollectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CollectError::Chunk(error) => error.fmt(f),
            CollectError::Training => {
                f.write_str("these games begin with random moves; `janggun-lab openings play` makes others")
            }
            CollectError::Mixed(header) => write!(f, "other chunks have another origin than this one: {header}"),
            CollectError::Twice(seed) => write!(f, "two chunks have the seed {seed}"),
        }
    }
}

impl std::error::Error for CollectError {}

/// A set of games that is still being counted.
#[derive(Debug)]
struct Growing {
    like: Header,
    hashes: BTreeMap<u64, [u8; 32]>,
    tally: Tally,
}

/// Sets of games by rule set and deom, counted chunk by chunk.
#[derive(Debug, Default)]
pub struct Collection {
    sets: BTreeMap<(&'static str, i32), Growing>,
}

impl Collection {
    /// Counts the games of a chunk. On an error, none of them are counted.
    ///
    /// # Errors
    /// [`CollectError`] if the chunk is invalid, contains training games, was already counted, or does not fit the rest
    /// of its set.
    pub fn add(&mut self, bytes: &[u8]) -> Result<(), CollectError> {
        let chunk = Chunk::from_bytes(bytes).map_err(CollectError::Chunk)?;
        let header = chunk.header;
        let Purpose::Openings { deom } = header.purpose else {
            return Err(CollectError::Training);
        };
        let rules = header.purpose.rules(header.rules);
        let mut games = Vec::with_capacity(chunk.games.len());
        for (game, record) in (0..).zip(&chunk.games) {
            let seen = Seen::in_chunk(record, &rules).map_err(|error| match error {
                Unusable::Illegal(ply) => CollectError::Chunk(ChunkError::Illegal { game, ply }),
                Unusable::RandomMoves => CollectError::Training,
            })?;
            games.push(seen);
        }
        let set = self.sets.entry((header.rules.id(), deom.0)).or_insert_with(|| Growing {
            like: header.clone(),
            hashes: BTreeMap::new(),
            tally: Tally::default(),
        });
        let origin = |header: &Header| {
            (
                header.nodes,
                header.evaluation.clone(),
                header.commit.clone(),
                header.games,
            )
        };
        if origin(&set.like) != origin(&header) {
            return Err(CollectError::Mixed(Box::new(header)));
        }
        if set.hashes.contains_key(&header.seed) {
            return Err(CollectError::Twice(header.seed));
        }
        set.hashes.insert(header.seed, Sha256::digest(bytes).into());
        for game in &games {
            set.tally.add(game);
        }
        Ok(())
    }

    /// Returns the sets with their rule set's own deom, then the others, each group in the order of [`Preset::ALL`].
    #[must_use]
    pub fn statistics(self) -> Statistics {
        let mut sets: Vec<GameSet> = self
            .sets
            .into_iter()
            .map(|((_, deom), set)| GameSet {
                rules: set.like.rules,
                deom: HalfPoints(deom),
                provenance: provenance(&set),
                tally: set.tally,
            })
            .collect();
        sets.sort_by_key(|set| {
            let rank = Preset::ALL.iter().position(|preset| *preset == set.rules);
            (set.deom != set.rules.rules().deom, rank, set.deom.0)
        });
        Statistics { sets }
    }
}

fn provenance(set: &Growing) -> Provenance {
    let mut digest = Sha256::new();
    set.hashes.values().for_each(|hash| digest.update(hash));
    let sha256 = digest.finalize().iter().fold(String::new(), |mut text, byte| {
        // Writing to a String cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    });
    Provenance {
        nodes: set.like.nodes,
        evaluation: set.like.evaluation.clone(),
        commit: set.like.commit.clone(),
        seeds: ranges(set.hashes.keys().copied()),
        sha256,
    }
}

/// Formats ascending numbers as ranges, such as `1-4,7`.
fn ranges(numbers: impl Iterator<Item = u64>) -> String {
    let mut found: Vec<(u64, u64)> = Vec::new();
    for number in numbers {
        match found.last_mut() {
            Some((_, end)) if *end + 1 == number => *end = number,
            _ => found.push((number, number)),
        }
    }
    let texts: Vec<String> = found
        .iter()
        .map(|(first, end)| {
            if first == end {
                first.to_string()
            } else {
                format!("{first}-{end}")
            }
        })
        .collect();
    texts.join(",")
}

#[cfg(test)]
mod tests {
    use super::{CollectError, Collection, ranges};
    use crate::datagen::selfplay::{ChunkSettings, engine, play_chunk};
    use crate::datagen::{Chunk, Purpose};
    use engine::eval::Evaluation;
    use janggi::{HalfPoints, Preset, Side};

    fn chunk(rules: Preset, purpose: Purpose, nodes: u64, seed: u64) -> Chunk {
        let settings = ChunkSettings {
            rules,
            nodes,
            evaluation: "hand".to_owned(),
            commit: "test".to_owned(),
            games: 16,
            purpose,
        };
        play_chunk(&settings, seed, &mut engine(Evaluation::Hand), |_| {})
    }

    const USUAL: Purpose = Purpose::Openings { deom: HalfPoints(3) };

    #[test]
    fn every_game_is_counted_once_and_points_agree_with_the_winners() {
        let (one, two) = (chunk(Preset::Kakao, USUAL, 10, 1), chunk(Preset::Kakao, USUAL, 10, 2));
        let other = chunk(Preset::Kakao, Purpose::Openings { deom: HalfPoints(9) }, 10, 1);
        let mut forth = Collection::default();
        for chunk in [&one, &two, &other] {
            forth.add(&chunk.to_bytes()).expect("opening games");
        }
        let mut back = Collection::default();
        for chunk in [&other, &two, &one] {
            back.add(&chunk.to_bytes()).expect("opening games");
        }
        let statistics = forth.statistics();
        assert_eq!(statistics, back.statistics(), "the order of the files does not matter");
        assert_eq!(statistics.sets.len(), 2);
        let set = statistics.main_set(Preset::Kakao).expect("it was counted");
        assert_eq!(set.provenance.seeds, "1-2");
        assert_eq!(set.tally.total().games(), 32);
        assert_eq!(set.tally.pairs.len(), 16);
        for set in &statistics.sets {
            assert_eq!(set.tally.recounted(set.deom.0), set.tally.total());
            for side in Side::ALL {
                let sums = set.tally.formations.iter().filter(|((of, _), _)| *of == side);
                assert_eq!(
                    sums.map(|(_, results)| results.games()).sum::<u64>(),
                    set.tally.total().games()
                );
            }
        }
    }

    #[test]
    fn what_does_not_belong_is_refused_and_changes_nothing() {
        let mut collection = Collection::default();
        let good = chunk(Preset::Pychess, USUAL, 10, 1);
        collection.add(&good.to_bytes()).expect("opening games");
        let before = format!("{collection:?}");
        let training = chunk(Preset::Pychess, Purpose::Training, 10, 5);
        let mixed = chunk(Preset::Pychess, USUAL, 12, 2);
        let mut illegal = chunk(Preset::Pychess, USUAL, 10, 3);
        let ply = illegal.games[4].plies[7];
        illegal.games[4].plies[6] = ply;
        for (bytes, code) in [
            (training.to_bytes(), "training_games"),
            (mixed.to_bytes(), "mixed_sources"),
            (good.to_bytes(), "counted_twice"),
            (illegal.to_bytes(), "illegal_action"),
            (vec![1, 2, 3], "bad_header"),
        ] {
            assert_eq!(collection.add(&bytes).as_ref().map_err(CollectError::code), Err(code));
            assert_eq!(format!("{collection:?}"), before, "{code}");
        }
    }

    #[test]
    fn ranges_are_joined() {
        assert_eq!(ranges([1, 2, 3, 7, 9, 10].into_iter()), "1-3,7,9-10");
        assert_eq!(ranges([].into_iter()), "");
    }
}
