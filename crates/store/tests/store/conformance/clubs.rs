//! Clubs: members, roles, events, limits, and succession.

use super::Testbed;
use super::accounts::account;
use super::rows::{done, guest, player, refused};
use play::{ClubEventId, ClubId};
use store::{
    AccountCommand, Admission, ClubBounds, ClubCommand, ClubEventRow, ClubMemberRow, ClubRole, ClubRow, ClubText,
    Command, PageRequest, Store,
};

pub(crate) const PLENTY: ClubBounds = ClubBounds {
    of_owner: 100,
    of_all: 100,
};

pub(crate) fn club(number: u64) -> ClubId {
    ClubId::from_bits(number)
}

pub(crate) fn text(name: &str, place: &str) -> ClubText {
    ClubText {
        name: name.to_owned(),
        place: place.to_owned(),
        about: "매주 토요일".to_owned(),
        admission: Admission::Approval,
    }
}

pub(crate) fn create(number: u64, owner: u8, text: ClubText, bounds: ClubBounds) -> Command {
    let command = ClubCommand::Create {
        id: club(number),
        owner: player(owner),
        at_ms: 5,
        text,
        bounds,
    };
    command.into()
}

fn member(number: u8, role: ClubRole, since_ms: i64) -> ClubMemberRow {
    ClubMemberRow {
        player: player(number),
        role,
        since_ms,
    }
}

fn enter(number: u64, member: ClubMemberRow) -> Command {
    let command = ClubCommand::Enter {
        club: club(number),
        member,
        most: 4,
    };
    command.into()
}

fn set_role(number: u8, from: ClubRole, to: ClubRole, since_ms: Option<i64>) -> Command {
    let command = ClubCommand::SetRole {
        club: club(1),
        player: player(number),
        from,
        to,
        since_ms,
    };
    command.into()
}

fn hand_over(from: u8, to: u8) -> Command {
    let command = ClubCommand::HandOver {
        club: club(1),
        from: player(from),
        to: player(to),
    };
    command.into()
}

pub(crate) fn event(number: u64, day: &str) -> ClubEventRow {
    ClubEventRow {
        id: ClubEventId::from_bits(number),
        day: day.to_owned(),
        title: "월례회".to_owned(),
        place: "종로 기원".to_owned(),
        note: String::new(),
    }
}

pub(crate) fn add_event(number: u64, event: ClubEventRow) -> Command {
    let command = ClubCommand::AddEvent {
        club: club(number),
        event,
        most: 2,
    };
    command.into()
}

/// Creates players 1 to 5. Player 5 does not have an account.
async fn people(store: &dyn Store) {
    for number in 1..=5 {
        done(store, Command::NewGuest(guest(number))).await;
    }
    for number in 1..=4 {
        let name = format!("member{number}");
        done(store, AccountCommand::Create(account(number, &name)).into()).await;
    }
}

async fn close(store: &dyn Store, number: u8) {
    let command = AccountCommand::Close {
        player: player(number),
        closed_skeleton: format!("closed:{number}"),
        at_ms: 9,
    };
    done(store, command.into()).await;
}

/// Returns the members of the first club as text such as `1o 3f 2w`, with a number and a role for each.
async fn members(store: &dyn Store) -> String {
    let rows = store.club_members(club(1)).await.unwrap();
    let shown = |row: &ClubMemberRow| {
        let number = (1..=5).find(|number| player(*number) == row.player).unwrap();
        let role = match row.role {
            ClubRole::Owner => "o",
            ClubRole::Officer => "f",
            ClubRole::Member => "m",
            ClubRole::Waiting => "w",
        };
        format!("{number}{role}")
    };
    rows.iter().map(shown).collect::<Vec<_>>().join(" ")
}

