//! The transposition table: results of earlier visits to a position, shared by all threads without locks.
//!
//! This module handles layout, replacement and aging. It must not depend on rules or the search.
//!
//! An entry consists of two `AtomicU64`s: the data, and the key XOR the data (Hyatt and Mann's lockless hashing). Two
//! threads that write to a slot at the same time may leave words of different entries. Such a pair of words matches
//! neither key, so a lookup misses.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use janggi::{Move, Square};

use crate::advice::{large_pages, prefetch};
use crate::score::{Bound, Depth, Ply, Score};

/// The stored result of one visit to a position. Distances in solved scores count from the root of the current search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Best or refuting move, if known.
    pub mv: Option<Move>,
    pub score: Score,
    /// Static evaluation; `None` if a check or bikjang had to be answered.
    pub eval: Option<Score>,
    /// Depth of the visit; stored clamped to -1..=200.
    pub depth: Depth,
    pub bound: Bound,
    /// True if this visit was in a principal variation, or the previous entry for the position had this flag.
    pub pv: bool,
}

const BUCKET: usize = 4;
/// Number of generations; an entry stores its generation in five bits.
const GENERATIONS: u8 = 32;
const NO_EVAL: i16 = i16::MIN;

#[derive(Debug)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// Entries that share a cache line.
#[derive(Debug)]
#[repr(align(64))]
struct Bucket([Slot; BUCKET]);

/// The transposition table. Methods that take `&self` may be called from several threads at once; [`Table::resize`],
/// [`Table::grow`] and [`Table::clear`] need exclusive access.
#[derive(Debug)]
pub struct Table {
    buckets: Box<[Bucket]>,
    generation: AtomicU8,
}

/// Packs an entry into its data word. From the low bits up: move 16, score 16, eval 16, depth 8, generation 5, pv 1,
/// bound 2.
fn pack(entry: &Entry, generation: u8) -> u64 {
    let score = entry.score.raw() as i16 as u16;
    let eval = entry.eval.map_or(NO_EVAL, |eval| eval.raw() as i16) as u16;
    let depth = (entry.depth.0.clamp(-1, 200) + 1) as u8;
    let bound = match entry.bound {
        Bound::Upper => 1,
        Bound::Lower => 2,
        Bound::Exact => 3,
    };
    u64::from(pack_move(entry.mv))
        | u64::from(score) << 16
        | u64::from(eval) << 32
        | u64::from(depth) << 48
        | u64::from(generation % GENERATIONS) << 56
        | u64::from(entry.pv) << 61
        | bound << 62
}

fn unpack(data: u64) -> Option<Entry> {
    let bound = match data >> 62 {
        0 => return None,
        1 => Bound::Upper,
        2 => Bound::Lower,
        _ => Bound::Exact,
    };
    let eval = (data >> 32) as u16 as i16;
    Some(Entry {
        mv: unpack_move(data as u16),
        score: Score::from_raw(i32::from((data >> 16) as u16 as i16)),
        eval: (eval != NO_EVAL).then(|| Score::from_raw(i32::from(eval))),
        depth: depth_of(data)?,
        bound,
        pv: data >> 61 & 1 != 0,
    })
}

/// Returns the depth stored in a data word; `None` if the word is empty.
const fn depth_of(data: u64) -> Option<Depth> {
    if data >> 62 == 0 {
        None
    } else {
        Some(Depth((data >> 48) as u8 as i32 - 1))
    }
}

const fn generation_of(data: u64) -> u8 {
    ((data >> 56) as u8) % GENERATIONS
}

/// Packs a move into sixteen bits: 0 for no move, all ones for the pass, otherwise `from * 128 + to`.
fn pack_move(mv: Option<Move>) -> u16 {
    match mv {
        None => 0,
        Some(Move::Pass) => u16::MAX,
        Some(Move::Step { from, to }) => (from.index() as u16) << 7 | to.index() as u16,
    }
}

fn unpack_move(bits: u16) -> Option<Move> {
    match bits {
        0 => None,
        u16::MAX => Some(Move::Pass),
        _ => Some(Move::Step {
            from: Square::from_index((bits >> 7) as u8)?,
            to: Square::from_index((bits & 127) as u8)?,
        }),
    }
}

