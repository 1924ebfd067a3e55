//! The events of one game, packed into one block of bytes. A move takes about 28 bytes, compared with 200 as JSON.
//!
//! Rooms in memory keep all events in this form, and the store keeps the older events of each game in it.
//!
//! # Stability
//! The first byte is the version of the format. Every version that was ever written stays readable;
//! `testdata/stable/events/packs` has examples of each.

use std::fmt;

use janggi::BySide;

use super::event::{Event, EventKind};
use super::packed_event::{self, Before};
use super::turn::Seq;
use crate::ids::Player;

/// The version of newly written packs.
const VERSION: u8 = 2;
/// The versions that can be read. Data of version 1 are also valid as version 2.
const READ: std::ops::RangeInclusive<u8> = 1..=VERSION;

/// Size in bytes that a packed move rarely exceeds.
const ONE_MOVE: usize = 96;
/// Number of bytes by which the capacity grows.
const GROWTH: usize = 512;

/// Error for a pack that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnpackError {
    /// The version is unknown to this program, or the data are empty.
    Version,
    /// The bytes are not a valid pack.
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

/// All events of a game in packed form.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EventLog {
    /// Players who have sent moves, in the order of their first move. Packed moves contain an index into this list.
    players: Vec<Player>,
    count: u32,
    body: Vec<u8>,
    /// The state relative to which the next event is encoded.
    before: Before,
}

impl EventLog {
    /// Returns the number of events.
    #[must_use]
    pub const fn count(&self) -> u32 {
        self.count
    }

    /// Returns the number of bytes allocated for the events.
    #[must_use]
    pub const fn bytes(&self) -> usize {
        self.body.capacity()
    }

    /// Appends the next event. Its number must be [`count`](Self::count) plus one.
    ///
    /// # Errors
    /// If the event cannot be written as JSON, which does not happen with events of a room.
    pub fn push(&mut self, event: &Event) -> Result<(), serde_json::Error> {
        debug_assert_eq!(event.seq.0, self.count + 1, "events have no gap");
        // A room stays in memory for a long time, so the capacity grows in small steps instead of doubling.
        if self.body.capacity() - self.body.len() < ONE_MOVE {
            self.body.reserve_exact(GROWTH);
        }
        packed_event::write(event, &self.before, &mut self.players, &mut self.body)?;
        self.before.take(event);
        self.count += 1;
        Ok(())
    }

    /// Removes conditional moves that were replaced by later ones of the same side. Their events are kept without the
    /// moves and still build the same room.
    ///
    /// # Errors
    /// The same as [`push`](Self::push).
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

    /// Iterates over the events after the first `count`, in order.
    pub fn after(&self, count: u32) -> impl Iterator<Item = Event> {
        let events = Events::new(&self.players, &self.body, self.count);
        events
            .map(|event| event.expect("what was packed can be read"))
            .skip(usize::try_from(count).unwrap_or(usize::MAX))
    }

    /// Returns the log as a pack, the form in which it is stored.
    #[must_use]
    pub fn to_pack(&self) -> Vec<u8> {
        let keys: Vec<String> = self.players.iter().map(ToString::to_string).collect();
        let pack = postcard::to_extend(&(keys, self.count), vec![VERSION]);
        let mut pack = pack.expect("a vector takes any number of bytes");
        pack.extend_from_slice(&self.body);
        pack
    }

    /// Reads the log from a pack, passing every event in order to `each`.
    ///
    /// # Errors
    /// If the bytes are not a pack or have an unknown version, or if `each` fails.
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

/// Reads the players, the number of events, and the bytes of the events.
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

    /// Returns the state relative to which the next event would be encoded, or an error if bytes are left over.
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
