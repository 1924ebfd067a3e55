//! Values: each is read as it was written, and the order of texts does not depend on the locale.

use super::Testbed;
use super::accounts::{account, link, link_hash};
use super::rows::{append, done, ended, event, game, guest, id, player, row, session};
use play::rating::{Ladder, Rating, RatingChange, Results, Standing};
use play::{Moment, Speed};
use store::{
    AccountCommand, AnalysisRow, Command, EmailLinkKind, EmailLinkRow, EmailRow, EventRow, GameRow, GuestRow, LetterId,
    LetterKind, LetterRow, Pack, RecordBounds, RecordCommand, RecordContent, RecordId, SessionRow, SharedRow, Store,
};

/// Characters of one to four bytes in UTF-8, surrogate pairs in UTF-16, a combining character, and an escaped NUL.
const WORDS: &str = "aé장𝄞🂡e\u{301} \\u0000 \u{10FFFF}";

async fn with_guest(testbed: &impl Testbed) -> Box<dyn Store> {
    let store = testbed.open();
    done(&*store, Command::NewGuest(guest(1))).await;
    store
}

pub(crate) async fn numbers_come_back_up_to_their_bounds(testbed: &impl Testbed) {
    let store = with_guest(testbed).await;
    for (name, at_ms, plies) in [("least", i64::MIN, 0), ("most", i64::MAX, u32::MAX)] {
        let expected = GameRow {
            created_ms: at_ms,
            updated_ms: at_ms,
            plies,
            ..ended(game(name, 1), at_ms)
        };
        let first = EventRow { at_ms, ..event(1) };
        done(&*store, append(expected.clone(), vec![first.clone()])).await;
        assert_eq!(row(&*store, expected.id).await, Some(expected));
        assert_eq!(store.events_of(id(name)).await.unwrap().rows, [first]);
        let session = SessionRow {
            token_hash: session(u8::try_from(plies & 1).unwrap() + 10),
            player: player(1),
            created_ms: at_ms,
            seen_ms: at_ms,
            client: String::new(),
        };
        let open = AccountCommand::OpenSession {
            session: session.clone(),
            replaces: None,
        };
        done(&*store, open.into()).await;
        let found = store.session(session.token_hash).await.unwrap();
        assert_eq!(found.map(|found| found.session), Some(session));
    }
    let finished = store.finished_after(None, 9).await.unwrap();
    let ends: Vec<i64> = finished.iter().map(|game| game.result.ended_ms).collect();
    assert_eq!(
        ends,
        [i64::MIN, i64::MAX],
        "a list begins before the first moment of all"
    );
    let far = GuestRow {
        player: player(255),
        token_hash: session(255),
        created_ms: i64::MAX,
    };
    done(&*store, Command::NewGuest(far)).await;
    assert_eq!(
        store.session(session(255)).await.unwrap().unwrap().session.created_ms,
        i64::MAX
    );
}

pub(crate) async fn ratings_come_back_up_to_their_bounds(testbed: &impl Testbed) {
    let store = with_guest(testbed).await;
    done(&*store, append(game("g", 1), vec![event(1)])).await;
    for (number, ladder) in Ladder::all().enumerate() {
        let (small, large) = if number % 2 == 0 {
            (i32::MIN, u32::MAX)
        } else {
            (i32::MAX, 0)
        };
        let standing = Standing {
            rating: small,
            deviation: large,
            volatility: large,
            games: large / 3 * 3,
            last: Some(Moment(i64::from(small))),
        };
        let results = Results {
            wins: large / 3,
            draws: large / 3,
            losses: large / 3,
        };
        let rating = Rating {
            player: player(1),
            ladder,
            standing,
            results,
        };
        let change = RatingChange {
            game: id("g"),
            side: janggi::Side::Han,
            player: player(1),
            ladder,
            at: Moment(i64::MAX),
            before: small,
            after: small,
            deviation: large,
            neighbours: number % 2 == 0,
        };
        let command = Command::ReplaceRatings {
            ratings: vec![rating],
            changes: vec![change],
        };
        done(&*store, command).await;
        assert_eq!(store.all_ratings().await.unwrap(), (vec![rating], vec![change]));
    }
    assert!(Ladder::all().any(|ladder| ladder.speed == Speed::Correspondence));
}

pub(crate) async fn texts_come_back_byte_for_byte(testbed: &impl Testbed) {
    let store = with_guest(testbed).await;
    let json = format!("{{ \"words\" : \"{WORDS}\", \"words\": 1.0e2 }}");
    let first = EventRow {
        body: json.clone(),
        ..event(1)
    };
    done(&*store, append(game("g", 1), vec![first])).await;
    assert_eq!(
        store.events_of(id("g")).await.unwrap().rows[0].body,
        json,
        "JSON too is text"
    );
    let analysis = AnalysisRow {
        game: id("g"),
        made_ms: 1,
        body: json.clone(),
    };
    done(&*store, Command::StoreAnalysis(analysis)).await;
    assert_eq!(store.analysis_of(id("g")).await.unwrap(), Some(json));
    for nickname in [WORDS, "", " ", "'; DROP TABLE players; --", "%_\\"] {
        let command = AccountCommand::SetNickname {
            player: player(1),
            nickname: Some(nickname.to_owned()),
        };
        done(&*store, command.into()).await;
        let shown = store.profiles(vec![player(1)]).await.unwrap();
        assert_eq!(shown[0].name.as_deref(), Some(nickname));
    }
}

