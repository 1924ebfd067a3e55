//! Compares the solver with an exhaustive search on random positions under several rule sets.

use janggi::referee::{Cause, Ending, GameHistory};
use janggi::{Action, Game, Move, Outcome, Position, Preset, Side, Start, fen};
use problems::solve::{Aim, Answer, Attack, Mate, Question, QuestionError, solve};
use proptest::prelude::*;

const RULES: [Preset; 4] = [Preset::Pychess, Preset::Kakao, Preset::FsfTraditional, Preset::Xiangqi];

fn game(text: &str, preset: Preset) -> Option<Game> {
    let rules = preset.rules();
    let setup = fen::parse_under(text, rules.movement).ok()?;
    let position = Position::try_from(setup).ok()?;
    Game::new(rules, Start::Fen(position)).ok()
}

/// Returns whether the side to move can force the aim within this many of its moves, by exhaustive search.
fn reaches(history: &mut GameHistory, moves: u32, attack: Attack, aim: Aim) -> bool {
    let all = history.moves();
    all.into_iter().any(|mv| reaches_by(history, mv, moves, (attack, aim)))
}

/// Like [`reaches`], but the first move is `mv`.
fn reaches_by(history: &mut GameHistory, mv: Move, moves: u32, (attack, aim): (Attack, Aim)) -> bool {
    let attacker = history.position().turn();
    history.push(mv);
    let allowed = attack == Attack::Any || history.in_check();
    let reached = allowed
        && match history.ending() {
            Some(ending) => counts(ending, attacker, aim),
            None => {
                (moves > 1 || aim == Aim::Win)
                    && history.call_outcome().is_none()
                    && is_lost(history, moves - 1, attack, aim)
            }
        };
    history.pop();
    reached
}

fn is_lost(history: &mut GameHistory, moves: u32, attack: Attack, aim: Aim) -> bool {
    let attacker = history.position().turn().opposite();
    history.moves().into_iter().all(|mv| {
        history.push(mv);
        let lost = match history.ending() {
            Some(ending) => counts(ending, attacker, aim),
            None => moves > 0 && reaches(history, moves, attack, aim),
        };
        history.pop();
        lost
    })
}

fn counts(ending: Ending, attacker: Side, aim: Aim) -> bool {
    ending.outcome == Outcome::Win(attacker) && (aim == Aim::Win || is_mate(ending.cause))
}

fn is_mate(cause: Cause) -> bool {
    matches!(cause, Cause::Mate | Cause::Stalemate)
}

fn shortest(game: &Game, most: u32, attack: Attack, aim: Aim) -> Option<u32> {
    let mut history = game.history().clone();
    (1..=most).find(|moves| reaches(&mut history, *moves, attack, aim))
}

/// Generates positions in which mates are likely: few pieces, with Cho's attackers far advanced. The number is an index
/// into [`RULES`].
fn positions() -> impl Strategy<Value = (String, usize)> {
    let piece = prop::sample::select("RRRCCNNBPPArcnpaa".chars().collect::<Vec<_>>());
    let pieces = prop::collection::vec((piece, 0..9usize, 0..10usize), 3..9);
    (pieces, 0..9usize, 0..9usize, 0..RULES.len()).prop_map(|(pieces, han, cho, rules)| {
        let mut board = [[None; 9]; 10];
        for (piece, file, rank) in pieces {
            // Guards must be in their palaces.
            let (file, rank) = match piece {
                'a' => (3 + file % 3, rank % 3),
                'A' => (3 + file % 3, 7 + rank % 3),
                _ => (file, if piece.is_ascii_uppercase() { rank % 6 } else { rank }),
            };
            board[rank][file] = Some(piece);
        }
        board[han / 3][3 + han % 3] = Some('k');
        board[7 + cho / 3][3 + cho % 3] = Some('K');
        let rows: Vec<String> = board.iter().map(|row| row_text(row)).collect();
        (format!("{} w - - 0 1", rows.join("/")), rules)
    })
}

/// Formats a row of a FEN, with each run of empty squares as one digit.
fn row_text(row: &[Option<char>]) -> String {
    let mut text = String::new();
    for run in row.chunk_by(|a, b| a.is_none() && b.is_none()) {
        match run[0] {
            Some(piece) => text.push(piece),
            None => text.push_str(&run.len().to_string()),
        }
    }
    text
}

