//! Stored events: every kind ever written can still be read, and damaged logs cause no panic.

use std::collections::BTreeSet;

use crate::support::Dice;
use tournament::event::KINDS;
use tournament::{Command, DivisionId, Event, Tournament, standings};

const STORED: &str = include_str!("../../testdata/events.jsonl");

#[test]
fn every_kind_is_read_and_written_again() {
    let lines: Vec<&str> = STORED.lines().collect();
    let events: Vec<Event> = lines.iter().map(|line| Event::read(line).expect(line)).collect();
    let written: Vec<String> = events.iter().map(Event::write).collect();
    assert_eq!(written, lines);
    let kind = |line: &&str| {
        let value: serde_json::Value = serde_json::from_str(line).expect("JSON");
        value["event"]["kind"].as_str().expect("a kind").to_owned()
    };
    let kinds: BTreeSet<String> = lines.iter().map(kind).collect();
    assert_eq!(kinds, KINDS.map(str::to_owned).into_iter().collect());
    Tournament::load(&events).expect("they are one tournament");
}

#[test]
fn what_is_not_an_event_is_refused_with_a_code() {
    let first = STORED.lines().next().expect("a line");
    let cases = [
        ("{", "event_unreadable"),
        ("{}", "event_unreadable"),
        (
            r#"{"seq":1,"command":1,"at":0,"event":{"kind":"exploded"}}"#,
            "event_kind_unknown",
        ),
        (
            r#"{"seq":1,"command":1,"at":0,"event":{"kind":"withdrawn"}}"#,
            "event_data",
        ),
        (
            r#"{"seq":1,"command":1,"at":0,"event":{"kind":"withdrawn","id":1,"x":2}}"#,
            "event_data",
        ),
        (&first.replace(r#""version":1"#, r#""version":2"#), "event_version"),
    ];
    for (text, code) in cases {
        assert_eq!(
            Event::read(text).map_err(|error| error.code()).err(),
            Some(code),
            "{text}"
        );
    }
}

#[test]
fn events_that_do_not_fit_are_refused() {
    let events: Vec<Event> = STORED.lines().map(|line| Event::read(line).expect(line)).collect();
    for missing in 0..events.len() - 1 {
        let mut broken = events.clone();
        broken.remove(missing);
        assert!(Tournament::load(&broken).is_err(), "without {missing}");
    }
    let mut twice = events.clone();
    twice[2] = Event {
        seq: 3,
        ..events[1].clone()
    };
    assert_eq!(Tournament::load(&twice).map_err(|error| error.seq), Err(3));
}

#[test]
fn damaged_logs_are_refused_or_usable() {
    let events: Vec<Event> = STORED.lines().map(|line| Event::read(line).expect(line)).collect();
    let mut loaded = 0;
    for seed in 0..3_000 {
        let mut dice = Dice(seed);
        let mut damaged = events.clone();
        for _ in 0..=dice.roll(4) {
            let (from, to) = (dice.roll(damaged.len()), dice.roll(damaged.len()));
            match dice.roll(3) {
                0 => damaged.swap(from, to),
                1 => damaged[to] = damaged[from].clone(),
                _ => drop(damaged.remove(from)),
            }
        }
        for (event, seq) in damaged.iter_mut().zip(1..) {
            event.seq = seq;
            event.command = seq;
        }
        let Ok(mut tournament) = Tournament::load(&damaged) else {
            continue;
        };
        loaded += 1;
        for division in [DivisionId(0), DivisionId(1)] {
            standings(tournament.state(), division).expect("the division");
            let _ = tournament.handle(&Command::Pair { division }, 0, None);
            let _ = tournament.handle(&Command::Undo, 0, None);
        }
    }
    assert!(loaded > 20, "only {loaded}");
}
