//! State machine of one game: turns messages from the server and the engine into actions for the caller.
//!
//! It does no I/O and reads no clock.

use super::uci::{self, Timing};
use janggi::Side;
use std::collections::BTreeSet;
use std::time::Duration;
use wire::api::{GameFull, GameState, OpponentGone};

/// Input of the state machine.
#[derive(Debug)]
pub(super) enum Input {
    /// The stream was opened, for the first time or after a lost connection.
    Full(Box<GameFull>),
    State(Box<GameState>),
    Gone(OpponentGone),
    /// The engine sent `bestmove`.
    Best(String),
    /// The server answered a move.
    Answered(Answered),
    /// The engine failed and was dropped. The response includes [`Action::Prepare`], which starts another one.
    EngineRestarted,
}

/// The server's answer to a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Answered {
    Played,
    /// The server does not allow the move in this position.
    Refused,
    /// The game is over, its position has changed, or the server refused the request for another reason.
    Late,
}

/// Action for the caller to carry out.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Action {
    /// Prepare an engine for the rules of the game.
    Prepare,
    /// Send the position to the engine and start a search.
    Search {
        position: String,
        go: String,
    },
    /// Stop the search. Its `bestmove` must still be passed on, and is ignored.
    StopSearch,
    Move {
        text: String,
        ply: usize,
    },
    DeclineDraw,
    DeclineTakeback,
    /// Resign, because no legal move is left that the server has not refused.
    Resign,
    /// Claim victory over an absent opponent after this delay.
    Claim(Duration),
    /// Cancel the pending claim, if any.
    ClaimNothing,
    /// The game is over.
    End(Ending),
}

/// Result of a game, with its reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Ending {
    pub(super) result: Result,
    /// Stable code of the reason, or else the status of the game.
    pub(super) code: String,
}

/// Result of a game from the bot's point of view.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Result {
    Won,
    Lost,
    Drawn,
    Aborted,
}

/// State of one game.
#[derive(Debug)]
pub(super) struct BotGame {
    /// The id of the bot's account.
    me: String,
    timing: Timing,
    full: Option<Box<GameFull>>,
    side: Side,
    state: Option<GameState>,
    /// Moves before the position that the engine is searching; `None` if it is idle.
    search: Option<String>,
    /// Moves before the pending move; `None` if no move is pending.
    sent: Option<String>,
    /// Moves already sent in the current position, which are not sent again.
    refused: BTreeSet<String>,
}

impl BotGame {
    pub(super) fn new(me: String, timing: Timing) -> Self {
        Self {
            me,
            timing,
            full: None,
            side: Side::Cho,
            state: None,
            search: None,
            sent: None,
            refused: BTreeSet::new(),
        }
    }

    /// Returns the latest `gameFull` message, once one has arrived.
    pub(super) fn full(&self) -> Option<&GameFull> {
        self.full.as_deref()
    }

    /// Handles an input, and returns the actions in the order in which to carry them out.
    pub(super) fn handle(&mut self, input: Input) -> Vec<Action> {
        match input {
            Input::Full(full) => self.begin(full),
            Input::State(state) => self.changed(*state),
            Input::Gone(OpponentGone {
                gone: true,
                claim_win_in_seconds: Some(seconds),
                ..
            }) => vec![Action::Claim(Duration::from_secs(seconds.max(0).unsigned_abs()))],
            Input::Gone(_) => vec![Action::ClaimNothing],
            Input::Best(text) => self.on_best_move(text),
            Input::Answered(answered) => self.answered(answered),
            Input::EngineRestarted => {
                self.search = None;
                let mut actions = vec![Action::Prepare];
                actions.extend(self.turn());
                actions
            }
        }
    }

    fn begin(&mut self, full: Box<GameFull>) -> Vec<Action> {
        self.side = if full.white.id.as_deref() == Some(&self.me) {
            Side::Cho
        } else {
            Side::Han
        };
        let state = full.state.clone();
        let is_first = self.full.replace(full).is_none();
        let mut actions = Vec::new();
        if is_first {
            actions.push(Action::Prepare);
        }
        actions.extend(self.changed(state));
        actions
    }