/// Allocates empty buckets, usually zeroed by the operating system on first use. Clearing gigabytes at once would take
/// seconds, during which the engine could not be stopped.
#[expect(unsafe_code, reason = "memory that the system has cleared")]
fn empty_buckets(count: usize) -> Box<[Bucket]> {
    let mut memory = Box::new_zeroed_slice(count);
    large_pages(&mut memory);
    // SAFETY: a bucket consists of `AtomicU64`s only, for which all bits zero is the number 0.
    unsafe { memory.assume_init() }
}

impl Table {
    /// Creates a table of at most `mebibytes` MiB, but at least one bucket. If memory is short, the size is halved
    /// until the table fits.
    #[must_use]
    pub fn new(mebibytes: usize) -> Table {
        Table::with_buckets(((mebibytes << 20) / size_of::<Bucket>()).max(1))
    }

    fn with_buckets(mut count: usize) -> Table {
        while count > 1 && Vec::<Bucket>::new().try_reserve_exact(count).is_err() {
            count /= 2;
        }
        Table {
            buckets: empty_buckets(count),
            generation: AtomicU8::new(0),
        }
    }

    /// Resizes and clears the table.
    pub fn resize(&mut self, mebibytes: usize) {
        // The old table is freed first, because there may not be enough memory for both.
        self.buckets = Box::default();
        *self = Table::new(mebibytes);
    }

    /// Doubles the size until it is at least `mebibytes` MiB, keeping all entries. If memory is short, the table is
    /// unchanged.
    pub fn grow(&mut self, mebibytes: usize) {
        let wanted = (mebibytes << 20) / size_of::<Bucket>();
        let mut count = self.buckets.len();
        while count < wanted {
            count *= 2;
        }
        if count == self.buckets.len() {
            return;
        }
        let larger = Table::with_buckets(count);
        if larger.buckets.len() < count {
            return;
        }
        // Each new bucket receives entries from only one old bucket, so there is room.
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            let (check, data) = (slot.check.load(Ordering::Relaxed), slot.data.load(Ordering::Relaxed));
            let is_free = |slot: &&Slot| depth_of(slot.data.load(Ordering::Relaxed)).is_none();
            if depth_of(data).is_some()
                && let Some(free) = larger.bucket(check ^ data).iter().find(is_free)
            {
                free.check.store(check, Ordering::Relaxed);
                free.data.store(data, Ordering::Relaxed);
            }
        }
        self.buckets = larger.buckets;
    }

    /// Removes all entries.
    pub fn clear(&mut self) {
        let count = self.buckets.len();
        self.buckets = Box::default();
        *self = Table::with_buckets(count);
    }

    /// Starts a new generation. The older an entry, the more readily it is replaced.
    pub fn age(&self) {
        let next = (self.generation.load(Ordering::Relaxed) + 1) % GENERATIONS;
        self.generation.store(next, Ordering::Relaxed);
    }

    fn bucket(&self, key: u64) -> &[Slot; BUCKET] {
        // Multiplies two 32-bit numbers, because WebAssembly has no 128-bit multiplication.
        let index = ((key >> 32) * self.buckets.len() as u64) >> 32;
        &self.buckets[index as usize].0
    }

    /// Prefetches the bucket for `key`.
    pub fn prefetch(&self, key: u64) {
        prefetch(self.bucket(key));
    }

    /// Returns the entry for `key`. The distance in a solved score is converted to count from the root, which is `ply`
    /// plies earlier.
    #[must_use]
    pub fn get(&self, key: u64, ply: Ply) -> Option<Entry> {
        for slot in self.bucket(key) {
            let data = slot.data.load(Ordering::Relaxed);
            if slot.check.load(Ordering::Relaxed) ^ data == key {
                let mut entry = unpack(data)?;
                entry.score = entry.score.from_table(ply);
                return Some(entry);
            }
        }
        None
    }

    /// Stores `entry` for `key`, replacing the entry with the same key, or else the least useful entry in the bucket.
    ///
    /// An entry with the same key and generation that is more than 3 plies deeper is replaced only by an exact entry.
    /// If the new entry has no move, it keeps the move of the old entry.
    pub fn put(&self, key: u64, ply: Ply, mut entry: Entry) {
        let generation = self.generation.load(Ordering::Relaxed);
        let bucket = self.bucket(key);
        let mut place = &bucket[0];
        let mut worst = i32::MAX;
        for slot in bucket {
            let data = slot.data.load(Ordering::Relaxed);
            let depth = depth_of(data);
            if slot.check.load(Ordering::Relaxed) ^ data == key {
                let Some(depth) = depth else { continue };
                entry.mv = entry.mv.or_else(|| unpack_move(data as u16));
                let deeper = depth > entry.depth + 3 && generation_of(data) == generation;
                if deeper && entry.bound != Bound::Exact {
                    return;
                }
                place = slot;
                break;
            }
            let age = i32::from((GENERATIONS + generation - generation_of(data)) % GENERATIONS);
            let worth = depth.map_or(i32::MIN, |depth| depth.0 - 4 * age);
            if worth < worst {
                worst = worth;
                place = slot;
            }
        }
        entry.score = entry.score.to_table(ply);
        let data = pack(&entry, generation);
        place.check.store(key ^ data, Ordering::Relaxed);
        place.data.store(data, Ordering::Relaxed);
    }

    /// Returns the permille of slots written in the current generation, estimated from a sample.
    #[must_use]
    pub fn permille_used(&self) -> u16 {
        let generation = self.generation.load(Ordering::Relaxed);
        let sample = self.buckets.len().min(250);
        let used = self.buckets[..sample]
            .iter()
            .flat_map(|bucket| &bucket.0)
            .map(|slot| slot.data.load(Ordering::Relaxed))
            .filter(|&data| data != 0 && generation_of(data) == generation)
            .count();
        (used * 1000 / (sample * BUCKET)) as u16
    }
}

