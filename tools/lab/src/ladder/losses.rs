//! Analysis of when games were lost, according to both engines and a deeper search.
//!
//! The caller provides the deeper search.

use core::fmt;

use janggi::{Game, Side, uci};

use crate::ladder::game::LadderGame;
use crate::match_runner::player::Answer;
use engine::score::Score;

/// Minimum deficit, in centipawns, that counts as being behind.
pub const BEHIND: i32 = 200;

/// Plies from which all scores from one source show our engine as behind or lost.
///
/// A ply is given as the number of actions before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// Ply from which our engine is always behind by [`BEHIND`] or more.
    pub behind: Option<usize>,
    /// Ply from which every score is a proven loss.
    pub proven: Option<usize>,
}

impl Seen {
    /// Determines the plies from pairs of ply and score, in order. Scores are from our engine's point of view.
    fn of(scores: &[(usize, Score)]) -> Seen {
        let since = |says: fn(Score) -> bool| {
            let to_the_end = scores.iter().rev().take_while(|(_, score)| says(*score));
            to_the_end.last().map(|&(ply, _)| ply)
        };
        Seen {
            behind: since(|score| score.raw() <= -BEHIND),
            proven: since(Score::is_lost),
        }
    }
}

/// Last turn of our engine at which the deeper search did not consider it behind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastChance {
    /// Number of actions before the turn.
    pub ply: usize,
    /// Result of the deeper search.
    pub score: Score,
    /// The move played, and the move found by the deeper search.
    pub moves: [String; 2],
}

/// Analysis of a lost game.
#[derive(Clone, Debug)]
pub struct Loss {
    pub number: u64,
    /// Code of the ending.
    pub end: &'static str,
    /// Number of actions after the opening.
    pub plies: usize,
    /// Ply of the last position in which our engine led on points, including the deom (덤).
    pub led_until: Option<usize>,
    /// Plies from which our engine considered itself behind or lost.
    pub ours: Seen,
    /// Plies from which the other engine considered our engine behind or lost.
    pub theirs: Seen,
    /// Plies from which the deeper search, run at our turns, considered our engine behind or lost.
    pub deeper: Seen,
    pub last_chance: Option<LastChance>,
}

/// Analyses a lost game; `None` if it cannot be replayed from this opening.
pub fn examine(game: &LadderGame, opening: &Game, mut deeper: impl FnMut(&Game) -> Option<Answer>) -> Option<Loss> {
    let games = game.replay(opening)?;
    let (mut ours, mut theirs, mut deep) = (Vec::new(), Vec::new(), Vec::new());
    for (ply, (before, action)) in games.iter().zip(&game.actions).enumerate() {
        if before.position().turn() != game.ours() {
            theirs.extend(action.score.map(|score| (ply, -score)));
            continue;
        }
        ours.extend(action.score.map(|score| (ply, score)));
        if let Some((answer, score)) = deeper(before).and_then(|answer| Some((answer, answer.score?))) {
            let better = uci::print_move(answer.mv, before.position());
            deep.push((ply, score, [action.token.clone(), better]));
        }
    }
    let scores: Vec<(usize, Score)> = deep.iter().map(|&(ply, score, _)| (ply, score)).collect();
    let last_chance = deep.into_iter().rev().find(|(_, score, _)| score.raw() > -BEHIND);
    Some(Loss {
        number: game.number,
        end: game.result.end.code(),
        plies: game.actions.len(),
        led_until: games.iter().rposition(|game_at| lead(game_at, game.ours()) > 0),
        ours: Seen::of(&ours),
        theirs: Seen::of(&theirs),
        deeper: Seen::of(&scores),
        last_chance: last_chance.map(|(ply, score, moves)| LastChance { ply, score, moves }),
    })
}

/// Returns the lead of `side` in half points, including the deom (덤).
fn lead(game: &Game, side: Side) -> i32 {
    let points = game.position().points();
    let for_cho = points.cho.0 - points.han.0 - game.rules().deom.0;
    if side == Side::Cho { for_cho } else { -for_cho }
}

/// Analyses of lost games, displayed as a table.
#[derive(Debug)]
pub struct Losses(pub Vec<Loss>);

fn cell(ply: Option<usize>) -> String {
    ply.map_or_else(|| "–".to_owned(), |ply| ply.to_string())
}

