//! Web push: the server's key, subscriptions of sessions, and queued notices.

use super::Testbed;
use super::rows::{done, guest, player, refused, session};
use store::{
    AccountCommand, Command, NoticeId, PushCommand, PushNoticeRow, PushSubscriptionRow, SessionRow, Store, TokenHash,
};

fn subscription(number: u8, session: TokenHash, created_ms: i64) -> PushSubscriptionRow {
    PushSubscriptionRow {
        session,
        player: player(number),
        endpoint: format!("https://push.example/{}-{created_ms}", session.0[0]),
        receiver_key: [session.0[0]; 65],
        secret: [session.0[0]; 16],
        created_ms,
    }
}

fn subscribe(subscription: &PushSubscriptionRow) -> Command {
    let subscription = Box::new(subscription.clone());
    PushCommand::Subscribe { subscription, most: 3 }.into()
}

fn notice(session: TokenHash, topic: &str, id: i64, ends_ms: i64) -> PushNoticeRow {
    PushNoticeRow {
        session,
        topic: topic.to_owned(),
        id: NoticeId(id),
        body: format!("{{\"number\":{id}}}"),
        ends_ms,
    }
}

fn put(notice: &PushNoticeRow, at_ms: i64) -> Command {
    let notice = notice.clone();
    PushCommand::Put { notice, at_ms }.into()
}

/// Returns a command that opens a session for the first guest, with a token hash made from `hash`.
fn open(hash: u8) -> Command {
    let session = SessionRow {
        token_hash: session(hash),
        player: player(1),
        created_ms: 5,
        seen_ms: 5,
        client: String::new(),
    };
    AccountCommand::OpenSession {
        session,
        replaces: None,
    }
    .into()
}

async fn of(store: &dyn Store, number: u8) -> Vec<PushSubscriptionRow> {
    store.push_subscriptions_of(player(number)).await.unwrap()
}

pub(crate) async fn the_servers_keys_are_made_once(testbed: &impl Testbed) {
    let store = testbed.open();
    assert_eq!(store.push_key().await.unwrap(), None);
    for key in [vec![1, 2], vec![3]] {
        done(&*store, PushCommand::KeepKey(key).into()).await;
    }
    drop(store);
    assert_eq!(testbed.open().push_key().await.unwrap(), Some(vec![1, 2]));
}

pub(crate) async fn a_subscription_belongs_to_a_session_and_ends_with_it(testbed: &impl Testbed) {
    let store = testbed.open();
    for number in [1, 2] {
        done(&*store, Command::NewGuest(guest(number))).await;
    }
    let (first, other) = (guest(1).token_hash, guest(2).token_hash);
    let mut row = subscription(1, first, 10);
    refused(&*store, subscribe(&subscription(1, other, 10))).await;
    refused(&*store, subscribe(&subscription(1, session(99), 10))).await;
    done(&*store, subscribe(&row)).await;
    row.endpoint += "-again";
    done(&*store, subscribe(&row)).await;
    assert_eq!(of(&*store, 1).await, [row.clone()]);
    // The same browser is now used by a different player.
    let taken = PushSubscriptionRow {
        endpoint: row.endpoint.clone(),
        ..subscription(2, other, 11)
    };
    done(&*store, subscribe(&taken)).await;
    assert_eq!(
        (of(&*store, 1).await, of(&*store, 2).await),
        (vec![], vec![taken.clone()])
    );
    done(&*store, PushCommand::Unsubscribe(first).into()).await;
    done(&*store, PushCommand::ForgetEndpoint(taken.endpoint).into()).await;
    assert_eq!(of(&*store, 2).await, []);
    done(&*store, subscribe(&row)).await;
    done(&*store, put(&notice(first, "turn", 1, 100), 50)).await;
    done(&*store, AccountCommand::EndSession(first).into()).await;
    assert_eq!(of(&*store, 1).await, []);
    assert_eq!(store.push_notices(0, 9).await.unwrap(), []);
}

pub(crate) async fn a_player_keeps_the_newest_subscriptions(testbed: &impl Testbed) {
    let store = testbed.open();
    done(&*store, Command::NewGuest(guest(1))).await;
    for hash in 100..105 {
        done(&*store, open(hash)).await;
        let row = subscription(1, session(hash), i64::from(hash));
        done(&*store, subscribe(&row)).await;
    }
    let kept: Vec<_> = of(&*store, 1).await.iter().map(|row| row.created_ms).collect();
    assert_eq!(kept, [104, 103, 102]);
}

pub(crate) async fn a_notice_waits_until_it_is_sent_or_not_worth_it_and_the_newest_of_a_topic_counts(
    testbed: &impl Testbed,
) {
    let store = testbed.open();
    done(&*store, Command::NewGuest(guest(1))).await;
    let hash = guest(1).token_hash;
    refused(&*store, put(&notice(hash, "turn", 1, 100), 50)).await;
    let row = subscription(1, hash, 10);
    done(&*store, subscribe(&row)).await;
    for (topic, id, ends_ms) in [("turn", 1, 100), ("turn", 2, 110), ("over", 3, 90), ("offer", 4, 70)] {
        done(&*store, put(&notice(hash, topic, id, ends_ms), 50)).await;
    }
    // Removing a notice that has already been replaced has no effect.
    done(
        &*store,
        PushCommand::Forget {
            session: hash,
            id: NoticeId(1),
        }
        .into(),
    )
    .await;
    drop(store);
    let store = testbed.open();
    let waits = async |id| store.push_notice_waits(hash, NoticeId(id)).await.unwrap();
    assert_eq!(
        (waits(1).await, waits(2).await),
        (false, true),
        "a newer one took its place"
    );
    let waiting = store.push_notices(70, 9).await.unwrap();
    let expected = [notice(hash, "over", 3, 90), notice(hash, "turn", 2, 110)];
    assert_eq!(waiting, expected.map(|notice| (notice, row.clone())));
    assert_eq!(store.push_notices(0, 1).await.unwrap().len(), 1);
    done(&*store, put(&notice(hash, "new", 5, 200), 95)).await;
    let kept: Vec<_> = store.push_notices(0, 9).await.unwrap();
    let kept: Vec<_> = kept.iter().map(|(notice, _)| notice.id.0).collect();
    assert_eq!(kept, [2, 5], "what has ended is forgotten");
    done(
        &*store,
        PushCommand::Forget {
            session: hash,
            id: NoticeId(2),
        }
        .into(),
    )
    .await;
    done(&*store, PushCommand::Unsubscribe(hash).into()).await;
    assert_eq!(store.push_notices(0, 9).await.unwrap(), []);
}
