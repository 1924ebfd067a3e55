//! Lists of games: order, pages and stored columns.

use super::Testbed;
use super::rows::{append, done, ended, event, events, game, guest, id, names, player, refused, row};
use janggi::{BySide, Movement, Outcome, Side};
use play::chat::Channel;
use play::house::HousePlayer;
use store::{
    ChatRow, ChatWordsRow, Command, CreationCursor, GameResult, GameRow, NewChatLine, Pack, Page, PageRequest, Phase,
    ResultCursor, Seat, Store,
};

fn page(index: u32, size: u32) -> PageRequest {
    PageRequest { index, size }
}

fn ids(page: &Page<GameRow>) -> Vec<String> {
    names(page.rows.iter().map(|row| row.id))
}

fn seats(cho: Seat, han: Seat) -> BySide<Seat> {
    BySide { cho, han }
}

async fn players(store: &dyn Store) {
    for number in 1..=3 {
        done(store, Command::NewGuest(guest(number))).await;
    }
}

pub(crate) async fn pages_hold_every_game_of_a_player_once_newest_first(testbed: &impl Testbed) {
    let store = testbed.open();
    players(&*store).await;
    let one = || Seat::Player(player(1));
    for number in 0..25_u32 {
        let opposite = if number % 5 == 0 {
            Seat::Player(player(2))
        } else {
            one()
        };
        let row = GameRow {
            // Two games can have the same creation time, so their ids decide the order.
            created_ms: i64::from(number / 2),
            seats: seats(one(), opposite),
            ..game(&format!("g{number:02}"), 1)
        };
        done(&*store, append(row.clone(), vec![event(1)])).await;
        // After a second append, the game must still be listed only once.
        done(&*store, append(ended(row, 7), vec![event(2)])).await;
    }
    let mut found = Vec::new();
    for (index, (rows, more)) in [(10, true), (10, true), (5, false), (0, false)].into_iter().enumerate() {
        let page = store.games_of(player(1), page(index as u32, 10)).await.unwrap();
        assert_eq!((page.rows.len(), page.more), (rows, more), "page {index}");
        found.extend(page.rows.into_iter().map(|row| row.id));
    }
    let newest_first: Vec<_> = (0..25).rev().map(|number| id(&format!("g{number:02}"))).collect();
    assert_eq!(found, newest_first);
    let whole = store.games_of(player(1), page(0, 25)).await.unwrap();
    assert_eq!((whole.rows.len(), whole.more), (25, false), "a page that is just full");
    assert_eq!(store.games_of(player(2), page(0, 10)).await.unwrap().rows.len(), 5);
    assert_eq!(store.games_of(player(3), page(0, 10)).await.unwrap().rows, []);
    assert_eq!(store.games_of(player(99), page(0, 10)).await.unwrap().rows, []);
}

pub(crate) async fn only_games_that_are_not_over_count_as_unfinished(testbed: &impl Testbed) {
    let store = testbed.open();
    players(&*store).await;
    let mine = |id: &str, phase| GameRow {
        phase,
        seats: seats(Seat::Player(player(1)), Seat::Open),
        ..game(id, 1)
    };
    done(&*store, append(mine("a", Phase::Arranging), vec![event(1)])).await;
    done(&*store, append(mine("p", Phase::Playing), vec![event(1)])).await;
    done(&*store, append(ended(mine("o", Phase::Over), 3), vec![event(1)])).await;
    assert_eq!(store.unfinished_games_of(player(1)).await.unwrap(), 2);
    assert_eq!(store.unfinished_games_of(player(2)).await.unwrap(), 0);
    done(&*store, append(ended(mine("p", Phase::Over), 4), vec![event(2)])).await;
    assert_eq!(store.unfinished_games_of(player(1)).await.unwrap(), 1);
}

