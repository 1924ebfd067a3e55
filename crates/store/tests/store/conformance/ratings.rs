//! Ratings: updates, which are stored together with the end of their game, and queries.

use super::Testbed;
use super::rows::{append, done, ended, event, game, guest, id, player};
use janggi::{BySide, Movement, Outcome, Side};
use play::rating::{Ladder, RatedGame, Rating, RatingBasis, RatingUpdate, Results, Standing, rate, rate_all};
use play::{Moment, Speed};
use std::sync::Arc;
use store::{Command, CommandError, GameRow, LeaderboardRequest, PageRequest, Seat, Store, Swap};

pub(crate) const BLITZ: Ladder = Ladder {
    movement: Movement::Janggi,
    speed: Speed::Blitz,
};
pub(crate) const RAPID: Ladder = Ladder {
    movement: Movement::Janggi,
    speed: Speed::Rapid,
};
const WON: Outcome = Outcome::Win(Side::Cho);

/// Returns a rated game. In games on the rapid ladder, both players are on the same network.
pub(crate) fn rated(name: &str, (cho, han): (u8, u8), ladder: Ladder, outcome: Outcome, at_ms: i64) -> RatedGame {
    RatedGame {
        game: id(name),
        at: Moment(at_ms),
        ladder,
        players: BySide {
            cho: player(cho),
            han: player(han),
        },
        outcome,
        neighbours: ladder == RAPID,
    }
}

/// Returns the command that stores the end of a rated game.
pub(crate) fn end(rated: &RatedGame) -> Command {
    let row = GameRow {
        id: rated.game,
        seats: BySide {
            cho: Seat::Player(rated.players.cho),
            han: Seat::Player(rated.players.han),
        },
        ..game("g", 1)
    };
    let mut row = ended(row, rated.at.0);
    row.result.as_mut().expect("it has ended").outcome = rated.outcome;
    append(row, vec![event(1)])
}

pub(crate) async fn basis(store: &dyn Store, game: &RatedGame) -> RatingBasis {
    store.rating_basis(game.players, game.ladder, 0).await.unwrap()
}

/// Ends a game, and rates it using the stored ratings.
async fn end_rated(store: &dyn Store, game: RatedGame) {
    let update = basis(store, &game).await.rate(&game);
    assert_eq!(store.rate(end(&game), update).await, Ok(Swap::Done));
}

/// Tries to end and rate a game, and expects a conflict with stored data.
async fn refused(store: &dyn Store, game: RatedGame) {
    let update = basis(store, &game).await.rate(&game);
    let outcome = store.rate(end(&game), update).await;
    assert!(matches!(outcome, Err(CommandError::Conflict(_))), "{outcome:?}");
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
    end_rated(&*store, rated("a", (1, 2), BLITZ, WON, 100)).await;
    end_rated(&*store, rated("b", (2, 1), BLITZ, WON, 101)).await;
    end_rated(&*store, rated("c", (1, 2), RAPID, Outcome::Draw, 102)).await;
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
    let last = basis(&*store, &rated("d", (3, 2), BLITZ, WON, 200)).await.last;
    assert_eq!((last.cho, last.han), (None, Some(Moment(102))), "on whatever ladder");
}

pub(crate) async fn a_game_is_rated_once_and_in_order_or_its_end_is_not_stored(testbed: &impl Testbed) {
    let store = testbed.open();
    three_players(&*store).await;
    end_rated(&*store, rated("a", (1, 2), BLITZ, WON, 100)).await;
    let before = store.all_ratings().await.unwrap();
    for wrong in [
        rated("a", (1, 2), BLITZ, WON, 101),
        rated("b", (2, 3), BLITZ, WON, 100),
        rated("b", (3, 2), RAPID, WON, 99),
        rated("b", (3, 3), BLITZ, WON, 101),
        rated("b", (2, 9), BLITZ, WON, 101),
    ] {
        refused(&*store, wrong).await;
        assert_eq!(store.all_ratings().await.unwrap(), before);
    }
    assert!(
        store.events_of(id("b")).await.unwrap().is_empty(),
        "the end goes with the rating"
    );
    let none = Command::ReplaceRatings {
        ratings: Vec::new(),
        changes: Vec::new(),
    };
    done(&*store, none).await;
    assert_eq!(store.all_ratings().await.unwrap(), (Vec::new(), Vec::new()));
    let forgotten = rated("b", (1, 2), BLITZ, WON, 100);
    let BySide { cho, han } = basis(&*store, &forgotten).await.last;
    assert_eq!((cho, han), (None, None));
    end_rated(&*store, forgotten).await;
}

