//! Accounts, sessions and their data.

use super::Testbed;
use super::rows::{done, guest, player, refused, session};
use play::Player;
use store::{
    AccountCommand, BlockRow, Command, EmailLinkKind, EmailLinkRow, EmailRow, LetterId, LetterKind, LetterRow,
    LinkHash, NewAccount, PreferencesRow, ProfileRow, SecondFactorRow, SessionRow, Store,
};

pub(crate) fn link_hash(number: u8) -> LinkHash {
    LinkHash([number; 32])
}

pub(crate) fn account(number: u8, name: &str) -> NewAccount {
    NewAccount {
        player: player(number),
        name: name.to_owned(),
        skeleton: name.to_lowercase(),
        closed_skeleton: format!("closed:{}", name.to_lowercase()),
        password: "$argon2id$…".to_owned(),
        created_ms: 7,
    }
}

pub(crate) fn opened(number: u8, hash: u8) -> SessionRow {
    SessionRow {
        token_hash: session(hash),
        player: player(number),
        created_ms: i64::from(hash),
        seen_ms: i64::from(hash),
        client: "Firefox, Linux".to_owned(),
    }
}

pub(super) async fn with_guests(testbed: &impl Testbed) -> Box<dyn Store> {
    let store = testbed.open();
    for number in 1..=3 {
        done(&*store, Command::NewGuest(guest(number))).await;
    }
    store
}

pub(super) async fn write(store: &dyn Store, command: AccountCommand) {
    done(store, command.into()).await;
}

pub(crate) async fn a_session_is_found_by_its_hash_and_listed_until_it_ends(testbed: &impl Testbed) {
    let store = with_guests(testbed).await;
    let found = store.session(session(1)).await.unwrap().unwrap();
    assert_eq!((found.session.player, found.has_account), (player(1), false));
    assert_eq!((found.session.seen_ms, found.session.client.as_str()), (1, ""));
    let open = |hash, replaces| AccountCommand::OpenSession {
        session: opened(1, hash),
        replaces,
    };
    write(&*store, open(10, Some(session(1)))).await;
    assert_eq!(store.session(session(1)).await.unwrap(), None, "it was replaced");
    write(&*store, open(11, None)).await;
    refused(&*store, open(11, None).into()).await;
    let seen = AccountCommand::Seen {
        token_hash: session(10),
        at_ms: 99,
    };
    write(&*store, seen).await;
    let older = SessionRow {
        seen_ms: 99,
        ..opened(1, 10)
    };
    assert_eq!(
        store.sessions_of(player(1)).await.unwrap(),
        [opened(1, 11), older.clone()]
    );
    write(&*store, AccountCommand::EndSession(session(11))).await;
    assert_eq!(store.sessions_of(player(1)).await.unwrap(), [older]);
    write(&*store, open(12, None)).await;
    let keep = |keep| AccountCommand::EndSessions {
        player: player(1),
        keep,
    };
    write(&*store, keep(Some(session(12)))).await;
    assert_eq!(store.sessions_of(player(1)).await.unwrap(), [opened(1, 12)]);
    write(&*store, keep(None)).await;
    assert_eq!(store.sessions_of(player(1)).await.unwrap(), []);
    assert_eq!(
        store.sessions_of(player(2)).await.unwrap().len(),
        1,
        "another player's go on"
    );
}