pub(crate) async fn only_games_without_a_ply_that_are_not_over_count_as_unplayed(testbed: &impl Testbed) {
    let store = testbed.open();
    players(&*store).await;
    let one = || Seat::Player(player(1));
    let row = |id: &str, phase, plies, seats| GameRow {
        phase,
        plies,
        seats,
        ..game(id, 1)
    };
    for row in [
        row("a", Phase::Arranging, 0, seats(one(), Seat::Open)),
        row("b", Phase::Playing, 0, seats(Seat::Player(player(2)), one())),
        row("c", Phase::Playing, 0, seats(one(), one())),
        row("d", Phase::Playing, 1, seats(one(), Seat::Engine(1))),
        ended(row("e", Phase::Over, 0, seats(one(), Seat::Open)), 3),
    ] {
        done(&*store, append(row, vec![event(1)])).await;
    }
    let counted = async || {
        let of = async |number| store.unplayed_games_of(player(number)).await.unwrap();
        (
            of(1).await,
            of(2).await,
            of(3).await,
            store.unplayed_games().await.unwrap(),
        )
    };
    assert_eq!(counted().await, (3, 1, 0, 3));
    let played = row("b", Phase::Playing, 1, seats(Seat::Player(player(2)), one()));
    done(&*store, append(played, vec![event(2)])).await;
    assert_eq!(counted().await, (2, 0, 0, 2));
}

pub(crate) async fn games_are_listed_by_phase_and_open_ones_for_a_lobby(testbed: &impl Testbed) {
    let store = testbed.open();
    players(&*store).await;
    let one = || Seat::Player(player(1));
    for (id, created_ms, phase, seats) in [
        ("a", 1, Phase::Arranging, seats(one(), Seat::Open)),
        ("b", 2, Phase::Arranging, seats(Seat::Open, one())),
        ("c", 3, Phase::Arranging, seats(one(), Seat::Engine(1))),
        (
            "d",
            4,
            Phase::Arranging,
            seats(Seat::Engine(1), Seat::Player(player(2))),
        ),
        ("e", 5, Phase::Playing, seats(one(), one())),
    ] {
        let row = GameRow {
            created_ms,
            phase,
            seats,
            ..game(id, 1)
        };
        done(&*store, append(row, vec![event(1)])).await;
    }
    done(&*store, append(ended(game("f", 1), 6), vec![event(1)])).await;
    let listed = async |phase, index, size| store.games_in(phase, page(index, size)).await.unwrap();
    assert_eq!(ids(&listed(Phase::Arranging, 0, 3).await), ["d", "c", "b"]);
    assert_eq!(ids(&listed(Phase::Arranging, 1, 3).await), ["a"]);
    assert!(listed(Phase::Arranging, 0, 3).await.more && !listed(Phase::Arranging, 1, 3).await.more);
    assert_eq!(ids(&listed(Phase::Playing, 0, 9).await), ["e"]);
    assert_eq!(ids(&listed(Phase::Over, 0, 9).await), ["f"]);
    let open = store.open_games(page(0, 1)).await.unwrap();
    assert_eq!((ids(&open), open.more), (vec!["b".to_owned()], true));
    let open = store.open_games(page(1, 1)).await.unwrap();
    assert_eq!((ids(&open), open.more), (vec!["a".to_owned()], false));
}

