//! The events of one game in one block of bytes: a sixth of the size of their JSON and read several times as fast.
//!
//! A pack says the same as the events, nothing less: [`unpack`] gives back what [`pack`] was given. Moves are written in
//! a binary form ([postcard](https://postcard.jamesmunns.com/)), each relative to the move before it; all other events,
//! of which a game has few, as their JSON.
//!
//! # Stability
//! The first byte is the version of the format. A version that was ever written is read for ever;
//! `testdata/stable/events/packs` pins it.

use std::borrow::Cow;
use std::fmt;

use compact_str::CompactString;
use janggi::{BySide, Side, Square};
use serde::{Deserialize, Serialize};

use super::event::{Event, EventKind};
use super::turn::{CommandName, Seq};
use crate::clock::{ClockState, Remaining, Running};
use crate::ids::{ClientId, Player};
use crate::time::{Millis, Moment};

/// The version that is written.
const VERSION: u8 = 1;

/// A pack that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnpackError {
    /// Its version is newer than this program, or it is empty.
    Version,
    /// Its bytes are no events.
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

/// What follows the version.
#[derive(Serialize)]
struct Pack<'a> {
    /// Everyone who sent a command, by key (`guest:0000000000A`).
    players: Vec<String>,
    events: Vec<Packed<'a>>,
}

#[derive(Serialize, Deserialize)]
enum Packed<'a> {
    /// A step or a pass.
    #[serde(borrow)]
    Move(PackedMove<'a>),
    /// Any other event, as JSON.
    Other(Cow<'a, str>),
}

#[derive(Serialize, Deserialize)]
struct PackedMove<'a> {
    /// Milliseconds since the event before it.
    after: i64,
    /// An index into `players`.
    by: Option<u32>,
    /// The command's id and ply.
    #[serde(borrow)]
    command: Option<(Cow<'a, str>, Option<u32>)>,
    /// The two points of the token.
    from: u8,
    to: u8,
    han: Option<bool>,
    ply: u32,
    round_trip: u64,
    charge: Option<u64>,
    clock: Option<PackedClock>,
}

/// Both clocks; a side is left out where it stands as it did after the last move.
#[derive(Serialize, Deserialize)]
struct PackedClock {
    cho: Option<(u64, u8, u64)>,
    han: Option<(u64, u8, u64)>,
    /// Whether Han runs, and since how many milliseconds after the event.
    running: Option<(bool, i64)>,
}

/// What a move is written relative to.
#[derive(Default)]
struct Before {
    at: Moment,
    clock: Option<ClockState>,
}

impl Before {
    fn take(&mut self, event: &Event) {
        self.at = event.at;
        if let EventKind::Acted { clock: Some(clock), .. } = event.kind {
            self.clock = Some(clock);
        }
    }
}

/// The events of a game from its first on, numbered without a gap.
///
/// # Errors
/// Where JSON cannot hold an event, which no event that a room makes does.
pub fn pack(events: &[Event]) -> Result<Vec<u8>, serde_json::Error> {
    let mut players: Vec<Player> = Vec::new();
    let mut before = Before::default();
    let mut packed = Vec::with_capacity(events.len());
    for event in events {
        packed.push(match pack_move(event, &before, &mut players) {
            Some(mv) => Packed::Move(mv),
            None => Packed::Other(serde_json::to_string(event)?.into()),
        });
        before.take(event);
    }
    let pack = Pack {
        players: players.iter().map(ToString::to_string).collect(),
        events: packed,
    };
    Ok(postcard::to_extend(&pack, vec![VERSION]).expect("a vector takes any number of bytes"))
}

/// The events that were packed.
///
/// # Errors
/// Where the bytes are no pack, or one of a newer version.
pub fn unpack(bytes: &[u8]) -> Result<Vec<Event>, UnpackError> {
    let Some((&VERSION, body)) = bytes.split_first() else {
        return Err(UnpackError::Version);
    };
    unpack_events(body).ok_or(UnpackError::Damaged)
}

/// Reads what [`Pack`] writes, event by event.
fn unpack_events(body: &[u8]) -> Option<Vec<Event>> {
    let mut reader = postcard::Deserializer::from_bytes(body);
    let keys = Vec::<&str>::deserialize(&mut reader).ok()?;
    let players: Vec<Player> = keys.iter().map(|key| key.parse().ok()).collect::<Option<_>>()?;
    let count = u32::deserialize(&mut reader).ok()?;
    let mut before = Before::default();
    // An event takes a byte at least: what a damaged number says is not reserved.
    let mut events = Vec::with_capacity(body.len().min(usize::try_from(count).ok()?));
    for seq in (Seq::FIRST.0..).map(Seq).take(usize::try_from(count).ok()?) {
        match Packed::deserialize(&mut reader).ok()? {
            Packed::Move(mv) => events.push(unpack_move(&mv, seq, &before, &players)?),
            Packed::Other(json) => {
                let event = serde_json::from_str::<Event>(&json).ok()?;
                if event.seq != seq {
                    return None;
                }
                events.push(event);
            }
        }
        before.take(events.last()?);
    }
    let rest = reader.finalize().ok()?;
    rest.is_empty().then_some(events)
}

fn pack_move<'a>(event: &'a Event, before: &Before, players: &mut Vec<Player>) -> Option<PackedMove<'a>> {
    let EventKind::Acted {
        token,
        side,
        ply,
        round_trip,
        charge,
        clock,
    } = &event.kind
    else {
        return None;
    };
    let (from, rest) = Square::parse_prefix(token).ok()?;
    let to: Square = rest.parse().ok()?;
    // Only what is read back to the letter; thinking before a restart stands in no move's event.
    let thought = clock.and_then(|clock| clock.running).map(|running| running.thought);
    if *token != written(from, to) || thought.is_some_and(|thought| thought > Millis::ZERO) {
        return None;
    }
    Some(PackedMove {
        after: event.at.0.wrapping_sub(before.at.0),
        by: event.by.map(|player| index_of(player, players)),
        command: event.command.as_ref().map(|name| (name.id.as_str().into(), name.ply)),
        from: from.index(),
        to: to.index(),
        han: side.map(is_han),
        ply: *ply,
        round_trip: round_trip.0,
        charge: charge.map(|charge| charge.0),
        clock: clock.map(|clock| pack_clock(clock, before.clock, event.at)),
    })
}