/// Returns the command that stores a record, with the largest possible limits.
fn keep(id: RecordId, body: Vec<u8>) -> Command {
    let keep = RecordCommand::Keep {
        player: player(1),
        id,
        at_ms: 1,
        content: RecordContent { digest: [7; 32], body },
        bounds: RecordBounds {
            most: u32::MAX,
            most_bytes: u64::MAX,
            most_bytes_of_all: u64::MAX,
        },
    };
    keep.into()
}

pub(crate) async fn blobs_come_back_empty_and_large(testbed: &impl Testbed) {
    let store = with_guest(testbed).await;
    done(&*store, AccountCommand::Create(account(1, "Hansin")).into()).await;
    done(&*store, append(game("g", 1), vec![event(1)])).await;
    let every: Vec<u8> = (0..=255).cycle().take(3 << 20).collect();
    for (number, body) in [Vec::new(), vec![0], every].into_iter().enumerate() {
        let name = format!("{number:-<22}").parse().unwrap();
        let shared = SharedRow {
            id: name,
            stored_ms: 1,
            body: body.clone(),
        };
        done(&*store, Command::Share(shared)).await;
        assert_eq!(store.shared(name).await.unwrap().as_ref(), Some(&body));
        let record = format!("{number:0<32}").parse().unwrap();
        done(&*store, keep(record, body.clone())).await;
        let kept = store.account_record(player(1), record).await.unwrap().unwrap();
        assert_eq!(kept.content.map(|content| content.body).as_ref(), Some(&body));
        let pack = Pack {
            events: 1,
            body: body.clone(),
        };
        done(&*store, Command::Pack { game: id("g"), pack }).await;
        assert_eq!(
            store.events_of(id("g")).await.unwrap().pack.map(|pack| pack.body),
            Some(body)
        );
    }
}

/// The order does not depend on the database's locale.
pub(crate) async fn names_are_ordered_and_told_apart_by_their_bytes(testbed: &impl Testbed) {
    let store = with_guest(testbed).await;
    let mut devices = ["b", "B", "a", "_", "-", "Z", "z", "10", "9", "ab", "a-b"];
    for device in devices {
        let command = AccountCommand::PutPreferences {
            player: player(1),
            device: Some(device.parse().unwrap()),
            at_ms: 1,
            body: "{}".to_owned(),
        };
        if store.account_of(player(1)).await.unwrap().is_none() {
            done(&*store, AccountCommand::Create(account(1, "Hansin")).into()).await;
        }
        done(&*store, command.into()).await;
    }
    devices.sort_unstable();
    let listed = store.preferences_of(player(1)).await.unwrap();
    let listed: Vec<String> = listed
        .iter()
        .flat_map(|row| &row.device)
        .map(ToString::to_string)
        .collect();
    assert_eq!(listed, devices);
    // Detecting names that look alike is left to the callers.
    for other in ["Hansin", "HANSIN", "hansin ", "hánsin", "ｈansin"] {
        assert_eq!(store.account_named(other).await.unwrap(), None, "{other}");
    }
    assert!(store.account_named("hansin").await.unwrap().is_some());
}

/// Only the ASCII letters of a stored address are lowercased. The address searched for must already be lowercase.
pub(crate) async fn addresses_are_found_in_small_letters_of_ascii(testbed: &impl Testbed) {
    let store = with_guest(testbed).await;
    done(&*store, AccountCommand::Create(account(1, "Hansin")).into()).await;
    let email = EmailRow {
        address: "IÄRGER@Example.ORG".to_owned(),
        language: "en".to_owned(),
    };
    let link = EmailLinkRow {
        email,
        ..link(1, EmailLinkKind::Confirm, 20)
    };
    done(&*store, AccountCommand::AddEmailLink { link, at_ms: 10 }.into()).await;
    let confirm = AccountCommand::ConfirmEmail {
        link: link_hash(20),
        at_ms: 50,
    };
    done(&*store, confirm.into()).await;
    for (look, found) in [
        ("iÄrger@example.org", 1),
        ("iärger@example.org", 0),
        ("ıÄrger@example.org", 0),
        ("IÄRGER@Example.ORG", 0),
    ] {
        assert_eq!(store.accounts_by_email(look, 9).await.unwrap().len(), found, "{look}");
    }
}

pub(crate) async fn numbers_that_name_are_ordered_as_numbers(testbed: &impl Testbed) {
    let store = with_guest(testbed).await;
    done(&*store, AccountCommand::Create(account(1, "Hansin")).into()).await;
    let letter = |id| LetterRow {
        id: LetterId(id),
        player: player(1),
        kind: LetterKind::Changed,
        email: link(1, EmailLinkKind::Confirm, 20).email,
        ends_ms: i64::MAX,
    };
    for number in [9, i64::MAX, -1, 10, i64::MIN, 0] {
        let put = AccountCommand::PutLetter {
            letter: letter(number),
            at_ms: 10,
        };
        done(&*store, put.into()).await;
    }
    let listed = store.letters(50, 9).await.unwrap();
    let listed: Vec<i64> = listed.iter().map(|letter| letter.id.0).collect();
    assert_eq!(listed, [i64::MIN, -1, 0, 9, 10, i64::MAX]);
}
