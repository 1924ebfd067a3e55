//! Guests, their tokens and seats.

use super::Testbed;
use super::rows::{append, done, event, game, guest, id, player, refused, row, session};
use janggi::BySide;
use store::{Command, GameRow, GuestRow, PageRequest, Seat};

pub(crate) async fn a_player_is_found_by_the_hash_only_and_never_made_twice(testbed: &impl Testbed) {
    let store = testbed.open();
    done(&*store, Command::NewGuest(guest(1))).await;
    assert_eq!(store.player_of_token(session(1)).await.unwrap(), Some(player(1)));
    assert_eq!(store.player_of_token(session(2)).await.unwrap(), None);
    let same_hash = GuestRow {
        player: player(2),
        ..guest(1)
    };
    let same_player = GuestRow {
        token_hash: session(2),
        ..guest(1)
    };
    refused(&*store, Command::NewGuest(same_hash)).await;
    refused(&*store, Command::NewGuest(same_player)).await;
    assert_eq!(store.player_of_token(session(2)).await.unwrap(), None);
    done(&*store, Command::NewGuest(guest(2))).await;
}

pub(crate) async fn a_seat_needs_a_player_that_exists(testbed: &impl Testbed) {
    let store = testbed.open();
    let seated = |cho, han| GameRow {
        seats: BySide { cho, han },
        ..game("g", 1)
    };
    let nobody = || Seat::Player(player(99));
    for row in [seated(nobody(), Seat::Open), seated(Seat::Open, nobody())] {
        refused(&*store, append(row, vec![event(1)])).await;
    }
    assert_eq!(row(&*store, id("g")).await, None);
}

pub(crate) async fn a_seat_once_taken_stays_listed(testbed: &impl Testbed) {
    let store = testbed.open();
    done(&*store, Command::NewGuest(guest(1))).await;
    let seated = GameRow {
        seats: BySide {
            cho: Seat::Player(player(1)),
            han: Seat::Open,
        },
        ..game("g", 1)
    };
    done(&*store, append(seated, vec![event(1)])).await;
    done(&*store, append(game("g", 2), vec![event(2)])).await;
    let listed = store
        .games_of(player(1), PageRequest { index: 0, size: 2 })
        .await
        .unwrap();
    assert_eq!(listed.rows, [game("g", 2)]);
}
