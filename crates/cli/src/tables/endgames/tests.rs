//! Tests that the engine and the tables agree: with tables, the engine's moves preserve the result of a position, and
//! without them, it finds the same short mates.

use super::open;
use engine::engine::Config;
use engine::rng::Rng;
use engine::score::ScoreKind;
use engine::time::SimulatedClock;
use engine::{Best, Endgame, Endgames, Engine, SearchLimits, Silent};
use janggi::{Game, Position, Preset, Setup, Start, fen};
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, LazyLock};
use tablebase::{Folder, Layout, Objective, Signature, Work};

/// Rule set, objective and signature of each tested table.
const ASKED: [(Preset, Objective, &str); 5] = [
    (Preset::FsfCasual, Objective::Mate, "KRR-K"),
    (Preset::FsfCasual, Objective::Mate, "KR-KP"),
    (Preset::Casual, Objective::MateFacingDraw, "KRR-K"),
    (Preset::Pychess, Objective::PointsFacing, "KN-KAA"),
    (Preset::Koopkorea1a, Objective::PointsFacingStep, "KC-KA"),
];

struct Made {
    tables: Arc<dyn Endgames>,
    // Deletes the files when dropped.
    _place: tempfile::TempDir,
}

static MADE: LazyLock<Made> = LazyLock::new(|| {
    let place = tempfile::tempdir().expect("a folder");
    let stop = AtomicBool::new(false);
    let work = Work {
        threads: 2,
        stop: &stop,
    };
    for (_, objective, signature) in ASKED {
        let signature = Signature::parse(signature).expect("a signature");
        let built = Folder::new(Path::new(place.path())).build(objective, &[signature], &work, |_, _, _, _| {});
        built.expect("made");
    }
    let tables = open(place.path().to_str().expect("a path in UTF-8")).expect("tables");
    Made { tables, _place: place }
});

/// Iterator over pseudorandom positions of a signature, the same in every run.
struct Sample {
    layout: Layout,
    rng: Rng,
}

impl Iterator for Sample {
    type Item = Position;

    fn next(&mut self) -> Option<Position> {
        loop {
            let index = self.rng.below(self.layout.size() as u64) as usize;
            let Some((board, turn)) = self.layout.position(index) else {
                continue;
            };
            if let Ok(position) = Position::try_from(Setup {
                board,
                turn,
                ..Setup::EMPTY
            }) {
                return Some(position);
            }
        }
    }
}

fn sample(objective: Objective, signature: &str) -> Sample {
    let signature = Signature::parse(signature).expect("a signature");
    let layout = Layout::new(objective, signature).expect("small enough");
    Sample {
        layout,
        rng: Rng::new(7),
    }
}

fn engine(tables: Option<Arc<dyn Endgames>>) -> Engine {
    let mut engine = Engine::new(Config::default(), Arc::new(SimulatedClock::default()));
    engine.set_endgames(tables);
    engine
}

fn search(engine: &mut Engine, game: &Game, nodes: u64) -> Best {
    engine.new_game();
    engine.search(game, &SearchLimits::nodes(nodes), &Silent)
}

/// Returns 1 for a win, 0 for a draw and -1 for a loss.
fn class(value: Endgame) -> i8 {
    match value {
        Endgame::Mates(_) | Endgame::Ahead(_) => 1,
        Endgame::Drawn => 0,
        Endgame::Behind(_) | Endgame::Mated(_) => -1,
    }
}

/// Returns the distances to the win before and after a winning move. Returns `None` for other moves, and if there is no
/// distance.
fn distances(before: Endgame, after: Endgame) -> Option<(u16, u16)> {
    match (before, after) {
        (Endgame::Mates(before), Endgame::Mated(left)) => Some((before, left)),
        (Endgame::Ahead(before), Endgame::Behind(left)) if before > 0 => Some((before, left)),
        _ => None,
    }
}

#[test]
fn with_tables_the_engine_keeps_what_a_position_is_worth() {
    let mut engine = engine(Some(Arc::clone(&MADE.tables)));
    let mut kept = [0; 3];
    for (preset, objective, signature) in ASKED {
        let rules = preset.rules();
        for position in sample(objective, signature).take(200) {
            let game = Game::new(rules.clone(), Start::Fen(position.clone())).expect("a game");
            let Some(worth) = MADE
                .tables
                .probe(&rules, &position)
                .filter(|_| game.verdict().is_none())
            else {
                continue;
            };
            let text = fen::print(&position);
            let best = search(&mut engine, &game, 60);
            assert_eq!(
                class(worth),
                best.score.raw().signum() as i8,
                "{text}: {worth:?} {best:?}"
            );
            let Some(mv) = best.mv else { continue };
            let mut game = game;
            game.play(mv.into()).expect("legal");
            let after = match game.verdict() {
                Some(_) => continue,
                None => MADE.tables.probe(&rules, game.position()),
            };
            let Some(after) = after else { continue };
            assert_eq!(
                class(after),
                -class(worth),
                "{text}: {mv:?} leads to {after:?}, not {worth:?}"
            );
            if let Some((before, left)) = distances(worth, after) {
                assert_eq!(left + 1, before, "{text}: {mv:?}");
            }
            kept[(class(worth) + 1) as usize] += 1;
        }
    }
    assert!(kept.iter().all(|count| *count > 20), "{kept:?}");
}

#[test]
fn tables_answer_below_a_root_that_has_too_many_pieces() {
    let text = "3ak4/4n4/9/9/9/9/9/4R4/4R4/3K5 w - - 0 1";
    let position = Position::try_from(fen::parse(text).expect("a FEN")).expect("legal");
    let game = Game::new(Preset::FsfCasual.rules(), Start::Fen(position)).expect("a game");
    let nodes = |tables| search(&mut engine(tables), &game, 20_000);
    let (with, without) = (nodes(Some(Arc::clone(&MADE.tables))), nodes(None));
    assert_ne!(with.lines[0].pv, without.lines[0].pv);
}

#[test]
fn without_tables_the_engine_finds_the_short_mates_of_the_tables() {
    let mut engine = engine(None);
    let rules = Preset::FsfCasual.rules();
    let (mut mates, mut draws) = (0, 0);
    for position in sample(Objective::Mate, "KRR-K") {
        if mates >= 40 && draws >= 20 {
            return;
        }
        let game = Game::new(rules.clone(), Start::Fen(position.clone())).expect("a game");
        let text = fen::print(&position);
        match MADE.tables.probe(&rules, &position) {
            Some(Endgame::Mates(plies)) if plies <= 3 && mates < 40 => {
                let found = search(&mut engine, &game, 4_000).score.kind();
                assert_eq!(found, ScoreKind::MateIn(plies), "{text}");
                mates += 1;
            }
            Some(Endgame::Drawn) if draws < 20 => {
                let found = search(&mut engine, &game, 4_000).score;
                assert!(!found.is_decided(), "{text}");
                draws += 1;
            }
            Some(_) => {}
            None => panic!("{text}: no table"),
        }
    }
}

#[test]
fn a_folder_without_tables_is_refused() {
    let place = tempfile::tempdir().expect("a folder");
    let path = place.path().to_str().expect("a path in UTF-8");
    assert!(open(path).expect_err("empty").starts_with("no_table"));
    assert!(
        open(&format!("{path}/nowhere"))
            .expect_err("absent")
            .starts_with("file")
    );
}
