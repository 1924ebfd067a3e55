//! Access tokens, handles and bots.

use super::Testbed;
use super::accounts::{account, with_guests, write};
use super::rows::{append, done, event, game, id, player, refused};
use janggi::BySide;
use play::Scope;
use store::{AccessTokenHash, AccessTokenRow, AccountCommand, GameRow, HandleKind, NewHandle, Seat};

pub(crate) fn access_token(number: u8, hash: u8, ends_ms: Option<i64>) -> AccessTokenRow {
    AccessTokenRow {
        token: AccessTokenHash([hash; 32]),
        player: player(number),
        name: format!("프로그램 {hash}"),
        scopes: [Scope::BotPlay, Scope::ChallengeWrite].into_iter().collect(),
        created_ms: i64::from(hash),
        ends_ms,
        used_ms: None,
    }
}

pub(crate) async fn an_access_token_works_until_it_is_revoked(testbed: &impl Testbed) {
    let store = with_guests(testbed).await;
    let add = |token| AccountCommand::AddAccessToken { token, most: 2 };
    refused(&*store, add(access_token(1, 20, None)).into()).await;
    for (number, name) in [(1, "Hansin"), (2, "Other")] {
        write(&*store, AccountCommand::Create(account(number, name))).await;
    }
    let (first, second) = (access_token(1, 20, Some(30)), access_token(1, 21, None));
    write(&*store, add(first.clone())).await;
    write(&*store, add(second.clone())).await;
    refused(&*store, add(access_token(1, 22, None)).into()).await;
    refused(&*store, add(access_token(2, 21, None)).into()).await;
    write(&*store, add(access_token(2, 23, None))).await;
    let found = async |hash| store.access_token(AccessTokenHash([hash; 32])).await.unwrap();
    assert_eq!(found(20).await, Some(first.clone()));
    assert_eq!(found(9).await, None);
    let used = AccountCommand::AccessTokenUsed {
        token: second.token,
        at_ms: 99,
    };
    write(&*store, used).await;
    let second = AccessTokenRow {
        used_ms: Some(99),
        ..second
    };
    assert_eq!(
        store.access_tokens_of(player(1)).await.unwrap(),
        [second.clone(), first]
    );
    // The first token has expired, so another one can be added.
    let third = access_token(1, 30, None);
    write(&*store, add(third.clone())).await;
    assert_eq!(
        store.access_tokens_of(player(1)).await.unwrap(),
        [third.clone(), second.clone()]
    );
    let revoke = |number, token| AccountCommand::RevokeAccessToken {
        player: player(number),
        token,
    };
    write(&*store, revoke(2, second.token)).await;
    assert_eq!(found(21).await, Some(second.clone()), "it is not theirs to revoke");
    write(&*store, revoke(1, second.token)).await;
    assert_eq!(found(21).await, None);
}

pub(crate) async fn the_tokens_of_an_account_stop_with_it(testbed: &impl Testbed) {
    let store = with_guests(testbed).await;
    let add = |token| AccountCommand::AddAccessToken { token, most: 2 };
    for (number, name) in [(1, "Hansin"), (2, "Other")] {
        write(&*store, AccountCommand::Create(account(number, name))).await;
    }
    let third = access_token(1, 30, None);
    write(&*store, add(third.clone())).await;
    write(&*store, add(access_token(2, 23, None))).await;
    let found = async |hash| store.access_token(AccessTokenHash([hash; 32])).await.unwrap();
    let suspend = |since_ms| AccountCommand::Suspend {
        player: player(1),
        since_ms,
    };
    write(&*store, suspend(Some(7))).await;
    assert_eq!(found(30).await, None);
    write(&*store, suspend(None)).await;
    assert_eq!(found(30).await, Some(third));
    write(&*store, AccountCommand::RevokeAccessTokens { player: player(1) }).await;
    assert_eq!(store.access_tokens_of(player(1)).await.unwrap(), []);
    write(&*store, add(access_token(1, 31, None))).await;
    let close = AccountCommand::Close {
        player: player(1),
        closed_skeleton: "closed:hansin".to_owned(),
        at_ms: 9,
    };
    write(&*store, close).await;
    assert_eq!((found(31).await, found(23).await.is_some()), (None, true));
    assert_eq!(store.access_tokens_of(player(1)).await.unwrap(), []);
}

