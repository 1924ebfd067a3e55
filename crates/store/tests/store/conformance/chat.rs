//! Chat is kept beside the games, by room.

use super::Testbed;
use super::rows::{done, events, guest, numbers, player, refused};
use play::chat::Channel;
use store::{AccountCommand, ChatRow, ChatWordsRow, Command, NewAccount, NewChatLine, Store};

fn line(game: &str, channel: Channel, at_ms: i64, by: u8) -> ChatRow {
    ChatRow {
        game: game.to_owned(),
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
    Command::Say(NewChatLine { line, kept: 3 })
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
    assert_eq!(store.chat_of("a", Channel::Players, 10).await.unwrap(), lines[2..]);
    assert_eq!(store.chat_of("a", Channel::Players, 2).await.unwrap(), lines[3..]);
    assert_eq!(store.chat_of("a", Channel::Spectators, 10).await.unwrap(), others[..1]);
    assert_eq!(store.chat_of("b", Channel::Players, 10).await.unwrap(), others[1..]);
    assert_eq!(store.chat_of("b", Channel::Spectators, 10).await.unwrap(), []);
    assert_eq!(numbers(&*store, "a").await, [1], "events are not touched");
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
    assert_eq!(store.chat_of("a", Channel::Players, 10).await.unwrap().len(), 1);
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
        let page = store.chat_by(&player(1), cursor, 2).await.unwrap();
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
    assert_eq!(store.chat_by(&player(1), None, 9).await.unwrap(), []);
    assert_eq!(
        store.chat_by(&player(2), None, 9).await.unwrap().len(),
        1,
        "others' lines stay"
    );
}
