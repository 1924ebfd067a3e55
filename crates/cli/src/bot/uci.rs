//! Builds UCI commands for an engine and parses its responses. This module does no I/O.

use engine::uci::introduction::{offers, rules_option};
use janggi::{Action, Game, Position, Preset, Setup, Side, Start, fen, uci};
use wire::api::{GameFull, GameState, Variant};

/// Remaining time that the API reports in games without a clock.
const NO_CLOCK_MS: i64 = 2_147_483_647;

/// Limits of a search.
#[derive(Debug, Clone)]
pub(super) struct Timing {
    /// Limits of every search in addition to the clock, such as `nodes 4000`; empty for none.
    pub(super) limits: String,
    /// Time per move in correspondence games and games without a clock, in milliseconds; unused if `limits` is set.
    pub(super) move_ms: u64,
    /// Time reserved for network delay at each move, in milliseconds.
    pub(super) overhead_ms: u32,
}

impl Default for Timing {
    fn default() -> Self {
        Self {
            limits: String::new(),
            move_ms: 5_000,
            overhead_ms: 100,
        }
    }
}

/// An engine's support for the rules of a game.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum RulesFit {
    /// The engine has this option and value for the rules.
    Option(&'static str, String),
    /// The engine has no option for rules, and the game is Janggi.
    Fixed,
    /// The engine does not support these rules.
    Unknown,
}

/// Determines from an engine's response to `uci` how to set the rules of a variant. An engine with only the
/// variants of Fairy-Stockfish is set to the nearest one.
pub(super) fn fit(introduction: &[String], variant: &Variant) -> RulesFit {
    const VARIANT: &str = "UCI_Variant";
    // The variant has custom rules, which the API does not describe.
    if variant.rules.is_none() {
        return RulesFit::Unknown;
    }
    // A newer server may have rule sets that this version lacks.
    let rules = variant.rules.as_deref().and_then(Preset::rules_of);
    if let Some((name, value)) = rules.and_then(|rules| rules_option(&rules, introduction)) {
        return RulesFit::Option(name, value);
    }
    let nearest = variant.name.to_ascii_lowercase();
    if offers(introduction, VARIANT, &nearest) {
        return RulesFit::Option(VARIANT, nearest);
    }
    let has_option = introduction
        .iter()
        .any(|line| line.starts_with("option name Rules ") || line.starts_with("option name UCI_Variant "));
    if !has_option && variant.key == "janggi" {
        RulesFit::Fixed
    } else {
        RulesFit::Unknown
    }
}

pub(super) fn moves(state: &GameState) -> Vec<&str> {
    state.moves.split_whitespace().collect()
}

/// Returns the UCI command that sets the position.
pub(super) fn position(initial_fen: &str, moves: &[&str]) -> String {
    if moves.is_empty() {
        format!("position fen {initial_fen}")
    } else {
        format!("position fen {initial_fen} moves {}", moves.join(" "))
    }
}

/// Returns the UCI command that starts a search, restricted to the moves `among` unless that list is empty.
pub(super) fn go(full: &GameFull, state: &GameState, (side, timing): (Side, &Timing), among: &[String]) -> String {
    let mut line = "go".to_owned();
    let is_clocked = full.clock.is_some() && state.wtime < NO_CLOCK_MS && state.btime < NO_CLOCK_MS;
    if is_clocked {
        let kept = |of: Side, time: i64| {
            let back = if of == side { i64::from(timing.overhead_ms) } else { 0 };
            (time - back).max(1)
        };
        // A byoyomi period is renewed at every move, so it is sent as an increment. The time left already includes it.
        let period = state.byo.map_or(0, |byo| byo.ms);
        let (white, black) = (kept(Side::Cho, state.wtime), kept(Side::Han, state.btime));
        let (winc, binc) = (state.winc.max(period), state.binc.max(period));
        line += &format!(" wtime {white} btime {black} winc {winc} binc {binc}");
    } else if timing.limits.is_empty() {
        line += &format!(" movetime {}", timing.move_ms);
    }
    if !timing.limits.is_empty() {
        line += &format!(" {}", timing.limits);
    }
    if !among.is_empty() {
        line += &format!(" searchmoves {}", among.join(" "));
    }
    line
}

/// Returns the side that moves first in a game.
pub(super) fn first_to_move(full: &GameFull) -> Side {
    match full.initial_fen.split_whitespace().nth(1) {
        Some("b") => Side::Han,
        _ => Side::Cho,
    }
}

/// Returns all legal moves after `moves`; empty if the game cannot be replayed.
pub(super) fn allowed(full: &GameFull, moves: &[&str]) -> Vec<String> {
    let Some(game) = followed(full, moves) else {
        return Vec::new();
    };
    let position = game.position();
    let allowed = game.legal();
    allowed.iter().map(|mv| uci::print_move(*mv, position)).collect()
}