pub(crate) async fn a_club_is_read_as_it_was_written_until_it_is_dissolved(testbed: &impl Testbed) {
    let store = testbed.open();
    people(&*store).await;
    done(&*store, create(1, 1, text("종로 장기회", "서울 종로"), PLENTY)).await;
    done(&*store, enter(1, member(2, ClubRole::Waiting, 7))).await;
    done(&*store, enter(1, member(3, ClubRole::Member, 6))).await;
    for day in ["2026-12-05", "2026-11-07"] {
        done(&*store, add_event(1, event(u64::from(day.ends_with('7')), day))).await;
    }
    drop(store);
    let store = testbed.open();
    let row = ClubRow {
        id: club(1),
        created_ms: 5,
        text: text("종로 장기회", "서울 종로"),
        members: 2,
    };
    assert_eq!(store.club(club(1)).await.unwrap(), Some(row.clone()));
    assert_eq!(members(&*store).await, "1o 3m 2w");
    let events = store.club_events(club(1)).await.unwrap();
    assert_eq!(events, [event(1, "2026-11-07"), event(0, "2026-12-05")]);
    let of_waiting = store.clubs_of(player(2), 9).await.unwrap();
    assert_eq!(of_waiting, [(row, member(2, ClubRole::Waiting, 7))]);
    assert_eq!(
        store.club_role(club(1), player(3)).await.unwrap(),
        Some(ClubRole::Member)
    );
    assert_eq!(store.club_role(club(1), player(4)).await.unwrap(), None);
    assert_eq!(store.club_ratings(club(1)).await.unwrap(), []);
    let described = ClubText {
        about: String::new(),
        admission: Admission::Open,
        ..text("수원 기원", "")
    };
    let describe = |number| ClubCommand::Describe {
        club: club(number),
        text: described.clone(),
    };
    done(&*store, describe(1).into()).await;
    refused(&*store, describe(2).into()).await;
    assert_eq!(store.club(club(1)).await.unwrap().unwrap().text, described);
    let removed = ClubEventId::from_bits(1);
    for _ in 0..2 {
        done(
            &*store,
            ClubCommand::RemoveEvent {
                club: club(1),
                event: removed,
            }
            .into(),
        )
        .await;
    }
    assert_eq!(store.club_events(club(1)).await.unwrap().len(), 1);
    done(&*store, ClubCommand::Dissolve { club: club(1) }.into()).await;
    refused(&*store, ClubCommand::Dissolve { club: club(1) }.into()).await;
    assert_eq!(store.club(club(1)).await.unwrap(), None);
    assert_eq!(members(&*store).await, "");
    assert!(store.club_events(club(1)).await.unwrap().is_empty());
}

pub(crate) async fn clubs_and_their_members_and_events_are_bounded(testbed: &impl Testbed) {
    let store = testbed.open();
    people(&*store).await;
    let bounds = |of_owner, of_all| ClubBounds { of_owner, of_all };
    done(&*store, create(1, 1, text("a", ""), bounds(1, 9))).await;
    refused(&*store, create(2, 1, text("b", ""), bounds(1, 9))).await;
    refused(&*store, create(2, 2, text("b", ""), bounds(9, 1))).await;
    refused(&*store, create(2, 5, text("b", ""), PLENTY)).await;
    for number in [2, 3, 4] {
        done(&*store, enter(1, member(number, ClubRole::Waiting, 1))).await;
    }
    // The first club is full, because waiting players count too. In the second one, neither its owner nor a player
    // without an account can enter. The third one does not exist.
    done(&*store, create(2, 2, text("b", ""), PLENTY)).await;
    for command in [
        enter(1, member(5, ClubRole::Member, 1)),
        enter(2, member(2, ClubRole::Member, 1)),
        enter(2, member(5, ClubRole::Member, 1)),
        enter(3, member(1, ClubRole::Member, 1)),
    ] {
        refused(&*store, command).await;
    }
    close(&*store, 4).await;
    refused(&*store, enter(2, member(4, ClubRole::Member, 1))).await;
    for number in [1, 2] {
        done(&*store, add_event(1, event(number, "2026-12-05"))).await;
    }
    for command in [
        add_event(1, event(3, "2026-12-05")),
        add_event(3, event(3, "2026-12-05")),
    ] {
        refused(&*store, command).await;
    }
}

pub(crate) async fn roles_change_only_from_what_they_were(testbed: &impl Testbed) {
    let store = testbed.open();
    people(&*store).await;
    done(&*store, create(1, 1, text("a", ""), PLENTY)).await;
    for number in [2, 3] {
        done(&*store, enter(1, member(number, ClubRole::Waiting, number.into()))).await;
    }
    done(&*store, set_role(3, ClubRole::Waiting, ClubRole::Member, Some(90))).await;
    done(&*store, set_role(3, ClubRole::Member, ClubRole::Officer, None)).await;
    assert_eq!(members(&*store).await, "1o 3f 2w");
    let third = store.club_members(club(1)).await.unwrap()[1];
    assert_eq!(third, member(3, ClubRole::Officer, 90));
    let remove = |number| {
        Command::from(ClubCommand::Remove {
            club: club(1),
            player: player(number),
        })
    };
    for command in [
        set_role(3, ClubRole::Member, ClubRole::Officer, None),
        set_role(1, ClubRole::Owner, ClubRole::Member, None),
        set_role(3, ClubRole::Officer, ClubRole::Owner, None),
        // A club cannot be handed over to a waiting player, by a player who is not the owner, or by the owner to
        // themselves.
        hand_over(1, 2),
        hand_over(3, 1),
        hand_over(1, 1),
        remove(1),
        remove(4),
    ] {
        refused(&*store, command).await;
    }
    assert_eq!(members(&*store).await, "1o 3f 2w", "what was refused changed nothing");
    done(&*store, hand_over(1, 3)).await;
    assert_eq!(members(&*store).await, "3o 1f 2w");
    for number in [1, 2] {
        done(&*store, remove(number)).await;
    }
    assert_eq!(members(&*store).await, "3o");
}