pub(crate) fn handle(number: u8, handle: &str, kind: HandleKind) -> NewHandle {
    NewHandle {
        player: player(number),
        handle: handle.to_owned(),
        look: handle.to_lowercase(),
        closed_look: format!("closed:{}", handle.to_lowercase()),
        kind,
    }
}

pub(crate) async fn a_handle_names_one_account_for_ever(testbed: &impl Testbed) {
    let store = with_guests(testbed).await;
    let add = |number, name, kind| AccountCommand::AddHandle(handle(number, name, kind));
    refused(&*store, add(1, "Hansin", HandleKind::Proposed).into()).await;
    for (number, name) in [(1, "한신"), (2, "항우")] {
        write(&*store, AccountCommand::Create(account(number, name))).await;
    }
    let without = store.accounts_without_handle(9).await.unwrap();
    assert_eq!(
        without,
        [(player(1), "한신".to_owned()), (player(2), "항우".to_owned())]
    );
    write(&*store, add(1, "Hansin", HandleKind::Proposed)).await;
    refused(&*store, add(2, "HANSIN", HandleKind::Proposed).into()).await;
    refused(&*store, add(1, "Other", HandleKind::Proposed).into()).await;
    assert_eq!(store.accounts_without_handle(9).await.unwrap().len(), 1);
    write(&*store, add(1, "General", HandleKind::Chosen)).await;
    refused(&*store, add(1, "Third", HandleKind::Chosen).into()).await;
    let found = async |look: &str| store.player_of_handle(look).await.unwrap();
    assert_eq!(
        (found("hansin").await, found("general").await),
        (Some(player(1)), Some(player(1)))
    );
    assert_eq!(found("third").await, None);
    assert_eq!(
        store.handles_of(player(1)).await.unwrap(),
        [
            ("Hansin".to_owned(), HandleKind::Proposed),
            ("General".to_owned(), HandleKind::Chosen)
        ]
    );
    let profiles = store
        .program_profiles(vec![player(3), player(9), player(1)])
        .await
        .unwrap();
    let shown: Vec<_> = profiles
        .iter()
        .map(|row| (row.player, row.handle.as_deref(), row.has_account))
        .collect();
    assert_eq!(shown, [(player(3), None, false), (player(1), Some("General"), true)]);
    let close = AccountCommand::Close {
        player: player(1),
        closed_skeleton: "closed:한신".to_owned(),
        at_ms: 9,
    };
    write(&*store, close).await;
    assert_eq!((found("hansin").await, found("general").await), (None, None));
    for name in ["Hansin", "general"] {
        refused(&*store, add(2, name, HandleKind::Proposed).into()).await;
    }
    assert_eq!(store.handles_of(player(1)).await.unwrap(), []);
}

pub(crate) async fn an_account_becomes_a_bot_before_its_first_game(testbed: &impl Testbed) {
    let store = with_guests(testbed).await;
    let bot = |number| AccountCommand::MakeBot {
        player: player(number),
        at_ms: 7,
    };
    let setup = |number| AccountCommand::SetBotSetup {
        player: player(number),
        setup: "msms".to_owned(),
    };
    refused(&*store, bot(1).into()).await;
    for (number, name) in [(1, "One"), (2, "Two")] {
        write(&*store, AccountCommand::Create(account(number, name))).await;
    }
    refused(&*store, setup(1).into()).await;
    write(&*store, bot(1)).await;
    write(&*store, setup(1)).await;
    let profiles = store.profiles(vec![player(1), player(2)]).await.unwrap();
    assert_eq!(profiles.iter().map(|row| row.bot).collect::<Vec<_>>(), [true, false]);
    let seats = BySide {
        cho: Seat::Player(player(1)),
        han: Seat::Player(player(2)),
    };
    let game = GameRow { seats, ..game("g", 1) };
    done(&*store, append(game, vec![event(1)])).await;
    refused(&*store, bot(2).into()).await;
    write(&*store, bot(1)).await;
    let rows = store.program_profiles(vec![player(1), player(2)]).await.unwrap();
    let shown: Vec<_> = rows.iter().map(|row| (row.bot, row.setup.as_deref())).collect();
    assert_eq!(shown, [(true, Some("msms")), (false, None)]);
    assert_eq!(store.unfinished_ids_of(player(1), 9).await.unwrap(), [id("g")]);
    assert_eq!(store.unfinished_ids_of(player(3), 9).await.unwrap(), []);
}