pub(crate) async fn an_account_belongs_to_one_player_and_its_look_to_one_account(testbed: &impl Testbed) {
    let store = with_guests(testbed).await;
    write(&*store, AccountCommand::Create(account(1, "Hansin"))).await;
    refused(&*store, AccountCommand::Create(account(1, "Other")).into()).await;
    refused(&*store, AccountCommand::Create(account(2, "HANSIN")).into()).await;
    refused(&*store, AccountCommand::Create(account(9, "Nobody")).into()).await;
    let found = store.account_named("hansin").await.unwrap().unwrap();
    assert_eq!((found.player, found.name.as_str()), (player(1), "Hansin"));
    assert_eq!(found.second_factor, SecondFactorRow::Off);
    assert_eq!(store.account_of(player(1)).await.unwrap().unwrap().created_ms, 7);
    assert_eq!(store.account_of(player(2)).await.unwrap(), None);
    assert!(store.session(session(1)).await.unwrap().unwrap().has_account);
    let taken = async |one: &str, other: &str| store.is_name_taken([one.to_owned(), other.to_owned()]).await.unwrap();
    assert!(taken("hansin", "x").await && taken("x", "hansin").await && !taken("x", "y").await);
    let nickname = AccountCommand::SetNickname {
        player: player(2),
        nickname: Some("손 님".to_owned()),
    };
    write(&*store, nickname).await;
    let profile = |number, name: Option<&str>, has_account| ProfileRow {
        player: player(number),
        name: name.map(str::to_owned),
        has_account,
        bot: false,
    };
    let wanted = vec![player(3), player(9), player(2), player(1)];
    assert_eq!(
        store.profiles(wanted).await.unwrap(),
        [
            profile(3, None, false),
            profile(2, Some("손 님"), false),
            profile(1, Some("Hansin"), true)
        ]
    );
}

pub(crate) async fn a_code_and_a_recovery_code_count_once(testbed: &impl Testbed) {
    let store = with_guests(testbed).await;
    let player = player(1);
    let step = |step| AccountCommand::UseStep { player, step };
    refused(&*store, step(5).into()).await;
    write(&*store, AccountCommand::Create(account(1, "Hansin"))).await;
    for second_factor in [
        SecondFactorRow::Pending(vec![1, 2]),
        SecondFactorRow::On(vec![1, 2]),
        SecondFactorRow::Off,
    ] {
        let command = AccountCommand::SetSecondFactor {
            player,
            second_factor: second_factor.clone(),
        };
        write(&*store, command).await;
        assert_eq!(
            store.account_of(player).await.unwrap().unwrap().second_factor,
            second_factor
        );
    }
    write(&*store, step(5)).await;
    refused(&*store, step(5).into()).await;
    refused(&*store, step(4).into()).await;
    write(&*store, step(6)).await;
    let codes = |hashes| AccountCommand::SetRecoveryCodes { player, hashes };
    let used = |hash| AccountCommand::UseRecoveryCode {
        player,
        hash: [hash; 32],
    };
    write(&*store, codes(vec![[1; 32], [2; 32]])).await;
    assert_eq!(store.account_of(player).await.unwrap().unwrap().recovery_codes, 2);
    write(&*store, used(1)).await;
    refused(&*store, used(1).into()).await;
    write(&*store, codes(vec![[3; 32]])).await;
    refused(&*store, used(2).into()).await;
    assert_eq!(store.account_of(player).await.unwrap().unwrap().recovery_codes, 1);
    let password = AccountCommand::SetPassword {
        player,
        password: "another".to_owned(),
    };
    write(&*store, password).await;
    assert_eq!(store.account_of(player).await.unwrap().unwrap().password, "another");
}

pub(crate) async fn preferences_take_the_place_of_those_before(testbed: &impl Testbed) {
    let store = with_guests(testbed).await;
    let put = |device: Option<&str>, body: &str| AccountCommand::PutPreferences {
        player: player(1),
        device: device.map(|name| name.parse().unwrap()),
        at_ms: 1,
        body: body.to_owned(),
    };
    refused(&*store, put(None, "{}").into()).await;
    write(&*store, AccountCommand::Create(account(1, "Hansin"))).await;
    write(&*store, put(Some("phone"), "{\"a\":1}")).await;
    write(&*store, put(None, "{\"b\":1}")).await;
    write(&*store, put(None, "{\"b\":2}")).await;
    let row = |device: Option<&str>, body: &str| PreferencesRow {
        device: device.map(|name| name.parse().unwrap()),
        body: body.to_owned(),
    };
    let expected = [row(None, "{\"b\":2}"), row(Some("phone"), "{\"a\":1}")];
    assert_eq!(store.preferences_of(player(1)).await.unwrap(), expected);
    assert_eq!(store.preferences_of(player(2)).await.unwrap(), []);
}

