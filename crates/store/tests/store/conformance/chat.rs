//! Game chat: channels, limits, and deletion with the account.

use super::Testbed;
use super::rows::{done, events, guest, id, numbers, player, refused};
use play::chat::Channel;
use store::{AccountCommand, ChatRow, ChatWordsRow, Command, NewAccount, NewChatLine, Store};

fn line(game: &str, channel: Channel, at_ms: i64, by: u8) -> ChatRow {
    ChatRow {
        game: id(game),
        channel,
        at_ms,
        player: player(by),
        words: if at_ms % 2 == 0 {
            ChatWordsRow::Text(format!("<b>'{at_ms}'</b> 안녕"))
        } else {
            ChatWordsRow::Preset("hello".to_owned())
        },
    }
}

fn say(line: ChatRow) -> Command {
    Command::Say(NewChatLine {
        line,
        kept: 3,
        most_bytes_of_all: 1 << 20,
    })
}

async fn two_games(testbed: &impl Testbed) -> Box<dyn Store> {
    let store = testbed.open();
    for number in 1..=2 {
        done(&*store, Command::NewGuest(guest(number))).await;
    }
    for game in ["a", "b"] {
        done(&*store, events(game, 1, 1)).await;
    }
    store
}

pub(crate) async fn the_last_lines_of_a_room_are_kept(testbed: &impl Testbed) {
    let store = two_games(testbed).await;
    let others = [line("a", Channel::Spectators, 2, 2), line("b", Channel::Players, 1, 1)];
    for other in others.clone() {
        done(&*store, say(other)).await;
    }
    let lines: Vec<ChatRow> = (3..=7).map(|at_ms| line("a", Channel::Players, at_ms, 1)).collect();
    for line in lines.clone() {
        done(&*store, say(line)).await;
    }
    drop(store);
    let store = testbed.open();
    assert_eq!(store.chat_of(id("a"), Channel::Players, 10).await.unwrap(), lines[2..]);
    assert_eq!(store.chat_of(id("a"), Channel::Players, 2).await.unwrap(), lines[3..]);
    assert_eq!(
        store.chat_of(id("a"), Channel::Spectators, 10).await.unwrap(),
        others[..1]
    );
    assert_eq!(store.chat_of(id("b"), Channel::Players, 10).await.unwrap(), others[1..]);
    assert_eq!(store.chat_of(id("b"), Channel::Spectators, 10).await.unwrap(), []);
    assert_eq!(numbers(&*store, "a").await, [1], "events are not touched");
}

/// The limit is in bytes, because a limit in characters would allow three times as much data in Korean.
pub(crate) async fn the_lines_of_all_games_have_bytes_in_all_and_the_oldest_go_first(testbed: &impl Testbed) {
    let store = two_games(testbed).await;
    let said = |game: &str, at_ms: i64, text: &str| ChatRow {
        words: ChatWordsRow::Text(text.to_owned()),
        ..line(game, Channel::Players, at_ms, 1)
    };
    let bounded = |line: ChatRow| {
        Command::Say(NewChatLine {
            line,
            kept: 999,
            most_bytes_of_all: 6_000,
        })
    };
    for at_ms in 1..=50 {
        done(&*store, bounded(said("a", at_ms, &"a".repeat(100)))).await;
    }
    assert_eq!(store.chat_bytes().await.unwrap(), 5_000);
    for at_ms in 51..=200 {
        done(&*store, bounded(said("b", at_ms, &"한".repeat(100)))).await;
        let bytes = store.chat_bytes().await.unwrap();
        let lines = [
            store.chat_of(id("a"), Channel::Players, 999).await.unwrap(),
            store.chat_of(id("b"), Channel::Players, 999).await.unwrap(),
        ]
        .concat();
        let found: usize = lines
            .iter()
            .map(|line| match &line.words {
                ChatWordsRow::Text(text) | ChatWordsRow::Preset(text) => text.len(),
            })
            .sum();
        assert_eq!(bytes, found as u64);
        assert!(bytes <= 6_000, "{bytes}");
        let oldest = lines.iter().map(|line| line.at_ms).min().unwrap_or(at_ms);
        assert!(
            lines.len() as i64 == at_ms - oldest + 1,
            "only the oldest went: {at_ms}"
        );
    }
    assert_eq!(store.chat_of(id("a"), Channel::Players, 9).await.unwrap(), []);
}

pub(crate) async fn a_line_needs_its_game_its_player_and_a_moment_of_its_own(testbed: &impl Testbed) {
    let store = two_games(testbed).await;
    done(&*store, say(line("a", Channel::Players, 5, 1))).await;
    for refusal in [
        line("a", Channel::Players, 5, 2),
        line("c", Channel::Players, 6, 1),
        line("a", Channel::Players, 6, 9),
    ] {
        refused(&*store, say(refusal)).await;
    }
    assert_eq!(store.chat_of(id("a"), Channel::Players, 10).await.unwrap().len(), 1);
}

pub(crate) async fn the_lines_of_a_player_are_met_once_and_go_with_the_account(testbed: &impl Testbed) {
    let store = two_games(testbed).await;
    let said = [
        line("a", Channel::Players, 1, 1),
        line("b", Channel::Spectators, 1, 1),
        line("a", Channel::Spectators, 4, 1),
    ];
    for line in said.iter().cloned().chain([line("a", Channel::Players, 2, 2)]) {
        done(&*store, say(line)).await;
    }
    let account = NewAccount {
        player: player(1),
        name: "Hansin".to_owned(),
        skeleton: "hansin".to_owned(),
        closed_skeleton: "closed".to_owned(),
        password: "$argon2id$…".to_owned(),
        created_ms: 1,
    };
    done(&*store, AccountCommand::Create(account).into()).await;
    let (mut met, mut cursor) = (Vec::new(), None);
    loop {
        let page = store.chat_by(player(1), cursor, 2).await.unwrap();
        let Some(last) = page.last() else { break };
        cursor = Some(last.cursor());
        met.extend(page);
    }
    assert_eq!(met, said);
    let close = AccountCommand::Close {
        player: player(1),
        closed_skeleton: "closed".to_owned(),
        at_ms: 9,
    };
    done(&*store, close.into()).await;
    assert_eq!(store.chat_by(player(1), None, 9).await.unwrap(), []);
    assert_eq!(
        store.chat_by(player(2), None, 9).await.unwrap().len(),
        1,
        "others' lines stay"
    );
}
