//! A game under a rule set. Unlike a position, it can refuse an action because of the rules, and it can be over.

use janggi::{Action, ActionError, Claims, Game, Outcome, Rules, Start};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString};

use crate::position::{PyPosition, by_side, from_fen};
use crate::reason::{PyReason, PyVerdict};
use crate::rules::{self, PyRules};
use crate::{error, text, words};

/// A game, defined by its rules, start and actions.
///
/// `start` is a FEN, a Position, or a dict in the format of `judge`
/// (`{"setup": {"cho": "mssm", "han": "smsm"}, "handicap": ["a10"]}`); by default, the standard starting position.
/// `moves` are played from the start.
#[pyclass(name = "Game", module = "janggun")]
#[derive(Clone, Debug)]
pub(crate) struct PyGame(pub(crate) Game);

fn start(py: Python<'_>, rules: &Rules, start: Option<&Bound<'_, PyAny>>) -> PyResult<Start> {
    let Some(start) = start else {
        return Ok(Start::usual_under(rules));
    };
    if let Ok(position) = start.cast::<PyPosition>() {
        return Ok(Start::Fen(position.get().0.clone()));
    }
    if let Ok(fen) = start.cast::<PyString>() {
        return from_fen(py, &fen.to_cow()?, rules.movement).map(Start::Fen);
    }
    let dumped = text::dumps(start)?;
    serde_json::from_str(&dumped)
        .map_err(|problem| error::coded::<error::PositionError>(py, "bad_position", &problem.to_string(), "{}"))
}

/// Parses and plays one action.
pub(crate) fn play(py: Python<'_>, game: &mut Game, token: &str, at: Option<usize>) -> PyResult<()> {
    let action = Action::parse(token, game.position())
        .map_err(|problem| error::move_text(py, token, janggi::record::MoveTextError::Uci(problem)))?;
    game.play(action)
        .map_err(|problem| error::action(py, token, &problem, at))
}

/// Plays the actions of a list or any other iterable.
pub(crate) fn play_all(py: Python<'_>, game: &mut Game, moves: &Bound<'_, PyAny>) -> PyResult<()> {
    for (at, token) in moves.try_iter()?.enumerate() {
        let token = token?;
        play(py, game, token.cast::<PyString>()?.to_str()?, Some(at))?;
    }
    Ok(())
}

/// Returns a new game with these rules, from a FEN or the standard starting position.
pub(crate) fn begun(py: Python<'_>, rules: Rules, fen: Option<&str>) -> PyResult<Game> {
    let start = match fen {
        Some(text) => Start::Fen(from_fen(py, text, rules.movement)?),
        None => Start::usual_under(&rules),
    };
    Game::new(rules, start).map_err(|problem| error::start(py, &problem))
}

#[pymethods]
impl PyGame {
    #[new]
    #[pyo3(signature = (rules, start = None, moves = None, *, claims = "auto"))]
    fn new(
        py: Python<'_>,
        rules: &Bound<'_, PyAny>,
        start: Option<&Bound<'_, PyAny>>,
        moves: Option<&Bound<'_, PyAny>>,
        claims: &str,
    ) -> PyResult<Self> {
        let claims = match claims {
            "auto" => Claims::Auto,
            "last" => Claims::Last,
            _ => return Err(PyValueError::new_err("claims is \"auto\" or \"last\"")),
        };
        let rules = rules::of(rules)?;
        let start = self::start(py, &rules, start)?;
        let mut game = Game::with_claims(rules, start, claims).map_err(|problem| error::start(py, &problem))?;
        if let Some(moves) = moves {
            play_all(py, &mut game, moves)?;
        }
        Ok(Self(game))
    }

    /// The rule set.
    #[getter]
    fn rules(&self) -> PyRules {
        PyRules(self.0.rules().clone())
    }

    /// The current position.
    #[getter]
    fn position(&self) -> PyPosition {
        PyPosition(self.0.position().clone())
    }