pub(crate) async fn clubs_are_found_by_parts_of_their_name_or_place(testbed: &impl Testbed) {
    let store = testbed.open();
    people(&*store).await;
    for (number, name, place) in [
        (1, "종로 장기회", "서울"),
        (2, "Janggi Club ÉTOILE", "Paris 50%"),
        (3, "Den Haag", "Nederland"),
    ] {
        done(&*store, create(number, 1, text(name, place), PLENTY)).await;
    }
    done(&*store, enter(3, member(2, ClubRole::Member, 1))).await;
    let listed = async |search: &str, index| {
        let page = PageRequest { index, size: 2 };
        let page = store.clubs(search.to_owned(), page).await.unwrap();
        (page.rows.iter().map(|row| row.id.bits()).collect::<Vec<_>>(), page.more)
    };
    assert_eq!(listed("", 0).await, (vec![3, 1], true), "the largest first");
    assert_eq!(listed("", 1).await, (vec![2], false));
    for (search, expected) in [
        ("종로", vec![1]),
        ("서울", vec![1]),
        (" étoile ", vec![2]),
        ("JANGGI", vec![2]),
        ("%", vec![2]),
        ("_", vec![]),
        ("!", vec![]),
        ("회\n서", vec![1]),
        ("없는 곳", vec![]),
    ] {
        assert_eq!(listed(search, 0).await, (expected, false), "{search}");
    }
}

pub(crate) async fn a_club_whose_owner_goes_passes_to_who_has_served_longest(testbed: &impl Testbed) {
    let store = testbed.open();
    people(&*store).await;
    done(&*store, create(1, 1, text("a", ""), PLENTY)).await;
    // The officer succeeds before the member, although the member has been in the club longer.
    for (number, role, since_ms) in [
        (2, ClubRole::Member, 10),
        (3, ClubRole::Officer, 20),
        (4, ClubRole::Waiting, 1),
    ] {
        done(&*store, enter(1, member(number, role, since_ms))).await;
    }
    close(&*store, 1).await;
    assert_eq!(members(&*store).await, "3o 2m 4w");
    close(&*store, 3).await;
    assert_eq!(members(&*store).await, "2o 4w");
    close(&*store, 2).await;
    assert_eq!(
        store.club(club(1)).await.unwrap(),
        None,
        "nobody is left but one who waits"
    );
    assert_eq!(members(&*store).await, "");
    assert_eq!(store.clubs_of(player(4), 9).await.unwrap(), []);
}

pub(crate) async fn requests_are_news_until_they_are_answered_and_answers_until_they_are_seen(testbed: &impl Testbed) {
    let store = testbed.open();
    people(&*store).await;
    done(&*store, create(1, 1, text("a", ""), PLENTY)).await;
    done(&*store, enter(1, member(2, ClubRole::Officer, 1))).await;
    done(&*store, enter(1, member(3, ClubRole::Member, 1))).await;
    let store = &*store;
    let news = async || {
        let mut shown = String::new();
        for number in 1..=4 {
            for row in store.club_news(player(number)).await.unwrap() {
                assert_eq!((row.club, row.name.as_str()), (club(1), "a"));
                shown += &format!("{number}{:?} ", row.kind);
            }
        }
        shown
    };
    let (waits, to_member) = (member(4, ClubRole::Waiting, 1), |from| {
        set_role(4, from, ClubRole::Member, None)
    });
    let of = |number: u8| (club(1), player(number));
    let seen = |(club, player)| Command::from(ClubCommand::Seen { club, player });
    let decline = |(club, player)| Command::from(ClubCommand::Decline { club, player });
    let remove = |(club, player)| Command::from(ClubCommand::Remove { club, player });
    assert_eq!(news().await, "");
    done(store, enter(1, waits)).await;
    assert_eq!(news().await, "1Request 2Request ", "not for other members");
    refused(store, decline(of(3))).await;
    done(store, decline(of(4))).await;
    refused(store, decline(of(4))).await;
    assert_eq!(news().await, "4Declined ");
    done(store, enter(1, waits)).await;
    done(store, set_role(2, ClubRole::Officer, ClubRole::Member, None)).await;
    assert_eq!(news().await, "1Request ", "not for who is no longer an officer");
    done(store, to_member(ClubRole::Waiting)).await;
    assert_eq!(news().await, "4Admitted ");
    for _ in 0..2 {
        done(store, seen(of(4))).await;
        assert_eq!(news().await, "");
    }
    // A player who withdraws the request or is removed gets no notice.
    done(store, remove(of(4))).await;
    done(store, enter(1, waits)).await;
    done(store, remove(of(4))).await;
    assert_eq!(news().await, "");
    done(store, enter(1, waits)).await;
    done(store, to_member(ClubRole::Waiting)).await;
    done(store, remove(of(4))).await;
    assert_eq!(news().await, "");
    done(store, enter(1, waits)).await;
    done(store, decline(of(4))).await;
    assert_eq!(
        store.club_names(vec![club(2), club(1)]).await.unwrap(),
        [(club(1), "a".to_owned())]
    );
    done(store, ClubCommand::Dissolve { club: club(1) }.into()).await;
    assert_eq!(news().await, "");
}
