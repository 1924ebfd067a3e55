//! Laws of writing and reading: whole or not at all, in order, without gaps, each answered once.

use crate::folder::{Folder, events, game, guest};
use std::sync::mpsc::channel;
use store::{AnalysisRow, EventRow, GameRow, Phase, Store, StoreError, Write};

fn open(folder: &Folder) -> Store {
    Store::open(folder.path()).unwrap()
}

fn numbers(store: &Store, id: &str) -> Vec<u32> {
    store.events(id).unwrap().iter().map(|event| event.seq).collect()
}

#[test]
fn events_come_back_as_they_were_written() {
    let folder = Folder::new("d");
    let store = open(&folder);
    store.write_and_wait(events("g", 1, 3)).unwrap();
    store.write_and_wait(events("g", 4, 4)).unwrap();
    let Write::Events { events: all, .. } = events("g", 1, 4) else {
        unreachable!()
    };
    assert_eq!(store.events("g").unwrap(), all);
    assert_eq!(store.game("g").unwrap(), Some(game("g", 4)));
    assert_eq!(store.events("other").unwrap(), Vec::<EventRow>::new());
    assert_eq!(store.game("other").unwrap(), None);
}

#[test]
fn a_gap_or_a_repetition_changes_nothing() {
    let folder = Folder::new("d");
    let store = open(&folder);
    store.write_and_wait(events("g", 1, 3)).unwrap();
    for wrong in [
        events("g", 3, 5),
        events("g", 5, 6),
        events("g", 1, 1),
        events("new", 2, 3),
    ] {
        assert!(matches!(store.write_and_wait(wrong), Err(StoreError::Conflict(_))));
    }
    assert_eq!(numbers(&store, "g"), [1, 2, 3]);
    assert_eq!(
        store.game("g").unwrap(),
        Some(game("g", 3)),
        "the card is taken back with the events"
    );
    assert_eq!(store.game("new").unwrap(), None);
}

#[test]
fn a_conflict_undoes_nothing_of_the_games_in_the_same_commit() {
    let folder = Folder::new("d");
    let store = open(&folder);
    let (sender, results) = channel();
    // Queued faster than the first commit syncs, so that most of them share a transaction.
    for number in 0..60 {
        let id = format!("g{number}");
        let write = if number % 3 == 0 {
            events(&id, 2, 2)
        } else {
            events(&id, 1, 2)
        };
        let sender = sender.clone();
        store.write(write, move |result| sender.send((number, result.is_ok())).unwrap());
    }
    assert!((1..=60).contains(&store.waiting()));
    drop(sender);
    let results: Vec<(u32, bool)> = results.iter().collect();
    assert_eq!(
        results,
        (0..60).map(|number| (number, number % 3 != 0)).collect::<Vec<_>>(),
        "answered once, in order"
    );
    for number in 0..60 {
        let expected: &[u32] = if number % 3 == 0 { &[] } else { &[1, 2] };
        assert_eq!(numbers(&store, &format!("g{number}")), expected);
    }
}

#[test]
fn writes_that_belong_together_are_done_together_or_not_at_all() {
    let folder = Folder::new("d");
    let store = open(&folder);
    store
        .write_and_wait(Write::All(vec![events("g", 1, 2), events("h", 1, 1)]))
        .unwrap();
    let half = Write::All(vec![events("g", 3, 3), events("h", 1, 1)]);
    assert!(matches!(store.write_and_wait(half), Err(StoreError::Conflict(_))));
    assert_eq!((numbers(&store, "g"), numbers(&store, "h")), (vec![1, 2], vec![1]));
}

#[test]
fn bad_json_is_refused_by_the_rows_themselves() {
    let folder = Folder::new("d");
    let store = open(&folder);
    let torn = EventRow {
        seq: 1,
        at_ms: 0,
        body: "{\"n\":".to_owned(),
    };
    let write = Write::Events {
        game: game("g", 1),
        guests: Vec::new(),
        events: vec![torn],
    };
    assert!(matches!(store.write_and_wait(write), Err(StoreError::Conflict(_))));
    assert_eq!(store.game("g").unwrap(), None);
}

