//! Tournament chat, which shares its total size limit with game chat.

use super::Testbed;
use super::rows::{done, events, id, player, refused};
use super::tournaments::{PLENTY, open, tournament, two_players};
use play::chat::Channel;
use store::{
    AccountCommand, ChatRow, ChatWordsRow, Command, NewAccount, NewChatLine, NewTournamentChatLine, Store,
    TournamentChatRow, TournamentCommand,
};

fn line(number: u64, at_ms: i64, by: u8) -> TournamentChatRow {
    TournamentChatRow {
        tournament: tournament(number),
        at_ms,
        player: player(by),
        words: if at_ms % 2 == 0 {
            ChatWordsRow::Text(format!("<b>'{at_ms}'</b> 안녕"))
        } else {
            ChatWordsRow::Preset("hello".to_owned())
        },
    }
}

fn say(line: TournamentChatRow) -> Command {
    let line = NewTournamentChatLine {
        line,
        kept: 3,
        most_bytes_of_all: 1 << 20,
    };
    TournamentCommand::Say(line).into()
}

async fn two_tournaments(testbed: &impl Testbed) -> Box<dyn Store> {
    let store = testbed.open();
    two_players(&*store).await;
    for number in [1, 2] {
        done(&*store, open(number, PLENTY)).await;
    }
    store
}

pub(crate) async fn the_last_lines_of_a_tournament_are_kept_and_one_can_be_removed(testbed: &impl Testbed) {
    let store = two_tournaments(testbed).await;
    let lines: Vec<_> = (3..=7).map(|at_ms| line(1, at_ms, 1)).collect();
    for line in lines.iter().cloned().chain([line(2, 3, 2)]) {
        done(&*store, say(line)).await;
    }
    // A time that is already taken, a tournament that does not exist, and a player who does not exist.
    for refusal in [line(1, 7, 2), line(3, 9, 1), line(1, 9, 9)] {
        refused(&*store, say(refusal)).await;
    }
    drop(store);
    let store = testbed.open();
    let kept = async |number, limit| store.tournament_chat(tournament(number), limit).await.unwrap();
    assert_eq!(kept(1, 9).await, lines[2..]);
    assert_eq!(kept(1, 2).await, lines[3..]);
    for _ in 0..2 {
        let (tournament, at_ms) = (tournament(1), 6);
        done(&*store, TournamentCommand::Unsay { tournament, at_ms }.into()).await;
    }
    assert_eq!(kept(1, 9).await, [lines[2].clone(), lines[4].clone()]);
    assert_eq!(kept(2, 9).await.len(), 1);
}

pub(crate) async fn the_lines_of_games_and_tournaments_are_bounded_together(testbed: &impl Testbed) {
    let store = two_tournaments(testbed).await;
    done(&*store, events("a", 1, 1)).await;
    let words = ChatWordsRow::Text("한".repeat(100));
    for at_ms in 1..=100 {
        let command = if at_ms % 2 == 0 {
            Command::Say(NewChatLine {
                line: ChatRow {
                    game: id("a"),
                    channel: Channel::Players,
                    at_ms,
                    player: player(1),
                    words: words.clone(),
                },
                kept: 999,
                most_bytes_of_all: 6_000,
            })
        } else {
            let line = TournamentChatRow {
                words: words.clone(),
                ..line(1, at_ms, 1)
            };
            let line = NewTournamentChatLine {
                line,
                kept: 999,
                most_bytes_of_all: 6_000,
            };
            TournamentCommand::Say(line).into()
        };
        done(&*store, command).await;
        let of_game = store.chat_of(id("a"), Channel::Players, 999).await.unwrap();
        let of_tournament = store.tournament_chat(tournament(1), 999).await.unwrap();
        let found = of_game.len() + of_tournament.len();
        assert_eq!(store.chat_bytes().await.unwrap(), 300 * found as u64);
        assert!(found <= 20, "{at_ms}: {found}");
        assert!(at_ms < 30 || of_game.len() >= 2 && of_tournament.len() >= 2, "{at_ms}");
    }
}

pub(crate) async fn the_lines_of_a_player_in_tournaments_go_with_the_account(testbed: &impl Testbed) {
    let store = two_tournaments(testbed).await;
    let said = [line(1, 1, 1), line(2, 1, 1), line(1, 4, 1)];
    for line in said.iter().cloned().chain([line(1, 2, 2)]) {
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
    let (mut met, mut after) = (Vec::new(), None);
    loop {
        let page = store.tournament_chat_by(player(1), after, 2).await.unwrap();
        let Some(last) = page.last() else { break };
        after = Some((last.at_ms, last.tournament));
        met.extend(page);
    }
    assert_eq!(met, said);
    let close = AccountCommand::Close {
        player: player(1),
        closed_skeleton: "closed".to_owned(),
        at_ms: 9,
    };
    done(&*store, close.into()).await;
    assert_eq!(store.tournament_chat(tournament(1), 9).await.unwrap(), [line(1, 2, 2)]);
    assert_eq!(store.tournament_chat(tournament(2), 9).await.unwrap(), []);
}