    fn changed(&mut self, state: GameState) -> Vec<Action> {
        let before = self.state.replace(state);
        let Some(state) = &self.state else { return Vec::new() };
        if state.status != "started" {
            return vec![Action::End(self.ending())];
        }
        let is_new = before.as_ref().is_none_or(|before| before.moves != state.moves);
        let asked = |state: &GameState| match self.side {
            Side::Cho => (state.bdraw, state.btakeback),
            Side::Han => (state.wdraw, state.wtakeback),
        };
        let (draw, takeback) = asked(state);
        let (drew, took_back) = before.as_ref().map_or((false, false), asked);
        let mut actions = Vec::new();
        if draw && !drew {
            actions.push(Action::DeclineDraw);
        }
        if takeback && !took_back {
            actions.push(Action::DeclineTakeback);
        }
        if is_new {
            self.sent = None;
            self.refused.clear();
        }
        actions.extend(self.turn());
        actions
    }

    /// Starts a search if it is the bot's turn, or stops the search of an outdated position.
    fn turn(&mut self) -> Option<Action> {
        let (full, state) = (self.full.as_deref()?, self.state.as_ref()?);
        let moves = uci::moves(state);
        match &self.search {
            // This function is called again when the stopped search sends its `bestmove`.
            Some(searched) if *searched != state.moves => return Some(Action::StopSearch),
            Some(_) => return None,
            None if self.to_move(&moves) != self.side || self.sent.as_ref() == Some(&state.moves) => return None,
            None => {}
        }
        let among = if self.refused.is_empty() {
            Vec::new()
        } else {
            self.others(&moves)
        };
        let search = Action::Search {
            position: uci::position(&full.initial_fen, &moves),
            go: uci::go(full, state, (self.side, &self.timing), &among),
        };
        self.search = Some(state.moves.clone());
        Some(search)
    }

    fn on_best_move(&mut self, text: String) -> Vec<Action> {
        let searched = self.search.take();
        let Some(state) = self
            .state
            .as_ref()
            .filter(|state| searched.as_ref() == Some(&state.moves))
        else {
            return self.turn().into_iter().collect();
        };
        let (ply, at) = (uci::moves(state).len(), state.moves.clone());
        // Engines report a pass, or the lack of a legal move, in different ways.
        let text = match text.as_str() {
            "(none)" | "0000" | "NULL" => "pass".to_owned(),
            _ => text,
        };
        let chosen = if self.refused.contains(&text) {
            // The engine repeats a refused move, so another legal move is played.
            self.others(&uci::moves(state)).into_iter().next()
        } else {
            Some(text)
        };
        let Some(text) = chosen else {
            return vec![Action::Resign];
        };
        self.refused.insert(text.clone());
        self.sent = Some(at);
        vec![Action::Move { text, ply }]
    }

    fn answered(&mut self, answered: Answered) -> Vec<Action> {
        match answered {
            // The stream reports the move too, so no action is needed.
            Answered::Played => Vec::new(),
            // The stream reports the change in the game.
            Answered::Late => {
                self.sent = None;
                self.refused.clear();
                Vec::new()
            }
            Answered::Refused => {
                self.sent = None;
                self.turn().into_iter().collect()
            }
        }
    }

    /// Returns the legal moves that have not been sent in this position.
    fn others(&self, moves: &[&str]) -> Vec<String> {
        let allowed = self.full.as_deref().map(|full| uci::allowed(full, moves));
        let allowed = allowed.unwrap_or_default().into_iter();
        allowed.filter(|text| !self.refused.contains(text)).collect()
    }

    /// Returns the side to move. The initial position determines which side moves first.
    fn to_move(&self, moves: &[&str]) -> Side {
        let first = self.full.as_deref().map_or(Side::Cho, uci::first_to_move);
        if moves.len().is_multiple_of(2) {
            first
        } else {
            first.opposite()
        }
    }