pub(crate) async fn a_block_is_seen_from_both_sides(testbed: &impl Testbed) {
    let store = with_guests(testbed).await;
    let block = |one, other, at_ms| AccountCommand::Block {
        player: player(one),
        blocked: player(other),
        at_ms,
    };
    write(&*store, block(1, 2, 5)).await;
    write(&*store, block(1, 2, 9)).await;
    write(&*store, block(1, 3, 6)).await;
    refused(&*store, block(1, 9, 5).into()).await;
    refused(&*store, block(1, 1, 5).into()).await;
    let row = |number, created_ms| BlockRow {
        blocked: player(number),
        created_ms,
    };
    assert_eq!(store.blocks_of(player(1)).await.unwrap(), [row(3, 6), row(2, 5)]);
    assert_eq!(store.blocks_of(player(2)).await.unwrap(), []);
    assert_eq!(store.blocked_with(player(2)).await.unwrap(), [player(1)]);
    let unblock = AccountCommand::Unblock {
        player: player(1),
        blocked: player(2),
    };
    write(&*store, unblock).await;
    assert_eq!(store.blocked_with(player(2)).await.unwrap(), Vec::<Player>::new());
    assert_eq!(store.blocked_with(player(1)).await.unwrap(), [player(3)]);
}

pub(crate) fn link(number: u8, kind: EmailLinkKind, hash: u8) -> EmailLinkRow {
    EmailLinkRow {
        link: link_hash(hash),
        player: player(number),
        kind,
        email: EmailRow {
            address: format!("Player{hash}@example.org"),
            language: "ko".to_owned(),
        },
        ends_ms: 100,
    }
}

async fn send(store: &dyn Store, link: EmailLinkRow) {
    write(store, AccountCommand::AddEmailLink { link, at_ms: 10 }).await;
}

pub(crate) async fn an_address_counts_once_its_link_was_used(testbed: &impl Testbed) {
    let store = with_guests(testbed).await;
    let confirm = |hash, at_ms| AccountCommand::ConfirmEmail {
        link: link_hash(hash),
        at_ms,
    };
    let first = link(1, EmailLinkKind::Confirm, 20);
    let early = AccountCommand::AddEmailLink {
        link: first.clone(),
        at_ms: 10,
    };
    refused(&*store, early.into()).await;
    write(&*store, AccountCommand::Create(account(1, "Hansin"))).await;
    write(&*store, AccountCommand::Create(account(2, "Hangu"))).await;
    send(&*store, first).await;
    let second = link(1, EmailLinkKind::Confirm, 21);
    send(&*store, second.clone()).await;
    assert_eq!(
        store.email_link(link_hash(20)).await.unwrap(),
        None,
        "the newer one counts"
    );
    assert_eq!(store.email_link(link_hash(21)).await.unwrap(), Some(second));
    let row = store.account_of(player(1)).await.unwrap().unwrap();
    assert_eq!(row.pending_email, Some(("Player21@example.org".to_owned(), 100)));
    assert!(row.email.is_none());
    refused(&*store, confirm(20, 50).into()).await;
    refused(&*store, confirm(21, 100).into()).await;
    send(&*store, link(1, EmailLinkKind::Reset, 22)).await;
    refused(&*store, confirm(22, 50).into()).await;
    write(&*store, confirm(21, 99)).await;
    refused(&*store, confirm(21, 99).into()).await;
    assert_eq!(
        store.email_link(link_hash(22)).await.unwrap(),
        None,
        "sent to the address before"
    );
    let found = store.accounts_by_email("player21@example.org", 5).await.unwrap();
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].email.as_ref().unwrap().address, "Player21@example.org");
    assert_eq!(found[0].pending_email, None);
    let same = EmailLinkRow {
        email: link(1, EmailLinkKind::Confirm, 21).email,
        ..link(2, EmailLinkKind::Confirm, 23)
    };
    send(&*store, same).await;
    write(&*store, confirm(23, 99)).await;
    let both = store.accounts_by_email("player21@example.org", 5).await.unwrap();
    assert_eq!(
        both.iter().map(|row| row.player).collect::<Vec<_>>(),
        [player(1), player(2)]
    );
    assert_eq!(
        store.accounts_by_email("player21@example.org", 1).await.unwrap().len(),
        1
    );
    write(&*store, AccountCommand::RemoveEmail { player: player(1) }).await;
    assert!(store.account_of(player(1)).await.unwrap().unwrap().email.is_none());
}

