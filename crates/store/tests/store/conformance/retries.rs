//! Retries of commands whose answer was lost.

use super::Testbed;
use super::accounts::{account, link, link_hash, opened};
use super::programs::{access_token, handle};
use super::rows::{append, done, ended, event, events, game, guest, id, player, refused, session};
use play::chat::Channel;
use store::{
    AccountCommand, AnalysisRow, ChatRow, ChatWordsRow, Command, EmailLinkKind, HandleKind, Heartbeat, LetterId,
    LetterKind, LetterRow, NewChatLine, NoticeId, Pack, PushCommand, PushNoticeRow, PushSubscriptionRow, RecordBounds,
    RecordCommand, RecordContent, SharedRow, Store,
};

/// Creates two guests, the first with an account, and two games, the second of which was cancelled.
async fn world(testbed: &impl Testbed) -> Box<dyn Store> {
    let store = testbed.open();
    for number in [1, 2] {
        done(&*store, Command::NewGuest(guest(number))).await;
    }
    done(&*store, AccountCommand::Create(account(1, "Hansin")).into()).await;
    done(&*store, events("g", 1, 2)).await;
    let mut off = ended(game("off", 0), 5);
    off.result.as_mut().unwrap().outcome = janggi::Outcome::None;
    done(&*store, append(off, vec![event(1)])).await;
    store
}

fn of_accounts() -> Vec<AccountCommand> {
    let (player, another) = (player(1), player(2));
    vec![
        AccountCommand::SetNickname {
            player,
            nickname: Some("n".to_owned()),
        },
        AccountCommand::Suspend { player, since_ms: None },
        AccountCommand::SetPassword {
            player,
            password: "phc".to_owned(),
        },
        AccountCommand::SetRecoveryCodes {
            player,
            hashes: vec![[1; 32], [2; 32]],
        },
        AccountCommand::PutPreferences {
            player,
            device: None,
            at_ms: 1,
            body: "{}".to_owned(),
        },
        AccountCommand::Block {
            player,
            blocked: another,
            at_ms: 1,
        },
        AccountCommand::Seen {
            token_hash: session(1),
            at_ms: 9,
        },
        AccountCommand::PutLetter {
            letter: LetterRow {
                id: LetterId(1),
                player,
                kind: LetterKind::Changed,
                email: link(1, EmailLinkKind::Reset, 20).email,
                ends_ms: 100,
            },
            at_ms: 1,
        },
        AccountCommand::ForgetLetter { id: LetterId(1) },
        AccountCommand::Unblock {
            player,
            blocked: another,
        },
        AccountCommand::RemoveEmail { player },
    ]
}

fn of_programs() -> Vec<AccountCommand> {
    let player = player(1);
    vec![
        AccountCommand::AccessTokenUsed {
            token: access_token(1, 40, None).token,
            at_ms: 9,
        },
        AccountCommand::RevokeAccessToken {
            player,
            token: access_token(1, 40, None).token,
        },
        AccountCommand::RevokeAccessTokens { player },
        AccountCommand::MakeBot { player, at_ms: 1 },
        AccountCommand::SetBotSetup {
            player,
            setup: "msms".to_owned(),
        },
    ]
}

fn of_push() -> Vec<PushCommand> {
    let subscription = PushSubscriptionRow {
        session: session(1),
        player: player(1),
        endpoint: "https://push.example/1".to_owned(),
        receiver_key: [4; 65],
        secret: [5; 16],
        created_ms: 1,
    };
    let notice = PushNoticeRow {
        session: session(1),
        topic: "turn".to_owned(),
        id: NoticeId(1),
        body: "{}".to_owned(),
        ends_ms: 100,
    };
    vec![
        PushCommand::KeepKey(vec![1]),
        PushCommand::Subscribe {
            subscription: Box::new(subscription),
            most: 3,
        },
        PushCommand::Put { notice, at_ms: 1 },
        PushCommand::Forget {
            session: session(1),
            id: NoticeId(1),
        },
        PushCommand::ForgetEndpoint("https://push.example/1".to_owned()),
        PushCommand::Unsubscribe(session(1)),
    ]
}

fn of_records() -> Vec<RecordCommand> {
    let id = "0".repeat(32).parse().unwrap();
    let keep = RecordCommand::Keep {
        player: player(1),
        id,
        at_ms: 7,
        content: RecordContent {
            digest: [1; 32],
            body: vec![1],
        },
        bounds: RecordBounds {
            most: 1,
            most_bytes: 1,
            most_bytes_of_all: 1,
        },
    };
    let delete = RecordCommand::Delete {
        player: player(1),
        id,
        at_ms: 8,
        remembered: 2,
    };
    vec![keep, delete]
}

fn share() -> Command {
    Command::Share(SharedRow {
        id: "-".repeat(22).parse().unwrap(),
        stored_ms: 1,
        body: vec![1],
    })
}