fn followed(full: &GameFull, moves: &[&str]) -> Option<Game> {
    let rules = full.variant.rules.as_deref().and_then(Preset::rules_of)?;
    let setup: Setup = fen::parse_under(&full.initial_fen, rules.movement).ok()?;
    let start = Start::Fen(Position::try_from(setup).ok()?);
    let mut game = Game::new(rules, start).ok()?;
    for text in moves {
        let action = Action::parse(text, game.position()).ok()?;
        game.play(action).ok()?;
    }
    Some(game)
}

/// Returns the move in a `bestmove` line; `None` for other lines.
pub(super) fn best_move(line: &str) -> Option<&str> {
    let mut words = line.split_whitespace();
    (words.next() == Some("bestmove")).then(|| words.next().unwrap_or("(none)"))
}

#[cfg(test)]
mod tests {
    use super::{RulesFit, Timing, allowed, best_move, first_to_move, fit, go, position};
    use crate::bot::examples::{game_full, game_state};
    use janggi::Side;
    use wire::api::{Byoyomi, GameFull, GameState, Variant};

    fn variant(rules: Option<&str>, name: &str) -> Variant {
        Variant {
            key: "janggi".to_owned(),
            name: name.to_owned(),
            short: name.to_owned(),
            rules: rules.map(str::to_owned),
        }
    }

    #[test]
    fn engines_learn_the_rules_by_the_option_they_have() {
        let ours = ["option name Rules type combo default pychess var pychess var kakao".to_owned()];
        let fairy = ["option name UCI_Variant type combo default chess var chess var janggi".to_owned()];
        let kakao = variant(Some("kakao@1"), "Janggi");
        let option = |name, value: &str| RulesFit::Option(name, value.to_owned());
        assert_eq!(fit(&ours, &kakao), option("Rules", "kakao"));
        assert_eq!(fit(&fairy, &kakao), option("UCI_Variant", "janggi"));
        assert_eq!(
            fit(&fairy, &variant(None, "Janggi")),
            RulesFit::Unknown,
            "rules of the players' own"
        );
        assert_eq!(
            fit(&fairy, &variant(Some("fsf-modern@1"), "Janggimodern")),
            RulesFit::Unknown
        );
        assert_eq!(
            fit(&fairy, &variant(Some("of-tomorrow@1"), "Janggi")),
            option("UCI_Variant", "janggi")
        );
        assert_eq!(fit(&[], &kakao), RulesFit::Fixed);
        let chess = ["option name UCI_Variant type combo default chess var chess".to_owned()];
        assert_eq!(fit(&chess, &kakao), RulesFit::Unknown);
    }

    #[test]
    fn searches_get_the_clock_less_the_overhead_or_a_fixed_time() {
        let full = game_full("");
        let line = |full: &GameFull, state: &GameState, timing: Timing| go(full, state, (Side::Han, &timing), &[]);
        let state = game_state("");
        assert_eq!(
            line(&full, &state, Timing::default()),
            "go wtime 60000 btime 59900 winc 0 binc 0"
        );
        let byo = GameState {
            byo: Some(Byoyomi {
                ms: 30_000,
                periods: 3,
                wleft: 3,
                bleft: 3,
            }),
            btime: 20,
            ..state.clone()
        };
        let nodes = Timing {
            limits: "nodes 100".to_owned(),
            ..Timing::default()
        };
        assert_eq!(
            line(&full, &byo, nodes.clone()),
            "go wtime 60000 btime 1 winc 30000 binc 30000 nodes 100"
        );
        let unclocked = GameFull { clock: None, ..full };
        assert_eq!(line(&unclocked, &state, Timing::default()), "go movetime 5000");
        assert_eq!(line(&unclocked, &state, nodes), "go nodes 100");
    }

    #[test]
    fn positions_and_answers_are_as_in_the_protocol() {
        let full = game_full("");
        assert_eq!(position("F", &[]), "position fen F");
        assert_eq!(position("F", &["a4b4", "e9e9"]), "position fen F moves a4b4 e9e9");
        assert_eq!(first_to_move(&full), Side::Cho);
        assert_eq!(best_move("bestmove a4b4 ponder a7b7"), Some("a4b4"));
        assert_eq!(best_move("bestmove"), Some("(none)"));
        assert_eq!(best_move("info depth 1"), None);
    }

    #[test]
    fn allowed_moves_follow_the_game() {
        let full = game_full("");
        let first = allowed(&full, &[]);
        assert!(
            first.contains(&"a4b4".to_owned()) && first.contains(&"e2e2".to_owned()),
            "{first:?}"
        );
        let then = allowed(&full, &["a4b4", "e9e9"]);
        assert!(
            then.contains(&"b4b5".to_owned()) && !then.contains(&"a4b4".to_owned()),
            "{then:?}"
        );
        assert_eq!(allowed(&full, &["a4a9"]), [] as [String; 0]);
    }
}
