//! Tests that no event reveals a secret, for every combination of event kind, reader and secret.

#[path = "../../play/tests/support/kinds.rs"]
mod kinds;

use kinds::{CHO, CHOICE, HAN, LINE, REFEREE, STRANGER};
use play::room::{Event, EventKind, Room, Seq};
use play::{Moment, Player};
use wire::game_event::GameEvent;

/// Readers, one of each kind.
const READERS: [Option<Player>; 5] = [None, Some(STRANGER), Some(CHO), Some(HAN), Some(REFEREE)];

/// Returns the values that no reader may see.
fn secrets() -> Vec<String> {
    let people = [CHO, HAN, REFEREE, STRANGER].map(|player| player.to_string());
    let words = [kinds::KEY_HASH, kinds::REVEAL, "a-name-for-a-command", "deom"].map(str::to_owned);
    let numbers = [
        kinds::ROUND_TRIP.0.to_string(),
        kinds::LIVED_UNTIL.0.to_string(),
        kinds::CLAIMABLE_FROM.0.to_string(),
        kinds::CLOCK.0.to_string(),
        kinds::TOUCHED_AT.to_string(),
        "neighbours".to_owned(),
    ];
    people.into_iter().chain(words).chain(numbers).collect()
}

/// Returns the values that only Cho may see.
fn of_cho() -> [&'static str; 3] {
    [CHOICE.code(), LINE[0], LINE[1]]
}

fn room() -> Room {
    Room::open(kinds::terms(), Moment(0)).expect("possible terms").0
}

fn event(kind: EventKind) -> Event {
    Event {
        seq: Seq(7),
        at: Moment(1_000),
        by: Some(CHO),
        command: Some(play::room::CommandName {
            id: "a-name-for-a-command".parse().expect("a name"),
            ply: None,
        }),
        kind,
    }
}

fn frame(room: &Room, event: &Event, reader: Option<Player>) -> String {
    serde_json::to_string(&GameEvent::shown(room, event, reader)).expect("JSON")
}

#[test]
fn nobody_reads_a_secret_in_an_event() {
    let room = room();
    let mut planted = String::new();
    for event in kinds::kinds().map(event) {
        planted += &serde_json::to_string(&event).expect("JSON");
        for reader in READERS {
            let frame = frame(&room, &event, reader);
            for secret in secrets() {
                assert!(!frame.contains(&secret), "{secret} of {reader:?}: {frame}");
            }
            for secret in of_cho() {
                assert!(
                    reader == Some(CHO) || !frame.contains(secret),
                    "{secret} of {reader:?}: {frame}"
                );
            }
        }
    }
    let named = secrets().into_iter().filter(|secret| *secret != STRANGER.to_string());
    for secret in named.chain(of_cho().map(str::to_owned)) {
        assert!(planted.contains(&secret), "{secret} is in no event");
    }
}

#[test]
fn a_player_reads_the_own_choices() {
    let room = room();
    let frames: Vec<String> = kinds::kinds()
        .map(|kind| frame(&room, &event(kind), Some(CHO)))
        .collect();
    for own in of_cho() {
        assert!(frames.iter().any(|frame| frame.contains(own)), "{own}");
    }
}

#[test]
fn whose_lines_were_set_is_told_to_their_owner_only() {
    let (room, set) = (room(), |kind: &EventKind| matches!(kind, EventKind::LinesSet { .. }));
    let event = event(kinds::kinds().find(set).expect("there is such a kind"));
    for reader in READERS {
        let is_told = frame(&room, &event, reader).contains("cho");
        assert_eq!(is_told, reader == Some(CHO), "{reader:?}");
    }
}

#[test]
fn an_event_has_the_name_of_its_kind() {
    let (room, name) = (room(), |text: &str| {
        text.split(['{', ',', '}']).nth(1).map(str::to_owned)
    });
    for event in kinds::kinds().map(event) {
        let stored = serde_json::to_string(&event.kind).expect("JSON");
        assert_eq!(name(&frame(&room, &event, None)), name(&stored));
    }
}
