//! Tests of the playing habits of levels. Levels must not lose by a careless pass, must rarely move the general back
//! and forth, and must vary their games.

use core::fmt;

use janggi::referee::Facing;
use janggi::{Action, Arrangement, BySide, Game, Move, Outcome, Position, Preset, Role, Start, fen, uci};
use janggun_engine::play::{choose, choose_with, fresh_engine, resigns};
use janggun_engine::rng::Rng;
use janggun_engine::score::Score;
use janggun_engine::{Level, Silent};
use proptest::prelude::*;

fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

/// Plays at most `plies` random moves from a random arrangement, or from the usual start if the rules do not allow
/// it. The returned game is not over.
fn random_game(preset: Preset, seed: u64, plies: u64) -> Game {
    let mut rng = Rng::new(seed);
    let rules = preset.rules();
    let arranged = Start::arranged(BySide {
        cho: Arrangement::CLASSIC[rng.below(4) as usize],
        han: Arrangement::CLASSIC[rng.below(4) as usize],
    });
    let usual = Start::usual_under(&rules);
    let mut game = Game::new(rules.clone(), arranged)
        .or_else(|_| Game::new(rules, usual))
        .expect("the usual start fits");
    for _ in 0..plies {
        let legal = game.legal();
        let mv = legal[rng.below(legal.len() as u64) as usize];
        game.play(mv.into()).expect("it was listed");
        if game.verdict().is_some() {
            game.undo();
            break;
        }
    }
    game
}

/// Returns whether the other side can answer the action with a winning pass or call.
fn gives_the_game_away(game: &Game, action: Action) -> bool {
    let them = game.position().turn().opposite();
    let won = |game: &Game| {
        game.verdict()
            .is_some_and(|verdict| verdict.outcome == Outcome::Win(them))
    };
    let mut after = game.clone();
    after.play(action).expect("a level's action is allowed");
    let answers = [Action::Pass, Action::CallBikjang].into_iter().any(|answer| {
        let mut end = after.clone();
        end.play(answer).is_ok() && won(&end)
    });
    after.verdict().is_none() && answers
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(160))]

    /// A level plays a move that loses to a pass or a call only if every legal move does.
    #[test]
    fn no_level_gives_its_game_away(
        preset in proptest::sample::select(Preset::ALL.to_vec()),
        seed: u64,
        plies in 0u64..150,
        number in proptest::sample::select(vec![1u8, 1, 2, 3, 5, 9, 10]),
    ) {
        let game = random_game(preset, seed, plies);
        let action = choose(&game, &level(number).limits(), seed, &Silent).action.expect("the game goes on");
        if action == Action::Pass || game.history().facing() != Facing::No {
            let helpless = game.legal().iter().all(|&mv| gives_the_game_away(&game, mv.into()));
            prop_assert!(helpless || !gives_the_game_away(&game, action), "{}: {:?}", fen::print(game.position()), action);
        }
    }
}

/// Under pychess and kakao, a second pass ends the game on points, so a level must not pass when it is behind.
#[test]
fn a_pass_is_never_answered_by_a_winning_pass() {
    // Cho, to move, is behind by the deom (덤).
    let text = "3k1a3/4a4/9/p3p3p/9/9/P3P3P/9/4A4/4AK3 w - - 0 1";
    let setup = fen::parse(text).expect("a FEN");
    let position = Position::try_from(setup).expect("legal");
    for preset in [Preset::Pychess, Preset::Kakao] {
        let game = Game::new(preset.rules(), Start::Fen(position.clone())).expect("fits");
        assert!(gives_the_game_away(&game, Action::Pass), "{preset:?}");
        for number in [1, 2, 3, 5, 9, 10] {
            for seed in 0..40 {
                let choice = choose(&game, &level(number).limits(), seed, &Silent);
                assert_ne!(
                    choice.action,
                    Some(Action::Pass),
                    "{preset:?}, level {number}, seed {seed}"
                );
            }
        }
    }
}

