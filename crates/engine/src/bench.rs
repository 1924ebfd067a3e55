//! Benchmark: searches of fixed positions. With the default configuration at depth [`DEPTH`], the total node count is
//! called the signature of the engine. The signature also depends on the evaluation in use.
//!
//! The signature is the same on every machine. A change that only affects speed does not alter it, so a new signature
//! shows that the engine behaves differently.

use std::sync::Arc;

use janggi::{Arrangement, BySide, Game, Position, Preset, Start, fen};

use crate::engine::{Config, Engine};
use crate::eval::Evaluation;
use crate::limits::SearchLimits;
use crate::report::Silent;
use crate::score::{Depth, Nodes};
use crate::time::{Clock, Millis};

/// Depth at which the signature is measured.
pub const DEPTH: Depth = Depth(11);

/// Rule sets and positions: openings, middlegames, endgames, a check and facing generals.
const POSITIONS: [(Preset, &str); 10] = [
    (
        Preset::Pychess,
        "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
    ),
    (
        Preset::Kakao,
        "rbna1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ANBR w - - 0 1",
    ),
    (
        Preset::Pychess,
        "r2a1abnr/4k4/2n3c2/p1p1c1p1p/9/9/P3P1P1P/1C2C1N2/4K4/RNBA1AB1R w - - 4 6",
    ),
    (
        Preset::Kakao,
        "2ba1a1nr/3k5/4c1n2/p1p3p1p/4p4/4P4/P1P3P1P/2N1C1N2/4K4/R1BA1AB1R b - - 2 12",
    ),
    (
        Preset::Pychess,
        "3a1a3/4k4/9/p3p3p/2n6/6N2/P3P3P/4C4/4K4/3A1A1R1 w - - 10 40",
    ),
    (Preset::FsfModern, "4ka3/4a4/2c6/2p6/9/4P4/9/3A1A3/4K4/6R2 b - - 8 60"),
    (Preset::Pychess, "3k1a3/9/9/9/9/4P4/9/9/9/3K1A3 w - - 0 70"),
    (Preset::Kakao, "4k4/4a4/5a3/9/2r6/9/4P4/9/3AKA3/8R w - - 3 55"),
    (Preset::FsfCasual, "3aka3/9/9/4R4/9/9/9/9/4A4/3A1K3 b - - 6 80"),
    (
        Preset::Pychess,
        "r1ba1ab1r/3k5/2n1c1n2/p1p3p1p/9/4p4/P1P3P1P/2N1C1N2/5K3/R1BA1AB1R w - - 0 14",
    ),
];

/// Result of a benchmark run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bench {
    pub nodes: Nodes,
    /// Duration of the whole run.
    pub time: Millis,
}

impl Bench {
    /// Returns the nodes per second; 0 if no time has passed.
    #[must_use]
    pub fn nps(&self) -> u64 {
        (self.nodes.0 * 1_000).checked_div(self.time.0).unwrap_or(0)
    }
}

/// Returns the games to search: [`POSITIONS`], then starting positions in which the sides' arrangements differ.
fn games() -> impl Iterator<Item = Game> {
    let fixed = POSITIONS.iter().map(|(preset, text)| {
        let setup = fen::parse(text).expect("bench positions are written well");
        let position = Position::try_from(setup).expect("bench positions are legal");
        Game::new(preset.rules(), Start::Fen(position)).expect("bench positions fit their rules")
    });
    let starts = [
        (Arrangement::Msms, Arrangement::Smsm),
        (Arrangement::Smms, Arrangement::Mssm),
    ];
    let arranged = starts.into_iter().map(|(cho, han)| {
        let start = Start::arranged(BySide { cho, han });
        Game::new(Preset::Kakao.rules(), start).expect("classic arrangements fit")
    });
    fixed.chain(arranged)
}

/// Searches every position to `depth` with a new engine.
#[must_use]
pub fn bench(config: Config, evaluation: &Evaluation, depth: Depth, clock: Arc<dyn Clock>) -> Bench {
    let began = clock.now();
    let mut engine = Engine::new(config, clock.clone());
    engine.set_evaluation(evaluation.clone());
    let mut nodes = 0;
    for game in games() {
        engine.new_game();
        nodes += engine.search(&game, &SearchLimits::depth(depth.0), &Silent).nodes.0;
    }
    Bench {
        nodes: Nodes(nodes),
        time: Millis(clock.now().0 - began.0),
    }
}