/// Writes a row for every game, then the medians of `behind` and `proven` in plies before the end.
impl fmt::Display for Losses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "| game | end | plies | led on points until | we behind, lost | they ahead, won | deeper behind, lost | last chance: played, deeper (score) |\n\
             |---:|---|---:|---:|---|---|---|---|"
        )?;
        for loss in &self.0 {
            let seen = |seen: Seen| format!("{}, {}", cell(seen.behind), cell(seen.proven));
            let chance = loss.last_chance.as_ref().map_or_else(String::new, |chance| {
                let [played, better] = &chance.moves;
                format!("{}: {played}, {better} ({:+})", chance.ply, chance.score.raw())
            });
            let (ours, theirs, deeper) = (seen(loss.ours), seen(loss.theirs), seen(loss.deeper));
            let (number, end, plies, led) = (loss.number, loss.end, loss.plies, cell(loss.led_until));
            writeln!(
                f,
                "| {number} | {end} | {plies} | {led} | {ours} | {theirs} | {deeper} | {chance} |"
            )?;
        }
        writeln!(
            f,
            "\nMedian of the plies from there to the end, 0 where it was never seen:\n"
        )?;
        type View = fn(&Loss) -> Seen;
        let views: [(&str, View); 3] = [
            ("we", |loss| loss.ours),
            ("they", |loss| loss.theirs),
            ("deeper", |loss| loss.deeper),
        ];
        for (name, view) in views {
            let to_end =
                |ply: fn(Seen) -> Option<usize>| self.median(|loss| ply(view(loss)).map_or(0, |ply| loss.plies - ply));
            writeln!(
                f,
                "- {name}: behind {}, lost {}",
                to_end(|seen| seen.behind),
                to_end(|seen| seen.proven)
            )?;
        }
        Ok(())
    }
}

impl Losses {
    fn median(&self, of: impl Fn(&Loss) -> usize) -> usize {
        let mut values: Vec<usize> = self.0.iter().map(of).collect();
        values.sort_unstable();
        values.get(values.len() / 2).copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::{BEHIND, Losses, Seen, examine};
    use crate::ladder::game::LadderGame;
    use crate::match_runner::opening::read_openings;
    use crate::match_runner::player::Answer;
    use engine::score::{Ply, Score};
    use janggi::{Preset, uci};

    #[test]
    fn a_loss_is_seen_from_where_the_scores_say_so_to_the_end() {
        let estimate = Score::estimate;
        let scores = [
            (0, estimate(-BEHIND)),
            (2, estimate(-1)),
            (4, estimate(-BEHIND)),
            (6, Score::lost_at(Ply(3))),
        ];
        let seen = |scores: &[_]| {
            let seen = Seen::of(scores);
            (seen.behind, seen.proven)
        };
        assert_eq!(seen(&scores), (Some(4), Some(6)));
        assert_eq!(seen(&scores[..3]), (Some(4), None));
        assert_eq!(seen(&scores[..2]), (None, None));
        assert_eq!(seen(&[]), (None, None));
    }

    #[test]
    fn both_engines_and_a_deeper_search_have_their_say() {
        // No piece has been captured, so Han leads by the deom; both sides pass.
        let start = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
        let openings = read_openings(start, &Preset::Pychess.rules()).expect("a start");
        let line = "0 han double_pass 2 1:1:1:1 1:1:1:1 e2e2/-250 e9e9/30000 .";
        let game: LadderGame = line.parse().expect("a game");
        assert!(game.is_lost());
        let deeper = |game: &janggi::Game| {
            let mv = uci::parse_move("a4b4", game.position()).ok()?;
            Some(Answer {
                mv,
                nodes: 1,
                score: Some(Score::estimate(-20)),
            })
        };
        let loss = examine(&game, &openings[0], deeper).expect("a loss");
        assert_eq!(loss.led_until, None);
        assert_eq!((loss.ours.behind, loss.ours.proven), (Some(0), None));
        assert_eq!((loss.theirs.behind, loss.theirs.proven), (Some(1), Some(1)));
        assert_eq!(loss.deeper, Seen::default());
        let chance = loss.last_chance.clone().expect("it was not lost");
        assert_eq!((chance.ply, chance.moves), (0, ["e2e2".to_owned(), "a4b4".to_owned()]));
        let text = Losses(vec![loss]).to_string();
        assert!(
            text.contains("| 0 | double_pass | 2 | – | 0, – | 1, 1 | –, – | 0: e2e2, a4b4 (-20) |"),
            "{text}"
        );
        assert!(
            text.contains("- we: behind 2, lost 0\n- they: behind 1, lost 1\n- deeper: behind 0, lost 0"),
            "{text}"
        );
    }
}