pub(crate) async fn games_that_wait_for_the_player_they_are_kept_for_are_met_once(testbed: &impl Testbed) {
    let store = testbed.open();
    players(&*store).await;
    let row = |id: &str, han, phase, invited: Option<u8>| GameRow {
        phase,
        seats: seats(Seat::Player(player(1)), han),
        invited: invited.map(player),
        plies: 0,
        turn: None,
        fen: None,
        ..game(id, 1)
    };
    let taken = || Seat::Player(player(2));
    let rows = [
        row("a", Seat::Open, Phase::Arranging, Some(2)),
        row("b", Seat::Open, Phase::Arranging, None),
        row("c", taken(), Phase::Arranging, Some(2)),
        row("d", Seat::Open, Phase::Arranging, Some(3)),
        ended(row("e", Seat::Open, Phase::Arranging, Some(3)), 9),
        row("f", taken(), Phase::Playing, Some(2)),
        row("g", Seat::Open, Phase::Arranging, Some(3)),
    ];
    for row in rows {
        done(&*store, append(row, vec![event(1)])).await;
    }
    let mut met = Vec::new();
    let mut last = None;
    loop {
        let found = store.invitations_after(last, 2).await.unwrap();
        let Some(end) = found.last() else { break };
        last = Some(end.game);
        assert!(found.iter().all(|one| one.created_ms == 5));
        met.extend(found.into_iter().map(|one| one.game));
    }
    assert_eq!(names(met), ["a", "d", "g"]);
}

pub(crate) async fn games_of_a_player_are_met_once_newest_first_from_any_moment(testbed: &impl Testbed) {
    let store = testbed.open();
    players(&*store).await;
    let rows = [("b", 7, 1), ("a", 7, 1), ("c", 2, 1), ("d", 30, 1), ("other", 9, 2)];
    for (id, created_ms, holder) in rows {
        let row = GameRow {
            created_ms,
            seats: seats(Seat::Player(player(holder)), Seat::Player(player(holder))),
            ..game(id, 1)
        };
        done(&*store, append(row, vec![event(1)])).await;
    }
    let from = async |mut cursor: Option<CreationCursor>| {
        let mut met = Vec::new();
        loop {
            let some = store.games_before(player(1), cursor, 2).await.unwrap();
            let Some(last) = some.last() else { break };
            cursor = Some(last.cursor());
            met.extend(some.iter().map(|row| row.id));
        }
        names(met)
    };
    assert_eq!(from(None).await, ["d", "b", "a", "c"]);
    assert_eq!(from(Some(CreationCursor::after(7))).await, ["b", "a", "c"]);
    assert_eq!(from(Some(CreationCursor::after(6))).await, ["c"]);
}

pub(crate) async fn finished_games_come_in_the_order_in_which_they_ended(testbed: &impl Testbed) {
    let store = testbed.open();
    done(&*store, events("running", 1, 1)).await;
    for (id, ended_ms) in [("x", 30), ("b", 20), ("a", 20), ("z", 10)] {
        done(&*store, append(ended(game(id, 1), ended_ms), vec![event(1)])).await;
    }
    let (mut cursor, mut found) = (None, Vec::new());
    loop {
        let some = store.finished_after(cursor, 3).await.unwrap();
        cursor = some.last().map(store::FinishedGame::cursor);
        found.extend(some.iter().map(|game| (game.game, game.result.ended_ms)));
        if some.len() < 3 {
            break;
        }
    }
    let expected = [("z", 10), ("a", 20), ("b", 20), ("x", 30)];
    assert_eq!(found, expected.map(|(name, ended_ms)| (id(name), ended_ms)));
    for (from_ms, first) in [(10, Some("z")), (11, Some("a")), (30, Some("x")), (31, None)] {
        let some = store.finished_after(Some(ResultCursor::before(from_ms)), 1).await;
        assert_eq!(some.unwrap().first().map(|game| game.game), first.map(id), "{from_ms}");
    }
    let first = &store.finished_after(None, 1).await.unwrap()[0];
    let row = ended(game("z", 1), 10);
    assert_eq!(
        (
            &first.seats,
            &first.rules_id,
            &first.speed,
            (first.created_ms, first.plies),
            Some(&first.result)
        ),
        (
            &row.seats,
            &row.rules_id,
            &row.speed,
            (row.created_ms, row.plies),
            row.result.as_ref()
        )
    );
}