/// The tables of one search: its own, which it reads and writes, and possibly another that it only reads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableView<'a> {
    pub(crate) own: &'a Table,
    /// Read-only table. Its entry is used if it is deeper than the entry of the writable table.
    pub(crate) below: Option<&'a Table>,
}

impl<'a> TableView<'a> {
    /// Returns a view of one table.
    pub(crate) const fn of(own: &'a Table) -> TableView<'a> {
        TableView { own, below: None }
    }

    /// Prefetches the bucket in the writable table.
    #[inline]
    pub(crate) fn prefetch(&self, key: u64) {
        self.own.prefetch(key);
    }

    /// Returns the deeper of the entries in both tables; see [`Table::get`].
    #[inline]
    pub(crate) fn get(&self, key: u64, ply: Ply) -> Option<Entry> {
        let own = self.own.get(key, ply);
        let Some(below) = self.below else { return own };
        let below = below.get(key, ply);
        if own.map(|entry| entry.depth) >= below.map(|entry| entry.depth) {
            own
        } else {
            below
        }
    }

    /// Stores the entry in the writable table, like [`Table::put`].
    #[inline]
    pub(crate) fn put(&self, key: u64, ply: Ply, entry: Entry) {
        self.own.put(key, ply, entry);
    }
}

#[cfg(test)]
mod tests {
    use super::{Entry, Table};
    use crate::rng::Rng;
    use crate::score::{Bound, Depth, Ply, Score};
    use janggi::{Move, Square};

    fn random_entry(rng: &mut Rng) -> Entry {
        let square = |rng: &mut Rng| Square::from_index(rng.below(90) as u8).expect("below 90");
        let from = square(rng);
        let to = square(rng);
        Entry {
            mv: match rng.below(4) {
                0 => None,
                1 => Some(Move::Pass),
                _ if from == to => None,
                _ => Some(Move::Step { from, to }),
            },
            score: Score::from_raw(rng.below(40_000) as i32 - 20_000),
            eval: (rng.below(2) == 0).then(|| Score::from_raw(rng.below(40_000) as i32 - 20_000)),
            depth: Depth(rng.below(90) as i32 - 1),
            bound: [Bound::Upper, Bound::Lower, Bound::Exact][rng.below(3) as usize],
            pv: rng.below(2) == 0,
        }
    }