    fn ending(&self) -> Ending {
        let Some(state) = &self.state else {
            return Ending {
                result: Result::Aborted,
                code: String::new(),
            };
        };
        let own = match self.side {
            Side::Cho => "white",
            Side::Han => "black",
        };
        let result = match (state.winner.as_deref(), state.status.as_str()) {
            (Some(winner), _) if winner == own => Result::Won,
            (Some(_), _) => Result::Lost,
            (None, "aborted") => Result::Aborted,
            (None, _) => Result::Drawn,
        };
        let code = state
            .end
            .as_ref()
            .map_or_else(|| state.status.clone(), |end| end.code.clone());
        Ending { result, code }
    }
}

#[cfg(test)]
mod tests {
    use super::{Action, Answered, BotGame, Input, Result};
    use crate::bot::examples::{game_full, game_state};
    use crate::bot::uci::Timing;
    use std::time::Duration;
    use wire::api::{GameState, OpponentGone};

    /// Returns a game in which the bot plays Cho, and the first actions.
    fn begun(moves: &str) -> (BotGame, Vec<Action>) {
        let mut game = BotGame::new("mybot".to_owned(), Timing::default());
        let actions = game.handle(Input::Full(Box::new(game_full(moves))));
        (game, actions)
    }

    fn searches(actions: &[Action]) -> Option<&str> {
        actions.iter().find_map(|action| match action {
            Action::Search { position, .. } => Some(position.split("moves").nth(1).unwrap_or_default().trim()),
            _ => None,
        })
    }

    fn move_of(actions: &[Action]) -> (&str, usize) {
        match actions {
            [Action::Move { text, ply }] => (text, *ply),
            other => panic!("{other:?}"),
        }
    }

    fn best(game: &mut BotGame, text: &str) -> Vec<Action> {
        game.handle(Input::Best(text.to_owned()))
    }

    fn state(moves: &str) -> Input {
        Input::State(Box::new(game_state(moves)))
    }

    #[test]
    fn the_engine_searches_on_the_own_turn_once_and_its_move_is_played_once() {
        let (mut game, actions) = begun("");
        assert_eq!(actions[0], Action::Prepare);
        assert_eq!(searches(&actions), Some(""));
        assert_eq!(game.handle(state("")), [], "it is searching already");
        assert_eq!(move_of(&best(&mut game, "a4b4")), ("a4b4", 0));
        // The opponent makes an offer before the stream reports the move. No second search is started.
        assert_eq!(game.handle(state("")), []);
        assert_eq!(game.handle(Input::Answered(Answered::Played)), []);
        assert_eq!(game.handle(state("a4b4")), []);
        assert_eq!(searches(&game.handle(state("a4b4 a7b7"))), Some("a4b4 a7b7"));
    }

    #[test]
    fn the_opponents_turn_is_waited_for() {
        let (mut game, actions) = begun("a4b4");
        assert_eq!(actions, [Action::Prepare]);
        assert_eq!(searches(&game.handle(state("a4b4 a7b7"))), Some("a4b4 a7b7"));
    }

    #[test]
    fn after_a_lost_connection_the_game_goes_on_from_what_the_server_knows() {
        // The move has not arrived yet. Its request is still being retried, so no second search is started.
        let (mut game, _) = begun("");
        best(&mut game, "a4b4");
        assert_eq!(game.handle(Input::Full(Box::new(game_full("")))), []);
        // The move had arrived, and the opponent has replied.
        let actions = game.handle(Input::Full(Box::new(game_full("a4b4 a7b7"))));
        assert_eq!(searches(&actions), Some("a4b4 a7b7"));
        // The connection is lost again during the search.
        assert_eq!(game.handle(Input::Full(Box::new(game_full("a4b4 a7b7")))), []);
    }