pub(crate) async fn every_game_is_met_once_on_the_way_through_all(testbed: &impl Testbed) {
    let store = testbed.open();
    for name in ["b", "a", "Z", "zz", "0a"] {
        done(&*store, events(name, 1, 1)).await;
    }
    let (mut last, mut found) = (None, Vec::new());
    loop {
        let some = store.game_ids_after(last, 2).await.unwrap();
        found.extend(some.clone());
        if some.len() < 2 {
            break;
        }
        last = some.last().copied();
    }
    assert_eq!(names(found), ["0a", "Z", "a", "b", "zz"]);
}

pub(crate) async fn unfinished_games_come_in_the_order_in_which_they_were_created(testbed: &impl Testbed) {
    let store = testbed.open();
    let rows = [("b", 7, 3), ("a", 7, 9), ("c", 2, 1), ("d", 30, 4), ("over", 5, 2)];
    for (id, created_ms, last) in rows {
        let row = GameRow {
            created_ms,
            ..game(id, last)
        };
        let row = if id == "over" { ended(row, 6) } else { row };
        done(&*store, append(row, (1..=last).map(event).collect())).await;
    }
    let (mut cursor, mut found) = (None, Vec::new());
    loop {
        let some = store.unfinished_after(Phase::Playing, cursor, 2).await.unwrap();
        let Some(last) = some.last() else { break };
        cursor = Some(last.cursor());
        found.extend(some);
    }
    assert_eq!(names(found.iter().map(|game| game.id)), ["c", "a", "b", "d"]);
    let a = &found[1];
    assert_eq!(
        (a.created_ms, a.updated_ms, a.speed.as_str(), a.plies),
        (7, 90, "blitz", 9)
    );
    assert_eq!(store.unfinished_after(Phase::Arranging, None, 9).await, Ok(Vec::new()));
}

pub(crate) async fn finished_games_that_are_not_packed_are_met_once(testbed: &impl Testbed) {
    let store = testbed.open();
    for id in ["a", "b", "c", "packed", "running"] {
        let row = if id == "running" {
            game(id, 4)
        } else {
            ended(game(id, 4), 6)
        };
        done(&*store, append(row, (1..=4).map(event).collect())).await;
    }
    for (name, events) in [("packed", 4), ("b", 3)] {
        let (game, body) = (id(name), vec![1]);
        let pack = Pack { events, body };
        done(&*store, Command::Pack { game, pack }).await;
    }
    let (mut last, mut found) = (None, Vec::new());
    loop {
        let some = store.unpacked_after(last, 2).await.unwrap();
        let Some(&end) = some.last() else { break };
        last = Some(end);
        found.extend(some);
    }
    assert_eq!(names(found), ["a", "b", "c"]);
}

pub(crate) async fn every_house_player_keeps_its_seat(testbed: &impl Testbed) {
    let store = testbed.open();
    players(&*store).await;
    for house in HousePlayer::ALL {
        let expected = GameRow {
            seats: seats(Seat::House(house), Seat::Player(player(1))),
            ..game(house.code(), 2)
        };
        done(&*store, append(expected.clone(), vec![event(1)])).await;
        assert_eq!(row(&*store, expected.id).await, Some(expected));
    }
}

