//! Tests that reading a pack returns the packed events and never panics, even on damaged bytes.
//!
//! `JANGGUN_WRITE=1 cargo test -p janggun-play --test all packs` writes the files of the current format. This is
//! allowed only for a new version. Packs of older versions are kept.

use std::fs;
use std::path::PathBuf;

use janggi::{Action, ActionToken, BySide, Side};
use play::clock::{ClockState, Remaining, Running};
use play::room::{CommandName, Event, EventKind, EventLog, Seq, UnpackError};
use play::{GuestId, Millis, Moment, Player};
use proptest::prelude::{Just, Strategy, any, prop_assert_eq, prop_oneof, proptest};
use proptest::{collection, option};

const GAMES: [&str; 5] = ["takebacks", "rematch", "aborted", "clock", "left"];
/// Folder and name of a game whose moves store their lag credit.
const CREDITED: (&str, &str) = ("credited", "agreed");

fn folder(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "testdata/stable/events", name]
        .iter()
        .collect()
}

fn pinned_events(from: &str, game: &str) -> Vec<Event> {
    let text = fs::read_to_string(folder(from).join(format!("{game}.jsonl"))).expect("it is pinned");
    text.lines()
        .map(|line| serde_json::from_str(line).expect("an event"))
        .collect()
}

fn log(events: &[Event]) -> EventLog {
    let mut log = EventLog::default();
    events
        .iter()
        .for_each(|event| log.push(event).expect("events are JSON"));
    log
}

fn pack(events: &[Event]) -> Vec<u8> {
    log(events).to_pack()
}

fn unpack(pack: &[u8]) -> Result<Vec<Event>, UnpackError> {
    let mut events = Vec::new();
    EventLog::read(pack, |event| {
        events.push(event);
        Ok::<_, UnpackError>(())
    })?;
    Ok(events)
}

#[test]
fn pinned_packs_are_read_and_written_byte_for_byte() {
    for (from, game) in GAMES.map(|game| ("current", game)).into_iter().chain([CREDITED]) {
        let (events, path) = (pinned_events(from, game), folder("packs").join(format!("{game}.v2")));
        let packed = pack(&events);
        if std::env::var_os("JANGGUN_WRITE").is_some() {
            fs::write(&path, &packed).expect("the folder is there");
        }
        assert_eq!(fs::read(&path).expect("it is pinned"), packed, "{game}");
        assert_eq!(unpack(&packed), Ok(events), "{game}");
    }
}

#[test]
fn packs_of_the_first_version_are_read() {
    for game in GAMES {
        let packed = fs::read(folder("packs").join(format!("{game}.v1"))).expect("it is pinned");
        assert_eq!(unpack(&packed), Ok(pinned_events("current", game)), "{game}");
    }
}

#[test]
fn a_newer_version_and_an_empty_pack_are_refused() {
    let mut packed = pack(&pinned_events("current", "clock"));
    packed[0] += 1;
    assert_eq!(unpack(&packed), Err(UnpackError::Version));
    assert_eq!(unpack(&[]), Err(UnpackError::Version));
}

#[test]
fn no_part_of_a_pack_and_no_longer_one_is_a_pack() {
    let packed = pack(&pinned_events("current", "takebacks"));
    for end in 1..packed.len() {
        assert_eq!(unpack(&packed[..end]), Err(UnpackError::Damaged), "{end}");
    }
    assert_eq!(unpack(&[packed, vec![0]].concat()), Err(UnpackError::Damaged));
}

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::Cho), Just(Side::Han)]
}

/// Generates mostly small numbers, and some from the whole range.
fn number() -> impl Strategy<Value = u64> {
    prop_oneof![4 => 0..700_000_u64, 1 => any::<u64>()]
}

fn moment() -> impl Strategy<Value = Moment> {
    prop_oneof![4 => 1_700_000_000_000..1_700_001_000_000_i64, 1 => any::<i64>()].prop_map(Moment)
}

