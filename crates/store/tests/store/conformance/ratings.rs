//! Ratings are written once, in order, with the end of their game.

use super::Testbed;
use super::rows::{append, done, ended, event, game, guest, id, player, refused};
use janggi::{BySide, Movement, Outcome, Side};
use play::rating::{Ladder, Standing, rate};
use play::{Moment, Speed};
use store::{Command, GameRow, LeaderboardRequest, PageRequest, RatedGame, Results, Seat, Store};

const BLITZ: Ladder = Ladder {
    movement: Movement::Janggi,
    speed: Speed::Blitz,
};
const RAPID: Ladder = Ladder {
    movement: Movement::Janggi,
    speed: Speed::Rapid,
};
const WON: Outcome = Outcome::Win(Side::Cho);

/// The end of a game and its rating, together.
fn end(name: &str, (cho, han): (u8, u8), ladder: Ladder, outcome: Outcome, rated_ms: i64) -> Command {
    let players = BySide {
        cho: player(cho),
        han: player(han),
    };
    let row = GameRow {
        seats: BySide {
            cho: Seat::Player(player(cho)),
            han: Seat::Player(player(han)),
        },
        ..game(name, 1)
    };
    let mut row = ended(row, rated_ms);
    row.result.as_mut().expect("it has ended").outcome = outcome;
    let rated = RatedGame {
        game: id(name),
        rated_ms,
        ladder,
        players,
        outcome,
        neighbours: ladder == RAPID,
    };
    Command::Together(vec![append(row, vec![event(1)]), Command::Rate(rated)])
}

async fn three_players(store: &dyn Store) {
    for number in 1..=3 {
        done(store, Command::NewGuest(guest(number))).await;
    }
}

async fn standing(store: &dyn Store, number: u8, ladder: Ladder) -> Option<Standing> {
    let ratings = store.ratings_of(player(number)).await.unwrap();
    let found = ratings.into_iter().find(|row| row.ladder == ladder);
    found.map(|row| row.standing)
}

pub(crate) async fn a_rated_game_changes_both_ratings_of_its_ladder(testbed: &impl Testbed) {
    let store = testbed.open();
    three_players(&*store).await;
    done(&*store, end("a", (1, 2), BLITZ, WON, 100)).await;
    done(&*store, end("b", (2, 1), BLITZ, WON, 101)).await;
    done(&*store, end("c", (1, 2), RAPID, Outcome::Draw, 102)).await;
    let newcomers = BySide {
        cho: Standing::NEWCOMER,
        han: Standing::NEWCOMER,
    };
    let first = rate(newcomers, WON, Moment(100));
    let second = rate(
        BySide {
            cho: first.han,
            han: first.cho,
        },
        WON,
        Moment(101),
    );
    drop(store);
    let store = testbed.open();
    assert_eq!(standing(&*store, 1, BLITZ).await, Some(second.han));
    assert_eq!(standing(&*store, 2, BLITZ).await, Some(second.cho));
    let drawn = rate(newcomers, Outcome::Draw, Moment(102)).cho;
    assert_eq!(standing(&*store, 1, RAPID).await, Some(drawn));
    assert_eq!(standing(&*store, 3, BLITZ).await, None);
    let history = store.rating_history(player(1), BLITZ, 10).await.unwrap();
    let steps: Vec<_> = history
        .iter()
        .map(|change| (change.game, change.before, change.after))
        .collect();
    let expected = [
        (id("a"), 150_000, first.cho.rating),
        (id("b"), first.cho.rating, second.han.rating),
    ];
    assert_eq!(steps, expected);
    let newest = store.rating_history(player(1), BLITZ, 1).await.unwrap();
    assert_eq!(newest, history[1..]);
    let of_game = store.rating_changes_of(id("b")).await.unwrap();
    assert_eq!(of_game.han.as_ref(), Some(&history[1]));
    assert_eq!(of_game.cho.map(|change| change.player), Some(player(2)));
    let none = store.rating_changes_of(id("z")).await.unwrap();
    assert_eq!((none.cho, none.han), (None, None));
    assert_eq!(store.last_rated().await.unwrap(), Some(102));
}

