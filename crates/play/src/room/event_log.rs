//! The events of one game in one block of bytes: a sixth of the size of their JSON and read several times as fast.
//!
//! A room in memory keeps its events so, and the store keeps the older ones so. A pack says the same as the events,
//! nothing less.
//!
//! # Stability
//! The first byte is the version of the format. A version that was ever written is read for ever;
//! `testdata/stable/events/packs` pins it.

use std::fmt;

use janggi::BySide;

use super::event::{Event, EventKind};
use super::packed_event::{self, Before};
use super::turn::Seq;
use crate::ids::Player;

/// The version that is written.
const VERSION: u8 = 2;
/// Versions that are read. What the first wrote means the same in the second.
const READ: std::ops::RangeInclusive<u8> = 1..=VERSION;

/// Bytes of a packed move, at most, in all but strange games.
const ONE_MOVE: usize = 96;
/// Bytes for which there is room at once.
const GROWTH: usize = 512;

/// A pack that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnpackError {
    /// Its version is newer than this program, or it is empty.
    Version,
    /// Its bytes are not events.
    Damaged,
}

impl fmt::Display for UnpackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Version => "the pack has a version that this program does not know",
            Self::Damaged => "the pack is damaged",
        })
    }
}

impl std::error::Error for UnpackError {}

/// The events of a game from its first on, packed. Some 28 bytes a move.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EventLog {
    /// Everyone who sent a command, in the order in which they first did.
    players: Vec<Player>,
    count: u32,
    /// The packed events, one after the other.
    body: Vec<u8>,
    /// The state to which the next event is written relative.
    before: Before,
}

impl EventLog {
    /// The number of events.
    #[must_use]
    pub const fn count(&self) -> u32 {
        self.count
    }

    /// Bytes that it takes in memory.
    #[must_use]
    pub const fn bytes(&self) -> usize {
        self.body.capacity()
    }

    /// Appends the next event, whose number is one above [`count`](Self::count).
    ///
    /// # Errors
    /// If JSON cannot hold the event, which no event that a room makes does.
    pub fn push(&mut self, event: &Event) -> Result<(), serde_json::Error> {
        debug_assert_eq!(event.seq.0, self.count + 1, "events have no gap");
        // A room stays in memory for long: in small steps, not doubled.
        if self.body.capacity() - self.body.len() < ONE_MOVE {
            self.body.reserve_exact(GROWTH);
        }
        packed_event::write(event, &self.before, &mut self.players, &mut self.body)?;
        self.before.take(event);
        self.count += 1;
        Ok(())
    }

    /// Removes conditional moves that were replaced by later ones of the same side: the last ones are kept, and the
    /// earlier events only record that there were some. The room built from the events is the same.
    ///
    /// # Errors
    /// As [`push`](Self::push).
    pub fn forget_old_lines(&mut self) -> Result<(), serde_json::Error> {
        let mut last = BySide::<Option<Seq>>::default();
        let mut old = false;
        for event in self.after(0) {
            if let EventKind::LinesSet { side, .. } = event.kind {
                old |= last[side].replace(event.seq).is_some();
            }
        }
        if !old {
            return Ok(());
        }
        let mut kept = Self {
            players: self.players.clone(),
            ..Self::default()
        };
        for mut event in self.after(0) {
            if let EventKind::LinesSet { side, lines } = &mut event.kind
                && last[*side] != Some(event.seq)
            {
                lines.clear();
            }
            kept.push(&event)?;
        }
        kept.body.shrink_to_fit();
        *self = kept;
        Ok(())
    }

    /// The events after the first `count`, in order.
    pub fn after(&self, count: u32) -> impl Iterator<Item = Event> {
        let events = Events::new(&self.players, &self.body, self.count);
        events
            .map(|event| event.expect("what was packed can be read"))
            .skip(usize::try_from(count).unwrap_or(usize::MAX))
    }

    /// The whole log as the store keeps it.
    #[must_use]
    pub fn to_pack(&self) -> Vec<u8> {
        let keys: Vec<String> = self.players.iter().map(ToString::to_string).collect();
        let pack = postcard::to_extend(&(keys, self.count), vec![VERSION]);
        let mut pack = pack.expect("a vector takes any number of bytes");
        pack.extend_from_slice(&self.body);
        pack
    }

    /// The log of a pack. `each` is given every event in order.
    ///
    /// # Errors
    /// If the bytes are not a pack, or one of a newer version; and the first error of `each`.
    pub fn read<E: From<UnpackError>>(pack: &[u8], mut each: impl FnMut(Event) -> Result<(), E>) -> Result<Self, E> {
        let rest = match pack.split_first() {
            Some((version, rest)) if READ.contains(version) => rest,
            Some(_) | None => return Err(UnpackError::Version.into()),
        };
        let (players, count, bytes) = header(rest).ok_or(UnpackError::Damaged)?;
        let mut events = Events::new(&players, bytes, count);
        for event in &mut events {
            each(event?)?;
        }
        let before = events.finish()?;
        Ok(Self {
            count,
            body: bytes.to_vec(),
            before,
            players,
        })
    }
}

/// The players, the number of events, and the bytes of the events.
fn header(bytes: &[u8]) -> Option<(Vec<Player>, u32, &[u8])> {
    let ((keys, count), rest) = postcard::take_from_bytes::<(Vec<&str>, u32)>(bytes).ok()?;
    let players: Option<_> = keys.into_iter().map(|key| key.parse().ok()).collect();
    Some((players?, count, rest))
}

/// Reads packed events one by one.
struct Events<'a> {
    players: &'a [Player],
    bytes: &'a [u8],
    next: Seq,
    left: u32,
    before: Before,
}

impl<'a> Events<'a> {
    fn new(players: &'a [Player], bytes: &'a [u8], count: u32) -> Self {
        Self {
            players,
            bytes,
            next: Seq::FIRST,
            left: count,
            before: Before::default(),
        }
    }

    /// The state after the last event, to which the next one would be written relative.
    fn finish(self) -> Result<Before, UnpackError> {
        if self.bytes.is_empty() {
            Ok(self.before)
        } else {
            Err(UnpackError::Damaged)
        }
    }
}

impl Iterator for Events<'_> {
    type Item = Result<Event, UnpackError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.left = self.left.checked_sub(1)?;
        let Some((event, rest)) = packed_event::read(self.bytes, self.next, &self.before, self.players) else {
            return Some(Err(UnpackError::Damaged));
        };
        self.bytes = rest;
        self.next = self.next.next();
        self.before.take(&event);
        Some(Ok(event))
    }
}
