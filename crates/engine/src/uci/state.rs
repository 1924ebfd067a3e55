//! The state of a session: the options and the game.
//!
//! This module parses positions and moves, and derives the limits of a search. It must not search, print or use
//! threads.

use core::fmt;

use janggi::{Claims, Game, Position, Rules, Side, Start, fen, uci};

use crate::limits::{SearchLimits, Until};
use crate::score::Depth;
use crate::time::GameClock;
use crate::uci::options::Options;
use crate::uci::parse::Go;

/// The options and the game of a session.
#[derive(Clone, Debug)]
pub struct SessionState {
    pub options: Options,
    game: Game,
}

/// Reason why a position was rejected; the game is unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// The FEN cannot be parsed.
    Fen(String),
    /// The position is not legal, or not allowed by the rules.
    Position(String),
    /// A word after `moves` is not a move.
    BadMove {
        /// Index of the move, counted from 0.
        at: usize,
        /// Text from the GUI, shortened.
        text: String,
        /// Error message of the parser.
        why: String,
    },
    /// A move is not legal in its position.
    Unplayable {
        /// Index of the move, counted from 0.
        at: usize,
        /// Text from the GUI, shortened.
        text: String,
        /// Error code and details from the rules library.
        why: String,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Fen(why) => write!(f, "bad_fen: {why}"),
            PositionError::Position(why) => write!(f, "bad_position: {why}"),
            PositionError::BadMove { at, text, why } => write!(f, "bad_move: move {at} '{text}': {why}"),
            PositionError::Unplayable { at, text, why } => write!(f, "illegal_move: move {at} '{text}': {why}"),
        }
    }
}

fn shorten(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(40).collect()
}

/// Creates a game from the standard starting position.
fn started(rules: &Rules) -> Game {
    let start = Start::usual_under(rules);
    Game::new(rules.clone(), start).expect("the option takes no rules under which no game begins so")
}

impl Default for SessionState {
    fn default() -> SessionState {
        let options = Options::default();
        let game = started(&options.rules);
        SessionState { options, game }
    }
}

impl SessionState {
    /// Returns the game that [`reset`](Self::reset) or [`set_position`](Self::set_position) last set; at first, a new
    /// game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Starts a new game under the rules of the options.
    pub fn reset(&mut self) {
        self.game = started(&self.options.rules);
    }

    /// Replaces the game with a position and the moves played from it.
    ///
    /// Moves after a repetition, perpetual check, shuttle or no-capture limit are accepted, because some GUIs
    /// continue the game after such an ending.
    ///
    /// # Errors
    /// [`PositionError`] if the position or a move is invalid; the game is then unchanged.
    pub fn set_position(&mut self, fen: Option<&str>, moves: &[String]) -> Result<(), PositionError> {
        let rules = &self.options.rules;
        let start = match fen {
            None => Start::usual_under(rules),
            Some(text) => {
                let setup =
                    fen::parse_under(text, rules.movement).map_err(|error| PositionError::Fen(error.to_string()))?;
                let position =
                    Position::try_from(setup).map_err(|faults| PositionError::Position(faults.to_string()))?;
                Start::Fen(position)
            }
        };
        let mut game = Game::with_claims(rules.clone(), start, Claims::Last)
            .map_err(|error| PositionError::Position(error.to_string()))?;
        for (at, text) in moves.iter().enumerate() {
            let mv = uci::parse_move(text, game.position()).map_err(|error| PositionError::BadMove {
                at,
                text: shorten(text),
                why: error.to_string(),
            })?;
            game.play(mv.into()).map_err(|error| PositionError::Unplayable {
                at,
                text: shorten(text),
                why: format!("{}: {error}", error.code()),
            })?;
        }
        self.game = game;
        Ok(())
    }

    /// Formats the board, the FEN, the side to move or the result, and the points.
    #[must_use]
    pub fn display(&self) -> String {
        let position = self.game.position();
        let state = match self.game.verdict() {
            Some(verdict) => format!("over: {} by {}", verdict.outcome.code(), verdict.cause.code()),
            None => format!("{} to move", position.turn()),
        };
        let points = self.game.history().points();
        format!(
            "{}\n\nFen: {}\nState: {state}\nPoints: {} : {}\n",
            position.board(),
            fen::print(position),
            points.cho,
            points.han
        )
    }

    /// Converts a `go` to limits for the side to move. Also returns the text of search moves that cannot be played.
    ///
    /// If none of the given limits is usable (for example, if only the other side's clock is given), the depth is
    /// limited to 1, because the GUI does not expect an unlimited search. `go infinite` is not limited.
    #[must_use]
    pub fn limits(&self, go: &Go) -> (SearchLimits, Vec<String>) {
        let mut limits = go.limits.clone();
        let position = self.game.position();
        let (left, increment) = match position.turn() {
            Side::Cho => (go.cho_time, go.cho_increment),
            Side::Han => (go.han_time, go.han_increment),
        };
        if left.is_some() || go.period.0 > 0 {
            limits.clock = Some(GameClock {
                left: left.unwrap_or_default(),
                increment,
                moves_to_go: go.moves_to_go,
                period: go.period,
                lag: self.options.lag,
            });
        }
        if limits.until != Until::Stopped && !limits.is_bounded() && go.names_limit {
            limits.depth = Some(Depth(1));
        }
        // `Game::legal` is empty after an ending that the GUI has ignored.
        let legal = self.game.history().moves();
        let mut unknown = Vec::new();
        for text in &go.search_moves {
            match uci::parse_move(text, position) {
                Ok(mv) if legal.contains(&mv) => limits.search_moves.push(mv),
                Ok(_) | Err(_) => unknown.push(shorten(text)),
            }
        }
        (limits, unknown)
    }
}
