//! Every fuzz body of this crate on stable: the committed corpus and seeded mutations of it. cargo-fuzz runs the same
//! bodies for longer.

#[path = "../../../../fuzz/bodies/fen.rs"]
mod fen;
mod mutate;
#[path = "../playout/mod.rs"]
#[expect(dead_code, reason = "only the random numbers are needed here")]
mod playout;
#[path = "../../../../fuzz/bodies/uci.rs"]
mod uci;

const MUTATIONS: usize = 100_000;

#[test]
fn fen_survives() {
    let words = [
        "/",
        "9",
        "k",
        "K",
        "1",
        " w ",
        " b ",
        " - - ",
        "0 1",
        "4k4",
        "R",
        "c",
        "4294967295",
    ];
    mutate::run("fen", &words, MUTATIONS, fen::fen);
}

#[test]
fn uci_survives() {
    let words = ["|", "a1", "i10", "e2e2", "pass", "0000", "@@@@", "10"];
    mutate::run("uci", &words, MUTATIONS, uci::uci);
}