/// A level resigns a game that has long been lost; a strong level resigns at a smaller deficit than a weak one.
#[test]
fn a_lost_game_is_resigned_as_the_level_would() {
    // Cho has a soldier against two chariots and is 24 points behind.
    let setup = fen::parse("4k4/9/9/9/9/9/P8/9/4K4/r7r w - - 0 1").expect("a FEN");
    let start = Start::Fen(Position::try_from(setup).expect("legal"));
    let mut game = Game::new(Preset::Record.rules(), start).expect("fits");
    let (lost, even) = (Score::estimate(-2_000), Score::estimate(0));
    for text in ["a4b4", "e10e9", "b4a4", "e9e10", "a4b4", "e10e9"] {
        assert!(!resigns(&game, level(14), lost), "not yet before {text}");
        let mv = uci::parse_move(text, game.position()).expect("a move");
        game.play(mv.into()).expect("legal");
    }
    assert!(resigns(&game, level(14), lost));
    assert!(resigns(&game, level(7), lost));
    assert!(!resigns(&game, level(6), lost), "weaker levels hope for longer");
    assert!(!resigns(&game, level(14), even), "the search sees a way out");
}

/// Statistics of waiting moves, passes and reversed moves in self-play.
#[derive(Clone, Copy, Debug, Default)]
struct Habits {
    moves: u32,
    passes: u32,
    /// Steps of the general that neither answer a check nor capture.
    general: u32,
    /// Waiting moves (see [`is_waiting`]) at most [`LATELY`] moves after another waiting move of the same side.
    idle: u32,
    /// Steps of the general that reverse its last step.
    undone: u32,
    /// Steps that reverse the side's last move.
    back: u32,
    /// Avoidable passes after which the other side can win with a pass or a call.
    given_away: u32,
    games: u32,
}

/// Maximum distance between two waiting moves for [`Habits::idle`], in moves of the same side.
const LATELY: usize = 4;

/// Returns whether an action is a waiting move: a pass, or a step of the general or a guard that neither answers a
/// check nor captures.
fn is_waiting(game: &Game, action: Action) -> bool {
    let Action::Step { from, to } = action else {
        return action == Action::Pass;
    };
    let board = game.position().board();
    let is_of_palace = board
        .get(from)
        .is_some_and(|piece| matches!(piece.role, Role::General | Role::Guard));
    is_of_palace && !game.history().in_check() && board.get(to).is_none()
}

/// Returns whether the side to move played a waiting move `ago` turns ago.
fn waited(game: &Game, ago: usize) -> bool {
    let mut before = game.clone();
    let mut last = None;
    for _ in 0..2 * ago {
        last = before.actions().last().copied();
        before.undo();
    }
    last.is_some_and(|action| is_waiting(&before, action))
}

impl Habits {
    fn merge(&mut self, other: &Habits) {
        self.games += other.games;
        self.moves += other.moves;
        self.passes += other.passes;
        self.general += other.general;
        self.idle += other.idle;
        self.undone += other.undone;
        self.back += other.back;
        self.given_away += other.given_away;
    }

    fn add(&mut self, game: &Game, action: Action) {
        self.moves += 1;
        self.idle += u32::from(is_waiting(game, action) && (1..=LATELY).any(|ago| waited(game, ago)));
        let own: Vec<Move> = game
            .actions()
            .iter()
            .filter_map(|action| action.board_move())
            .rev()
            .skip(1)
            .step_by(2)
            .collect();
        match action {
            Action::Pass => self.passes += 1,
            Action::Step { from, to } => {
                let board = game.position().board();
                let is_general = board.get(from).is_some_and(|piece| piece.role == Role::General);
                let back = Move::Step { from: to, to: from };
                let calm = !game.history().in_check() && board.get(to).is_none();
                self.back += u32::from(own.first() == Some(&back));
                self.general += u32::from(is_general && calm);
                let last = own
                    .iter()
                    .find(|mv| matches!(mv, Move::Step { to: at, .. } if *at == from));
                self.undone += u32::from(is_general && last == Some(&back));
            }
            _ => {}
        }
    }
}