    /// The current FEN.
    #[getter]
    fn fen(&self) -> String {
        janggi::fen::print(self.0.position())
    }

    /// The side to move: "cho" or "han"; None once the game is over.
    #[getter]
    fn turn(&self) -> Option<&'static str> {
        self.0.turn().map(|side| side.id())
    }

    /// All actions so far, as strings that `play` accepts.
    #[getter]
    fn moves(&self) -> Vec<String> {
        self.0.actions().iter().map(ToString::to_string).collect()
    }

    /// The verdict of the game; None while it is in progress.
    #[getter]
    fn verdict(&self) -> Option<PyVerdict> {
        self.0.verdict().cloned().map(PyVerdict)
    }

    /// The current points of each side: its pieces, and the deom for Han.
    #[getter]
    fn points<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        by_side(py, self.0.standing().points.map(|points| f64::from(points.0) / 2.0))
    }

    /// For each of the actions `call`, `offer_draw` and `accept_draw`, whether it is allowed now.
    #[getter]
    fn rights<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let rights = self.0.rights();
        let dict = PyDict::new(py);
        dict.set_item("call", rights.call)?;
        dict.set_item("offer_draw", rights.offer_draw)?;
        dict.set_item("accept_draw", rights.accept_draw)?;
        Ok(dict)
    }

    /// Return all legal moves in UCI. A pass is written as the general's move to its own square. The list is empty once
    /// the game is over.
    fn legal_moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        words::list(py, &self.0.legal(), self.0.position())
    }

    /// Play an action: a move in UCI, or a word such as "pass", "call", "offer", "resign", "flag:han" or "stop:time".
    /// Raise an exception and change nothing if the action is not allowed.
    #[pyo3(name = "play", text_signature = "($self, move)")]
    fn play_token(&mut self, py: Python<'_>, r#move: &str) -> PyResult<()> {
        play(py, &mut self.0, r#move, None)
    }

    /// Take the last action back and return it; None if there is none.
    fn undo(&mut self) -> Option<String> {
        self.0.undo().map(|action| action.to_string())
    }

    /// End the game by a referee's decision: "cho", "han", "draw" or "none".
    fn adjudicate(&mut self, py: Python<'_>, outcome: &str) -> PyResult<()> {
        let known =
            Outcome::from_code(outcome).ok_or_else(|| PyValueError::new_err("an outcome is cho, han, draw or none"))?;
        self.0
            .adjudicate(known)
            .map_err(|problem| error::action(py, outcome, &problem, None))
    }

    /// Return the reason why a move or pass is not allowed; None if it is allowed.
    #[pyo3(text_signature = "($self, move)")]
    fn why(&self, py: Python<'_>, r#move: &str) -> PyResult<Option<PyReason>> {
        let parsed = janggi::uci::parse_move(r#move, self.0.position());
        let mv = parsed.map_err(|problem| error::move_text(py, r#move, janggi::record::MoveTextError::Uci(problem)))?;
        Ok(self.0.why(mv).err().map(|problem: ActionError| PyReason(problem)))
    }

    /// Return the moves that the rules refuse now, and the consequences of the other moves: repetitions, endings and
    /// bikjang.
    fn warnings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        text::loads(py, &janggi::api::warnings(&self.0))
    }

    /// Return the complete state as a dict, in the format of `judge`.
    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        rules::state(py, &self.0)
    }

    /// Return the moves and passes so far in the given notation.
    fn written(&self, notation: &str) -> PyResult<Vec<String>> {
        let notation = crate::position::notation(notation)?;
        let line = self.0.history();
        Ok((1..)
            .zip(&line.positions_since(0))
            .filter_map(|(ply, before)| Some(notation.print(line.action_at(ply)?, before)))
            .collect())
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __repr__(&self) -> String {
        let rules = PyRules(self.0.rules().clone());
        let actions = self.0.actions().len();
        match rules.id() {
            Some(id) => format!("<Game of {id}, {actions} actions>"),
            None => format!("<Game of house rules, {actions} actions>"),
        }
    }
}
