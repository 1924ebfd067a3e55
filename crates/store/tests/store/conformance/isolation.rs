//! Isolation between readers and writers.

use super::Testbed;
use super::rows::{append, done, event, events, game, guest, id, names, numbers, player};
use janggi::{BySide, Movement, Outcome, Side};
use play::rating::{Ladder, RatedGame};
use play::{Moment, Speed};
use store::{Answer, Command, CommandError, EventRow, GameRow, Pack, PageRequest, Phase, Seat, Store};

/// Calls `look` repeatedly until all queued commands have been executed, and once more afterwards.
async fn until_written(
    store: &dyn Store,
    answers: Vec<Answer<(), CommandError>>,
    mut look: impl AsyncFnMut(&dyn Store),
) {
    loop {
        let written = store.backlog() == 0;
        look(store).await;
        if written {
            break;
        }
    }
    for answer in answers {
        answer.await.unwrap();
    }
}

pub(crate) async fn a_list_shows_all_or_nothing_of_what_was_written_together(testbed: &impl Testbed) {
    let store = testbed.open();
    let both = |seq| Command::Together(vec![events("a", seq, seq), events("b", seq, seq)]);
    let answers = (1..=150).map(|seq| store.execute(both(seq))).collect();
    let page = PageRequest { index: 0, size: 9 };
    until_written(&*store, answers, async |store| {
        let rows = store.games_in(Phase::Playing, page).await.unwrap().rows;
        assert!(rows.is_empty() || rows.len() == 2, "{rows:?}");
        assert!(rows.iter().all(|row| row.plies == rows[0].plies), "{rows:?}");
    })
    .await;
}

pub(crate) async fn a_game_is_read_whole_while_it_is_packed(testbed: &impl Testbed) {
    let store = testbed.open();
    done(&*store, events("g", 1, 200)).await;
    let pack = |events| Command::Pack {
        game: id("g"),
        pack: Pack { events, body: vec![1] },
    };
    let answers = (1..=200).map(|events| store.execute(pack(events))).collect();
    until_written(&*store, answers, async |store| {
        let stored = store.events_of(id("g")).await.unwrap();
        let packed = stored.pack.as_ref().map_or(0, |pack| pack.events);
        let rows: Vec<u32> = stored.rows.iter().map(|row| row.seq).collect();
        assert_eq!(rows, (packed + 1..=200).collect::<Vec<_>>());
    })
    .await;
}

pub(crate) async fn ratings_are_read_with_the_changes_that_led_to_them(testbed: &impl Testbed) {
    let store = testbed.open();
    for number in 1..=40 {
        done(&*store, Command::NewGuest(guest(number))).await;
    }
    let ladder = Ladder {
        movement: Movement::Janggi,
        speed: Speed::Blitz,
    };
    let mut answers: Vec<Answer<(), CommandError>> = Vec::new();
    for number in 0..20_u8 {
        let players = BySide {
            cho: player(2 * number + 1),
            han: player(2 * number + 2),
        };
        let rated = RatedGame {
            game: id(&format!("g{number:02}")),
            at: Moment(100),
            ladder,
            players,
            outcome: Outcome::Win(Side::Cho),
            neighbours: false,
        };
        let row = GameRow {
            id: rated.game,
            seats: BySide {
                cho: Seat::Player(players.cho),
                han: Seat::Player(players.han),
            },
            ..game("g", 1)
        };
        let update = store.rating_basis(players, ladder, 0).await.unwrap().rate(&rated);
        let answer = store.rate(append(row, vec![event(1)]), update);
        answers.push(Box::pin(async { answer.await.map(|_| ()) }));
    }
    until_written(&*store, answers, async |store| {
        let (ratings, changes) = store.all_ratings().await.unwrap();
        let games: u32 = ratings.iter().map(|rating| rating.standing.games).sum();
        assert_eq!((ratings.len(), games as usize), (changes.len(), changes.len()));
    })
    .await;
    assert_eq!(store.all_ratings().await.unwrap().1.len(), 40);
}

pub(crate) async fn of_writers_of_one_event_the_first_is_stored_and_the_others_are_refused(testbed: &impl Testbed) {
    let store = testbed.open();
    let mut answers = Vec::new();
    for seq in 1..=20 {
        for writer in 0..8 {
            let row = EventRow {
                body: format!("{{\"writer\":{writer}}}"),
                ..event(seq)
            };
            answers.push((writer, store.execute(append(game("g", seq), vec![row]))));
        }
    }
    for (writer, answer) in answers {
        match answer.await {
            Ok(()) => assert_eq!(writer, 0),
            Err(CommandError::Conflict(_)) => assert_ne!(writer, 0),
            Err(error) => panic!("{error}"),
        }
    }
    let stored = store.events_of(id("g")).await.unwrap().rows;
    assert!(stored.iter().all(|row| row.body == "{\"writer\":0}"), "{stored:?}");
    assert_eq!(numbers(&*store, "g").await, (1..=20).collect::<Vec<_>>());
}

/// A failed command has no effect, even if part of it had already been written.
pub(crate) async fn nobody_sees_what_was_taken_back(testbed: &impl Testbed) {
    let store = testbed.open();
    done(&*store, events("a", 1, 1)).await;
    let fails = |seq| Command::Together(vec![events("b", 1, 3), events("a", 2, 2), events("a", seq, seq)]);
    let answers: Vec<_> = (0..40).map(|number| store.execute(fails(5 + number))).collect();
    loop {
        let written = store.backlog() == 0;
        let games = store.game_ids_after(None, 9).await.unwrap();
        assert_eq!(
            (names(games), numbers(&*store, "a").await),
            (vec!["a".to_owned()], vec![1])
        );
        if written {
            break;
        }
    }
    for answer in answers {
        assert!(matches!(answer.await, Err(CommandError::Conflict(_))));
    }
    done(&*store, events("b", 1, 3)).await;
}