/// An update is outdated if another game of either player has been rated since it was computed.
pub(crate) async fn a_rating_is_written_only_while_it_is_computed_from_what_is_stored(testbed: &impl Testbed) {
    let store = testbed.open();
    three_players(&*store).await;
    done(&*store, Command::NewGuest(guest(4))).await;
    end_rated(&*store, rated("a", (1, 2), BLITZ, WON, 100)).await;
    // All updates are computed before the first is written.
    let games = [
        rated("b", (1, 3), BLITZ, WON, 101),
        rated("c", (3, 1), BLITZ, WON, 102),
        rated("d", (2, 4), RAPID, WON, 101),
        rated("e", (4, 1), RAPID, WON, 103),
        rated("f", (2, 3), RAPID, Outcome::Draw, 104),
    ];
    let mut updates = Vec::new();
    for game in games {
        updates.push(basis(&*store, &game).await.rate(&game));
    }
    let answers: Vec<_> = games
        .iter()
        .zip(updates)
        .map(|(game, update)| store.rate(end(game), update))
        .collect();
    let mut outcomes = Vec::new();
    for answer in answers {
        outcomes.push(answer.await);
    }
    use Swap::{Done, Outdated};
    assert_eq!(outcomes, [Done, Outdated, Done, Outdated, Outdated].map(Ok));
    for outdated in ["c", "e", "f"] {
        assert!(store.events_of(id(outdated)).await.unwrap().is_empty(), "{outdated}");
    }
    // Games `d` and `b` have the same time but no player in common, so their order does not matter.
    let written = [rated("a", (1, 2), BLITZ, WON, 100), games[2], games[0]];
    assert_eq!(store.all_ratings().await.unwrap(), rate_all(written.to_vec()));
    // Retrying with the current ratings succeeds.
    end_rated(&*store, games[1]).await;
    let written = [written.as_slice(), &games[1..2]].concat();
    let computed = rate_all(written);
    assert_eq!(store.all_ratings().await.unwrap(), computed);
    let (ratings, changes) = computed.clone();
    done(&*store, Command::ReplaceRatings { ratings, changes }).await;
    assert_eq!(store.all_ratings().await.unwrap(), computed);
}

/// Ends a game, retrying until it is rated, and returns it with the time at which it was rated.
async fn rated_at_last(store: Arc<dyn Store>, game: RatedGame) -> RatedGame {
    loop {
        let basis = basis(&*store, &game).await;
        let game = RatedGame {
            at: basis.moment(game.at),
            ..game
        };
        match store.rate(end(&game), basis.rate(&game)).await.unwrap() {
            Swap::Done => return game,
            Swap::Outdated => {}
        }
    }
}