pub(crate) async fn links_to_a_new_password_end_together(testbed: &impl Testbed) {
    let store = with_guests(testbed).await;
    write(&*store, AccountCommand::Create(account(1, "Hansin"))).await;
    let used = |hash, at_ms| AccountCommand::UseResetLink {
        link: link_hash(hash),
        at_ms,
    };
    for hash in 20..23 {
        send(&*store, link(1, EmailLinkKind::Reset, hash)).await;
    }
    send(&*store, link(1, EmailLinkKind::Confirm, 30)).await;
    refused(&*store, used(30, 50).into()).await;
    refused(&*store, used(20, 100).into()).await;
    write(&*store, used(20, 99)).await;
    for hash in 20..23 {
        refused(&*store, used(hash, 99).into()).await;
    }
    assert!(
        store.email_link(link_hash(30)).await.unwrap().is_some(),
        "the other kind stays"
    );
    send(&*store, link(1, EmailLinkKind::Reset, 24)).await;
    let password = AccountCommand::SetPassword {
        player: player(1),
        password: "another".to_owned(),
    };
    write(&*store, password).await;
    refused(&*store, used(24, 50).into()).await;
    let later = AccountCommand::AddEmailLink {
        link: EmailLinkRow {
            ends_ms: 200,
            ..link(1, EmailLinkKind::Reset, 25)
        },
        at_ms: 150,
    };
    write(&*store, later).await;
    assert_eq!(
        store.email_link(link_hash(30)).await.unwrap(),
        None,
        "ended links are forgotten"
    );
    let close = AccountCommand::Close {
        player: player(1),
        closed_skeleton: "closed:hansin".to_owned(),
        at_ms: 160,
    };
    write(&*store, close).await;
    assert_eq!(store.email_link(link_hash(25)).await.unwrap(), None);
}

/// Returns an email to the first player that expires at `100 + |id|` ms.
fn letter(id: i64, kind: LetterKind) -> LetterRow {
    LetterRow {
        id: LetterId(id),
        player: player(1),
        kind,
        email: link(1, EmailLinkKind::Confirm, 20).email,
        ends_ms: 100 + id.abs(),
    }
}

fn put(letter: LetterRow) -> AccountCommand {
    AccountCommand::PutLetter { letter, at_ms: 10 }
}

pub(crate) async fn a_letter_waits_until_its_link_has_ended(testbed: &impl Testbed) {
    let store = with_guests(testbed).await;
    refused(&*store, put(letter(1, LetterKind::Changed)).into()).await;
    write(&*store, AccountCommand::Create(account(1, "Hansin"))).await;
    let confirm = letter(1, LetterKind::Link(EmailLinkKind::Confirm));
    let reset = letter(-2, LetterKind::Link(EmailLinkKind::Reset));
    let (changed, removed) = (letter(3, LetterKind::Changed), letter(4, LetterKind::Removed));
    for letter in [&removed, &changed, &reset, &confirm, &confirm] {
        write(&*store, put(letter.clone())).await;
    }
    let all = [&confirm, &reset, &changed, &removed].map(Clone::clone);
    assert_eq!(store.letters(50, 9).await.unwrap(), all);
    assert_eq!(store.letters(50, 2).await.unwrap(), all[..2]);
    assert_eq!(store.letters(102, 9).await.unwrap(), all[2..]);
    // Adding a confirmation link removes the queued email with the previous one. Using a reset link removes all queued
    // emails with reset links.
    send(&*store, link(1, EmailLinkKind::Confirm, 20)).await;
    assert_eq!(store.letters(50, 9).await.unwrap(), all[1..]);
    send(&*store, link(1, EmailLinkKind::Reset, 21)).await;
    let used = AccountCommand::UseResetLink {
        link: link_hash(21),
        at_ms: 50,
    };
    write(&*store, used).await;
    assert_eq!(store.letters(50, 9).await.unwrap(), all[2..]);
    write(&*store, put(confirm.clone())).await;
    let confirmed = AccountCommand::ConfirmEmail {
        link: link_hash(20),
        at_ms: 50,
    };
    write(&*store, confirmed).await;
    write(&*store, put(confirm)).await;
    write(&*store, AccountCommand::RemoveEmail { player: player(1) }).await;
    assert_eq!(
        store.letters(50, 9).await.unwrap(),
        all[2..],
        "the others tell of what happened"
    );
}