impl fmt::Display for Habits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |count: u32| f64::from(count) * 100.0 / f64::from(self.moves);
        write!(
            f,
            "{} games, {} moves, general {:.2} %, idle {:.2} %, general undone {:.2} %, straight back {:.2} %, passes {:.2} %",
            self.games,
            self.moves,
            percent(self.general),
            percent(self.idle),
            percent(self.undone),
            percent(self.back),
            percent(self.passes)
        )
    }
}

/// Plays games of a level against itself, from random arrangements and for at most 240 plies each.
fn self_play(number: u8, games: u64, preset: Preset) -> Habits {
    let mut habits = Habits::default();
    let limits = level(number).limits();
    for seed in 0..games {
        let mut rng = Rng::new(seed * 1_000 + u64::from(number));
        let mut game = random_game(preset, rng.next(), 0);
        let mut engine = fresh_engine(&limits);
        habits.games += 1;
        while game.verdict().is_none() && game.actions().len() < 240 {
            let action = choose_with(&mut engine, &game, &limits, rng.next(), &Silent)
                .action
                .expect("it goes on");
            habits.add(&game, action);
            let gives_away = action == Action::Pass && gives_the_game_away(&game, action);
            let is_helpless = || game.legal().iter().all(|&mv| gives_the_game_away(&game, mv.into()));
            habits.given_away += u32::from(gives_away && !is_helpless());
            game.play(action).expect("allowed");
        }
    }
    habits
}

/// A short version of [`measure_the_habits_of_each_level_in_200_games`].
#[test]
fn weak_levels_leave_their_general_alone() {
    for number in [1, 3] {
        let habits = self_play(number, 3, Preset::Kakao);
        assert_eq!(habits.given_away, 0, "level {number}");
        assert!(habits.undone * 50 <= habits.moves, "level {number}: {habits:?}");
        assert!(habits.passes * 20 <= habits.moves, "level {number}: {habits:?}");
    }
}

/// Prints the figures for docs/engine/levels.md: `cargo test --release -p janggun-engine --test all measure_the_habits
/// -- --ignored --nocapture`
#[test]
#[ignore = "takes a minute"]
fn measure_the_habits_of_each_level_in_200_games() {
    let mut all = Habits::default();
    for number in 1..=5 {
        let mut habits = self_play(number, 100, Preset::Kakao);
        habits.merge(&self_play(number, 100, Preset::Pychess));
        println!("level {number}: {habits}");
        assert_eq!(habits.given_away, 0, "level {number}");
        assert!(habits.undone * 100 <= habits.moves, "level {number}");
        assert!(habits.idle * 20 <= habits.moves || number > 3, "level {number}");
        all.merge(&habits);
    }
    println!("all: {all}");
}

/// At each tested level, games with different seeds differ, and the same seed leads to the same game.
#[test]
fn games_of_different_seeds_differ() {
    let play = |number: u8, seed: u64| {
        let mut game = Game::new(Preset::Kakao.rules(), Start::usual()).expect("the usual start");
        for ply in 0..12 {
            let choice = choose(&game, &level(number).limits(), seed + ply, &Silent);
            game.play(choice.action.expect("it goes on")).expect("allowed");
        }
        game.actions().to_vec()
    };
    for number in [1, 5, 9, 10, 11, 12, 13] {
        let games = [play(number, 0), play(number, 1_000), play(number, 2_000)];
        assert!(
            games[0] != games[1] && games[1] != games[2] && games[0] != games[2],
            "level {number}"
        );
        assert_eq!(games[0], play(number, 0), "level {number}");
    }
}
