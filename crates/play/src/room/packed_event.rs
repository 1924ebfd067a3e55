//! One event in a few bytes: a move in a binary form ([postcard](https://postcard.jamesmunns.com/)), relative to the move
//! before it; any other event, of which a game has few, as its JSON.

use janggi::{ActionToken, BySide, Side, Square};
use serde::Serialize;

use super::event::{Event, EventKind};
use super::postcard_reader::PostcardReader;
use super::turn::{CommandName, Seq};
use crate::clock::{ClockState, Remaining, Running};
use crate::ids::Player;
use crate::time::{Millis, Moment};

#[derive(Serialize)]
enum Packed<'a> {
    /// A step or a pass.
    Move(PackedMove<'a>),
    /// Any other event, as JSON.
    Other(String),
    /// A step or a pass, and its lag credit in milliseconds. New in version 2.
    CreditedMove(PackedMove<'a>, u64),
}

#[derive(Serialize)]
struct PackedMove<'a> {
    /// Milliseconds since the event before it.
    after: i64,
    /// An index into the players.
    by: Option<u32>,
    /// The command's id and ply.
    command: Option<(&'a str, Option<u32>)>,
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
#[derive(Serialize)]
struct PackedClock {
    cho: Option<(u64, u8, u64)>,
    han: Option<(u64, u8, u64)>,
    /// Whether Han runs, and since how many milliseconds after the event.
    running: Option<(bool, i64)>,
}

/// What the next event is written relative to.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Before {
    at: Moment,
    clock: Option<ClockState>,
}

impl Before {
    /// What the event after `event` is written relative to.
    pub(super) fn take(&mut self, event: &Event) {
        self.at = event.at;
        if let EventKind::Acted { clock: Some(clock), .. } = event.kind {
            self.clock = Some(clock);
        }
    }
}

/// Appends `event` to `body`. Players are written as indices into `players`, which grows with them.
pub(super) fn write(
    event: &Event,
    before: &Before,
    players: &mut Vec<Player>,
    body: &mut Vec<u8>,
) -> Result<(), serde_json::Error> {
    let packed = match pack_move(event, before, players) {
        Some((mv, Some(credit))) => Packed::CreditedMove(mv, credit.0),
        Some((mv, None)) => Packed::Move(mv),
        None => Packed::Other(serde_json::to_string(event)?),
    };
    *body = postcard::to_extend(&packed, std::mem::take(body)).expect("a vector takes any number of bytes");
    Ok(())
}

/// Reads the event numbered `seq`; `None` where the bytes are none.
#[inline]
pub(super) fn read(bytes: &mut PostcardReader<'_>, seq: Seq, before: &Before, players: &[Player]) -> Option<Event> {
    match bytes.u8()? {
        0 => read_move(bytes, seq, before, players),
        1 => {
            let event = serde_json::from_str::<Event>(bytes.str()?).ok()?;
            (event.seq == seq).then_some(event)
        }
        2 => {
            let mut event = read_move(bytes, seq, before, players)?;
            if let EventKind::Acted { credit, .. } = &mut event.kind {
                *credit = Some(Millis(bytes.u64()?));
            }
            Some(event)
        }
        _ => None,
    }
}

/// The move and its lag credit.
fn pack_move<'a>(event: &'a Event, before: &Before, players: &mut Vec<Player>) -> Option<(PackedMove<'a>, Option<Millis>)> {
    let EventKind::Acted {
        token: ActionToken::Points { from, to },
        side,
        ply,
        round_trip,
        charge,
        credit,
        clock,
    } = &event.kind
    else {
        return None;
    };
    // Thinking before a restart stands in no move's event, and has no place in a packed one.
    let running = clock.and_then(|clock| clock.running);
    if running.is_some_and(|running| running.thought > Millis::ZERO) {
        return None;
    }
    let mv = PackedMove {
        after: event.at.0.wrapping_sub(before.at.0),
        by: event.by.map(|player| index_of(player, players)),
        command: event.command.as_ref().map(|name| (name.id.as_str(), name.ply)),
        from: from.index(),
        to: to.index(),
        han: side.map(is_han),
        ply: *ply,
        round_trip: round_trip.0,
        charge: charge.map(|charge| charge.0),
        clock: clock.map(|clock| pack_clock(clock, before.clock, event.at)),
    };
    Some((mv, *credit))
}

/// Reads the fields of [`PackedMove`] in their order.
#[inline]
fn read_move(bytes: &mut PostcardReader<'_>, seq: Seq, before: &Before, players: &[Player]) -> Option<Event> {
    let at = Moment(before.at.0.wrapping_add(bytes.i64()?));
    let by = bytes.option(|bytes| players.get(usize::try_from(bytes.u32()?).ok()?).copied())?;
    let command = bytes.option(|bytes| {
        let id = bytes.str()?.parse().ok()?;
        let ply = bytes.option(PostcardReader::u32)?;
        Some(CommandName { id, ply })
    })?;
    let (from, to) = (Square::from_index(bytes.u8()?)?, Square::from_index(bytes.u8()?)?);
    let side = bytes.option(read_side)?;
    let ply = bytes.u32()?;
    let round_trip = Millis(bytes.u64()?);
    let charge = bytes.option(PostcardReader::u64)?.map(Millis);
    let clock = bytes.option(|bytes| read_clock(bytes, before.clock.as_ref(), at))?;
    let kind = EventKind::Acted {
        token: ActionToken::Points { from, to },
        side,
        ply,
        round_trip,
        charge,
        credit: None,
        clock,
    };
    Some(Event {
        seq,
        at,
        by,
        command,
        kind,
    })
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

/// Reads the fields of [`PackedClock`].
#[inline]
fn read_clock(bytes: &mut PostcardReader<'_>, before: Option<&ClockState>, at: Moment) -> Option<ClockState> {
    let mut standing = |side: Side| {
        let written = bytes.option(|bytes| {
            let (main, periods) = (Millis(bytes.u64()?), bytes.u8()?);
            Some((Remaining { main, periods }, Millis(bytes.u64()?)))
        })?;
        // As before where nothing is written.
        written.or_else(|| before.map(|before| (before.left[side], before.credited[side])))
    };
    let (cho, cho_credited) = standing(Side::Cho)?;
    let (han, han_credited) = standing(Side::Han)?;
    let running = bytes.option(|bytes| {
        let (side, from) = (read_side(bytes)?, bytes.i64()?);
        let from = Moment(at.0.wrapping_add(from));
        Some(Running {
            side,
            from,
            thought: Millis::ZERO,
        })
    })?;
    Some(ClockState {
        left: BySide { cho, han },
        credited: BySide {
            cho: cho_credited,
            han: han_credited,
        },
        running,
    })
}

const fn is_han(side: Side) -> bool {
    matches!(side, Side::Han)
}

fn read_side(bytes: &mut PostcardReader<'_>) -> Option<Side> {
    bytes.bool().map(|han| if han { Side::Han } else { Side::Cho })
}
