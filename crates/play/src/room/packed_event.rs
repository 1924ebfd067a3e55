//! Encoding of an event in a few bytes. A move has a binary form ([postcard](https://postcard.jamesmunns.com/))
//! relative to the previous event. Any other event is stored as JSON, because a game contains few of them.

use std::borrow::Cow;

use janggi::{Action, BySide, Side, Square};
use serde::{Deserialize, Serialize};

use super::event::{Event, EventKind};
use super::turn::{CommandName, Seq};
use crate::clock::{ClockState, Remaining, Running};
use crate::ids::Player;
use crate::time::{Millis, Moment};

#[derive(Serialize, Deserialize)]
enum Packed<'a> {
    /// A step or a pass without a stored lag credit.
    Move(#[serde(borrow)] PackedMove<'a>),
    /// Any other event, as JSON.
    #[serde(borrow)]
    Other(Cow<'a, str>),
    /// A step or a pass, and its lag credit in milliseconds. New in version 2.
    CreditedMove(#[serde(borrow)] PackedMove<'a>, u64),
}

#[derive(Serialize, Deserialize)]
struct PackedMove<'a> {
    /// Milliseconds since the previous event.
    after: i64,
    /// An index into the players.
    by: Option<u32>,
    /// The command's id and ply.
    #[serde(borrow)]
    command: Option<(&'a str, Option<u32>)>,
    from: u8,
    to: u8,
    han: Option<bool>,
    ply: u32,
    round_trip: u64,
    charge: Option<u64>,
    clock: Option<PackedClock>,
}

/// Both clocks; a side is left out if it has not changed since the last move.
#[derive(Serialize, Deserialize)]
struct PackedClock {
    cho: Option<(u64, u8, u64)>,
    han: Option<(u64, u8, u64)>,
    /// Side of the running clock (`true` for Han) and its start in milliseconds after the event.
    running: Option<(bool, i64)>,
}

/// The state relative to which the next event is encoded.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Before {
    at: Moment,
    clock: Option<ClockState>,
}

impl Before {
    /// Updates the state after `event`.
    pub(super) fn take(&mut self, event: &Event) {
        self.at = event.at;
        if let EventKind::Acted { clock: Some(clock), .. } = event.kind {
            self.clock = Some(clock);
        }
    }
}

/// Appends `event` to `body`. In packed moves, players are indices into `players`, to which new players are added.
pub(super) fn write(
    event: &Event,
    before: &Before,
    players: &mut Vec<Player>,
    body: &mut Vec<u8>,
) -> Result<(), serde_json::Error> {
    let packed = match pack_move(event, before, players) {
        Some((mv, Some(credit))) => Packed::CreditedMove(mv, credit.0),
        Some((mv, None)) => Packed::Move(mv),
        None => Packed::Other(serde_json::to_string(event)?.into()),
    };
    *body = postcard::to_extend(&packed, std::mem::take(body)).expect("a vector takes any number of bytes");
    Ok(())
}

/// Reads the event numbered `seq`. Returns it with the bytes after it, or `None` if the bytes are invalid.
pub(super) fn read<'a>(bytes: &'a [u8], seq: Seq, before: &Before, players: &[Player]) -> Option<(Event, &'a [u8])> {
    let (packed, rest) = postcard::take_from_bytes::<Packed<'a>>(bytes).ok()?;
    let event = match packed {
        Packed::Move(mv) => unpack_move(&mv, None, seq, before, players)?,
        Packed::CreditedMove(mv, credit) => unpack_move(&mv, Some(Millis(credit)), seq, before, players)?,
        Packed::Other(text) => {
            let event = serde_json::from_str::<Event>(&text).ok()?;
            (event.seq == seq).then_some(event)?
        }
    };
    Some((event, rest))
}

/// Packs a move and its lag credit; `None` if the event does not have a binary form.
fn pack_move<'a>(
    event: &'a Event,
    before: &Before,
    players: &mut Vec<Player>,
) -> Option<(PackedMove<'a>, Option<Millis>)> {
    let EventKind::Acted {
        action: Action::Step { from, to },
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
    // A move starts a turn without thinking time from before a restart, so the packed form does not have a field for
    // it. An event with such time is stored as JSON.
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

fn unpack_move(
    mv: &PackedMove<'_>,
    credit: Option<Millis>,
    seq: Seq,
    before: &Before,
    players: &[Player],
) -> Option<Event> {
    let at = Moment(before.at.0.wrapping_add(mv.after));
    let by = match mv.by {
        Some(index) => Some(*players.get(usize::try_from(index).ok()?)?),
        None => None,
    };
    let command = match mv.command {
        Some((id, ply)) => Some(CommandName {
            id: id.parse().ok()?,
            ply,
        }),
        None => None,
    };
    let clock = match &mv.clock {
        Some(clock) => Some(unpack_clock(clock, before.clock.as_ref(), at)?),
        None => None,
    };
    let kind = EventKind::Acted {
        action: Action::Step {
            from: Square::from_index(mv.from)?,
            to: Square::from_index(mv.to)?,
        },
        side: mv.han.map(side_of),
        ply: mv.ply,
        round_trip: Millis(mv.round_trip),
        charge: mv.charge.map(Millis),
        credit,
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

fn unpack_clock(clock: &PackedClock, before: Option<&ClockState>, at: Moment) -> Option<ClockState> {
    let standing = |written: Option<(u64, u8, u64)>, side: Side| match written {
        Some((main, periods, credited)) => Some((
            Remaining {
                main: Millis(main),
                periods,
            },
            Millis(credited),
        )),
        None => before.map(|before| (before.left[side], before.credited[side])),
    };
    let (cho, cho_credited) = standing(clock.cho, Side::Cho)?;
    let (han, han_credited) = standing(clock.han, Side::Han)?;
    Some(ClockState {
        left: BySide { cho, han },
        credited: BySide {
            cho: cho_credited,
            han: han_credited,
        },
        running: clock.running.map(|(han, from)| Running {
            side: side_of(han),
            from: Moment(at.0.wrapping_add(from)),
            thought: Millis::ZERO,
        }),
    })
}

const fn is_han(side: Side) -> bool {
    matches!(side, Side::Han)
}

const fn side_of(han: bool) -> Side {
    if han { Side::Han } else { Side::Cho }
}