fn pack(events: u32) -> Command {
    Command::Pack {
        game: id("g"),
        pack: Pack { events, body: vec![1] },
    }
}

/// Commands that identify the row they write, or only set a value, can be repeated.
pub(crate) async fn what_names_what_it_writes_may_be_written_again(testbed: &impl Testbed) {
    let store = world(testbed).await;
    let analysis = AnalysisRow {
        game: id("g"),
        made_ms: 1,
        body: "[]".to_owned(),
    };
    let heartbeat = Heartbeat {
        started_ms: 1,
        lived_ms: 2,
    };
    let end_all = AccountCommand::EndSessions {
        player: player(1),
        keep: None,
    };
    let others = [
        pack(2),
        share(),
        Command::StoreAnalysis(analysis),
        Command::Heartbeat(heartbeat),
        Command::Probe,
        AccountCommand::EndSession(session(1)).into(),
        end_all.into(),
    ];
    let accounts = of_accounts().into_iter().chain(of_programs()).map(Command::from);
    let push = of_push().into_iter().map(Command::from);
    let records = of_records().into_iter().map(Command::from);
    for command in accounts.chain(push).chain(records).chain(others) {
        for _ in 0..3 {
            done(&*store, command.clone()).await;
        }
    }
    assert_eq!(store.account_records_after(player(1), 0, 9).await.unwrap().len(), 1);
    assert_eq!(store.record_bytes().await.unwrap(), 0);
}

/// Returns the commands that use up a one-time code or link, and the one that closes the account.
fn used_up() -> [AccountCommand; 5] {
    let player = player(1);
    [
        AccountCommand::UseStep { player, step: 5 },
        AccountCommand::UseRecoveryCode { player, hash: [1; 32] },
        AccountCommand::UseResetLink {
            link: link_hash(21),
            at_ms: 50,
        },
        AccountCommand::ConfirmEmail {
            link: link_hash(20),
            at_ms: 50,
        },
        AccountCommand::Close {
            player,
            closed_skeleton: "closed:hansin".to_owned(),
            at_ms: 9,
        },
    ]
}

/// Commands that may take effect only once are refused when repeated.
pub(crate) async fn what_happens_once_is_refused_when_it_is_written_again(testbed: &impl Testbed) {
    let store = world(testbed).await;
    let line = ChatRow {
        game: id("g"),
        channel: Channel::Players,
        at_ms: 5,
        player: player(1),
        words: ChatWordsRow::Preset("hello".to_owned()),
    };
    let say = NewChatLine {
        line,
        kept: 9,
        most_bytes_of_all: 999,
    };
    let codes = AccountCommand::SetRecoveryCodes {
        player: player(1),
        hashes: vec![[1; 32]],
    };
    done(&*store, codes.into()).await;
    for (kind, hash) in [(EmailLinkKind::Confirm, 20), (EmailLinkKind::Reset, 21)] {
        let link = link(1, kind, hash);
        done(&*store, AccountCommand::AddEmailLink { link, at_ms: 1 }.into()).await;
    }
    let open = AccountCommand::OpenSession {
        session: opened(1, 30),
        replaces: None,
    };
    let once = [
        Command::NewGuest(guest(3)),
        events("new", 1, 3),
        events("new", 4, 4),
        Command::DeleteUnplayed { game: id("off") },
        Command::Say(say),
        AccountCommand::Create(account(2, "Hangu")).into(),
        open.into(),
        AccountCommand::AddAccessToken {
            token: access_token(1, 40, None),
            most: 9,
        }
        .into(),
        AccountCommand::AddHandle(handle(1, "Hansin", HandleKind::Proposed)).into(),
    ];
    for command in once.into_iter().chain(used_up().map(Command::from)) {
        done(&*store, command.clone()).await;
        for _ in 0..2 {
            refused(&*store, command.clone()).await;
        }
    }
}

/// Everything before the failing part is rolled back, even in nested groups of commands.
pub(crate) async fn what_failed_as_a_whole_may_be_written_again_in_parts(testbed: &impl Testbed) {
    let store = world(testbed).await;
    let parts = [
        Command::NewGuest(guest(3)),
        events("new", 1, 2),
        AccountCommand::Create(account(2, "Hangu")).into(),
        share(),
        pack(1),
    ];
    let fails = Command::Together(vec![Command::Together(parts.to_vec()), events("g", 9, 9)]);
    let before = store.events_of(id("g")).await.unwrap();
    for _ in 0..3 {
        refused(&*store, fails.clone()).await;
        assert_eq!(store.events_of(id("g")).await.unwrap(), before);
        assert_eq!(store.account_of(player(2)).await.unwrap(), None);
        assert_eq!(store.shared("-".repeat(22).parse().unwrap()).await.unwrap(), None);
    }
    for part in parts {
        done(&*store, part).await;
    }
}