/// Plays the solution under the rules. Asserts that all moves are legal and that the last one mates. If any win counts,
/// the last move must win or leave the game open.
fn replay(mut game: Game, mate: &Mate, aim: Aim) {
    let attacker = game.position().turn();
    assert_eq!(mate.line.len() as u32, 2 * mate.moves - 1);
    for (ply, step) in mate.line.iter().enumerate() {
        assert_eq!(step.equals.contains(&step.mv), ply % 2 == 0);
        game.play(Action::from(step.mv)).expect("allowed");
    }
    match (game.verdict(), aim) {
        (Some(verdict), _) => {
            assert!(verdict.outcome == Outcome::Win(attacker) && (aim == Aim::Win || is_mate(verdict.cause)))
        }
        (None, aim) => assert_eq!(aim, Aim::Win),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn mates_are_those_that_a_search_of_everything_finds((text, rules) in positions()) {
        let Some(game) = game(&text, RULES[rules]) else { return Ok(()) };
        for (attack, most, aim) in [
            (Attack::Checks, 3, Aim::Mate),
            (Attack::Any, 2, Aim::Mate),
            (Attack::Any, 2, Aim::Win),
        ] {
            let wanted = if game.verdict().is_some() { None } else { shortest(&game, most, attack, aim) };
            let question = Question { moves: most, attack, aim, nodes: 1_000_000 };
            match solve(&game, &question) {
                Err(error) => prop_assert!(error == QuestionError::Over && game.verdict().is_some()),
                Ok(Answer::NoMate) => prop_assert_eq!(wanted, None, "{}", text),
                Ok(Answer::Unknown { .. }) => prop_assert!(false, "{} not decided", text),
                Ok(Answer::Mate(mate)) => {
                    prop_assert_eq!(wanted, Some(mate.moves), "{}", text);
                    replay(game.clone(), &mate, aim);
                    let is_first = |mv: &Move| {
                        let mut history = game.history().clone();
                        reaches_by(&mut history, *mv, mate.moves, (attack, aim))
                    };
                    let first: Vec<Move> = game.legal().into_iter().filter(is_first).collect();
                    prop_assert_eq!(&mate.first, &first, "{}", text);
                }
            }
        }
    }
}

#[test]
fn random_positions_hold_mates_of_every_length() {
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;
    let mut runner = TestRunner::deterministic();
    let (mut found, mut points) = ([0; 4], 0);
    for _ in 0..1_500 {
        let (text, rules) = positions().new_tree(&mut runner).expect("a tree").current();
        let Some(game) = game(&text, RULES[rules]) else {
            continue;
        };
        if let Ok(Answer::Mate(mate)) = solve(
            &game,
            &Question {
                moves: 3,
                attack: Attack::Checks,
                aim: Aim::Mate,
                nodes: 1_000_000,
            },
        ) {
            found[mate.moves as usize] += 1;
        }
        let question = Question {
            moves: 1,
            attack: Attack::Any,
            aim: Aim::Win,
            nodes: 1_000_000,
        };
        if let Ok(Answer::Mate(win)) = solve(&game, &question) {
            let mut end = game.clone();
            end.play(win.line[0].mv.into()).expect("allowed");
            points += u32::from(!end.verdict().is_some_and(|verdict| is_mate(verdict.cause)));
        }
    }
    assert!(points > 10, "{points}");
    assert!(found[1] > 50 && found[2] > 10 && found[3] > 3, "{found:?}");
}

#[test]
fn questions_out_of_range_are_refused() {
    let game = game("3k5/9/9/9/9/9/9/9/9/4K3R w - - 0 1", Preset::Pychess).expect("a game");
    for moves in [0, 31] {
        let question = Question {
            moves,
            attack: Attack::Any,
            aim: Aim::Mate,
            nodes: 1,
        };
        assert_eq!(solve(&game, &question), Err(QuestionError::Moves(moves)));
    }
    let question = Question {
        moves: 30,
        attack: Attack::Any,
        aim: Aim::Mate,
        nodes: 0,
    };
    assert_eq!(solve(&game, &question), Ok(Answer::Unknown { none_in: 1 }));
}
