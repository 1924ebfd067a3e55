//! Periods in which servers were running.

use super::Testbed;
use super::rows::done;
use store::{Command, Heartbeat};

fn heartbeat(started_ms: i64, lived_ms: i64) -> Command {
    Command::Heartbeat(Heartbeat { started_ms, lived_ms })
}

pub(crate) async fn a_heartbeat_says_until_when_the_server_of_a_moment_lived(testbed: &impl Testbed) {
    let store = testbed.open();
    assert_eq!(store.lived_until(100).await, Ok(None));
    for (started, lived) in [(100, 100), (100, 180), (100, 200), (300, 350)] {
        done(&*store, heartbeat(started, lived)).await;
    }
    drop(store);
    let store = testbed.open();
    let rows = [
        (99, None),
        (100, Some(200)),
        (200, Some(200)),
        // A server may have stopped at any time after its last heartbeat.
        (201, None),
        (299, None),
        (300, Some(350)),
    ];
    for (at, lived_until) in rows {
        assert_eq!(store.lived_until(at).await, Ok(lived_until), "{at}");
    }
}

pub(crate) async fn of_lives_that_overlap_the_one_that_ended_first_counts(testbed: &impl Testbed) {
    let store = testbed.open();
    // The second server's clock was set back.
    done(&*store, heartbeat(1_000, 1_200)).await;
    done(&*store, heartbeat(500, 9_000)).await;
    assert_eq!(store.lived_until(1_100).await, Ok(Some(1_200)));
    assert_eq!(store.lived_until(1_300).await, Ok(Some(9_000)));
}

pub(crate) async fn old_lives_are_forgotten(testbed: &impl Testbed) {
    let store = testbed.open();
    let answers: Vec<_> = (0..1_010)
        .map(|number| store.execute(heartbeat(number * 10, number * 10 + 5)))
        .collect();
    for answer in answers {
        answer.await.unwrap();
    }
    assert_eq!(store.lived_until(90).await, Ok(None));
    assert_eq!(store.lived_until(100).await, Ok(Some(105)));
    assert_eq!(store.lived_until(10_090).await, Ok(Some(10_095)));
}