fn clock() -> impl Strategy<Value = ClockState> {
    let left = || {
        (number(), 0..6_u8).prop_map(|(main, periods)| Remaining {
            main: Millis(main),
            periods,
        })
    };
    let thought = prop_oneof![4 => Just(0), 1 => number()];
    let running = option::of((side(), moment(), thought).prop_map(|(side, from, thought)| Running {
        side,
        from,
        thought: Millis(thought),
    }));
    (left(), left(), number(), number(), running).prop_map(|(cho, han, cho_credit, han_credit, running)| ClockState {
        left: BySide { cho, han },
        credited: BySide {
            cho: Millis(cho_credit),
            han: Millis(han_credit),
        },
        running,
    })
}

/// Some actions other than steps.
const TOKENS: &[&str] = &["offer", "resign:cho", "flag:han", "pass", "abort"];

/// Parses an action. Two squares always make a step, even if they are equal, as in the stored form of a pass.
fn action(token: &str) -> Action {
    match token.parse().expect("a token") {
        ActionToken::Points { from, to } => Action::Step { from, to },
        ActionToken::Action(action) => action,
        ActionToken::Resign => panic!("an event says who resigned"),
    }
}

fn kind() -> impl Strategy<Value = EventKind> {
    let acted = (
        prop_oneof![4 => "[a-i]([1-9]|10)[a-i]([1-9]|10)", 1 => proptest::sample::select(TOKENS).prop_map(str::to_owned)],
        option::of(side()),
        any::<u32>(),
        (number(), option::of(number()), option::of(number())),
        option::of(clock()),
    );
    let acted = acted.prop_map(
        |(token, side, ply, (round_trip, charge, credit), clock)| EventKind::Acted {
            action: action(&token),
            side,
            ply,
            round_trip: Millis(round_trip),
            charge: charge.map(Millis),
            credit: credit.map(Millis),
            clock,
        },
    );
    prop_oneof![
        8 => acted,
        1 => side().prop_map(|side| EventKind::TakebackOffered { side }),
        1 => (any::<u32>(), option::of(clock())).prop_map(|(actions_left, clock)| EventKind::TookBack { actions_left, clock }),
        1 => (option::of(moment()), option::of(clock()))
            .prop_map(|(lived_until, clock)| EventKind::Resumed { lived_until, clock }),
    ]
}

fn events() -> impl Strategy<Value = Vec<Event>> {
    let player = (0..3_u64).prop_map(|bits| Player::Guest(GuestId::from_bits(bits)));
    let command = ("[A-Za-z0-9_-]{1,32}", option::of(any::<u32>())).prop_map(|(id, ply)| CommandName {
        id: id.parse().expect("a command's id"),
        ply,
    });
    let event = (moment(), option::of(player), option::of(command), kind());
    collection::vec(event, 0..60).prop_map(|events| {
        let numbered = (1..).map(Seq).zip(events);
        numbered
            .map(|(seq, (at, by, command, kind))| Event {
                seq,
                at,
                by,
                command,
                kind,
            })
            .collect()
    })
}

proptest! {
    #[test]
    fn unpacking_gives_back_what_was_packed(events in events()) {
        let packed = pack(&events);
        prop_assert_eq!(unpack(&packed), Ok(events));
    }

    #[test]
    fn a_log_that_was_read_goes_on_as_if_it_had_been_written_here(events in events(), split in 0..60_usize) {
        let whole = log(&events);
        let (first, rest) = events.split_at(split.min(events.len()));
        let mut read = EventLog::read(&pack(first), |_| Ok::<_, UnpackError>(())).expect("just written");
        rest.iter().for_each(|event| read.push(event).expect("events are JSON"));
        prop_assert_eq!(&read, &whole);
        let first = u32::try_from(first.len()).expect("few");
        prop_assert_eq!(read.after(first).collect::<Vec<_>>(), rest);
    }

    #[test]
    fn damage_never_panics(events in events(), damage in collection::vec((any::<u16>(), any::<u8>()), 1..8)) {
        let mut packed = pack(&events);
        for (place, byte) in damage {
            let index = usize::from(place) % packed.len();
            packed[index] = byte;
        }
        // If damaged bytes can be read, the events still have consecutive numbers.
        if let Ok(events) = unpack(&packed) {
            for (seq, event) in (1..).map(Seq).zip(&events) {
                prop_assert_eq!(event.seq, seq);
            }
        }
    }
}
