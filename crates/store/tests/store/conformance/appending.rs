//! Appending and packing events, and storing analyses.

use super::Testbed;
use super::rows::{append, done, event, events, game, id, numbers, player, refused, row, session};
use play::GameId;
use store::{AnalysisRow, Command, EventRow, Pack, StoredEvents};

pub(crate) async fn events_are_read_as_they_were_written(testbed: &impl Testbed) {
    let store = testbed.open();
    done(&*store, events("g", 1, 3)).await;
    done(&*store, events("g", 4, 4)).await;
    let all: Vec<EventRow> = (1..=4).map(event).collect();
    assert_eq!(store.events_of(id("g")).await.unwrap(), stored(None, all));
    assert_eq!(row(&*store, id("g")).await, Some(game("g", 4)));
}

pub(crate) async fn a_gap_or_a_repetition_changes_nothing(testbed: &impl Testbed) {
    let store = testbed.open();
    done(&*store, events("g", 1, 3)).await;
    for wrong in [
        events("g", 3, 5),
        events("g", 5, 6),
        events("g", 1, 1),
        append(game("g", 5), vec![event(4), event(6)]),
        events("new", 2, 3),
    ] {
        refused(&*store, wrong).await;
    }
    assert_eq!(numbers(&*store, "g").await, [1, 2, 3]);
    assert_eq!(
        row(&*store, id("g")).await,
        Some(game("g", 3)),
        "the row is taken back with the events"
    );
    assert_eq!(row(&*store, id("new")).await, None);
}

fn stored(pack: Option<Pack>, rows: Vec<EventRow>) -> StoredEvents {
    StoredEvents { pack, rows }
}

fn pack(events: u32) -> Pack {
    Pack {
        events,
        body: vec![0, 255, u8::try_from(events).unwrap()],
    }
}

fn packing(events: u32) -> Command {
    Command::Pack {
        game: id("g"),
        pack: pack(events),
    }
}

pub(crate) async fn a_pack_takes_the_place_of_its_rows_and_appending_goes_on(testbed: &impl Testbed) {
    let store = testbed.open();
    done(&*store, events("g", 1, 5)).await;
    done(&*store, packing(3)).await;
    let rest: Vec<EventRow> = (4..=5).map(event).collect();
    assert_eq!(store.events_of(id("g")).await.unwrap(), stored(Some(pack(3)), rest));
    done(&*store, packing(5)).await;
    assert_eq!(
        store.events_of(id("g")).await.unwrap(),
        stored(Some(pack(5)), Vec::new())
    );
    for wrong in [events("g", 5, 5), events("g", 1, 1), events("g", 7, 7)] {
        refused(&*store, wrong).await;
    }
    done(&*store, events("g", 6, 6)).await;
    assert_eq!(
        store.events_of(id("g")).await.unwrap(),
        stored(Some(pack(5)), vec![event(6)])
    );
    drop(store);
    let store = testbed.open();
    assert_eq!(
        store.events_of(id("g")).await.unwrap(),
        stored(Some(pack(5)), vec![event(6)])
    );
    assert_eq!(
        row(&*store, id("g")).await,
        Some(game("g", 6)),
        "the row of the game stays"
    );
}

pub(crate) async fn a_pack_of_what_is_not_stored_or_of_less_than_before_changes_nothing(testbed: &impl Testbed) {
    let store = testbed.open();
    done(&*store, events("g", 1, 5)).await;
    done(&*store, packing(4)).await;
    for wrong in [3, 6] {
        refused(&*store, packing(wrong)).await;
    }
    let nobody = Command::Pack {
        game: id("h"),
        pack: pack(1),
    };
    refused(&*store, nobody).await;
    assert_eq!(
        store.events_of(id("g")).await.unwrap(),
        stored(Some(pack(4)), vec![event(5)])
    );
}

pub(crate) async fn a_body_that_is_no_json_is_refused(testbed: &impl Testbed) {
    let store = testbed.open();
    let torn = EventRow {
        body: "{\"n\":".to_owned(),
        ..event(1)
    };
    refused(&*store, append(game("g", 1), vec![torn])).await;
    assert_eq!(row(&*store, id("g")).await, None);
}

pub(crate) async fn commands_that_belong_together_are_done_together_or_not_at_all(testbed: &impl Testbed) {
    let store = testbed.open();
    let both = Command::Together(vec![events("g", 1, 2), events("h", 1, 1)]);
    done(&*store, both).await;
    refused(&*store, Command::Together(vec![events("g", 3, 3), events("h", 1, 1)])).await;
    assert_eq!(numbers(&*store, "g").await, [1, 2]);
    assert_eq!(numbers(&*store, "h").await, [1]);
    assert_eq!(row(&*store, id("g")).await, Some(game("g", 2)));
}

pub(crate) async fn an_analysis_is_kept_with_its_game_and_a_newer_one_takes_its_place(testbed: &impl Testbed) {
    let store = testbed.open();
    let analysis = |body: &str| {
        Command::StoreAnalysis(AnalysisRow {
            game: id("g"),
            made_ms: 1,
            body: body.to_owned(),
        })
    };
    refused(&*store, analysis("[]")).await;
    done(&*store, events("g", 1, 1)).await;
    for body in ["[]", "[null]"] {
        done(&*store, analysis(body)).await;
        assert_eq!(store.analysis_of(id("g")).await.unwrap().as_deref(), Some(body));
    }
    refused(&*store, analysis("no JSON")).await;
    assert_eq!(store.analysis_of(id("g")).await.unwrap().as_deref(), Some("[null]"));
}

pub(crate) async fn what_is_not_stored_is_not_found(testbed: &impl Testbed) {
    let store = testbed.open();
    store.ping().await.unwrap();
    assert_eq!(store.events_of(id("g")).await.unwrap(), StoredEvents::default());
    assert_eq!(store.analysis_of(id("g")).await.unwrap(), None);
    assert_eq!(store.player_of_token(session(1)).await.unwrap(), None);
    assert_eq!(store.unfinished_games_of(player(1)).await.unwrap(), 0);
    assert_eq!(store.game_ids_after(None, 10).await.unwrap(), Vec::<GameId>::new());
    assert_eq!(store.finished_after(None, 10).await.unwrap(), []);
    assert_eq!(store.unreadable_games().await.unwrap(), []);
}