pub(crate) async fn a_letter_is_forgotten_when_it_is_sent_or_ends_or_its_account_closes(testbed: &impl Testbed) {
    let store = with_guests(testbed).await;
    write(&*store, AccountCommand::Create(account(1, "Hansin"))).await;
    let all = [letter(3, LetterKind::Changed), letter(4, LetterKind::Removed)];
    for letter in &all {
        write(&*store, put(letter.clone())).await;
    }
    assert_eq!(store.letters(50, 9).await.unwrap(), all);
    for _ in 0..2 {
        write(&*store, AccountCommand::ForgetLetter { id: LetterId(3) }).await;
    }
    assert_eq!(store.letters(50, 9).await.unwrap(), all[1..]);
    let later = LetterRow {
        ends_ms: 300,
        ..letter(5, LetterKind::Changed)
    };
    let put_later = AccountCommand::PutLetter {
        letter: later.clone(),
        at_ms: 104,
    };
    write(&*store, put_later).await;
    assert_eq!(
        store.letters(0, 9).await.unwrap(),
        [later],
        "what has ended is forgotten"
    );
    let close = AccountCommand::Close {
        player: player(1),
        closed_skeleton: "closed:hansin".to_owned(),
        at_ms: 9,
    };
    write(&*store, close).await;
    assert_eq!(store.letters(0, 9).await.unwrap(), []);
}

pub(crate) async fn a_closed_account_leaves_nothing_but_the_player(testbed: &impl Testbed) {
    let store = with_guests(testbed).await;
    write(&*store, AccountCommand::Create(account(1, "Hansin"))).await;
    let commands = [
        AccountCommand::SetNickname {
            player: player(1),
            nickname: Some("한신".to_owned()),
        },
        AccountCommand::SetRecoveryCodes {
            player: player(1),
            hashes: vec![[1; 32]],
        },
        AccountCommand::PutPreferences {
            player: player(1),
            device: None,
            at_ms: 1,
            body: "{}".to_owned(),
        },
        AccountCommand::Block {
            player: player(1),
            blocked: player(2),
            at_ms: 1,
        },
    ];
    for command in commands {
        write(&*store, command).await;
    }
    let close = || AccountCommand::Close {
        player: player(1),
        closed_skeleton: "closed:hansin".to_owned(),
        at_ms: 9,
    };
    write(&*store, close()).await;
    refused(&*store, close().into()).await;
    assert_eq!(store.account_of(player(1)).await.unwrap(), None);
    assert_eq!(store.account_named("hansin").await.unwrap(), None);
    assert_eq!(store.sessions_of(player(1)).await.unwrap(), []);
    assert_eq!(store.preferences_of(player(1)).await.unwrap(), []);
    assert_eq!(store.blocked_with(player(2)).await.unwrap(), Vec::<Player>::new());
    let profile = ProfileRow {
        player: player(1),
        name: None,
        has_account: true,
        bot: false,
    };
    assert_eq!(store.profiles(vec![player(1)]).await.unwrap(), [profile]);
    refused(&*store, AccountCommand::Create(account(2, "Hansin")).into()).await;
    write(&*store, AccountCommand::Create(account(2, "Hangu"))).await;
}