    #[test]
    fn what_is_put_is_got() {
        let mut rng = Rng::new(1);
        let table = Table::new(1);
        for _ in 0..100_000 {
            let (key, entry) = (rng.next(), random_entry(&mut rng));
            table.put(key, Ply(3), entry);
            assert_eq!(table.get(key, Ply(3)), Some(entry));
        }
    }

    #[test]
    fn decided_scores_move_with_the_ply() {
        let table = Table::new(1);
        let entry = Entry {
            mv: None,
            score: Score::mated_at(Ply(9)),
            eval: None,
            depth: Depth(4),
            bound: Bound::Exact,
            pv: false,
        };
        table.put(77, Ply(5), entry);
        assert_eq!(
            table.get(77, Ply(1)).map(|entry| entry.score),
            Some(Score::mated_at(Ply(5)))
        );
    }

    #[test]
    fn a_shallow_guess_keeps_the_move_and_the_deep_entry() {
        let table = Table::new(1);
        let mv = Some(Move::Pass);
        let deep = Entry {
            mv,
            score: Score::ZERO,
            eval: None,
            depth: Depth(20),
            bound: Bound::Lower,
            pv: false,
        };
        table.put(5, Ply(0), deep);
        table.put(
            5,
            Ply(0),
            Entry {
                mv: None,
                depth: Depth(2),
                bound: Bound::Upper,
                ..deep
            },
        );
        assert_eq!(table.get(5, Ply(0)), Some(deep));
        table.put(
            5,
            Ply(0),
            Entry {
                mv: None,
                depth: Depth(2),
                bound: Bound::Exact,
                ..deep
            },
        );
        assert_eq!(table.get(5, Ply(0)).and_then(|entry| entry.mv), mv);
    }

    #[test]
    fn old_entries_go_first_and_clear_forgets() {
        let mut table = Table::new(0); // one bucket
        let entry = |depth| Entry {
            mv: None,
            score: Score::ZERO,
            eval: None,
            depth: Depth(depth),
            bound: Bound::Lower,
            pv: false,
        };
        for key in 1..=4 {
            table.put(key, Ply(0), entry(10));
        }
        table.age();
        for key in 5..=8 {
            table.put(key, Ply(0), entry(9));
        }
        assert!((5..=8).all(|key| table.get(key, Ply(0)).is_some()));
        assert!(table.permille_used() == 1000);
        table.clear();
        assert!((1..=8).all(|key| table.get(key, Ply(0)).is_none()));
    }

    #[test]
    fn what_was_known_is_known_after_growing() {
        let mut rng = Rng::new(2);
        let mut table = Table::new(0); // one bucket
        let mut put = Vec::new();
        for mebibytes in [1, 1, 3, 4] {
            for _ in 0..30_000 {
                let (key, entry) = (rng.next(), random_entry(&mut rng));
                table.put(key, Ply(3), entry);
                put.push(key);
            }
            let got = |table: &Table| -> Vec<_> { put.iter().map(|key| table.get(*key, Ply(3))).collect() };
            let before = got(&table);
            table.grow(mebibytes);
            assert_eq!(got(&table), before);
            assert!(before.iter().flatten().count() >= 4);
        }
        assert_eq!(table.buckets.len(), (4 << 20) / 64);
    }

    #[test]
    fn torn_writes_never_match_a_wrong_key() {
        let table = Table::new(0);
        std::thread::scope(|scope| {
            for seed in 0..2 {
                let table = &table;
                scope.spawn(move || {
                    let mut rng = Rng::new(seed);
                    for _ in 0..50_000 {
                        // The score depends on the key, so a mixture of two entries is detected.
                        let key = rng.below(64) + 1;
                        let entry = Entry {
                            mv: None,
                            score: Score::from_raw(key as i32 * 7),
                            eval: None,
                            depth: Depth(rng.below(30) as i32),
                            bound: Bound::Exact,
                            pv: false,
                        };
                        table.put(key, Ply(0), entry);
                        let asked = rng.below(64) + 1;
                        if let Some(got) = table.get(asked, Ply(0)) {
                            assert_eq!(got.score, Score::from_raw(asked as i32 * 7));
                        }
                    }
                });
            }
        });
    }
}