pub(crate) async fn a_row_keeps_every_column(testbed: &impl Testbed) {
    let store = testbed.open();
    players(&*store).await;
    let results = [
        (Outcome::Win(Side::Cho), Some("end.mate".to_owned())),
        (Outcome::Win(Side::Han), None),
        (Outcome::Draw, Some("end.moves".to_owned())),
        (Outcome::None, None),
    ];
    let mut rows: Vec<GameRow> = results
        .into_iter()
        .enumerate()
        .map(|(number, (outcome, rule))| GameRow {
            result: Some(GameResult {
                ended_ms: 8,
                outcome,
                code: format!("code{number}"),
                rule,
                facts: "{}".to_owned(),
            }),
            ..ended(game(&format!("o{number}"), 9), 8)
        })
        .collect();
    rows.push(GameRow {
        phase: Phase::Arranging,
        seats: seats(Seat::Open, Seat::Player(player(2))),
        rules_id: None,
        movement: Some(Movement::Xiangqi),
        turn: None,
        fen: None,
        ..game("arranging", 0)
    });
    rows.push(GameRow {
        movement: None,
        turn: Some(Side::Cho),
        ..game("playing", 2)
    });
    for expected in rows {
        done(&*store, append(expected.clone(), vec![event(1)])).await;
        assert_eq!(row(&*store, expected.id).await, Some(expected));
    }
    // Everything may change except the creation time and, once it is stored, the end time.
    let before = game("changes", 1);
    done(&*store, append(before.clone(), vec![event(1)])).await;
    let after = GameRow {
        created_ms: 77,
        seats: seats(Seat::Player(player(1)), Seat::Open),
        speed: "rapid".to_owned(),
        movement: Some(Movement::ChessWar),
        ..ended(game("changes", 2), 20)
    };
    done(&*store, append(after.clone(), vec![event(2)])).await;
    let expected = GameRow {
        created_ms: before.created_ms,
        ..after
    };
    assert_eq!(row(&*store, id("changes")).await, Some(expected.clone()));
    let rematch_offered = ended(expected.clone(), 30);
    done(&*store, append(rematch_offered, vec![event(3)])).await;
    assert_eq!(row(&*store, id("changes")).await, Some(expected));
}

pub(crate) async fn only_games_that_were_called_off_unplayed_are_deleted_and_with_all_that_is_theirs(
    testbed: &impl Testbed,
) {
    let store = testbed.open();
    players(&*store).await;
    let both = || seats(Seat::Player(player(1)), Seat::Player(player(2)));
    let over = |id: &str, plies, outcome, ended_ms| {
        let row = GameRow {
            seats: both(),
            plies,
            ..game(id, 1)
        };
        let mut row = ended(row, ended_ms);
        row.result.as_mut().unwrap().outcome = outcome;
        row
    };
    let rows = [
        over("late", 0, Outcome::None, 30),
        over("early", 0, Outcome::None, 10),
        over("played", 1, Outcome::None, 10),
        over("resigned", 0, Outcome::Win(Side::Cho), 10),
        GameRow {
            seats: both(),
            phase: Phase::Arranging,
            plies: 0,
            ..game("open", 1)
        },
    ];
    for row in &rows {
        done(&*store, append(row.clone(), vec![event(1)])).await;
    }
    let line = NewChatLine {
        line: ChatRow {
            game: id("early"),
            channel: Channel::Players,
            at_ms: 4,
            player: player(1),
            words: ChatWordsRow::Text("?".to_owned()),
        },
        kept: 9,
        most_bytes_of_all: 9,
    };
    done(&*store, Command::Say(line)).await;
    assert_eq!(names(store.called_off_before(31, 9).await.unwrap()), ["early", "late"]);
    assert_eq!(store.called_off_before(31, 1).await.unwrap(), [id("early")]);
    assert_eq!(store.called_off_before(30, 9).await.unwrap(), [id("early")]);
    let delete = |name: &str| Command::DeleteUnplayed { game: id(name) };
    for game in ["played", "resigned", "open", "unknown"] {
        refused(&*store, delete(game)).await;
    }
    done(&*store, delete("early")).await;
    refused(&*store, delete("early")).await;
    assert!(store.events_of(id("early")).await.unwrap().is_empty());
    assert_eq!(store.chat_of(id("early"), Channel::Players, 9).await.unwrap(), []);
    assert_eq!(store.called_off_before(31, 9).await.unwrap(), [id("late")]);
    let left = store.games_of(player(1), page(0, 10)).await.unwrap();
    assert_eq!(left.rows.len(), rows.len() - 1);
    // The id is free again, and its event numbers start over.
    done(&*store, append(rows[1].clone(), vec![event(1)])).await;
}