#[inline]
fn unpack_move(mv: &PackedMove<'_>, seq: Seq, before: &Before, players: &[Player]) -> Option<Event> {
    let at = Moment(before.at.0.wrapping_add(mv.after));
    let player = |index: u32| players.get(usize::try_from(index).ok()?).copied();
    let command = match &mv.command {
        Some((id, ply)) => Some(CommandName {
            id: ClientId::try_from(id.clone().into_owned()).ok()?,
            ply: *ply,
        }),
        None => None,
    };
    let by = match mv.by {
        Some(index) => Some(player(index)?),
        None => None,
    };
    let clock = match &mv.clock {
        Some(clock) => Some(unpack_clock(clock, before.clock, at)?),
        None => None,
    };
    Some(Event {
        seq,
        at,
        by,
        command,
        kind: EventKind::Acted {
            token: written(Square::from_index(mv.from)?, Square::from_index(mv.to)?),
            side: mv.han.map(side),
            ply: mv.ply,
            round_trip: Millis(mv.round_trip),
            charge: mv.charge.map(Millis),
            clock,
        },
    })
}

fn written(from: Square, to: Square) -> CompactString {
    let mut token = CompactString::from(from.name());
    token.push_str(to.name());
    token
}

fn index_of(player: Player, players: &mut Vec<Player>) -> u32 {
    let index = players.iter().position(|known| *known == player).unwrap_or_else(|| {
        players.push(player);
        players.len() - 1
    });
    u32::try_from(index).expect("a game has few players")
}

fn pack_clock(clock: ClockState, before: Option<ClockState>, at: Moment) -> PackedClock {
    let left = |side: Side| {
        let Remaining { main, periods } = clock.left[side];
        (main.0, periods, clock.credited[side].0)
    };
    let changed = |side: Side| {
        let same = before.is_some_and(|before| {
            before.left[side] == clock.left[side] && before.credited[side] == clock.credited[side]
        });
        (!same).then(|| left(side))
    };
    PackedClock {
        cho: changed(Side::Cho),
        han: changed(Side::Han),
        running: clock
            .running
            .map(|running| (is_han(running.side), running.from.0.wrapping_sub(at.0))),
    }
}

fn unpack_clock(clock: &PackedClock, before: Option<ClockState>, at: Moment) -> Option<ClockState> {
    let (cho, cho_credited) = standing(clock.cho, before, Side::Cho)?;
    let (han, han_credited) = standing(clock.han, before, Side::Han)?;
    Some(ClockState {
        left: BySide { cho, han },
        credited: BySide {
            cho: cho_credited,
            han: han_credited,
        },
        running: clock.running.map(|(han, from)| Running {
            side: side(han),
            from: Moment(at.0.wrapping_add(from)),
            thought: Millis::ZERO,
        }),
    })
}

/// What a side has left and its lag credit; as before where nothing is written.
fn standing(packed: Option<(u64, u8, u64)>, before: Option<ClockState>, side: Side) -> Option<(Remaining, Millis)> {
    match (packed, before) {
        (Some((main, periods, credited)), _) => {
            let main = Millis(main);
            Some((Remaining { main, periods }, Millis(credited)))
        }
        (None, Some(before)) => Some((before.left[side], before.credited[side])),
        (None, None) => None,
    }
}

const fn is_han(side: Side) -> bool {
    matches!(side, Side::Han)
}

const fn side(han: bool) -> Side {
    if han { Side::Han } else { Side::Cho }
}