    #[test]
    fn a_search_of_an_older_position_is_stopped_and_its_move_ignored() {
        let (mut game, _) = begun("a4b4 a7b7");
        assert_eq!(game.handle(state("a4b4")), [Action::StopSearch]);
        assert_eq!(best(&mut game, "b4c4"), []);
        let actions = game.handle(state("a4b4 c7c6"));
        assert_eq!(searches(&actions), Some("a4b4 c7c6"));
        // The position changed twice before the engine answered.
        let (mut game, _) = begun("a4b4 a7b7");
        assert_eq!(game.handle(state("a4b4")), [Action::StopSearch]);
        assert_eq!(game.handle(state("a4b4 c7c6")), [Action::StopSearch]);
        assert_eq!(searches(&best(&mut game, "b4c4")), Some("a4b4 c7c6"));
    }

    #[test]
    fn a_move_that_came_too_late_is_searched_anew_when_the_game_goes_on() {
        let (mut game, _) = begun("");
        best(&mut game, "a4b4");
        assert_eq!(game.handle(Input::Answered(Answered::Late)), []);
        let actions = game.handle(state(""));
        assert_eq!(searches(&actions), Some(""));
        assert_eq!(move_of(&best(&mut game, "a4b4")), ("a4b4", 0));
    }

    #[test]
    fn another_move_is_searched_for_when_one_is_refused() {
        let (mut game, _) = begun("");
        best(&mut game, "a4a10");
        let actions = game.handle(Input::Answered(Answered::Refused));
        let [Action::Search { go, .. }] = actions.as_slice() else {
            panic!("{actions:?}");
        };
        let among = go.split(" searchmoves ").nth(1).expect("some moves");
        assert!(among.split(' ').any(|text| text == "a4b4"), "{go}");
        // The engine repeats the refused move, so a different one is played.
        let actions = best(&mut game, "a4a10");
        let (text, _) = move_of(&actions);
        assert!(among.split(' ').any(|allowed| allowed == text), "{text}");
    }

    #[test]
    fn an_engine_without_a_move_passes() {
        for none in ["(none)", "0000"] {
            let (mut game, _) = begun("");
            assert_eq!(move_of(&best(&mut game, none)), ("pass", 0));
        }
    }

    #[test]
    fn offers_are_declined_once_and_absent_opponents_claimed() {
        let (mut game, _) = begun("a4b4");
        let offered = |draw: bool, takeback: bool| {
            Input::State(Box::new(GameState {
                bdraw: draw,
                btakeback: takeback,
                ..game_state("a4b4")
            }))
        };
        assert_eq!(game.handle(offered(true, false)), [Action::DeclineDraw]);
        assert_eq!(game.handle(offered(true, true)), [Action::DeclineTakeback]);
        assert_eq!(game.handle(offered(false, false)), []);
        assert_eq!(game.handle(offered(true, false)), [Action::DeclineDraw]);
        let gone = |gone: bool, seconds: Option<i64>| {
            Input::Gone(OpponentGone {
                kind: "opponentGone".to_owned(),
                gone,
                claim_win_in_seconds: seconds,
            })
        };
        assert_eq!(
            game.handle(gone(true, Some(30))),
            [Action::Claim(Duration::from_secs(30))]
        );
        assert_eq!(game.handle(gone(false, None)), [Action::ClaimNothing]);
    }

    #[test]
    fn another_engine_goes_on_where_the_one_before_died() {
        let (mut game, _) = begun("");
        let actions = game.handle(Input::EngineRestarted);
        assert_eq!(actions[0], Action::Prepare);
        assert_eq!(searches(&actions), Some(""));
    }

    #[test]
    fn the_end_is_told_as_the_bot_sees_it() {
        for (status, winner, result) in [
            ("mate", Some("white"), Result::Won),
            ("variantEnd", Some("black"), Result::Lost),
            ("draw", None, Result::Drawn),
            ("aborted", None, Result::Aborted),
        ] {
            let (mut game, _) = begun("a4b4");
            let over = GameState {
                status: status.to_owned(),
                winner: winner.map(str::to_owned),
                ..game_state("a4b4")
            };
            let actions = game.handle(Input::State(Box::new(over)));
            let [Action::End(ending)] = actions.as_slice() else {
                panic!("{actions:?}");
            };
            assert_eq!(ending.result, result);
        }
    }
}