pub(crate) async fn a_game_is_rated_once_and_in_order_or_its_end_is_not_stored(testbed: &impl Testbed) {
    let store = testbed.open();
    three_players(&*store).await;
    assert_eq!(store.last_rated().await.unwrap(), None);
    done(&*store, end("a", (1, 2), BLITZ, WON, 100)).await;
    let before = store.all_ratings().await.unwrap();
    for wrong in [
        end("a", (1, 2), BLITZ, WON, 101),
        end("b", (2, 3), BLITZ, WON, 100),
        end("b", (2, 3), BLITZ, WON, 99),
        end("b", (3, 3), BLITZ, WON, 101),
        end("b", (2, 9), BLITZ, WON, 101),
    ] {
        refused(&*store, wrong).await;
        assert_eq!(store.all_ratings().await.unwrap(), before);
    }
    assert!(
        store.events_of(id("b")).await.unwrap().is_empty(),
        "the end goes with the rating"
    );
    done(&*store, Command::ClearRatings).await;
    assert_eq!(store.all_ratings().await.unwrap(), (Vec::new(), Vec::new()));
}

pub(crate) async fn a_leaderboard_lists_settled_players_by_rating(testbed: &impl Testbed) {
    let store = testbed.open();
    three_players(&*store).await;
    done(&*store, end("a", (1, 2), BLITZ, WON, 100)).await;
    done(&*store, end("b", (1, 2), RAPID, WON, 200)).await;
    done(&*store, end("c", (3, 2), BLITZ, WON, 300)).await;
    let request = |since_ms, deviation, index| LeaderboardRequest {
        ladder: BLITZ,
        since_ms,
        deviation,
        page: PageRequest { index, size: 2 },
    };
    let listed = async |request| {
        let page = store.leaderboard(request).await.unwrap();
        let players: Vec<_> = page.rows.into_iter().map(|row| row.player).collect();
        (players, page.more)
    };
    assert_eq!(listed(request(0, 35_000, 0)).await, (vec![player(1), player(3)], true));
    assert_eq!(listed(request(0, 35_000, 1)).await, (vec![player(2)], false));
    assert_eq!(
        listed(request(101, 35_000, 0)).await,
        (vec![player(3), player(2)], false)
    );
    let settled = standing(&*store, 2, BLITZ).await.unwrap().deviation;
    assert_eq!(listed(request(0, settled, 0)).await, (vec![player(2)], false));
}

pub(crate) async fn two_players_have_a_score_with_each_other(testbed: &impl Testbed) {
    let store = testbed.open();
    three_players(&*store).await;
    done(&*store, end("a", (1, 2), BLITZ, WON, 100)).await;
    done(&*store, end("b", (2, 1), RAPID, WON, 200)).await;
    done(&*store, end("c", (1, 2), BLITZ, Outcome::Draw, 300)).await;
    done(&*store, end("d", (1, 3), BLITZ, WON, 400)).await;
    let results = |wins, draws, losses| Results { wins, draws, losses };
    let between = async |one, other| store.results_between(player(one), player(other)).await.unwrap();
    assert_eq!(between(1, 2).await, results(1, 1, 1));
    assert_eq!(between(3, 1).await, results(0, 0, 1));
    assert_eq!(between(2, 3).await, results(0, 0, 0));
    done(&*store, end("e", (3, 2), RAPID, WON, 500)).await;
    let rated = async |since| {
        let lately = store.rated_lately(player(1), player(2), since).await.unwrap();
        (
            lately.together,
            lately.first_with_neighbours,
            lately.second_with_neighbours,
        )
    };
    assert_eq!(rated(0).await, (3, 1, 2));
    assert_eq!((rated(200).await, rated(301).await), ((2, 1, 2), (0, 0, 1)));
}