pub(crate) async fn a_thousand_endings_at_once_give_what_is_computed_from_the_games(testbed: &impl Testbed) {
    const PLAYERS: u32 = 40;
    let store: Arc<dyn Store> = testbed.open().into();
    for number in 1..=PLAYERS {
        done(&*store, Command::NewGuest(guest(u8::try_from(number).unwrap()))).await;
    }
    let player = |number: u32| u8::try_from(number % PLAYERS + 1).unwrap();
    let games = (0..1_000_u32).map(|number| {
        let ladder = if number.is_multiple_of(3) { RAPID } else { BLITZ };
        let outcome = match number % 5 {
            0 => Outcome::Draw,
            1 | 2 => Outcome::Win(Side::Han),
            _ => WON,
        };
        let players = (player(number), player(number + 1 + number / PLAYERS % 7));
        // All games end at the same time.
        rated(&format!("g{number:04}x"), players, ladder, outcome, 100)
    });
    let ends: Vec<_> = games
        .map(|game| tokio::spawn(rated_at_last(Arc::clone(&store), game)))
        .collect();
    let mut written = Vec::new();
    for end in ends {
        written.push(end.await.unwrap());
    }
    assert_eq!(store.all_ratings().await.unwrap(), rate_all(written));
}

/// A refused or outdated update does not undo the others in its batch.
pub(crate) async fn endings_that_cannot_be_rated_undo_nothing_of_those_beside_them(testbed: &impl Testbed) {
    let store = testbed.open();
    for number in 1..=40 {
        done(&*store, Command::NewGuest(guest(number))).await;
    }
    let mut queued = Vec::new();
    for number in 0..20_u8 {
        let players = (2 * number + 1, 2 * number + 2);
        let game = rated(&format!("g{number:02}"), players, BLITZ, WON, 100);
        let mut update: RatingUpdate = basis(&*store, &game).await.rate(&game);
        match number % 4 {
            1 => update.last.han = Some(Moment(7)),
            2 => update.ratings.han = Rating::newcomer(player(99), BLITZ),
            _ => {}
        }
        queued.push((game, update));
    }
    let answers: Vec<_> = queued
        .iter()
        .map(|(game, update)| store.rate(end(game), *update))
        .collect();
    let mut written = Vec::new();
    for ((game, _), (number, answer)) in queued.iter().zip((0..20).zip(answers)) {
        match (number % 4, answer.await) {
            (1, Ok(Swap::Outdated)) | (2, Err(CommandError::Conflict(_))) => {}
            (0 | 3, Ok(Swap::Done)) => written.push(*game),
            (_, outcome) => panic!("{number}: {outcome:?}"),
        }
    }
    assert_eq!(written.len(), 10);
    assert_eq!(store.all_ratings().await.unwrap(), rate_all(written));
}

pub(crate) async fn a_leaderboard_lists_settled_players_by_rating(testbed: &impl Testbed) {
    let store = testbed.open();
    three_players(&*store).await;
    end_rated(&*store, rated("a", (1, 2), BLITZ, WON, 100)).await;
    end_rated(&*store, rated("b", (1, 2), RAPID, WON, 200)).await;
    end_rated(&*store, rated("c", (3, 2), BLITZ, WON, 300)).await;
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
    end_rated(&*store, rated("a", (1, 2), BLITZ, WON, 100)).await;
    end_rated(&*store, rated("b", (2, 1), RAPID, WON, 200)).await;
    end_rated(&*store, rated("c", (1, 2), BLITZ, Outcome::Draw, 300)).await;
    end_rated(&*store, rated("d", (1, 3), BLITZ, WON, 400)).await;
    let results = |wins, draws, losses| Results { wins, draws, losses };
    let between = async |one, other| store.results_between(player(one), player(other)).await.unwrap();
    assert_eq!(between(1, 2).await, results(1, 1, 1));
    assert_eq!(between(3, 1).await, results(0, 0, 1));
    assert_eq!(between(2, 3).await, results(0, 0, 0));
    end_rated(&*store, rated("e", (3, 2), RAPID, WON, 500)).await;
    let lately = async |since_ms| {
        let players = BySide {
            cho: player(1),
            han: player(2),
        };
        let lately = store.rating_basis(players, BLITZ, since_ms).await.unwrap().lately;
        (lately.together, lately.cho_with_neighbours, lately.han_with_neighbours)
    };
    assert_eq!(lately(0).await, (3, 1, 2));
    assert_eq!((lately(200).await, lately(301).await), ((2, 1, 2), (0, 0, 1)));
}
