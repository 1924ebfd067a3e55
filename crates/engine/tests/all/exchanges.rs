//! Tests of static exchange evaluation against values worked out by hand. They cover cannon screens (포다리),
//! blocked horse legs, and exchanges in Xiangqi and Chess War.

use janggi::Role::{Cannon, Chariot, Horse, Soldier};
use janggi::{Square, fen};
use janggun_engine::eval::value_of;
use janggun_engine::law::{ChessWar, Janggi, Law, Xiangqi};
use janggun_engine::search::see::is_worth;

/// Asserts that an exchange gains exactly `value` in Janggi.
fn exact(name: &str, board: &str, from: &str, to: &str, value: i32) {
    exact_under::<Janggi>(name, board, from, to, value);
}

fn exact_under<L: Law>(name: &str, board: &str, from: &str, to: &str, value: i32) {
    let board = fen::parse(&format!("{board} w - - 0 1")).expect("a FEN").board;
    let square = |text: &str| text.parse::<Square>().expect("a point");
    let worth = |threshold| is_worth::<L>(&board, square(from), square(to), threshold);
    assert!(worth(value), "{name}: worth less than {value}");
    assert!(!worth(value + 1), "{name}: worth more than {value}");
}

#[test]
fn exchanges_are_worth_what_a_person_counts() {
    let (s, c, r, n) = (value_of(Soldier), value_of(Cannon), value_of(Chariot), value_of(Horse));
    // The soldier is unprotected.
    exact("free", "3k5/9/9/4p4/4R4/9/9/9/9/5K3", "e6", "e7", s);
    // Another soldier protects the soldier on e7.
    exact("protected", "3k5/9/9/3pp4/4R4/9/9/9/9/5K3", "e6", "e7", s - r);
    // Two chariots on one file against one defender: the second chariot recaptures.
    exact("battery", "3k5/9/9/3pp4/4R4/4R4/9/9/9/5K3", "e6", "e7", s - r + s);
    // The cannon on e1 jumps over the soldier on e4 and captures; the horse recaptures.
    exact("cannon takes", "3k5/9/2n6/4r4/9/9/4P4/9/9/3KC4", "e1", "e7", r - c);
    // The chariot captures. Only the cannon on e10 can recapture, over its screen on e9.
    exact("cannon protects", "3kc4/4a4/9/4p4/4R4/9/9/9/9/5K3", "e6", "e7", s - r);
    // Without a screen, the cannon does not protect the soldier.
    exact("no screen", "3kc4/9/9/4p4/4R4/9/9/9/9/5K3", "e6", "e7", s);
    // The only screen is another cannon, so the soldier is not protected either.
    exact("cannon screen", "3kc4/4c4/9/4p4/4R4/9/9/9/9/5K3", "e6", "e7", s);
    // The horse on e8 is the screen over which the cannon protects the soldier.
    exact("screen leaves", "3kc4/9/4n4/4p4/9/9/9/9/4R4/5K3", "e2", "e7", s - r);
    // The horse on c9 protects e8, unless a piece on d9 blocks its leg.
    exact("horse protects", "3k5/2n6/4p4/4R4/9/9/9/9/9/5K3", "e7", "e8", s - r);
    exact("leg blocked", "3k5/2na5/4p4/4R4/9/9/9/9/9/5K3", "e7", "e8", s);
    // A cannon cannot capture a cannon, so a capturing cannon is safe from other cannons.
    exact(
        "cannon against cannon",
        "3kc4/4a4/9/4r4/9/9/4P4/9/9/3KC4",
        "e1",
        "e7",
        r,
    );
    // A general may recapture only if the capturing piece is unprotected.
    exact(
        "general takes back",
        "9/4k4/4a4/4R4/9/9/9/9/9/5K3",
        "e7",
        "e8",
        value_of(janggi::Role::Guard) - r,
    );
    exact(
        "general may not",
        "9/4k4/4a4/4R4/4R4/9/9/9/9/5K3",
        "e7",
        "e8",
        value_of(janggi::Role::Guard),
    );
    let _ = n;
}

#[test]
fn the_other_laws_exchange_by_their_own_steps_and_values() {
    let value = |role| Xiangqi::value_of(role);
    // In Xiangqi a cannon may jump over a cannon and capture one.
    let over = "3kc4/4c4/9/4n4/9/4C4/4C4/9/9/5K3";
    exact_under::<Xiangqi>("cannon over cannon", over, "e4", "e7", value(Horse) - value(Cannon));
    exact_under::<Xiangqi>(
        "takes a cannon",
        "3k5/9/9/4c4/9/4P4/4C4/9/9/5K3",
        "e4",
        "e7",
        value(Cannon),
    );
    // Before the river a soldier does not protect the squares beside it; across the river it does.
    let beside = |soldier: &str| format!("3k5/9/9/{soldier}/9/9/9/9/9/4RK3");
    exact_under::<Xiangqi>("before the river", &beside("3pp4"), "e1", "e7", value(Soldier));
    let across = "4RK3/9/9/9/9/9/3pp4/9/9/3k5";
    let exchange = value(Soldier) - value(Chariot);
    exact_under::<Xiangqi>("across the river", across, "e10", "e4", exchange);
    // A Chess War guard also steps diagonally between points that no line connects.
    let guarded = "4k4/9/3an4/9/9/9/9/9/9/4RK3";
    exact_under::<ChessWar>(
        "straight guard",
        guarded,
        "e1",
        "e8",
        ChessWar::value_of(Horse) - ChessWar::value_of(Chariot),
    );
    let off_the_lines = "5k3/3a5/4n4/9/9/9/9/9/9/4RK3";
    let taken_back = ChessWar::value_of(Horse) - ChessWar::value_of(Chariot);
    exact_under::<ChessWar>("diagonal guard", off_the_lines, "e1", "e8", taken_back);
}