#[test]
fn guests_are_found_by_hash_only_and_never_twice() {
    let folder = Folder::new("d");
    let store = open(&folder);
    store.write_and_wait(Write::Guest(guest(1))).unwrap();
    assert_eq!(store.guest_of(&[1; 32]).unwrap().as_deref(), Some("guest1"));
    assert_eq!(store.guest_of(&[2; 32]).unwrap(), None);
    let same_hash = store::GuestRow {
        id: "other".to_owned(),
        ..guest(1)
    };
    assert!(matches!(
        store.write_and_wait(Write::Guest(same_hash)),
        Err(StoreError::Conflict(_))
    ));
    assert!(matches!(
        store.write_and_wait(Write::Guest(guest(1))),
        Err(StoreError::Conflict(_))
    ));
}

#[test]
fn a_seat_needs_a_guest_that_exists() {
    let folder = Folder::new("d");
    let store = open(&folder);
    let write = Write::Events {
        game: game("g", 1),
        guests: vec!["nobody".to_owned()],
        events: Vec::new(),
    };
    assert!(matches!(store.write_and_wait(write), Err(StoreError::Conflict(_))));
}

#[test]
fn pages_hold_every_game_of_a_guest_once_newest_first() {
    let folder = Folder::new("d");
    let store = open(&folder);
    for number in 1..=2 {
        store.write_and_wait(Write::Guest(guest(number))).unwrap();
    }
    for number in 0..25_u32 {
        let row = GameRow {
            created_ms: i64::from(number / 2),
            ..game(&format!("g{number:02}"), 1)
        };
        let guests = if number % 5 == 0 {
            vec!["guest1".into(), "guest2".into()]
        } else {
            vec!["guest1".into()]
        };
        let Write::Events { events, .. } = events(&row.id, 1, 1) else {
            unreachable!()
        };
        // Twice, as a game with many events does: the seat is listed once.
        store
            .write_and_wait(Write::Events {
                game: row.clone(),
                guests: guests.clone(),
                events,
            })
            .unwrap();
        let over = GameRow {
            phase: Phase::Over,
            updated_ms: 99,
            ..row
        };
        store
            .write_and_wait(Write::Events {
                game: over,
                guests,
                events: Vec::new(),
            })
            .unwrap();
    }
    let pages: Vec<_> = (0..4).map(|page| store.games_of("guest1", page, 10).unwrap()).collect();
    assert_eq!(
        pages.iter().map(|page| page.rows.len()).collect::<Vec<_>>(),
        [10, 10, 5, 0]
    );
    assert!(pages.iter().all(|page| page.total == 25));
    let ids: Vec<String> = pages
        .iter()
        .flat_map(|page| page.rows.iter().map(|row| row.id.clone()))
        .collect();
    assert_eq!(
        ids,
        (0..25).rev().map(|number| format!("g{number:02}")).collect::<Vec<_>>()
    );
    assert_eq!(store.games_of("guest2", 0, 10).unwrap().total, 5);
    assert_eq!(store.games_of("guest3", 0, 10).unwrap().rows, []);
    assert_eq!(store.games_in(Phase::Over).unwrap().len(), 25);
    assert_eq!(store.unfinished_games_of("guest1").unwrap(), 0);
    store
        .write_and_wait(Write::Events {
            game: game("g", 0),
            guests: vec!["guest1".into()],
            events: vec![],
        })
        .unwrap();
    assert_eq!(store.unfinished_games_of("guest1").unwrap(), 1);
}

#[test]
fn closing_finishes_what_was_queued() {
    let folder = Folder::new("d");
    let first = open(&folder);
    for seq in 1..=40 {
        first.write(events("g", seq, seq), |result| result.unwrap());
    }
    drop(first);
    assert_eq!(numbers(&open(&folder), "g"), (1..=40).collect::<Vec<_>>());
}

#[test]
fn an_analysis_is_kept_with_its_game_and_a_newer_one_takes_its_place() {
    let folder = Folder::new("d");
    let store = open(&folder);
    let analysis = |game: &str, made_ms, body: &str| {
        Write::Analysis(AnalysisRow {
            game: game.to_owned(),
            made_ms,
            body: body.to_owned(),
        })
    };
    assert!(matches!(
        store.write_and_wait(analysis("g", 1, "[]")),
        Err(StoreError::Conflict(_))
    ));
    store.write_and_wait(events("g", 1, 1)).unwrap();
    for body in ["[]", "[null]"] {
        store.write_and_wait(analysis("g", 2, body)).unwrap();
        assert_eq!(store.analysis("g").unwrap().as_deref(), Some(body));
    }
    assert!(store.write_and_wait(analysis("g", 3, "no JSON")).is_err());
    assert_eq!(store.analysis("g").unwrap().as_deref(), Some("[null]"));
    assert_eq!(store.analysis("other").unwrap(), None);
}
