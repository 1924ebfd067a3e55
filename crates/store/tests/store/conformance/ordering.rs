//! Order and durability of commands.

use super::Testbed;
use super::rows::{done, events, numbers};

pub(crate) async fn a_conflict_undoes_nothing_of_the_games_beside_it(testbed: &impl Testbed) {
    let store = testbed.open();
    // The commands are queued faster than the first commit is synced, so that most of them share a commit.
    let answers: Vec<_> = (0..60)
        .map(|number| {
            let first = if number % 3 == 0 { 2 } else { 1 };
            store.execute(events(&format!("g{number:02}"), first, 2))
        })
        .collect();
    assert!((1..=60).contains(&store.backlog()));
    for (number, answer) in answers.into_iter().enumerate() {
        assert_eq!(answer.await.is_ok(), number % 3 != 0, "{number}");
    }
    assert_eq!(store.backlog(), 0);
    for number in 0..60 {
        let expected: &[u32] = if number % 3 == 0 { &[] } else { &[1, 2] };
        assert_eq!(numbers(&*store, &format!("g{number:02}")).await, expected);
    }
}

pub(crate) async fn commands_are_carried_out_in_the_order_of_the_calls(testbed: &impl Testbed) {
    let store = testbed.open();
    let answers: Vec<_> = (1..=40).map(|seq| store.execute(events("g", seq, seq))).collect();
    // The answers are awaited in reverse, because only the order of the calls counts.
    for answer in answers.into_iter().rev() {
        answer.await.unwrap();
    }
    assert_eq!(numbers(&*store, "g").await, (1..=40).collect::<Vec<_>>());
}

pub(crate) async fn what_nobody_waits_for_is_stored_all_the_same(testbed: &impl Testbed) {
    let store = testbed.open();
    for seq in 1..=40 {
        drop(store.execute(events("g", seq, seq)));
    }
    drop(store);
    let again = testbed.open();
    assert_eq!(numbers(&*again, "g").await, (1..=40).collect::<Vec<_>>());
}

pub(crate) async fn a_query_sees_what_was_durable_when_it_was_made(testbed: &impl Testbed) {
    let store = testbed.open();
    for seq in 1..=40 {
        done(&*store, events("g", seq, seq)).await;
        assert_eq!(numbers(&*store, "g").await.len(), seq as usize);
    }
}
