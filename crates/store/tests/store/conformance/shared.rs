//! Analyses shared by link, and the deletion of the oldest ones.

use super::Testbed;
use super::rows::done;
use store::{Command, SharedBounds, SharedId, SharedRow};

/// Returns the id of an analysis: a letter followed by dashes.
fn id(name: &str) -> SharedId {
    format!("{name:-<22}").parse().expect("a letter")
}

fn share(name: &str, stored_ms: i64, bytes: usize) -> Command {
    Command::Share(SharedRow {
        id: id(name),
        stored_ms,
        body: vec![name.as_bytes()[0]; bytes],
    })
}

const fn bounds(before_ms: i64, most_bytes: u64) -> SharedBounds {
    SharedBounds { before_ms, most_bytes }
}

pub(crate) async fn a_shared_analysis_is_kept_once_and_found_by_its_id(testbed: &impl Testbed) {
    let store = testbed.open();
    for command in [share("a", 5, 3), share("b", 6, 2), share("a", 4, 3)] {
        done(&*store, command).await;
    }
    drop(store);
    let store = testbed.open();
    assert_eq!(store.shared(id("a")).await.unwrap(), Some(vec![b'a'; 3]));
    assert_eq!(store.shared(id("b")).await.unwrap(), Some(vec![b'b'; 2]));
    assert_eq!(store.shared(id("c")).await.unwrap(), None);
    // Sharing an analysis again never shortens its lifetime.
    assert!(!store.has_shared_beyond(bounds(5, 5)).await.unwrap());
}

pub(crate) async fn the_oldest_shared_analyses_are_forgotten_beyond_an_age_and_a_size(testbed: &impl Testbed) {
    let store = testbed.open();
    for (id, stored_ms) in [("a", 1), ("b", 2), ("c", 3), ("d", 4), ("a", 5)] {
        done(&*store, share(id, stored_ms, 10)).await;
    }
    let forget = |bounds, limit| Command::ForgetShared { bounds, limit };
    let kept = async || {
        let mut kept = String::new();
        for name in ["a", "b", "c", "d"] {
            if store.shared(id(name)).await.unwrap().is_some() {
                kept += name;
            }
        }
        kept
    };
    assert!(!store.has_shared_beyond(bounds(2, 40)).await.unwrap());
    done(&*store, forget(bounds(2, 40), 9)).await;
    assert_eq!(kept().await, "abcd");
    assert!(store.has_shared_beyond(bounds(3, 40)).await.unwrap());
    done(&*store, forget(bounds(4, 40), 1)).await;
    assert_eq!(kept().await, "acd");
    assert!(store.has_shared_beyond(bounds(0, 29)).await.unwrap());
    done(&*store, forget(bounds(0, 19), 9)).await;
    assert_eq!(kept().await, "a");
}
